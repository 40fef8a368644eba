package widget

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Measures of choices that are read at length.
const (
	minChoice   = 46.0 // the least height of a row
	choiceSize  = 16.0 // of labels, before they are enlarged
	choiceShare = 0.85 // of the size that is wanted, for fewer rows
	choiceEdge  = 30.0 // above and below the words of a row: the edge of the plate and the underline
)

// choicePlan is how segments that are read at length stand in rows.
type choicePlan struct {
	rows, columns int
	size          float64
	rowHeight     float64 // of a row
	isMultiline   bool    // labels go in several lines
}

// planChoice chooses as few rows as labels in one line have room for in nearly the size that is wanted. Labels too long
// for a row of their own are broken.
func planChoice(by ui.TextScale, segments []Segment, width float64) choicePlan {
	wanted := by.Strong(choiceSize).Size
	n := len(segments)
	fits := func(cell, size float64) bool {
		for _, seg := range segments {
			if letters.Measure(ui.Strong(size), seg.Label)+seg.iconRoom(size) > cell-segmentPadding {
				return false
			}
		}
		return true
	}
	for rows := 1; rows <= n; rows++ {
		columns := (n + rows - 1) / rows
		for size := wanted; size >= wanted*choiceShare; size -= 0.5 {
			if fits(width/float64(columns), size) {
				return choicePlan{rows, columns, size, max(minChoice, size+choiceEdge), false}
			}
		}
	}
	style, lines := ui.Strong(wanted), 1
	for _, seg := range segments {
		style = ui.FitWords(style, seg.Label, width-segmentPadding)
	}
	for _, seg := range segments {
		lines = max(lines, len(letters.Wrap(style, seg.Label, width-segmentPadding)))
	}
	return choicePlan{n, 1, style.Size, max(minChoice, canvas.LineHeight(style)*float64(lines)+choiceEdge/2), true}
}

// cells returns where so many segments lie in a room of the size.
func (p choicePlan) cells(room Size, n int) (cells []geom.Rect) {
	high := room.H / float64(p.rows)
	for k := 0; k < n; k += p.columns {
		row := geom.R(0, float64(k/p.columns)*high, room.W, high)
		cells = append(cells, row.Columns(min(p.columns, n-k), 0)...)
	}
	return cells
}

// ChoiceHeight returns the height of a [Choice] whose words have room in one row.
func ChoiceHeight(e Env) float64 {
	return max(minChoice, e.TextScale.Strong(choiceSize).Size+choiceEdge)
}
