package deal

import (
	"encoding/binary"
	"math"
	"math/bits"
)

// smallSum is SHA-256 as FIPS 180-4 has it, in few bytes of program, for pages.
func smallSum(data []byte) (out [Size]byte) {
	h, k := constants()
	padded := append(append(make([]byte, 0, len(data)+2*blockSize), data...), 0x80)
	for len(padded)%blockSize != blockSize-8 {
		padded = append(padded, 0)
	}
	padded = binary.BigEndian.AppendUint64(padded, uint64(len(data))*8)
	for ; len(padded) > 0; padded = padded[blockSize:] {
		var w [64]uint32
		for i := range w {
			if i < 16 {
				w[i] = binary.BigEndian.Uint32(padded[4*i:])
				continue
			}
			a, b := w[i-15], w[i-2]
			w[i] = w[i-16] + (rotations(a, 7, 18) ^ a>>3) + w[i-7] + (rotations(b, 17, 19) ^ b>>10)
		}
		s := h
		for i := range w {
			a, e := s[0], s[4]
			one := s[7] + (rotations(e, 6, 11) ^ bits.RotateLeft32(e, -25)) + (e&s[5] ^ ^e&s[6]) + k[i] + w[i]
			two := (rotations(a, 2, 13) ^ bits.RotateLeft32(a, -22)) + (a&s[1] ^ a&s[2] ^ s[1]&s[2])
			copy(s[1:], s[:7])
			s[0], s[4] = one+two, s[4]+one
		}
		for i := range h {
			h[i] += s[i]
		}
	}
	for i, word := range h {
		binary.BigEndian.PutUint32(out[4*i:], word)
	}
	return out
}

func rotations(x uint32, a, b int) uint32 { return bits.RotateLeft32(x, -a) ^ bits.RotateLeft32(x, -b) }

// constants returns the first 32 bits of the fractions of the roots of the first primes: square roots of 8 of them, cube
// roots of 64. A float64 has enough of them.
func constants() (h [8]uint32, k [64]uint32) {
	n := 0
primes:
	for p := 2; n < len(k); p++ {
		for d := 2; d*d <= p; d++ {
			if p%d == 0 {
				continue primes
			}
		}
		if n < len(h) {
			h[n] = fraction(math.Sqrt(float64(p)))
		}
		k[n] = fraction(math.Cbrt(float64(p)))
		n++
	}
	return h, k
}

func fraction(x float64) uint32 { return uint32((x - math.Floor(x)) * (1 << 32)) }
