package ui

import (
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

func TestLabelsFitTheirFaces(t *testing.T) {
	for _, text := range []string{"Replay", "Back to the shelf", "Revenir à l’étagère", "Abandonner"} {
		for _, face := range []geom.Rect{geom.R(0, 0, 120, 48), geom.R(0, 0, 180, 62), geom.R(0, 0, 340, 50)} {
			l := NewLabel(text, "back", face, 1, false)
			style, room := Strong(l.Size), l.room(face, l.Size)
			lines := letters.Wrap(style, text, room)
			if high := float64(len(lines)) * canvas.LineHeight(style); high > face.H {
				t.Errorf("%q on %v: %d lines are %v high", text, face, len(lines), high)
			}
			if strings.Join(lines, " ") != text {
				t.Errorf("%q on %v: a word is cut: %q", text, face, lines)
			}
			for _, line := range lines {
				if w := letters.Measure(style, line); w > room {
					t.Errorf("%q on %v: %q is %v wide, there is room for %v", text, face, line, w, room)
				}
			}
		}
	}
}

func TestLabelsOfAColumnBeginAtOneLine(t *testing.T) {
	wide, narrow := geom.R(0, 0, 340, 50), geom.R(0, 0, 164, 50)
	short, long := NewLabel("Rules", "book", wide, 1, true), NewLabel("Main menu", "back", narrow, 1, true)
	icon := func(l Label, face geom.Rect) float64 {
		cv, trace := canvas.NewTrace(400, 200, 1)
		DrawButton(cv, l, face, Plain(), false, ControlState{})
		for _, s := range trace.Strokes {
			if _, ok := s.Key.(iconKey); ok {
				return s.Box.X
			}
		}
		return 0
	}
	if a, b := icon(short, wide), icon(long, narrow); a != b || a == 0 {
		t.Errorf("the icons stand at %v and %v", a, b)
	}
}
