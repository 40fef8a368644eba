package wasm

import (
	"context"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// EarlyFile is the name of the list of early functions in this folder.
const EarlyFile = "early.txt"

//go:embed early.txt
var earlyList string

// wholePackages lists the packages that are early as a whole, besides what Go's runtime and its bridge to the page rest on:
// what the shelf is made of, and what does this or that as the moment, the order of things or the speed of the machine
// want it. A list made by running the page cannot know all of that.
func wholePackages() []string {
	return []string{
		"",              // what the linker adds
		"runtime/debug", // a function that the runtime brings itself, and calls before anything can stand still
		"bytes", "cmp", "maps", "math", "slices", "sort", "strings", "unicode/utf8",
		"engawa/scenes/anim", "engawa/scenes/canvas", "engawa/scenes/geom", "engawa/scenes/hit", "engawa/scenes/input",
		"engawa/scenes/a11y", "engawa/scenes/shelf", "engawa/scenes/shelf/veranda", "engawa/scenes/stage", "engawa/scenes/ui", "engawa/scenes/widget",
		"engawa/sprites/letters",
		ebitengine + "atlas", ebitengine + "buffered", ebitengine + "clock", ebitengine + "graphicscommand", ebitengine + "mipmap",
		ebitengine + "packing", ebitengine + "ui",
	}
}

const ebitengine = "github.com/hajimehoshi/ebiten/v2/internal/"

// Early reports which functions travel in the first part of the program: those that run until the shelf is there and
// answers, as they were found on a page (see early.txt), and all of some packages.
type Early struct {
	pkgs   map[string]bool // which are early as a whole
	groups map[group]bool  // those of the list
}

// ReadEarly reads the list, and asks the go command in a folder of the module what Go's runtime and its bridge to the
// page rest on. The errors say what it answers, or which line of the list is not as it should be.
func ReadEarly(ctx context.Context, dir string) (*Early, error) {
	t, _, _, err := pinnedToolchain(ctx, dir)
	if err != nil {
		return nil, err
	}
	return earlyOf(ctx, t)
}

// earlyOf is ReadEarly with a go command.
func earlyOf(ctx context.Context, t toolchain) (*Early, error) {
	out, err := t.command(ctx, forBrowser(), "list", "-deps", "runtime", "syscall/js").Output()
	if err != nil {
		return nil, fmt.Errorf("asking go what its runtime rests on: %w", err)
	}
	return readEarly(append(strings.Fields(string(out)), wholePackages()...), earlyList)
}

// readEarly reads a list: lines of a package's path and groups of its functions (see groupOf).
func readEarly(packages []string, list string) (*Early, error) {
	e := &Early{map[string]bool{}, map[group]bool{}}
	for _, p := range packages {
		e.pkgs[p] = true
	}
	for line := range strings.Lines(list) {
		fields := strings.Fields(line)
		if len(fields) < 2 {
			return nil, fmt.Errorf("the list of early functions has a line %q; expected a package and its functions", line)
		}
		for _, name := range fields[1:] {
			e.groups[group{fields[0], name}] = true
		}
	}
	return e, nil
}

// Has reports whether a function, by its name, travels in the first part.
func (e *Early) Has(function string) bool {
	g := groupOf(function)
	return e.isWholePackage(g) || e.groups[g]
}

// isWholePackage reports whether a group belongs to a package that is early as a whole. Of the packages for all types, what is
// made for certain types is not meant by that.
func (e *Early) isWholePackage(g group) bool {
	forAll := slices.Contains([]string{"slices", "maps", "engawa/scenes/canvas", "engawa/scenes/widget"}, g.pkg)
	return e.pkgs[g.pkg] && !(forAll && strings.HasPrefix(g.name, "["))
}

// WithFunctions returns what travels in the first part where functions of these names have run.
func (e *Early) WithFunctions(functions []string) *Early {
	out := &Early{e.pkgs, map[group]bool{}}
	for _, f := range functions {
		if g := groupOf(f); !e.isWholePackage(g) {
			out.groups[g] = true
		}
	}
	return out
}

// countAbsent returns how many groups of the list no function of a program belongs to, and how many the list has.
func (e *Early) countAbsent(program []function) (absent, all int) {
	there := map[group]bool{}
	for _, f := range program {
		there[groupOf(f.name)] = true
	}
	for g := range e.groups {
		if !there[g] {
			absent++
		}
	}
	return absent, len(e.groups)
}

// List returns the list of the functions that are not early with their packages.
func (e *Early) List() string {
	lines := map[string][]string{}
	for g := range e.groups {
		lines[g.pkg] = append(lines[g.pkg], g.name)
	}
	var out strings.Builder
	for _, pkg := range slices.Sorted(maps.Keys(lines)) {
		slices.Sort(lines[pkg])
		fmt.Fprintln(&out, pkg, strings.Join(lines[pkg], " "))
	}
	return out.String()
}

// runtimeName reports whether a function's name is one of the runtime's own, which it tells apart by it.
func runtimeName(name string) bool { return strings.HasPrefix(name, "runtime.") }

// group is what travels together: a package, and in it the name of a function with all functions written within it, of
// a type with all its methods, or the types that functions of the package are made for.
type group struct{ pkg, name string }

// groupOf returns the group of a function. Go writes "path/package.Function", "path/package.(*Type).Method", and
// ".func1", "-fm" and the like behind the name of the function that another is written within or made for, the types it
// is made for in brackets, and "type:.eq." or "type:.hash." before the name of a type: a map calls the second on every
// look, and the first only when two keys happen to look alike. Functions that the linker adds belong to no package.
func groupOf(function string) group {
	if made, ok := strings.CutPrefix(function, "type:."); ok {
		_, typ, _ := strings.Cut(made, ".")
		if !strings.ContainsAny(typ, " [{") {
			return groupOf(typ)
		}
		return group{"type:", strings.ReplaceAll(typ, " ", "_")}
	}
	function, types, general := strings.Cut(function, "[")
	from := strings.LastIndexByte(function, '/') + 1
	dot := strings.IndexByte(function[from:], '.')
	if dot < 0 {
		return group{"", function}
	}
	pkg, name := function[:from+dot], function[from+dot+1:]
	if typ, ok := strings.CutPrefix(name, "("); ok {
		typ, _, _ = strings.Cut(strings.TrimLeft(typ, "*"), ")")
		return group{pkg, typ}
	}
	if general {
		types, _, _ = strings.Cut(types, "].func")
		return group{pkg, "[" + strings.ReplaceAll(strings.TrimSuffix(types, "]"), " ", "_") + "]"}
	}
	if end := strings.IndexAny(name, ".-"); end > 0 {
		name = name[:end]
	}
	return group{pkg, name}
}
