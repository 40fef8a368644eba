package vector

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestEveryDrawingOfTheProject parses and renders the drawings of package sprites and those below it.
func TestEveryDrawingOfTheProject(t *testing.T) {
	drawn := 0
	err := filepath.WalkDir("..", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".svg" {
			return err
		}
		src, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		d, err := Parse(src)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			return nil
		}
		_, _, w, h := d.Box()
		if alphaSum(d.Render(64/max(w, h))) < 20 {
			t.Errorf("%s: hardly anything was drawn", file)
		}
		drawn++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if drawn < 130 {
		t.Errorf("only %d drawings were drawn", drawn)
	}
}
