package homeworlds

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/sprites"
)

// TestMarksLieOverWhatTheyLightUp holds that no bank and no button is drawn over the frame about it.
func TestMarksLieOverWhatTheyLightUp(t *testing.T) {
	for _, v := range []stage.View{wideView(), phone()} {
		d := newTestBoard(t, 2, "2/3 0 0(b3y1)g1g3| 1(b2r1)|g3", v)
		for _, text := range []string{"bank y1", "button 2"} {
			p := d.part(text)
			d.mark(table.Marks{Parts: []rules.Part{p}, Kind: table.MarkLesson})
			r := d.partRect(p)
			strokes := d.draw().Strokes
			frame := slices.IndexFunc(strokes, func(s canvas.Stroke) bool {
				return s.Key == markKey{name: "frame", col: sprites.Kin2, w: r.W + 2*frameOut, h: r.H + 2*frameOut, width: 3, isDashed: true}
			})
			if frame < 0 {
				t.Errorf("%v: %s is not lit up", v.Class, text)
				continue
			}
			for _, s := range strokes[frame+1:] {
				if s.Box.Overlaps(r) {
					t.Errorf("%v: %v is drawn over the frame about %s", v.Class, s.Key, text)
				}
			}
		}
	}
}

// With larger words counts and names are larger where there is room, and no name loses its dots by that.
func TestLargerWordsAreLargerOnTheChart(t *testing.T) {
	for name, size := range map[string]geom.Point{"wide": {X: 1280, Y: 800}, "upright": {X: 390, Y: 844}} {
		usual := stage.NewView(size.X, size.Y, 1, geom.Insets{})
		d := newTestBoard(t, 2, crowdedWorlds, usual)
		mark, dots := d.markSize(false), countDottedNames(d)
		large := usual
		large.Text = 1.4
		e := newTestBoard(t, 2, crowdedWorlds, large)
		if now := e.markSize(false); now.X < 1.3*mark.X {
			t.Errorf("%s: the count of a colour has %v, with larger words %v", name, mark, now)
		}
		if now := countDottedNames(e); now < dots || dots == 0 {
			t.Errorf("%s: %d names have dots, with larger words %d", name, dots, now)
		}
		grown := 0
		for slot := range e.pos.Slots() {
			if w := &e.systems[slot]; w.goal.form < len(e.labels[slot]) && e.labels[slot][w.goal.form].scale > 1 {
				grown++
			}
		}
		if grown == 0 {
			t.Errorf("%s: no name is larger", name)
		}
	}
}

// countDottedNames counts the systems whose names show the sizes of their stars.
func countDottedNames(d *testBoard) (n int) {
	for slot := range d.pos.Slots() {
		if w := &d.systems[slot]; w.goal.form < len(d.labels[slot]) && len(d.labels[slot][w.goal.form].stars) > 0 {
			n++
		}
	}
	return n
}
