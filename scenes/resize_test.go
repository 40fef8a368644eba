package scenes_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/games"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/scenestest"
	"engawa/scenes/store"
)

func TestTheWindowChangesInTheMiddleOfADrag(t *testing.T) {
	for _, touch := range []bool{false, true} {
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		if err := g.ShowYokai("mori", "spirits"); err != nil {
			t.Fatal(err)
		}
		before := g.position()
		id := 0
		if touch {
			id = 1
		}
		point := func(phase input.Phase, at geom.Point) {
			g.Services.Stack.Update(&input.Frame{Pointers: []input.Pointer{{ID: id, Phase: phase, At: at, Touch: touch}}})
		}
		from := g.control("cell 4").Rect.Centre()
		point(input.Down, from)
		point(input.Move, from.Add(geom.Pt(12, -30)))
		for _, s := range shapesToFit() {
			g.Driver.Resize(s)
			g.Tick(3)
			g.Trace()
			point(input.Move, g.control("cell 7").Rect.Centre())
		}
		point(input.Up, geom.Pt(-5, -5))
		g.FinishAnimations()
		if g.position() != before || g.table().Match().Redoable() > 0 {
			t.Errorf("touch %t: a drag that ends nowhere has changed the position", touch)
		}
		g.inputMode = byMouseDrag
		g.act("b2b3") // and the next one counts
	}
}

func TestTheWindowChangesInTheMiddleOfAMovement(t *testing.T) {
	for ticks := range 40 {
		g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
		if err := g.ShowYokai("mori", "spirits", scenestest.MiddleGame[:1]...); err != nil {
			t.Fatal(err)
		}
		m := g.table().Match()
		mv, err := m.ParseMove(m.State().Actors().String() + " " + scenestest.MiddleGame[1])
		if err != nil {
			t.Fatal(err)
		}
		g.do(mv.Do)
		g.Tick(ticks)
		g.App.Resize(geom.Pt(390, 844), 2, geom.Insets{Top: 40})
		g.Trace()
		g.FinishAnimations()
		g.act(scenestest.MiddleGame[2:]...)
		want, err := rules.Load(mustSave(t, g), games.Find)
		if err != nil {
			t.Fatal(err)
		}
		if want.State().Hash() != m.State().Hash() {
			t.Fatalf("after a change in tick %d of a movement the match and its save differ", ticks)
		}
	}
}

func mustSave(t *testing.T, g *testUser) []byte {
	t.Helper()
	list := g.Services.Store.Matches()
	if len(list) != 1 {
		t.Fatalf("%d matches are kept, want one", len(list))
	}
	data, err := g.Services.Store.ExportMatch(list[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
