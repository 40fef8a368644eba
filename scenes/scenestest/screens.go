package scenestest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/welcome"
)

// Screen is a screen of the program that pictures show, and how to get there.
type Screen struct {
	Name string
	Show func(d *Driver) error
}

// Screens lists the screens of `make shots`.
func Screens() []Screen { return append(plainScreens(), largePrintScreens()...) }

// plainScreens lists the screens without the large print view.
func plainScreens() []Screen {
	return append([]Screen{
		{"shelf", func(*Driver) error { return nil }},
		{"shelf-continue", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			d.Services.Navigator.Shelf()
			return nil
		}},
		{"welcome", func(d *Driver) error { d.Services.Stack.Push(welcome.New(d.Services)); return nil }},
		{"setup", func(d *Driver) error { return d.Press("box.yokai") }},
		{"setup-more", func(d *Driver) error { return d.Press("box.yokai", "more") }},
		{"setup-more-forhonor", func(d *Driver) error { d.Services.Navigator.Setup("forhonor"); return d.Press("more") }},
		{"settings", func(d *Driver) error { d.Services.Navigator.Settings(); return nil }},
		{"help", func(d *Driver) error { d.Services.Navigator.Help(); return nil }},
		{"keys", func(d *Driver) error { d.Services.Navigator.Help(); return d.Press("change") }},
		{"keys-taken", func(d *Driver) error {
			d.Services.Navigator.Help()
			if err := d.Press("change"); err != nil {
				return err
			}
			if err := d.TurnTo("left.key"); err != nil {
				return err
			}
			if err := d.Press("left.key"); err != nil {
				return err
			}
			d.Script.Strike(input.Stroke{Key: ebiten.KeyH})
			d.FinishAnimations()
			return nil
		}},
		{"book", func(d *Driver) error { d.Services.Navigator.Book("yokai", nil, "spirits"); return nil }},
		{"yokai-start", func(d *Driver) error { return d.ShowYokai("mori", "spirits") }},
		{"yokai-middle", func(d *Driver) error { return d.ShowYokai("mori", "spirits", MiddleGame...) }},
		{"yokai-chosen", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			return d.Press("cell 4")
		}},
		{"yokai-refused", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			return d.Press("cell 10")
		}},
		{"yokai-log", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			d.Script.Strike(input.Stroke{Key: ebiten.KeyL})
			d.FinishAnimations()
			return nil
		}},
		{"yokai-ask", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			return d.Press("menu", "resign")
		}},
		{"yokai-menu", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			return d.Press("menu")
		}},
		{"yokai-replay", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			return d.Press("menu", "replay")
		}},
		{"yokai-recap", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", MiddleGame...); err != nil {
				return err
			}
			return d.openRecap()
		}},
		{"dobutsu-middle", func(d *Driver) error { return d.ShowYokai("dobutsu", "animals", MiddleGame...) }},
		{"dobutsu-chosen", func(d *Driver) error {
			if err := d.ShowYokai("dobutsu", "animals", MiddleGame...); err != nil {
				return err
			}
			return d.Press("cell 1")
		}},
		{"yokai-result", func(d *Driver) error {
			if err := d.ShowYokai("mori", "spirits", ShortGame...); err != nil {
				return err
			}
			return d.ShowResult()
		}},
	}, slices.Concat(exchangeScreens(), togetherScreens(), inviteScreens(), homeworldsScreens(), matchScreens(), honshuScreens(), forhonorScreens(), forhonorDuelScreens(), lessonScreens(), analysisScreens(), puzzleScreens(), recordScreens(), enlargementScreens())...)
}

// Moves of Yōkai no Mori from its start: into the middle of a game, and to the end of a short one.
var (
	MiddleGame = []string{"b2b3", "c4b3", "c1c2", "C@b2", "a1b2", "b4c4"}
	ShortGame  = []string{"b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1"}
)

// TurnTo turns the pages of a panel until the control is there.
func (d *Driver) TurnTo(key string) error {
	for {
		page := d.Services.Stack.Top().(stage.Paged).Page()
		if page.Find(key) != nil {
			return nil
		}
		if next := page.Find("next"); next == nil || next.Off {
			return fmt.Errorf("no page has the control %q", key)
		}
		if err := d.Press("next"); err != nil {
			return err
		}
	}
}

// ShowYokai shows a match of Yōkai no Mori of two people after the moves, when all movement has ended.
func (d *Driver) ShowYokai(set, skin string, moves ...string) error {
	if err := d.StartYokai(set, skin, moves...); err != nil {
		return err
	}
	d.FinishAnimations()
	return nil
}

// StartYokai is ShowYokai without waiting.
func (d *Driver) StartYokai(set, skin string, moves ...string) error {
	return d.SeatYokai(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana"}}, moves...)
}

// SeatYokai puts a match of Yōkai no Mori of the players on the table and plays the moves.
func (d *Driver) SeatYokai(set, skin string, players []table.Player, moves ...string) error {
	m, err := YokaiMatch(set, skin, players, moves...)
	if err != nil {
		return err
	}
	id := d.Services.Store.NewMatch("yokai")
	if _, err := d.Services.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	d.Services.Navigator.Table(m, id)
	return nil
}

// YokaiMatch returns a match of Yōkai no Mori after the moves.
func YokaiMatch(set, skin string, players []table.Player, moves ...string) (*rules.Match, error) {
	g, _ := games.Find("yokai")
	m, err := rules.NewMatch(g, rules.Setup{Options: map[string]string{"rules": set, "start": "0"}}, 7)
	if err != nil {
		return nil, err
	}
	m.Tags[lang.TagSkin] = skin
	table.SetPlayers(m, players)
	for _, text := range moves {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			return nil, err
		}
		if _, err := m.Do(mv); err != nil {
			return nil, err
		}
	}
	return m, nil
}

// openRecap shows the first step of what has happened at the table.
func (d *Driver) openRecap() error {
	d.Services.Settings.Rest = store.LongRest // it stands until it is stopped
	return d.Press("menu", "recap", "play", "forward")
}

// ShowResult shows the result of the match on the table, when its movement has ended.
func (d *Driver) ShowResult() error {
	t, ok := d.Services.Stack.Top().(*table.Table)
	if !ok {
		return errors.New("the match is not on the table")
	}
	d.Services.Navigator.Result(t.Match(), 0, func() {}, nil)
	d.Tick(200)
	return nil
}
