package docs

import (
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules/games"
)

// Phrases of package comments that stand for several packages.
var importPhrases = []struct {
	phrase string
	covers *regexp.Regexp
}{
	{"everything", regexp.MustCompile(`.`)},
	{"base packages of scenes", regexp.MustCompile(`^scenes/(stage|widget|ui|hit|input|canvas|anim|geom|lang|store)$`)},
	{"sprites", regexp.MustCompile(`^sprites(/|$)`)},
	{"the rules of these games", gameRules},
	{"the rules of the games", gameRules},
	{"the packages of the games", gameRules},
	{"those of the four games", gameRules},
	{"the bots of the games", regexp.MustCompile(`^rules/bot/\w+$`)},
	{"the art of each game", regexp.MustCompile(`^scenes/\w+art$`)},
	{"rules, remote and the packages below them", regexp.MustCompile(`^(rules|remote)/`)},
}

// gameRules fits the rules of every game.
var gameRules = func() *regexp.Regexp {
	var ids []string
	for _, g := range games.All() {
		ids = append(ids, g.Info().ID)
	}
	return regexp.MustCompile(`^rules/(` + strings.Join(ids, "|") + `)$`)
}()

// isNamed reports whether a package comment says that the package of the module is imported: by its path, by its last
// folder, or by a phrase.
func isNamed(comment, imported string) bool {
	text := strings.Join(strings.Fields(comment), " ")
	var sentences []string
	for sentence := range strings.SplitSeq(text, ". ") {
		if strings.Contains(sentence, "import") {
			sentences = append(sentences, sentence)
		}
	}
	clause := strings.Join(sentences, ". ")
	if regexp.MustCompile(`(^|[^\w/]|engawa/)(` + regexp.QuoteMeta(imported) + `|` + path.Base(imported) + `)($|[^\w/])`).MatchString(clause) {
		return true
	}
	for _, p := range importPhrases {
		if strings.Contains(clause, p.phrase) && p.covers.MatchString(imported) {
			return true
		}
	}
	return false
}

// TestCommentsNameWhatIsImported compares the comment of every package with the packages of the module that it imports.
// Commands need not say it.
func TestCommentsNameWhatIsImported(t *testing.T) {
	comments, imports := map[string]string{}, map[string][]string{}
	for _, f := range readGo(t) {
		folder := path.Dir(f.path)
		if f.file.Name.Name == "main" || strings.HasSuffix(f.path, "_test.go") || strings.Contains(folder, "testdata") || folder == "docs" {
			continue
		}
		if doc := f.file.Doc.Text(); strings.HasPrefix(doc, "Package ") {
			comments[folder] = doc
		}
		for _, spec := range f.file.Imports {
			name, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if name, ok := strings.CutPrefix(name, "engawa/"); ok && !slices.Contains(imports[folder], name) {
				imports[folder] = append(imports[folder], name)
			}
		}
	}
	if len(imports) < 70 {
		t.Errorf("only %d packages are found", len(imports))
	}
	// What stands in rules/yokai may change only with a new proof of the 3x4 game, which takes minutes.
	delete(imports, "rules/yokai")
	for folder, list := range imports {
		for _, name := range list {
			if !isNamed(comments[folder], name) {
				t.Errorf("%s imports %s, and its comment does not say so", folder, name)
			}
		}
	}
}

func TestNamesOfImports(t *testing.T) {
	const comment = "Package x draws rules/perft.\nIt imports rules, scenes/geom, canvas and the base packages\nof scenes."
	for imported, want := range map[string]bool{
		"rules": true, "scenes/geom": true, "scenes/canvas": true, "scenes/lang": true,
		"rules/perft": false, "scenes/table": false, "sprites": false,
	} {
		if isNamed(comment, imported) != want {
			t.Errorf("%s: named is %v, want %v", imported, !want, want)
		}
	}
}
