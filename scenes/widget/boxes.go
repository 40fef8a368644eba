package widget

import (
	"engawa/scenes/geom"
)

// Empty is an empty place.
type Empty struct{}

// Layout implements [Widget].
func (Empty) Layout(_ *Context, c Constraints) *Box { return &Box{Size: c.Min} }

// Invisible keeps the room that a widget takes, and shows nothing of it.
type Invisible struct{ Child Widget }

// Layout implements [Widget].
func (i Invisible) Layout(ctx *Context, c Constraints) *Box {
	return &Box{Size: i.Child.Layout(ctx.withHiddenPass(), c).Size}
}

// If returns the widget where something holds, else nil, which every parent leaves out.
func If(holds bool, w Widget) Widget {
	if holds {
		return w
	}
	return nil
}

// Stack lays widgets over each other, the last on top. The first decides on the size.
type Stack []Widget

// Layout implements [Widget].
func (s Stack) Layout(ctx *Context, c Constraints) *Box {
	out := &Box{children: make([]child, 0, len(s))}
	for _, w := range s {
		if w == nil {
			continue
		}
		if len(out.children) > 0 {
			c = Tight(out.Size)
		}
		b := w.Layout(ctx, c)
		if len(out.children) == 0 {
			out.Size = b.Size
		}
		out.add(0, 0, b)
	}
	return out
}

// Positioned puts a widget at a place of the room that has been found otherwise, as from what lies on a board; Rect counts
// from the corner of the room. Where it is empty the widget is left out.
type Positioned struct {
	Rect  geom.Rect
	Child Widget
}

// Layout implements [Widget].
func (p Positioned) Layout(ctx *Context, c Constraints) *Box {
	out := &Box{Size: c.Max}
	if !p.Rect.Empty() {
		out.add(p.Rect.X, p.Rect.Y, p.Child.Layout(ctx, Tight(Size{p.Rect.W, p.Rect.H})))
	}
	return out
}

// Padding keeps room free around a widget.
type Padding struct {
	Child                    Widget
	Top, Right, Bottom, Left float64
}

// Pad is a Padding of x units left and right, and y above and below.
func Pad(x, y float64, w Widget) Padding { return Padding{w, y, x, y, x} }

// Layout implements [Widget].
func (p Padding) Layout(ctx *Context, c Constraints) *Box {
	w, h := p.Left+p.Right, p.Top+p.Bottom
	b := p.Child.Layout(ctx, c.shrink(w, h))
	out := &Box{Size: Size{b.Size.W + w, b.Size.H + h}}
	out.add(p.Left, p.Top, b)
	return out
}

// Align lets a widget be as large as it wants to be, and stand somewhere in the room that it is given. Along an axis that
// is Stretch the widget takes all the room.
type Align struct {
	Child Widget
	X, Y  Alignment
}

// Middle aligns a widget in the middle of its room.
func Middle(w Widget) Align { return Align{w, Centre, Centre} }

// Layout implements [Widget].
func (a Align) Layout(ctx *Context, c Constraints) *Box {
	in := c
	if a.X != Stretch {
		in.Min.W = 0
	}
	if a.Y != Stretch {
		in.Min.H = 0
	}
	b := a.Child.Layout(ctx, in)
	out := &Box{Size: c.Clamp(b.Size)}
	out.add(a.X.offset(out.Size.W-b.Size.W), a.Y.offset(out.Size.H-b.Size.H), b)
	return out
}

// Sized asks for a size of a widget; 0 leaves a side as it is.
type Sized struct {
	Child Widget
	W, H  float64
}

// Layout implements [Widget].
func (s Sized) Layout(ctx *Context, c Constraints) *Box {
	if s.W > 0 {
		c.Min.W = max(c.Min.W, min(s.W, c.Max.W))
		c.Max.W = c.Min.W
	}
	if s.H > 0 {
		c.Min.H = max(c.Min.H, min(s.H, c.Max.H))
		c.Max.H = c.Min.H
	}
	return s.Child.Layout(ctx, c)
}

// AtMost bounds the size of a widget from above; 0 leaves a side as it is.
type AtMost struct {
	Child Widget
	W, H  float64
}

// Layout implements [Widget].
func (a AtMost) Layout(ctx *Context, c Constraints) *Box {
	if a.W > 0 {
		c.Max.W, c.Min.W = min(c.Max.W, a.W), min(c.Min.W, a.W)
	}
	if a.H > 0 {
		c.Max.H, c.Min.H = min(c.Max.H, a.H), min(c.Min.H, a.H)
	}
	return a.Child.Layout(ctx, c)
}

// AtLeast bounds the size of a widget from below, as far as there is room.
type AtLeast struct {
	Child Widget
	W, H  float64
}

// Layout implements [Widget].
func (a AtLeast) Layout(ctx *Context, c Constraints) *Box {
	c.Min.W, c.Min.H = max(c.Min.W, min(a.W, c.Max.W)), max(c.Min.H, min(a.H, c.Max.H))
	return a.Child.Layout(ctx, c)
}

// Aspect is as large as there is room for with sides of the ratio W:H, and no higher than MaxHeight.
type Aspect struct {
	Child     Widget
	W, H      float64
	MaxHeight float64 // 0 for any
}

// Layout implements [Widget].
func (a Aspect) Layout(ctx *Context, c Constraints) *Box {
	high := min(c.Max.H, c.Max.W*a.H/a.W)
	if a.MaxHeight > 0 {
		high = min(high, a.MaxHeight)
	}
	return a.Child.Layout(ctx, Tight(Size{high * a.W / a.H, high}))
}

// Slot leaves a place to somebody else, who finds it by its name with [Tree.Slot], and may fill it with a tree of its
// own, see [Tree.Fill].
type Slot struct {
	Name string
	W, H float64 // 0 takes all the room
	Of   any     // a value for the code that fills it; nil for nothing
}

// Layout implements [Widget].
func (s Slot) Layout(ctx *Context, c Constraints) *Box {
	b := Paint{W: s.W, H: s.H}.Layout(ctx, c)
	b.slot, b.label = &s, s.Name
	return b
}

// Narrated narrates a widget in words of its own, in the place of those of what is in it; Child may be nil for what is narrated
// only.
type Narrated struct {
	Words string
	Child Widget
}

// Layout implements [Widget].
func (n Narrated) Layout(ctx *Context, c Constraints) *Box {
	out := &Box{Size: c.Min, narration: n.Words}
	if n.Child != nil {
		b := n.Child.Layout(ctx, c)
		out.Size = b.Size
		out.add(0, 0, b)
	}
	return out
}

// Later is a widget whose controls come after all others for keys and in words, wherever it stands. It holds
// no [Slot] that is filled.
type Later struct{ Child Widget }

// Layout implements [Widget].
func (l Later) Layout(ctx *Context, c Constraints) *Box {
	b := l.Child.Layout(ctx, c)
	out := &Box{Size: b.Size, later: true}
	out.add(0, 0, b)
	return out
}

// Embed is a tree that has been placed already, where it is to be seen: what is in it is drawn, used and found as a part
// of the tree around it. Something with a [TreeCache] of its own becomes part of a larger screen with it.
type Embed struct{ Tree *Tree }

// Layout implements [Widget].
func (e Embed) Layout(_ *Context, c Constraints) *Box {
	return &Box{Size: c.Max, Short: e.Tree.Short, tree: e.Tree}
}

// Inert is a widget that is only seen, as what lies below a modal overlay: its controls and slots are not there for
// anybody, it is drawn as at rest, and none of it is narrated.
type Inert struct{ Child Widget }

// Layout implements [Widget].
func (i Inert) Layout(ctx *Context, c Constraints) *Box {
	b := i.Child.Layout(ctx, c)
	out := &Box{Size: b.Size, inert: true}
	out.add(0, 0, b)
	return out
}
