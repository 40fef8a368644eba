package letters

import (
	"math"

	"engawa/sprites/vector"
)

// Style says how text is set.
type Style struct {
	Face Face
	// Size is the em in user units; for Carved it is the height of the
	// capitals.
	Size float64
	// Spread is emphasis by ink: the letters are also stroked, with this share
	// of Size as width. See Emphasis. Widths do not change.
	Spread float64
	// Tracking is added after every letter, as a share of Size. Titles in
	// Carved take 0.06 to 0.10.
	Tracking float64
}

// Emphasis is the spread of emphasised text.
const Emphasis = 0.038

// WithSize returns the style at another size.
func (s Style) WithSize(size float64) Style {
	s.Size = size
	return s
}

// Metrics returns, in user units and all positive: how far the tallest letters
// rise above the baseline, how far the deepest hang below it, and the distance
// of two baselines.
func Metrics(s Style) (ascent, descent, lineHeight float64) {
	f := s.Face.font()
	k := s.Size / float64(f.unitsPerEm)
	return float64(f.ascent) * k, float64(f.descent) * k, float64(f.lineHeight) * k
}

// CapHeight returns the height of the style's capitals in user units.
func CapHeight(s Style) float64 {
	f := s.Face.font()
	return float64(f.capHeight) * s.Size / float64(f.unitsPerEm)
}

// Measure returns the width of one line of text in user units. Tracking counts
// between letters, not after the last. Line ends count as blanks.
func Measure(s Style, text string) float64 {
	var p pen
	p.measure(s, text)
	return p.end
}

// layout calls f for every rune with its glyph, whether there is one, and the
// pen's position, and returns the width of the line.
func layout(s Style, text string, f func(p placedGlyph, ok bool, x float64)) float64 {
	var p pen
	own := s.Face.font()
	for _, r := range text {
		x := p.advance(s, own, r)
		f(p.last, p.lastOK, x)
	}
	return p.end
}

// pen is where a line that is laid out has come to.
type pen struct {
	x, end float64 // where the next glyph stands, but for its kerning; the width so far
	last   placedGlyph
	lastOK bool
}

// advance lays one more rune out, which becomes the last, and returns where its glyph stands. The font is that of the
// style's face.
func (p *pen) advance(s Style, own *font, r rune) (x float64) {
	if r == '\n' || r == '\t' || r == '\r' {
		r = ' '
	}
	next, ok := s.Face.findIn(own, r)
	x = p.x
	if ok && p.lastOK {
		x += s.kern(p.last, next)
	}
	p.end = x + s.advance(next, ok)
	p.x = p.end + s.Tracking*s.Size
	p.last, p.lastOK = next, ok
	return x
}

// measure moves the pen behind a text.
func (p *pen) measure(s Style, text string) {
	own := s.Face.font()
	for _, r := range text {
		p.advance(s, own, r)
	}
}

// kern returns the shift between two placed glyphs, none if they come from
// different faces.
func (s Style) kern(a, b placedGlyph) float64 {
	if a.font != b.font {
		return 0
	}
	return float64(a.font.kern(a.glyph, b.glyph)) * s.unit(b)
}

// unit returns the user units in one design unit of a placed glyph.
func (s Style) unit(p placedGlyph) float64 {
	return s.Size * p.scale / float64(p.font.unitsPerEm)
}

// boxWidth is the advance of the box for a missing glyph, as a share of size.
const boxWidth = 0.6

func (s Style) advance(p placedGlyph, ok bool) float64 {
	if !ok {
		return boxWidth * s.Size
	}
	return float64(p.font.advances[p.glyph]) * s.unit(p)
}

// Outline returns the outlines of one line of text with its baseline starting
// at (0, 0), without ink spread. Parts of letters may overlap: fill it with
// FillUnion. A rune that no face has is a hollow box.
func Outline(s Style, text string) *vector.Path {
	out := new(vector.Path)
	layout(s, text, func(p placedGlyph, ok bool, x float64) {
		s.outline(out, p, ok, x)
	})
	return out
}

func (s Style) outline(out *vector.Path, p placedGlyph, ok bool, x float64) {
	if !ok {
		out.Append(hollowBox(s.Size).Transform(vector.Translate(x, 0)))
		return
	}
	k := s.unit(p)
	m := vector.Matrix{A: k, D: k, E: x}
	// The outlines were checked when the face was decoded.
	_ = drawOutline(out, p.font.outlines[p.glyph], m)
}

// hollowBox returns the sign for a missing glyph, standing on the baseline.
func hollowBox(size float64) *vector.Path {
	const side, height, line = 0.07, 0.72, 0.06
	w := (boxWidth - 2*side) * size
	box := vector.RoundRect(side*size, -height*size, w, height*size, 0.08*size)
	return box.Stroke(vector.Stroke{Width: line * size}, size/200)
}

// inkedOutline returns the outline with the style's ink spread around it, for drawing
// with that many pixels a user unit. The stroke winds like the letters do, so
// that together they are one union.
func (s Style) inkedOutline(p *vector.Path, pixels float64) *vector.Path {
	if s.Spread <= 0 || !(pixels > 0) {
		return p
	}
	line := p.Stroke(vector.Stroke{Width: s.Spread * s.Size}, spreadTolerance/pixels)
	return line.Append(p)
}

// spreadTolerance is how far spread ink may stray, in pixels.
const spreadTolerance = 0.1

// Draw draws one line of text with its baseline starting at (x, y).
func Draw(c *vector.Canvas, s Style, x, y float64, text string, paint vector.Paint) {
	c.Save()
	c.Translate(x, y)
	m := c.Matrix()
	c.FillUnion(s.inkedOutline(Outline(s, text), math.Sqrt(math.Abs(m.A*m.D-m.B*m.C))), paint)
	c.Restore()
}
