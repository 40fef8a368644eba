package ui

import (
	"testing"

	"engawa/scenes/geom"
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
		const textScale, least = TextScale(2), 46.0
		p := textScale.planChoice(tt.segments, tt.width, least)
		if p.rows != tt.rows {
			t.Errorf("%v in %v: %d rows, want %d", tt.segments, tt.width, p.rows, tt.rows)
		}
		well := geom.R(10, 10, tt.width, textScale.SegmentsHeight(tt.segments, tt.width, least))
		list := textScale.Segments("k", "n", well, tt.segments, 0, func(int) {})
		for k, c := range list[1:] {
			if !c.Rect.Within(well) || c.Rect.H < least {
				t.Errorf("%q lies at %v in %v", tt.segments[k].Label, c.Rect, well)
			}
			for _, line := range letters.Wrap(Strong(p.size), tt.segments[k].Label, c.Rect.W-segmentPadding) {
				if w := letters.Measure(Strong(p.size), line); w > c.Rect.W-segmentPadding {
					t.Errorf("%q is %v wide in %v", line, w, c.Rect.W)
				}
			}
		}
	}
}
