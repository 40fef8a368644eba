package scenestest

import (
	"errors"
	"strconv"

	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// step is a part of the way to a screen.
type step = func(d *Driver) error

// inOrder takes steps one after the other, as long as none fails.
func inOrder(steps ...step) step {
	return func(d *Driver) error {
		for _, next := range steps {
			if err := next(d); err != nil {
				return err
			}
		}
		return nil
	}
}

// do is a step that cannot fail.
func do(f func(d *Driver)) step {
	return func(d *Driver) error {
		f(d)
		return nil
	}
}

// open opens a screen, such as stage.Navigator.Shelf.
func open(screen func(stage.Navigator)) step {
	return do(func(d *Driver) { screen(d.Services.Navigator) })
}

// openSetup opens the set-up of a game.
func openSetup(game string) step {
	return do(func(d *Driver) { d.Services.Navigator.Setup(game) })
}

// openBook opens the book of a game at its first page.
func openBook(game string) step {
	return do(func(d *Driver) { d.Services.Navigator.Book(game, nil, "") })
}

// openChapter opens the book of a game at a chapter, counted from 1.
func openChapter(game string, chapter int) step {
	return inOrder(openBook(game), seek("chapter."+strconv.Itoa(chapter-1)))
}

// press presses controls one after the other.
func press(keys ...string) step { return func(d *Driver) error { return d.Press(keys...) } }

// pressIfThere presses a control where there is one with the key.
func pressIfThere(key string) step {
	return func(d *Driver) error {
		if !d.has(key) {
			return nil
		}
		return d.Press(key)
	}
}

// seek presses controls that may lie on other pages.
func seek(keys ...string) step { return func(d *Driver) error { return d.Seek(keys...) } }

// hold holds a control as long as it wants to be held.
func hold(key string) step { return func(d *Driver) error { return d.Hold(key) } }

// strike strikes a key of the keyboard.
func strike(key input.Stroke) step {
	return do(func(d *Driver) {
		d.Script.Strike(key)
		d.FinishAnimations()
	})
}

// write types a text.
func write(text string) step {
	return do(func(d *Driver) {
		d.Script.Type(text)
		d.FinishAnimations()
	})
}

// tick lets the program run for a number of ticks.
func tick(n int) step { return do(func(d *Driver) { d.Tick(n) }) }

// play makes the match that a screen shows.
type play = func() (*rules.Match, error)

// showReplay opens the replay of a match.
func showReplay(of play) step {
	return func(d *Driver) error {
		m, err := d.match(of)
		if err == nil {
			d.Services.Navigator.Replay(m)
		}
		return err
	}
}

// showResult shows the result of a match that is over, when its movement has ended.
func showResult(of play) step {
	return func(d *Driver) error {
		m, err := d.match(of)
		if err == nil {
			d.endMatch(m)
		}
		return err
	}
}

// endMatch shows the result of a match, when its movement has ended.
func (d *Driver) endMatch(m *rules.Match) {
	d.Services.Navigator.Result(m, 0, func() {}, nil, nil)
	d.Tick(200)
}

// ShowResult shows the result of the match on the table, when its movement has ended.
func (d *Driver) ShowResult() error {
	m, err := d.Match()
	if err == nil {
		d.endMatch(m)
	}
	return err
}

// Match returns the match on the table.
func (d *Driver) Match() (*rules.Match, error) {
	t, ok := d.Services.Stack.Top().(*table.Table)
	if !ok {
		return nil, errors.New("no match is on the table")
	}
	return t.Match(), nil
}

// ShowMatch puts a match on the table, under a name by which it is saved, and lets movements end.
func (d *Driver) ShowMatch(m *rules.Match) error {
	if err := d.startMatch(m); err != nil {
		return err
	}
	d.FinishAnimations()
	return nil
}

// startMatch is ShowMatch without waiting.
func (d *Driver) startMatch(m *rules.Match) error {
	id := d.Services.Store.NewMatch(m.Game.Info().ID)
	if _, err := d.Services.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	d.Services.Navigator.Table(m, id)
	return nil
}

// openRecap shows the first step of what has happened at the table.
func openRecap(d *Driver) error {
	d.Services.Settings.Rest = store.LongRest // it stands until it is stopped
	return d.Press("menu", "recap", "play", "forward")
}

// pressParts presses the parts that an action of the match on the table is made of.
func (d *Driver) pressParts(m *rules.Match, a rules.Action) error {
	var keys []string
	for _, part := range rules.Parts(m.Game, m.State(), a) {
		keys = append(keys, part.String())
	}
	return d.Press(keys...)
}

// playMoves plays moves as the notation of the game has them, each of who is to act then.
func playMoves(m *rules.Match, moves ...string) error {
	for _, text := range moves {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err == nil {
			_, err = m.Do(mv)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// playUntil has the match go on until a moment: choose acts for who is to act, the first seat last of those who act
// together.
func playUntil(m *rules.Match, isMoment func(rules.State) bool, choose func(by rules.Seat) (rules.Action, error)) error {
	for {
		if err := m.PlayNature(); err != nil {
			return err
		}
		switch {
		case isMoment(m.State()):
			return nil
		case m.Over():
			return errors.New("the match never comes to the moment that the picture shows")
		}
		by := rules.Nature
		for seat := range m.State().Actors().All() {
			by = max(by, seat)
		}
		a, err := choose(by)
		if err == nil {
			_, err = m.Do(rules.Move{By: by, Do: a})
		}
		if err != nil {
			return err
		}
	}
}
