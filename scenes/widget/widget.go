// Package widget lays screens out as trees. A screen is a plain function from what it shows (its view model) and the
// environment to a [Widget]. [Layout] measures and places the whole tree in one pass, constraints down and sizes up.
// What is drawn, what can be pressed, the order of the keyboard, the words for screen readers and the places that are
// left to others all follow from the placed [Tree], so that they cannot disagree.
//
// A screen is shown by a [Host], which builds its tree when the model, the room or the environment has changed and at
// no other time:
//
//	host.Build = func(m model) widget.Widget {
//		return widget.Column(8,
//			widget.Line(m.title, ui.Heading(28), sprites.Ink),
//			widget.Grow(widget.Memo("list", m.list, list)),
//			widget.Fixed(50, widget.Button{Control: ui.Control{Key: "play", Name: m.play, Press: play}, Primary: true}))
//	}
//	host.Show(m)                  // when something has changed
//	host.Arrange(room, env)       // when the window has changed
//	host.Update(frame)            // once a tick
//	host.Draw(canvas)             // when host.Stale()
//
// Widgets are values that are made again with every change and keep nothing. What costs time is remembered between
// passes by the [Memory] of the Host: how texts break into lines, and the boxes of every [Memo] whose model has not
// changed. Sizes are constraints: a [Flex] shares its length out between least and most lengths, drops what it is told
// to where there is no room, and mirrors for the left hand.
//
// What has no room is never lost in silence: [Tree.Overflows] lists it, and tests of screens want it empty.
//
// The package imports scenes/canvas, geom, input and ui, and sprites. It knows nothing of games, and another Ebitengine
// project could take it with these.
package widget

import (
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Size is a width and a height in logical units.
type Size struct{ W, H float64 }

// Constraints are the least and the greatest size that a widget may take.
type Constraints struct{ Min, Max Size }

// Tight asks for exactly that size.
func Tight(s Size) Constraints { return Constraints{s, s} }

// Loose allows everything up to that size.
func Loose(s Size) Constraints { return Constraints{Max: s} }

// Clamp returns the allowed size nearest to s.
func (c Constraints) Clamp(s Size) Size {
	return Size{max(c.Min.W, min(s.W, c.Max.W)), max(c.Min.H, min(s.H, c.Max.H))}
}

// shrink returns the constraints of what lies inside w by h units of padding.
func (c Constraints) shrink(w, h float64) Constraints {
	cut := func(s Size) Size { return Size{max(0, s.W-w), max(0, s.H-h)} }
	return Constraints{cut(c.Min), cut(c.Max)}
}

// Widget describes a part of a screen.
type Widget interface {
	// Layout measures the widget within the constraints and places its children in it.
	Layout(ctx *Context, c Constraints) *Box
}

// Env is what a whole tree depends on beside its view model.
type Env struct {
	TextScale  ui.TextScale // how many times larger words that are read at length are set; below 1 counts as 1
	LeftHanded bool         // rows that are [Flex.Flipped] change sides
}

// Scale returns the text scale, at least 1.
func (e Env) Scale() float64 { return max(1, float64(e.TextScale)) }

// Painter draws a widget in its place; s is the state of the control that the widget belongs to.
type Painter func(c *canvas.Canvas, r geom.Rect, s ui.ControlState)

// Box is a widget that has been measured. It does not change any more, so that a [Memory] may hand it out again.
type Box struct {
	Size  Size
	Short bool // some of it needs more room than it has

	isHidden  bool // it has no room: nothing is seen of it, but it is narrated
	isFlipped bool // its children change sides
	lifts     bool // it moves with the state of its control
	later     bool // its controls come after all others
	inert     bool // it is only seen

	children      []child
	only          [1]child // keeps children while there is but one
	paint         Painter  // below the children
	overlay       Painter  // above the children
	effect        func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas
	control       *ui.Control
	placedControl *ui.Control // the control in the tree before
	list          *controlList
	narration     string
	label         string // for [Tree.Overflows]
	slot          *Slot
	tree          *Tree
	memo          *memoPlace // of a [Memo]; nil for others
}

// controlList is controls that place themselves.
type controlList struct {
	list   func(r geom.Rect) []*ui.Control
	placed []*ui.Control // those in the tree before, which lay in rect
	rect   geom.Rect
}

// memoPlace is where the box of a [Memo] was placed last.
type memoPlace struct {
	rect   geom.Rect
	record *boxRecord // what it has added to trees there; nil for nothing
}

type child struct {
	at  geom.Point
	box *Box
}

// add adds a child with its corner at (x, y).
func (b *Box) add(x, y float64, c *Box) {
	if b.children == nil {
		b.children = b.only[:0]
	}
	b.children = append(b.children, child{geom.Pt(x, y), c})
	b.Short = b.Short || c.Short && !c.isHidden
}

// Measure returns how high a widget wants to be in the width, and whether it has room enough there, for a widget that breaks
// widgets over pages.
func Measure(ctx *Context, w Widget, width float64) (high float64, fits bool) {
	b := w.Layout(ctx.withHiddenPass(), Constraints{Size{W: width}, Size{width, unbounded}})
	return b.Size.H, !b.Short
}

// tolerance is how far sizes that count as equal may differ.
const tolerance = 0.01

// unbounded is more room than any screen has.
const unbounded = math.MaxFloat32

// rectOf returns the rectangle of the size with its corner at the origin.
func rectOf(s Size) geom.Rect { return geom.Rect{W: s.W, H: s.H} }
