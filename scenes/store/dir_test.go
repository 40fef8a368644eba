//go:build !js

package store

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"

	"engawa/scenes/lang"
)

func openDir(t *testing.T) *Dir {
	t.Helper()
	d, err := OpenDir(filepath.Join(t.TempDir(), "deep", "engawa"))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDir(t *testing.T) { checkDisk(t, openDir(t)) }

// A Write of which any call fails, or only half happens, leaves the old content or the new, and no rubbish.
func TestDirWriteStopsAnywhere(t *testing.T) {
	whole := newCrashingFiles()
	writeFile(t, whole.dir(), "a.json", "old")
	if want := []string{"create", "write", "sync", "close", "rename", "sync folder"}; !slices.Equal(whole.calls, want) {
		t.Fatalf("a write makes the calls %v, want %v", whole.calls, want)
	}
	for n, stop := range append([]string{"lock", "read"}, whole.calls...) {
		b := newCrashingFiles()
		d := b.dir()
		writeFile(t, d, "a.json", "old")
		b.failAt(n+1, errFault, false)
		if err := d.Update("a.json", replaceWith([]byte("new"))); !errors.Is(err, errFault) {
			t.Errorf("stopped at %s, the write gave %v", stop, err)
		}
		got, err := d.Read("a.json")
		want := "old"
		if stop == "sync folder" {
			want = "new"
		}
		if err != nil || string(got) != want {
			t.Errorf("stopped at %s, the file is %q, %v; want %q", stop, got, err, want)
		}
		if b.isLocked {
			t.Errorf("stopped at %s, the folder stays locked", stop)
		}
		if entries, _ := b.ReadDir(crashingPath); len(entries) != 1 {
			t.Errorf("stopped at %s, the folder holds %v", stop, entries)
		}
	}
}

// A system that takes only a part of the content, and says nothing, is not believed.
func TestDirShortWrite(t *testing.T) {
	b := newCrashingFiles()
	b.short = true
	if err := b.dir().Update("a.json", replaceWith([]byte("content"))); !errors.Is(err, io.ErrShortWrite) {
		t.Errorf("half a write gave %v", err)
	}
	if _, err := b.dir().Read("a.json"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("half a file can be read: %v", err)
	}
}

// A folder that another program has locked is not written to, and is as soon as that has ended.
func TestDirWaitsForItsLock(t *testing.T) {
	d := openDir(t)
	unlock, err := d.os.Lock(filepath.Join(d.path, lockName), 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.os.Lock(filepath.Join(d.path, lockName), lockRest); !errors.Is(err, errHeld) {
		t.Fatalf("a second lock gave %v", err)
	}
	written := make(chan error)
	go func() { written <- d.Update("a.json", replaceWith([]byte("new"))) }()
	if got := holding(t, d, "a.json"); got != "" {
		t.Errorf("under the lock of another %q was written", got)
	}
	unlock()
	if err := <-written; err != nil || holding(t, d, "a.json") != "new" {
		t.Errorf("after it writing gave %v", err)
	}
	if names, err := d.Names(); err != nil || !slices.Equal(names, []string{"a.json"}) {
		t.Errorf("the folder lists %q, %v", names, err)
	}
}

// Of what several programs add to one file of a real folder at the same time, nothing is lost. Between two additions a
// program does something else for a moment, as every window does; else it could keep the lock from the others for longer
// than they wait.
func TestDirsTakeTurns(t *testing.T) {
	const programs, times = 4, 25
	folder := t.TempDir()
	done := make(chan error)
	for range programs {
		go func() {
			d, err := OpenDir(folder)
			for n := 0; n < times && err == nil; n++ {
				err = d.Update("a", func(now []byte) ([]byte, error) { return append(now, 'x'), nil })
				time.Sleep(2 * lockRest)
			}
			done <- err
		}()
	}
	for range programs {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	d, err := OpenDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	if got := len(holding(t, d, "a")); got != programs*times {
		t.Errorf("of %d additions %d are kept", programs*times, got)
	}
}

func TestDirSweepsWhatKilledProgramsLeft(t *testing.T) {
	d := openDir(t)
	old, young := filepath.Join(d.path, tempPrefix+"1"), filepath.Join(d.path, tempPrefix+"2")
	for _, name := range []string{old, young} {
		if err := os.WriteFile(name, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	long := time.Now().Add(-2 * tempLife)
	if err := os.Chtimes(old, long, long); err != nil {
		t.Fatal(err)
	}
	if _, err := OpenDir(d.path); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the old half-written file is still there")
	}
	if _, err := os.Stat(young); err != nil {
		t.Error("a file that may still be being written was removed")
	}
	if names, _ := d.Names(); len(names) != 0 {
		t.Errorf("half-written files are listed: %v", names)
	}
}

func TestReason(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want ProblemKind
	}{
		{syscall.ENOSPC, Full},
		{syscall.EDQUOT, Full},
		{syscall.EACCES, Forbidden},
		{syscall.EROFS, Forbidden},
		{syscall.EIO, Failed},
	} {
		err := reason("write", "x", &fs.PathError{Op: "write", Path: "x", Err: tt.err})
		if kindOf(err) != tt.want || !errors.Is(err, tt.err) {
			t.Errorf("%v became kind %d: %v", tt.err, kindOf(err), err)
		}
	}
}

func TestUserDir(t *testing.T) {
	home := filepath.Join(t.TempDir(), "portable")
	t.Setenv(HomeVariable, home)
	if got, err := UserDir(); err != nil || got != home {
		t.Errorf("UserDir gave %q, %v", got, err)
	}
	if _, err := os.Stat(home); !errors.Is(err, fs.ErrNotExist) {
		t.Error("UserDir made the folder")
	}
	s := OpenSystem(findToy)
	set := s.Settings()
	set.Lang = lang.French
	if err := s.SetSettings(set); err != nil {
		t.Fatal(err)
	}
	if got := OpenSystem(findToy).Settings().Lang; got != lang.French {
		t.Errorf("after a restart the language is %q", got)
	}
}

// Where the system gives no folder, play goes on in memory and the player is told.
func TestOpenSystemWithoutFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv(HomeVariable, filepath.Join(file, "below"))
	s := OpenSystem(findToy)
	if p := s.Problems(); len(p) != 1 || p[0].Err == nil {
		t.Errorf("the problems are %+v", p)
	}
	id := s.NewMatch("toy")
	if _, err := s.SaveMatch(id, play(t, 1), 1); err != nil {
		t.Error(err)
	}
	if _, err := s.LoadMatch(id); err != nil {
		t.Error(err)
	}
}
