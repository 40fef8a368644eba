package table_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// TestAMatchShowsWhatItsViewerMayKnow compares what a Match gives away with what the rules let a seat at another device
// know, and with that what has come to light since.
func TestAMatchShowsWhatItsViewerMayKnow(t *testing.T) {
	for _, tt := range logGames {
		m := logMatch(t, tt.game, tt.setup, 80)
		learned := 0 // moves and events that were secret once
		for _, viewer := range []rules.Seat{rules.Public, rules.Referee, 0, 1} {
			seen := table.SeenBy(m, viewer)
			for n := range m.Log {
				if got, want := seen.At(n).Hash(), m.At(n).View(viewer).Hash(); got != want {
					t.Fatalf("%s: position %d as %s sees it is %x, want %x", tt.game, n, viewer, got, want)
				}
				open := m.Log[n].By != rules.Nature && rules.IsRevealed(m.Game, m.At(n), m.State())
				mv, events := m.ViewMove(n, viewer)
				if mv != seen.Move(n) || !reflect.DeepEqual(events, seen.Events(n)) {
					learned++
					if !open {
						t.Fatalf("%s: of move %d %s knows %v %v, may know %v %v", tt.game, n, viewer, seen.Move(n), seen.Events(n), mv, events)
					}
				}
			}
		}
		if secret := tt.game == "honshu" || tt.game == "forhonor"; secret != (learned > 0) {
			t.Errorf("%s: %d times somebody has learned what was secret", tt.game, learned)
		}
	}
}

// TestAFollowedMatchShowsWhatHasComeToLight: who is told of a match elsewhere reads the same moves as at this device, also those
// that were chosen in secret.
func TestAFollowedMatchShowsWhatHasComeToLight(t *testing.T) {
	for _, tt := range logGames {
		m, viewer, opened := logMatch(t, tt.game, tt.setup, 80), rules.Seat(0), 0
		followed, err := rules.Follow(m.Game, m.Setup, m.At(0).View(viewer))
		if err != nil {
			t.Fatal(err)
		}
		for n := range m.Log {
			mv, events := m.ViewMove(n, viewer)
			if err := followed.AddMove(mv, events, m.At(n+1).View(viewer)); err != nil {
				t.Fatal(err)
			}
		}
		here, there := table.SeenBy(m, viewer), table.SeenBy(followed, viewer)
		for n := range m.Log {
			if here.Move(n) == there.Move(n) {
				continue
			}
			if err := followed.RevealMove(n, m.Log[n].Do); err != nil {
				t.Fatal(err)
			}
			if opened++; here.Move(n) != there.Move(n) {
				t.Fatalf("%s: move %d is %v elsewhere, %v here", tt.game, n, there.Move(n), here.Move(n))
			}
		}
		if secret := tt.game == "honshu" || tt.game == "forhonor"; secret != (opened > 0) {
			t.Errorf("%s: %d moves have come to light", tt.game, opened)
		}
	}
}

// TestAMatchFollowsItsViewer holds that a Board sees what the viewer of the table may see.
func TestAMatchFollowsItsViewer(t *testing.T) {
	m := logMatch(t, "honshu", rules.Setup{Seats: 2}, 30)
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}})
	var seen *table.Match
	p := newBoardTable(m, func(svc *stage.Services, m *table.Match) table.Board {
		seen = m
		return lands(svc, m)
	}, -1)
	if seen.Viewer() != 0 || p.Viewer() != 0 {
		t.Errorf("the Board sees what %s knows, the table what %s knows, want seat 0", seen.Viewer(), p.Viewer())
	}
}

// TestBoardsReachNoMatch type-checks the package of every Board: nothing in it is a *rules.Match, and nothing begins a
// game from its rules, whose State would be whole.
func TestBoardsReachNoMatch(t *testing.T) {
	boards := []string{"engawa/scenes/yokai", "engawa/scenes/honshu", "engawa/scenes/homeworlds", "engawa/scenes/forhonor"}
	fset := token.NewFileSet()
	packages, lookup := exportData(t, boards)
	from := importer.ForCompiler(fset, "gc", lookup)
	for _, path := range boards {
		var files []*ast.File
		for _, name := range packages[path].GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(packages[path].Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
		if _, err := (&types.Config{Importer: from}).Check(path, fset, files, info); err != nil {
			t.Fatal(err)
		}
		for _, complaint := range reaches(info, fset) {
			t.Error(complaint)
		}
	}
}

// reaches lists where a package holds a match, or can begin one.
func reaches(info *types.Info, fset *token.FileSet) (list []string) {
	seen := map[string]bool{}
	complain := func(at token.Pos, what string) {
		text := fmt.Sprintf("%s: %s", fset.Position(at), what)
		if !seen[text] {
			seen[text] = true
			list = append(list, text)
		}
	}
	for e, of := range info.Types {
		if of.Type != nil && holdsMatch(of.Type) {
			complain(e.Pos(), "this is a rules.Match")
		}
	}
	for _, objects := range []map[*ast.Ident]types.Object{info.Defs, info.Uses} {
		for id, o := range objects {
			if o == nil || o.Type() == nil {
				continue
			}
			if holdsMatch(o.Type()) {
				complain(id.Pos(), id.Name+" is of a rules.Match")
			}
			if f, ok := o.(*types.Func); ok && f.Name() == "New" && takesSetup(f) {
				complain(id.Pos(), "a game is begun")
			}
		}
	}
	return list
}

// holdsMatch reports whether a type is rules.Match, or a pointer, list or function of it.
func holdsMatch(t types.Type) bool {
	switch t := t.(type) {
	case *types.Named:
		o := t.Obj()
		return o.Pkg() != nil && o.Pkg().Path() == "engawa/rules" && o.Name() == "Match"
	case *types.Pointer:
		return holdsMatch(t.Elem())
	case *types.Slice:
		return holdsMatch(t.Elem())
	case *types.Map:
		return holdsMatch(t.Elem())
	case *types.Signature:
		return holdsMatch(t.Params()) || holdsMatch(t.Results())
	case *types.Tuple:
		for v := range t.Variables() {
			if holdsMatch(v.Type()) {
				return true
			}
		}
	}
	return false
}

// takesSetup reports whether a function begins a game.
func takesSetup(f *types.Func) bool {
	params := f.Signature().Params()
	if params.Len() != 1 {
		return false
	}
	named, ok := params.At(0).Type().(*types.Named)
	return ok && named.Obj().Name() == "Setup" && named.Obj().Pkg().Path() == "engawa/rules"
}

// goPackage is what "go list -json" tells about a package.
type goPackage struct {
	ImportPath, Dir, Export string
	GoFiles                 []string
}

// exportData returns the packages with all they import, and what finds the types that these export.
func exportData(t *testing.T, paths []string) (map[string]goPackage, func(string) (io.ReadCloser, error)) {
	t.Helper()
	out, err := exec.Command("go", append([]string{"list", "-export", "-deps", "-json=ImportPath,Dir,Export,GoFiles"}, paths...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	packages := map[string]goPackage{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p goPackage
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		packages[p.ImportPath] = p
	}
	return packages, func(path string) (io.ReadCloser, error) { return os.Open(packages[path].Export) }
}

// TestTheTypeCheckFindsAMatch holds that what TestBoardsReachNoMatch looks for is found where it is.
func TestTheTypeCheckFindsAMatch(t *testing.T) {
	const code = `package p
import (
	"engawa/rules"
	"engawa/rules/yokai"
)
type b struct { m *rules.Match }
func (x b) whole() rules.State { return x.m.State() }
func begin() { yokai.Game{}.New(rules.Setup{}) }`
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "p.go", code, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	_, lookup := exportData(t, []string{"engawa/rules", "engawa/rules/yokai"})
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	if _, err := (&types.Config{Importer: importer.ForCompiler(fset, "gc", lookup)}).Check("p", fset, []*ast.File{f}, info); err != nil {
		t.Fatal(err)
	}
	lines := map[string]bool{}
	for _, complaint := range reaches(info, fset) {
		lines[strings.SplitN(complaint, ":", 3)[1]] = true
	}
	for _, line := range []string{"6", "7", "8"} {
		if !lines[line] {
			t.Errorf("nothing is found in line %s: %v", line, lines)
		}
	}
}

// TestAMatchKeepsTheWholeMatchToItself holds that no method of a Match gives the match away.
func TestAMatchKeepsTheWholeMatchToItself(t *testing.T) {
	of := reflect.TypeFor[*table.Match]()
	for k := range of.NumMethod() {
		for n := range of.Method(k).Type.NumOut() {
			out := of.Method(k).Type.Out(n)
			if out == reflect.TypeFor[*rules.Match]() || out == reflect.TypeFor[rules.Match]() || out == reflect.TypeFor[rules.Game]() {
				t.Errorf("%s returns a %s", of.Method(k).Name, out)
			}
		}
	}
	for k := range of.Elem().NumField() {
		if f := of.Elem().Field(k); f.IsExported() {
			t.Errorf("the field %s can be read", f.Name)
		}
	}
}
