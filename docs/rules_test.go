package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/lang"
)

// rulesOf returns the document with the rules of a game, by its id.
func rulesOf(t *testing.T, id string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("rules", id+".md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var heading = regexp.MustCompile(`(?m)^##+ (\d+(?:\.\d+)?) (.+)$`)

// section returns the text of the section with that number or title, with its subsections; "" when there is none.
func section(document, name string) string {
	found := heading.FindAllStringSubmatchIndex(document, -1)
	for k, at := range found {
		number, title := document[at[2]:at[3]], document[at[4]:at[5]]
		if number != name && title != name {
			continue
		}
		for _, next := range found[k+1:] {
			if !strings.HasPrefix(document[next[2]:next[3]], number+".") {
				return document[at[0]:next[0]]
			}
		}
		return document[at[0]:]
	}
	return ""
}

// tableRows returns the cells of all rows of tables in a text.
func tableRows(text string) (rows [][]string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") || !strings.HasSuffix(line, "|") || len(line) < 2 {
			continue
		}
		var cells []string
		for cell := range strings.SplitSeq(line[1:len(line)-1], " | ") {
			cells = append(cells, strings.TrimSpace(cell))
		}
		rows = append(rows, cells)
	}
	return rows
}

// goFile is a Go file of the program, with the path from its root.
type goFile struct {
	path string
	file *ast.File
}

// goFiles reads all Go files of the program once.
var goFiles = sync.OnceValues(func() (list []goFile, err error) {
	err = filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != ".." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "node_modules"):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		list = append(list, goFile{filepath.ToSlash(strings.TrimPrefix(path, ".."+string(filepath.Separator))), file})
		return nil
	})
	return list, err
})

// readGo is goFiles for a test.
func readGo(t *testing.T) []goFile {
	t.Helper()
	list, err := goFiles()
	if err != nil {
		t.Fatal(err)
	}
	return list
}

var (
	citation      = regexp.MustCompile(`docs/rules/([a-z]+)\.md(?:, ((?:ruling )?[\d.]+(?:(?:, | and )\d[\d.]*)*))?`)
	citedFiles    = regexp.MustCompile(`\d+(?:\.\d+)?`)
	uncitedRuling = regexp.MustCompile(`\b[Rr]uling (\d+)`)
	missingSheet  = regexp.MustCompile(`(?i)\bspecs?\b`)
)

// badCitations returns what a comment of a file in that folder cites that is not there, and how much it cites.
func badCitations(t *testing.T, folder, comment string) (bad []string, n int) {
	t.Helper()
	for _, c := range citation.FindAllStringSubmatch(comment, -1) {
		text, err := os.ReadFile(filepath.Join("rules", c[1]+".md"))
		if err != nil {
			bad = append(bad, c[0])
			continue
		}
		if n++; strings.HasPrefix(c[2], "ruling ") {
			continue // below
		}
		for _, number := range citedFiles.FindAllString(c[2], -1) {
			if section(string(text), number) == "" {
				bad = append(bad, c[0])
			}
		}
	}
	game := filepath.Base(folder)
	if c := citation.FindStringSubmatch(comment); c != nil {
		game = c[1]
	}
	for _, c := range uncitedRuling.FindAllStringSubmatch(comment, -1) {
		text, err := os.ReadFile(filepath.Join("rules", game+".md"))
		if n++; err != nil || !slices.ContainsFunc(tableRows(section(string(text), "Rulings")), func(row []string) bool { return row[0] == c[1] }) {
			bad = append(bad, c[0])
		}
	}
	return bad, n
}

// TestCitationsOfTheRulesLeadSomewhere reads all comments: a section or ruling that is cited is there, and nobody cites
// a document that is not.
func TestCitationsOfTheRulesLeadSomewhere(t *testing.T) {
	total := 0
	for _, f := range readGo(t) {
		for _, group := range f.file.Comments {
			text := strings.Join(strings.Fields(group.Text()), " ")
			bad, n := badCitations(t, filepath.Dir(f.path), text)
			for _, c := range bad {
				t.Errorf("%s cites %q, which is not there", f.path, c)
			}
			total += n
			if !strings.HasPrefix(text, "spec ") && missingSheet.MatchString(text) {
				t.Errorf("%s cites a document that is not there: %s", f.path, rules.Shorten(text))
			}
		}
	}
	if total < 50 {
		t.Errorf("only %d citations are found; are they written otherwise now?", total)
	}
}

func TestCitationsThatLeadNowhereAreFound(t *testing.T) {
	for comment, want := range map[string][]string{
		"Rules: docs/rules/forhonor.md, 7.6.":              nil,
		"docs/rules/forhonor.md, 7.5 and 8.":               nil,
		"docs/rules/forhonor.md, 7.5 and 88.":              {"docs/rules/forhonor.md, 7.5 and 88"},
		"docs/rules/forhonor.md, 7.9.":                     {"docs/rules/forhonor.md, 7.9"},
		"docs/rules/chess.md, 1.":                          {"docs/rules/chess.md, 1."},
		"docs/rules/homeworlds.md, ruling 9, and more":     nil,
		"docs/rules/homeworlds.md, ruling 99, and no more": {"ruling 99"},
		"as ruling 9 asks":                                 nil,
		"as ruling 100 asks":                               {"ruling 100"},
	} {
		bad, n := badCitations(t, "rules/homeworlds", comment)
		if n == 0 && want == nil || len(bad) != len(want) || len(want) > 0 && strings.TrimSuffix(bad[0], ".") != strings.TrimSuffix(want[0], ".") {
			t.Errorf("%q: %q of %d are bad, want %q", comment, bad, n, want)
		}
	}
}

// TestOptionsStandInTheRules wants each option in the table of its document, with its values and its default.
func TestOptionsStandInTheRules(t *testing.T) {
	checked := 0
	for _, g := range games.All() {
		info := g.Info()
		options := section(rulesOf(t, info.ID), "Options")
		rows := tableRows(options)
		for _, o := range info.Options {
			k := slices.IndexFunc(rows, func(row []string) bool { return row[0] == "`"+o.Key+"`" && len(row) == 4 })
			if k < 0 {
				t.Errorf("%s: no row of a table for the option %s", info.ID, o.Key)
				continue
			}
			checked++
			if want := "`" + o.Default + "`"; o.Default != "" && rows[k][2] != want || o.Default == "" && rows[k][2] != "" {
				t.Errorf("%s: the default of %s is told as %s, want %s", info.ID, o.Key, rows[k][2], want)
			}
			where := rows[k][1]
			if strings.HasPrefix(where, "section ") {
				where = options
			}
			for _, value := range o.Values {
				if !strings.Contains(where, "`"+value+"`") {
					t.Errorf("%s: the value %q of %s is not told", info.ID, value, o.Key)
				}
			}
			if n := strings.Count(rows[k][1], "`") / 2; where == rows[k][1] && n != len(o.Values) {
				t.Errorf("%s: %d values of %s are told, want %d", info.ID, n, o.Key, len(o.Values))
			}
		}
	}
	if checked < 20 {
		t.Errorf("only %d options are looked for", checked)
	}
}

// isCode reports whether a text has the form of a code of a refusal.
var isCode = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString

// constantsWithPrefix adds the string constants whose name begins with the prefix.
func constantsWithPrefix(into map[string]string, file *ast.File, prefix string) {
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		for k, name := range spec.Names {
			if k < len(spec.Values) && strings.HasPrefix(name.Name, prefix) {
				if text, ok := literal(spec.Values[k]); ok {
					into[name.Name] = text
				}
			}
		}
		return true
	})
}

// literal returns the value of a string literal.
func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(lit.Value)
	return text, err == nil
}

// refusalCodes returns the codes that a game's package refuses by: its constants, those of package rules that it uses,
// literals, and the codes in the table faultRules.
func refusalCodes(file *ast.File, shared map[string]string) (codes []string) {
	own := map[string]string{}
	constantsWithPrefix(own, file, "Code")
	for _, code := range own {
		codes = append(codes, code)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if of, ok := n.X.(*ast.Ident); ok && of.Name == "rules" && shared[n.Sel.Name] != "" {
				codes = append(codes, shared[n.Sel.Name])
			}
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Errorf" && len(n.Args) > 0 {
				if text, ok := literal(n.Args[0]); ok && isCode(text) {
					codes = append(codes, text)
				}
			}
		case *ast.ValueSpec:
			if n.Names[0].Name != "faultRules" {
				return true
			}
			for _, row := range n.Values[0].(*ast.CompositeLit).Elts {
				if text, ok := literal(row.(*ast.CompositeLit).Elts[1]); ok {
					codes = append(codes, text)
				}
			}
		}
		return true
	})
	return codes
}

// TestCodesStandInTheRules wants each code by which a game refuses in its document, in the section on refusals, and a
// text for players.
func TestCodesStandInTheRules(t *testing.T) {
	shared, found := map[string]string{}, map[string][]string{}
	for _, f := range readGo(t) {
		if f.path == "rules/error.go" {
			constantsWithPrefix(shared, f.file, "Code")
		}
	}
	if len(shared) < 10 {
		t.Fatalf("only %d codes of package rules are found", len(shared))
	}
	for _, f := range readGo(t) {
		id := path.Base(path.Dir(f.path))
		if _, ok := games.Find(id); ok && path.Dir(f.path) == "rules/"+id && !strings.HasSuffix(f.path, "_test.go") {
			found[id] = append(found[id], refusalCodes(f.file, shared)...)
		}
	}
	total, words := 0, lang.For(lang.English)
	for _, g := range games.All() {
		id := g.Info().ID
		refusals := section(rulesOf(t, id), "Refusals")
		if refusals == "" {
			t.Errorf("%s.md has no section with a number and the title Refusals, as \"## 11 Refusals\"", id)
			continue
		}
		codes := append(found[id], rules.CodeOver, rules.CodeNotYourTurn, rules.CodeSeats, rules.CodeOption, rules.CodeAction)
		slices.Sort(codes)
		codes = slices.Compact(codes)
		total += len(codes)
		for _, code := range codes {
			if !strings.Contains(refusals, "`"+code+"`") {
				t.Errorf("%s.md: the code %q is not among the refusals", id, code)
			}
			if own := lang.Key("refusal." + id + "." + code); !words.Has(own) && !words.Has(lang.Key("refusal."+code)) {
				t.Errorf("%s: the code %q has no text %s in scenes/lang/texts", id, code, own)
			}
		}
		for _, row := range tableRows(refusals) {
			for _, code := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(row[0], -1) {
				if !slices.Contains(codes, code[1]) {
					t.Errorf("%s: there is no code %q", id, code[1])
				}
			}
		}
	}
	if total < 100 {
		t.Errorf("only %d codes are looked for", total)
	}
}

// testsNamedIn returns the tests that a document names, each after the folder named last before it, and those of them that
// are not there.
func testsNamedIn(t *testing.T, document string) (lost []string, n int) {
	t.Helper()
	known := map[string][]string{}
	folder := "."
	for _, word := range regexp.MustCompile("`([^`]+)`|"+testNameSyntax).FindAllStringSubmatch(strings.ReplaceAll(document, "```", ""), -1) {
		if word[1] != "" {
			if files, _ := filepath.Glob(filepath.Join("..", word[1], "*_test.go")); len(files) > 0 {
				folder = word[1]
				for _, file := range files {
					names, err := testsOf(file)
					if err != nil {
						t.Fatal(err)
					}
					known[folder] = append(known[folder], names...)
				}
			}
			continue
		}
		if n++; !slices.Contains(known[folder], word[0]) {
			lost = append(lost, folder+" "+word[0])
		}
	}
	return lost, n
}

// TestTestsOfTheRulesAreThere looks for every test that the documents name.
func TestTestsOfTheRulesAreThere(t *testing.T) {
	total := 0
	for _, g := range games.All() {
		lost, found := testsNamedIn(t, rulesOf(t, g.Info().ID))
		for _, test := range lost {
			t.Errorf("%s: there is no test %s", g.Info().ID, test)
		}
		total += found
	}
	if total < 40 {
		t.Errorf("only %d tests are named", total)
	}
	lost, n := testsNamedIn(t, "`docs` TestTestsOfTheRulesAreThere, TestGone; `rules/yokai` TestEnds, TestTestsOfTheRulesAreThere")
	if want := []string{"docs TestGone", "rules/yokai TestTestsOfTheRulesAreThere"}; !slices.Equal(lost, want) || n != 4 {
		t.Errorf("of %d tests %q are missed, want %q of 4", n, lost, want)
	}
}
