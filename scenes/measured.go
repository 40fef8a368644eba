package scenes

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// measuredShapes are the windows that frames are measured in: a desk and a phone.
func measuredShapes() []Shape {
	return []Shape{{"landscape", 1280, 800, 1}, {"portrait", 390, 844, 2}}
}

// measured is a screen whose frames are measured.
type measured struct {
	name  string
	visit func(v *visitor) error
	// live scripts the input of the n-th frame; nil for a screen at rest.
	live func(v *visitor, n int)
	// ends reports that the screen is no longer the one to be measured and must be visited again; nil for never.
	ends func(v *visitor) bool
	// moves keeps visit from waiting until all movement has ended.
	moves bool
}

// measuredScreens lists the tour.
func measuredScreens() []measured {
	return []measured{
		{name: "shelf", visit: func(*visitor) error { return nil }},
		{name: "setup", visit: func(v *visitor) error { return v.press("box.yokai") }},
		{name: "table", visit: func(v *visitor) error { return v.play("mori", "spirits", middleGame...) }},
		{name: "drag", visit: beginDrag, live: drag, moves: true},
		thinking("thinking", func(*visitor) (*rules.Match, error) { return measuredMori("mori", "spirits") }),
		thinking("thinking.dobutsu", func(*visitor) (*rules.Match, error) { return measuredMori("dobutsu", "animals") }),
		{name: "homeworlds", visit: func(v *visitor) error { return v.worlds(4, manyWorlds) }},
		thinking("thinking.homeworlds", func(*visitor) (*rules.Match, error) { return worldsMatch(4, manyWorlds) }),
		{name: "honshu", visit: func(v *visitor) error { return v.honshu(measuredLand()) }},
		thinking("thinking.honshu", func(*visitor) (*rules.Match, error) { return measuredLand().match() }),
		{name: "forhonor", visit: func(v *visitor) error { return v.battle(measuredBattle()) }},
		thinking("thinking.forhonor", func(*visitor) (*rules.Match, error) { return measuredBattle().match() }),
		{name: "result", visit: func(v *visitor) error {
			if err := v.play("mori", "spirits", shortGame...); err != nil {
				return err
			}
			return v.result()
		}},
	}
}

// dragged is the piece that is carried in the measured drag, as the key of its control.
const dragged = "cell 4"

func beginDrag(v *visitor) error {
	if err := v.play("mori", "spirits", middleGame...); err != nil {
		return err
	}
	at, err := v.middle(dragged)
	if err != nil {
		return err
	}
	v.point(input.Down, at)
	return nil
}

// drag carries the piece to and fro across the board.
func drag(v *visitor, n int) {
	area := v.app.view.Area
	const way = 40
	share := float64(n%way) / way
	if n/way%2 == 1 {
		share = 1 - share
	}
	v.point(input.Move, geom.Pt(area.W*(0.3+0.4*share), area.H*(0.3+0.3*share)))
}

// measuredMori is a match in the middle of which hands are full, with the most moves to think about.
func measuredMori(set, skin string) (*rules.Match, error) {
	return yokaiMatch(set, skin, []table.Player{{Name: "Aki"}, {Name: "Hana"}}, middleGame...)
}

// measuredLand is a match of Honshū of five in which the first seat is to build on a large land.
func measuredLand() land {
	return land{seats: 5, options: map[string]string{honshu.OptCard: "2"}, people: 1, until: at(honshu.PhaseBuild, 9)}
}

// measuredBattle is a match of For Honor of eight in which the first seat plays a hero between many soldiers.
func measuredBattle() battle {
	return battle{seats: 8, people: 1, until: inBattle(0, forhonor.PhaseAct, 3, fresh)}
}

// thinking is a screen on which the strongest bot thinks for the first seat, with a clock to share its ticks by. It
// ends with its move.
func thinking(name string, begin func(*visitor) (*rules.Match, error)) measured {
	before := 0
	visit := func(v *visitor) error {
		m, err := begin(v)
		if err != nil {
			return err
		}
		levels := bots.Levels(m.Game)
		players := table.Players(m)
		players[0].Bot = levels[len(levels)-1].Name
		table.SetPlayers(m, players)
		v.app.house.Clock = clock()
		before = len(m.Log)
		v.app.house.Doors.Table(m, v.app.house.Store.NewMatch(m.Game.Info().ID))
		return nil
	}
	return measured{name: name, visit: visit, moves: true, ends: func(v *visitor) bool {
		t, ok := v.app.house.Stack.Top().(*table.Table)
		return !ok || len(t.Match().Log) > before
	}}
}

// point scripts one event of the mouse.
func (v *visitor) point(phase input.Phase, at geom.Point) {
	v.script.Add(&input.Frame{Pointers: []input.Pointer{{Phase: phase, At: at}}, Hover: at, Hovering: true})
}

// middle returns the middle of the control with the key on the top scene.
func (v *visitor) middle(key string) (geom.Point, error) {
	paged, ok := v.app.house.Stack.Top().(stage.Paged)
	if !ok {
		return geom.Point{}, fmt.Errorf("the scene has no page to look for %q on", key)
	}
	c := paged.Page().Find(key)
	if c == nil {
		return geom.Point{}, fmt.Errorf("there is no control %q", key)
	}
	return c.Rect.Centre(), nil
}
