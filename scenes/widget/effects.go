package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Decorated draws below and above a widget, in the place that the widget takes; Below and Above may be nil.
type Decorated struct {
	Child        Widget
	Below, Above func(c *canvas.Canvas, r geom.Rect)
}

// Layout implements [Widget].
func (d Decorated) Layout(ctx *Context, c Constraints) *Box {
	b := d.Child.Layout(ctx, c)
	out := &Box{Size: b.Size}
	if d.Below != nil {
		out.paint = func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) { d.Below(cv, r) }
	}
	if d.Above != nil {
		out.overlay = func(cv *canvas.Canvas, r geom.Rect, _ ui.ControlState) { d.Above(cv, r) }
	}
	out.add(0, 0, b)
	return out
}

// Effect draws its child on a canvas that On makes of the one there is: clipped, faded or moved, as while something
// appears. What can be pressed stays where it is.
type Effect struct {
	Child Widget
	On    func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas
}

// Layout implements [Widget].
func (e Effect) Layout(ctx *Context, c Constraints) *Box {
	b := e.Child.Layout(ctx, c)
	out := &Box{Size: b.Size, effect: e.On}
	out.add(0, 0, b)
	return out
}

// effect is an [Effect] in its place.
type effect struct {
	rect geom.Rect
	on   func(c *canvas.Canvas, r geom.Rect) *canvas.Canvas
	in   int32 // the effect around it, counted from 1; 0 for none
}

// canvases returns the canvas itself and those that the effects make of it, each at the number that parts know it by.
func (t *Tree) canvases(c *canvas.Canvas) []*canvas.Canvas {
	t.spare = append(t.spare[:0], c)
	for _, e := range t.effects {
		t.spare = append(t.spare, e.on(t.spare[e.in], e.rect))
	}
	return t.spare
}
