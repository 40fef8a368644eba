package replay

import (
	"testing"

	"engawa/scenes/geom"
)

// TestWordsOnTheStripKeepOffTheLine holds that words about who is ahead never lie on the ground of the line: they stand beside
// it, or over and below it.
func TestWordsOnTheStripKeepOffTheLine(t *testing.T) {
	for _, tt := range []struct {
		rect geom.Rect
		left float64
		over float64 // the room over the ground
	}{
		{geom.R(0, 0, 200, 76), 0, legendHeight},
		{geom.R(0, 0, 200, 56), courseCrest, 0}, // too low for words
	} {
		c := courseView{rect: tt.rect, ahead: [2]string{"Aki ahead", "Hana ahead"}}
		c.left = c.leftMargin()
		if got := c.plot(); c.left != tt.left || got.Y != tt.over || got.Bottom() > tt.rect.H-tt.over {
			t.Errorf("%v: %.0f before the ground, which lies at %v", tt.rect, c.left, got)
		}
	}
}

// TestWordsStandBesideTheStripWhereItKeepsRoom holds that the line keeps its room: words of long names, and those of a narrow strip,
// stand inside.
func TestWordsStandBesideTheStripWhereItKeepsRoom(t *testing.T) {
	for _, tt := range []struct {
		wide   float64
		name   string
		beside bool
	}{{340, "Aki ahead", true}, {200, "Aki ahead", false}, {340, "A name as long as names can be is ahead", false}} {
		c := courseView{rect: geom.R(0, 0, tt.wide, 50), ahead: [2]string{tt.name, "Hana ahead"}}
		c.left = c.leftMargin()
		if beside := c.left > courseCrest; beside != tt.beside {
			t.Errorf("%q on %.0f: beside is %t", tt.name, tt.wide, beside)
		}
		if tt.beside && c.field().W < minCourseField {
			t.Errorf("%q on %.0f: the line has %.0f only", tt.name, tt.wide, c.field().W)
		}
	}
}
