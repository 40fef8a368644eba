package honshu

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// TestTheWordsOfTheMainButtonAreLarge lays out the button of a phone and that of a wide window, also with large words.
func TestTheWordsOfTheMainButtonAreLarge(t *testing.T) {
	for _, tt := range []struct {
		text  string
		scale float64
		room  geom.Rect
		lines int
		least float64 // size of the letters
	}{
		{"Bâtir ici", 1, geom.R(0, 0, 216, 54), 1, 18},
		{"Choose a card", 1, geom.R(0, 0, 200, 62), 1, 20},
		{"Jouer 60 avec du poisson", 1, geom.R(0, 0, 216, 54), 1, 13.5},
		{"Bâtir ici", 2, geom.R(0, 0, 250, 60), 1, 26},
		{"Jouer 60 avec du poisson", 2, geom.R(0, 0, 250, 60), 2, 20},
	} {
		for _, on := range []bool{true, false} {
			tree := widget.Layout(widget.Env{TextScale: ui.TextScale(tt.scale)}, tt.room, mainButtonModel{tt.text, "check", on}.build(), &widget.Memory{})
			c, trace := canvas.NewTrace(tt.room.W, tt.room.H, 1)
			tree.Draw(c, func(*ui.Control) ui.ControlState { return ui.ControlState{} })
			var lines []float64
			for _, s := range trace.Strokes {
				if _, ok := s.Text(); ok {
					lines = append(lines, s.Style().Size)
				}
			}
			if len(lines) != tt.lines || lines[0] < tt.least {
				t.Errorf("%q at %v, on %v: lines of %v, want %d of at least %v", tt.text, tt.scale, on, lines, tt.lines, tt.least)
			}
		}
	}
}
