package solved

// predictor estimates the chance of a decision about a position from its features: every feature has a weight, and the
// chance grows with their sum. When the decision is known the weights used are moved towards it, so that the predictor
// grows used to the chunk at hand; with each chunk it begins afresh. It reckons in whole numbers, so that all machines
// predict alike.
type predictor struct {
	bits uint // of a context's hash that choose its weight
	// Weights for the decision whether a position is lost, and for those whether the band of its distance is higher
	// than each: parts of now.
	lost, higher weights
	now, fresh   []int16                         // all weights in the order of a file: as they are, and as a chunk begins
	learned      bool                            // whether now differs from fresh
	used         [maxPairs + contextCount]*int16 // for the prediction at hand
	usedCount    int
	chance       uint32
}

// weights of features, in units of 1/weightUnit of the natural logarithm of the odds.
type weights struct {
	pairs    []int16 // in kinds, one after the other
	contexts [contextCount][]int16
}

const (
	weightUnit = 2048
	pairKinds  = 4 // bands from the third on share the weights of pairs
)

func newPredictor(bits uint) *predictor {
	g := &predictor{bits: bits}
	count := (1+pairKinds)<<pairBits + 2*contextCount<<bits
	g.now, g.fresh = make([]int16, count), make([]int16, count)
	rest := g.now
	take := func(n int) []int16 {
		part := rest[:n:n]
		rest = rest[n:]
		return part
	}
	g.lost.pairs, g.higher.pairs = take(1<<pairBits), take(pairKinds<<pairBits)
	for k := range contextCount {
		g.lost.contexts[k], g.higher.contexts[k] = take(1<<bits), take(1<<bits)
	}
	return g
}

// keepWeights makes the weights as they are those that a chunk begins with.
func (g *predictor) keepWeights() {
	copy(g.fresh, g.now)
	g.learned = false
}

// tickWeights is how many weights are read or copied between two ticks, and weightsWork what of work that counts.
const (
	tickWeights = 1 << 15
	weightsWork = 32
)

// begin makes the predictor forget the chunk before.
func (g *predictor) begin(tick func(work int)) {
	if !g.learned {
		return
	}
	for from := 0; from < len(g.now); from += tickWeights {
		copy(g.now[from:], g.fresh[from:min(from+tickWeights, len(g.fresh))])
		tick(weightsWork)
	}
	g.learned = false
}

// lostChance returns the chance that the position is lost.
func (g *predictor) lostChance(c *features) uint32 { return g.predict(&g.lost, c, 0, 0) }

// higherChance returns the chance that the band of a lost position is higher than this one.
func (g *predictor) higherChance(c *features, band int) uint32 {
	return g.predict(&g.higher, c, min(band, pairKinds-1)<<pairBits, uint32(band)*0x9e3779b1)
}

// predict adds up the weights of the features. Those of pairs begin at base, and offset is added to the hashes of
// contexts.
func (g *predictor) predict(w *weights, c *features, base int, offset uint32) uint32 {
	sum, n := 0, 0
	for _, pair := range c.pairs[:c.pairCount] {
		weight := &w.pairs[base+int(pair)]
		sum += int(*weight)
		g.used[n] = weight
		n++
	}
	for k, hash := range c.contexts {
		weight := &w.contexts[k][(hash+offset)>>(32-g.bits)]
		sum += int(*weight)
		g.used[n] = weight
		n++
	}
	g.usedCount = n
	g.chance = chanceOf(sum >> sumShift)
	return g.chance
}

const (
	learnRate = 64
	weightTop = 1<<15 - 1
)

// learn takes in what the last prediction was about.
func (g *predictor) learn(one bool) {
	slope := -int(g.chance)
	if one {
		slope += 1 << chanceBits
	}
	step := slope * learnRate / (1 << chanceBits)
	if step == 0 {
		return
	}
	g.learned = true
	for _, weight := range g.used[:g.usedCount] {
		*weight = int16(min(max(int(*weight)+step, -weightTop), weightTop))
	}
}

const (
	sumShift    = 6
	sumUnit     = weightUnit >> sumShift
	maxSum      = 10 * sumUnit
	leastChance = 8
)

// chances holds the chance for every sum of weights: the logistic function. It is computed at start and never changes.
var chances = makeChances()

func makeChances() *[2*maxSum + 1]uint32 {
	// e to the power of -1/32 in units of 2^-32, multiplied up.
	const step = 4_162_825_044
	table := new([2*maxSum + 1]uint32)
	power := uint64(1) << 32
	for sum := range maxSum + 1 {
		high := uint32((uint64(1) << (32 + chanceBits)) / (1<<32 + power))
		high = min(high, 1<<chanceBits-leastChance)
		table[maxSum+sum], table[maxSum-sum] = high, 1<<chanceBits-high
		power = power * step >> 32
	}
	return table
}

func chanceOf(sum int) uint32 { return chances[min(max(sum, -maxSum), maxSum)+maxSum] }
