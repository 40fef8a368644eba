package scenes

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
	"engawa/scenes/table"
)

// screen is one picture of `make shots`: how to get there.
type screen struct {
	name  string
	visit func(v *visitor) error
}

// screens lists the pictures.
func screens() []screen { return append(plainScreens(), loupeScreens()...) }

// plainScreens lists the pictures without the reading glass.
func plainScreens() []screen {
	return append([]screen{
		{"shelf", func(*visitor) error { return nil }},
		{"shelf-continue", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			v.app.house.Doors.Shelf()
			return nil
		}},
		{"setup", func(v *visitor) error { return v.press("box.yokai") }},
		{"settings", func(v *visitor) error { v.app.house.Doors.Settings(); return nil }},
		{"help", func(v *visitor) error { v.app.house.Doors.Help(); return nil }},
		{"keys", func(v *visitor) error { v.app.house.Doors.Help(); return v.press("change") }},
		{"keys-taken", func(v *visitor) error {
			v.app.house.Doors.Help()
			if err := v.press("change"); err != nil {
				return err
			}
			if err := v.turnTo("left.key"); err != nil {
				return err
			}
			if err := v.press("left.key"); err != nil {
				return err
			}
			v.script.Strike(input.Stroke{Key: ebiten.KeyH})
			v.settle()
			return nil
		}},
		{"book", func(v *visitor) error { v.app.house.Doors.Book("yokai", nil, "spirits"); return nil }},
		{"yokai-start", func(v *visitor) error { return v.play("mori", "spirits") }},
		{"yokai-middle", func(v *visitor) error { return v.play("mori", "spirits", middleGame...) }},
		{"yokai-chosen", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("cell 4")
		}},
		{"yokai-refused", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("cell 10")
		}},
		{"yokai-log", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			v.script.Strike(input.Stroke{Key: ebiten.KeyL})
			v.settle()
			return nil
		}},
		{"yokai-ask", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("menu", "resign")
		}},
		{"yokai-menu", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("menu")
		}},
		{"yokai-replay", func(v *visitor) error {
			if err := v.play("mori", "spirits", middleGame...); err != nil {
				return err
			}
			return v.press("menu", "replay")
		}},
		{"dobutsu-middle", func(v *visitor) error { return v.play("dobutsu", "animals", middleGame...) }},
		{"dobutsu-chosen", func(v *visitor) error {
			if err := v.play("dobutsu", "animals", middleGame...); err != nil {
				return err
			}
			return v.press("cell 1")
		}},
		{"yokai-result", func(v *visitor) error {
			if err := v.play("mori", "spirits", shortGame...); err != nil {
				return err
			}
			return v.result()
		}},
	}, slices.Concat(exchangeScreens(), homeworldsScreens(), matchScreens(), honshuScreens(), forhonorScreens(), forhonorDuelScreens(), lessonScreens())...)
}

// Games that the pictures show.
var (
	middleGame = []string{"b2b3", "c4b3", "c1c2", "C@b2", "a1b2", "b4c4"}
	shortGame  = []string{"b2b3", "c4b3", "a1b2", "b3c2", "b2a3", "c2b1"}
)

// turnTo turns the leaves of a sheet until the control is there.
func (v *visitor) turnTo(key string) error {
	for {
		page := v.app.house.Stack.Top().(stage.Paged).Page()
		if page.Find(key) != nil {
			return nil
		}
		if next := page.Find("next"); next == nil || next.Off {
			return fmt.Errorf("no leaf has the control %q", key)
		}
		if err := v.press("next"); err != nil {
			return err
		}
	}
}

// play shows a match of two people after the moves, when all movement has ended.
func (v *visitor) play(set, skin string, moves ...string) error {
	if err := v.deal(set, skin, moves...); err != nil {
		return err
	}
	v.settle()
	return nil
}

// deal is play without waiting.
func (v *visitor) deal(set, skin string, moves ...string) error {
	return v.seat(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana"}}, moves...)
}

// seat puts a match of the players on the table and plays the moves.
func (v *visitor) seat(set, skin string, players []table.Player, moves ...string) error {
	m, err := yokaiMatch(set, skin, players, moves...)
	if err != nil {
		return err
	}
	id := v.app.house.Store.NewMatch("yokai")
	if _, err := v.app.house.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	v.app.house.Doors.Table(m, id)
	return nil
}

// yokaiMatch returns a match of Yōkai no Mori after the moves.
func yokaiMatch(set, skin string, players []table.Player, moves ...string) (*rules.Match, error) {
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

// result shows the result of the match on the table, when its movement has ended.
func (v *visitor) result() error {
	t, ok := v.app.house.Stack.Top().(*table.Table)
	if !ok {
		return errors.New("the match is not on the table")
	}
	v.app.house.Doors.Result(t.Match(), func() {})
	v.tick(200)
	return nil
}
