package table

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// What a Board may ask of the author of a game.
const (
	maxMethods = 10 // of a Board
	maxGroups  = 6  // that it may supply beside
)

// TestABoardIsSmall counts the methods of a Board, and the interfaces that are asked for beside: whatever is asserted of
// a Board, here and where matches are looked at afterwards.
func TestABoardIsSmall(t *testing.T) {
	if n := reflect.TypeFor[Board]().NumMethod(); n > maxMethods {
		t.Errorf("a Board has %d methods, at most %d are wanted", n, maxMethods)
	}
	groups := map[string]bool{}
	for _, dir := range []string{".", "../replay", "../result", "../lesson", ".."} {
		for name := range assertedInterfaces(t, dir) {
			groups[name] = true
		}
	}
	if len(groups) == 0 {
		t.Fatal("no group is found: the test is blind")
	}
	if len(groups) > maxGroups {
		t.Errorf("a Board is asked for %d groups, at most %d are wanted: %v", len(groups), maxGroups, slices.Sorted(maps.Keys(groups)))
	}
}

// assertedInterfaces returns what the files of a folder assert of a Board: of what is called board.
func assertedInterfaces(t *testing.T, dir string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, data, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if a, ok := n.(*ast.TypeAssertExpr); ok && a.Type != nil && isBoard(a.X) {
				found[typeName(a.Type)] = true
			}
			return true
		})
	}
	return found
}

// isBoard reports whether an expression is a Board by its name.
func isBoard(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.SelectorExpr:
		return x.Sel.Name == "board"
	case *ast.Ident:
		return x.Name == "board"
	}
	return false
}

// typeName returns the name of a type without its package.
func typeName(x ast.Expr) string {
	if s, ok := x.(*ast.SelectorExpr); ok {
		return s.Sel.Name
	}
	if id, ok := x.(*ast.Ident); ok {
		return id.Name
	}
	return ""
}
