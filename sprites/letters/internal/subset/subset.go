package subset

import (
	"cmp"
	"fmt"
	"slices"

	"engawa/sprites/vector"

	"github.com/go-fonts/latin-modern/lmromandemi10regular"
	"github.com/hajimehoshi/ebiten/v2/examples/resources/fonts"
)

// face is a set of glyphs on the way to being encoded. Lengths are in design
// units, y grows downwards from the baseline.
type face struct {
	unitsPerEm, ascent, descent, lineHeight, capHeight int

	glyphs []glyph
	kern   map[[2]rune]int
}

type glyph struct {
	rune    rune
	advance int
	path    *vector.Path
}

// sort orders the glyphs by rune.
func (f *face) sort() {
	slices.SortFunc(f.glyphs, func(a, b glyph) int { return cmp.Compare(a.rune, b.rune) })
}

// Build returns the generated files by name. The same sources always give the
// same bytes.
func Build() (map[string][]byte, error) {
	carved, err := carvedFace()
	if err != nil {
		return nil, fmt.Errorf("carved letters: %w", err)
	}
	heading, err := fontFace(lmromandemi10regular.TTF, headingRunes())
	if err != nil {
		return nil, fmt.Errorf("latin modern: %w", err)
	}
	text, err := fontFace(fonts.MPlus1pRegular_ttf, textRunes())
	if err != nil {
		return nil, fmt.Errorf("m plus: %w", err)
	}
	return map[string][]byte{
		"carved.bin":  carved.encode(),
		"heading.bin": heading.encode(),
		"text.bin":    text.encode(),
	}, nil
}
