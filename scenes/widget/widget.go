// Package widget lays screens out as trees. A screen is a function from what it shows (its view model) to a [Widget];
// [Lay] measures and places the whole tree in one pass, constraints down and sizes up. What is drawn, what can be
// pointed at, the order of the keyboard, what is told in words and which places are left to others all follow from the
// placed [Tree], so that they cannot disagree.
//
// It imports scenes/canvas, geom, input and ui, and sprites; it knows nothing of games.
package widget

import (
	"fmt"
	"math"
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Size is a breadth and a height in logical units.
type Size struct{ W, H float64 }

// Constraints are the least and the most that a widget may take.
type Constraints struct{ Min, Max Size }

// Tight asks for exactly that size.
func Tight(s Size) Constraints { return Constraints{s, s} }

// Loose allows everything up to that size.
func Loose(s Size) Constraints { return Constraints{Max: s} }

// Clamp returns the allowed size next to s.
func (c Constraints) Clamp(s Size) Size {
	return Size{max(c.Min.W, min(s.W, c.Max.W)), max(c.Min.H, min(s.H, c.Max.H))}
}

// less returns the constraints without what lies around something.
func (c Constraints) less(w, h float64) Constraints {
	cut := func(s Size) Size { return Size{max(0, s.W-w), max(0, s.H-h)} }
	return Constraints{cut(c.Min), cut(c.Max)}
}

// Widget describes a part of a screen. It is made anew whenever the screen changes and keeps nothing.
type Widget interface {
	// Layout measures the widget within the constraints and places its kids in it.
	Layout(e *Env, c Constraints) *Box
}

// Env is what a whole tree depends on beside its view model.
type Env struct {
	Reading ui.Reading // how much larger words are set that are read at length
	Left    bool       // for the left hand

	sizes, caps map[string]float64 // of groups of texts, see [Text.Group]
}

// settle notes the size that one of a group has come out in.
func (e *Env) settle(group string, size float64) {
	if was, in := e.sizes[group]; group != "" && (!in || size < was) {
		e.sizes[group] = size
	}
}

// Painter draws a widget in its place; s is the state of the control that it belongs to.
type Painter func(c *canvas.Canvas, r geom.Rect, s ui.Shown)

// Box is a widget that has been measured. It is not changed any more.
type Box struct {
	Size  Size
	Short bool // some of it needs more room than it has

	kids    []kid
	paint   Painter // below the kids
	over    Painter // above them
	control *ui.Control
	words   string
	name    string // for [Tree.Trouble]
	slot    string
	gone    bool // it has no room: nothing is seen of it, but its words are told
	mirror  bool // the kids change sides
}

type kid struct {
	at  geom.Point
	box *Box
}

// put adds a kid with its corner at the point.
func (b *Box) put(x, y float64, k *Box) {
	b.kids = append(b.kids, kid{geom.Pt(x, y), k})
	b.Short = b.Short || k.Short && !k.gone
}

// Tree is a placed tree.
type Tree struct {
	Short   bool     // something needs more room than there is
	Trouble []string // what that is: words, names of slots, and places of pictures; for tests

	parts    []part
	controls []*ui.Control
	slots    map[string]geom.Rect
	words    []string
}

// part is something to be drawn, or the end of the parts of a control.
type part struct {
	r       geom.Rect
	paint   Painter
	control *ui.Control
}

// Lay measures and places the tree in the room. Where texts of one group have come out in different sizes it does so
// once more with the smallest of them.
func Lay(e Env, room geom.Rect, w Widget) *Tree {
	var b *Box
	for range 2 {
		e.sizes = map[string]float64{}
		b = w.Layout(&e, Tight(Size{room.W, room.H}))
		if len(e.sizes) == 0 {
			break
		}
		e.caps = e.sizes
	}
	t := &Tree{Short: b.Short, slots: map[string]geom.Rect{}}
	t.add(b, room, nil, false)
	for z, c := range t.controls {
		c.Z = z
	}
	return t
}

// add places a box and what is in it. Told is set below a widget that has told its words already.
func (t *Tree) add(b *Box, r geom.Rect, of *ui.Control, told bool) {
	if b.words != "" && !told {
		t.words, told = append(t.words, b.words), true
	}
	if b.Short && !b.gone && !slices.ContainsFunc(b.kids, func(k kid) bool { return k.box.Short && !k.box.gone }) {
		t.Trouble = append(t.Trouble, fmt.Sprintf("%q at %.0f", b.name, r))
	}
	if !b.gone {
		if b.control != nil {
			c := *b.control
			c.Rect, of, told = r, &c, told || c.Name != ""
			t.controls = append(t.controls, of)
		}
		if b.slot != "" {
			t.slots[b.slot] = r
		}
		if b.paint != nil {
			t.parts = append(t.parts, part{r, b.paint, of})
		}
	}
	for _, k := range b.kids {
		in := geom.R(r.X+k.at.X, r.Y+k.at.Y, k.box.Size.W, k.box.Size.H)
		if b.mirror {
			in.X = r.X + r.Right() - in.Right()
		}
		if b.gone && !k.box.gone {
			hidden := *k.box
			hidden.gone = true
			k.box = &hidden
		}
		t.add(k.box, in, of, told)
	}
	if b.over != nil && !b.gone {
		t.parts = append(t.parts, part{r, b.over, of})
	}
}

// Draw draws the tree; shown tells in which state a control is, nil for none in any.
func (t *Tree) Draw(c *canvas.Canvas, shown func(*ui.Control) ui.Shown) {
	for _, p := range t.parts {
		var s ui.Shown
		if p.control != nil && shown != nil {
			s = shown(p.control)
		}
		p.paint(c, p.r, s)
	}
}

// Controls returns what can be pointed at, in reading order, for a [ui.Page]. What lies above has the higher Z.
func (t *Tree) Controls() []*ui.Control { return t.controls }

// Slot returns the place that is left to somebody else under the name, empty where there is none.
func (t *Tree) Slot(name string) geom.Rect { return t.slots[name] }

// Words tells what is to be seen in reading order, without the names of controls; also what has found no room.
func (t *Tree) Words() []string { return t.words }

// about is the tolerance when sizes are compared.
const about = 0.01

// unbounded is more room than any screen has.
const unbounded = math.MaxFloat32
