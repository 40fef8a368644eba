package wasm

import (
	"slices"
	"strings"
	"testing"
)

func TestGroupsOfFunctions(t *testing.T) {
	for _, c := range []struct {
		function string
		want     group
	}{
		{"main.main", group{"main", "main"}},
		{"main.main.func1", group{"main", "main"}},
		{"main.(*table).put", group{"main", "table"}},
		{"main.table.put-fm", group{"main", "table"}},
		{"engawa/scenes/shelf.(*Shelf).Update.func2.1", group{"engawa/scenes/shelf", "Shelf"}},
		{"engawa/scenes/shelf.Shelf.Title", group{"engawa/scenes/shelf", "Shelf"}},
		{"engawa/scenes/shelf.init.0", group{"engawa/scenes/shelf", "init"}},
		{"engawa/scenes/shelf.glob..func1", group{"engawa/scenes/shelf", "glob"}},
		{"engawa/rules/bot/alphabeta.(*search[go.shape.struct { engawa/rules.Seat }]).step", group{"engawa/rules/bot/alphabeta", "search"}},
		{"slices.SortFunc[go.shape.[]a/b.C,go.shape.struct { d/e.F }]", group{"slices", "[go.shape.[]a/b.C,go.shape.struct_{_d/e.F_}]"}},
		{"slices.SortFunc[go.shape.int].func1", group{"slices", "[go.shape.int]"}},
		{"type:.hash.a/b.C", group{"a/b", "C"}},
		{"github.com/hajimehoshi/ebiten/v2.(*Image).Fill", group{"github.com/hajimehoshi/ebiten/v2", "Image"}},
		{"type:.eq.weak.Pointer[a/b.C]", group{"type:", "weak.Pointer[a/b.C]"}},
		{"type:.hash.weak.Pointer[a/b.C]", group{"type:", "weak.Pointer[a/b.C]"}},
		{"type:.eq.struct { a/b.C; D int }", group{"type:", "struct_{_a/b.C;_D_int_}"}},
		{"go:buildid", group{"", "go:buildid"}},
		{"wasm_export_run", group{"", "wasm_export_run"}},
	} {
		if got := groupOf(c.function); got != c.want {
			t.Errorf("%s belongs to %v, want %v", c.function, got, c.want)
		}
	}
}

// TestTheListIsReadAsItIsWritten lists functions and looks them up again.
func TestTheListIsReadAsItIsWritten(t *testing.T) {
	functions := []string{"runtime.main", "b/c.(*T).m", "b/c.f.func1", "a.f", "a.f", "type:.eq.struct { a/b.C }", "go:buildid"}
	empty, err := readEarly([]string{"", "runtime"}, "")
	if err != nil {
		t.Fatal(err)
	}
	list := empty.WithFunctions(functions).List()
	if want := "a f\nb/c T f\ntype: struct_{_a/b.C_}\n"; list != want {
		t.Errorf("the list is %q, want %q", list, want)
	}
	e, err := readEarly([]string{"", "runtime"}, list)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range functions {
		if !e.Has(f) {
			t.Errorf("%s is not early", f)
		}
	}
	for _, f := range []string{"a.g", "b.f", "b/c.U.m", "type:.eq.struct { a/b.D }"} {
		if e.Has(f) {
			t.Errorf("%s is early", f)
		}
	}
}

func TestDamagedListsAreRefused(t *testing.T) {
	for _, list := range []string{"a\n", "a f\n\nb g\n", "a f\nb"} {
		if _, err := readEarly(nil, list); err == nil || !strings.Contains(err.Error(), "expected a package and its functions") {
			t.Errorf("%q: %v", list, err)
		}
	}
}

// TestMarksNameFunctions marks the functions of a small program, as they would be if some had run.
func TestMarksNameFunctions(t *testing.T) {
	program, _ := halves(t)
	marked, err := mark(program)
	if err != nil {
		t.Fatal(err)
	}
	read, err := readProgram(program)
	if err != nil {
		t.Fatal(err)
	}
	names := read.names()
	before, after := functionsOf(t, program), functionsOf(t, marked)
	if len(before) != len(after) || len(names) != len(before) || !slices.Contains(names, "main.main") {
		t.Fatalf("%d functions, marked %d, named %d", len(before), len(after), len(names))
	}
	for k := range before {
		if more := len(after[k].code) - len(before[k].code); more < 12 || more > 20 {
			t.Errorf("%s grows by %d bytes", names[k], more)
		}
	}
	memory := make([]uint16, 40)
	memory[0], memory[39] = 1<<3, 1<<7
	if got, want := (Result{functions: names}).RanFunctions(memory), []string{names[3], names[39*8+7]}; !slices.Equal(got, want) {
		t.Errorf("marked are %q, want %q", got, want)
	}
	built := Result{functions: names, from: read.from}
	for k, want := range map[int]string{-1: "", 3: names[3], len(names): ""} {
		if got := built.MissingFunction(uint64(read.from+k) << 16); got != want {
			t.Errorf("function %d is %q, want %q", k, got, want)
		}
	}
}
