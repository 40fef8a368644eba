// Package universal joins programs for macOS into one that runs on several processors, a universal binary. It imports the
// standard library only.
package universal

import (
	"bytes"
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
)

// alignBits is the power of two at which each program begins: the size of a page on Apple's processors.
const alignBits = 14

// Sizes of the header of a universal binary and of its entry for a processor, in bytes.
const (
	headSize  = 8
	entrySize = 20
)

// Join returns the universal binary of the programs, each for another processor.
func Join(programs ...[]byte) ([]byte, error) {
	if len(programs) == 0 {
		return nil, errors.New("universal: there is no program to join")
	}
	head := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	head = binary.BigEndian.AppendUint32(head, uint32(len(programs)))
	place := headSize + entrySize*len(programs)
	var body []byte
	seen := map[macho.Cpu]bool{}
	for _, program := range programs {
		f, err := macho.NewFile(bytes.NewReader(program))
		if err != nil {
			return nil, fmt.Errorf("universal: %w", err)
		}
		if seen[f.Cpu] {
			return nil, fmt.Errorf("universal: two programs are for %v", f.Cpu)
		}
		seen[f.Cpu] = true
		gap := -(place + len(body)) & (1<<alignBits - 1)
		body = append(body, make([]byte, gap)...)
		for _, n := range []int{int(f.Cpu), int(f.SubCpu), place + len(body), len(program), alignBits} {
			head = binary.BigEndian.AppendUint32(head, uint32(n))
		}
		body = append(body, program...)
	}
	return append(head, body...), nil
}
