package store

import "encoding/json"

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
	for id, raw := range s.readRecords(&s.puzzles) {
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
	if s.Puzzles()[id] == p { // a damaged file has been set aside now
		return nil
	}
	return s.setRecord(&s.puzzles, id, p)
}
