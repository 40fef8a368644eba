package wasm

import (
	"encoding/binary"
	"errors"
)

// A WebAssembly module is a preamble of eight bytes followed by sections, each a number that says what it holds, a
// length and a body.
const (
	preamble      = "\x00asm\x01\x00\x00\x00"
	customPart    = 0  // remarks for tools; a browser needs none of them
	typePart      = 1  // what functions take and return
	importPart    = 2  // what comes from elsewhere
	functionPart  = 3  // the type of each function
	tablePart     = 4  // how many functions can be called by their number
	memoryPart    = 5  // how much memory there is at first
	globalPart    = 6  // numbers that all functions share
	exportPart    = 7  // what others may call and see
	elementPart   = 9  // which functions can be called by their number
	codePart      = 10 // what each function does
	dataPart      = 11 // what memory holds before the program starts
	constant      = 0x41
	endOfOffset   = 0x0b
	integer       = 0x7f // a number of 32 bits as a type
	longInteger   = 0x7e // one of 64 bits
	functionsOnly = 0x70 // a table of functions as a type
	changing      = 1    // of a number that may change
	ofFunction    = 0    // kinds of what modules share
	ofTable       = 1
	ofMemory      = 2
	ofGlobal      = 3
)

var errCut = errors.New("the program's module ends too early")

// section is a part of a module: what it holds, and its body.
type section struct {
	kind byte
	body []byte
}

// readModule takes a module apart.
func readModule(module []byte) ([]section, error) {
	if len(module) < len(preamble) || string(module[:len(preamble)]) != preamble {
		return nil, errors.New("what was compiled is no WebAssembly module")
	}
	var parts []section
	for r := (reader{rest: module[len(preamble):]}); len(r.rest) > 0; {
		part := section{kind: r.byte()}
		part.body = r.bytes(r.number())
		if r.isTruncated {
			return nil, errCut
		}
		parts = append(parts, part)
	}
	return parts, nil
}

// writeModule puts a module together.
func writeModule(parts []section) []byte {
	out := []byte(preamble)
	for _, p := range parts {
		out = append(out, p.kind)
		out = appendBytes(out, p.body)
	}
	return out
}

// bodyOf returns the body of the first section of a kind, nil where there is none.
func bodyOf(parts []section, kind byte) []byte {
	for _, p := range parts {
		if p.kind == kind {
			return p.body
		}
	}
	return nil
}

var errUnknownTable = errors.New("the table that Go adds to its functions is laid out otherwise than known")

// slim returns the same program in a module that takes less time to travel: what memory holds at first is written in
// one piece instead of many, and without the positions of the source (see dropPositions), remarks for tools are left
// out. It is an error if Go's table of functions is not as known: a program is slim or as it was.
func slim(module []byte) ([]byte, error) {
	slimmed, found, err := condense(module)
	if err == nil && !found {
		err = errUnknownTable
	}
	if err != nil {
		return nil, err
	}
	return slimmed, nil
}

// condense does what slim does, and reports whether it found Go's table of functions and dropped the positions.
func condense(module []byte) (condensed []byte, found bool, err error) {
	parts, err := readModule(module)
	if err != nil {
		return nil, false, err
	}
	var kept []section
	for _, p := range parts {
		switch p.kind {
		case customPart:
			continue
		case codePart:
			if p.body, err = shortenCode(p.body, bodyOf(parts, functionPart), firstPlace(parts)); err != nil {
				return nil, false, err
			}
		case dataPart:
			memory, err := readMemory(p.body)
			if err != nil {
				return nil, false, err
			}
			memory = join(memory)
			for _, s := range memory {
				found = dropPositions(s.bytes) || found
			}
			p.body = writeMemory(memory)
		}
		kept = append(kept, p)
	}
	return writeModule(kept), found, nil
}

// reader reads what a module is made of. Once something has been read from beyond the end, it is cut.
type reader struct {
	rest        []byte
	isTruncated bool
}

func (r *reader) byte() byte {
	if len(r.rest) == 0 {
		r.isTruncated = true
		return 0
	}
	b := r.rest[0]
	r.rest = r.rest[1:]
	return b
}

// number reads a number without a sign: seven bits a byte, the lowest first.
func (r *reader) number() uint64 {
	v, n := binary.Uvarint(r.rest)
	if n <= 0 {
		r.isTruncated = true
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

// signed reads a number of 32 bits with a sign.
func (r *reader) signed() int32 {
	v, n := decodeSigned(r.rest)
	if n <= 0 {
		r.isTruncated = true
		return 0
	}
	r.rest = r.rest[n:]
	return v
}

func (r *reader) bytes(n uint64) []byte {
	if r.isTruncated || n > uint64(len(r.rest)) {
		r.isTruncated = true
		return nil
	}
	b := r.rest[:n:n]
	r.rest = r.rest[n:]
	return b
}

// appendBytes writes bytes after how many they are.
func appendBytes(out, b []byte) []byte {
	return append(binary.AppendUvarint(out, uint64(len(b))), b...)
}

// decodeSigned reads a number of 32 bits with a sign, as WebAssembly writes it: seven bits a byte, the lowest first, the last
// with its sign in bit 6. It returns the number and how many bytes it takes, none where there is no such number.
func decodeSigned(b []byte) (int32, int) {
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
