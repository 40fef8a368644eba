package letters

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"unicode"

	"engawa/sprites/vector"
)

// magic begins every encoded face. After it come, as unsigned variable-length
// numbers: units per em, ascent, descent, line height and cap height; the
// number of glyphs and for each the step from the last rune, the advance and
// the bytes of its outline; then the outlines; then the kerning as a number of
// rows, each a step from the last left rune and a number of pairs, each a step
// from the last right rune and a signed shift.
//
// An outline is a number of contours, each a start point, a number of segments,
// two bits a segment for its kind (0 line, 1 quadratic, 2 cubic) filled up to
// whole bytes, and the segments' points. A point is its signed distance in x
// and y from the point before.
const magic = "EGL1"

// font is a decoded face. Lengths are in design units, y grows downwards.
type font struct {
	unitsPerEm, ascent, descent, lineHeight, capHeight int

	runes    []rune // ascending
	advances []int
	outlines [][]byte
	pairs    []uint64 // kerned pairs, ascending; see pairKey
	shifts   []int

	near [nearRunes]int32 // one more than the index of a low rune's glyph, 0 for none
	rows []int32          // for each glyph where in pairs those begin of which it is the left; and the end
}

// nearRunes is how many runes are found without searching: all of English and
// French but for a few signs.
const nearRunes = 0x180

func pairKey(left, right rune) uint64 { return uint64(left)<<32 | uint64(right) }

// maxUnits bounds every length in a face.
const maxUnits = 1 << 20

var errShort = errors.New("the data end too early or hold a number out of range")

// reader reads variable-length numbers and remembers the first failure.
type reader struct {
	data      []byte
	hasFailed bool
}

// count reads an unsigned number up to most.
func (r *reader) count(most int) int {
	v, n := binary.Uvarint(r.data)
	if n <= 0 || v > uint64(most) {
		r.fail()
		return 0
	}
	r.data = r.data[n:]
	return int(v)
}

// readSigned reads a number whose size is at most maxUnits.
func (r *reader) readSigned() int {
	v, n := binary.Varint(r.data)
	if n <= 0 || v > maxUnits || v < -maxUnits {
		r.fail()
		return 0
	}
	r.data = r.data[n:]
	return int(v)
}

func (r *reader) bytes(n int) []byte {
	if n > len(r.data) {
		r.fail()
		return nil
	}
	out := r.data[:n]
	r.data = r.data[n:]
	return out
}

func (r *reader) fail() { r.hasFailed, r.data = true, nil }

// decode reads an encoded face. Outlines are kept encoded, see check.
func decode(data []byte) (*font, error) {
	r := reader{data: data}
	if string(r.bytes(len(magic))) != magic {
		return nil, fmt.Errorf("letters: expected data that begin with %s", magic)
	}
	f := &font{}
	for _, v := range []*int{&f.unitsPerEm, &f.ascent, &f.descent, &f.lineHeight, &f.capHeight} {
		*v = r.count(maxUnits)
	}
	n := r.count(len(r.data))
	sizes := make([]int, n)
	f.runes, f.advances, f.outlines = make([]rune, n), make([]int, n), make([][]byte, n)
	last := 0
	for i := range n {
		last += r.count(unicode.MaxRune)
		f.runes[i] = rune(min(last, unicode.MaxRune))
		f.advances[i] = r.count(maxUnits)
		sizes[i] = r.count(len(data))
	}
	for i, size := range sizes {
		f.outlines[i] = r.bytes(size)
	}
	f.kerning(&r)
	if r.hasFailed || f.unitsPerEm == 0 || len(r.data) > 0 || !slices.IsSorted(f.runes) || !slices.IsSorted(f.pairs) {
		return nil, fmt.Errorf("letters: %w", errShort)
	}
	f.index()
	return f, nil
}

// check reports whether all outlines can be drawn. It takes longer than anything else at the start of a program would.
func (f *font) check() error {
	for i, outline := range f.outlines {
		if err := drawOutline(new(vector.Path), outline, vector.Identity()); err != nil {
			return fmt.Errorf("letters: outline of %q: %w", f.runes[i], err)
		}
	}
	return nil
}

func (f *font) kerning(r *reader) {
	left := 0
	for range r.count(len(r.data)) {
		left += r.count(unicode.MaxRune)
		right := 0
		for range r.count(len(r.data)) {
			right += r.count(unicode.MaxRune)
			f.pairs = append(f.pairs, pairKey(rune(left), rune(right)))
			f.shifts = append(f.shifts, r.readSigned())
		}
	}
}

// index prepares glyph and kern.
func (f *font) index() {
	f.rows = make([]int32, len(f.runes)+1)
	for i, r := range f.runes {
		if r >= 0 && r < nearRunes {
			f.near[r] = int32(i) + 1
		}
		at, _ := slices.BinarySearch(f.pairs, pairKey(r, 0))
		f.rows[i] = int32(at)
	}
	f.rows[len(f.runes)] = int32(len(f.pairs))
}

// glyph returns the index of a rune's glyph.
func (f *font) glyph(r rune) (int, bool) {
	if r >= 0 && r < nearRunes {
		i := f.near[r]
		return int(i) - 1, i > 0
	}
	return slices.BinarySearch(f.runes, r)
}

// kern returns the shift between two neighbouring glyphs.
func (f *font) kern(left, right int) int {
	low, end := int(f.rows[left]), int(f.rows[left+1])
	if low == end {
		return 0
	}
	pair, high := pairKey(f.runes[left], f.runes[right]), end
	for low < high {
		if middle := (low + high) / 2; f.pairs[middle] < pair {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low < end && f.pairs[low] == pair {
		return f.shifts[low]
	}
	return 0
}

// drawOutline adds an encoded outline, mapped by m, to p.
func drawOutline(p *vector.Path, outline []byte, m vector.Matrix) error {
	r := reader{data: outline}
	var at vector.Point
	point := func() vector.Point {
		at.X += float64(r.readSigned())
		at.Y += float64(r.readSigned())
		return m.Apply(at)
	}
	for range r.count(len(r.data)) {
		q := point()
		p.MoveTo(q.X, q.Y)
		n := r.count(4 * len(r.data))
		kinds := r.bytes((n + 3) / 4)
		for i := range n {
			if r.hasFailed {
				return errShort
			}
			switch kinds[i/4] >> (i % 4 * 2) & 3 {
			case 0:
				q = point()
				p.LineTo(q.X, q.Y)
			case 1:
				c, q := point(), point()
				p.QuadTo(c.X, c.Y, q.X, q.Y)
			case 2:
				a, b, q := point(), point(), point()
				p.CubeTo(a.X, a.Y, b.X, b.Y, q.X, q.Y)
			default:
				return errors.New("a segment is of no known kind")
			}
		}
		p.Close()
	}
	if r.hasFailed {
		return errShort
	}
	return nil
}

// capital returns the rune by which the carved face draws r: itself if it has
// it, else the capital.
func capital(f *font, r rune) rune {
	if _, ok := f.glyph(r); ok {
		return r
	}
	if up := unicode.ToUpper(r); up != r {
		return up
	}
	switch r {
	case '‐', '‑', '−':
		return '-'
	case '—':
		return '–'
	}
	return r
}
