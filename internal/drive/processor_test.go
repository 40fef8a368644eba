package drive

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestProcessesAreAddedUp(t *testing.T) {
	proc := t.TempDir()
	for number, stat := range map[string]string{
		"10": "10 (chromium) S 1 10 10 0 -1 4194560 1 2 3 4 100 50 0 0 20 0 1 0 5 1000 7 1 1",
		"11": "11 (a (name) 9 9 9) R 10 10 10 0 -1 4194560 1 2 3 4 5 5 0 0 20 0 1 0 5 1000 2 1 1",
		"12": "12 (child) S 11 10 10 0 -1 4194560 1 2 3 4 1 0 0 0 20 0 1 0 5 1000 1 1 1",
		"13": "13 (other) S 1 10 10 0 -1 4194560 1 2 3 4 900 900 0 0 20 0 1 0 5 1000 50 1 1",
	} {
		if err := os.MkdirAll(filepath.Join(proc, number), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(proc, number, "stat"), []byte(stat), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	processes, err := readProcesses(proc)
	if err != nil {
		t.Fatal(err)
	}
	spent, memory := sum(processes, 10)
	if want, pages := 1610*time.Millisecond, int64(10*os.Getpagesize()); spent != want || memory != pages {
		t.Errorf("spent %v and %d bytes, want %v and %d", spent, memory, want, pages)
	}
}

func TestStatsThatMakeNoSense(t *testing.T) {
	for _, stat := range []string{"", "1 (a) S 1", "1 (a) S x 10 10 0 -1 4194560 1 2 3 4 100 50 0 0 20 0 1 0 5 1000 7 1 1"} {
		if p, err := parseStat([]byte(stat)); err == nil {
			t.Errorf("%q is read as %v", stat, p)
		}
	}
	if _, err := readProcesses(t.TempDir()); err == nil {
		t.Error("a folder without processes tells of some")
	}
}
