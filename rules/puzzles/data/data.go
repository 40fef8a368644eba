// Package data holds the lists of puzzles, a text for each game. They are made by "make puzzles"; package puzzles
// reads them. A program for a computer or a phone has them inside; a page fetches a list when it is first asked for one,
// from beside the page, and its service worker keeps it. It imports rules/puzzles and, for a page,
// internal/pagefile.
package data

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"

	"engawa/rules/puzzles"
)

//go:embed files.txt
var catalogue string

// File is an entry of the catalogue.
type File struct {
	Name string // of the file
	Size int    // bytes
	Hash string // SHA-256 in hexadecimal
}

// Address returns how a page asks for the file: a new edition has a new address.
func (f File) Address() string { return f.Name + "?v=" + f.Hash[:10] }

// Entry writes the line of a file in the catalogue.
func (f File) Entry() string { return fmt.Sprintf("%s %d %s\n", f.Name, f.Size, f.Hash) }

// Files returns the catalogue: a file for each game of [Games].
func Files() []File {
	var list []File
	for line := range strings.Lines(catalogue) {
		words := strings.Fields(line)
		if len(words) != 3 {
			continue
		}
		size, err := strconv.Atoi(words[1])
		if err != nil {
			continue
		}
		list = append(list, File{words[0], size, words[2]})
	}
	return list
}

// FileName returns the name of the file with the puzzles of a game.
func FileName(game string) string { return "puzzles-" + game + ".txt" }

// Games returns the ids of the games that have puzzles.
func Games() []string { return []string{"yokai", "homeworlds", "honshu"} }

// Lists are the lists of puzzles. They are read when they are first asked for.
type Lists struct {
	texts source
	read  map[string][]puzzles.Puzzle
}

// Open opens the lists. Nothing is read or fetched before it is asked for.
func Open() *Lists { return &Lists{texts: newSource(), read: map[string][]puzzles.Puzzle{}} }

// Games returns the ids of the games that have puzzles.
func (*Lists) Games() []string { return Games() }

// Of returns the puzzles of a game, by grade; none for other games. They are none too, without an error, while they are
// on their way. A list that could not be fetched is asked for again the next time.
func (l *Lists) Of(game string) ([]puzzles.Puzzle, error) {
	if list, ok := l.read[game]; ok {
		return list, nil
	}
	text, err := l.texts.text(game)
	if err != nil || text == "" {
		return nil, err
	}
	list, err := puzzles.Parse(text)
	if err != nil {
		return nil, err
	}
	l.read[game] = list
	return list, nil
}

// Of returns the puzzles of a game that are inside the program, by grade; none for other games.
func Of(game string) ([]puzzles.Puzzle, error) { return puzzles.Parse(Text(game)) }
