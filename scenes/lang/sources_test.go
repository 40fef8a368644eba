package lang

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// goFiles returns the sources of a folder that are no tests.
func goFiles(t *testing.T, folder string) []string {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(all, func(name string) bool { return strings.HasSuffix(name, "_test.go") })
}

// catalogueFile matches the files that give keys their names and texts, which is no use of them.
var catalogueFile = regexp.MustCompile(`^keys_`)

// usedNames returns every identifier selected from this package in the project's sources outside of it, and those
// used within it by methods.
func usedNames(t *testing.T, root string) map[string]bool {
	t.Helper()
	used := map[string]bool{}
	fset := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); path != root && (strings.HasPrefix(name, ".") || name == "dist" || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		inside := file.Name.Name == "lang"
		if inside && catalogueFile.MatchString(filepath.Base(path)) {
			return nil
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.SelectorExpr:
				if x, ok := n.X.(*ast.Ident); ok && x.Name == "lang" {
					used[n.Sel.Name] = true
				}
			case *ast.Ident:
				if inside {
					used[n.Name] = true
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return used
}

func TestEveryConstantIsUsed(t *testing.T) {
	root := filepath.Join("..", "..")
	used := usedNames(t, root)
	for name, key := range constants(t) {
		if !used[name] {
			t.Errorf("%s (%s) is used nowhere: use it, or take it out of keys and of the texts", name, key)
		}
	}
}
