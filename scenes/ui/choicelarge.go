package ui

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

// Measures of choices that are read at length.
const (
	choiceSize  = 16.0 // of labels, before they are enlarged
	choiceShare = 0.85 // of the size that is wanted, for fewer rows
	choiceEdge  = 30.0 // above and below the words of a row: the edge of the plate and the underline
	stepperEdge = 8.0  // above and below the value of a stepper
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
func (k TextScale) planChoice(segments []Segment, width, least float64) choicePlan {
	wanted := k.Strong(choiceSize).Size
	n := len(segments)
	fits := func(cell, size float64) bool {
		for _, seg := range segments {
			if letters.Measure(Strong(size), seg.Label)+seg.iconRoom(size) > cell-segmentPadding {
				return false
			}
		}
		return true
	}
	for rows := 1; rows <= n; rows++ {
		columns := (n + rows - 1) / rows
		for size := wanted; size >= wanted*choiceShare; size -= 0.5 {
			if fits(width/float64(columns), size) {
				return choicePlan{rows, columns, size, max(least, size+choiceEdge), false}
			}
		}
	}
	style, lines := Strong(wanted), 1
	for _, seg := range segments {
		style = FitWords(style, seg.Label, width-segmentPadding)
	}
	for _, seg := range segments {
		lines = max(lines, len(letters.Wrap(style, seg.Label, width-segmentPadding)))
	}
	return choicePlan{n, 1, style.Size, max(least, canvas.LineHeight(style)*float64(lines)+choiceEdge/2), true}
}

// SegmentsHeight returns the height of a choice as [TextScale.Segments] sets it in the width, each row at least so high.
func (k TextScale) SegmentsHeight(segments []Segment, width, least float64) float64 {
	p := k.planChoice(segments, width, least)
	return p.rowHeight * float64(p.rows)
}

// Segments is [Segments] with labels that are read at length, in as many rows as they need.
func (k TextScale) Segments(key, name string, r geom.Rect, segments []Segment, chosen int, choose func(int)) []*Control {
	if k <= 1 {
		return Segments(key, name, r, segments, chosen, choose)
	}
	p := k.planChoice(segments, r.W, 0)
	high := r.H / float64(p.rows)
	segments = slices.Clone(segments)
	for n := range segments {
		segments[n].breaks = p.isMultiline
	}
	var cells []geom.Rect
	for n := 0; n < len(segments); n += p.columns {
		row := geom.R(r.X, r.Y+float64(n/p.columns)*high, r.W, high)
		cells = append(cells, row.Columns(min(p.columns, len(segments)-n), 0)...)
	}
	return segmentsIn(key, name, r, cells, segments, p.size, chosen, choose)
}

// StepperHeight returns the height of a [Stepper] in the width whose values are read at length: that of the longest,
// but no more than two lines, and at least so high.
func (k TextScale) StepperHeight(values []string, width, least float64) float64 {
	const most = 2
	style, lines := k.Strong(choiceSize), 1
	for _, value := range values {
		lines = max(lines, len(letters.Wrap(style, value, width-StepperRoom)))
	}
	return max(least, canvas.LineHeight(style)*float64(min(lines, most))+stepperEdge)
}
