package lesson

import (
	"math"
	"sort"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// plan is where everything on the paper lies.
type plan struct {
	kind  kind
	paper geom.Rect
	title geom.Rect // empty where there is no room
	text  geom.Rect // on the card where the paper folds
	style letters.Style
	steps geom.Rect // the dots, in a column and a band; elsewhere they lie between the buttons
	row   geom.Rect // of the buttons

	// Where the paper folds, the words stand on a card over the board: near the buttons, or at the other edge. It is as
	// high as the words need, and no higher than these.
	near, far   geom.Rect
	top, bottom float64 // where a card begins and ends at most
	high        float64 // of a card at most: longer words take several leaves
}

// kind is how the paper lies.
type kind uint8

const (
	column  kind = iota // high and narrow: in the place of the log, or beside the board
	band                // low and wide below the board, the buttons beside the words
	strip               // below the board, the words over the buttons
	folding             // only the buttons below the board; the words come and go
	pillar              // the same with the buttons one below the other beside the board
)

// Measures, in logical units.
const (
	columnWide  = 250.0 // of a column on a phone held sideways
	edge        = 10.0  // around a paper
	pad         = 14.0  // within
	padHigh     = 12.0  // within, at the upper and the lower edge
	round       = 46.0  // of a button
	apart       = 8.0   // between buttons
	rowGap      = 7.0   // above the row of buttons
	titleHigh   = 32.0
	bandTitle   = 29.0 // the same on a band
	stepsHigh   = 44.0
	leastLog    = 270.0 // the narrowest place of a log that holds a paper
	mostText    = 17.0
	leastText   = 14.0
	checkRoom   = 28.0 // left of the closing words
	bandWide    = 1400.0
	bandEdge    = 24.0 // around a band, as around a large table
	bandFoot    = 32.0 // below it: off the hem of a cloth
	stripWide   = 620.0
	leastBoard  = 590.0 // the height that a strip must leave for the board
	leastBeside = 520.0 // the width that a column must leave for it
	buttons     = 5     // on a paper that folds
	cardShare   = 0.34  // of the height of the window, which a card takes at most
	lowShare    = 0.45  // the same beside a pillar, where words are large
)

// Room implements table.Guide. Where the board leaves the place of a log that is large enough, the paper lies there;
// else it takes a part of the room, as small as its words allow.
func (g *guide) Room(v stage.View, layOut func(v stage.View) table.Places) stage.View {
	if tag := g.house.Words.Tag(); tag != g.tag {
		g.tag, g.answer = tag, "" // said in another language; the task is read again
	}
	f := layOut(v)
	if log := f.Log; !f.Shifting && log.W >= leastLog && log.H >= g.columnHeight(log.W, leastText) {
		g.layColumn(log)
		return v
	}
	switch {
	case v.Class == stage.Wide:
		g.layBand(&v)
	case v.Class == stage.Low && v.Safe.W-columnWide-edge >= leastBeside:
		g.layBeside(&v)
	case v.Class == stage.Low:
		g.layPillar(&v)
	case v.Safe.H-g.stripHeight(v) >= leastBoard:
		g.layStrip(&v)
	default:
		g.layFolding(&v)
	}
	return v
}

// layBeside takes a column at the side of the hand that does not play.
func (g *guide) layBeside(v *stage.View) {
	paper := geom.R(v.Safe.X+edge, v.Safe.Y+edge, columnWide, v.Safe.H-2*edge)
	v.Safe.W -= columnWide + edge
	if g.house.Settings.LeftHanded {
		paper.X = v.Safe.Right()
	} else {
		v.Safe.X += columnWide + edge
	}
	if want := g.columnHeight(columnWide, mostText); want < paper.H {
		paper = geom.Around(paper.Centre(), columnWide, want)
	}
	g.layColumn(paper)
}

// layColumn lays the paper out high and narrow.
func (g *guide) layColumn(paper geom.Rect) {
	p := plan{kind: column, paper: paper}
	in := paper.InsetXY(pad, padHigh)
	p.row, in = in.CutBottom(round)
	_, in = in.CutBottom(rowGap)
	p.steps, in = in.CutBottom(stepsHigh)
	p.title, p.text = in.CutTop(titleHigh)
	p.style = g.textStyle(mostText, p.text.W, p.text.H)
	g.plan = p
}

// columnHeight returns how high a column of that width wants to be, with words of that size.
func (g *guide) columnHeight(width, size float64) float64 {
	return g.longest(ui.Body(size), width-2*pad) + titleHigh + stepsHigh + rowGap + round + 2*padHigh
}

// layBand takes a low strip over the whole width.
func (g *guide) layBand(v *stage.View) {
	const keys, between, rise, steps = 330.0, 26.0, 10.0, 36.0 // the dots rise above the words
	const least = steps - rise + round
	width := min(v.Safe.W-2*bandEdge, bandWide)
	text := width - 2*pad - keys - between
	high := max(bandTitle+g.longest(ui.Body(mostText), text), least) + 2*padHigh
	p := plan{kind: band, paper: geom.R(v.Safe.Centre().X-width/2, v.Safe.Bottom()-bandFoot-high, width, high)}
	right, left := p.paper.InsetXY(pad, padHigh).CutRight(keys)
	if g.house.Settings.LeftHanded {
		right, left = p.paper.InsetXY(pad, padHigh).CutLeft(keys)
		_, left = left.CutLeft(between)
	}
	p.title, p.text = geom.R(left.X, left.Y, text, left.H).CutTop(bandTitle)
	p.row, _ = right.CutBottom(round)
	p.steps = geom.R(p.row.X, p.row.Y-steps, p.row.W, steps)
	p.style = g.textStyle(mostText, p.text.W, p.text.H)
	v.Safe.H = p.paper.Y - v.Safe.Y
	if v.Class == stage.Wide && v.Safe.H < leastWide {
		v.Class = stage.Low
	}
	g.plan = p
}

// leastWide is the height below which a board is laid out as on a low window.
const leastWide = 570.0

// stripHeight returns how high a strip is below a board, with its edge.
func (g *guide) stripHeight(v stage.View) float64 {
	return g.longest(stripText(v), stripWidth(v)-2*pad) + rowGap + round + 2*padHigh + edge
}

func stripWidth(v stage.View) float64 { return min(v.Safe.W-2*edge, stripWide) }

func stripText(v stage.View) letters.Style { return v.Reading().Body(mostText - 1) }

// layStrip takes a strip at the foot of the window, as high as the longest words of the lesson want.
func (g *guide) layStrip(v *stage.View) {
	width, high := stripWidth(*v), g.stripHeight(*v)
	p := plan{kind: strip, style: stripText(*v)}
	p.paper = geom.R(v.Safe.Centre().X-width/2, v.Safe.Bottom()-high+edge/2-2, width, high-edge)
	in := p.paper.InsetXY(pad, padHigh)
	p.row, in = in.CutBottom(round)
	_, p.text = in.CutBottom(rowGap)
	v.Safe.H = p.paper.Y - 2 - v.Safe.Y
	g.plan = p
}

// layFolding takes no more than a row of buttons at the foot of the window.
func (g *guide) layFolding(v *stage.View) {
	const rim = 7.0
	width := stripWidth(*v)
	p := plan{kind: folding}
	high := round + 2*rim
	p.paper = geom.R(v.Safe.Centre().X-width/2, v.Safe.Bottom()-high-5, width, high)
	p.row = p.paper.InsetXY(pad-2, rim)
	p.style = g.textStyle(stripText(*v).Size, width-2*pad, math.MaxFloat64)
	p.high = v.Safe.H * cardShare
	p.top, p.bottom = v.Safe.Y+edge, p.paper.Y-8
	p.near = geom.R(p.paper.X, p.bottom-p.high, width, p.high)
	p.far = geom.R(p.paper.X, p.top, width, p.high)
	v.Safe.H = p.paper.Y - v.Safe.Y
	g.plan = p
}

// layPillar takes no more than the breadth of a button at the side of the hand that does not play.
func (g *guide) layPillar(v *stage.View) {
	const rim, least, usual, most, size = 3.0, 1.0, 270.0, 400.0, 44.0
	p := plan{kind: pillar}
	wide := min(most, usual*float64(v.Reading()))
	high := min(v.Safe.H-2*least, buttons*size+(buttons-1)*apart+2*rim)
	p.paper = geom.R(v.Safe.X+least, v.Safe.Centre().Y-high/2, size+2*rim, high)
	p.style = g.textStyle(stripText(*v).Size, wide-2*pad, math.MaxFloat64)
	if p.high = v.Safe.H - 2*edge; v.Reading() > 1 {
		p.high = v.Safe.H * lowShare
	}
	p.near = geom.R(p.paper.Right()+8, v.Safe.Centre().Y-p.high/2, wide, p.high)
	p.far = geom.R(v.Safe.Right()-edge-wide, p.near.Y, wide, p.high)
	p.top, p.bottom = v.Safe.Y+edge, v.Safe.Bottom()-edge
	taken := p.paper.W + 2*least
	v.Safe.W -= taken
	if g.house.Settings.LeftHanded {
		p.paper.X = v.Safe.Right() + least
		p.near.X, p.far.X = p.paper.X-8-wide, v.Safe.X+edge
	} else {
		v.Safe.X += taken
	}
	p.row = p.paper.InsetXY(rim, rim)
	g.plan = p
}

// textStyle returns the largest style, up to the size, in which all words of the lesson fit.
func (g *guide) textStyle(most, width, height float64) letters.Style {
	const step, least = 0.5, leastText - 1
	fits := func(n int) bool { return g.longest(ui.Body(most-step*float64(n)), width) <= height }
	n := max(0, int((most-least)/step))
	return ui.Body(most - step*float64(sort.Search(n, fits)))
}

// longest returns the height of the longest words of the lesson, more than any paper has where one of them must be cut.
func (g *guide) longest(style letters.Style, width float64) float64 {
	words, game, most := g.catalog(), g.lesson.Game, 0.0
	measure := func(text string, width float64) {
		most = max(most, canvas.ParagraphHeight(style, text, width))
		if ui.Whole(style, text, width).Size < style.Size {
			most = math.Inf(1)
		}
	}
	for _, step := range g.lesson.Steps {
		measure(words.LessonTask(game, step.Name), width)
		measure(words.LessonDone(game, step.Name), width-checkRoom)
		measure(words.LessonAnswer(game, step.Name, ""), width)
		for _, a := range step.Answers {
			measure(words.LessonAnswer(game, step.Name, a.Name), width)
		}
	}
	return most
}
