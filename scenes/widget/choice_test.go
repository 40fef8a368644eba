package widget

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// TestSegmentsShareTheirBreadthByWords tries rows of choices in which words have more room than they want, room if it
// is shared out, room if they are written smaller, and none at all.
func TestSegmentsShareTheirBreadthByWords(t *testing.T) {
	const size = 16.0
	for _, tt := range []struct {
		name   string
		wide   float64
		labels []string
		even   bool // all are equally broad
		whole  bool // every label has its room at the size
	}{
		{"roomy", 400, []string{"Chance", "Aki", "Hana"}, true, true},
		{"one long label", 236, []string{"At random", "Aki", "Hana"}, false, true},
		{"smaller", 195, []string{"At random", "Aki", "Hana"}, false, false},
		{"too narrow", 120, []string{"At random", "Aki", "Hana"}, true, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var segments []Segment
			for _, l := range tt.labels {
				segments = append(segments, Segment{Label: l})
			}
			r := geom.R(10, 20, tt.wide, 46)
			cells := segmentCells(segments, r, size)
			whole, even, x := true, true, r.X
			for k, cell := range cells {
				if cell.X < x-0.01 || cell.X > x+0.01 || cell.Y != r.Y || cell.H != r.H {
					t.Errorf("%s lies at %v, want it from %g on", tt.labels[k], cell, x)
				}
				x = cell.Right()
				whole = whole && letters.Measure(ui.Strong(size), tt.labels[k])+segmentPadding <= cell.W+0.01
				even = even && cell.W > r.W/3-0.01 && cell.W < r.W/3+0.01
			}
			if x < r.Right()-0.01 || x > r.Right()+0.01 {
				t.Errorf("the segments end at %g, want %g", x, r.Right())
			}
			if written := evenSegments(segments, cells, size); !even {
				sum := 0.0
				for k, cell := range cells {
					sum += letters.Measure(ui.Strong(written+0.5), tt.labels[k]) + segmentPadding
					if room := cell.W - segmentPadding; letters.Measure(ui.Strong(written), tt.labels[k]) > room+0.01 {
						t.Errorf("%s is broader than its room of %g", tt.labels[k], room)
					}
				}
				if written < size && sum <= r.W {
					t.Errorf("the words have %g units, and larger ones would have room", written)
				}
			}
			if whole != tt.whole || even != tt.even {
				t.Errorf("whole %t, equally broad %t; want %t, %t: %v", whole, even, tt.whole, tt.even, cells)
			}
		})
	}
}
