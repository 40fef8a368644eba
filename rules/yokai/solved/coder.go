package solved

// An arithmetic coder for bits of which both ends guess the chance alike. Chances are in units of 1/65536, above 0 and
// below all of them.

const (
	chanceBits = 16
	topByte    = 24
)

// encoder writes bits: likely ones take less room.
type encoder struct {
	low, high uint32 // what follows is a number in this range, its first byte highest
	out       []byte
}

func newEncoder() *encoder { return &encoder{high: 1<<32 - 1} }

// between returns the last number of the part of a range that stands for a one.
func between(low, high, chance uint32) uint32 {
	return low + uint32(uint64(high-low)*uint64(chance)>>chanceBits)
}

// put writes a bit that is a one with the chance.
func (e *encoder) put(one bool, chance uint32) {
	if mid := between(e.low, e.high, chance); one {
		e.high = mid
	} else {
		e.low = mid + 1
	}
	for (e.low^e.high)>>topByte == 0 {
		e.out = append(e.out, byte(e.high>>topByte))
		e.low, e.high = e.low<<8, e.high<<8|255
	}
}

// finish returns all that was written. The zeros at its end are left out: a decoder reads on as if they were there.
func (e *encoder) finish() []byte {
	for room := uint32(1<<32 - 1); ; room >>= 8 {
		if n := e.low + room; n >= e.low && n&^room <= e.high {
			for n &^= room; n != 0; n <<= 8 {
				e.out = append(e.out, byte(n>>topByte))
			}
			break
		}
		if room == 0 {
			break
		}
	}
	for len(e.out) > 0 && e.out[len(e.out)-1] == 0 {
		e.out = e.out[:len(e.out)-1]
	}
	return e.out
}

// decoder reads what an encoder wrote, given the same chances in the same order.
type decoder struct {
	low, high, at uint32
	in            []byte
}

func newDecoder(in []byte) decoder {
	d := decoder{high: 1<<32 - 1, in: in}
	for range 4 {
		d.shift()
	}
	return d
}

func (d *decoder) shift() {
	d.at <<= 8
	if len(d.in) > 0 {
		d.at |= uint32(d.in[0])
		d.in = d.in[1:]
	}
}

// get reads a bit that is a one with the chance.
func (d *decoder) get(chance uint32) (one bool) {
	mid := between(d.low, d.high, chance)
	if one = d.at <= mid; one {
		d.high = mid
	} else {
		d.low = mid + 1
	}
	for (d.low^d.high)>>topByte == 0 {
		d.low, d.high = d.low<<8, d.high<<8|255
		d.shift()
	}
	return one
}
