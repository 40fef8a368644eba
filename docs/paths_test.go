package docs

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	// pathExample is in paths that stand for others: of any game, screen or language, or of Polish, the example of a new language.
	pathExample = regexp.MustCompile(`NAME|GAME|TAG|…|\.\.\.|\*|\bpl\b|_pl\.`)
	// pathMember is a name of a package behind its path, as in "rules/bot.Runner".
	pathMember = regexp.MustCompile(`\.[A-Z]\w*$`)
)

// lostPaths returns the paths in the code of a document in a folder that begin with a folder of the module and lead
// nowhere, from its root or from the document, and how many it has.
func lostPaths(document, beside string) (lost []string, n int) {
	for _, code := range pageCode.FindAllStringSubmatch(document, -1) {
		for word := range strings.FieldsSeq(code[1]) {
			name := pathMember.ReplaceAllString(strings.TrimPrefix(strings.Trim(word, `,;:"'`), "./"), "")
			folder, _, ok := strings.Cut(name, "/")
			if info, err := os.Stat(filepath.Join("..", folder)); !ok || err != nil || !info.IsDir() || folder == "" || folder == "dist" || pathExample.MatchString(name) {
				continue
			}
			n++
			_, fromRoot := os.Stat(filepath.Join("..", name))
			_, fromHere := os.Stat(filepath.Join(beside, name))
			if fromRoot != nil && fromHere != nil {
				lost = append(lost, name)
			}
		}
	}
	return lost, n
}

// TestPathsInDocumentsLeadSomewhere looks for the files and folders that the documents name.
func TestPathsInDocumentsLeadSomewhere(t *testing.T) {
	total := 0
	for _, pattern := range []string{"*.md", "rules/*.md", "../README.md", "../mobile/README.md", "../sprites/letters/FONTS.md"} {
		files, err := filepath.Glob(pattern)
		if err != nil || len(files) == 0 {
			t.Fatalf("there are no documents %s: %v", pattern, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lost, n := lostPaths(string(text), filepath.Dir(file))
			for _, name := range lost {
				t.Errorf("%s names %s, which is not there", file, name)
			}
			total += n
		}
	}
	if total < 200 {
		t.Errorf("only %d paths are found", total)
	}
	const example = "`rules/bot.Runner`, `go test ./rules/gone -run X`, `scenes/NAME`, `app/build.gradle`, `scenes/gone.go`"
	if lost, n := lostPaths(example, "."); fmt.Sprint(lost, n) != "[rules/gone scenes/gone.go] 3" {
		t.Errorf("of the example %q of %d are lost", lost, n)
	}
}
