package scenes_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// TestPlayersProgramsCarryNoFixtures reads the imports of the whole module: fixtures are for tests, and those that drive
// the whole program for the commands in cmd as well.
func TestPlayersProgramsCarryNoFixtures(t *testing.T) {
	const root = ".."
	allowed := map[string][]string{ // folders whose programs may import a package, its own folder among them
		"engawa/rules/toys/atarigo":        {"scenes/scenestest"},
		"engawa/scenes/scenestest":         {"cmd", "scenes/scenestest"},
		"engawa/scenes/scenestest/atarigo": {"cmd", "scenes/scenestest"},
		"engawa/scenes/stage/stagetest":    {"scenes/stage/stagetest"},
	}
	found := map[string]int{}
	err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(name) != ".go" {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(root, filepath.Dir(name))
		if err != nil {
			return err
		}
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			folders, fixtures := allowed[imported]
			if !fixtures {
				continue
			}
			found[imported]++
			if !strings.HasSuffix(name, "_test.go") && !within(filepath.ToSlash(rel), folders) {
				t.Errorf("%s imports %s, which is for tests", name, imported)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for pkg := range allowed {
		if found[pkg] == 0 {
			t.Errorf("nothing imports %s", pkg)
		}
	}
}

// within reports whether a folder is one of the folders or lies below one.
func within(folder string, folders []string) bool {
	for _, f := range folders {
		if folder == f || strings.HasPrefix(folder, f+"/") {
			return true
		}
	}
	return false
}
