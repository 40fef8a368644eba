package sourcemark

import (
	"bytes"
	"strconv"
	"strings"
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites/vector"
)

// TestSignsDifferInGrey holds the signs against each other by brightness alone, twenty pixels broad.
func TestSignsDifferInGrey(t *testing.T) {
	var seen [][]byte
	for o := lang.SourceSheet; o.Valid(); o++ {
		c := vector.NewCanvas(20, 20)
		Paint(c, o)
		pix := c.Image().Pix
		grey := make([]byte, len(pix)/4)
		for k := range grey {
			// The part of ink on white paper.
			sum := int(pix[4*k])*3 + int(pix[4*k+1])*6 + int(pix[4*k+2])
			grey[k] = byte(sum/10 + 255 - int(pix[4*k+3]))
		}
		for _, other := range seen {
			apart := 0
			for k := range grey {
				if d := int(grey[k]) - int(other[k]); d > 60 || d < -60 {
					apart++
				}
			}
			if apart < 60 {
				t.Errorf("the sign of source %d differs from another in %d pixels only", o, apart)
			}
		}
		seen = append(seen, grey)
	}
	if len(seen) != 3 {
		t.Errorf("there are %d signs, want 3", len(seen))
	}
}

func TestASignStaysInItsPlace(t *testing.T) {
	for o := lang.SourceNone; o <= lang.SourceDesign+1; o++ {
		c, trace := canvas.NewTrace(100, 100, 1)
		Draw(c, o, geom.Pt(50, 50), Side)
		if drawn := len(trace.Strokes) > 0; drawn != o.Valid() {
			t.Errorf("source %d: drawn %v", o, drawn)
		}
		for _, s := range trace.Strokes {
			if !s.Box.Within(geom.Around(geom.Pt(50, 50), Side+0.01, Side+0.01)) {
				t.Errorf("source %d covers %v", o, s.Box)
			}
		}
	}
	large, sheet := vector.NewCanvas(40, 40), vector.NewCanvas(40, 40)
	large.Translate(10, 10)
	Paint(large, lang.SourceSheet)
	Paint(sheet, lang.SourceSheet)
	if bytes.Equal(large.Image().Pix, sheet.Image().Pix) || large.Image().Pix[0] != 0 {
		t.Error("a sign is not painted from the origin of coordinates on")
	}
}

func TestFactsOfHeroes(t *testing.T) {
	for _, tag := range lang.Tags() {
		for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
			facts := Facts(lang.For(tag), h)
			designed := 0
			for _, f := range facts {
				if f.Icon == "" || f.Text == "" || strings.ContainsAny(f.Text, "{}") || !f.Source.Valid() {
					t.Errorf("%s %s: %+v", tag, h, f)
				}
				if f.Source == lang.SourceDesign {
					designed++
				}
			}
			want := 1 // the power
			if h.Life() != 4 {
				want++
			}
			if len(facts) != 4 || designed != want {
				t.Errorf("%s %s: %d of %d facts are Engawa's, want %d of 4", tag, h, designed, len(facts), want)
			}
			if moves := strconv.Itoa(h.Faction().Allowance()); !strings.Contains(facts[1].Text, moves) {
				t.Errorf("%s %s: %q does not tell of %s moves", tag, h, facts[1].Text, moves)
			}
		}
	}
}
