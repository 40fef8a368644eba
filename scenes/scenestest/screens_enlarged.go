package scenestest

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// EnlargementTables are tables of all games, with the kinds of parts that a long press shows large there.
var EnlargementTables = []struct {
	Game  string
	Show  step
	Parts []rules.PartKind
}{
	{"yokai", yokaiTable("mori", "spirits", MiddleGame...), []rules.PartKind{rules.PartCell, rules.PartReserve}},
	{"dobutsu", yokaiTable("dobutsu", "animals", MiddleGame...), []rules.PartKind{rules.PartCell, rules.PartReserve}},
	{"homeworlds", homeworldsTable(2, crowdedWorlds), []rules.PartKind{rules.PartPiece, rules.PartReserve}},
	{"honshu", HonshuGame{Seats: 4, People: 1, Until: HonshuAt(honshu.PhasePlay, 4)}.show(), []rules.PartKind{rules.PartCard}},
	{"forhonor", ForHonorGame{Seats: 2, People: 1, Until: ForHonorAt(0, forhonor.PhaseAct, 3, HasFreshHero)}.show(), []rules.PartKind{rules.PartPiece}},
	{"forhonor-duel", ForHonorGame{Seats: 2, People: 1, Until: func(s *forhonor.State) bool {
		return s.Phase() == forhonor.PhaseCombat && s.Actors() == rules.SeatsOf(0)
	}}.show(), []rules.PartKind{rules.PartCard}},
}

// enlargementScreens are these tables while a finger rests.
func enlargementScreens() (list []Screen) {
	for _, t := range EnlargementTables {
		list = append(list, Screen{t.Game + "-enlarged", inOrder(t.Show, restOn(t.Parts[0]))})
	}
	return append(list, computerScreens()...)
}

// restOn is [Driver.RestOn] as a step.
func restOn(kind rules.PartKind) step { return func(d *Driver) error { return d.RestOn(kind) } }

// computerScreens are tables and a result with a computer player that has the name of its character.
func computerScreens() []Screen {
	seat := func(moves ...string) step {
		return func(d *Driver) error {
			return d.SeatYokai("mori", "spirits", []table.Player{{Name: "Aki"}, {Name: "Ponta", Bot: "3"}}, moves...)
		}
	}
	middle := seat(MiddleGame...)
	return []Screen{
		{"yokai-computer", inOrder(middle, func(d *Driver) error { return d.RestOnKey("seat1") })},
		{"yokai-replay-enlarged", inOrder(middle, (*Driver).ReplayWithEnlargement, restOn(rules.PartCell))},
		{"yokai-computer-result", inOrder(seat(ShortGame...), (*Driver).ShowResult)},
	}
}

// Enlarging is a scene on which things can be seen large: a table or a replay.
type Enlarging interface {
	stage.Scene
	stage.Paged
	EnlargementText() (name string, words []string)
	DrawEnlargement(c *canvas.Canvas)
}

// enlarging returns the scene on top, on which things can be seen large.
func (d *Driver) enlarging() (Enlarging, error) {
	if t, ok := d.Services.Stack.Top().(Enlarging); ok {
		return t, nil
	}
	return nil, fmt.Errorf("there is no table and no replay")
}

// ReplayWithEnlargement shows the replay of the match on the table, at its last position.
func (d *Driver) ReplayWithEnlargement() error {
	m, err := d.Match()
	if err != nil {
		return err
	}
	d.Services.Navigator.Replay(m)
	d.Script.Add(&input.Frame{Actions: []input.Action{input.Last}})
	d.FinishAnimations()
	return nil
}

// RestOnKey lays a finger on a control that can be seen large, until that is seen. It is not lifted.
func (d *Driver) RestOnKey(key string) error {
	t, err := d.enlarging()
	if err != nil {
		return err
	}
	if c := t.Page().Find(key); c == nil || !d.longPress(t, c) {
		return fmt.Errorf("%q cannot be seen large", key)
	}
	return nil
}

// RestOn lays a finger on the first part of a kind that can be seen large, until that is seen. It is not lifted.
func (d *Driver) RestOn(kind rules.PartKind) error {
	t, err := d.enlarging()
	if err != nil {
		return err
	}
	for _, c := range t.Page().Controls() {
		p, ok := table.PartOf(c)
		if !ok || p.Kind != kind || c.Rect.Empty() || t.Page().At(c.Rect.Centre(), true) != c {
			continue
		}
		if d.longPress(t, c) {
			return nil
		}
	}
	return fmt.Errorf("nothing of the kind %s can be seen large", kind)
}

// longPress lays a finger on a control, and reports whether it is seen large; otherwise the finger is taken away.
func (d *Driver) longPress(t Enlarging, c *ui.Control) bool {
	const ticks = 45
	finger := func(phase input.Phase) {
		d.Script.Add(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: phase, At: c.Rect.Centre(), Touch: true}}})
	}
	finger(input.Down)
	d.Script.Wait(ticks)
	d.playScript()
	if name, _ := t.EnlargementText(); name != "" {
		return true
	}
	finger(input.Cancel)
	d.playScript()
	return false
}
