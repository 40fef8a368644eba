package diagram

import (
	"fmt"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// samples is the picture of single squares of Honshū, each with a word below it.
type samples []sample

type sample struct {
	square honshu.Square
	cube   bool
	word   string
}

// Measures of samples, in units of a square.
const (
	sampleWidth  = 124.0
	sampleHeight = 108.0
	sampleWord   = 20.0 // size of the words
	sampleMax    = 3    // in a row
)

func (s samples) columns() int {
	if len(s) <= sampleMax+1 && len(s) != sampleMax {
		return min(len(s), 2)
	}
	return sampleMax
}

// size implements drawing.
func (s samples) size() (w, h float64) {
	columns := s.columns()
	lines := (len(s) + columns - 1) / columns
	return float64(columns) * sampleWidth, float64(lines) * sampleHeight
}

func (s samples) key() any { return fmt.Sprint("samples", []sample(s)) }

// paint implements painter.
func (s samples) paint(out *vector.Canvas, _ float64) {
	for k, one := range s {
		x, y := float64(k%s.columns())*sampleWidth, float64(k/s.columns())*sampleHeight
		out.Save()
		out.Translate(x+(sampleWidth-squareSide)/2, y+4)
		// Only a square that does not exist fails.
		_ = honshuart.Sprite(one.square, one.cube, 0).Draw(out)
		out.Stroke(vector.RoundRect(0, 0, squareSide, squareSide, 3), vector.Stroke{Width: 3}, vector.Solid(sprites.Ink))
		out.Restore()
		style := letters.Style{Face: letters.Text, Size: sampleWord}
		if w := letters.Measure(style, one.word); w > sampleWidth-4 {
			style = style.WithSize(style.Size * (sampleWidth - 4) / w)
		}
		paintCentred(out, style, one.word, geom.Pt(x+sampleWidth/2, y+squareSide+24))
	}
}
