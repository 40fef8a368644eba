package subset

import (
	"errors"
	"fmt"
	"unicode"

	"engawa/sprites/vector"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// fontFace takes the runes a font has out of it. Runes it lacks are left out,
// but for narrow spaces, which are made from the space.
func fontFace(data []byte, runes []rune) (*face, error) {
	parsed, err := sfnt.Parse(data)
	if err != nil {
		return nil, err
	}
	c := cutter{font: parsed, units: fixed.Int26_6(parsed.UnitsPerEm())}
	m, err := parsed.Metrics(&c.buf, c.units, font.HintingNone)
	if err != nil {
		return nil, err
	}
	f := &face{
		unitsPerEm: int(c.units),
		ascent:     int(m.Ascent),
		descent:    int(m.Descent),
		lineHeight: int(m.Height),
		kern:       map[[2]rune]int{},
	}
	indices := map[rune]sfnt.GlyphIndex{}
	for _, r := range runes {
		g, index, err := c.glyph(r)
		if err != nil {
			return nil, fmt.Errorf("glyph %q: %w", r, err)
		}
		if g.path == nil {
			continue
		}
		if r == '…' {
			if g, err = c.ellipsis(); err != nil {
				return nil, err
			}
		}
		f.glyphs = append(f.glyphs, g)
		indices[r] = index
	}
	h := must(f, 'H').path.Bounds()
	f.capHeight = int(h.H)
	for a, i := range indices {
		for b, j := range indices {
			if !hasKerning(a) || !hasKerning(b) {
				continue
			}
			k, err := parsed.Kern(&c.buf, i, j, c.units, font.HintingNone)
			if err != nil && !errors.Is(err, sfnt.ErrNotFound) {
				return nil, fmt.Errorf("kerning of %q and %q: %w", a, b, err)
			}
			if k != 0 {
				f.kern[[2]rune{a, b}] = int(k)
			}
		}
	}
	f.sort()
	return f, nil
}

// hasKerning reports whether a rune takes part in kerning: Latin letters, figures
// and signs do.
func hasKerning(r rune) bool { return r > ' ' && r < 0x3000 && !unicode.IsSpace(r) }

// must returns the glyph of a rune every font has.
func must(f *face, r rune) glyph {
	for _, g := range f.glyphs {
		if g.rune == r {
			return g
		}
	}
	return glyph{rune: r, path: new(vector.Path)}
}

// cutter reads glyphs from a font at one pixel a design unit.
type cutter struct {
	font  *sfnt.Font
	buf   sfnt.Buffer
	units fixed.Int26_6
}

// narrowSpace is the share of a space's width that a narrow one has, where the
// font has none of its own.
var narrowSpace = map[rune]float64{'\u2009': 0.6, '\u202f': 0.6}

// glyph returns a rune's glyph, without a path if the font has none.
func (c *cutter) glyph(r rune) (glyph, sfnt.GlyphIndex, error) {
	g := glyph{rune: r}
	share := 1.0
	index, err := c.font.GlyphIndex(&c.buf, r)
	if err == nil && index == 0 && narrowSpace[r] > 0 {
		share = narrowSpace[r]
		index, err = c.font.GlyphIndex(&c.buf, ' ')
	}
	if err != nil || index == 0 {
		return g, 0, err
	}
	advance, err := c.font.GlyphAdvance(&c.buf, index, c.units, font.HintingNone)
	if err != nil {
		return g, 0, err
	}
	g.advance = int(float64(advance)*share + 0.5)
	segments, err := c.font.LoadGlyph(&c.buf, index, c.units, nil)
	if err != nil {
		return g, 0, err
	}
	g.path = clockwise(outline(segments))
	return g, index, nil
}

// outline turns a glyph's segments into a path of closed contours.
func outline(segments sfnt.Segments) *vector.Path {
	p := new(vector.Path)
	at := func(f fixed.Point26_6) (x, y float64) { return float64(f.X), float64(f.Y) }
	for _, s := range segments {
		x0, y0 := at(s.Args[0])
		x1, y1 := at(s.Args[1])
		x2, y2 := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.Close().MoveTo(x0, y0)
		case sfnt.SegmentOpLineTo:
			p.LineTo(x0, y0)
		case sfnt.SegmentOpQuadTo:
			p.QuadTo(x0, y0, x1, y1)
		case sfnt.SegmentOpCubeTo:
			p.CubeTo(x0, y0, x1, y1, x2, y2)
		}
	}
	return p.Close()
}

// ellipsis returns three full stops in a row: the sign of the text font hangs
// at half height, as Japanese has it but neither English nor French.
func (c *cutter) ellipsis() (glyph, error) {
	stop, _, err := c.glyph('.')
	if err != nil {
		return glyph{}, err
	}
	g := glyph{rune: '…', advance: 3 * stop.advance, path: new(vector.Path)}
	for i := range 3 {
		g.path.Append(stop.path.Transform(vector.Translate(float64(i*stop.advance), 0)))
	}
	return g, nil
}
