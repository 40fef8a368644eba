package docs

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var roomRow = regexp.MustCompile("(?m)^\\| (`[^|]*`) \\|")

// roomsOf returns the folders that the table of rooms in ARCHITECTURE.md names. The first of a row is a path from the
// root of the module; one without a slash after it stands beside it, if there is such a folder, else at the root.
func roomsOf(document string) (rooms []string) {
	for _, row := range roomRow.FindAllStringSubmatch(document, -1) {
		beside := ""
		for _, name := range pageCode.FindAllStringSubmatch(row[1], -1) {
			room := name[1]
			if _, err := os.Stat(filepath.Join("..", beside, room)); err == nil && !strings.Contains(room, "/") {
				room = path.Join(beside, room)
			}
			if beside == "" {
				beside = path.Dir(room)
			}
			rooms = append(rooms, room)
		}
	}
	return rooms
}

// modulePackages returns the folders with Go files that are no tests, but for what is internal to one folder.
func modulePackages(t *testing.T) map[string]bool {
	t.Helper()
	packages := map[string]bool{}
	err := filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		name := filepath.ToSlash(file)
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			if base := entry.Name(); base == "testdata" || file != ".." && strings.HasPrefix(base, ".") || base == "internal" && name != "../internal" {
				return fs.SkipDir
			}
		case strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go"):
			packages[strings.TrimPrefix(path.Dir(name), "../")] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	delete(packages, "..") // main, which needs no row
	return packages
}

func TestArchitectureNamesEveryPackage(t *testing.T) {
	text, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	packages, named := modulePackages(t), map[string]bool{}
	for _, room := range roomsOf(string(text)) {
		if info, err := os.Stat(filepath.Join("..", room)); err != nil || !info.IsDir() {
			t.Errorf("the rooms of ARCHITECTURE.md: there is no folder %s; take it out, or name the folder it has become", room)
		}
		if named[room] {
			t.Errorf("the rooms of ARCHITECTURE.md: %s stands in two rows", room)
		}
		named[room] = true
	}
	if len(packages) < 80 {
		t.Errorf("only %d packages were found", len(packages))
	}
	for name := range packages {
		if !named[name] {
			t.Errorf("the rooms of ARCHITECTURE.md: no row names %s; add it to a row of its kind", name)
		}
	}
}
