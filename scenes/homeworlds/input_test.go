package homeworlds

import (
	"math"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// openSystem returns the open system, false if none is.
func (d *testBoard) openSystem() (slot int, ok bool) { return d.system.slot, d.overlays.Has(&d.system) }

func TestAPhoneOpensASystemFirst(t *testing.T) {
	d := newTestBoard(t, 4, "4/5 0 H0:0(b3y1)g3b1||| H1:1(b2r1)|g3y1|| H2:2(g1r3)||y3| H3:3(g2b1)|||g3 s1:-1(g2)y2r1||b1| s2:-1(r1)|y2||", phone())
	ship := d.part("ship y2 s1")
	if d.touch(ship) {
		t.Error("the system opens without the ship that was touched")
	}
	if slot, ok := d.openSystem(); !ok || d.pos.Name(slot) != "s1" {
		t.Fatalf("system %d is open: %v", slot, ok)
	}
	checkTargets(t, "opened", d)
	large := geom.Rect{}
	for _, target := range d.partCells() {
		if target.Of.(rules.Part) == ship {
			large = target.Rect
		}
	}
	if large.W < 40 || large.H < 40 {
		t.Errorf("the ship is only %v large", large)
	}
	if d.touch(ship) {
		t.Error("the ship of an open system cannot be chosen")
	}
	d.showChoice(ship)
	d.draw()
	d.showChoice(ship, button(buttonMove))
	if _, ok := d.openSystem(); ok {
		t.Error("the chart stays covered although a system must be chosen")
	}
	if d.touch(d.part("cell H0")) {
		t.Error("the system to go to is opened instead of chosen")
	}
}

func TestATouchShowsConnections(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	s1 := int(d.part("cell s1").Index)
	count := func(opacity float64) (n int) {
		for _, l := range d.lanes() {
			if l.opacity == opacity {
				n++
			}
			if opacity == brightLane && l.opacity == opacity && l.from != s1 {
				t.Errorf("a bright lane leads from %d", l.from)
			}
		}
		return n
	}
	if faint, bright := count(faintLane), count(brightLane); faint == 0 || bright > 0 {
		t.Errorf("while nothing is pointed at there are %d faint lanes and %d bright ones", faint, bright)
	}
	d.hover(table.Hover{Part: d.part("ship y2 s1"), Mouse: true})
	if faint, bright := count(faintLane), count(brightLane); faint == 0 || bright != 3 {
		t.Errorf("while a ship is hovered there are %d faint lanes and %d bright ones", faint, bright)
	}
	if !d.touch(d.part("cell s1")) {
		t.Error("a touch of a system chooses it for an action")
	}
	if faint, bright := count(faintLane), count(brightLane); faint > 0 || bright != 3 {
		t.Errorf("after a touch there are %d faint lanes and %d bright ones", faint, bright)
	}
	if d.touch(d.part("ship y2 s1")) {
		t.Error("a ship large enough is not chosen at once")
	}
	if !d.touch(d.part("cell s1")) || d.overlays.Top() == nil {
		t.Error("a second touch does not open the system")
	}
	if !d.Back() || d.overlays.Top() != nil || !d.Back() || d.Back() {
		t.Error("closing does not take away first the open system, then the ways")
	}
	if !d.touch(button(buttonConnections)) || !d.allConnections {
		t.Error("the switch of all ways does nothing")
	}
}

// TestTheSwitchOfConnectionsIsOffWithoutAny presses it where only two homes stand that are not connected.
func TestTheSwitchOfConnectionsIsOffWithoutAny(t *testing.T) {
	d := newTestBoard(t, 2, "2/3 0 H0:0(b3y1)g3| H1:1(b3r1)|g3", wideView())
	d.touch(button(buttonConnections))
	if d.allConnections {
		t.Error("the switch lights up")
	}
	for _, c := range d.partCells() {
		if c.Of == button(buttonConnections) && !strings.Contains(c.Tip, d.words().T(lang.HomeworldsNoLinks)) {
			t.Errorf("its tip is %q", c.Tip)
		}
	}
}

func TestPhonesShowLanesOnlyOfWhatIsPointedAtOrMoved(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, phone())
	if n := len(d.lanes()); n > 0 {
		t.Errorf("while nothing is pointed at there are %d lanes", n)
	}
	d.showChoice(button(buttonMove))
	if len(d.lanes()) == 0 {
		t.Error("there are no lanes while a ship to move is chosen")
	}
	d.showChoice()
	d.touch(button(buttonConnections))
	if len(d.lanes()) == 0 {
		t.Error("the switch shows no connections")
	}
}

// TestAWinIsSaidBeforeTheTurnEnds looks at turns that have emptied another home, and one that has not.
func TestAWinIsSaidBeforeTheTurnEnds(t *testing.T) {
	for position, wins := range map[string]bool{
		"2/3 0. 0(b3y1)g3r2| 1(b2r1)g1|":               true,
		"2/3 0. 0(b3y1)g3r2| 1(b2r1)g1|y1":             false,
		"3/5 0. 0(b3y1)g3r2|| 1(b2r1)g1|| 2(y2g1)||g3": false,
	} {
		d := newTestBoard(t, int(position[0]-'0'), position, wideView())
		d.showChoice()
		if got := d.Message(d.state) == d.words().T(lang.HomeworldsDoneWins); got != wins {
			t.Errorf("%s: %q", position, d.Message(d.state))
		}
	}
}

func TestACarriedShipGlidesHome(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	ship := d.part("ship y2 s1")
	d.showChoice(ship)
	resting := d.describePositions()
	d.Drag(ship, geom.Pt(500, 300))
	if thing := d.drag.pyramid; thing == nil || thing.at != geom.Pt(500, 300) || !thing.isFloating {
		t.Fatal("the ship is not at the pointer")
	}
	before := len(d.draw().Strokes)
	d.Drag(ship, d.systems[d.highlights.links[0]].goal.at)
	if after := len(d.draw().Strokes); after <= before {
		t.Error("the system under a carried ship is not lit up")
	}
	d.Drop(geom.Point{}, false)
	for range 60 {
		d.Tick()
	}
	if d.describePositions() != resting {
		t.Error("the ship does not come home")
	}
}

func TestACarriedShipIsSetDownWhereItWasDropped(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	ship := d.part("ship y2 s1")
	d.showChoice(ship)
	to := d.systems[0].goal.at
	d.Drag(ship, to)
	d.Drop(geom.Point{}, true)
	if thing := d.pyramidAt(d.highlights.slot, 0, pieceNamed("y2")); thing == nil || thing.at != to {
		t.Error("the ship is not where it was dropped before its movement begins")
	}
	d.play("move y2 s1 H0", anim.Normal)
}

func TestTheStartOfTheTurnCanBeSeen(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	if _, ok := d.turnStart(); ok {
		t.Error("before anything is done there is no other picture")
	}
	before := d.describePositions()
	d.play("build g1 H0", anim.Normal)
	now := d.describePositions()
	if n := testing.AllocsPerRun(10, func() { d.earlierPosition() }); n != 0 {
		t.Errorf("whether there is a position before is found with %.0f pieces of memory in every frame", n)
	}
	d.touch(button(buttonPosition))
	if d.describePositions() != before {
		t.Error("the start of the turn is not what is shown")
	}
	if !d.touch(d.part("ship g3 H0")) || d.describePositions() != now {
		t.Error("a touch does not lead back to the present alone")
	}
	d.touch(button(buttonPosition))
	if !d.Back() || d.describePositions() != now {
		t.Error("closing does not lead back to the present")
	}
}

// Every point of the window that nothing else holds leads back from the position before.
func TestATouchOfTheSkyEndsThePositionBefore(t *testing.T) {
	for name, v := range map[string]stage.View{"wide": wideView(), "phone": phone()} {
		d := newTestBoard(t, 3, threeWorlds, v)
		d.play("build g1 H0", anim.Normal)
		now := d.describePositions()
		d.touch(button(buttonPosition))
		for _, at := range []geom.Point{geom.Pt(3, v.Area.H-3), geom.Pt(v.Area.W/2, v.Area.H/2), geom.Pt(v.Area.W-3, 3)} {
			if d.at(at, true) == (rules.Part{}) {
				t.Errorf("%s: nothing is at %v", name, at)
			}
		}
		d.Press(groundPart())
		if d.overlays.Top() != nil || d.describePositions() != now {
			t.Errorf("%s: a touch of the sky does not lead back", name)
		}
	}
}

// at returns the part that a press at a point chooses, zero for none.
func (d *testBoard) at(p geom.Point, touch bool) rules.Part {
	d.scene.Change()
	page := &ui.Page{}
	page.Set(d.view.Area, d.Tree().Controls()...)
	if c := page.At(p, touch); c != nil {
		of, _ := table.PartOf(c)
		return of
	}
	return rules.Part{}
}

// A marked ship is hit all over its ring, and on a phone where a fingertip about it is, whatever else lies there.
func TestAMarkedShipIsHitAllOverItsRing(t *testing.T) {
	const worlds = "2/3 0 0(b3y1)g3| 1(b2r1)|y3 s1:-1(r3)y2|b1g3"
	for name, v := range map[string]stage.View{"wide": wideView(), "phone": phone()} {
		for _, c := range []struct {
			ship   string
			picked []rules.Part
		}{
			{"ship P1 b1 s1", []rules.Part{button(buttonAttack)}},
			{"ship y2 s1", []rules.Part{button(buttonMove)}},
		} {
			d := newTestBoard(t, 2, worlds, v)
			d.showChoice(c.picked...)
			ship := d.part(c.ship)
			slot, owner, piece, _ := pieceOf(ship)
			thing := d.pyramidAt(slot, owner, piece)
			reach := ringSize(thing)/2 - 1
			if v.Class != stage.Wide {
				reach = max(reach, finger/2-1)
			}
			for k := range 12 {
				sin, cos := math.Sincos(float64(k) * math.Pi / 6)
				for _, away := range []float64{0.3, 0.6, 1} {
					at := thing.outline().Centre().Add(geom.Pt(cos, sin).Mul(away * reach))
					if got := d.at(at, v.Class != stage.Wide); got != ship {
						t.Errorf("%s, %s: %v from its middle is %v", name, c.ship, at.Sub(thing.outline().Centre()), got)
					}
				}
			}
			if d.touch(ship) {
				t.Errorf("%s, %s: a touch does not choose it", name, c.ship)
			}
		}
	}
}

func TestStepsLeadRoundAllSystems(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, phone())
	d.touch(d.part("cell s1"))
	d.draw()
	seen := map[int]bool{}
	for range len(d.slotsFromAbove()) {
		if !d.releases(button(buttonAfter)) || !d.touch(button(buttonAfter)) {
			t.Fatal("no step from one system to the next")
		}
		slot, _ := d.openSystem()
		seen[slot] = true
		checkTargets(t, d.systemName(slot), d)
	}
	if slot, _ := d.openSystem(); len(seen) != len(d.slotsFromAbove()) || d.pos.Name(slot) != "s1" {
		t.Errorf("%d systems have been opened, the last one is %s", len(seen), d.pos.Name(slot))
	}
	d.touch(button(buttonBefore))
	d.touch(button(buttonAfter))
	if slot, _ := d.openSystem(); d.pos.Name(slot) != "s1" {
		t.Errorf("back and forth leads to %s", d.pos.Name(slot))
	}
}

func TestSmallSystemsHaveGenerousTargets(t *testing.T) {
	d := newTestBoard(t, 4, manyWorlds, phone())
	seen := map[int32]bool{}
	across, n := 0.0, 0
	for off := 0.0; off <= d.scrollView.maxOffset(); off += d.scrollView.window.H / 2 {
		d.scroll(off)
		var cells []geom.Rect
		for _, target := range d.partCells() {
			if target.Of.(rules.Part).Kind != rules.PartCell || target.Of.(rules.Part) == groundPart() || target.Rect.Empty() {
				continue
			}
			at := d.systems[target.Of.(rules.Part).Index].goal.at
			if d.scrollView.window.Contains(at) && !target.Rect.Contains(at) {
				t.Errorf("the target of %s at %v is %v", target.Name, at, target.Rect)
			}
			for _, other := range cells {
				if target.Rect.Inset(0.01).Overlaps(other) {
					t.Errorf("the targets %v and %v overlap", target.Rect, other)
				}
			}
			cells = append(cells, target.Rect)
			if d.scrollView.window.Inset(1).Contains(at) {
				seen[target.Of.(rules.Part).Index] = true
				across, n = across+min(target.Rect.W, target.Rect.H), n+1
			}
		}
	}
	if want := len(d.slotsFromAbove()); len(seen) != want {
		t.Errorf("%d of %d systems come into the window", len(seen), want)
	}
	if mean := across / float64(n); mean < 44 {
		t.Errorf("%d targets are %.0f across", n, mean)
	}
}
