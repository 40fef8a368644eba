// Package docs has no program: its tests hold that the documents beside them tell of what there is.
package docs

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"
)

var (
	named    = regexp.MustCompile("`([^`]+)`|\\b((?:Test|Fuzz|Benchmark)[A-Z]\\w*)")
	declared = regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)[A-Z]\w*)\(`)
)

// testsIn returns the names of the tests of a package.
func testsIn(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", folder, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	tests := map[string]bool{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, found := range declared.FindAllStringSubmatch(string(text), -1) {
			tests[found[1]] = true
		}
	}
	return tests
}

// missing returns the tests that a document names and that are not in the package named last before them.
func missing(t *testing.T, document string) (lost []string, found int) {
	t.Helper()
	known := map[string]map[string]bool{}
	folder := "."
	for _, word := range named.FindAllStringSubmatch(document, -1) {
		if name := word[1]; name != "" {
			if about, err := os.Stat(filepath.Join("..", name)); err == nil && about.IsDir() {
				folder = name
			}
			continue
		}
		if known[folder] == nil {
			known[folder] = testsIn(t, folder)
		}
		if found++; !known[folder][word[2]] {
			lost = append(lost, folder+" "+word[2])
		}
	}
	return lost, found
}

func TestEveryTestOfTheStatusIsThere(t *testing.T) {
	status, err := os.ReadFile("QUALITY-STATUS.md")
	if err != nil {
		t.Fatal(err)
	}
	lost, found := missing(t, string(status))
	for _, test := range lost {
		t.Errorf("there is no test %s", test)
	}
	if found < 500 {
		t.Errorf("only %d tests are named; are they written otherwise now?", found)
	}
}

func TestATestThatIsGoneIsMissed(t *testing.T) {
	lost, found := missing(t, "TestOfNobody; `docs` TestATestThatIsGoneIsMissed, TestGone, `make` TestEveryTestOfTheStatusIsThere\n"+
		"`scenes/store` FuzzParts, TestEveryTestOfTheStatusIsThere")
	want := []string{". TestOfNobody", "docs TestGone", "scenes/store TestEveryTestOfTheStatusIsThere"}
	if !slices.Equal(lost, want) || found != 6 {
		t.Errorf("of %d tests %q are missed, want %q of 6", found, lost, want)
	}
}
