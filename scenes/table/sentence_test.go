package table

import (
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

func TestASentenceGrowsAsFarAsItsPlace(t *testing.T) {
	place := geom.R(0, 0, 320, 60)
	for _, tt := range []struct {
		name, text string
		grows      bool
	}{
		{"short", "Covers 1 square.", true},
		{"two lines", "Take a marked card. Ren chooses next, then you.", true},
		{"long", strings.Repeat("a card that nobody has taken yet ", 5), false},
	} {
		usual, _ := sentence{text: tt.text}.fit(place)
		large, high := sentence{text: tt.text, textScale: 2}.fit(place)
		if grown := large.Size > usual.Size; grown != tt.grows {
			t.Errorf("%s: it is written at %v, usually at %v", tt.name, large.Size, usual.Size)
		}
		if tt.grows && high > place.H {
			t.Errorf("%s: its slip is %v high, there is room for %v", tt.name, high, place.H)
		}
		if large.Size < sentenceMin {
			t.Errorf("%s: it is written at %v", tt.name, large.Size)
		}
	}
}

func TestALineOfTheLogShowsAllItsWords(t *testing.T) {
	const text, width = "Kodama dropped by the player at the far side, b2", 240.0
	for _, textScale := range []ui.TextScale{1, 1.4, 2} {
		l := LogLine{Number: 120, Text: text, TextScale: textScale}
		high := l.Height(width)
		cv, trace := canvas.NewTrace(400, 400, 1)
		l.Draw(cv, geom.R(0, 0, width, high))
		var words []string
		for _, s := range trace.Strokes {
			if text, ok := s.Text(); ok && s.Style().Face == letters.Text && text != "120" {
				words = append(words, text)
			}
			if s.Box.Right() > width+3 {
				t.Errorf("%v times: something reaches to %v of %v", textScale, s.Box.Right(), width)
			}
		}
		if got := strings.Join(words, " "); got != text {
			t.Errorf("%v times: it shows %q", textScale, got)
		}
	}
}
