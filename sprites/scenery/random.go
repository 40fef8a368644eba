package scenery

// Random is a small stream of numbers that look random and are the same every
// time: a counter mixed by SplitMix64.
type Random uint64

// next returns the next 64 mixed bits.
func (c *Random) next() uint64 {
	*c += 0x9E3779B97F4A7C15
	z := uint64(*c)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Float64 returns a number from 0 up to 1.
func (c *Random) Float64() float64 { return float64(c.next()>>11) / (1 << 53) }

// Within returns a number from low up to high.
func (c *Random) Within(low, high float64) float64 { return low + (high-low)*c.Float64() }

// IntN returns a number from 0 to n-1; n must be positive.
func (c *Random) IntN(n int) int { return int(c.next() % uint64(n)) }
