package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Nothing is an empty place.
type Nothing struct{}

// Layout implements [Widget].
func (Nothing) Layout(_ *Env, c Constraints) *Box { return &Box{Size: c.Min} }

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
func (s Stack) Layout(e *Env, c Constraints) *Box {
	out := &Box{}
	for _, w := range s {
		if w == nil {
			continue
		}
		if out.kids != nil {
			c = Tight(out.Size)
		}
		b := w.Layout(e, c)
		if out.kids == nil {
			out.Size = b.Size
		}
		out.put(0, 0, b)
	}
	return out
}

// Pad keeps room free around a widget.
type Pad struct {
	Of                       Widget
	Top, Right, Bottom, Left float64
}

// Inset is a Pad that is alike left and right, and above and below.
func Inset(x, y float64, w Widget) Pad { return Pad{w, y, x, y, x} }

// Layout implements [Widget].
func (p Pad) Layout(e *Env, c Constraints) *Box {
	w, h := p.Left+p.Right, p.Top+p.Bottom
	b := p.Of.Layout(e, c.less(w, h))
	out := &Box{Size: Size{b.Size.W + w, b.Size.H + h}}
	out.put(p.Left, p.Top, b)
	return out
}

// Place lets a widget be as large as it wishes, and stand somewhere in the room it is given.
type Place struct {
	Of   Widget
	X, Y Align
}

// Middle places a widget in the middle of its room.
func Middle(w Widget) Place { return Place{w, Centre, Centre} }

// Layout implements [Widget].
func (p Place) Layout(e *Env, c Constraints) *Box {
	in := c
	if p.X != Stretch {
		in.Min.W = 0
	}
	if p.Y != Stretch {
		in.Min.H = 0
	}
	b := p.Of.Layout(e, in)
	out := &Box{Size: c.Clamp(b.Size)}
	out.put(p.X.offset(out.Size.W-b.Size.W), p.Y.offset(out.Size.H-b.Size.H), b)
	return out
}

// Sized asks for a size of a widget; 0 leaves a side as it is.
type Sized struct {
	Of   Widget
	W, H float64
}

// Layout implements [Widget].
func (s Sized) Layout(e *Env, c Constraints) *Box {
	if s.W > 0 {
		c.Min.W = max(c.Min.W, min(s.W, c.Max.W))
		c.Max.W = c.Min.W
	}
	if s.H > 0 {
		c.Min.H = max(c.Min.H, min(s.H, c.Max.H))
		c.Max.H = c.Min.H
	}
	return s.Of.Layout(e, c)
}

// Aspect is as large as there is room for with sides of the ratio W:H, and no higher than Most.
type Aspect struct {
	Of   Widget
	W, H float64
	Most float64 // 0 for any
}

// Layout implements [Widget].
func (a Aspect) Layout(e *Env, c Constraints) *Box {
	high := min(c.Max.H, c.Max.W*a.H/a.W)
	if a.Most > 0 {
		high = min(high, a.Most)
	}
	return a.Of.Layout(e, Tight(Size{high * a.W / a.H, high}))
}

// Grid divides its room into columns of the given weights and rows of equal height.
type Grid struct {
	Columns []float64
	Gap     float64 // between columns
	Kids    []Widget
	First   float64 // the height of the first row against another; 0 for 1
}

// Layout implements [Widget].
func (g Grid) Layout(e *Env, c Constraints) *Box {
	rows := (len(g.Kids) + len(g.Columns) - 1) / len(g.Columns)
	first := g.First
	if first == 0 {
		first = 1
	}
	weight := 0.0
	for _, w := range g.Columns {
		weight += w
	}
	unit := (c.Max.W - g.Gap*float64(len(g.Columns)-1)) / weight
	high := c.Max.H / (float64(rows-1) + first)
	out, y := &Box{Size: c.Max}, 0.0
	for row := range rows {
		x, h := 0.0, high
		if row == 0 {
			h *= first
		}
		for column, w := range g.Columns {
			if n := row*len(g.Columns) + column; n < len(g.Kids) && g.Kids[n] != nil {
				out.put(x, y, g.Kids[n].Layout(e, Tight(Size{unit * w, h})))
			}
			x += unit*w + g.Gap
		}
		y += h
	}
	return out
}

// Fits is the first of several widgets that has room enough, else the last.
type Fits []Widget

// Layout implements [Widget].
func (f Fits) Layout(e *Env, c Constraints) *Box {
	var b *Box
	for _, w := range f {
		if b = w.Layout(e, c); !b.Short {
			break
		}
	}
	return b
}

// Canvas is a widget that draws itself, of the size, or as large as its room for 0.
type Canvas struct {
	W, H float64
	Draw func(c *canvas.Canvas, r geom.Rect)
}

// Layout implements [Widget].
func (p Canvas) Layout(_ *Env, c Constraints) *Box {
	want := Size{p.W, p.H}
	if p.W == 0 {
		want.W = c.Max.W
	}
	if p.H == 0 {
		want.H = c.Max.H
	}
	out := &Box{Size: c.Clamp(want), Short: p.W > c.Max.W+about || p.H > c.Max.H+about}
	if p.Draw != nil {
		out.paint = func(c *canvas.Canvas, r geom.Rect, _ ui.Shown) { p.Draw(c, r) }
	}
	return out
}

// Paper lays a widget on paper of its size.
func Paper(p ui.Paper, w Widget) Widget { return paper{p, w} }

type paper struct {
	ui.Paper
	of Widget
}

// Layout implements [Widget].
func (p paper) Layout(e *Env, c Constraints) *Box {
	b := p.of.Layout(e, c)
	out := &Box{Size: b.Size, paint: func(c *canvas.Canvas, r geom.Rect, _ ui.Shown) { ui.DrawPaper(c, p.Paper, r) }}
	out.put(0, 0, b)
	return out
}

// Slot leaves a place to somebody else, who finds it by its name.
type Slot struct {
	Name string
	W, H float64
}

// Layout implements [Widget].
func (s Slot) Layout(e *Env, c Constraints) *Box {
	b := Canvas{W: s.W, H: s.H}.Layout(e, c)
	b.slot = s.Name
	return b
}

// Say tells a widget in words of its own; Of may be nil for what is told only.
type Say struct {
	Words string
	Of    Widget
}

// Layout implements [Widget].
func (s Say) Layout(e *Env, c Constraints) *Box {
	out := &Box{Size: c.Min, words: s.Words}
	if s.Of != nil {
		b := s.Of.Layout(e, c)
		out.Size = b.Size
		out.put(0, 0, b)
	}
	return out
}

// Builder makes a widget for the room that there is.
type Builder func(e *Env, room Size) Widget

// Layout implements [Widget].
func (f Builder) Layout(e *Env, c Constraints) *Box { return f(e, c.Max).Layout(e, c) }

// Sizes is a widget in the largest of several sizes in which it has room. Those of one group have one size, or differ
// by the factor Uneven at most.
type Sizes struct {
	From, To float64
	Group    string
	Uneven   float64
	Of       func(size float64) Widget
}

// Layout implements [Widget].
func (s Sizes) Layout(e *Env, c Constraints) *Box {
	size := max(s.From, s.To)
	if most, ok := e.caps[s.Group]; ok && s.Group != "" {
		size = min(size, most*max(1, s.Uneven))
	}
	b := s.Of(size).Layout(e, c)
	for b.Short && size > s.To {
		size = max(s.To, size-textStep)
		b = s.Of(size).Layout(e, c)
	}
	e.settle(s.Group, size)
	return b
}
