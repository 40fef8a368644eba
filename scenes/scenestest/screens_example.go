package scenestest

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/toys/atarigo"
	"engawa/scenes/scenestest/atarigo"
	"engawa/scenes/table"
)

// exampleMoves are moves of Atari Go until White has one liberty left.
var exampleMoves = []string{"e5", "d5", "d6", "f5", "c5", "f4", "e6", "g6", "d3", "e3", "c7", "f7"}

// ExampleScreens lists screens of the game that docs/BOARDS.md adds. No player sees them, and their words are English in
// every language.
func ExampleScreens() []Screen {
	show := func(moves ...string) step { return func(d *Driver) error { return d.showAtariGo(moves) } }
	middle := show(exampleMoves...)
	return []Screen{
		{"atarigo-start", show()},
		{"atarigo-middle", middle},
		{"atarigo-passed", show(slices.Concat(exampleMoves, []string{"pass"})...)},
		{"atarigo-refused", inOrder(middle, press("cell 40"))},
		{"atarigo-confirm", inOrder(do(func(d *Driver) { d.Services.Settings.Confirm = true }), middle, press("cell 30"))},
		{"atarigo-left-coordinates", inOrder(do(func(d *Driver) {
			d.Services.Settings.LeftHanded, d.Services.Settings.Coordinates = true, true
		}), middle)},
		{"atarigo-captured", show(slices.Concat(exampleMoves, []string{"d4"})...)},
	}
}

// showAtariGo puts a match of Atari Go with these moves on the table.
func (d *Driver) showAtariGo(moves []string) error {
	m, err := rules.NewMatch(game.Game{}, rules.Setup{}, 1)
	if err != nil {
		return err
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	if err := playMoves(m, moves...); err != nil {
		return err
	}
	d.Services.Stack.Replace(1, table.New(d.Services, m, d.Services.Store.NewMatch("atarigo"), func(m *table.Match) table.Board {
		return atarigo.NewBoard(d.Services, m)
	}))
	d.FinishAnimations()
	return nil
}
