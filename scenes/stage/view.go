package stage

import (
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Class is the kind of room there is on the window; each screen has an arrangement for each class.
type Class uint8

// The classes: Wide as on a desktop computer or a tablet on its side, Tall as on a phone held upright or a tablet, Low as on a
// phone held sideways.
const (
	Wide Class = iota
	Tall
	Low
)

// Sizes the pictures are designed for, in logical units.
const (
	designWidth   = 1280
	designHeight  = 800
	phoneWidth    = 390
	phoneHeight   = 700
	minScale      = 0.93 // below this, text of the floor size 13 would be under 12 units on the screen
	minWideHeight = 600  // a landscape lower than this is Low
	minWideWidth  = 960
)

// View is the room a scene has to arrange itself in.
type View struct {
	Area  geom.Rect // the whole window in logical units; its corner is (0, 0)
	Safe  geom.Rect // the part of Area that no notch or system bar covers
	Scale float64   // device pixels per logical unit
	Class Class
	Text  float64 // how many times larger than in these units words are wanted, see [View.For]; 0 counts as 1
}

// Size is a breadth and a height in logical units.
type Size struct{ W, H float64 }

// Sized is implemented by scenes that can be laid out in less room than a table, so that their words can grow further.
type Sized interface {
	// MinSize returns the smallest room in which the scene can be laid out, upright or broad.
	MinSize(upright bool) Size
}

// TableMinSize returns the smallest room in which every scene can be laid out: that of the smallest phones.
func TableMinSize(upright bool) Size {
	if upright {
		return Size{344, 610}
	}
	return Size{610, 344}
}

// For returns the room for the scene in which words have the size that is wanted: the same window with fewer logical
// units, each of them larger. Where the scene could not be laid out any more, units grow as far as it can, and what is
// left of what is asked for is for words that are read at length, see [View.TextScale]; words are never smaller than usual.
func (v View) For(scene Scene) View {
	least := TableMinSize(v.Class == Tall)
	if s, ok := scene.(Sized); ok {
		least = s.MinSize(v.Class == Tall)
	}
	k := max(1, min(v.Text, v.Safe.W/least.W, v.Safe.H/least.H))
	v.Area, v.Safe, v.Scale, v.Text = v.Area.Times(1/k), v.Safe.Times(1/k), v.Scale*k, max(1, v.Text/k)
	if v.Class == Wide {
		v.Class = broadClass(v.Area)
	}
	return v
}

// TextScale returns how much larger words that are read at length are set in these units.
func (v View) TextScale() ui.TextScale { return ui.TextScale(max(1, v.Text)) }

// broadClass returns the class of a room that is not upright.
func broadClass(area geom.Rect) Class {
	if area.H < minWideHeight || area.W < minWideWidth {
		return Low
	}
	return Wide
}

// NewView returns the room in a window of w by h device-independent pixels, of which the insets are not safe, on a
// screen with density device pixels for each of them, with words of the usual size.
func NewView(w, h, density float64, insets geom.Insets) View {
	w, h = max(w, 1), max(h, 1)
	class, unit := Wide, min(w/designWidth, h/designHeight)
	if h > 1.15*w {
		class, unit = Tall, min(w/phoneWidth, h/phoneHeight)
	}
	unit = max(unit, minScale)
	area := geom.R(0, 0, w/unit, h/unit)
	if class == Wide {
		class = broadClass(area)
	}
	safe := geom.Insets{
		Top: insets.Top / unit, Right: insets.Right / unit, Bottom: insets.Bottom / unit, Left: insets.Left / unit,
	}.Apply(area)
	return View{Area: area, Safe: safe, Scale: unit * density, Class: class, Text: 1}
}
