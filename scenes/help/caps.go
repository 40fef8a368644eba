package help

import (
	"engawa/scenes/canvas"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// caps are keys, or the buttons of a pad, which are round at their ends, in as many lines as it takes.
func caps(names []string, round bool) widget.Widget {
	const high, pad, tight, apart, line = 26.0, 9.0, 3.0, 6.0, 4.0 // tight: in the place of pad where words go in several lines
	surface := ui.Plain()
	surface.Radius, surface.Depth, surface.Cast = 6, 2, 3
	if round {
		surface.Radius = high / 2
	}
	var list []widget.Widget
	for _, text := range names {
		name := widget.Lines(text, ui.Strong(13.5), sprites.Ink).Aligned(canvas.Centre)
		short := name.Copy()
		short.Lines = 1
		face := widget.FirstFit{widget.Pad(pad, 0, widget.Sized{H: high, Child: short}), widget.Pad(tight, tight, name)}
		list = append(list, widget.AtLeast{W: high, Child: widget.Panel{Surface: surface, Child: face}})
	}
	return widget.Padding{Top: 2, Left: 1, Bottom: 6, Child: widget.Wrap{Children: list, Gap: apart, RowGap: line}}
}
