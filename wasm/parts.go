package wasm

import (
	"cmp"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// What Go's linker and runtime agree on for WebAssembly (Go's cmd/link/internal/wasm/asm.go, runtime/asm_wasm.s): all
// functions stand in one table, in their order, from a certain place on; that place is what the program knows a
// function by. A function takes at which of its points it goes on, the first at its beginning, and returns whether all
// that have called it are to be left, because another goroutine goes on. Where the program is to go on stands eight
// bytes below the stack. Its runtime looks there until it is told to pause.
const (
	stackGlobal = 0 // how far the stack has grown down, among the numbers that all functions share
	pauseGlobal = 7 // whether to pause
	goGlobals   = 8 // how many there are
	goFunction  = 0 // the type of every function but some of the runtime's own
	loopName    = "wasm_pc_f_loop"
	pcShift     = 16 // the place of a function in the table, times two to the power of this, is where its code begins
	pcBelow     = 8  // how far below the stack stands where to go on

	goGlobalTypes  = "\x7f\x7e\x7e\x7e\x7e\x7e\x7e\x7f" // of the numbers they share
	goFunctionType = "\x60\x01\x7f\x01\x7f"
	loopType       = "\x60\x00\x00"
)

// What the two parts of a program share, and the page needs, besides what Go exports: the names in the first part.
const (
	tableExport   = "functions"
	wholeExport   = "whole"   // 1 once the rest is there: the page says so
	lackingExport = "lacking" // 1 when the program stands still for want of the rest
	goOnExport    = "goOn"    // to be called then, when the rest is there
	globalExport  = "shared"  // with the number of what all functions share behind it
	memoryExport  = "mem"     // Go's own
	firstModule   = "first"   // what the rest calls the first part
)

// Instructions of WebAssembly.
const (
	opIf           = 0x04
	opElse         = 0x05
	opEnd          = 0x0b
	opCall         = 0x10
	opCallIndirect = 0x11
	opLocalGet     = 0x20
	opGlobalGet    = 0x23
	opGlobalSet    = 0x24
	opI64Store     = 0x37
	opI32Const     = constant
	opI64Const     = 0x42
	opI32Sub       = 0x6b
	opI64Shl       = 0x86
	opI64ExtendU   = 0xad
)

// parts divides a slim program into two modules: the first runs by itself as long as only early functions are called,
// the rest brings all others. In the first, a late function stands still for the rest (see stall); in the rest, an
// early one calls that of the first. Both number their functions alike, so that their code is as it was. Neither names
// them, and no more does module, of whose bytes they are made (see dropNames).
func parts(module []byte, early func(name string) bool) (first, rest []byte, err error) {
	p, err := readProgram(module)
	if err != nil {
		return nil, nil, err
	}
	late := make([]bool, len(p.functions))
	loop := -1
	for _, f := range p.tableFunctions {
		number := f.place - p.from
		if number < 0 || number >= len(late) {
			return nil, nil, fmt.Errorf("the table of functions knows one at %d, the program has %d from %d on", f.place, len(late), p.from)
		}
		late[number] = p.functions[number].typ == goFunction && !early(f.name)
		if f.name == loopName {
			loop = number
		}
	}
	if loop < 0 || !p.typeIs(p.functions[loop].typ, loopType) || !p.typeIs(goFunction, goFunctionType) {
		return nil, nil, errors.New("the program calls its functions otherwise than known")
	}
	p.isLate = late
	p.dropNames()
	memory, err := p.earlyMemory()
	if err != nil {
		return nil, nil, err
	}
	if f, ok := findFilling(p.memory); ok {
		p.filling, p.memory, memory = &f, f.without(p.memory), f.without(memory)
	}
	rest, err = p.rest(loop, memory)
	return p.first(loop, memory), rest, err
}

// first is the first part: everything but the code of late functions and what Go's table says of them, and the means
// to stand still for want of these.
func (p *program) first(loop int, memory []stretch) []byte {
	stall := p.imports + len(p.functions)
	goOn := stall + 1
	var out []section
	for _, s := range p.parts {
		switch s.kind {
		case functionPart:
			s.body = longer(s.body, 2, binary.AppendUvarint([]byte{goFunction}, p.functions[loop].typ))
		case globalPart:
			number := []byte{integer, changing, opI32Const, 0, opEnd}
			s.body = longer(s.body, 2, slices.Concat(number, number))
		case exportPart:
			s.body = longer(s.body, 4+goGlobals, sharedExports(goOn))
		case codePart:
			s.body = p.code(func(k int) []byte {
				if !p.isLate[k] {
					return p.functions[k].code
				}
				code := appendSigned([]byte{0, opI32Const}, int32(p.from+k))
				return append(call(code, stall), opEnd)
			})
			goOnCode := append(call([]byte{0}, p.imports+loop), opEnd)
			s.body = longer(s.body, 2, appendBytes(appendBytes(nil, stallCode()), goOnCode))
		case dataPart:
			s.body = writeMemory(memory)
		}
		out = append(out, s)
	}
	return writeModule(p.fillAtStart(out, loop, false))
}

// rest is the other part: the code of late functions and what the first part's memory lacks.
func (p *program) rest(loop int, early []stretch) ([]byte, error) {
	imports, err := p.sharedImports()
	if err != nil {
		return nil, err
	}
	return writeModule(p.fillAtStart([]section{
		{typePart, bodyOf(p.parts, typePart)},
		{importPart, imports},
		{functionPart, bodyOf(p.parts, functionPart)},
		{elementPart, p.lateElements()},
		{codePart, p.code(func(k int) []byte {
			if p.isLate[k] || p.functions[k].typ != goFunction {
				return p.functions[k].code
			}
			code := appendSigned([]byte{0, opLocalGet, 0, opI32Const}, int32(p.from+k))
			return append(code, opCallIndirect, goFunction, 0, opEnd)
		})},
		{dataPart, writeMemory(difference(early, p.memory))},
	}, loop, true)), nil
}

// code is the body of a section of code.
func (p *program) code(of func(k int) []byte) []byte {
	out := binary.AppendUvarint(nil, uint64(len(p.functions)))
	for k := range p.functions {
		out = appendBytes(out, of(k))
	}
	return out
}

// stallCode is a function that takes the place of a late function in the table and goes on there if the rest has come.
// Otherwise it has the program go on at that function when it goes on, and pause.
func stallCode() []byte {
	return []byte{0,
		opGlobalGet, goGlobals,
		opIf, integer,
		opI32Const, 0,
		opLocalGet, 0,
		opCallIndirect, goFunction, 0,
		opElse,
		opGlobalGet, stackGlobal, opI32Const, pcBelow, opI32Sub,
		opLocalGet, 0, opI64ExtendU, opI64Const, pcShift, opI64Shl,
		opI64Store, 3, 0,
		opI32Const, 1, opGlobalSet, pauseGlobal,
		opI32Const, 1, opGlobalSet, goGlobals + 1,
		opI32Const, 1,
		opEnd,
		opEnd,
	}
}

func call(code []byte, function int) []byte {
	return binary.AppendUvarint(append(code, opCall), uint64(function))
}

// sharedExports are the exports that the first part has besides Go's.
func sharedExports(goOn int) []byte {
	var out []byte
	export := func(name string, kind byte, number int) {
		out = appendBytes(out, []byte(name))
		out = binary.AppendUvarint(append(out, kind), uint64(number))
	}
	export(tableExport, ofTable, 0)
	export(goOnExport, ofFunction, goOn)
	export(wholeExport, ofGlobal, goGlobals)
	export(lackingExport, ofGlobal, goGlobals+1)
	for k := range goGlobals {
		export(fmt.Sprint(globalExport, k), ofGlobal, k)
	}
	return out
}

// sharedImports is the body of the rest's section of imports: Go's own, and what it shares with the first part.
func (p *program) sharedImports() ([]byte, error) {
	var out []byte
	add := func(name string, kind byte, what ...byte) {
		out = appendBytes(out, []byte(firstModule))
		out = appendBytes(out, []byte(name))
		out = append(append(out, kind), what...)
	}
	table, memory := bodyOf(p.parts, tablePart), bodyOf(p.parts, memoryPart)
	if len(table) < 2 || table[0] != 1 || table[1] != functionsOnly || len(memory) < 1 || memory[0] != 1 {
		return nil, errors.New("the program has another table or memory than known")
	}
	add(tableExport, ofTable, table[1:]...)
	add(memoryExport, ofMemory, memory[1:]...)
	for k := range goGlobals {
		add(fmt.Sprint(globalExport, k), ofGlobal, goGlobalTypes[k], changing)
	}
	return longer(bodyOf(p.parts, importPart), 2+goGlobals, out), nil
}

// lateElements is the body of a section that puts the late functions into the table: a piece for each run of them.
func (p *program) lateElements() []byte {
	var out []byte
	pieces := 0
	for from := 0; from < len(p.isLate); {
		to := from
		for to < len(p.isLate) && p.isLate[to] {
			to++
		}
		if to > from {
			pieces++
			out = append(appendSigned(append(out, 0, constant), int32(p.from+from)), endOfOffset)
			out = binary.AppendUvarint(out, uint64(to-from))
			for k := from; k < to; k++ {
				out = binary.AppendUvarint(out, uint64(p.imports+k))
			}
		}
		from = to + 1
	}
	return append(binary.AppendUvarint(nil, uint64(pieces)), out...)
}

// earlyMemory is the memory of the program without what Go's table says of late functions, and the data about them.
func (p *program) earlyMemory() ([]stretch, error) {
	early := copies(p.memory)
	late := func(k int) bool { return p.isLate[k-p.from] }
	for _, s := range early {
		for t := range tables(s.bytes) {
			data := t.lateData(s.end()-uint64(len(t.memory)), early, late)
			if t.postpone(late, runtimeName) {
				for _, d := range data {
					clear(t.memory[d.from:d.to])
				}
				return early, nil
			}
		}
	}
	return nil, errUnknownTable
}

// difference returns what is to be written over some memory to make another of the same stretches of it. Short pieces
// that are the same are written too: they cost less than a new stretch.
func difference(from, to []stretch) []stretch {
	const short = 80
	var out []stretch
	for k, s := range to {
		old := from[k].bytes
		same := short
		for i, b := range s.bytes {
			if b == old[i] {
				same++
				continue
			}
			if same >= short {
				out = append(out, stretch{at: s.at + uint32(i)})
				same = 0
			}
			last := &out[len(out)-1]
			begin := int(last.at - s.at)
			last.bytes = s.bytes[begin : i+1]
			same = 0
		}
	}
	slices.SortFunc(out, func(a, b stretch) int { return cmp.Compare(a.at, b.at) })
	return out
}

// longer returns the body of a section that counts what it holds, with some more of that at its end.
func longer(body []byte, more int, added []byte) []byte {
	count, n := binary.Uvarint(body)
	out := binary.AppendUvarint(nil, count+uint64(more))
	return append(append(out, body[n:]...), added...)
}
