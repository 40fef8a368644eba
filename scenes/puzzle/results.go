package puzzle

import (
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

// legend tells what the seals mean: all, or those that puzzles have that are open.
func (l *List) legend(all bool) widget.Widget {
	column := widget.Column(2)
	for _, r := range results() {
		if all || l.hasResult(r) {
			sign := widget.Paint{W: seal, H: seal, Draw: func(c *canvas.Canvas, at geom.Rect) { drawResult(c, at.Centre(), r) }}
			text := widget.Paragraph(l.result(r), ui.Body(14), sprites.Ink2)
			column.Children = append(column.Children, widget.Row(gap, sign, widget.Grow(text)).Across(widget.Centre))
		}
	}
	return widget.Padding{Top: cellGap, Child: column}
}

// hasResult reports whether a puzzle that is open was solved like this.
func (l *List) hasResult(r store.PuzzleResult) bool {
	for _, p := range l.openEdition().grades[l.grade] {
		if l.progress[p.ID].Result() == r {
			return true
		}
	}
	return false
}
