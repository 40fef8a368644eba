package lesson

import (
	"math"
	"sort"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// plan is which part of the window the panel takes, and how large it and its words are there.
type plan struct {
	kind          kind
	room          geom.Rect // the part of the window
	margin        float64   // of the room: above the panel where that lies below the board, else at the outer side of it
	width, height float64   // of the panel
	style         letters.Style

	// Where the panel folds, the words stand on a popup over the board, no larger than this: longer words take several
	// pages.
	popupArea               geom.Rect // where popups may lie
	popupWidth, popupHeight float64
}

// kind is how the panel lies.
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
	columnWidth    = 250.0 // of a column on a phone held sideways
	edge           = 10.0  // around a panel
	pad            = 14.0  // within
	padHeight      = 12.0  // within, at the upper and the lower edge
	round          = 46.0  // of a button
	buttonGap      = 8.0   // between buttons
	rowGap         = 7.0   // above the row of buttons
	titleHeight    = 32.0
	bandTitle      = 29.0 // the same on a band
	stepsHeight    = 44.0
	minLogWidth    = 270.0 // the narrowest place of a log that holds a panel
	textSize       = 17.0
	minText        = 14.0
	columnRest     = titleHeight + stepsHeight + rowGap + round + 2*padHeight // of a column, beside its words
	checkRoom      = 28.0                                                     // left of the closing words
	bandWidth      = 1400.0
	bandEdge       = 24.0  // around a band, as around a large table
	bandFoot       = 32.0  // below it: off the hem of a cloth
	bandKeys       = 330.0 // the width of its buttons
	bandGap        = 26.0  // between them and the words
	bandSteps      = 36.0
	bandRise       = 10.0 // how far the dots may rise above the words
	stripWidth     = 620.0
	minBoardHeight = 590.0 // the height that a strip must leave for the board
	minBoardWidth  = 520.0 // the width that a column must leave for it
	buttons        = 5     // on a panel that folds
	foldingRim     = 7.0   // around a row of them
	pillarRim      = 3.0   // around a column of them
	pillarButton   = 44.0
	popupShare     = 0.34  // of the height of the window, which a popup takes at most
	usualPopup     = 270.0 // the breadth of a popup beside a pillar
	lowShare       = 0.45  // the same beside a pillar, where words are large
)

// Room implements table.Guide. Where the board leaves the place of a log that is large enough, the panel lies there;
// else it takes a part of the room, as small as its words allow.
func (g *guide) Room(v stage.View, layOut func(v stage.View) table.Places) stage.View {
	if tag := g.services.Words.Tag(); tag != g.tag {
		g.tag, g.answer = tag, "" // said in another language; the task is read again
	}
	area := v.Area
	if log := layOut(v); !log.Shifting && log.Log.W >= minLogWidth && log.Log.H >= g.columnHeight(log.Log.W, minText) {
		g.plan = g.column(log.Log, 0, log.Log.W, log.Log.H)
	} else {
		g.plan = g.part(&v)
	}
	g.cache.Arrange(area, widget.Env{TextScale: v.TextScale(), LeftHanded: g.services.Settings.LeftHanded})
	return v
}

// part takes a part of the room.
func (g *guide) part(v *stage.View) plan {
	switch {
	case v.Class == stage.Wide:
		return g.band(v)
	case v.Class == stage.Low && v.Safe.W-columnWidth-edge >= minBoardWidth:
		return g.layoutColumn(v)
	case v.Class == stage.Low:
		return g.pillar(v)
	}
	if p := g.strip(*v); v.Safe.H-p.height-edge >= minBoardHeight {
		return layoutBand(v, p, edge/2+2)
	}
	return g.folding(v)
}

// columnHeight returns how high a column of that width wants to be, with words of that size.
func (g *guide) columnHeight(width, size float64) float64 {
	return g.longest(ui.Body(size), width-2*pad) + columnRest
}

// column returns the plan of a high and narrow panel in the room.
func (g *guide) column(room geom.Rect, margin, wide, high float64) plan {
	style := g.textStyle(textSize, wide-2*pad, high-columnRest)
	return plan{kind: column, room: room, margin: margin, width: wide, height: high, style: style}
}

// side takes a part of the room at the side of the hand that does not play.
func (g *guide) side(v *stage.View, width float64) (part geom.Rect) {
	cut := v.Safe.CutLeft
	if g.services.Settings.LeftHanded {
		cut = v.Safe.CutRight
	}
	part, v.Safe = cut(width)
	return part
}

// layoutColumn takes a column at the side.
func (g *guide) layoutColumn(v *stage.View) plan {
	high := min(v.Safe.H-2*edge, g.columnHeight(columnWidth, textSize))
	return g.column(g.side(v, columnWidth+edge), edge, columnWidth, high)
}

// layoutBand takes the foot of the room for a panel, with so much free above and below it.
func layoutBand(v *stage.View, p plan, foot float64) plan {
	p.room, v.Safe = v.Safe.CutBottom(p.margin + p.height + foot)
	return p
}

// band takes a low strip over the whole width.
func (g *guide) band(v *stage.View) plan {
	const least = bandSteps - bandRise + round
	p := plan{kind: band, width: min(v.Safe.W-2*bandEdge, bandWidth)}
	text := p.width - 2*pad - bandKeys - bandGap
	high := max(bandTitle+g.longest(ui.Body(textSize), text), least)
	p.height, p.style = high+2*padHeight, g.textStyle(textSize, text, high-bandTitle)
	p = layoutBand(v, p, bandFoot)
	if v.Class == stage.Wide && v.Safe.H < minWideHeight {
		v.Class = stage.Low
	}
	return p
}

// minWideHeight is the height below which a board is laid out as on a low window.
const minWideHeight = 570.0

// strip returns the plan of a strip as high as the longest words of the lesson want.
func (g *guide) strip(v stage.View) plan {
	p := plan{kind: strip, margin: 2, width: min(v.Safe.W-2*edge, stripWidth), style: v.TextScale().Body(textSize - 1)}
	p.height = g.longest(p.style, p.width-2*pad) + rowGap + round + 2*padHeight
	return p
}

// folding takes no more than a row of buttons at the foot of the window.
func (g *guide) folding(v *stage.View) plan {
	p := g.strip(*v)
	p.kind, p.margin, p.height, p.popupWidth, p.popupHeight = folding, 0, round+2*foldingRim, p.width, v.Safe.H*popupShare
	p.style = g.textStyle(p.style.Size, p.width-2*pad, math.MaxFloat64)
	p = layoutBand(v, p, 5)
	p.popupArea = v.Safe.InsetXY((v.Safe.W-p.width)/2, edge)
	return p
}

// pillar takes no more than the breadth of a button at the side.
func (g *guide) pillar(v *stage.View) plan {
	const margin, most = 1.0, 400.0
	p := plan{kind: pillar, margin: margin, width: pillarButton + 2*pillarRim}
	p.height = min(v.Safe.H-2*margin, buttons*pillarButton+(buttons-1)*buttonGap+2*pillarRim)
	p.popupWidth = min(most, usualPopup*float64(v.TextScale()))
	p.style = g.textStyle(g.strip(*v).style.Size, p.popupWidth-2*pad, math.MaxFloat64)
	p.room = g.side(v, p.width+2*margin)
	p.popupArea = v.Safe.InsetXY(edge-3, edge) // near the pillar: off the board
	if p.popupHeight = p.popupArea.H; v.TextScale() > 1 {
		p.popupHeight = v.Safe.H * lowShare
	}
	return p
}

// textStyle returns the largest style, up to the size, in which all words of the lesson fit.
func (g *guide) textStyle(most, width, height float64) letters.Style {
	const step, least = 0.5, minText - 1
	fits := func(n int) bool { return g.longest(ui.Body(most-step*float64(n)), width) <= height }
	n := max(0, int((most-least)/step))
	return ui.Body(most - step*float64(sort.Search(n, fits)))
}

// longest returns the height of the longest words of the lesson, more than any panel has where one of them must be cut.
func (g *guide) longest(style letters.Style, width float64) float64 {
	most := 0.0
	measure := func(text string, width float64) {
		most = max(most, canvas.ParagraphHeight(style, text, width))
		if ui.FitWords(style, text, width).Size < style.Size {
			most = math.Inf(1)
		}
	}
	played, closing := g.course.Texts(g.catalog())
	for _, text := range played {
		measure(text, width)
	}
	for _, text := range closing {
		measure(text, width-checkRoom)
	}
	return most
}
