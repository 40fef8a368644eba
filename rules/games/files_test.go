package games

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Names and files of the table that a game may lack.
var (
	optional      = []string{"End", "Privacy", "mayHide", "Warnings", "options"}
	optionalFiles = []string{"advice", "options", "events"}
)

// place is where a name of the table stands.
type place struct{ name, file string }

// fileTable reads the table of the package comment: which file each name belongs to, and all files.
func fileTable(t *testing.T) (names, files []place) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "games.go", nil, parser.ParseComments|parser.PackageClauseOnly)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(file.Doc.Text()) {
		name, has, ok := strings.Cut(strings.TrimSpace(line), ".go ")
		if !ok || !strings.HasPrefix(line, "\t") {
			continue
		}
		files = append(files, place{file: name})
		has = strings.TrimSpace(has)
		if strings.Contains(strings.ReplaceAll(has, ", ", ""), " ") {
			continue // words that name no declaration
		}
		for word := range strings.SplitSeq(has, ", ") {
			names = append(names, place{word, name})
		}
	}
	return names, files
}

// endings are the files for what ends so.
var endings = map[string][]string{
	"Fault": {"fault"}, "Meaning": {"why"}, "Refusal": {"check", "why", "notation_action"},
}

// declarations reads what the game's package declares, tests not among it: types, functions, and methods of State, Game
// and Choice. It also returns the names of the files without ".go".
func declarations(t *testing.T, dir string) (list []place, files []string) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("there are no files in %s: %v", dir, err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		base := strings.TrimSuffix(filepath.Base(name), ".go")
		files = append(files, base)
		for _, d := range file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if ours(d) {
					list = append(list, place{d.Name.Name, base})
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if spec, ok := spec.(*ast.TypeSpec); ok && !spec.Assign.IsValid() {
						list = append(list, place{spec.Name.Name, base})
					}
				}
			}
		}
	}
	return list, files
}

// ours reports whether the table speaks of the function: it has no receiver, or that of a State, Game or Choice.
func ours(d *ast.FuncDecl) bool {
	if d.Recv == nil {
		return true
	}
	of := d.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	id, ok := of.(*ast.Ident)
	return ok && slices.Contains([]string{"State", "Game", "Choice"}, id.Name)
}

// TestGamesKeepTheSameThingsInTheSameFiles compares every game with the table of the package comment. Games of the shelf
// must have all of it; the teaching games keep what they have where the table says.
func TestGamesKeepTheSameThingsInTheSameFiles(t *testing.T) {
	names, files := fileTable(t)
	if len(files) < 15 || len(names) < 30 {
		t.Fatalf("the table has only %d files and %d names", len(files), len(names))
	}
	dirs := []string{"../toys/pebbles", "../toys/sealed"}
	needOptions := map[string]bool{}
	for _, g := range All() {
		dir := "../" + g.Info().ID
		dirs = append(dirs, dir)
		needOptions[dir] = len(g.Info().Options) > 0
	}
	for _, dir := range dirs {
		list, have := declarations(t, dir)
		shelf := !strings.Contains(dir, "toys")
		for _, want := range files {
			may := slices.Contains(optionalFiles, want.file) && (want.file != "options" || !needOptions[dir])
			if shelf && !may && !slices.Contains(have, want.file) {
				t.Errorf("%s has no %s.go; the comment of package games lists what stands in which file", dir, want.file)
			}
		}
		for _, want := range names {
			at := slices.IndexFunc(list, func(d place) bool { return d.name == want.name })
			found := slices.ContainsFunc(list, func(d place) bool { return d.name == want.name && within(d.file, want.file) })
			switch {
			case found || at < 0 && (!shelf || slices.Contains(optional, want.name)):
			case at < 0:
				t.Errorf("%s: %s.go has no %s, see the comment of package games", dir, want.file, want.name)
			default:
				t.Errorf("%s: %s stands in %s.go; move it to %s.go, as the comment of package games asks", dir, want.name, list[at].file, want.file)
			}
		}
		for _, d := range list {
			for ending, allowed := range endings {
				fits := slices.ContainsFunc(allowed, func(file string) bool { return within(d.file, file) })
				if strings.HasSuffix(d.name, ending) && !ast.IsExported(d.name) && !fits {
					t.Errorf("%s: %s stands in %s.go, not in one of %s", dir, d.name, d.file, allowed)
				}
			}
			if strings.HasPrefix(d.name, "refuse") || strings.HasPrefix(d.name, "faultOf") {
				t.Errorf("%s: %s is not called as in the other games: it ends in Refusal or Fault", dir, d.name)
			}
		}
	}
}

// within reports whether the file is that of the table or goes on with it.
func within(file, want string) bool { return file == want || strings.HasPrefix(file, want+"_") }
