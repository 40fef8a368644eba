// Package docs has no program: its tests hold that the documents beside them tell of what there is.
package docs

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

const (
	statusItems    = 34  // Q1 to Q34
	maxLetters     = 320 // of a line as it is read, without the addresses of its links
	fewestTests    = 600 // links to tests that the page has at least
	testNameSyntax = `(?:Test|Fuzz|Benchmark)[A-Z]\w*`
)

var (
	statusGames = []string{"Yōkai", "Homeworlds", "Honshū", "For Honor"}

	testName        = regexp.MustCompile(testNameSyntax)
	testDeclaration = regexp.MustCompile(`(?m)^func (` + testNameSyntax + `)\(`)
	pageCode        = regexp.MustCompile("`([^`]*)`")
	pageLink        = regexp.MustCompile(`\[([^\]]*)\]\(([^)]*)\)`)
	itemRow         = regexp.MustCompile(`^\| \[(Q\d+)\]\(#([^)]*)\) \| (.*) \|$`)
	gameState       = regexp.MustCompile(`^- \*\*(All games|` + strings.Join(statusGames, "|") + `)[^*:]*: (holds|partly|left)\.\*\*`)
	notInAnchor     = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
)

// testsOf returns the names of the tests that a file declares.
func testsOf(file string) ([]string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, m := range testDeclaration.FindAllStringSubmatch(string(text), -1) {
		names = append(names, m[1])
	}
	return names, nil
}

// filesDeclaring returns the files of the module, relative to this folder, that declare the test.
func filesDeclaring(name string) (files []string, err error) {
	err = filepath.WalkDir("..", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && file != ".." && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir // .git
		case entry.IsDir() || !strings.HasSuffix(file, "_test.go"):
			return nil
		}
		names, err := testsOf(file)
		if slices.Contains(names, name) {
			files = append(files, filepath.ToSlash(file))
		}
		return err
	})
	return files, err
}

// linkFaults returns what is wrong with the links of a page and the paths in its code, and how many links lead to tests.
func linkFaults(page string) (faults []string, tests int) {
	known := map[string][]string{} // the tests of each file
	for _, m := range pageLink.FindAllStringSubmatch(page, -1) {
		name, file := m[1], m[2]
		switch {
		case strings.HasPrefix(file, "#"):
			continue
		case !testName.MatchString(name):
			if _, err := os.Stat(file); err != nil {
				faults = append(faults, "there is no file "+file)
			}
			continue
		}
		tests++
		if _, ok := known[file]; !ok {
			known[file], _ = testsOf(file)
		}
		if !strings.HasSuffix(file, "_test.go") || !slices.Contains(known[file], name) {
			faults = append(faults, "there is no test "+name+" in "+file)
		}
	}
	words := strings.ReplaceAll(pageLink.ReplaceAllString(page, ""), "`go test -run TestName ./folder`", "")
	for _, name := range testName.FindAllString(words, -1) {
		faults = append(faults, name+" is no link")
	}
	for _, m := range pageCode.FindAllStringSubmatch(words, -1) {
		for _, word := range strings.Fields(m[1]) {
			if !strings.Contains(word, "/") {
				continue
			}
			if _, err := os.Stat(filepath.Join("..", strings.TrimPrefix(word, "engawa/"))); err != nil {
				faults = append(faults, "there is no "+word)
			}
		}
	}
	return faults, tests
}

// lineFaults returns the lines that are too long to be read at a glance.
func lineFaults(page string) (faults []string) {
	for k, line := range strings.Split(page, "\n") {
		if n := utf8.RuneCountInString(pageLink.ReplaceAllString(line, "$1")); n > maxLetters {
			faults = append(faults, fmt.Sprintf("line %d has %d letters, at most %d are allowed", k+1, n, maxLetters))
		}
	}
	return faults
}

// anchor returns the address of a heading within its page.
func anchor(heading string) string {
	return strings.ReplaceAll(notInAnchor.ReplaceAllString(strings.ToLower(heading), ""), " ", "-")
}

// itemFaults returns the items among the first ones that lack a section or a row of the table, and the rows that say
// something else than the sections.
func itemFaults(page string, items int) (faults []string) {
	rows, sections := map[string][]string{}, map[string]string{}
	for _, line := range strings.Split(page, "\n") {
		if m := itemRow.FindStringSubmatch(line); m != nil {
			rows[m[1]] = append([]string{m[2]}, strings.Split(m[3], " | ")...)
		}
	}
	for _, section := range strings.Split(page, "\n## ")[1:] {
		item, _, _ := strings.Cut(section, " ")
		if _, ok := sections[item]; ok {
			faults = append(faults, item+" has two sections")
		}
		sections[item] = section
	}
	for k := range items {
		item := fmt.Sprintf("Q%d", k+1)
		section, ok := sections[item]
		if !ok {
			faults = append(faults, item+" has no section")
			continue
		}
		states := map[string]string{}
		heading, text, _ := strings.Cut(section, "\n")
		for _, line := range strings.Split(text, "\n") {
			m := gameState.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			games := []string{m[1]}
			if m[1] == "All games" {
				games = statusGames
			}
			for _, game := range games {
				if state := states[game]; state != "" && state != m[2] {
					faults = append(faults, item+" has two states for "+game)
				}
				states[game] = m[2]
			}
		}
		_, title, _ := strings.Cut(heading, " ")
		want := []string{anchor(heading), title}
		for _, game := range statusGames {
			if states[game] == "" {
				faults = append(faults, item+" has no state for "+game)
			}
			want = append(want, states[game])
		}
		if !slices.Equal(rows[item], want) {
			faults = append(faults, fmt.Sprintf("the row of %s is %q, its section says %q", item, rows[item], want))
		}
	}
	return faults
}

func readStatus(t *testing.T) string {
	t.Helper()
	page, err := os.ReadFile("QUALITY-STATUS.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

func TestEveryTestOfTheStatusIsThere(t *testing.T) {
	faults, tests := linkFaults(readStatus(t))
	for _, fault := range faults {
		name := testName.FindString(fault)
		if name == "" {
			t.Error(fault)
			continue
		}
		files, err := filesDeclaring(name)
		if err != nil {
			t.Error(err)
		}
		t.Errorf("%s; tests of that name are in %q", fault, files)
	}
	if tests < fewestTests {
		t.Errorf("only %d tests are named; are they written otherwise now?", tests)
	}
}

func TestEveryItemOfTheStatusIsThere(t *testing.T) {
	for _, fault := range itemFaults(readStatus(t), statusItems) {
		t.Error(fault)
	}
}

func TestLinesOfTheStatusAreShort(t *testing.T) {
	for _, fault := range lineFaults(readStatus(t)) {
		t.Error(fault)
	}
}

func TestATestThatIsGoneIsMissed(t *testing.T) {
	faults, tests := linkFaults("[TestATestThatIsGoneIsMissed](status_test.go), [TestGone](status_test.go), [1](#q1)\n" +
		"[TestATestThatIsGoneIsMissed](boards_test.go), [FuzzParts](gone_test.go), TestBare, [no page](NONE.md)\n" +
		"[the boards](BOARDS.md), `go doc engawa/docs`, `docs/gone`, `a word`")
	want := []string{"there is no test TestGone in status_test.go", "there is no test TestATestThatIsGoneIsMissed in boards_test.go",
		"there is no test FuzzParts in gone_test.go", "there is no file NONE.md", "TestBare is no link", "there is no docs/gone"}
	if !slices.Equal(faults, want) || tests != 4 {
		t.Errorf("of %d tests %q are missed, want %q of 4", tests, faults, want)
	}
	if files, err := filesDeclaring("TestATestThatIsGoneIsMissed"); err != nil || !slices.Equal(files, []string{"../docs/status_test.go"}) {
		t.Errorf("found in %q, %v", files, err)
	}
}

func TestAnItemThatIsGoneIsMissed(t *testing.T) {
	page := "| [Q1](#q1-a-b) | A, b | holds | holds | holds | partly |\n| [Q2](#q2-c) | C | holds | holds | holds | holds |\n" +
		"\n## Q1 A, b\n\n- **Yōkai: holds.**\n- **Homeworlds: holds.**\n- **Honshū: holds.**\n- **For Honor: partly.** Why.\n" +
		"\n## Q2 C\n\n- **All games, one part: holds.**\n- **Honshū: holds.**\n"
	if faults := itemFaults(page, 2); faults != nil {
		t.Error(faults)
	}
	for _, changed := range []struct {
		from, to string
		faults   int
	}{
		{"| [Q2]", "| Q2", 1},
		{"(#q2-c)", "(#q2-d)", 1},
		{"| C |", "| D |", 1},
		{"## Q2 C", "## C", 1},
		{"## Q2 C", "## Q1 C", 3}, // which Q1 counts, and no Q2
		{"- **Homeworlds: holds.**\n", "", 2},
		{"For Honor: partly", "For Honor: holds", 1},
		{"part: holds", "part: partly", 2},
	} {
		broken := strings.Replace(page, changed.from, changed.to, 1)
		if faults := itemFaults(broken, 2); broken == page || len(faults) != changed.faults {
			t.Errorf("%q instead of %q: %q", changed.to, changed.from, faults)
		}
	}
	if faults := itemFaults(page, 3); !slices.Equal(faults, []string{"Q3 has no section"}) {
		t.Error(faults)
	}
}

func TestALongLineIsNoticed(t *testing.T) {
	line := strings.Repeat("ō", maxLetters-1)
	if faults := lineFaults(line + "[x](" + line + ")"); faults != nil {
		t.Error(faults)
	}
	if faults := lineFaults("\n" + line + "xy"); len(faults) != 1 || !strings.HasPrefix(faults[0], "line 2 ") {
		t.Error(faults)
	}
}
