package wasm

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// A WebAssembly module is a preamble of eight bytes followed by sections, each a number that says what it holds, a
// length and a body.
const (
	preamble    = "\x00asm\x01\x00\x00\x00"
	customPart  = 0  // remarks for tools; a browser needs none of them
	dataPart    = 11 // what memory holds before the program starts
	constant    = 0x41
	endOfOffset = 0x0b
)

// widestGap is how many zeros at most are written out to join two stretches of memory. They cost next to nothing once
// compressed, a new stretch costs its header and the thread of the compressor.
const widestGap = 1 << 16

var errCut = errors.New("the program's module ends too early")

// slim returns the same program in a module that takes less time to travel: what memory holds at first is written in
// one piece instead of many, and without the positions of the source (see dropPositions), remarks for tools are left
// out.
func slim(module []byte) ([]byte, error) {
	if len(module) < len(preamble) || string(module[:len(preamble)]) != preamble {
		return nil, errors.New("what was compiled is no WebAssembly module")
	}
	out := slices.Clone(module[:len(preamble)])
	for rest := module[len(preamble):]; len(rest) > 0; {
		kind := rest[0]
		size, n := binary.Uvarint(rest[1:])
		if n <= 0 || size > uint64(len(rest)-1-n) {
			return nil, errCut
		}
		body := rest[1+n : 1+n+int(size)]
		rest = rest[1+n+int(size):]
		switch kind {
		case customPart:
			continue
		case dataPart:
			memory, err := readMemory(body)
			if err != nil {
				return nil, err
			}
			memory = join(memory)
			for _, s := range memory {
				dropPositions(s.bytes)
			}
			body = writeMemory(memory)
		}
		out = append(out, kind)
		out = binary.AppendUvarint(out, uint64(len(body)))
		out = append(out, body...)
	}
	return out, nil
}

// stretch is a part of memory that the module fills before the program starts.
type stretch struct {
	at    uint32
	bytes []byte
}

func (s stretch) end() uint64 { return uint64(s.at) + uint64(len(s.bytes)) }

// readMemory reads the body of the data section. Only what Go's linker writes is known: every stretch names its place
// as a number.
func readMemory(body []byte) ([]stretch, error) {
	count, n := binary.Uvarint(body)
	if n <= 0 {
		return nil, errCut
	}
	body = body[n:]
	var memory []stretch
	for range count {
		if len(body) < 2 {
			return nil, errCut
		}
		if body[0] != 0 || body[1] != constant {
			return nil, fmt.Errorf("stretch %d of the program's memory is not placed by a number", len(memory))
		}
		at, n := signed(body[2:])
		if n <= 0 || len(body) < 3+n {
			return nil, errCut
		}
		if body[2+n] != endOfOffset {
			return nil, fmt.Errorf("stretch %d of the program's memory is not placed by a number alone", len(memory))
		}
		body = body[3+n:]
		size, n := binary.Uvarint(body)
		if n <= 0 || size > uint64(len(body)-n) {
			return nil, errCut
		}
		memory = append(memory, stretch{at: uint32(at), bytes: body[n : n+int(size)]})
		body = body[n+int(size):]
	}
	if len(body) > 0 {
		return nil, errors.New("the program's memory is followed by something unknown")
	}
	return memory, nil
}

// writeMemory is the body of a data section.
func writeMemory(memory []stretch) []byte {
	out := binary.AppendUvarint(nil, uint64(len(memory)))
	for _, s := range memory {
		out = append(out, 0, constant)
		out = appendSigned(out, int32(s.at))
		out = append(out, endOfOffset)
		out = binary.AppendUvarint(out, uint64(len(s.bytes)))
		out = append(out, s.bytes...)
	}
	return out
}

// join makes one stretch of those that lie close together, with zeros, which is what memory holds anyway, in between,
// in the order of their places. Where stretches overlap, the order in which they are written matters, and all stay as
// they are. The bytes are copies.
func join(memory []stretch) []stretch {
	sorted := slices.Clone(memory)
	slices.SortStableFunc(sorted, func(a, b stretch) int { return cmp.Compare(a.at, b.at) })
	var out []stretch
	for _, s := range sorted {
		if len(out) > 0 {
			last := &out[len(out)-1]
			if uint64(s.at) < last.end() {
				return copies(memory)
			}
			if gap := uint64(s.at) - last.end(); gap <= widestGap {
				last.bytes = append(append(last.bytes, make([]byte, gap)...), s.bytes...)
				continue
			}
		}
		out = append(out, stretch{s.at, slices.Clone(s.bytes)})
	}
	return out
}

func copies(memory []stretch) []stretch {
	var out []stretch
	for _, s := range memory {
		out = append(out, stretch{s.at, slices.Clone(s.bytes)})
	}
	return out
}

// signed reads a number of 32 bits with a sign, as WebAssembly writes it: seven bits a byte, the lowest first, the last
// with its sign in bit 6. It returns the number and how many bytes it takes, none where there is no such number.
func signed(b []byte) (int32, int) {
	var v int64
	for i := 0; i < len(b) && i < 5; i++ {
		v |= int64(b[i]&0x7f) << (7 * i)
		if b[i] < 0x80 {
			if b[i]&0x40 != 0 {
				v -= 1 << (7 * (i + 1))
			}
			if v != int64(int32(v)) {
				return 0, 0
			}
			return int32(v), i + 1
		}
	}
	return 0, 0
}

func appendSigned(b []byte, v int32) []byte {
	for {
		low := byte(v & 0x7f)
		v >>= 7
		if v == 0 && low&0x40 == 0 || v == -1 && low&0x40 != 0 {
			return append(b, low)
		}
		b = append(b, low|0x80)
	}
}
