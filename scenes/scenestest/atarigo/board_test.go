package atarigo_test

import (
	"fmt"
	"testing"

	"engawa/rules"
	game "engawa/rules/toys/atarigo"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/scenestest/atarigo"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/table"
)

// newBoard returns a match of these moves, and its Board.
func newBoard(t *testing.T, leftHanded bool, moves ...string) (*rules.Match, table.Board) {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, rules.Setup{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		by, _ := m.State().Actors().Only()
		do, err := m.Game.ParseAction(m.State(), by, text)
		if err == nil {
			_, err = m.Do(rules.Move{By: by, Do: do})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	svc, _ := stagetest.NewServices(lang.English)
	svc.Settings.LeftHanded = leftHanded
	return m, atarigo.NewBoard(svc, table.SeenBy(m, rules.Public))
}

// TestEverythingHasRoom lays the Board out in every window and with words of twice the size: nothing lacks room, all slots
// lie in the room, and none on another or on a point.
func TestEverythingHasRoom(t *testing.T) {
	for size, v := range stagetest.Views() {
		for _, text := range []float64{1, 2} {
			for _, leftHanded := range []bool{false, true} {
				for _, waits := range []rules.Action{0, 7} {
					m, b := newBoard(t, leftHanded, "e5", "d5")
					v.Text = text
					room := v.For(nil)
					b.Show(table.Position{State: m.State(), View: room, Relayout: true})
					b.Choose(table.Choice{Action: waits})
					name := fmt.Sprintf("%s, text %g, left hand %v, action %d", size, text, leftHanded, waits)
					var wide, high float64 // of the window, in device-independent pixels
					if _, err := fmt.Sscanf(size, "%fx%f", &wide, &high); err != nil {
						t.Fatal(err)
					}
					checkRoom(t, name, b, room.Safe, wide/room.Area.W, waits != 0)
				}
			}
		}
	}
}

func checkRoom(t *testing.T, name string, b table.Board, safe geom.Rect, unit float64, waits bool) {
	t.Helper()
	const leastPoint = 30.0 // pixels: nine of them have to lie side by side on the smallest phone
	tree := b.Tree()
	if tree.Short || len(tree.Overflows) > 0 {
		t.Errorf("%s: no room for %q", name, tree.Overflows)
	}
	places := table.PlacesOf(tree, 2)
	slots := append(places.Seats, places.Message)
	slots = append(slots, places.Tools[:4]...)
	if waits {
		slots = append(slots, places.Confirm)
	}
	parts := 0
	for p, c := range table.PartsIn(tree) {
		parts++
		if p.Kind == rules.PartButton {
			slots = append(slots, c.Rect)
			continue
		}
		for _, r := range slots {
			if r.Overlaps(c.Rect) {
				t.Errorf("%s: %s at %.0f lies on what is at %.0f", name, c.Key, c.Rect, r)
			}
		}
		if p.Index == 0 && unit*min(c.Rect.W, c.Rect.H) < leastPoint {
			t.Errorf("%s: a point is %.1f by %.1f pixels large", name, unit*c.Rect.W, unit*c.Rect.H)
		}
	}
	if want := game.Points + 1; !waits && parts != want || waits && parts != want-1 {
		t.Errorf("%s: %d parts can be pointed at", name, parts)
	}
	for k, r := range slots {
		if r.Empty() || !r.Within(safe) {
			t.Errorf("%s: slot %d at %.0f is not in the room %.0f", name, k, r, safe)
		}
		for _, other := range slots[:k] {
			if r.Overlaps(other) {
				t.Errorf("%s: slots at %.0f and %.0f overlap", name, r, other)
			}
		}
	}
}

// TestWhoIsNearSeesTheOwnSideBelow compares where the corners lie, and that the left hand changes sides.
func TestWhoIsNearSeesTheOwnSideBelow(t *testing.T) {
	v := stagetest.Views()["1280x800"]
	corner := func(near rules.Seat, leftHanded bool) (a1, own geom.Rect) {
		m, b := newBoard(t, leftHanded)
		b.Show(table.Position{State: m.State(), View: v, Near: near, Relayout: true})
		for p, c := range table.PartsIn(b.Tree()) {
			if p == (rules.Part{Kind: rules.PartCell}) {
				a1 = c.Rect
			}
		}
		return a1, table.PlacesOf(b.Tree(), 2).Seats[max(0, near)]
	}
	black, own := corner(0, false)
	white, whites := corner(1, false)
	left, ownLeft := corner(0, true)
	if black.X >= white.X || black.Y <= white.Y {
		t.Errorf("a1 lies at %.0f for Black, at %.0f for White", black, white)
	}
	if own != whites || ownLeft.X >= own.X {
		t.Errorf("the own plate lies at %.0f, for White at %.0f, for the left hand at %.0f", own, whites, ownLeft)
	}
	if left != black {
		t.Errorf("for the left hand a1 lies at %.0f, else at %.0f", left, black)
	}
}

// TestStonesMove plays a capture: what is laid and taken is seen to move, and the position shown afterwards is described.
func TestStonesMove(t *testing.T) {
	m, b := newBoard(t, false, "b1", "a1", "a2")
	v := stagetest.Views()["1280x800"]
	b.Show(table.Position{State: m.At(2), View: v, Relayout: true})
	moved := 0
	for _, e := range m.Events(2) {
		if step := b.Play(e, anim.Normal); step != nil {
			step.Finish()
			moved++
		}
	}
	if moved != 2 {
		t.Errorf("%d events move something, want the stone that is laid and the one that is captured", moved)
	}
	b.Show(table.Position{State: m.State(), View: v})
	if have, want := b.Describe(m.State()), "black: b1, a2."; have != want {
		t.Errorf("the position is described %q, want %q", have, want)
	}
}
