package lang

import (
	"testing"

	"engawa/sprites/letters"
)

// No text shows a hollow box: every rune has a glyph, in each face or through the face of running text.
func TestEveryRuneHasAGlyph(t *testing.T) {
	for _, face := range []letters.Face{letters.Text, letters.Heading, letters.Carved} {
		for _, r := range Runes() {
			if !letters.Has(face, r) {
				t.Errorf("face %d has no glyph for %q (%U)", face, r, r)
			}
		}
	}
}
