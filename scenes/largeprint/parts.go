package largeprint

import (
	"math"

	"engawa/scenes/a11y"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Parts of what a11y says of a screen, by the IDs of their headings.
const (
	partLeads = "heading.leads"
	partLog   = "heading.log"
)

// partIcon returns the sign on the seal of a part, "" for what is none.
func partIcon(id string) string {
	switch id {
	case partLeads:
		return "hand"
	case "heading.position":
		return "eye"
	case partLog:
		return "history"
	case "heading.others":
		return "people"
	case "heading.lies":
		return "board"
	}
	return ""
}

// Measures of seals, in logical units.
const (
	sealSmall = 27.0 // before a heading
	sealApart = 9.0  // from it
	sealLarge = 48.0 // of the list of parts
	sealGap   = 8.0
	sealAfter = 8.0 // below the list
)

// part is a part of the screen, as the first page lists it.
type part struct{ id, name string }

// partsOf returns the parts of a screen that has several; nil for others.
func partsOf(items []a11y.Item) (parts []part) {
	const least, long = 2, 12 // parts, and things on a screen whose pages are many
	for _, i := range items {
		if partIcon(i.ID) != "" {
			parts = append(parts, part{i.ID, i.Name})
		}
	}
	if len(parts) < least || len(items) < long {
		return nil
	}
	return parts
}

// contents are the seals of the parts in a row. Each leads to the page on which its part begins.
func (w *writer) contents(parts []part) widget.PageItem {
	var list []widget.Widget
	for _, p := range parts {
		seal := widget.Reactive{Draw: func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			if s.Focus {
				ui.DrawFocus(cv, r, r.W/2)
			}
			drawSeal(cv, p.id, r.Centre().Add(geom.Pt(0, 2*s.Press-2*s.Hover*(1-s.Press))), r.W)
		}}
		list = append(list, widget.Basis(sealLarge, widget.Pressable{
			Control:  ui.Control{Key: "part." + p.id, Round: true, Name: p.name, Tip: p.name, Press: func() { w.open(p.id) }},
			OwnFocus: true, Child: widget.Aspect{W: 1, H: 1, Child: seal},
		}))
	}
	return widget.PageItem{OutsideSections: true, Child: widget.Padding{Top: headAbove, Bottom: sealAfter, Child: widget.Row(sealGap, list...)}}
}

// sealBefore returns the breadth of the seal before a heading with the space after it, 0 where it has none.
func sealBefore(e widget.Env, id string) float64 {
	if partIcon(id) == "" {
		return 0
	}
	return sealSmall*math.Sqrt(e.Scale()) + sealApart
}

// sealIcon is the seal before the first line of a heading, which is so high; nil where it has none.
func sealIcon(id string, line float64) widget.Widget {
	return widget.If(partIcon(id) != "", widget.Padding{Right: sealApart, Child: widget.Paint{H: line, Draw: func(c *canvas.Canvas, r geom.Rect) {
		drawSeal(c, id, r.Centre(), r.W)
	}}})
}

// drawSeal draws the seal before the heading of a part about the point: in vermilion where one may act, else in ink.
func drawSeal(c *canvas.Canvas, part string, at geom.Point, across float64) {
	face := sprites.Ink
	if part == partLeads {
		face = sprites.Shu
	}
	ui.DrawSeal(c, partIcon(part), face, at, across)
}
