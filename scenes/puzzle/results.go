package puzzle

import (
	"slices"

	"engawa/rules/puzzles"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// results are the results that have a sign, in the order of the legend.
func results() []store.PuzzleResult {
	return []store.PuzzleResult{store.PuzzleAtOnce, store.PuzzleRetried, store.PuzzleHinted, store.PuzzleShown, store.PuzzleTried}
}

// result says how a puzzle was solved.
func (l *List) result(r store.PuzzleResult) string {
	keys := map[store.PuzzleResult]lang.Key{
		store.PuzzleNew: lang.PuzzleNew, store.PuzzleTried: lang.PuzzleTried, store.PuzzleShown: lang.PuzzleShown,
		store.PuzzleHinted: lang.PuzzleHinted, store.PuzzleRetried: lang.PuzzleRetried, store.PuzzleAtOnce: lang.PuzzleAtOnce,
	}
	return l.Services.Words.T(keys[r])
}

// drawResult draws the seal that tells how a puzzle was solved; none for one that was not tried.
func drawResult(c *canvas.Canvas, at geom.Point, r store.PuzzleResult) {
	switch r {
	case store.PuzzleAtOnce:
		ui.DrawSeal(c, "check", sprites.Matsu, at, seal)
	case store.PuzzleRetried:
		ui.DrawSeal(c, "replay", sprites.Ai2, at, seal)
	case store.PuzzleHinted:
		ui.DrawSeal(c, "hint", sprites.Kin3, at, seal)
	case store.PuzzleShown:
		ui.DrawSeal(c, "eye", sprites.Ink2, at, seal)
	case store.PuzzleTried:
		ui.DrawSeal(c, "hourglass", sprites.Ink2, at, seal)
	}
}

// legend tells what the seals of results mean, so many beside each other.
func (l *List) legend(of []store.PuzzleResult, columns int) widget.Widget {
	list := widget.Column(2)
	for results := range slices.Chunk(of, columns) {
		row := make([]widget.Widget, columns)
		for k := range row {
			if row[k] = widget.Widget(widget.Empty{}); k < len(results) {
				sign := widget.Paint{W: seal, H: seal, Draw: func(c *canvas.Canvas, at geom.Rect) { drawResult(c, at.Centre(), results[k]) }}
				text := widget.Paragraph(l.result(results[k]), ui.Body(14), sprites.Ink2)
				row[k] = widget.Row(gap, sign, widget.Grow(text)).Across(widget.Centre)
			}
		}
		list.Children = append(list.Children, widget.Even(cellGap, row...))
	}
	return widget.Padding{Top: gap, Child: list}
}

// openResults are the results with a sign among those of the puzzles that are open.
func (l *List) openResults() []store.PuzzleResult {
	return slices.DeleteFunc(results(), func(r store.PuzzleResult) bool {
		return !slices.ContainsFunc(l.openEdition().grades[l.grade], func(p puzzles.Puzzle) bool { return l.progress[p.ID].Result() == r })
	})
}
