package scenestest

import (
	"fmt"
	"slices"

	"engawa/rules/puzzles"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// puzzleScreens lists the pictures of the lists of puzzles, and of puzzles that are played.
func puzzleScreens() []Screen {
	return []Screen{
		{"puzzles-yokai", func(d *Driver) error { return d.puzzleList("yokai") }},
		{"puzzles-homeworlds", func(d *Driver) error { return d.puzzleList("homeworlds") }},
		{"puzzles-lacking", func(d *Driver) error {
			d.Services.Puzzles = noPuzzles{}
			d.Services.Navigator.Puzzles("honshu", nil, "")
			return nil
		}},
		{"puzzle-yokai", func(d *Driver) error { return d.puzzle("yokai", PuzzleAt) }},
		{"puzzle-yokai-wrong", func(d *Driver) error {
			if err := d.puzzle("yokai", PuzzleAt); err != nil {
				return err
			}
			return d.wrongMove()
		}},
		{"puzzle-yokai-done", func(d *Driver) error {
			if err := d.puzzle("yokai", PuzzleAt); err != nil {
				return err
			}
			return d.showAnswer()
		}},
		{"puzzle-homeworlds", func(d *Driver) error { return d.puzzle("homeworlds", 90) }},
		{"puzzle-homeworlds-forced", func(d *Driver) error {
			list, err := d.Services.Puzzles.Of("homeworlds")
			if err != nil {
				return err
			}
			return d.puzzle("homeworlds", ForcedAt(list))
		}},
		{"puzzle-honshu", func(d *Driver) error { return d.puzzle("honshu", 60) }},
	}
}

// PuzzleAt is the place in the list of Yōkai no Mori of the puzzle on the pictures.
const PuzzleAt = 3

// ForcedAt returns the place in a list of Homeworlds of the first puzzle whose win is forced in the first of two turns.
func ForcedAt(list []puzzles.Puzzle) int {
	return slices.IndexFunc(list, func(p puzzles.Puzzle) bool { return slices.Index(p.Answer, "end") < len(p.Answer)-1 })
}

// noPuzzles are lists that cannot be had.
type noPuzzles struct{}

// Games implements stage.Puzzles.
func (noPuzzles) Games() []string { return []string{"honshu"} }

// Of implements stage.Puzzles.
func (noPuzzles) Of(string) ([]puzzles.Puzzle, error) { return nil, fmt.Errorf("there is no network") }

// puzzleList shows the list of a game's puzzles, some of them solved.
func (d *Driver) puzzleList(game string) error {
	list, err := d.Services.Puzzles.Of(game)
	if err != nil {
		return err
	}
	how := []store.PuzzleProgress{{Solved: true}, {Solved: true, Misses: 2}, {Solved: true, Hint: true}, {Shown: true}, {Solved: true}, {Misses: 1}}
	for k, p := range how {
		if err := d.Services.Store.SetPuzzle(list[k].ID, p); err != nil {
			return err
		}
	}
	d.Services.Navigator.Puzzles(game, list[0].Setup.Options, "")
	return nil
}

// puzzle shows a puzzle of a game by its place in the list.
func (d *Driver) puzzle(game string, at int) error {
	list, err := d.Services.Puzzles.Of(game)
	if err != nil {
		return err
	}
	d.Services.Navigator.Puzzle(list[at])
	d.FinishAnimations()
	return nil
}

// wrongMove plays a move that does not lead to the answer of the puzzle at PuzzleAt.
func (d *Driver) wrongMove() error {
	for d.Services.Stack.Top().(stage.Paged).Page().Find("lesson.card") != nil { // it lies over the board
		if err := d.Press("lesson.card"); err != nil {
			return err
		}
	}
	return d.Press("cell 2", "cell 5")
}

// showAnswer lets the program play the answer of a puzzle.
func (d *Driver) showAnswer() error {
	if err := d.Press("lesson.show", "lesson.show"); err != nil {
		return err
	}
	d.Tick(600)
	return nil
}
