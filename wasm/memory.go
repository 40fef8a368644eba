package wasm

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// widestGap is how many zeros at most are written out to join two stretches of memory. They cost next to nothing once
// compressed, a new stretch costs its header and the thread of the compressor.
const widestGap = 1 << 16

// stretch is a part of memory that the module fills before the program starts.
type stretch struct {
	at    uint32
	bytes []byte
}

func (s stretch) end() uint64 { return uint64(s.at) + uint64(len(s.bytes)) }

// readMemory reads the body of the data section. Only what Go's linker writes is known: every stretch names its place
// as a number.
func readMemory(body []byte) ([]stretch, error) {
	r := reader{rest: body}
	count := r.number()
	var memory []stretch
	for i := uint64(0); i < count && !r.isTruncated; i++ {
		if r.byte() != 0 || r.byte() != constant {
			if r.isTruncated {
				break
			}
			return nil, fmt.Errorf("stretch %d of the program's memory is not placed by a number", i)
		}
		at := r.signed()
		if end := r.byte(); end != endOfOffset && !r.isTruncated {
			return nil, fmt.Errorf("stretch %d of the program's memory is not placed by a number alone", i)
		}
		memory = append(memory, stretch{at: uint32(at), bytes: r.bytes(r.number())})
	}
	if r.isTruncated {
		return nil, errCut
	}
	if len(r.rest) > 0 {
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
		out = appendBytes(out, s.bytes)
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
