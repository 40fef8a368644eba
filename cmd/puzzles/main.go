// Command puzzles makes the lists of engawa/rules/puzzles/data anew, from seeds: positions of matches in which package
// engawa/rules/puzzles/prove finds one answer. The same program makes the same lists. For the 3x4 game it solves both
// rule sets whole; all takes about ten minutes on two free cores, and 700 MB.
//
//	go run ./cmd/puzzles [-game id] [-dir folder]
package main

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"engawa/rules/puzzles"
	"engawa/rules/puzzles/data"
)

// miner makes the puzzles of one game.
type miner struct {
	game string
	mine func() ([]puzzles.Puzzle, error)
}

func miners() []miner {
	return []miner{{"yokai", mineYokai}, {"homeworlds", mineHomeworlds}, {"honshu", mineHonshu}}
}

func main() {
	game := flag.String("game", "", "the game whose puzzles are made; all if it is empty")
	dir := flag.String("dir", filepath.Join("rules", "puzzles", "data"), "the folder of the lists")
	flag.Parse()
	if err := write(*game, *dir); err != nil {
		fmt.Fprintln(os.Stderr, "puzzles:", err)
		os.Exit(1)
	}
}

func write(game, dir string) error {
	known := false
	for _, m := range miners() {
		if game != "" && game != m.game {
			continue
		}
		known = true
		list, err := m.mine()
		if err != nil {
			return err
		}
		slices.SortFunc(list, func(p, q puzzles.Puzzle) int { return cmp.Or(p.Grade-q.Grade, cmp.Compare(p.ID, q.ID)) })
		if err := os.WriteFile(filepath.Join(dir, data.FileName(m.game)), []byte(puzzles.Format(list)), 0o644); err != nil {
			return err
		}
		var grades [puzzles.MaxGrade + 1]int
		for _, p := range list {
			grades[p.Grade]++
		}
		fmt.Printf("%s: %d puzzles, of the grades from %d: %v\n", m.game, len(list), puzzles.MinGrade, grades[puzzles.MinGrade:])
	}
	if !known {
		return fmt.Errorf("there are no puzzles of %q", game)
	}
	return writeCatalogue(dir)
}

// writeCatalogue lists the files of the folder, as a page fetches them.
func writeCatalogue(dir string) error {
	var text strings.Builder
	for _, game := range data.Games() {
		name := data.FileName(game)
		list, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return err
		}
		sum := sha256.Sum256(list)
		text.WriteString(data.File{Name: name, Size: len(list), Hash: hex.EncodeToString(sum[:])}.Entry())
	}
	return os.WriteFile(filepath.Join(dir, "files.txt"), []byte(text.String()), 0o644)
}

// progress tells on the standard error how far the list of a game has come.
func progress(p puzzles.Puzzle, n, want int) {
	fmt.Fprintf(os.Stderr, "%d of %d: %s\n", n, want, p)
}
