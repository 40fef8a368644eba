package wasm_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"

	"engawa/wasm"
)

func TestBuild(t *testing.T) {
	out := filepath.Join(t.TempDir(), "dist", "web")
	o := wasm.Options{Package: "./testdata/hello", Out: out, Quality: 2}
	built, err := wasm.Build(t.Context(), o)
	if err != nil {
		t.Fatal(err)
	}
	if len(built.Warnings) > 0 {
		t.Errorf("the build leaves steps out: %q", built.Warnings)
	}
	var program, rest wasm.File
	for _, f := range built.Files {
		raw := read(t, filepath.Join(out, f.Name))
		if len(raw) != f.Raw {
			t.Errorf("%s has %d bytes, told %d", f.Name, len(raw), f.Raw)
		}
		checkTwins(t, out, f, raw)
		if strings.HasPrefix(f.Name, "engawa-rest-") {
			rest = f
		} else if strings.HasSuffix(f.Name, ".wasm") {
			program = f
			if !bytes.HasPrefix(raw, []byte("\x00asm")) {
				t.Errorf("%s is no WebAssembly", f.Name)
			}
		}
	}
	index := string(read(t, filepath.Join(out, "index.html")))
	if want := fmt.Sprintf(`data-wasm="%s" data-bytes="%d" data-rest="%s"`, program.Name, program.Raw, rest.Name); !strings.Contains(index, want) {
		t.Errorf("index.html lacks %s", want)
	}
	checkAddresses(t, out, index)

	again, err := wasm.Build(t.Context(), o)
	if err != nil {
		t.Fatalf("building over an older build: %v", err)
	}
	if again.Total() != built.Total() || len(again.Files) != len(built.Files) {
		t.Errorf("two builds of one program differ: %v and %v", built, again)
	}
}

// checkTwins unpacks the compressed files and compares.
func checkTwins(t *testing.T, out string, f wasm.File, raw []byte) {
	t.Helper()
	for _, twin := range []struct {
		ending string
		size   int
		open   func(io.Reader) (io.Reader, error)
	}{
		{".br", f.Brotli, func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
		{".gz", f.Gzip, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
	} {
		if twin.size == 0 {
			continue
		}
		packed := read(t, filepath.Join(out, f.Name+twin.ending))
		r, err := twin.open(bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		if unpacked, err := io.ReadAll(r); err != nil || !bytes.Equal(unpacked, raw) || len(packed) != twin.size {
			t.Errorf("%s%s: %d bytes, told %d; unpacks to the file: %v (%v)", f.Name, twin.ending, len(packed), twin.size, bytes.Equal(unpacked, raw), err)
		}
	}
}

// checkAddresses sees that every address in the page is relative and leads to a file.
func checkAddresses(t *testing.T, out, index string) {
	t.Helper()
	found := regexp.MustCompile(`(?:href|src|data-wasm|data-rest)="([^"]*)"`).FindAllStringSubmatch(index, -1)
	if len(found) < 5 {
		t.Fatalf("only %d addresses in index.html", len(found))
	}
	for _, m := range found {
		name, _, _ := strings.Cut(m[1], "?")
		if strings.Contains(name, ":") || strings.HasPrefix(name, "/") {
			t.Errorf("%s is no relative address: the page would not work at a sub-path", m[1])
		}
		if _, err := os.Stat(filepath.Join(out, name)); err != nil {
			t.Errorf("index.html names %s, which is not there", m[1])
		}
	}
}

func TestBuildRefuses(t *testing.T) {
	full := t.TempDir()
	if err := os.WriteFile(filepath.Join(full, "letters"), []byte("dear"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		o    wasm.Options
		want string
	}{
		{wasm.Options{Package: "./testdata/hello", Out: full}, "choose another folder"},
		{wasm.Options{Package: "./testdata/hello", Out: filepath.Join(t.TempDir(), "w"), Quality: 12}, "quality"},
		{wasm.Options{Package: "./testdata/absent", Out: filepath.Join(t.TempDir(), "w")}, "compiling ./testdata/absent"},
		{wasm.Options{Out: full}, "needs a package"},
	} {
		_, err := wasm.Build(t.Context(), c.o)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("Build(%+v): %v, want an error with %q", c.o, err, c.want)
		}
	}
	if _, err := os.Stat(filepath.Join(full, "letters")); err != nil {
		t.Error("a refused build removed somebody's letters")
	}
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
