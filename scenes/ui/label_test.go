package ui

import (
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

func TestLabelsOfARowAreWrittenAlike(t *testing.T) {
	var row []*Control
	for k, text := range []string{"Replay", "Back to the shelf", "See the board", ""} {
		row = append(row, Button(text, text, "back", geom.R(float64(k)*150, 0, 140, 48), Plain(), nil))
	}
	if row[0].label.size <= row[1].label.size {
		t.Fatalf("the short label is written at %v, the long one at %v", row[0].label.size, row[1].label.size)
	}
	EvenLabels(row...)
	for _, c := range row {
		if c.label.size != row[1].label.size {
			t.Errorf("%q is written at %v, want %v", c.Name, c.label.size, row[1].label.size)
		}
	}
}

func TestLabelsGrowTogetherAsFarAsTheirFacesGo(t *testing.T) {
	row := func() []*Control {
		var row []*Control
		for k, text := range []string{"Done", "Back to the shelf"} {
			row = append(row, Button(text, text, "", geom.R(float64(k)*170, 0, 160, 50), Plain(), nil))
		}
		EvenLabels(row...)
		return row
	}
	var usual, large Page
	large.Reading = 2
	usual.Set(geom.R(0, 0, 400, 100), row()...)
	large.Set(geom.R(0, 0, 400, 100), row()...)
	for k, c := range large.Controls() {
		was := usual.Controls()[k].label.size
		if c.label.size <= was || c.label.size != large.Controls()[0].label.size {
			t.Errorf("%q is written at %v, want larger than %v and like the other", c.Name, c.label.size, was)
		}
		if !c.label.whole(c.Rect) || float64(len(c.label.lines(c.Rect)))*canvas.LineHeight(Strong(c.label.size)) > c.Rect.H {
			t.Errorf("%q at %v has no room on %v", c.Name, c.label.size, c.Rect)
		}
	}
}

func TestLabelsFitTheirFaces(t *testing.T) {
	for _, text := range []string{"Replay", "Back to the shelf", "Revenir à l’étagère", "Abandonner"} {
		for _, face := range []geom.Rect{geom.R(0, 0, 120, 48), geom.R(0, 0, 180, 62), geom.R(0, 0, 340, 50)} {
			l := newLabel(text, "back", face)
			style, room := Strong(l.size), l.room(face, l.size)
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
	short := Button("a", "Rules", "book", geom.R(0, 0, 340, 50), Plain(), nil)
	long := Button("b", "Back to the shelf", "back", geom.R(0, 60, 340, 50), Plain(), nil)
	short.WidenLabel(long.LabelWidth())
	icons := func(c *Control) float64 {
		cv, trace := canvas.NewTrace(400, 200, 1)
		c.Paint(cv, Shown{})
		for _, s := range trace.Strokes {
			if _, ok := s.Key.(iconKey); ok {
				return s.Box.X
			}
		}
		return 0
	}
	if a, b := icons(short), icons(long); a != b || a == 0 {
		t.Errorf("the icons stand at %v and %v", a, b)
	}
}
