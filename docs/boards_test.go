package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var excerpt = regexp.MustCompile("(?ms)^```go\n// (\\S+)\n(.*?)^```$")

// lines returns the lines of a text, without the blanks around them.
func lines(text string) []string {
	list := strings.Split(strings.TrimSpace(text), "\n")
	for k := range list {
		list[k] = strings.TrimSpace(list[k])
	}
	return list
}

// containsLines reports whether the lines stand in the text, one below the other.
func containsLines(text, part []string) bool {
	for k := range text {
		if len(text)-k >= len(part) && slices.Equal(text[k:k+len(part)], part) {
			return true
		}
	}
	return false
}

func readBoards(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("BOARDS.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestExcerptsStandInTheProgram reads all that BOARDS.md quotes in the files that it names.
func TestExcerptsStandInTheProgram(t *testing.T) {
	text := readBoards(t)
	excerpts := excerpt.FindAllStringSubmatch(text, -1)
	if blocks := strings.Count(text, "```go\n"); len(excerpts) != blocks || blocks < 15 {
		t.Errorf("of %d blocks %d name a file", blocks, len(excerpts))
	}
	for _, e := range excerpts {
		source, err := os.ReadFile(filepath.Join("..", e[1]))
		if err != nil {
			t.Error(err)
			continue
		}
		if !containsLines(lines(string(source)), lines(e[2])) {
			t.Errorf("BOARDS.md quotes lines that are no longer in %s, word for word; change the quotation with the code:\n%s", e[1], e[2])
		}
	}
	if source := lines("a\n b\nc"); !containsLines(source, lines("b\nc")) || containsLines(source, lines("a\nc")) {
		t.Error("excerpts are compared in a wrong way")
	}
}

// TestBoardsAreDescribedWhole looks for every method of table.Board, every interface beside it and every slot.
func TestBoardsAreDescribedWhole(t *testing.T) {
	text, found := readBoards(t), 0
	want := func(name string) {
		found++
		if !strings.Contains(text, "| `"+name+"` |") {
			t.Errorf("no table of BOARDS.md has a row for %s", name)
		}
	}
	for _, name := range []string{"board.go", "options.go", "places.go"} {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", "scenes", "table", name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.TypeSpec:
				methods, ok := n.Type.(*ast.InterfaceType)
				switch {
				case ok && n.Name.Name == "Board":
					for _, m := range methods.Methods.List {
						want(m.Names[0].Name)
					}
				case ok:
					want(n.Name.Name)
				}
			case *ast.FuncDecl:
				if n.Recv == nil && strings.HasPrefix(n.Name.Name, "Slot") {
					want(n.Name.Name)
				}
			case *ast.ValueSpec:
				for _, name := range n.Names {
					if strings.HasPrefix(name.Name, "Slot") {
						want(name.Name)
					}
				}
			}
			return true
		})
	}
	if found < 10+6+9 {
		t.Errorf("only %d names were looked for", found)
	}
}
