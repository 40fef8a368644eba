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
		hasPages   bool
	}{
		{"short", "Covers 1 square.", false},
		{"two lines", "Take a marked card. Ren chooses next, then you.", true},
		{"long", strings.Repeat("a card that nobody has taken yet ", 5), true},
	} {
		var usual, large sentencePlate
		usual.layOut(sentence{text: tt.text}, place, false)
		large.layOut(sentence{text: tt.text, textScale: 2}, place, false)
		if sizeOn(&usual) < sentenceMin || sizeOn(&large) < 2*largeMin*sentenceSize {
			t.Errorf("%s: it is written at %v, usually at %v", tt.name, sizeOn(&large), sizeOn(&usual))
		}
		if !large.box().Within(place) {
			t.Errorf("%s: its plate lies at %.0f, the place is %.0f", tt.name, large.box(), place)
		}
		if pages := large.paging.Pages(); pages > 1 != tt.hasPages {
			t.Errorf("%s: it has %d pages", tt.name, pages)
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
