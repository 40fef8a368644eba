package vector

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"engawa/internal/testkit"
)

// TestReferenceDrawings parses and renders all drawings of the art direction.
// Seven of them ask for what the subset leaves out on purpose: words, which
// package letters sets, and CSS.
func TestReferenceDrawings(t *testing.T) {
	folder := testkit.Shared(t, "art/sprites")
	refused := map[string]string{
		"seal.svg":        "text",
		"secret-good.svg": "text",
		"secret-evil.svg": "text",
	}
	drawn := 0
	err := filepath.WalkDir(folder, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".svg" {
			return err
		}
		src, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		name := filepath.Base(file)
		want := refused[name]
		if strings.Contains(string(src), "style=") {
			want = `the attribute "style"`
		}
		d, err := Parse(src)
		switch {
		case want != "":
			if err == nil || !strings.Contains(err.Error(), want) {
				t.Errorf("%s: got error %v, want one about %s", name, err, want)
			}
			return nil
		case err != nil:
			t.Errorf("%s: %v", name, err)
			return nil
		}
		_, _, w, h := d.Box()
		if alphaSum(d.Render(64/max(w, h))) < 20 {
			t.Errorf("%s: hardly anything was drawn", name)
		}
		drawn++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if drawn < 190 {
		t.Errorf("only %d drawings were drawn", drawn)
	}
}
