package wasm

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// halves returns the slim module of a program that does much, and the packages that are never late.
func halves(t *testing.T) (program []byte, e *Early) {
	t.Helper()
	program, err := compile(t.Context(), toolchain{}, Options{Package: "./testdata/halves"}, "", filepath.Join(t.TempDir(), "halves"))
	if err != nil {
		t.Fatal(err)
	}
	if program, err = slim(program); err != nil {
		t.Fatal(err)
	}
	if e, err = ReadEarly(t.Context(), "."); err != nil {
		t.Fatal(err)
	}
	return program, e
}

// TestAProgramInTwoPartsRuns has the second part come late, and looks at what happens before and after.
func TestAProgramInTwoPartsRuns(t *testing.T) {
	node := findNode(t)
	program, _ := halves(t)
	p, err := readProgram(program)
	if err != nil {
		t.Fatal(err)
	}
	names := p.names()
	begins, comesLate := []group{{"main", "main"}, {"main", "listen"}}, []string{"main", "fmt"}
	first, rest, err := parts(program, func(name string) bool {
		g := groupOf(name)
		return !slices.Contains(comesLate, g.pkg) || g.name == "init" || slices.Contains(begins, g)
	})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	glue, err := glueScript(t.Context(), toolchain{})
	if err != nil {
		t.Fatal(err)
	}
	gate, err := page.ReadFile("page/parts.js")
	if err != nil {
		t.Fatal(err)
	}
	args := []string{"testdata/halves/run.js"}
	for _, f := range []struct {
		name string
		data []byte
	}{{"glue.js", glue}, {"parts.js", gate}, {"first.wasm", first}, {"rest.wasm", rest}} {
		path := filepath.Join(dir, f.name)
		if err := os.WriteFile(path, f.data, 0o644); err != nil {
			t.Fatal(err)
		}
		args = append(args, path)
	}
	out, err := exec.CommandContext(t.Context(), node, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	want := `within: undefined
called
stands still
standing: true
asking: undefined
asking: undefined
asking: undefined
goes on
sum 7
caught runtime error: index out of range [3] with length 3
deep 5000
within: undefined
heard from within
asked 0
asked 1
asked 2
heard from within
asked 3
asking: answer 3
done
`
	got, traceback, _ := strings.Cut(string(out), "panic: ")
	if got != want {
		t.Errorf("the program tells\n%s\nwant\n%s", got, want)
	}
	// A traceback tells places, which the list of names explains.
	failed := slices.Index(names, "main.fail")
	place := fmt.Sprintf("%x", p.from+failed)
	if !strings.Contains(traceback, "\n"+anyName+"()\n") || !strings.Contains(traceback, " pc=0x"+place) || !strings.Contains(string(listNames(names, p.from)), "\n"+place+" main.fail\n") {
		t.Errorf("the traceback does not tell %s, the place of main.fail:\n%s", place, traceback)
	}
}

// TestPartsHoldWhatTheyShould reads both modules again.
func TestPartsHoldWhatTheyShould(t *testing.T) {
	program, e := halves(t)
	p, err := readProgram(program) // before the names go
	if err != nil {
		t.Fatal(err)
	}
	first, rest, err := parts(program, e.Has)
	if err != nil {
		t.Fatal(err)
	}
	whole := functionsOf(t, program)
	firsts, rests := functionsOf(t, first), functionsOf(t, rest)
	if len(firsts) != len(whole)+3 || len(rests) != len(whole)+1 {
		t.Fatalf("the parts have %d and %d functions, the program %d", len(firsts), len(rests), len(whole))
	}
	kept := map[bool]int{}
	for _, f := range p.tableFunctions {
		k := f.place - p.from
		early := e.Has(f.name)
		kept[early]++
		in, out := firsts[k], rests[k]
		if !early {
			in, out = out, in
		}
		if !bytes.Equal(in.code, whole[k].code) {
			t.Errorf("%s, early: %v, has other code than in the whole program", f.name, early)
		}
		if whole[k].typ == goFunction && len(out.code) > 12 {
			t.Errorf("%s, early: %v, travels in both parts", f.name, early)
		}
	}
	if kept[true] < 100 || kept[false] < 100 {
		t.Fatalf("%d functions are early, %d are late", kept[true], kept[false])
	}
	// What is late is described by the rest alone, and both together describe what the whole does.
	a, want := memoryOf(t, first), join(memoryOf(t, program))
	for _, s := range a {
		if bytes.Contains(s.bytes, []byte("main.answer")) {
			t.Error("the first part names a late function")
		}
	}
	f, ok := findFilling(p.memory)
	if !ok || len(want) != 1 {
		t.Fatal("nothing can be filled in")
	}
	both := put(want[0], append(a, memoryOf(t, rest)...))
	f.put(both, true)
	if !sameStretch(both, want[0]) {
		t.Error("both parts together make another memory than the program's")
	}
	if len(first)+len(rest) > 3*len(program)/2 {
		t.Errorf("a program of %d bytes becomes parts of %d and %d", len(program), len(first), len(rest))
	}
}

// put returns a stretch as large as another, with what memory holds.
func put(like stretch, memory []stretch) stretch {
	out := stretch{like.at, make([]byte, len(like.bytes))}
	for _, s := range memory {
		copy(out.bytes[s.at-out.at:], s.bytes)
	}
	return out
}

func functionsOf(t *testing.T, module []byte) []compiledFunction {
	t.Helper()
	sections, err := readModule(module)
	if err != nil {
		t.Fatal(err)
	}
	p := program{parts: sections}
	if err := p.readFunctions(); err != nil {
		t.Fatal(err)
	}
	return p.functions
}

func TestAProgramThatIsAllEarlyIsLeftWhole(t *testing.T) {
	program, _ := halves(t)
	first, _, err := parts(program, func(string) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	memory := memoryOf(t, program)
	f, ok := findFilling(memory)
	if !ok || !slices.EqualFunc(memoryOf(t, first), f.without(memory), sameStretch) {
		t.Error("the memory of the first part lacks something")
	}
}

// TestProgramsOtherThanKnownAreNotDivided changes one section of a module at a time.
func TestProgramsOtherThanKnownAreNotDivided(t *testing.T) {
	program, e := halves(t)
	for _, c := range []struct {
		name   string
		kind   byte
		change func(body []byte) []byte
		want   string
	}{
		{"no types", typePart, func([]byte) []byte { return []byte{0} }, "otherwise than known"},
		{"an import of memory", importPart, func([]byte) []byte { return []byte{1, 1, 'a', 1, 'b', ofMemory, 0, 1} }, "something else from elsewhere"},
		{"imports cut short", importPart, func(b []byte) []byte { return b[:20] }, "too early"},
		{"fewer functions", functionPart, func(b []byte) []byte { return []byte{1, 0} }, "more functions than code, or less"},
		{"code cut short", codePart, func(b []byte) []byte { return b[:len(b)/2] }, "too early"},
		{"an empty table", elementPart, func([]byte) []byte { return []byte{0} }, "fills its table"},
		{"another order", elementPart, func(b []byte) []byte { b[len(b)-1]--; return b }, "another order"},
		{"fewer shared numbers", globalPart, func([]byte) []byte { return []byte{0} }, "share other numbers"},
		{"two memories", memoryPart, func([]byte) []byte { return []byte{2, 0, 1, 0, 1} }, "another table or memory"},
		{"no memory to begin with", dataPart, func([]byte) []byte { return []byte{0} }, "laid out otherwise"},
	} {
		if _, _, err := parts(withBody(t, program, c.kind, c.change), e.Has); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want an error with %q", c.name, err, c.want)
		}
	}
}

// TestInstancesTravelWithTheirCallers has one function of the library travel first, which sorts.
func TestInstancesTravelWithTheirCallers(t *testing.T) {
	program, _ := halves(t)
	p, err := readProgram(program)
	if err != nil {
		t.Fatal(err)
	}
	early := p.withInstances(func(name string) bool { return name == "internal/fmtsort.Sort" })
	var added []string
	for _, name := range p.names() {
		if early(name) {
			name, _, _ = strings.Cut(name, "[")
			added = append(added, name)
		}
	}
	slices.Sort(added)
	for _, want := range []string{"slices.insertionSortCmpFunc", "slices.symMergeCmpFunc", "slices.rotateCmpFunc", "slices.swapRangeCmpFunc"} {
		if !slices.Contains(added, want) {
			t.Errorf("%s is late", want)
		}
	}
	if len(added) > 12 {
		t.Errorf("early are %q", added)
	}
}
