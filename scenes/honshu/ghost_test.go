package honshu

import (
	"testing"

	game "engawa/rules/honshu"
	"engawa/scenes/honshuart"
)

// worked returns the map of the rules' worked example.
func worked(t testing.TB) *game.Map {
	t.Helper()
	m, err := game.ParseMap("A1+16@1,-1r3o+47@0,-3r2u+1@1,1r3o+26@3,-1r1u", game.AllCubes)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAGhostBeginsAtALegalPlace(t *testing.T) {
	for _, on := range []*game.Map{game.NewMap(game.Province('A', 1)), game.NewMap(game.Province('B', 6)), worked(t)} {
		for card := game.Card(1); card <= game.NumCards; card++ {
			for _, action := range []cardSide{over, under} {
				g := newGhost(on, card, false, action)
				if !g.trial().Legal() {
					t.Errorf("card %v on %v begins at the illegal place %v", card, on, g.place)
				}
			}
		}
	}
}

func TestAGhostPicksTheOnlyLegalSide(t *testing.T) {
	// Card 16 on A1: over its upper edge it may lie, but not under, since that would hide its lake.
	for _, c := range []struct {
		name   string
		x, y   int
		turn   int
		action cardSide
		want   cardSide
	}{
		{"over is the only side", 0, -2, 0, under, over},
		{"both are legal, over is wished", 0, 2, 0, over, over},
		{"both are legal, under is wished", 0, 2, 0, under, under},
	} {
		g := newGhost(game.NewMap(game.Province('A', 1)), 16, false, c.action)
		g.turn(c.turn)
		g.moveTo(c.x, c.y)
		if got := g.side(); got != c.want {
			t.Errorf("%s: it lies on side %v, want %v", c.name, got, c.want)
		}
		if g.preferred != c.action {
			t.Errorf("%s: the wish has changed to %v", c.name, g.preferred)
		}
	}
}

func TestASideThatIsAskedForStaysUntilTheCardIsMoved(t *testing.T) {
	g := newGhost(game.NewMap(game.Province('A', 1)), 16, false, over)
	g.moveTo(0, -2)
	g.chooseSide(under)
	if g.side() != under || g.trial().Legal() {
		t.Fatalf("asked for under it lies on side %v, legal %v", g.side(), g.trial().Legal())
	}
	if f := g.trial().Faults; f != game.FaultLakeUnder {
		t.Errorf("the fault is %v, want a hidden lake", f)
	}
	g.moveTo(0, -3)
	g.moveTo(0, -2)
	if g.side() != over {
		t.Errorf("moved away and back it lies on side %v, want the legal one", g.side())
	}
}

func TestTwoTurnsBackAndForthLeaveTheCardWhereItWas(t *testing.T) {
	g := newGhost(worked(t), 19, false, over)
	before := g.place
	for range 4 {
		g.turn(1)
	}
	if g.place != before {
		t.Errorf("four turns move %v to %v", before, g.place)
	}
	g.turn(1)
	g.turn(-1)
	if g.place != before {
		t.Errorf("there and back moves %v to %v", before, g.place)
	}
}

func TestATapBringsTheHandle(t *testing.T) {
	g := newGhost(worked(t), 19, false, over)
	for turn := range 4 {
		for _, at := range [][2]int{{3, -1}, {-1, 3}, {0, 0}} {
			g.moveHandleTo(at[0], at[1])
			if x, y := g.handle(); x != at[0] || y != at[1] {
				t.Errorf("turn %d: the handle lies at %d,%d, want %v", turn, x, y, at)
			}
			if _, ok := g.squareAt(at[0], at[1]); !ok {
				t.Errorf("turn %d: the card does not lie at %v", turn, at)
			}
		}
		g.turn(1)
	}
}

// Every legal place can be reached by a tap that is no more than one square beside the map.
func TestEveryLegalPlaceHasItsMarkNearTheMap(t *testing.T) {
	on := worked(t)
	box := honshuart.BoxOf(on).Grown(1)
	for _, card := range []game.Card{19, 15, 50, 60} {
		g := newGhost(on, card, false, over)
		found := map[game.Placement]bool{}
		for turn := range 4 {
			for _, a := range g.anchors(true) {
				if !box.Has(a.x, a.y) {
					t.Errorf("card %v, turn %d: the mark %d,%d lies outside %v", card, turn, a.x, a.y, box)
				}
				g.moveHandleTo(a.x, a.y)
				for side, legal := range a.sides {
					g.chooseSide(cardSide(side))
					if g.trial().Legal() != legal {
						t.Errorf("%v is marked legal %v, but is legal %v", g.place, legal, !legal)
					}
					if legal {
						found[g.place] = true
					}
				}
			}
			g.turn(1)
		}
		if len(found) != len(g.legal) {
			t.Errorf("card %v: %d of %d legal places have a mark", card, len(found), len(g.legal))
		}
	}
}

func TestMarksOfOneSideAreThoseOfTheSideItLiesOn(t *testing.T) {
	g := newGhost(worked(t), 19, false, over)
	for _, side := range []cardSide{over, under} {
		g.chooseSide(side)
		for _, a := range g.anchors(false) {
			if !a.sides[side] || a.sides[1-side] {
				t.Errorf("on side %v the mark %v is shown", side, a)
			}
		}
	}
}

func TestWeaving(t *testing.T) {
	on, err := game.ParseMap("A1+60@1,2r0o", "")
	if err != nil {
		t.Fatal(err)
	}
	g := newGhost(on, 53, false, over)
	g.moveTo(0, 2)
	if g.weaveSquare(1, 2) {
		t.Error("a card is woven although that is not played")
	}
	g = newGhost(on, 53, true, over)
	g.moveTo(0, 2)
	g.chooseSide(over)
	for _, at := range [][2]int{{1, 2}, {1, 3}, {1, 4}} { // the squares b, d and f
		if !g.weaveSquare(at[0], at[1]) {
			t.Fatalf("the square %v cannot be slid under", at)
		}
	}
	if g.place.Hidden != 0b101010 || g.side() != woven || !g.trial().Legal() {
		t.Errorf("it lies as %v on side %v, legal %v; want woven", g.place, g.side(), g.trial().Legal())
	}
	if g.weaveSquare(5, 5) {
		t.Error("a square beside the card is slid under")
	}
	g.weaveSquare(1, 2)
	if g.trial().Faults&game.FaultKnot == 0 {
		t.Errorf("the faults of %v are %v, want a knot", g.place, g.trial().Faults)
	}
	g.moveTo(0, 1)
	if g.side() == woven {
		t.Error("a card that is moved stays woven")
	}
}

func TestAHintIsAdopted(t *testing.T) {
	g := newGhost(worked(t), 19, false, over)
	want := g.legal[len(g.legal)/2].Placement
	g.setPlace(want)
	if g.place != want {
		t.Errorf("it lies at %v, want %v", g.place, want)
	}
	other := want
	other.Card = 20
	g.setPlace(other)
	if g.place != want {
		t.Error("a hint for another card is adopted")
	}
}

func TestAGhostStaysByTheMap(t *testing.T) {
	g := newGhost(worked(t), 19, false, over)
	near := honshuart.BoxOf(g.on).Grown(3)
	for _, at := range [][2]int{{-500, 500}, {500, -500}} {
		g.moveTo(at[0], at[1])
		for range 4 {
			g.turn(1)
			if box := honshuart.BoxOfCard(g.place); near.Union(box) != near {
				t.Errorf("sent to %v it lies at %v, outside of %v", at, box, near)
			}
		}
	}
}

func BenchmarkMoveAGhost(b *testing.B) {
	g := newGhost(worked(b), 19, false, over)
	for k := 0; b.Loop(); k++ {
		g.moveHandleTo(k%7, k%5-2)
		g.anchors(false)
	}
}

func BenchmarkLayAGhost(b *testing.B) {
	on := worked(b)
	for b.Loop() {
		newGhost(on, 19, true, over)
	}
}
