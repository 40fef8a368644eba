//go:build !js && !windows

package platform

import (
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"engawa/scenes/stage"
)

func TestNoFileIsOverwritten(t *testing.T) {
	folder := t.TempDir()
	seen := map[string]bool{}
	for _, text := range []string{"one", "two", "three"} {
		where, err := saveIn(folder, "engawa-toy.txt", text)
		if err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(where)
		if err != nil || string(data) != text || seen[where] || filepath.Ext(where) != ".txt" {
			t.Errorf("%q holds %q, %v", where, data, err)
		}
		seen[where] = true
	}
	if _, err := saveIn(filepath.Join(folder, "nowhere"), "x.txt", ""); err == nil {
		t.Error("a file is written into a folder that is not there")
	}
}

func TestDroppedFilesAreRead(t *testing.T) {
	got := readAll(fstest.MapFS{
		"game.txt":    {Data: []byte("homeworld b3 y1 g3\n")},
		"huge.txt":    {Data: make([]byte, stage.MaxArrival+1)},
		"more/of.txt": {Data: []byte("deeper")},
	})
	if len(got) != 2 || got[0].Text != "homeworld b3 y1 g3\n" || got[0].Err != nil || got[1].Err == nil || got[1].Text != "" {
		t.Errorf("read are %d files, %.40v", len(got), got)
	}
}

func TestTheFirstToolThatIsThereIsTaken(t *testing.T) {
	folder := t.TempDir()
	t.Setenv("PATH", folder)
	tools := [][]string{{"missing"}, {"there", "-x"}, {"later"}}
	if got := firstTool(tools); got != nil {
		t.Errorf("found %v in an empty folder", got)
	}
	script := "#!/bin/sh\ncat > " + filepath.Join(folder, "copied") + "\n"
	if err := os.WriteFile(filepath.Join(folder, "there"), []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	got := firstTool(tools)
	if len(got) != 2 || got[0] != "there" {
		t.Fatalf("found %v", got)
	}
	t.Setenv("PATH", folder+string(os.PathListSeparator)+"/bin"+string(os.PathListSeparator)+"/usr/bin")
	s := &computerOutside{copying: got}
	if !s.Copy("a game") {
		t.Fatal("copying fails")
	}
	if data, err := os.ReadFile(filepath.Join(folder, "copied")); err != nil || string(data) != "a game" {
		t.Errorf("copied is %q, %v", data, err)
	}
}
