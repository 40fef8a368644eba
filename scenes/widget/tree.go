package widget

import (
	"iter"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Tree is a placed tree.
type Tree struct {
	Short     bool     // something needs more room than there is
	Overflows []string // what that is, as texts and places; for tests

	parts       []part
	grouped     []part        // the same for a tree around this one, once it has been asked for
	controls    []*ui.Control // without those of trees in slots
	slots       []slotPlace
	filledSlots int // how many slots have a tree
	narration   []string
	effects     []effect
	inside      int32            // of the effects, while the tree is placed: the one that draws what comes next
	isLifted    bool             // while the tree is placed: what comes next moves with its control
	later       []*ui.Control    // those of [Later], while the tree is placed
	spare       []*canvas.Canvas // of the last Draw
}

// slotPlace is the place of a [Slot].
type slotPlace struct {
	name   string
	rect   geom.Rect
	of     any
	before int   // how many controls of the tree come before it
	tree   *Tree // that fills it; nil for none
}

// part is something to be drawn: by its painter, or by the tree that fills a slot.
type part struct {
	rect    geom.Rect
	paint   Painter
	group   *boxRecord  // the parts that it stands for; nil for none
	control *ui.Control // whose state it is drawn in; nil for none
	slot    int32       // that it is, counted from 1; 0 for none
	effect  int32       // that it is drawn with, counted from 1; 0 for none
	lifts   bool        // it moves with the state of its control
	inert   bool        // it is drawn at rest, and what fills it is not used
}

// hoverLift is how far what is lifted rises under the mouse and sinks under a press, in logical units.
const hoverLift = 2.0

// Layout measures and places the tree in the room. Memory, which may be nil, is what has been remembered of earlier
// passes. Where texts of one group have come out in different sizes a second pass gives all the smallest.
func Layout(e Env, room geom.Rect, w Widget, memory *Memory) *Tree {
	if memory == nil {
		memory = &Memory{}
	}
	memory.begin()
	ctx := &Context{Env: e, memory: memory}
	size := Tight(Size{room.W, room.H})
	b := w.Layout(ctx, size)
	if ctx.uneven() {
		ctx.before, ctx.groups, ctx.pass = ctx.groups, nil, limitedPass
		b = w.Layout(ctx, size)
	}
	memory.end()
	t := memory.newTree(b.Short)
	t.place(b, room, nil, false, false)
	t.controls, t.later = append(t.controls, t.later...), nil
	memory.last = t.counts()
	setHeights(t.controls)
	return t
}

// counts is how much there is in a tree.
type counts struct{ parts, controls, slots, narration, overflows, effects, later int }

func (t *Tree) counts() counts {
	return counts{len(t.parts), len(t.controls), len(t.slots), len(t.narration), len(t.Overflows), len(t.effects), len(t.later)}
}

// newTree returns an empty tree with room for as much as the tree before had.
func (m *Memory) newTree(short bool) *Tree {
	n := m.last
	return &Tree{Short: short, parts: make([]part, 0, n.parts), controls: make([]*ui.Control, 0, n.controls), slots: make([]slotPlace, 0, n.slots)}
}

// setHeights gives every control its height above the others: those of a higher layer lie above, then those that come later.
func setHeights(controls []*ui.Control) {
	lowest, highest, z := 0, 0, 0
	for _, c := range controls {
		lowest, highest = min(lowest, c.Layer), max(highest, c.Layer)
	}
	for layer := lowest; layer <= highest; layer++ {
		for _, c := range controls {
			if c.Layer == layer {
				c.Z = z
				z++
			}
		}
	}
}

// Fill has another tree, which has been placed in the slot's rectangle, be seen and used in the slot of that name; nil
// empties it. A name for which there is no slot is not minded.
func (t *Tree) Fill(name string, inner *Tree) {
	place := t.slot(name)
	if place == nil || place.tree == inner {
		return
	}
	if place.tree != nil {
		t.filledSlots--
	}
	if place.tree = inner; inner != nil {
		t.filledSlots++
	}
}

// Draw draws the tree; shown tells in which state a control is, nil for at rest.
func (t *Tree) Draw(c *canvas.Canvas, stateOf func(*ui.Control) ui.ControlState) {
	canvases := t.canvases(c)
	for n := range t.parts {
		switch p := &t.parts[n]; {
		case p.slot == 0:
			p.draw(canvases[p.effect], stateOf)
		case t.slots[p.slot-1].tree != nil:
			t.slots[p.slot-1].tree.Draw(canvases[p.effect], stateOf)
		}
	}
}

// draw draws a part that is no slot.
func (p *part) draw(on *canvas.Canvas, stateOf func(*ui.Control) ui.ControlState) {
	if p.inert {
		stateOf = nil
	}
	if p.group != nil {
		for n := range p.group.parts {
			p.group.parts[n].draw(on, stateOf)
		}
		return
	}
	var s ui.ControlState
	if p.control != nil && stateOf != nil {
		s = stateOf(p.control)
	}
	if s.IsHidden {
		return
	}
	if p.lifts && s.Press != s.Hover {
		on = on.Moved(0, hoverLift*(s.Press-s.Hover))
	}
	p.paint(on, p.rect, s)
}

// Controls returns what can be pressed, in reading order and with that of the trees in its slots, for a [ui.Page]. What
// lies above has the higher Z.
func (t *Tree) Controls() []*ui.Control {
	if t.filledSlots == 0 {
		return t.controls
	}
	count := len(t.controls)
	for n := range t.slots {
		if inner := t.slots[n].tree; inner != nil {
			count += len(inner.controls)
		}
	}
	controls := t.gather(make([]*ui.Control, 0, count))
	setHeights(controls)
	return controls
}

// gather appends the controls of the tree and of those in its slots.
func (t *Tree) gather(controls []*ui.Control) []*ui.Control {
	var places []*slotPlace
	for _, p := range t.parts {
		if p.slot > 0 && !p.inert && t.slots[p.slot-1].tree != nil {
			places = append(places, &t.slots[p.slot-1])
		}
	}
	for k := 0; ; k++ {
		for len(places) > 0 && places[0].before == k {
			controls = places[0].tree.gather(controls)
			places = places[1:]
		}
		if k == len(t.controls) {
			return controls
		}
		controls = append(controls, t.controls[k])
	}
}

// Slot returns the place that is left to somebody else under the name, empty where there is none.
func (t *Tree) Slot(name string) geom.Rect {
	if place := t.slot(name); place != nil {
		return place.rect
	}
	return geom.Rect{}
}

// Slots yields the names and the places of all slots, in reading order: where things lie that a tree of places alone leaves
// to others.
func (t *Tree) Slots() iter.Seq2[string, geom.Rect] {
	return func(yield func(string, geom.Rect) bool) {
		for _, p := range t.parts {
			if p.slot > 0 && !yield(t.slots[p.slot-1].name, t.slots[p.slot-1].rect) {
				return
			}
		}
	}
}

// SlotOf returns the field Of of a slot, nil where there is no such slot; see [Slot].
func (t *Tree) SlotOf(name string) any {
	if place := t.slot(name); place != nil {
		return place.of
	}
	return nil
}

// Narration tells in words what is to be seen, in reading order and without the names of controls; also what has found
// no room.
func (t *Tree) Narration() []string { return t.narration }
