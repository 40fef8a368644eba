package homeworlds

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/sprites"
)

// TestMarksLieOverWhatTheyLightUp holds that no bank and no button is drawn over the frame about it.
func TestMarksLieOverWhatTheyLightUp(t *testing.T) {
	for _, v := range []stage.View{wide(), phone()} {
		d := newDesk(t, 2, "2/3 0 0(b3y1)g1g3| 1(b2r1)|g3", v)
		for _, text := range []string{"bank y1", "button 2"} {
			p := d.part(text)
			d.mark(table.Marks{Parts: []rules.Part{p}, Kind: table.MarkTold})
			r := d.partRect(p)
			strokes := d.draw().Strokes
			frame := slices.IndexFunc(strokes, func(s canvas.Stroke) bool {
				return s.Key == markKey{name: "frame", col: sprites.Kin2, w: r.W + 2*frameOut, h: r.H + 2*frameOut, width: 3, dashed: true}
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
