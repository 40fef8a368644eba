package homeworlds

import (
	"engawa/scenes/ui"
	"math"
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/sprites"
)

// crowdedChart is the table of many systems on a phone.
func crowdedChart(t *testing.T) *testBoard {
	t.Helper()
	d := newTestBoard(t, 4, manyWorlds, phone())
	if !d.scrollView.scrolls() {
		t.Fatal("all of the chart is seen")
	}
	return d
}

// inWindow reports whether the whole disc of a system is seen.
func (d *testBoard) inWindow(slot int) bool {
	w := d.systems[slot].goal
	return geom.Around(w.at, 2*w.radius, 2*w.radius).Within(d.scrollView.window)
}

func TestTheChartIsLargerThanItsWindowOnlyWhereSystemsWouldBeSmall(t *testing.T) {
	if d := newTestBoard(t, 4, manyWorlds, wideView()); d.scrollView.scrolls() || d.Grab(groundPart(), geom.Pt(1, 1)) {
		t.Error("the chart of a desk can be dragged")
	}
	if d := newTestBoard(t, 3, threeWorlds, phone()); d.scrollView.scrolls() {
		t.Error("the chart of few systems can be dragged")
	}
	d := crowdedChart(t)
	if !d.inWindow(int(d.below)) {
		t.Error("the own home is not seen at first")
	}
	for slot := range d.pos.Slots() {
		if r := d.systems[slot].goal.radius; r < 30 {
			t.Errorf("the disc of %s has a radius of %.0f", d.systemName(slot), r)
		}
	}
}

func TestTheChartIsScrolled(t *testing.T) {
	d := crowdedChart(t)
	begin := d.scrollView.offset
	home := d.systems[d.below].goal.at
	if !d.Grab(groundPart(), geom.Pt(100, 100)) {
		t.Fatal("the ground cannot be grabbed")
	}
	d.Drag(rules.Part{}, geom.Pt(90, 180))
	if d.scrollView.offset != begin-80 || d.systems[d.below].spot.at != home.Add(geom.Pt(0, 80)) {
		t.Errorf("dragged down by 80 it lies at %v, before at %v", d.scrollView.offset, begin)
	}
	d.Drop(geom.Pt(90, 180), false)
	if d.scrollView.offset != begin {
		t.Error("a drag that is broken off leaves it elsewhere")
	}
	d.Grab(groundPart(), geom.Pt(90, 180))
	d.Drag(groundPart(), geom.Pt(0, 1e6))
	if d.scrollView.offset != 0 {
		t.Errorf("dragged far down it lies at %v", d.scrollView.offset)
	}
	d.Drop(geom.Pt(0, 1e6), true)
	d.finishHome()
	if !d.Nudge(groundPart(), 0, 1) || d.scrollView.offset == 0 || d.Nudge(cellPart(0), 0, 1) {
		t.Error("arrows do not drag it, or drag it for other parts")
	}
	d.showChoice()
	ship := d.highlights.ready[0]
	if d.Grab(ship.part(), ship.at) {
		t.Error("a ship that can be carried drags the chart")
	}
	if d.showChoice(ship.part()); d.Grab(ship.part(), ship.at) {
		t.Error("the chosen ship drags the chart")
	}
}

func TestWhatMattersComesIntoTheWindow(t *testing.T) {
	d := crowdedChart(t)
	far := d.slotsFromAbove()[0]
	if d.inWindow(far) {
		t.Fatal("the uppermost system is seen at first")
	}
	var there *ui.Control
	for _, target := range d.partCells() {
		if target.Of.(rules.Part) == cellPart(far) {
			there = target
		}
	}
	if there.Name == "" || !there.Rect.Empty() {
		t.Errorf("what is out of sight is offered as %+v", there)
	}
	ways := map[string]func(){
		"looked at by key": func() { d.scrollToHover(table.Hover{Part: cellPart(far)}) },
		"marked":           func() { d.mark(table.Marks{Parts: []rules.Part{cellPart(far)}, Kind: table.MarkHint}) },
		"opened and closed": func() {
			d.open(far)
			d.Back()
		},
		"played in": func() {
			e := rules.Event{Kind: rules.EvTake, Thing: -1, From: int32(far), To: -1}
			for _, th := range d.thingsIn(far) {
				e.Thing = game.Thing(th.piece, th.owner)
			}
			if step := d.Play(e, anim.Off); step != nil {
				step.Finish()
			}
		},
	}
	for name, show := range ways {
		d.Board.show(d.state)
		d.scroll(d.scrollView.maxOffset())
		show()
		if name == "played in" { // the system may be gone
			if d.scrollView.offset > d.scrollView.maxOffset()/2 {
				t.Errorf("%s: the chart lies at %v", name, d.scrollView.offset)
			}
			continue
		}
		if !d.inWindow(far) {
			t.Errorf("%s: it is not seen", name)
		}
	}
	d.scroll(d.scrollView.maxOffset())
	if d.scrollToHover(table.Hover{Part: cellPart(far), Mouse: true}); d.inWindow(far) {
		t.Error("the mouse drags the chart")
	}
}

// TestWhatIsWhollySeenCanBeTouched looks at all rows of the chart on phones of many sizes: of small ships, too, none
// that is wholly in the window is left out.
func TestWhatIsWhollySeenCanBeTouched(t *testing.T) {
	small := 0
	for k := range 40 {
		width := 344 + 1.37*float64(k)
		d := newTestBoard(t, 4, manyWorlds, stage.NewView(width, 844, 1, geom.Insets{}))
		for off := 0.0; d.scrollView.scrolls() && off <= d.scrollView.maxOffset(); off += d.scrollView.pitch {
			d.scroll(off)
			seen := map[rules.Part]bool{}
			for _, target := range d.partCells() {
				seen[target.Of.(rules.Part)] = !target.Rect.Empty()
			}
			for _, thing := range d.pyramids {
				r := thing.outline()
				if thing.owner < 0 || !r.Within(d.scrollView.window) {
					continue
				}
				if r.W < minVisible || r.H < minVisible {
					small++
				}
				if !seen[thing.part()] {
					t.Fatalf("%.2f wide, the chart at %.1f: %s lies at %v, and cannot be touched", width, off, thing.part(), r)
				}
			}
		}
	}
	if small == 0 {
		t.Error("no ship is small")
	}
}

func TestADraggedChartComesToRestAtWholeRows(t *testing.T) {
	d := crowdedChart(t)
	d.Grab(groundPart(), geom.Pt(100, 100))
	d.Drag(rules.Part{}, geom.Pt(100, 100+0.7*d.scrollView.pitch))
	d.Drop(geom.Pt(100, 100+0.7*d.scrollView.pitch), true)
	for range 60 {
		d.Tick()
	}
	if want := d.scrollView.maxOffset() - d.scrollView.pitch; math.Abs(d.scrollView.offset-want) > 0.01 {
		t.Errorf("the chart lies at %.1f, with rows of %.1f wanted at %.1f", d.scrollView.offset, d.scrollView.pitch, want)
	}
	for slot := range d.pos.Slots() {
		w := d.systems[slot].goal
		if r := geom.Around(w.at, 2*w.radius, 2*w.radius); r.Overlaps(d.scrollView.window) && !r.Within(d.scrollView.window) {
			t.Errorf("%s is cut by the edge of the window", d.systemName(slot))
		}
	}
}

func TestAColourCountLiesOutsideTheTeeth(t *testing.T) {
	d := newTestBoard(t, 2, "2/3 0. H0:0(b3y1)g3b1| H1:1(b2r1)|g3y1 s1:-1(g2)y2r1|b1 s2:-1(r1)|y2 s4:-1(g3)g1g1|g2r3", phone())
	found := 0
	for slot := range d.pos.Slots() {
		if len(d.pos.Systems[slot].OverpopulatedColours()) == 0 {
			continue
		}
		found++
		w := d.systems[slot].goal
		if away := distance(d.markRect(slot, 0), w.at); away < w.radius {
			t.Errorf("the mark of %s lies %.0f from its middle, over a disc of %.0f", d.systemName(slot), away, w.radius)
		}
	}
	if found != 1 {
		t.Fatalf("%d systems are crowded", found)
	}
}

func TestTheMinimapLightsWhereTheChosenShipCanGo(t *testing.T) {
	d := crowdedChart(t)
	d.showChoice(d.part("ship y2 s1"))
	if len(d.highlights.links) == 0 {
		t.Fatal("the ship can go nowhere")
	}
	c, trace := canvas.NewTrace(390, 844, 1)
	d.drawMinimap(c)
	lit := 0
	for _, s := range trace.Strokes {
		if key, ok := s.Key.(markKey); ok && key.name == "disc" && key.col == sprites.Kin2 {
			lit++
		}
	}
	if lit != len(d.highlights.links) {
		t.Errorf("%d dots are lit for %d systems", lit, len(d.highlights.links))
	}
}
