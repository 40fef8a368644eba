package wasm

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// withBody returns a copy of a module with another body of a section.
func withBody(t *testing.T, module []byte, kind byte, change func(body []byte) []byte) []byte {
	t.Helper()
	sections, err := readModule(bytes.Clone(module))
	if err != nil {
		t.Fatal(err)
	}
	for k := range sections {
		if sections[k].kind == kind {
			sections[k].body = change(sections[k].body)
		}
	}
	return writeModule(sections)
}

// TestWhatIsNotKnownIsLeftOut has programs with something unknown in them: each travels as far prepared as is known,
// with a warning.
func TestWhatIsNotKnownIsLeftOut(t *testing.T) {
	program := compileFailingAs(t, Options{Package: "./testdata/halves"})
	slimmed, err := slim(program)
	if err != nil {
		t.Fatal(err)
	}
	otherTable := bytes.ReplaceAll(program, []byte("\xf1\xff\xff\xff\x00\x00\x01\x08"), []byte("\xf0\xff\xff\xff\x00\x00\x01\x08"))
	otherGlobals := withBody(t, program, globalPart, func([]byte) []byte { return []byte{0} })
	slimGlobals := withBody(t, slimmed, globalPart, func([]byte) []byte { return []byte{0} })
	noModule := []byte("a program of another kind")
	for _, c := range []struct {
		name    string
		program []byte
		whole   []byte // what travels in one part; nil for two parts
		warning string
	}{
		{"all known", program, nil, ""},
		{"functions that share other numbers", otherGlobals, slimGlobals, "travels in one part: dividing it: the functions share other numbers"},
		{"another table of functions", otherTable, otherTable, "travels as Go compiles it: making it slim: the table that Go adds"},
		{"no module", noModule, noModule, "travels as Go compiles it: making it slim: what was compiled is no WebAssembly module"},
	} {
		p, err := prepare(t.Context(), toolchain{}, Options{}, c.program, true)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if c.whole == nil && (p.rest == nil || len(p.warnings) > 0) {
			t.Errorf("%s: in two parts: %v; warnings %q, want none", c.name, p.rest != nil, p.warnings)
		}
		if c.whole != nil && (p.rest != nil || !bytes.Equal(p.first, c.whole)) {
			t.Errorf("%s: in two parts: %v; as prepared as it can be: %v", c.name, p.rest != nil, bytes.Equal(p.first, c.whole))
		}
		if c.warning != "" && (len(p.warnings) != 1 || !strings.Contains(p.warnings[0], c.warning)) {
			t.Errorf("%s: warnings %q, want one with %q", c.name, p.warnings, c.warning)
		}
		if _, err := prepare(t.Context(), toolchain{}, Options{Marks: true}, c.program, true); (err != nil) != (c.warning != "") {
			t.Errorf("%s: marking functions: %v", c.name, err)
		}
	}
	if p, err := prepare(t.Context(), toolchain{}, Options{}, program, false); err != nil || p.rest != nil || !bytes.Equal(p.first, slimmed) {
		t.Errorf("undivided: %v; in two parts: %v; slim: %v", err, p.rest != nil, bytes.Equal(p.first, slimmed))
	}
}

// TestAnotherEbitengineTravelsWhole builds with a cut that fits no file of Ebitengine.
func TestAnotherEbitengineTravelsWhole(t *testing.T) {
	o := Options{Package: "./testdata/hello"}
	p, err := makeProgram(t.Context(), toolchain{}, o, t.TempDir(), true, []cut{{file: "internal/graphics/shader.go", drop: []string{"notThere"}}})
	if err != nil {
		t.Fatal(err)
	}
	want, err := slim(compileFailingAs(t, o))
	if err != nil {
		t.Fatal(err)
	}
	if p.rest != nil || !bytes.Equal(p.first, want) {
		t.Errorf("in two parts: %v; slim and whole: %v", p.rest != nil, bytes.Equal(p.first, want))
	}
	if len(p.warnings) != 1 || !strings.Contains(p.warnings[0], "internal/graphics/shader.go is not as expected") {
		t.Errorf("warnings %q, want one about shader.go", p.warnings)
	}
}

// TestAPlainBuildIsWhatGoCompiles builds on request, and with a Go that is not the module's, nothing but what Go makes.
func TestAPlainBuildIsWhatGoCompiles(t *testing.T) {
	plain := Options{Package: "./testdata/hello", Plain: true}
	want := compileFailingAs(t, plain)
	out := filepath.Join(t.TempDir(), "web")
	plain.Out, plain.Quality = out, -1
	built, err := Build(t.Context(), plain)
	if err != nil {
		t.Fatal(err)
	}
	checkWhole(t, out, built, want)
	if len(built.Warnings) > 0 {
		t.Errorf("warnings %q about what was asked for", built.Warnings)
	}

	t.Setenv("GOTOOLCHAIN", "local")
	dir, out := t.TempDir(), filepath.Join(t.TempDir(), "web")
	writeFile(t, filepath.Join(dir, "go.mod"), "module other\n\ngo 1.21\n\ntoolchain go1.22.3\n")
	writeFile(t, filepath.Join(dir, "main.go"), "package main\n\nfunc main() { println(\"hello\") }\n")
	built, err = Build(t.Context(), Options{Dir: dir, Package: ".", Out: out, Quality: -1})
	if err != nil {
		t.Fatal(err)
	}
	if want, err = compile(t.Context(), toolchain{dir: dir}, Options{Package: ".", Plain: true}, "", filepath.Join(dir, "program")); err != nil {
		t.Fatal(err)
	}
	checkWhole(t, out, built, want)
	if len(built.Warnings) != 1 || !strings.Contains(built.Warnings[0], "go1.22.3") {
		t.Errorf("warnings %q, want one about go1.22.3", built.Warnings)
	}
}

// checkWhole sees that the page in a folder has a program in one part, these bytes.
func checkWhole(t *testing.T, dir string, built Result, want []byte) {
	t.Helper()
	var programs []string
	for _, f := range built.Files {
		if strings.HasSuffix(f.Name, ".wasm") {
			programs = append(programs, f.Name)
		}
	}
	if len(programs) != 1 {
		t.Fatalf("the page has the programs %q, want one", programs)
	}
	got, err := os.ReadFile(filepath.Join(dir, programs[0]))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("the program is not what Go compiles")
	}
	index, err := os.ReadFile(filepath.Join(dir, indexName))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(index, []byte(`data-rest=""`)) {
		t.Error("the page names a second part")
	}
}

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}
