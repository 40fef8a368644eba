package scenestest

import (
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
	show := func(moves []string, keys ...string) func(d *Driver) error {
		return func(d *Driver) error {
			if err := d.showAtariGo(moves); err != nil {
				return err
			}
			return d.Press(keys...)
		}
	}
	return []Screen{
		{"atarigo-start", show(nil)},
		{"atarigo-middle", show(exampleMoves)},
		{"atarigo-passed", show(append(exampleMoves[:len(exampleMoves):len(exampleMoves)], "pass"))},
		{"atarigo-refused", show(exampleMoves, "cell 40")},
		{"atarigo-confirm", func(d *Driver) error {
			d.Services.Settings.Confirm = true
			return show(exampleMoves, "cell 30")(d)
		}},
		{"atarigo-left-coordinates", func(d *Driver) error {
			d.Services.Settings.LeftHanded, d.Services.Settings.Coordinates = true, true
			return show(exampleMoves)(d)
		}},
		{"atarigo-captured", show(append(exampleMoves[:len(exampleMoves):len(exampleMoves)], "d4"))},
	}
}

// showAtariGo puts a match of Atari Go with these moves on the table.
func (d *Driver) showAtariGo(moves []string) error {
	m, err := rules.NewMatch(game.Game{}, rules.Setup{}, 1)
	if err != nil {
		return err
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	for _, text := range moves {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err == nil {
			_, err = m.Do(mv)
		}
		if err != nil {
			return err
		}
	}
	d.Services.Stack.Replace(1, table.New(d.Services, m, d.Services.Store.NewMatch("atarigo"), func(m *table.Match) table.Board {
		return atarigo.NewBoard(d.Services, m)
	}))
	d.FinishAnimations()
	return nil
}
