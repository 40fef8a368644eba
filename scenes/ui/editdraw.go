package ui

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// LetterAt returns before which letter of a line a place lies, so many units from its beginning.
func LetterAt(style letters.Style, line []rune, x float64) int {
	for k := range line {
		if middle := (letters.Measure(style, string(line[:k])) + letters.Measure(style, string(line[:k+1]))) / 2; x < middle {
			return k
		}
	}
	return len(line)
}

// DrawCaret draws the place in a line where letters go; at is the upper left corner of the line.
func DrawCaret(cv *canvas.Canvas, style letters.Style, line []rune, caret int, at geom.Point, height float64) {
	x := letters.Measure(style, string(line[:min(caret, len(line))]))
	apart := 2.0 // from the letter before
	if caret == 0 {
		apart = 0
	} else if caret < len(line) {
		apart = -1
	}
	cv.Fill(geom.R(at.X+x+apart, at.Y, 2, height), sprites.Shu)
}

// DrawSelection draws the ground below the letters of a line that are selected; at is the upper left corner of the line.
func DrawSelection(cv *canvas.Canvas, style letters.Style, line []rune, from, to int, at geom.Point, height float64) {
	x, end := letters.Measure(style, string(line[:min(from, len(line))])), letters.Measure(style, string(line[:min(to, len(line))]))
	cv.Fill(geom.R(at.X+x, at.Y, end-x, height), sprites.Kin.Alpha(0.45))
}
