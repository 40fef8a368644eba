package honshu

import (
	"testing"

	game "engawa/rules/honshu"
	"engawa/scenes/honshuart"
)

// workedExample returns the map of the rules' worked example.
func workedExample(t testing.TB) *game.Map {
	t.Helper()
	m, err := game.ParseMap("A1+16@1,-1r3o+47@0,-3r2u+1@1,1r3o+26@3,-1r1u", game.AllCubes)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAGhostBeginsAtALegalPlace(t *testing.T) {
	for _, on := range []*game.Map{game.NewMap(game.Province('A', 1)), game.NewMap(game.Province('B', 6)), workedExample(t)} {
		for card := game.Card(1); card <= game.NumCards; card++ {
			for _, action := range []cardSide{sideOver, sideUnder} {
				g := newTrialCard(on, card, false, action)
				if !g.outcome().Legal() {
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
		{"over is the only side", 0, -2, 0, sideUnder, sideOver},
		{"both are legal, over is wished", 0, 2, 0, sideOver, sideOver},
		{"both are legal, under is wished", 0, 2, 0, sideUnder, sideUnder},
	} {
		g := newTrialCard(game.NewMap(game.Province('A', 1)), 16, false, c.action)
		g.turn(c.turn)
		g.moveTo(c.x, c.y)
		if got := g.side(); got != c.want {
			t.Errorf("%s: it lies on side %v, want %v", c.name, got, c.want)
		}
		if g.preferredSide != c.action {
			t.Errorf("%s: the wish has changed to %v", c.name, g.preferredSide)
		}
	}
}

func TestASideThatIsAskedForStaysUntilTheCardIsMoved(t *testing.T) {
	g := newTrialCard(game.NewMap(game.Province('A', 1)), 16, false, sideOver)
	g.moveTo(0, -2)
	g.chooseSide(sideUnder)
	if g.side() != sideUnder || g.outcome().Legal() {
		t.Fatalf("asked for under it lies on side %v, legal %v", g.side(), g.outcome().Legal())
	}
	if f := g.outcome().Faults; f != game.FaultLakeUnder {
		t.Errorf("the fault is %v, want a hidden lake", f)
	}
	g.moveTo(0, -3)
	g.moveTo(0, -2)
	if g.side() != sideOver {
		t.Errorf("moved away and back it lies on side %v, want the legal one", g.side())
	}
}

func TestTwoTurnsBackAndForthLeaveTheCardWhereItWas(t *testing.T) {
	g := newTrialCard(workedExample(t), 19, false, sideOver)
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
	g := newTrialCard(workedExample(t), 19, false, sideOver)
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
	on := workedExample(t)
	box := honshuart.BoxOf(on).Grow(1)
	for _, card := range []game.Card{19, 15, 50, 60} {
		g := newTrialCard(on, card, false, sideOver)
		found := map[game.Placement]bool{}
		for turn := range 4 {
			for _, a := range g.anchors(true) {
				if !box.Has(a.x, a.y) {
					t.Errorf("card %v, turn %d: the mark %d,%d lies outside %v", card, turn, a.x, a.y, box)
				}
				g.moveHandleTo(a.x, a.y)
				for side, legal := range a.sides {
					g.chooseSide(cardSide(side))
					if g.outcome().Legal() != legal {
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
	g := newTrialCard(workedExample(t), 19, false, sideOver)
	for _, side := range []cardSide{sideOver, sideUnder} {
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
	g := newTrialCard(on, 53, false, sideOver)
	g.moveTo(0, 2)
	if g.weaveSquare(1, 2) {
		t.Error("a card is woven although that is not played")
	}
	g = newTrialCard(on, 53, true, sideOver)
	g.moveTo(0, 2)
	g.chooseSide(sideOver)
	for _, at := range [][2]int{{1, 2}, {1, 3}, {1, 4}} { // the squares b, d and f
		if !g.weaveSquare(at[0], at[1]) {
			t.Fatalf("the square %v cannot be slid under", at)
		}
	}
	if g.place.Hidden != 0b101010 || g.side() != weaving || !g.outcome().Legal() {
		t.Errorf("it lies as %v on side %v, legal %v; want woven", g.place, g.side(), g.outcome().Legal())
	}
	if g.weaveSquare(5, 5) {
		t.Error("a square beside the card is slid under")
	}
	g.weaveSquare(1, 2)
	if g.outcome().Faults&game.FaultKnot == 0 {
		t.Errorf("the faults of %v are %v, want a knot", g.place, g.outcome().Faults)
	}
	g.moveTo(0, 1)
	if g.side() == weaving {
		t.Error("a card that is moved stays woven")
	}
}

func TestAHintIsAdopted(t *testing.T) {
	g := newTrialCard(workedExample(t), 19, false, sideOver)
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
	g := newTrialCard(workedExample(t), 19, false, sideOver)
	near := honshuart.BoxOf(g.land).Grow(3)
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
	g := newTrialCard(workedExample(b), 19, false, sideOver)
	for k := 0; b.Loop(); k++ {
		g.moveHandleTo(k%7, k%5-2)
		g.anchors(false)
	}
}

func BenchmarkLayAGhost(b *testing.B) {
	on := workedExample(b)
	for b.Loop() {
		newTrialCard(on, 19, true, sideOver)
	}
}
