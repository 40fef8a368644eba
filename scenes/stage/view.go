package stage

import "engawa/scenes/geom"

// Class is the kind of room there is on the window; each screen has an arrangement for each class.
type Class uint8

// The classes: Wide as on a desk or a tablet on its side, Tall as on a phone held upright or a tablet, Low as on a
// phone held sideways.
const (
	Wide Class = iota
	Tall
	Low
)

// Sizes the pictures are designed for, in logical units.
const (
	designWidth  = 1280
	designHeight = 800
	phoneWidth   = 390
	phoneHeight  = 700
	minScale     = 0.93 // below this, text of the floor size 13 would be under 12 units on the screen
	wideHeight   = 600  // a landscape lower than this is Low
	wideWidth    = 960
)

// View is the room a scene has to arrange itself in.
type View struct {
	Area  geom.Rect // the whole window in logical units; its corner is (0, 0)
	Safe  geom.Rect // the part of Area that no notch or system bar covers
	Scale float64   // device pixels per logical unit
	Class Class
}

// NewView returns the room in a window of w by h device-independent pixels, of which the insets are not safe, on a
// screen with density device pixels for each of them.
func NewView(w, h, density float64, insets geom.Insets) View {
	w, h = max(w, 1), max(h, 1)
	class, unit := Wide, min(w/designWidth, h/designHeight)
	if h > 1.15*w {
		class, unit = Tall, min(w/phoneWidth, h/phoneHeight)
	}
	unit = max(unit, minScale)
	if class == Wide && (h/unit < wideHeight || w/unit < wideWidth) {
		class = Low
	}
	area := geom.R(0, 0, w/unit, h/unit)
	safe := geom.Insets{
		Top: insets.Top / unit, Right: insets.Right / unit, Bottom: insets.Bottom / unit, Left: insets.Left / unit,
	}.Apply(area)
	return View{Area: area, Safe: safe, Scale: unit * density, Class: class}
}
