package scenestest

import (
	"fmt"
	"slices"

	"engawa/rules/puzzles"
	"engawa/scenes/store"
)

// puzzleScreens lists the pictures of the lists of puzzles, and of puzzles that are played.
func puzzleScreens() []Screen {
	at := func(game string, place int) step {
		return showPuzzle(game, func([]puzzles.Puzzle) int { return place })
	}
	first := at("yokai", PuzzleAt)
	return []Screen{
		{"puzzles-yokai", listPuzzles("yokai")},
		{"puzzles-homeworlds", listPuzzles("homeworlds")},
		{"puzzles-lacking", do(func(d *Driver) {
			d.Services.Puzzles = noPuzzles{}
			d.Services.Navigator.Puzzles("honshu", nil, "")
		})},
		{"puzzle-yokai", first},
		{"puzzle-yokai-wrong", inOrder(first, wrongMove)},
		{"puzzle-yokai-done", inOrder(first, press("lesson.show", "lesson.show"), tick(600))}, // the program plays the answer
		{"puzzle-homeworlds", at("homeworlds", 90)},
		{"puzzle-homeworlds-forced", showPuzzle("homeworlds", ForcedAt)},
		{"puzzle-honshu", at("honshu", 60)},
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

// listPuzzles shows the list of a game's puzzles, some of them solved.
func listPuzzles(game string) step {
	return func(d *Driver) error {
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
}

// showPuzzle shows the puzzle of a game whose place in the list is chosen.
func showPuzzle(game string, choose func([]puzzles.Puzzle) int) step {
	return func(d *Driver) error {
		list, err := d.Services.Puzzles.Of(game)
		if err != nil {
			return err
		}
		d.Services.Navigator.Puzzle(list[choose(list)])
		d.FinishAnimations()
		return nil
	}
}

// wrongMove plays a move that does not lead to the answer of the puzzle at PuzzleAt.
func wrongMove(d *Driver) error {
	for d.has("lesson.popup") { // it lies over the board
		if err := d.Press("lesson.popup"); err != nil {
			return err
		}
	}
	return d.Press("cell 2", "cell 5")
}
