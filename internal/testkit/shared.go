package testkit

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// Shared returns the path of a file or folder of the reference data, which lies in a folder "shared" beside the
// project, as Shared(t, "oracles/yokai/puzzles.tsv"). It skips the test, saying so, where there is none.
func Shared(t testing.TB, name string) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for !exists(t, filepath.Join(dir, "go.mod")) {
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("no go.mod above the test's folder")
		}
		dir = up
	}
	path := filepath.Join(dir, "..", "shared", filepath.FromSlash(name))
	if !exists(t, path) {
		t.Skipf("NOT TESTED: the reference data is not here; expected %s", path)
	}
	return path
}

func exists(t testing.TB, path string) bool {
	t.Helper()
	_, err := os.Stat(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return err == nil
}
