package homeworlds

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// pressLoop returns what presses a ship, its power and that again, one press in each call, with the tree that follows.
// Each round begins from a position of its own, so that nothing is remembered that the rules have said in the last one.
func pressLoop(tb testing.TB, name string) func() {
	c := map[string]struct {
		seats int
		from  string
		view  stage.View
		slot  string
	}{
		"chart": {3, threeWorlds, wideView(), ""}, "many": {4, manyWorlds, wideView(), ""}, "phone": {4, manyWorlds, phone(), ""},
		"opened": {3, threeWorlds, wideView(), "s1"},
	}[name]
	d := newTestBoard(tb, c.seats, c.from, c.view)
	k := slices.IndexFunc(d.choice.Next, func(p rules.Part) bool { return p.Kind == rules.PartPiece })
	ship := d.choice.Next[k]
	if c.slot != "" {
		ship = d.part("ship y2 " + c.slot)
	}
	presses := []rules.Part{ship, button(buttonBuild), button(buttonBuild)}
	var choices []table.Choice
	for range 8 {
		d.showChoice(ship)
		first := d.choice
		d.showChoice(ship, button(buttonBuild))
		second := d.choice
		d.showChoice()
		third := d.choice
		second.State, third.State = first.State, first.State
		choices = append(choices, first, second, third)
	}
	if c.slot != "" {
		slot, _ := d.pos.Find(c.slot)
		d.point(slot)
		d.point(slot)
	}
	n := 0
	return func() {
		d.Press(presses[n%len(presses)])
		d.Choose(choices[n])
		d.Tree()
		n = (n + 1) % len(choices)
	}
}

// BenchmarkPress measures a press with its new tree: on charts of three and of many systems, and with a system seen
// large.
func BenchmarkPress(b *testing.B) {
	for _, name := range []string{"chart", "many", "phone", "opened"} {
		b.Run(name, func(b *testing.B) {
			press := pressLoop(b, name)
			b.ReportAllocs()
			for b.Loop() {
				press()
			}
		})
	}
}

// A press makes the controls of nothing again that it does not change: those of the chart, of the bank, of the disc of
// an open system. A ship that gets a ring or loses it is changed: the ring is a part of its target.
func TestAPressKeepsWhatItDoesNotChange(t *testing.T) {
	kept := func(d *testBoard, change func()) (same, all int) {
		before := map[*ui.Control]bool{}
		for _, c := range d.Tree().Controls() {
			before[c] = true
		}
		marked := d.marked
		change()
		for _, c := range d.Tree().Controls() {
			if p, ok := table.PartOf(c); ok && p.Kind != rules.PartButton && slices.Contains(marked, p) == slices.Contains(d.marked, p) {
				all++
				if before[c] {
					same++
				}
			}
		}
		return same, all
	}
	d := newTestBoard(t, 4, manyWorlds, wideView())
	ship := d.part("ship y2 s1")
	check := func(what string, change func()) {
		t.Helper()
		if same, all := kept(d, change); same != all || all == 0 {
			t.Errorf("%s: %d of %d controls are kept", what, same, all)
		}
	}
	check("a ship is chosen", func() { d.Press(ship); d.showChoice(ship) })
	check("its power is chosen", func() { d.showChoice(ship, button(buttonBuild)) })
	d.showChoice(ship)
	d.open(d.highlights.slot)
	check("in an open system a power is chosen", func() { d.Press(button(buttonBuild)); d.showChoice(ship, button(buttonBuild)) })
	d.Back()
	moved := d.pyramidAt(d.highlights.slot, 0, pieceNamed("y2"))
	if same, all := kept(d, func() { moved.at.X++; d.scene.Change() }); same == all {
		t.Error("a ship has moved, and its control stays where it was")
	}
}

// BenchmarkTree makes the tree of a table again, as after a press: on the chart, and with an open system.
func BenchmarkTree(b *testing.B) {
	for name, slot := range map[string]string{"chart": "", "opened": "s1"} {
		b.Run(name, func(b *testing.B) {
			d := newTestBoard(b, 3, threeWorlds, wideView())
			if slot != "" {
				at, _ := d.pos.Find(slot)
				d.point(at)
				d.point(at)
			}
			b.ReportAllocs()
			for b.Loop() {
				d.scene.Change()
				d.Tree()
			}
		})
	}
}
