package wasm

import (
	"bytes"
	"encoding/binary"
	"errors"
	"iter"
	"strings"
)

// program is what parts must know of a module.
type program struct {
	parts          []section
	imports        int // functions that come from elsewhere; those of the program are numbered behind them
	functions      []compiledFunction
	from           int // the place of the first of them in the table
	memory         []stretch
	tableFunctions []function
	isLate         []bool
	filling        *filling // nil for nothing
}

// compiledFunction is the type of a function, a number, and its code.
type compiledFunction struct {
	typ  uint64
	code []byte
}

func readProgram(module []byte) (*program, error) {
	sections, err := readModule(module)
	if err != nil {
		return nil, err
	}
	p := &program{parts: sections}
	for _, read := range []func() error{p.readImports, p.readFunctions, p.readTable, p.readGlobals} {
		if err := read(); err != nil {
			return nil, err
		}
	}
	if p.memory, err = readMemory(bodyOf(sections, dataPart)); err != nil {
		return nil, err
	}
	for _, s := range p.memory {
		for t := range tables(s.bytes) {
			if p.tableFunctions = t.functions(); p.tableFunctions != nil {
				return p, nil
			}
		}
	}
	return nil, errUnknownTable
}

func (p *program) readImports() error {
	r := reader{rest: bodyOf(p.parts, importPart)}
	count := r.number()
	for range count {
		r.bytes(r.number()) // the module
		r.bytes(r.number()) // the name
		kind := r.byte()
		r.number() // the type
		if r.isTruncated {
			return errCut
		}
		if kind != ofFunction {
			return errors.New("the program wants something else from elsewhere than functions")
		}
	}
	p.imports = int(count)
	return nil
}

func (p *program) readFunctions() error {
	types, codes := reader{rest: bodyOf(p.parts, functionPart)}, reader{rest: bodyOf(p.parts, codePart)}
	count := types.number()
	if codes.number() != count {
		return errors.New("the program has more functions than code, or less")
	}
	for range count {
		p.functions = append(p.functions, compiledFunction{types.number(), codes.bytes(codes.number())})
		if types.isTruncated || codes.isTruncated {
			return errCut
		}
	}
	return nil
}

// firstPlace returns the place of a program's first function in its table of functions; 0 where the table is filled otherwise
// than known.
func firstPlace(parts []section) int {
	r := reader{rest: bodyOf(parts, elementPart)}
	return readPlace(&r)
}

// readPlace reads the beginning of a section that fills the table in one piece, with the place where that begins.
func readPlace(r *reader) int {
	if r.number() != 1 || r.number() != 0 || r.byte() != constant {
		return 0
	}
	return int(r.signed())
}

func (p *program) readTable() error {
	r := reader{rest: bodyOf(p.parts, elementPart)}
	p.from = readPlace(&r)
	if p.from == 0 || r.byte() != endOfOffset || r.number() != uint64(len(p.functions)) {
		return errors.New("the program fills its table of functions otherwise than known")
	}
	for k := range p.functions {
		if r.number() != uint64(p.imports+k) {
			return errors.New("the functions stand in another order in their table")
		}
	}
	return nil
}

func (p *program) readGlobals() error {
	want := []byte{goGlobals}
	for _, typ := range goGlobalTypes {
		start := byte(opI32Const)
		if typ == longInteger {
			start = opI64Const
		}
		want = append(want, byte(typ), changing, start, 0, opEnd)
	}
	if !bytes.Equal(bodyOf(p.parts, globalPart), want) {
		return errors.New("the functions share other numbers than known")
	}
	return nil
}

// names returns the names of all functions, in their order.
func (p *program) names() []string {
	names := make([]string, len(p.functions))
	for _, f := range p.tableFunctions {
		if k := f.place - p.from; k >= 0 && k < len(names) {
			names[k] = f.name
		}
	}
	return names
}

// byChance reports whether a function is an instance of a generic one, or compares or hashes values of a type.
func byChance(name string) bool {
	return strings.Contains(name, "[") || strings.HasPrefix(name, "type:")
}

// withInstances adds to the early functions the instances of generic functions and the comparisons of types that they
// call, and that those call: which of them runs depends on the moment, so that the list lacks some. What is called by
// way of the table is not known here.
func (p *program) withInstances(early func(name string) bool) func(name string) bool {
	names := p.names()
	added, reached := map[string]bool{}, []int{}
	for k, name := range names {
		if early(name) {
			reached = append(reached, k)
		}
	}
	for len(reached) > 0 {
		k := reached[len(reached)-1]
		reached = reached[:len(reached)-1]
		for called := range p.calls(k) {
			if name := names[called]; byChance(name) && !early(name) && !added[name] {
				added[name] = true
				reached = append(reached, called)
			}
		}
	}
	return func(name string) bool { return early(name) || added[name] }
}

// calls yields the functions of the program that one calls by their numbers. Go has them begin at their first point:
// the number 0 stands before the call. Other bytes that look alike may yield one more.
func (p *program) calls(function int) iter.Seq[int] {
	return func(yield func(int) bool) {
		begin := []byte{opI32Const, 0, opCall}
		for code := p.functions[function].code; ; {
			_, behind, found := bytes.Cut(code, begin)
			if !found {
				return
			}
			number, n := binary.Uvarint(behind)
			if called := int(number) - p.imports; n > 0 && called >= 0 && called < len(p.functions) && !yield(called) {
				return
			}
			code = behind
		}
	}
}

// typeIs reports whether a type of functions is as written.
func (p *program) typeIs(number uint64, want string) bool {
	r := reader{rest: bodyOf(p.parts, typePart)}
	count := r.number()
	for k := range count {
		typ := []byte{r.byte()}
		typ = appendBytes(typ, r.bytes(r.number())) // what it takes
		typ = appendBytes(typ, r.bytes(r.number())) // what it returns
		if r.isTruncated {
			return false
		}
		if k == number {
			return string(typ) == want
		}
	}
	return false
}
