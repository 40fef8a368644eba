package wasm

import (
	"context"
	"fmt"
	"path/filepath"
)

// builtProgram is a compiled program as it travels to a page.
type builtProgram struct {
	first     []byte
	rest      []byte   // nil where all of the program is in the first part
	functions []string // their names, in their order
	from      int      // the place of the first of them in the table
	warnings  []string // see Built
	notes     []string
	early     int // how many functions travel in the first part of two
	all       int // how many there are
}

// makeProgram compiles the program and makes it ready to travel: slim and in two parts. A step that meets something it
// does not know is left out, with a warning: the program then travels in one part, or as Go compiles it. work is a
// folder for what is made on the way; known reports whether the layout of the compiler's programs is; cuts are made in
// Ebitengine, see leave.
func makeProgram(ctx context.Context, t toolchain, o Options, work string, known bool, cuts []cut) (builtProgram, error) {
	path := filepath.Join(work, "program")
	if o.Plain || !known {
		o.Plain = true
		program, err := compile(ctx, t, o, "", path)
		return builtProgram{first: program}, err
	}
	program, unlean := compileLean(ctx, t, o, work, path, cuts)
	if unlean == nil {
		return prepare(ctx, t, o, program, true)
	}
	// The list of early functions is made for a lean program: this one is not divided.
	program, err := compile(ctx, t, o, "", path)
	if err != nil {
		return builtProgram{}, err
	}
	p, err := prepare(ctx, t, o, program, false)
	p.warnings = append(p.warnings, fmt.Sprintf("Ebitengine travels whole, and the program in one part: %v", unlean))
	return p, err
}

// compileLean compiles the program against a copy of Ebitengine without what no page runs.
func compileLean(ctx context.Context, t toolchain, o Options, work, path string, cuts []cut) ([]byte, error) {
	modfile, err := copyLeanModule(ctx, t, work, cuts)
	if err != nil {
		return nil, fmt.Errorf("leaving out what no page runs: %w", err)
	}
	return compile(ctx, t, o, modfile, path)
}

// prepare makes a compiled program slim and divides it, if it is to be divided.
func prepare(ctx context.Context, t toolchain, o Options, program []byte, divided bool) (builtProgram, error) {
	slimmed, err := slim(program)
	if err != nil {
		return builtProgram{first: program, warnings: []string{fmt.Sprintf("the program travels as Go compiles it: making it slim: %v", err)}}, o.needsMarks(err)
	}
	if !divided {
		return builtProgram{first: slimmed}, nil
	}
	p, err := divide(ctx, t, o, slimmed)
	if err != nil {
		return builtProgram{first: slimmed, warnings: []string{fmt.Sprintf("the program travels in one part: dividing it: %v", err)}}, o.needsMarks(err)
	}
	return p, nil
}

// needsMarks returns why a step failed where the program is of no use without it.
func (o Options) needsMarks(err error) error {
	if !o.Marks {
		return nil
	}
	return fmt.Errorf("marking which functions run: %w", err)
}

// divide returns the two parts of a slim program, what runs until the shelf is there and the rest.
func divide(ctx context.Context, t toolchain, o Options, slimmed []byte) (builtProgram, error) {
	var p builtProgram
	var err error
	goesFirst := o.First
	switch {
	case o.Marks:
		goesFirst = AllEarly
		if slimmed, err = mark(slimmed); err != nil {
			return p, err
		}
	case goesFirst == nil:
		early, err := earlyOf(ctx, t)
		if err != nil {
			return p, err
		}
		goesFirst = early.Has
		if p.notes, err = early.notes(slimmed); err != nil {
			return p, err
		}
	}
	read, err := readProgram(slimmed)
	if err != nil {
		return p, err
	}
	goesFirst = read.withInstances(goesFirst)
	p.functions, p.from = read.names(), read.from
	p.all, p.early = len(read.functions), len(read.functions)
	for _, f := range read.tableFunctions {
		if !goesFirst(f.name) {
			p.early--
		}
	}
	p.first, p.rest, err = parts(slimmed, goesFirst)
	return p, err
}

// notes says whether the list of early functions is older than the program.
func (e *Early) notes(slimmed []byte) ([]string, error) {
	p, err := readProgram(slimmed)
	if err != nil {
		return nil, err
	}
	absent, all := e.countAbsent(p.tableFunctions)
	if absent == 0 {
		return nil, nil
	}
	return []string{fmt.Sprintf("%d of the %d entries of wasm/%s name nothing that this program has; \"make early\" lists anew what travels first", absent, all, EarlyFile)}, nil
}
