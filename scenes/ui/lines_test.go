package ui

import (
	"fmt"
	"testing"

	"engawa/sprites/letters"
)

func TestLines(t *testing.T) {
	style := Body(15)
	for _, tt := range []struct {
		text  string
		width float64
		n     int
		want  []string
	}{
		{"short", 200, 2, []string{"short"}},
		{"two words", letters.Measure(style, "words") + 1, 2, []string{"two", "words"}},
		{"two words", letters.Measure(style, "two w…") + 1, 1, []string{"two w…"}},
	} {
		got := Lines(style, tt.text, tt.width, tt.n)
		if fmt.Sprint(got) != fmt.Sprint(tt.want) {
			t.Errorf("%q in %d lines of %.0f: %q, want %q", tt.text, tt.n, tt.width, got, tt.want)
		}
	}
}
