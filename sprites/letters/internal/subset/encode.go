package subset

import (
	"cmp"
	"encoding/binary"
	"slices"

	"engawa/sprites/vector"
)

// encode writes the face in the format that package letters reads; it is
// described there.
func (f *face) encode() []byte {
	w := writer("EGL1")
	for _, v := range []int{f.unitsPerEm, f.ascent, f.descent, f.lineHeight, f.capHeight} {
		w.count(v)
	}
	var outlines writer
	w.count(len(f.glyphs))
	last := rune(0)
	for _, g := range f.glyphs {
		start := len(outlines)
		outlines.outline(g.path)
		w.count(int(g.rune - last))
		w.count(g.advance)
		w.count(len(outlines) - start)
		last = g.rune
	}
	w = append(w, outlines...)
	w.kerning(f.kern)
	return w
}

// kerning writes the pairs ordered by their left and then right rune.
func (w *writer) kerning(kern map[[2]rune]int) {
	rows := map[rune][]rune{}
	for pair := range kern {
		rows[pair[0]] = append(rows[pair[0]], pair[1])
	}
	lefts := make([]rune, 0, len(rows))
	for left := range rows {
		lefts = append(lefts, left)
	}
	slices.SortFunc(lefts, cmp.Compare[rune])
	w.count(len(lefts))
	lastLeft := rune(0)
	for _, left := range lefts {
		rights := rows[left]
		slices.Sort(rights)
		w.count(int(left - lastLeft))
		w.count(len(rights))
		lastLeft = left
		last := rune(0)
		for _, right := range rights {
			w.count(int(right - last))
			w.writeSigned(kern[[2]rune{left, right}])
			last = right
		}
	}
}

// outline writes a glyph's contours, each as its start, the number and kinds
// of its segments and their points, every point as its distance from the last.
func (w *writer) outline(p *vector.Path) {
	list := contours(p)
	w.count(len(list))
	var at vector.Point
	point := func(q vector.Point) {
		w.writeSigned(int(q.X - at.X))
		w.writeSigned(int(q.Y - at.Y))
		at = q
	}
	for _, c := range list {
		point(c.start)
		w.count(len(c.segments))
		kinds := make([]byte, (len(c.segments)+3)/4)
		for i, s := range c.segments {
			kinds[i/4] |= byte(s.verb-vector.LineVerb) << (i % 4 * 2)
		}
		*w = append(*w, kinds...)
		for _, s := range c.segments {
			for _, q := range s.pts {
				point(q)
			}
		}
	}
}

// writer appends variable-length numbers.
type writer []byte

func (w *writer) count(v int)       { *w = binary.AppendUvarint(*w, uint64(v)) }
func (w *writer) writeSigned(v int) { *w = binary.AppendVarint(*w, int64(v)) }
