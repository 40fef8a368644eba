package widget

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// TestLargeChoicesStandInRows holds that labels in large words take as many rows as they need, within the well.
func TestLargeChoicesStandInRows(t *testing.T) {
	named := func(labels ...string) (list []Segment) {
		for _, l := range labels {
			list = append(list, Segment{Label: l})
		}
		return list
	}
	for _, tt := range []struct {
		segments []Segment
		width    float64
		rows     int
	}{
		{named("Yes", "No"), 300, 1},
		{named("100", "125", "150", "175", "200"), 300, 2},
		{named("Captain's choice", "Fixed line-up"), 300, 2},
		{named("Captain's choice of every hero", "Fixed"), 200, 2},
	} {
		const textScale = ui.TextScale(2)
		p := planChoice(textScale, tt.segments, tt.width)
		if p.rows != tt.rows {
			t.Errorf("%v in %v: %d rows, want %d", tt.segments, tt.width, p.rows, tt.rows)
		}
		well := geom.R(10, 10, tt.width, p.rowHeight*float64(p.rows))
		list := Layout(Env{TextScale: textScale}, well, Choice("k", "n", tt.segments, 0, func(int) {}), nil).Controls()
		for k, c := range list[1:] {
			if !c.Rect.Within(well) || c.Rect.H < minChoice {
				t.Errorf("%q lies at %v in %v", tt.segments[k].Label, c.Rect, well)
			}
			for _, line := range letters.Wrap(ui.Strong(p.size), tt.segments[k].Label, c.Rect.W-segmentPadding) {
				if w := letters.Measure(ui.Strong(p.size), line); w > c.Rect.W-segmentPadding {
					t.Errorf("%q is %v wide in %v", line, w, c.Rect.W)
				}
			}
		}
	}
}
