package subset

import (
	_ "embed"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"engawa/sprites/vector"
)

// carvedSource draws the display capitals; its own head explains it.
//
//go:embed source/carved.txt
var carvedSource string

// carvedScale is the number of design units of the encoded face in one unit of
// the source, whose capitals are 100 high.
const carvedScale = 10

// carvedFace reads the carved letters. Sizes of this face are cap heights.
func carvedFace() (*face, error) {
	r := carvedReader{parts: map[string]*vector.Path{}, kern: map[string]int{}}
	number := 0
	for line := range strings.Lines(carvedSource) {
		number++
		if err := r.line(strings.TrimRight(line, "\n")); err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
	}
	f := &face{
		unitsPerEm: 100 * carvedScale, capHeight: 100 * carvedScale,
		ascent: 134 * carvedScale, descent: 22 * carvedScale, lineHeight: 170 * carvedScale,
		kern: map[[2]rune]int{},
	}
	toBaseline := vector.Scale(carvedScale, carvedScale).Mul(vector.Translate(0, -100))
	for _, g := range r.glyphs {
		g.path = r.parts[g.name].Transform(toBaseline)
		f.glyphs = append(f.glyphs, g.glyph)
		for _, h := range r.glyphs {
			if shift := r.shift(g, h); shift != 0 {
				f.kern[[2]rune{g.rune, h.rune}] = shift * carvedScale
			}
		}
	}
	f.sort()
	return f, nil
}

// carvedGlyph is a glyph with the letter it is composed on, whose kerning it
// shares.
type carvedGlyph struct {
	glyph
	name, base string
}

type carvedReader struct {
	parts  map[string]*vector.Path
	glyphs []carvedGlyph
	kern   map[string]int
	into   *vector.Path // takes the outlines that follow
}

// shift returns the kerning of a pair, that of the plain letters if it has
// none of its own.
func (r *carvedReader) shift(a, b carvedGlyph) int {
	if v, ok := r.kern[a.name+b.name]; ok {
		return v
	}
	return r.kern[a.base+b.base]
}

func (r *carvedReader) line(line string) error {
	fields := strings.Fields(line)
	switch {
	case len(fields) == 0 || strings.HasPrefix(line, "#"):
		return nil
	case fields[0] == "part" && len(fields) == 2:
		r.into = new(vector.Path)
		r.parts[fields[1]] = r.into
		return nil
	case fields[0] == "glyph" && len(fields) >= 3:
		return r.glyph(fields[1], fields[2], fields[3:])
	case fields[0] == "kern" && len(fields) == 3:
		shift, err := strconv.Atoi(fields[2])
		r.kern[fields[1]] = shift
		return err
	}
	p, err := vector.ParsePath(line)
	if err == nil && r.into == nil {
		err = fmt.Errorf("an outline stands before any glyph")
	}
	if err != nil {
		return err
	}
	r.into.Append(p)
	return nil
}

// spaces names the glyphs that cannot be written as themselves.
var spaces = map[string]rune{"space": ' ', "nbsp": '\u00a0', "thin": '\u202f'}

func (r *carvedReader) glyph(name, advance string, composed []string) error {
	width, err := strconv.ParseFloat(advance, 64)
	if err != nil {
		return err
	}
	char, named := spaces[name]
	if !named {
		char, _ = utf8.DecodeRuneInString(name)
	}
	g := carvedGlyph{name: name, base: name}
	g.rune, g.advance = char, int(math.Round(width*carvedScale))
	r.into = new(vector.Path)
	r.parts[name] = r.into
	if len(composed) > 1 && composed[0] == "=" {
		g.base, _, _ = strings.Cut(composed[1], "@")
		for _, word := range composed[1:] {
			if err := r.compose(word); err != nil {
				return err
			}
		}
	}
	r.glyphs = append(r.glyphs, g)
	return nil
}

// compose adds a part, written NAME, NAME@dx or NAME@dx,dy.
func (r *carvedReader) compose(word string) error {
	name, shift, _ := strings.Cut(word, "@")
	part := r.parts[name]
	if part == nil {
		return fmt.Errorf("no part or glyph %q stands above", name)
	}
	var at [2]float64
	if shift != "" {
		for i, number := range strings.SplitN(shift, ",", 2) {
			v, err := strconv.ParseFloat(number, 64)
			if err != nil {
				return err
			}
			at[i] = v
		}
	}
	r.into.Append(part.Transform(vector.Translate(at[0], at[1])))
	return nil
}
