package wasm

import (
	"bytes"
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// module builds a module of one custom section and the memory given.
func module(memory []stretch) []byte {
	out := append([]byte(preamble), customPart, 3, 1, 'x', 'y', dataPart)
	body := writeMemory(memory)
	out = binary.AppendUvarint(out, uint64(len(body)))
	return append(out, body...)
}

// memoryOf returns what a module fills memory with.
func memoryOf(t testing.TB, module []byte) []stretch {
	t.Helper()
	for rest := module[len(preamble):]; len(rest) > 0; {
		size, n := binary.Uvarint(rest[1:])
		body := rest[1+n : 1+n+int(size)]
		if rest[0] == dataPart {
			memory, err := readMemory(body)
			if err != nil {
				t.Fatal(err)
			}
			return memory
		}
		rest = rest[1+n+int(size):]
	}
	return nil
}

func TestStretchesOfMemoryAreJoined(t *testing.T) {
	const far = 5 + 3*widestGap
	for _, c := range []struct {
		name         string
		memory, want []stretch
	}{
		{"none", nil, nil},
		{"one", []stretch{{70000, []byte("abc")}}, []stretch{{70000, []byte("abc")}}},
		{"neighbours", []stretch{{1, []byte("abc")}, {4, []byte("d")}}, []stretch{{1, []byte("abcd")}}},
		{"a gap", []stretch{{1, []byte("ab")}, {5, []byte("c")}, {8, []byte("d")}}, []stretch{{1, []byte("ab\x00\x00c\x00\x00d")}}},
		{"far apart", []stretch{{1, []byte("ab")}, {far, []byte("c")}}, []stretch{{1, []byte("ab")}, {far, []byte("c")}}},
		{"in another order", []stretch{{4, []byte("d")}, {9, []byte("e")}, {1, []byte("abc")}}, []stretch{{1, []byte("abcd\x00\x00\x00\x00e")}}},
		{"overlapping", []stretch{{1, []byte("abc")}, {2, []byte("x")}}, []stretch{{1, []byte("abc")}, {2, []byte("x")}}},
		{"above two gigabytes", []stretch{{0x80000000, []byte("a")}, {0x80000001, []byte("b")}}, []stretch{{0x80000000, []byte("ab")}}},
	} {
		slimmed, _, err := condense(module(c.memory))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := memoryOf(t, slimmed); !slices.EqualFunc(got, c.want, sameStretch) {
			t.Errorf("%s: memory becomes %v, want %v", c.name, got, c.want)
		}
		if bytes.Contains(slimmed, []byte("xy")) {
			t.Errorf("%s: the remarks for tools are still there", c.name)
		}
	}
}

func sameStretch(a, b stretch) bool { return a.at == b.at && bytes.Equal(a.bytes, b.bytes) }

func TestWhatIsNoModuleIsRefused(t *testing.T) {
	data := func(body ...byte) string {
		return preamble + string(append([]byte{dataPart, byte(len(body))}, body...))
	}
	for _, c := range []struct{ module, want string }{
		{"", "no WebAssembly module"},
		{"\x00asm\x02\x00\x00\x00", "no WebAssembly module"},
		{preamble + "\x0a\x05ab", "ends too early"},
		{preamble + "\x0a", "ends too early"},
		{data(), "ends too early"},
		{data(1, 0), "ends too early"},
		{data(1, 0, constant), "ends too early"},
		{data(1, 0, constant, 4, endOfOffset, 9, 'a'), "ends too early"},
		{data(1, 1, 1, 'a'), "not placed by a number"},
		{data(1, 0, constant, 4, 5, endOfOffset), "not placed by a number alone"},
		{data(1, 0, constant, 4, endOfOffset, 1, 'a', 'b'), "followed by something unknown"},
	} {
		if out, err := slim([]byte(c.module)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q becomes %q, %v; want an error with %q", c.module, out, err, c.want)
		}
	}
}

func TestSignedNumbers(t *testing.T) {
	for _, v := range []int32{0, 1, -1, 63, 64, -64, -65, 8191, 8192, 1 << 20, -1 << 20, 1<<31 - 1, -1 << 31} {
		b := appendSigned(nil, v)
		if got, n := decodeSigned(append(b, 0x55)); got != v || n != len(b) {
			t.Errorf("%d is written as % x and read as %d in %d bytes", v, b, got, n)
		}
	}
	for _, b := range []string{"", "\x80", "\x80\x80\x80\x80\x80\x00", "\xff\xff\xff\xff\x3f"} {
		if v, n := decodeSigned([]byte(b)); n != 0 {
			t.Errorf("% x is read as %d", b, v)
		}
	}
}

// compileFailing returns the module of a program that fails on purpose, as it is compiled, with the names of its functions in
// the remarks.
func compileFailing(t *testing.T) []byte {
	t.Helper()
	return compileFailingAs(t, Options{Package: "./testdata/failing"})
}

func compileFailingAs(t *testing.T, o Options) []byte {
	t.Helper()
	program, err := compile(t.Context(), toolchain{}, o, "", filepath.Join(t.TempDir(), "program"))
	if err != nil {
		t.Fatal(err)
	}
	return program
}

func TestPositionsAreDropped(t *testing.T) {
	program := compileFailing(t)
	before := join(memoryOf(t, program))
	slimmed, err := slim(program)
	if err != nil {
		t.Fatal(err)
	}
	after := memoryOf(t, slimmed)
	if len(before) != 1 || len(after) != 1 || before[0].at != after[0].at || len(before[0].bytes) != len(after[0].bytes) {
		t.Fatal("memory has another place or size than before")
	}
	if !dropPositions(before[0].bytes) {
		t.Fatal("Go's table of functions was not found: is it laid out otherwise in this version of Go?")
	}
	if !bytes.Equal(before[0].bytes, after[0].bytes) {
		t.Error("something else than positions was changed")
	}
	if path := []byte("testdata/failing/main.go"); bytes.Contains(after[0].bytes, path) {
		t.Errorf("%s is still named", path)
	}
	if again, err := slim(slimmed); err != nil || !bytes.Equal(again, slimmed) {
		t.Errorf("a slim program made slim is another: %v", err)
	}
}

// findNode returns the path of Node, which runs WebAssembly programs without a browser; without it the test is skipped.
func findNode(t *testing.T) string {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("NOT TESTED: there is no Node to run a WebAssembly program in (Debian: apt-get install nodejs); the tests of the page run one in a browser")
	}
	return node
}

// run runs a program in Node and returns what it writes and how it ends.
func run(t *testing.T, program []byte) (string, error) {
	t.Helper()
	node := findNode(t)
	path := filepath.Join(t.TempDir(), "program.wasm")
	if err := os.WriteFile(path, program, 0o644); err != nil {
		t.Fatal(err)
	}
	root, err := toolchain{}.ask(t.Context(), "env", "GOROOT")
	if err != nil {
		t.Fatal(err)
	}
	script := filepath.Join(root, "lib", "wasm", "wasm_exec_node.js")
	out, err := exec.CommandContext(t.Context(), node, script, path).CombinedOutput()
	return string(out), err
}

// TestASlimProgramRuns has a program go through a failure it survives, a traceback, and one it does not survive.
func TestASlimProgramRuns(t *testing.T) {
	slimmed, err := slim(compileFailing(t))
	if err != nil {
		t.Fatal(err)
	}
	out, err := run(t, slimmed)
	if err == nil {
		t.Error("the program ended as if nothing had happened")
	}
	for _, want := range []string{"caught: runtime error: index out of range [3] with length 3\n", "1000 calls deep\n", "panic: no way on", "main.deep("} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not in what the program wrote:\n%s", want, out)
		}
	}
	if strings.Contains(out, "main.go:") {
		t.Errorf("the traceback names lines:\n%s", out)
	}
}

// TestASlimProgramRecoversAsBefore runs a program in which inlined calls decide what recover does, before it is slim
// and after.
func TestASlimProgramRecoversAsBefore(t *testing.T) {
	program := compileFailingAs(t, Options{Package: "./testdata/recovers", Plain: true}) // with calls put into functions
	slimmed, err := slim(program)
	if err != nil {
		t.Fatal(err)
	}
	const want = `a helper of the deferred function: no
the deferred function: <nil>
the deferred function and its helper: <nil>
a method of an embedded value, called by its wrapper: <nil>
a helper of a method: no
`
	for name, p := range map[string][]byte{"as compiled": program, "slim": slimmed} {
		if out, err := run(t, p); err != nil || out != want {
			t.Errorf("%s the program ends with %v and writes\n%swant\n%s", name, err, out, want)
		}
	}
}

// FuzzSlim changes small modules with a table of functions within.
func FuzzSlim(f *testing.F) {
	f.Add(module([]stretch{{8, []byte("abc")}, {40, []byte("d")}}))
	f.Add(module([]stretch{{8, smallTable()}}))
	f.Fuzz(func(t *testing.T, program []byte) {
		slimmed, found, err := condense(program)
		if err != nil {
			return
		}
		again, foundAgain, err := condense(slimmed)
		if err != nil || found != foundAgain {
			t.Fatalf("a slim program cannot be read: %v; its table was found: %v, then %v", err, found, foundAgain)
		}
		if !bytes.Equal(again, slimmed) {
			t.Fatal("a slim program made slim is another")
		}
	})
}
