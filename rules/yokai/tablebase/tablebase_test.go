//go:build !js

package tablebase

import (
	"crypto/sha256"
	"encoding/hex"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestCatalogue holds the catalogue against the files.
func TestCatalogue(t *testing.T) {
	files, err := filepath.Glob("*.tablebase")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, b := range Files() {
		names = append(names, b.Name)
		data, err := Open().File(b.Name)
		if err != nil {
			t.Errorf("%s: %v", b.Name, err)
			continue
		}
		sum := sha256.Sum256(data)
		if len(data) != b.Size || hex.EncodeToString(sum[:]) != b.Hash {
			t.Errorf("%s has %d bytes and the hash %x; the catalogue says %d and %s", b.Name, len(data), sum, b.Size, b.Hash)
		}
		if again := strings.Fields(b.Entry()); len(again) != 3 || !strings.Contains(catalogue, b.Entry()) {
			t.Errorf("the entry of %s is %q", b.Name, b.Entry())
		}
		if !strings.HasPrefix(b.Address(), b.Name+"?v=") {
			t.Errorf("%s has the address %s", b.Name, b.Address())
		}
	}
	if len(names) != len(files) || len(names) == 0 || !slices.IsSorted(names) {
		t.Errorf("%d files are in the catalogue, %d in the folder: %v", len(names), len(files), names)
	}
}

func TestUnknownFile(t *testing.T) {
	if data, err := Open().File("chess.tablebase"); err == nil || data != nil || !strings.Contains(err.Error(), "chess.tablebase") {
		t.Errorf("a file that is not there: %v", err)
	}
}
