package replay

import (
	"testing"

	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/geom"
)

// TestWordsOnTheStripKeepOffTheLine holds where words about who is ahead have room: not on the line, and not on mistakes.
func TestWordsOnTheStripKeepOffTheLine(t *testing.T) {
	estimate := func(chance int) bot.Value { return bot.Value{IsEstimate: true, Chance: chance} }
	c := courseView{
		rect:   geom.R(0, 0, 300, 64),
		values: []bot.Value{estimate(bot.Sure / 2), estimate(bot.Sure / 2), estimate(bot.Sure)},
		grades: []analysis.Grade{analysis.NoMistake, analysis.NoMistake, analysis.Blunder},
	}
	f := c.field()
	for _, tt := range []struct {
		name string
		at   geom.Rect
		want bool
	}{
		{"over the start", geom.R(f.X, f.Y, 60, 12), true},
		{"on the start", geom.R(f.X, f.Centre().Y-6, 60, 12), false},
		{"on the end", geom.R(f.Right()-60, f.Y, 60, 12), false},
		{"below the end", geom.R(f.Right()-60, f.Bottom()-12, 60, 12), true},
		{"beside the mistake", geom.R(f.Right()-30, f.Y-14, 30, 12), false},
	} {
		if got := c.isFree(tt.at); got != tt.want {
			t.Errorf("%s: free is %t", tt.name, got)
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
