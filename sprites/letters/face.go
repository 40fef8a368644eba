package letters

import (
	_ "embed"
	"sync"
)

// Face is one of the three faces.
type Face uint8

// The faces of the program.
const (
	// Text is M PLUS 1p Regular: running text and all Japanese.
	Text Face = iota
	// Heading is Latin Modern Roman Demi: names of games, heroes and cards.
	Heading
	// Carved is the display face. It has capitals only, which also stand for
	// the small letters, and its size is the height of the capitals.
	Carved
)

var (
	//go:embed data/text.bin
	textData []byte
	//go:embed data/heading.bin
	headingData []byte
	//go:embed data/carved.bin
	carvedData []byte
)

// loadFaces holds the decoded faces, read at the first use.
var loadFaces = sync.OnceValues(func() (*[3]*font, error) {
	faces := new([3]*font)
	for face, data := range map[Face][]byte{Text: textData, Heading: headingData, Carved: carvedData} {
		f, err := decode(data)
		if err != nil {
			return &[3]*font{{unitsPerEm: 1}, {unitsPerEm: 1}, {unitsPerEm: 1}}, err
		}
		faces[face] = f
	}
	return faces, nil
})

// Load reads the embedded faces and reports whether they are sound. Calling it
// is not needed: the other functions read them by themselves. Should the data be
// damaged they draw hollow boxes, or as much of an outline as there is.
func Load() error {
	faces, err := loadFaces()
	if err != nil {
		return err
	}
	for _, f := range faces {
		if err := f.check(); err != nil {
			return err
		}
	}
	return nil
}

// font returns the face's own glyphs; an unknown face is Text.
func (f Face) font() *font {
	faces, _ := loadFaces()
	if int(f) >= len(faces) {
		f = Text
	}
	return faces[f]
}

// Has reports whether the face can draw r, itself or through the text face
// that stands in for what the other two lack.
func Has(face Face, r rune) bool {
	_, ok := face.find(r)
	return ok
}

// placedGlyph is a glyph together with the font it comes from and the scale that
// brings that font to the size of the face asked for.
type placedGlyph struct {
	font  *font
	glyph int
	scale float64
}

// find looks a rune up in the face and then in the text face.
func (f Face) find(r rune) (placedGlyph, bool) { return f.findIn(f.font(), r) }

// findIn is find for a face whose own font is known.
func (f Face) findIn(own *font, r rune) (placedGlyph, bool) {
	if f == Carved {
		r = capital(own, r)
	}
	if i, ok := own.glyph(r); ok {
		return placedGlyph{own, i, 1}, true
	}
	text := Text.font()
	i, ok := text.glyph(r)
	if !ok {
		return placedGlyph{font: own}, false
	}
	scale := 1.0
	if f == Carved {
		scale = float64(text.unitsPerEm) / float64(max(text.capHeight, 1))
	}
	return placedGlyph{text, i, scale}, true
}
