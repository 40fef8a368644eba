package wasm

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"path/filepath"
	"testing"

	"github.com/andybalholm/brotli"

	"engawa/scenes/lang"
)

// remoteFiles lists the files that only tables for people elsewhere need, and remoteTexts the files with their texts.
var (
	remoteFiles = []string{
		"remote/*.go", "remote/deal/*.go", "remote/client/*.go", "remote/socket/*.go", "scenes/together/*.go",
		"scenes/stage/tables.go", "scenes/setup/hosted.go", "scenes/setup/hostedoptions.go",
		"scenes/table/pendingmove.go", "scenes/table/questions.go", "scenes/table/rematch.go", "scenes/table/remotecommands.go",
		"scenes/table/remoteframes.go", "scenes/table/remotetable.go", "scenes/table/seatlines.go",
	}
	remoteTexts = []string{"together.json", "invite.json"}
)

// BenchmarkGrowthOfThePage compiles the page with the files of tables for people elsewhere, and once more with their functions empty,
// so that nothing is linked that they alone need. It reports by how much the program grows as a server sends it, and the texts of the language with the most.
func BenchmarkGrowthOfThePage(b *testing.B) {
	without := filepath.Join(b.TempDir(), "without")
	if err := copyModule("..", without); err != nil {
		b.Fatal(err)
	}
	for _, pattern := range remoteFiles {
		files, err := filepath.Glob(filepath.Join(without, pattern))
		if err != nil || len(files) == 0 {
			b.Fatalf("there is no %s, %v", pattern, err)
		}
		for _, name := range files {
			emptyFunctions(b, name)
		}
	}
	build := func(dir string) (size int) {
		built, err := Build(b.Context(), Options{Dir: dir, Package: ".", Out: filepath.Join(b.TempDir(), "web"), Quality: maxQuality})
		if err != nil || len(built.Warnings) > 0 {
			b.Fatal(err, built.Warnings)
		}
		for _, f := range built.Files {
			if filepath.Ext(f.Name) == ".wasm" {
				size += f.Brotli
			}
		}
		return size
	}
	for b.Loop() {
		b.ReportMetric(float64(build("..")-build(without))/1000, "kB/program")
		texts := 0
		for _, tag := range lang.Tags() {
			texts = max(texts, sizeOfTexts(b, tag, nil)-sizeOfTexts(b, tag, remoteTexts))
		}
		b.ReportMetric(float64(texts)/1000, "kB/texts")
	}
}

// emptyFunctions has every function of a file do nothing but wait forever.
func emptyFunctions(b *testing.B, name string) {
	b.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
	if err != nil {
		b.Fatal(err)
	}
	c := cut{file: filepath.Base(name), bodies: map[string]string{}}
	for _, d := range file.Decls {
		if f, ok := d.(*ast.FuncDecl); ok {
			_, function := methodOwner(f)
			c.bodies[function] = "select {}" // which the compiler puts into no caller
		}
	}
	if err := c.cut(filepath.Dir(name)); err != nil {
		b.Fatal(err)
	}
}

// sizeOfTexts returns how much of a language's texts travels, without some of their files.
func sizeOfTexts(b *testing.B, tag lang.Tag, without []string) int {
	b.Helper()
	packed, err := lang.Pack(tag)
	if err != nil {
		b.Fatal(err)
	}
	var texts map[string]json.RawMessage
	if err := json.Unmarshal(packed, &texts); err != nil {
		b.Fatal(err)
	}
	for _, name := range without {
		if texts[name] == nil {
			b.Fatalf("%s has no texts in %s", tag, name)
		}
		delete(texts, name)
	}
	if packed, err = json.Marshal(texts); err != nil {
		b.Fatal(err)
	}
	size, err := writeTwin(filepath.Join(b.TempDir(), "texts"), packed, func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: maxQuality, LGWin: 24})
	})
	if err != nil {
		b.Fatal(err)
	}
	return size
}
