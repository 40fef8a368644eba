package replay

import (
	"slices"
	"strconv"

	"engawa/rules/analysis"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// listsMoves reports whether the moves stand on the panel while the analysis is open; else a button lists them.
func (p *plan) listsMoves() bool {
	return !p.strip && p.movesHeight(p.panel.H-2*panelPadY) >= minListHeight*float64(p.textScale)
}

// movesHeight is the height for the moves on a panel in the place of the log, with room of that height.
func (p *plan) movesHeight(high float64) float64 {
	return high - finger - verdictHeight - courseUsual - keySize(p.panel.W) - finger - 5*rowGap
}

// cornerWidth is the breadth of what lies in the corner of the panel, with the gap beside it.
func (r *Replay) cornerWidth() float64 {
	return float64(len(r.cornerButtons())) * (finger + rowGap)
}

// isNarrow reports whether the analysis stands on a narrow panel below the board.
func (r *Replay) isNarrow() bool {
	v := &r.review
	return v.open && !v.explores && !v.choosing && !v.listing && r.plan.strip && r.plan.panel.W < broadStrip
}

// cornerButtons are the buttons in the corner of the panel: the cross, and what has no place elsewhere.
func (r *Replay) cornerButtons() (list []widget.Widget) {
	name, v := lang.Close, &r.review
	switch {
	case v.choosing, v.listing:
		name = lang.ReplayElseClose
	case v.open:
		name = lang.ReplayAnalysisClose
	}
	switch narrow := r.isNarrow(); {
	case narrow && v.hasHiddenHands:
		list = append(list, r.handsButton())
	case !narrow:
		list = r.reviewButtons()
	}
	return append(list, r.button(keyClose, name, "close", r.close))
}

// reviewButtons are the buttons that try again from before a weak move, and that list the moves, where they have a place.
func (r *Replay) reviewButtons() (list []widget.Widget) {
	if r.hasRetryButton() {
		list = append(list, r.retryButton())
	}
	if r.hasListButton() {
		list = append(list, r.listButton())
	}
	return list
}

// topRight is a row of round buttons in the upper right corner, so wide with the gap before it.
func topRight(wide float64, buttons []widget.Widget) widget.Align {
	row := widget.Row(rowGap)
	for _, b := range buttons {
		row.Children = append(row.Children, widget.Fixed(finger, b))
	}
	return widget.Align{X: widget.End, Y: widget.Start, Child: widget.Sized{W: max(0, wide-rowGap), H: finger, Child: row}}
}

// hasListButton reports whether a button in the corner lists the moves.
func (r *Replay) hasListButton() bool {
	v := &r.review
	return v.open && !v.explores && !v.choosing && !v.listing && v.analysisIfDone() != nil && r.plan.listsByButton()
}

// listsByButton reports whether the moves, which do not stand on the panel, are listed by a button: what a position is worth
// must have room beside that.
func (p *plan) listsByButton() bool {
	const least = 140.0
	free := p.panel.W - 2*panelPadX - 2*(finger+rowGap)
	if p.strip && p.panel.W >= broadStrip {
		free -= actionsWidth
	}
	return !p.listsMoves() && free >= least*float64(p.textScale)
}

// listButton lists the moves of the match.
func (r *Replay) listButton() widget.Widget {
	return r.button(keyMoves, lang.TableMoves, "history", r.openList)
}

// openList lists the moves of the match, from the page with the one that is shown.
func (r *Replay) openList() {
	r.stop()
	r.takeBack()
	r.review.listing, r.review.page = true, currentMovePage
	r.refresh()
	r.page.Focus(keyClose)
}

// closeList takes the list away.
func (r *Replay) closeList() {
	r.review.listing, r.review.page = false, 0
	r.refresh()
	r.page.Focus(keyMoves)
}

// currentMovePage stands for the page of a list on which the move is that is shown.
const currentMovePage = -1

// Measures of the list of the moves of a match, in logical units.
const (
	listCrestSize = 22.0
	listTurnWidth = 26.0 // of the number
)

// buildMoveList is the moves of the match, with the mistakes. A press shows one.
func (r *Replay) buildMoveList(room widget.Size) widget.Widget {
	below := room.H - finger - rowGap
	list := slices.DeleteFunc(r.coming(0, r.last()), func(e entry) bool { return e.isTalk })
	head := widget.Row(buttonGap, widget.Grow(widget.Padding{Right: buttonGap, Child: r.buildListHead(list)}))
	k := max(1, min(r.plan.textScale, ui.TextScale(below/choiceHeight)))
	widest, shown := 0.0, -1
	for n, e := range list {
		if e.move <= r.moveCount { // moves without words belong to the one before them
			shown = n
		}
		widest = max(widest, choiceText{e.text, k.Strong(15)}.width()+2*choiceEdge+listTurnWidth+listCrestSize+choiceGap+listGradeWidth(r.grade(e.move)))
	}
	columns, high := choiceColumns(widest, widget.Size{W: room.W, H: below}, k)
	if v := &r.review; v.page == currentMovePage {
		v.page = max(0, shown) / (columns * max(1, int((below+choiceGap)/(high+choiceGap))))
	}
	return r.pages(head, len(list), columns, high, below, func(n int) widget.Widget { return r.buildListMove(list[n], n == shown, k) })
}

// buildListHead is the title of the list, with what its signs mean where there is room.
func (r *Replay) buildListHead(list []entry) widget.Widget {
	title := &widget.Text{Text: r.services.Words.T(lang.TableMoves), Style: r.plan.textScale.Strong(17), Ink: sprites.Ink, Lines: 1, MinSize: 13, Key: keyHead, Head: true}
	alone := widget.Row(0, widget.Grow(title))
	ways := widget.FirstFit{}
	for _, grades := range [][]analysis.Grade{{analysis.Blunder, analysis.Mistake}, {analysis.Blunder}, {analysis.Mistake}} {
		row := widget.Row(0, widget.Natural(title), widget.Gap(choiceGap))
		for _, g := range grades {
			if text := r.gradeWords(g); slices.ContainsFunc(list, func(e entry) bool { return r.grade(e.move) == g }) {
				row.Children = append(row.Children, widget.Fixed(gradeWidth(text), widget.Paint{Draw: func(c *canvas.Canvas, at geom.Rect) {
					drawGrade(c, g, text, geom.Pt(at.Right(), at.Centre().Y))
				}}))
			}
		}
		ways = append(ways, row)
	}
	return append(ways, alone)
}

// listGradeWidth is the breadth of the sign of what a move has given away.
func listGradeWidth(g analysis.Grade) float64 {
	if g == analysis.NoMistake {
		return 0
	}
	return gradeWide
}

// buildListMove is one move of the list: its number, who made it, and what it has given away.
func (r *Replay) buildListMove(e entry, shown bool, k ui.TextScale) widget.Widget {
	grade, turn := r.grade(e.move), ""
	if n := r.number(e); n > 0 {
		turn = strconv.Itoa(n)
	}
	number := widget.Line(turn, k.Body(14), sprites.Ink2).AtLeast(12)
	style := k.Body(15)
	if shown {
		style = k.Strong(15)
	}
	text := &widget.Text{Text: e.text, Style: style, Ink: sprites.Ink, Lines: 2, Lead: 0.82, MinSize: 13, Silent: true}
	crest := widget.Paint{Draw: func(c *canvas.Canvas, at geom.Rect) {
		if e.by >= 0 {
			table.DrawCrest(c, e.by, at.Centre(), listCrestSize)
		}
	}}
	row := widget.Row(0, widget.Fixed(listTurnWidth, number.Muted()), widget.Fixed(listCrestSize, crest), widget.Gap(choiceGap), widget.Grow(text))
	if grade != analysis.NoMistake {
		row.Children = append(row.Children, widget.Fixed(listGradeWidth(grade), widget.Paint{Draw: func(c *canvas.Canvas, at geom.Rect) {
			drawGrade(c, grade, r.gradeSign(grade), geom.Pt(at.Right(), at.Centre().Y))
		}}))
	}
	return widget.Pressable{
		Control: ui.Control{
			Key: keyMove + strconv.Itoa(e.move), Role: ui.RoleToggle, On: shown, Name: r.withGrade(e.text, grade), Press: func() { r.seek(e.move) },
		},
		OwnFocus: true,
		Ground: func(c *canvas.Canvas, at geom.Rect, s ui.ControlState) {
			ui.DrawRow(c, at, s)
			if shown {
				ui.DrawSurface(c, ui.Well(), at)
			}
		},
		Child: widget.Pad(choiceEdge, 2, row),
	}
}
