package wasm

import (
	"fmt"
)

// marksRoom is how many bytes at the beginning of memory no Go program uses (wasmMinDataAddr in Go's
// cmd/link/internal/ld/data.go keeps them free, so that nothing lies where a nil pointer points to).
const marksRoom = 4096

// Instructions that set a mark.
const (
	opLoadByte  = 0x2d
	opOr        = 0x72
	opStoreByte = 0x3a
)

// mark has every function of a slim program note that it has run: a bit in memory for each in their order, from the
// first byte's lowest on.
func mark(module []byte) ([]byte, error) {
	p, err := readProgram(module)
	if err != nil {
		return nil, err
	}
	if len(p.functions) > 8*marksRoom {
		return nil, fmt.Errorf("there is room for the marks of %d functions, the program has %d", 8*marksRoom, len(p.functions))
	}
	for k := range p.functions {
		f := &p.functions[k]
		locals := reader{rest: f.code}
		for range locals.number() {
			locals.number() // how many
			locals.byte()   // of which type
		}
		if locals.isTruncated {
			return nil, errCut
		}
		begins := f.code[:len(f.code)-len(locals.rest)]
		code := append([]byte(nil), begins...)
		place := appendSigned([]byte{opI32Const}, int32(k/8))
		code = append(append(code, place...), place...)
		code = append(code, opLoadByte, 0, 0)
		code = appendSigned(append(code, opI32Const), 1<<(k%8))
		code = append(code, opOr, opStoreByte, 0, 0)
		f.code = append(code, locals.rest...)
	}
	for k := range p.parts {
		if p.parts[k].kind == codePart {
			p.parts[k].body = p.code(func(k int) []byte { return p.functions[k].code })
		}
	}
	return writeModule(p.parts), nil
}

// RanFunctions returns the names of the functions that have run, by the bytes at the beginning of memory of a program built
// with Options.Marks, each a number of its own.
func (b Result) RanFunctions(memory []uint16) []string {
	var names []string
	for k, name := range b.functions {
		if k/8 < len(memory) && memory[k/8]>>(k%8)&1 == 1 {
			names = append(names, name)
		}
	}
	return names
}

// MissingFunction returns the name of the function for want of which a program in two parts stands still, by the place where it
// is to go on: the eight bytes below its stack. "" is none that is known.
func (b Result) MissingFunction(goOn uint64) string {
	if k := int(goOn>>pcShift) - b.from; k >= 0 && k < len(b.functions) {
		return b.functions[k]
	}
	return ""
}
