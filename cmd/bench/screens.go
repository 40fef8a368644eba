package main

import (
	"engawa/rules"
	"engawa/rules/bots"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/scenestest"
	"engawa/scenes/table"
)

// benchShapes are the windows that frames are measured in: a desk and a phone.
func benchShapes() []scenestest.Shape {
	return []scenestest.Shape{{Name: "landscape", W: 1280, H: 800, Density: 1}, {Name: "portrait", W: 390, H: 844, Density: 2}}
}

// benchScreen is a screen whose frames are measured.
type benchScreen struct {
	name string
	show func(d *scenestest.Driver) error
	// live scripts the input of the n-th frame; nil for a screen at rest.
	live func(d *scenestest.Driver, n int)
	// ends reports that the screen is no longer the one to be measured and must be shown again; nil for never.
	ends func(d *scenestest.Driver) bool
	// moves keeps show from waiting until all movement has ended.
	moves bool
}

// benchScreens lists the screens that are measured, in the order in which they are shown.
func benchScreens() []benchScreen {
	return []benchScreen{
		{name: "shelf", show: func(*scenestest.Driver) error { return nil }},
		{name: "setup", show: func(d *scenestest.Driver) error { return d.Press("box.yokai") }},
		{name: "table", show: func(d *scenestest.Driver) error { return d.ShowYokai("mori", "spirits", scenestest.MiddleGame...) }},
		{name: "drag", show: beginDrag, live: drag, moves: true},
		thinking("thinking", func(*scenestest.Driver) (*rules.Match, error) { return moriMatch("mori", "spirits") }),
		thinking("thinking.dobutsu", func(*scenestest.Driver) (*rules.Match, error) { return moriMatch("dobutsu", "animals") }),
		{name: "homeworlds", show: func(d *scenestest.Driver) error { return d.ShowHomeworlds(4, scenestest.ManySystems) }},
		thinking("thinking.homeworlds", func(*scenestest.Driver) (*rules.Match, error) {
			return scenestest.HomeworldsMatch(4, scenestest.ManySystems)
		}),
		{name: "honshu", show: func(d *scenestest.Driver) error { return d.ShowHonshu(scenestest.LargestHonshu()) }},
		thinking("thinking.honshu", func(*scenestest.Driver) (*rules.Match, error) { return scenestest.LargestHonshu().Match() }),
		{name: "forhonor", show: func(d *scenestest.Driver) error { return d.ShowForHonor(scenestest.LargestForHonor()) }},
		thinking("thinking.forhonor", func(*scenestest.Driver) (*rules.Match, error) { return scenestest.LargestForHonor().Match() }),
		{name: "result", show: func(d *scenestest.Driver) error {
			if err := d.ShowYokai("mori", "spirits", scenestest.ShortGame...); err != nil {
				return err
			}
			return d.ShowResult()
		}},
	}
}

// dragKey is the piece that is carried in the measured drag, as the key of its control.
const dragKey = "cell 4"

func beginDrag(d *scenestest.Driver) error {
	if err := d.ShowYokai("mori", "spirits", scenestest.MiddleGame...); err != nil {
		return err
	}
	at, err := d.CentreOf(dragKey)
	if err != nil {
		return err
	}
	d.PointAt(input.Down, at)
	return nil
}

// drag carries the piece to and fro across the board.
func drag(d *scenestest.Driver, n int) {
	area := d.App.View().Area
	const way = 40
	share := float64(n%way) / way
	if n/way%2 == 1 {
		share = 1 - share
	}
	d.PointAt(input.Move, geom.Pt(area.W*(0.3+0.4*share), area.H*(0.3+0.3*share)))
}

// moriMatch is a match in the middle of which hands are full, with the most moves to think about.
func moriMatch(set, skin string) (*rules.Match, error) {
	return scenestest.YokaiMatch(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana"}}, scenestest.MiddleGame...)
}

// thinking is a screen on which the strongest bot thinks for the first seat, with a clock to share its ticks by. It
// ends with its move.
func thinking(name string, begin func(*scenestest.Driver) (*rules.Match, error)) benchScreen {
	before := 0
	visit := func(d *scenestest.Driver) error {
		m, err := begin(d)
		if err != nil {
			return err
		}
		levels := bots.Levels(m.Game)
		players := table.Players(m)
		players[0].Bot = levels[len(levels)-1].Name
		table.SetPlayers(m, players)
		d.Services.Clock = newClock()
		before = len(m.Log)
		d.Services.Navigator.Table(m, d.Services.Store.NewMatch(m.Game.Info().ID))
		return nil
	}
	return benchScreen{name: name, show: visit, moves: true, ends: func(d *scenestest.Driver) bool {
		t, ok := d.Services.Stack.Top().(*table.Table)
		return !ok || len(t.Match().Log) > before
	}}
}
