//go:build !js && !windows

package platform

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"

	"engawa/scenes/stage"
)

func TestTheFoldersOfThisComputer(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	documents := filepath.Join(home, "Documents")
	var f folders
	if got := f.Start(""); got != home {
		t.Errorf("without documents one begins in %q, want %q", got, home)
	}
	if err := errors.Join(os.Mkdir(documents, 0o755), os.Mkdir(filepath.Join(home, ".hidden"), 0o755),
		os.WriteFile(filepath.Join(home, "a game.txt"), []byte("text"), 0o644), syscall.Mkfifo(filepath.Join(home, "pipe.txt"), 0o644),
		os.Symlink(documents, filepath.Join(home, "papers")), os.Symlink("nowhere", filepath.Join(home, "lost"))); err != nil {
		t.Fatal(err)
	}
	for last, want := range map[string]string{"": documents, home: home, filepath.Join(home, "gone"): documents} {
		if got := f.Start(last); got != want {
			t.Errorf("after %q one begins in %q, want %q", last, got, want)
		}
	}
	list, err := f.Entries(home)
	want := []stage.Entry{{Name: "Documents", Folder: true}, {Name: "a game.txt"}, {Name: "papers", Folder: true}}
	if err != nil || !slices.Equal(list, want) {
		t.Errorf("the home lists %v, %v, want %v", list, err, want)
	}
	game := filepath.Join(home, "a game.txt")
	for _, typed := range []string{game, ` "` + game + `" `, "~/a game.txt", "file://" + home + "/a%20game.txt"} {
		path, folder, err := f.Find(typed)
		if path != game || folder || err != nil {
			t.Errorf("%q is found as %q, %v, %v", typed, path, folder, err)
		}
	}
	if _, folder, err := f.Find("~"); !folder || err != nil {
		t.Errorf("the home is found as a folder: %v, %v", folder, err)
	}
	for _, typed := range []string{"a game.txt", "homeworld b3 y1 g3", home + "/none.txt"} {
		if _, _, err := f.Find(typed); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%q is found, %v", typed, err)
		}
	}
	if text, err := f.Read(game); text != "text" || err != nil {
		t.Errorf("read is %q, %v", text, err)
	}
	for _, path := range []string{home, filepath.Join(home, "pipe.txt"), "/dev/zero"} {
		if _, err := f.Read(path); !errors.Is(err, stage.ErrNotText) {
			t.Errorf("%s is read: %v", path, err)
		}
	}
	if above, ok := f.Parent("/"); ok {
		t.Errorf("%q lies above the root", above)
	}
	if above, ok := f.Parent(documents); !ok || above != home {
		t.Errorf("%q lies above the documents", above)
	}
}
