package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
)

// puzzlesFile is the name of the file that keeps what has been done with puzzles: an object with a field for each puzzle
// that was tried, called as its ID.
const puzzlesFile = "puzzles.json"

// PuzzleProgress is what somebody has done with a puzzle. Once it is solved nothing of it changes any more.
type PuzzleProgress struct {
	Misses int  `json:"misses,omitempty"` // moves that did not lead to the answer
	Hint   bool `json:"hint,omitempty"`   // a move was pointed at
	Shown  bool `json:"shown,omitempty"`  // the answer was played by the program
	Solved bool `json:"solved,omitempty"`
}

// PuzzleResult tells how a puzzle was solved, or that it was not.
type PuzzleResult uint8

// The results.
const (
	PuzzleNew     PuzzleResult = iota // nothing was tried
	PuzzleTried                       // in vain up to now
	PuzzleShown                       // the answer was played by the program, and not found since
	PuzzleHinted                      // solved with a hint, or after the answer was shown
	PuzzleRetried                     // solved after other moves
	PuzzleAtOnce                      // solved without any
)

// Result returns how the puzzle was solved.
func (p PuzzleProgress) Result() PuzzleResult {
	switch {
	case p.Solved && (p.Hint || p.Shown):
		return PuzzleHinted
	case p.Solved && p.Misses > 0:
		return PuzzleRetried
	case p.Solved:
		return PuzzleAtOnce
	case p.Shown:
		return PuzzleShown
	case p.Misses > 0 || p.Hint:
		return PuzzleTried
	}
	return PuzzleNew
}

// Puzzles returns what has been done with puzzles, by their IDs. Puzzles of which nothing is known, or what makes no
// sense, are left out. A file that is damaged is set aside.
func (s *Store) Puzzles() map[string]PuzzleProgress {
	list := map[string]PuzzleProgress{}
	data, err := s.disk.read(puzzlesFile)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			s.disk.bar(puzzlesFile)
			s.problem(kindOf(err), "", err)
		}
		return list
	}
	all, err := decodePuzzles(data)
	if err != nil {
		s.problem(DamagedPuzzles, s.setAside(puzzlesFile, data), err)
		return list
	}
	for id, raw := range all {
		var p PuzzleProgress
		if json.Unmarshal(raw, &p) == nil {
			p.Misses = max(p.Misses, 0)
			list[id] = p
		}
	}
	return list
}

// SetPuzzle keeps what has been done with the puzzle of an ID.
func (s *Store) SetPuzzle(id string, p PuzzleProgress) error {
	p.Misses = max(p.Misses, 0)
	known := s.Puzzles() // a damaged file has been set aside now
	if known[id] == p {
		return nil
	}
	raw, err := json.Marshal(p)
	if err != nil {
		return s.noteWrite(fmt.Errorf("store: puzzles: %w", err))
	}
	if !s.disk.holds(puzzlesFile) {
		s.unsavedPuzzles = fields{}
	}
	s.unsavedPuzzles[id] = raw
	tried := maps.Clone(s.unsavedPuzzles)
	set := func(now []byte) ([]byte, error) {
		all, err := decodePuzzles(now)
		if err != nil {
			all = fields{} // damaged since it was looked at
		}
		maps.Copy(all, tried)
		return encodeObject(all)
	}
	before, _ := s.disk.read(puzzlesFile) // where nothing can be read, nothing is known
	data, err := set(before)
	if err != nil {
		return s.noteWrite(err)
	}
	return s.noteWrite(s.disk.write(puzzlesFile, data, set))
}

// decodePuzzles reads a file of puzzles. Only one that is no JSON object gives an error.
func decodePuzzles(data []byte) (fields, error) {
	var all fields
	if err := all.read(data); err != nil {
		return nil, fmt.Errorf("store: puzzles: %w", err)
	}
	if all == nil {
		all = fields{}
	}
	return all, nil
}
