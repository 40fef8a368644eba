package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// impure are packages of the standard library that reach outside the program, know the time, or keep chance of their
// own. "x/..." stands for everything below x.
var impure = []string{
	"os", "os/...", "time", "time/...", "net", "net/...", "crypto/rand", "math/rand", "syscall", "syscall/...", "unsafe", "log",
	"log/...", "plugin", "runtime", "runtime/...", "io/ioutil", "embed", "C",
}

// seededOnly are the names of math/rand/v2 that need a source.
var seededOnly = []string{"New", "NewPCG", "NewChaCha8", "NewZipf", "Rand", "PCG", "ChaCha8", "Zipf", "Source"}

func matches(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		below, ok := strings.CutSuffix(p, "/...")
		return p == name || ok && strings.HasPrefix(name, below+"/")
	})
}

// allowedImports returns the packages of this module that the package may import.
func allowedImports(pkg string) []string {
	switch pkg {
	case "engawa/rules":
		return nil
	case "engawa/rules/gamekit", "engawa/rules/perft":
		return []string{"engawa/rules"}
	case "engawa/rules/games", "engawa/rules/bots":
		return []string{"engawa/rules", "engawa/rules/..."}
	case "engawa/rules/bot/alphabeta", "engawa/rules/analysis", "engawa/rules/rating":
		return []string{"engawa/rules", "engawa/rules/bot"}
	case "engawa/rules/bot/bottest":
		return []string{"engawa/rules", "engawa/rules/bot", "engawa/rules/rulestest"}
	case "engawa/rules/yokai/solved":
		return []string{"engawa/rules/yokai"}
	case "engawa/rules/gtp":
		return []string{"engawa/rules", "engawa/rules/bot", "engawa/rules/bots", "engawa/rules/perft", "engawa/rules/puzzles"}
	case "engawa/rules/puzzles":
		return []string{"engawa/rules"}
	case "engawa/rules/puzzles/prove":
		return []string{
			"engawa/rules", "engawa/rules/puzzles", "engawa/rules/homeworlds", "engawa/rules/honshu", "engawa/rules/yokai",
		}
	case "engawa/rules/toys/sealed":
		return []string{"engawa/rules", "engawa/rules/gamekit", "engawa/rules/toys/bintext"}
	case "engawa/rules/homeworlds", "engawa/rules/yokai", "engawa/rules/rulestest":
		return []string{"engawa/rules", "engawa/rules/gamekit", "engawa/rules/perft"}
	}
	// The bots of a game import its rules, what all bots share, and alpha-beta, but no other game.
	if game, ok := strings.CutPrefix(pkg, "engawa/rules/bot/"); ok {
		own := "engawa/rules/" + game
		return []string{"engawa/rules", "engawa/rules/bot", "engawa/rules/bot/alphabeta", own, own + "/..."}
	}
	return []string{"engawa/rules", "engawa/rules/gamekit"}
}

// TestImportsPointOneWay reads the direct imports of everything below rules, tests not among it.
func TestImportsPointOneWay(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && slices.Contains([]string{"yokai/tablebase", "puzzles/data"}, filepath.ToSlash(name)) {
			return filepath.SkipDir // files that programs carry, no rules
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		files++
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			return err
		}
		pkg := path.Join("engawa/rules", filepath.ToSlash(filepath.Dir(name)))
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			checkImport(t, name, pkg, imported)
			if imported == "math/rand/v2" {
				checkRand(t, name, file)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 20 {
		t.Errorf("only %d files were read", files)
	}
}

func checkImport(t *testing.T, file, pkg, imported string) {
	t.Helper()
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case first == "engawa":
		if !matches(allowedImports(pkg), imported) {
			t.Errorf("%s: %s may not import %s", file, pkg, imported)
		}
	case strings.Contains(first, "."):
		t.Errorf("%s imports %s; rules need the standard library only", file, imported)
	case matches(impure, imported):
		t.Errorf("%s imports %s, which is not pure", file, imported)
	}
}

// checkRand refuses the functions of math/rand/v2 that draw from the program's own source.
func checkRand(t *testing.T, name string, file *ast.File) {
	t.Helper()
	ast.Inspect(file, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if x, ok := sel.X.(*ast.Ident); ok && x.Name == "rand" && x.Obj == nil && !slices.Contains(seededOnly, sel.Sel.Name) {
			t.Errorf("%s uses rand.%s, which draws from a source of its own", name, sel.Sel.Name)
		}
		return true
	})
}

// TestDependenciesStayOut asks the go tool for everything that rules need in the end.
func TestDependenciesStayOut(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", "engawa/rules/...").Output()
	if err != nil {
		t.Fatalf("listing the dependencies of rules: %v", err)
	}
	packages := strings.Fields(string(out))
	if !slices.Contains(packages, "engawa/rules/games") {
		t.Fatalf("the list of %d packages lacks the games", len(packages))
	}
	for _, pkg := range packages {
		first, rest, _ := strings.Cut(pkg, "/")
		if strings.Contains(first, ".") && first != "vendor" || first == "engawa" && !strings.HasPrefix(rest, "rules") {
			t.Errorf("rules depend on %s", pkg)
		}
	}
}
