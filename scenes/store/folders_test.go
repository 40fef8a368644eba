//go:build !js

package store

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

// fileTree is what lies in a folder: contents by name.
type fileTree map[string]string

// makeFolder makes a folder with files.
func makeFolder(t *testing.T, path string, files fileTree) string {
	t.Helper()
	if err := os.MkdirAll(path, 0o700); err != nil {
		t.Fatal(err)
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(path, name), []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return path
}

// readFolder returns the files of a folder without its lock.
func readFolder(t *testing.T, path string) fileTree {
	t.Helper()
	entries, err := os.ReadDir(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	files := fileTree{}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(path, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		if e.Name() != lockName {
			files[e.Name()] = string(data)
		}
	}
	return files
}

// savedToyMatch returns a saved match of the toy after such moves.
func savedToyMatch(t *testing.T, takes ...rules.Action) string {
	t.Helper()
	data, err := play(t, takes...).Save()
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestMatchesMoveToTheirFolder(t *testing.T) {
	short, long := savedToyMatch(t, 1), savedToyMatch(t, 1, 2, 1)
	for _, tt := range []struct {
		name                     string
		before, data             fileTree // in the folder of settings and of data
		settingsAfter, dataAfter fileTree
	}{
		{name: "a first start"},
		{
			name:          "everything but settings",
			before:        fileTree{"settings.json": "{}", "settings.json.damaged": "{", "lessons.json": `{"a":{"step":2,"done":false}}`, "match-toy-1.json": short, "match-toy-2.json.damaged": "x"},
			settingsAfter: fileTree{"settings.json": "{}", "settings.json.damaged": "{"},
			dataAfter:     fileTree{"lessons.json": `{"a":{"step":2,"done":false}}`, "match-toy-1.json": short, "match-toy-2.json.damaged": "x"},
		},
		{
			name:      "an empty file is kept",
			before:    fileTree{"match-toy-1.json": ""},
			dataAfter: fileTree{"match-toy-1.json": ""},
		},
		{
			name:      "the program ended between copying and removing",
			before:    fileTree{"match-toy-1.json": short},
			data:      fileTree{"match-toy-1.json": short},
			dataAfter: fileTree{"match-toy-1.json": short},
		},
		{
			name:      "a copy was played on",
			before:    fileTree{"match-toy-1.json": short},
			data:      fileTree{"match-toy-1.json": long},
			dataAfter: fileTree{"match-toy-1.json": long},
		},
		{
			name:      "another match has the number: both stay",
			before:    fileTree{"match-toy-1.json": long},
			data:      fileTree{"match-toy-1.json": short, "match-toy-2.json": "y"},
			dataAfter: fileTree{"match-toy-1.json": short, "match-toy-2.json": "y", "match-toy-3.json": long},
		},
		{
			name:      "JSON that is no match is not taken for one",
			before:    fileTree{"match-toy-1.json": `{"a":1}`},
			data:      fileTree{"match-toy-1.json": `{"a":2}`},
			dataAfter: fileTree{"match-toy-1.json": `{"a":2}`, "match-toy-2.json": `{"a":1}`},
		},
		{
			name:      "other names get an ending",
			before:    fileTree{"match-toy-1.json.damaged": "x", "notes.txt": "a"},
			data:      fileTree{"match-toy-1.json.damaged": "y", "notes.txt": "b", "notes.txt.moved2": "c"},
			dataAfter: fileTree{"match-toy-1.json.damaged": "y", "match-toy-1.json.damaged.moved2": "x", "notes.txt": "b", "notes.txt.moved2": "c", "notes.txt.moved3": "a"},
		},
		{
			name:      "lessons are as far as either has them",
			before:    fileTree{"lessons.json": `{"a":{"step":5,"done":false},"b":{"step":0,"done":true},"c":{"step":1,"done":false}}`},
			data:      fileTree{"lessons.json": `{"a":{"step":2,"done":true},"b":{"step":4,"done":false}}`},
			dataAfter: fileTree{"lessons.json": `{"a":{"step":5,"done":true},"b":{"step":4,"done":true},"c":{"step":1,"done":false}}`},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			root := t.TempDir()
			settings := makeFolder(t, filepath.Join(root, "config", "engawa"), tt.before)
			data := filepath.Join(root, "share", "engawa")
			if tt.data != nil {
				makeFolder(t, data, tt.data)
			}
			for range 2 { // the second time there is nothing to move
				if _, err := openFolders(settings, data); err != nil {
					t.Fatal(err)
				}
				if got := readFolder(t, settings); !maps.Equal(got, tt.settingsAfter) {
					t.Errorf("the folder of settings holds %q, want %q", got, tt.settingsAfter)
				}
				got := readFolder(t, data)
				for name, content := range got {
					if strings.HasSuffix(name, lessonsFile) {
						got[name] = strings.Join(strings.Fields(content), "")
					}
				}
				if !maps.Equal(got, tt.dataAfter) {
					t.Errorf("the folder of data holds %q, want %q", got, tt.dataAfter)
				}
			}
		})
	}
}

func TestFolders(t *testing.T) {
	root := t.TempDir()
	disk, err := openFolders(filepath.Join(root, "config"), filepath.Join(root, "share"))
	if err != nil {
		t.Fatal(err)
	}
	checkDisk(t, disk)
	writeFile(t, disk, settingsFile, "{}")
	writeFile(t, disk, "match-toy-1.json", "x")
	if got := readFolder(t, filepath.Join(root, "config")); !maps.Equal(got, fileTree{settingsFile: "{}"}) {
		t.Errorf("the folder of settings holds %q", got)
	}
	names, err := disk.Names()
	if err != nil || !slices.Contains(names, settingsFile) || !slices.Contains(names, "match-toy-1.json") || !slices.IsSorted(names) {
		t.Errorf("the names are %q, %v", names, err)
	}
}

// A move that stops at any call of the system loses nothing: the file is whole in the one folder or in the other, and
// the next start moves what is left.
func TestAMoveStopsAnywhere(t *testing.T) {
	for n := 1; ; n++ {
		from, to := newCrashingFiles(), newCrashingFiles()
		writeFile(t, from.dir(), "match-toy-1.json", "x")
		writeFile(t, from.dir(), settingsFile, "{}")
		from.failAt(n, errFault, true)
		failed := moveData(from.dir(), to.dir())
		from.hasFailed, from.fail, from.staysBroken = false, 0, false
		a, b := holding(t, from.dir(), "match-toy-1.json"), holding(t, to.dir(), "match-toy-1.json")
		if a != "x" && b != "x" {
			t.Fatalf("stopped at call %d, the folders hold %q and %q", n, a, b)
		}
		if failed != nil && a == "" && b != "x" {
			t.Errorf("stopped at call %d, the match is gone", n)
		}
		if err := moveData(from.dir(), to.dir()); err != nil {
			t.Fatal(err)
		}
		a, b = holding(t, from.dir(), "match-toy-1.json"), holding(t, to.dir(), "match-toy-1.json")
		if a != "" || b != "x" {
			t.Errorf("stopped at call %d and begun again, the folders hold %q and %q", n, a, b)
		}
		if failed == nil {
			if n < 4 {
				t.Errorf("moving makes %d calls only", n)
			}
			return
		}
	}
}

// The folder that matches come from stays as it is while another program changes it.
func TestAMoveWaitsForTheLock(t *testing.T) {
	from, to := newCrashingFiles(), newCrashingFiles()
	writeFile(t, from.dir(), "match-toy-1.json", "x")
	from.failAt(2, errHeld, false) // the lock; listing comes first
	if err := moveData(from.dir(), to.dir()); !errors.Is(err, errHeld) {
		t.Errorf("under the lock of another, moving gave %v", err)
	}
	if got := holding(t, to.dir(), "match-toy-1.json"); got != "" {
		t.Errorf("under the lock of another %q was moved", got)
	}
}

// Where no folder for data can be made, matches stay with the settings.
func TestWithoutAFolderForData(t *testing.T) {
	root := t.TempDir()
	settings := makeFolder(t, filepath.Join(root, "config"), fileTree{"match-toy-1.json": "x"})
	makeFolder(t, root, fileTree{"file": ""})
	disk, err := openFolders(settings, filepath.Join(root, "file", "engawa"))
	if err != nil {
		t.Fatal(err)
	}
	if got := holding(t, disk, "match-toy-1.json"); got != "x" {
		t.Errorf("the match reads %q", got)
	}
}

func TestDataDir(t *testing.T) {
	apart := !slices.Contains([]string{"windows", "darwin"}, runtime.GOOS)
	root := t.TempDir()
	home, share := filepath.Join(root, "home"), filepath.Join(root, "share")
	for _, tt := range []struct{ engawa, xdg, home, want string }{
		{"", share, home, filepath.Join(share, "engawa")},
		{"", "", home, filepath.Join(home, ".local", "share", "engawa")},
		{"", "share", home, filepath.Join(home, ".local", "share", "engawa")}, // no absolute path counts as none
		{"", "", "", ""},
		{root, share, home, ""},
	} {
		t.Setenv(HomeVariable, tt.engawa)
		t.Setenv("XDG_DATA_HOME", tt.xdg)
		t.Setenv("HOME", tt.home)
		want := tt.want
		if !apart {
			want = ""
		}
		if got := dataDir(); got != want {
			t.Errorf("%+v gave %q", tt, got)
		}
	}
}

// A player of an older version finds the settings and the match again, and is told where a match stays that cannot move.
func TestAnOlderVersionsMatches(t *testing.T) {
	root := t.TempDir()
	t.Setenv(HomeVariable, "")
	t.Setenv("HOME", root)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(root, "config"))
	t.Setenv("XDG_DATA_HOME", filepath.Join(root, "share"))
	settings, err := UserDir()
	if err != nil {
		t.Fatal(err)
	}
	old, err := OpenDir(settings)
	if err != nil {
		t.Fatal(err)
	}
	before := Open(old, findToy)
	id := before.NewMatch("toy")
	if _, err := before.SaveMatch(id, play(t, 1, 2), 1); err != nil {
		t.Fatal(err)
	}
	after := OpenSystem(findToy)
	if m, err := after.LoadMatch(id); err != nil || len(m.Log) != 2 {
		t.Errorf("the match is %v, %v", m, err)
	}
	if p := after.Problems(); len(p) != 0 {
		t.Errorf("the problems are %+v", p)
	}
	// A folder in the place of the copy, and the match cannot move.
	place := dataDir()
	if place == "" {
		return // here nothing moves
	}
	makeFolder(t, settings, fileTree{"match-toy-7.json": "x"})
	makeFolder(t, filepath.Join(place, "match-toy-7.json"), nil)
	p := OpenSystem(findToy).Problems()
	if len(p) != 1 || p[0].Kind != Unread || p[0].File != settings {
		t.Errorf("the problems are %+v", p)
	}
	if got := readFolder(t, settings)["match-toy-7.json"]; got != "x" {
		t.Errorf("the match that cannot move reads %q", got)
	}
}
