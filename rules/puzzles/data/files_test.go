//go:build !js

package data_test

import (
	"crypto/sha256"
	"encoding/hex"
	"os"
	"strings"
	"testing"

	"engawa/rules/puzzles"
	"engawa/rules/puzzles/data"
)

// TestCatalogue holds the catalogue, by which a page fetches the lists, against the files.
func TestCatalogue(t *testing.T) {
	files := data.Files()
	if len(files) != len(data.Games()) {
		t.Fatalf("%d files are in the catalogue, there are the games %v", len(files), data.Games())
	}
	for k, game := range data.Games() {
		f := files[k]
		text := data.Text(game)
		sum := sha256.Sum256([]byte(text))
		if f.Name != data.FileName(game) || f.Size != len(text) || f.Hash != hex.EncodeToString(sum[:]) {
			t.Errorf("%s has %d bytes and the hash %x; the catalogue says %+v", game, len(text), sum, f)
		}
		if on, err := os.ReadFile(f.Name); err != nil || string(on) != text {
			t.Errorf("%s: %v; the program has another", f.Name, err)
		}
		if !strings.HasPrefix(f.Address(), f.Name+"?v=") {
			t.Errorf("%s has the address %s", f.Name, f.Address())
		}
	}
}

func TestListsAreReadOnce(t *testing.T) {
	lists := data.Open()
	for _, game := range lists.Games() {
		list, err := lists.Of(game)
		want, _ := data.Of(game)
		if err != nil || len(list) == 0 || puzzles.Format(list) != puzzles.Format(want) {
			t.Errorf("%s: %d puzzles, %v", game, len(list), err)
		}
		if again, _ := lists.Of(game); &again[0] != &list[0] {
			t.Errorf("%s is read again", game)
		}
	}
	if list, err := lists.Of("forhonor"); len(list) != 0 || err != nil {
		t.Errorf("a game without puzzles has %d, %v", len(list), err)
	}
}
