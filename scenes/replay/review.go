package replay

import (
	"engawa/rules/analysis"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of the panel while the analysis is open, in logical units.
const (
	courseUsual    = 76.0  // of the strip
	courseLow      = 44.0  // of the strip in a low window, and where only one move has room
	courseNarrow   = 56.0  // and in a narrow panel below the board, where there is room
	courseLeast    = 46.0  // and there at least
	narrowGap      = 6.0   // between the rows of that
	crossLip       = 2.0   // how far the edge of the cross reaches into the line below it
	verdictHeight  = 26.0  // of a line that says what the position is worth
	lineBelow      = 22.0  // of the move below it
	maxScaleBelow  = 1.3   // how much larger that is at most
	shareBelow     = 0.46  // and what it takes of the height of both at most
	gradeWide      = 34.0  // of the mark of a mistake
	analysisWidth  = 140.0 // of the button that opens the analysis, in a broad strip
	analysisNarrow = 104.0 // and in a narrow one
	analysisIcon   = 120.0 // from which it has an icon
	actionsWidth   = 320.0 // of the two ways on in a broad strip
)

// buildReview is the tree of what stands on the panel while the analysis is open.
func (r *Replay) buildReview(_ widget.Env, room widget.Size) widget.Widget {
	switch {
	case r.review.choosing:
		return r.chooser(room)
	case r.review.listing:
		return r.buildMoveList(room)
	case !r.plan.strip:
		return r.buildReviewInLog(room)
	case r.plan.panel.W >= broadStrip:
		return r.buildWideReview()
	}
	return r.buildNarrowReview(room)
}

// buildNarrowReview has the strip on top, what the position is worth below it, and the keys in one row with the ways on. The
// strip leads to both ends. As long as nothing is known, why not has the room of both.
func (r *Replay) buildNarrowReview(room widget.Size) widget.Widget {
	foot := widget.Row(rowGap, widget.Fixed(stepsWidth, r.keys(finger)), widget.Grow(r.actions()))
	strip := r.strip()
	if strip == nil {
		return widget.Column(narrowGap, widget.Grow(widget.Padding{Right: r.cornerWidth(), Child: r.verdictText()}), widget.Fixed(finger, foot))
	}
	list := r.reviewButtons()
	beside := float64(len(list)) * (finger + rowGap)
	sentence := widget.Stack{r.verdictAndMove(beside), topRight(beside, list)}
	high := max(courseLeast, min(courseNarrow, room.H-2*(finger+narrowGap)))
	return widget.Column(narrowGap, widget.Fixed(high, widget.Padding{Right: r.cornerWidth(), Child: strip}),
		widget.Grow(sentence), widget.Fixed(finger, foot))
}

// courseHeight returns how high the strip with the worth of positions is below a board.
func (p *plan) courseHeight() float64 { return finger + p.reserve }

// buildReviewInLog has the moves below what the position is worth. Where there is room for one move only, it stands below
// that, in the place of the head.
func (r *Replay) buildReviewInLog(room widget.Size) widget.Widget {
	size := keySize(r.plan.panel.W)
	keys, actions := widget.Fixed(size, r.keys(size)), widget.Fixed(finger, r.actions())
	gap := rowGap
	if !r.plan.listsMoves() {
		gap = max(minGap, min(rowGap, (room.H-2*finger-courseLow-size)/8))
		return widget.Column(gap, widget.Grow(r.verdictAndMove(r.cornerWidth())), r.course(courseLow), keys, actions)
	}
	head := widget.Padding{Right: r.cornerWidth(), Child: r.buildMoveHeading()}
	return widget.Column(gap, widget.Fixed(finger, head), widget.Natural(r.verdictText()),
		widget.Grow(widget.Builder(r.log)), r.course(courseUsual), keys, actions)
}

// buildWideReview has the ways on beside what the position is worth, and the keys beside the strip.
func (r *Replay) buildWideReview() widget.Widget {
	corner := r.cornerWidth()
	actions := widget.Padding{Right: corner, Child: widget.Align{Y: widget.Start, Child: widget.Sized{H: finger, Child: r.actions()}}}
	head := widget.Row(0, widget.Grow(r.verdictAndMove(2*rowGap)), widget.Fixed(actionsWidth+corner, actions))
	foot := widget.Row(3*rowGap, widget.Fixed(keysWidth, widget.Align{Y: widget.Centre, Child: widget.Sized{H: finger, Child: r.keys(finger)}}))
	if strip := r.strip(); strip != nil {
		foot.Children = append(foot.Children, widget.Grow(strip))
	}
	return widget.Column(rowGap, widget.Grow(head), widget.Fixed(r.plan.courseHeight(), foot))
}

// verdictText says what the position is worth, or how far the analysis has come.
func (r *Replay) verdictText() *widget.Text {
	return &widget.Text{Text: r.verdict(), Style: r.plan.textScale.Strong(16), Ink: sprites.Ink, MinSize: 13, Key: keyVerdict}
}

// verdictAndMove says what the position is worth, and below that which move led to it; beside them the cross has its
// place unless the panel is broad. As long as nothing is known, why not has all the room; so has, where there is little of
// it or words are large, what would have been better and takes two lines. The verdict ends so far from the right.
func (r *Replay) verdictAndMove(right float64) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		verdict := widget.Padding{Right: right, Child: widget.Align{Y: widget.Centre, Child: r.verdictText()}}
		line, ok := r.currentLine()
		high := min(lineBelow*min(maxScaleBelow, max(1, float64(r.plan.textScale))), room.H*shareBelow)
		crowded := r.plan.textScale > 1 && r.betterText() != "" // the large print button wants a place
		if r.review.analysisIfDone() == nil || !ok || crowded || room.H-high < finger && r.betterText() != "" &&
			(letters.Measure(ui.Strong(13), r.betterText()) > room.W-right || line.NeedsWrap(room.W-right-gradeWide)) {
			return verdict
		}
		isUnderCross := right > 0 && room.H-high >= finger
		if isUnderCross {
			right = 0
		}
		entry := logEntry{LogLine: line, height: high, grade: r.currentGrade()}
		if entry.Strong = false; entry.grade != analysis.NoMistake {
			entry.sign = r.gradeWords(entry.grade)
			if entry.room = gradeWidth(entry.sign); line.NeedsWrap(room.W - right - entry.room) {
				entry.sign, entry.room = r.gradeSign(entry.grade), gradeWide
			}
		}
		below := widget.Padding{Right: right, Child: r.buildMovesPlace(line, widget.Paint{Draw: entry.draw})}
		if isUnderCross {
			below.Top, below.Bottom = crossLip, -crossLip
		}
		return widget.Column(0, widget.Grow(verdict), widget.Fixed(high, below))
	})
}

// currentLine returns the line of the move that led to what is shown; false at the start.
func (r *Replay) currentLine() (table.LogLine, bool) {
	if r.review.trial == nil {
		line, ok := r.present(false, widget.Size{})
		line.TextScale = 1
		return line, ok
	}
	before, mv, _ := r.currentMoveFrom()
	return table.LogLine{Number: -1, By: mv.By, Text: r.board.Line(before, mv), Strong: true, TextScale: 1}, true
}

// currentGrade returns how much the move that led to what is shown has given away.
func (r *Replay) currentGrade() analysis.Grade {
	a, tried := r.review.analysisIfDone(), r.review.trial
	switch {
	case a == nil || tried == nil:
		return r.grade(r.moveCount)
	case !table.IsSolved(r.match):
		return analysis.NoMistake
	}
	return analysis.GradeOf(a.Value(r.moveCount, tried.by), tried.value)
}

// actions is the list of all moves, and trying again; of an estimate, the better move and the next mistake.
func (r *Replay) actions() widget.Widget {
	if !table.IsSolved(r.match) {
		return r.estimateActions()
	}
	words := r.services.Words
	at, mistake := r.retryPosition()
	_, choices := r.match.At(at).Actors().Only()
	tip := lang.ReplayTryHere
	if mistake {
		tip = lang.ReplayTryMistake
	}
	other := widget.Button{Icon: "swap", Control: ui.Control{
		Key: keyElse, Name: words.T(lang.ReplayElse), Off: r.review.analysisIfDone() == nil || !choices, Press: r.openMoves,
	}}
	again := widget.Button{Icon: "redo", Control: ui.Control{
		Key: keyAgain, Name: words.T(lang.ReplayTryAgain), Tip: words.T(tip), Off: !r.triesAgain(), Press: r.tryAgain,
	}}
	return pair(other, again)
}

// pair is two buttons side by side, with their icons where there is room for both, else with their words, or where these would
// be broken with the icons.
func pair(first, second widget.Button) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		each := (room.W - rowGap) / 2
		switch {
		case each < max(ui.MinLabelWidth(first.Name), ui.MinLabelWidth(second.Name)):
			first.FullTextWidth, second.FullTextWidth = each+1, each+1
		case each < analysisIcon:
			first.Icon, second.Icon = "", ""
		}
		return widget.Even(rowGap, first, second)
	})
}
