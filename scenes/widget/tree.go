package widget

import (
	"fmt"
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Tree is a placed tree.
type Tree struct {
	Short     bool     // something needs more room than there is
	Overflows []string // what that is, as texts and places; for tests

	parts     []part
	controls  []*ui.Control
	slots     map[string]geom.Rect
	narration []string
	effects   []effect
	inside    int // of the effects, while the tree is placed: the one that draws what comes next
}

// part is something to be drawn.
type part struct {
	rect    geom.Rect
	paint   Painter
	control *ui.Control // whose state it is drawn in; nil for none
	effect  int         // that it is drawn with, counted from 1; 0 for none
}

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
	if len(ctx.groups) > 0 {
		ctx.limits, ctx.groups, ctx.pass = ctx.groups, nil, limitedPass
		b = w.Layout(ctx, size)
	}
	memory.end()
	t := &Tree{Short: b.Short}
	t.place(b, room, nil, false, false)
	for z, c := range t.controls {
		c.Z = z
	}
	return t
}

// place adds a box and what is in it. Told is set below a widget that has told its narration already, hidden below one
// that has no room.
func (t *Tree) place(b *Box, r geom.Rect, of *ui.Control, told, hidden bool) {
	hidden = hidden || b.hidden
	if b.effect != nil {
		t.effects = append(t.effects, effect{r, b.effect, t.inside})
		defer func(outer int) { t.inside = outer }(t.inside)
		t.inside = len(t.effects)
	}
	if b.narration != "" && !told {
		t.narration, told = append(t.narration, b.narration), true
	}
	if b.Short && !hidden && !slices.ContainsFunc(b.children, func(c child) bool { return c.box.Short && !c.box.hidden }) {
		t.Overflows = append(t.Overflows, fmt.Sprintf("%q at %.0f", b.label, r))
	}
	if !hidden {
		if b.control != nil {
			of = b.placeControl(r)
			told = told || of.Name != ""
			t.controls = append(t.controls, of)
		}
		if b.list != nil {
			t.placeList(b.list(r))
		}
		if b.slot != "" {
			if t.slots == nil {
				t.slots = map[string]geom.Rect{}
			}
			t.slots[b.slot] = r
		}
		if b.paint != nil {
			t.parts = append(t.parts, part{r, b.paint, of, t.inside})
		}
	}
	for _, c := range b.children {
		in := geom.Rect{X: r.X + c.at.X, Y: r.Y + c.at.Y, W: c.box.Size.W, H: c.box.Size.H}
		if b.mirrored {
			in.X = r.X + r.Right() - in.Right()
		}
		t.place(c.box, in, of, told, hidden)
	}
	if b.overlay != nil && !hidden {
		t.parts = append(t.parts, part{r, b.overlay, of, t.inside})
	}
}

// placeControl returns the control of the box at r: that of the tree before where it lay there too.
func (b *Box) placeControl(r geom.Rect) *ui.Control {
	if b.placed == nil || b.placed.Rect != r {
		c := *b.control
		c.Rect = r
		b.placed = &c
	}
	return b.placed
}

// placeList adds controls that paint themselves.
func (t *Tree) placeList(list []*ui.Control) {
	t.controls = append(t.controls, list...)
	for _, c := range list {
		if c.Paint != nil {
			t.parts = append(t.parts, part{c.Rect, func(cv *canvas.Canvas, _ geom.Rect, s ui.Shown) { c.Paint(cv, s) }, c, t.inside})
		}
	}
}

// Draw draws the tree; shown tells in which state a control is, nil for at rest.
func (t *Tree) Draw(c *canvas.Canvas, shown func(*ui.Control) ui.Shown) {
	canvases := t.canvases(c)
	for _, p := range t.parts {
		var s ui.Shown
		if p.control != nil && shown != nil {
			s = shown(p.control)
		}
		p.paint(canvases[p.effect], p.rect, s)
	}
}

// Controls returns what can be pressed, in reading order, for a [ui.Page]. What lies above has the higher Z.
func (t *Tree) Controls() []*ui.Control { return t.controls }

// Slot returns the place that is left to somebody else under the name, empty where there is none.
func (t *Tree) Slot(name string) geom.Rect { return t.slots[name] }

// Narration tells in words what is to be seen, in reading order and without the names of controls; also what has found
// no room.
func (t *Tree) Narration() []string { return t.narration }
