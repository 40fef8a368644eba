package honshu

import (
	"math"
	"strings"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// changes is what the score of the land gains and loses by the card where it lies: signs with numbers on a small plate
// beside the card, and the same in words.
type changes struct {
	words string // for screen readers
	best  string // a sentence: the place against the best other one; "" where it is not shown
	items []changeItem
	style letters.Style
	plate geom.Rect // where they lie; empty for nowhere
}

// changeItem is a sign with its number.
type changeItem struct {
	sign  sign
	text  string
	ink   sprites.Color
	width float64    // of sign and number
	at    geom.Point // of its upper left corner, on the plate
}

// Measures of the plate, in logical units; those of its items grow with the words.
const (
	changeSize    = 14.5 // of the numbers
	changeSign    = 18.0
	changeHeight  = 22.0 // of an item
	changeBetween = 2.0  // between sign and number
	changeGap     = 7.0  // between items
	changePad     = 5.0
	changeMax     = 1.25 // times as large at most, or the plate would hide the land
	changeApart   = 8.0  // from the card
	changeFar     = 0.6  // squares hidden that weigh as much as a square further from the card
	changeLand    = 4.0  // places for the card hidden that weigh as much as a square of the land
	fingertip     = 60.0 // what a finger hides; the hand hides all below it
)

// newChanges finds them for a place that is legal; elsewhere the score stays as it is.
func (n *placement) newChanges(b *Board) (l changes) {
	e := &n.effect
	if !e.trial.Legal() {
		return l
	}
	words, by := b.words(), e.pointsAfter.Minus(n.pointsBefore)
	var say []string
	parts := 0
	for _, cat := range append(summedCategories(b.goal()), game.CategoryFields) {
		points := by.Of(cat)
		if points == 0 {
			continue
		}
		say = append(say, b.changeWords(cat, points))
		if cat != game.CategoryFields { // they are no points
			l.items = append(l.items, changeItem{sign: categorySign(cat, b.goal()), text: difference(points), ink: changeInk(points)})
			parts++
		}
	}
	if total := by.Total(); parts != 1 { // one part alone is the total
		l.items = append(l.items, changeItem{sign: drawBlossom, text: words.T(lang.HonshuChangeTotal, lang.Text("by", difference(total))), ink: changeInk(total)})
		say = append(say, b.changeWords(game.CategoryPoints, total))
	}
	l.words, l.best = words.List(say...), b.bestWords(e)
	return l
}

// changeWords says by how much a category changes.
func (b *Board) changeWords(cat game.Category, by int) string {
	key, n := lang.HonshuChangeMore, by
	switch {
	case cat == game.CategoryFields && by > 0:
		key = lang.HonshuFieldsMore
	case cat == game.CategoryFields:
		key, n = lang.HonshuFieldsLess, -by
	case by < 0:
		key, n = lang.HonshuChangeLess, -by
	case by == 0:
		key = lang.HonshuChangeNone
	}
	return b.words().T(key, lang.Text("part", b.category(cat)), lang.Count("n", n))
}

// bestWords says by how much a place is better than the best other one where the card has lain; "" where that is not known.
func (b *Board) bestWords(e *effect) string {
	by := e.best
	switch {
	case !e.knowsBest:
		return ""
	case by > 0:
		return b.words().T(lang.HonshuBestMore, lang.Count("n", by))
	case by < 0:
		return b.words().T(lang.HonshuBestLess, lang.Count("n", -by))
	}
	return b.words().T(lang.HonshuBestSame)
}

// withBest adds to the text about a place how it compares with others; short leaves out what is seen on the card.
func (n *placement) withBest(text string, short bool) string {
	best, t := n.changes.best, n.effect.trial
	switch {
	case best == "":
		return text
	case short && t.Lost|t.New == 0:
		return best
	}
	return strings.Join([]string{text, best}, " ")
}

// placeChanges finds the place of the plate: beside the card, where it hides least of the land and of the places for the
// card, and nothing of it lies under a finger that drags.
func (n *placement) placeChanges(b *Board) {
	l := &n.changes
	l.plate = geom.Rect{}
	room := n.room(b)
	card := n.chart.Box(honshuart.BoxOfCard(n.trialCard.place))
	if len(l.items) == 0 || !card.Overlaps(room) {
		return
	}
	scale := min(changeMax, b.env().Scale())
	l.style = ui.Strong(changeSize * scale)
	for k := range l.items {
		l.items[k].width = (changeSign+changeBetween)*scale + math.Ceil(letters.Measure(l.style, l.items[k].text))
	}
	corner, finger := n.cornerRect(b), n.fingerRect(b)
	least := math.Inf(1)
	var best geom.Rect
	try := func(r geom.Rect) {
		if !r.Within(room) || r.Overlaps(card) || r.Overlaps(corner) || r.Overlaps(finger) {
			return
		}
		far := max(card.Y-r.Bottom(), r.Y-card.Bottom(), card.X-r.Right(), r.X-card.Right()) / n.chart.Side
		if cost := changeFar * far; cost < least {
			if cost += n.countHidden(r); cost < least {
				best, least = r, cost
			}
		}
	}
	about := card.Inset(-changeApart)
	for _, most := range []float64{room.W, card.W} {
		size := l.layout(most, scale)
		for _, y := range []float64{about.Y - size.Y, about.Bottom(), room.Y, room.Bottom() - size.Y} {
			for _, x := range []float64{card.Centre().X - size.X/2, corner.X - size.X, corner.Right(), room.X, room.Right()} {
				try(geom.R(min(max(x, room.X), room.Right()-size.X), y, size.X, size.Y))
			}
		}
	}
	for _, left := range []bool{true, false} {
		most := room.Right() - about.Right()
		if left {
			most = about.X - room.X
		}
		beside := l.layout(most, scale)
		x := about.Right()
		if left {
			x = about.X - beside.X
		}
		for _, y := range []float64{card.Y, corner.Bottom(), corner.Y - beside.Y} {
			try(geom.R(x, min(max(y, room.Y), room.Bottom()-beside.Y), beside.X, beside.Y))
		}
	}
	l.layout(best.W, scale)
	l.plate = best
}

// layout sets the items out in as few rows as so much width allows, and returns how large the plate is.
func (l *changes) layout(most, scale float64) geom.Point {
	const step = 4.0 // sizes of plates are few, so that each is painted once
	high := changeHeight * scale
	x, y, wide := changePad, changePad, 0.0
	for k := range l.items {
		item := &l.items[k]
		if x > changePad && x+item.width+changePad > most {
			x, y = changePad, y+high
		}
		item.at = geom.Pt(x, y)
		wide = max(wide, x+item.width+changePad)
		x += item.width + changeGap
	}
	return geom.Pt(math.Ceil(wide/step)*step, math.Ceil(y+high+changePad))
}

// fingerRect is what a finger that drags the card hides, with its hand; empty for none.
func (n *placement) fingerRect(b *Board) geom.Rect {
	if n.drags.kind != cardDrag || !b.fingers() {
		return geom.Rect{}
	}
	r := geom.Around(n.drags.at, fingertip, fingertip)
	r.H = max(r.H, b.view.Area.Bottom()-r.Y)
	return r
}

// countHidden returns how many places for the card a rectangle would hide, in parts of squares; those of the land weigh more.
func (n *placement) countHidden(r geom.Rect) (hides float64) {
	left, top := n.chart.At(geom.Pt(r.X, r.Y))
	right, bottom := n.chart.At(geom.Pt(r.Right(), r.Bottom()))
	for y := top; y <= bottom; y++ {
		for x := left; x <= right; x++ {
			switch area := n.chart.Square(x, y).OverlapArea(r); {
			case n.trialCard.land.At(game.CellAt(x, y)) != game.NoSquare:
				hides += changeLand * area
			case n.markedSquares.has(x, y):
				hides += area
			}
		}
	}
	return hides / (n.chart.Side * n.chart.Side)
}

// drawChanges draws the plate.
func (n *placement) drawChanges(c *canvas.Canvas) {
	l := &n.changes
	if l.plate.Empty() {
		return
	}
	scale := l.style.Size / changeSize
	surface := ui.LitPlate()
	surface.Cast = 0
	ui.DrawSurface(c, surface, l.plate)
	for k := range l.items {
		item := &l.items[k]
		at := geom.Pt(l.plate.X+item.at.X, l.plate.Y+item.at.Y)
		size, high := changeSign*scale, changeHeight*scale
		item.sign(c, geom.Pt(at.X+size/2, at.Y+high/2), size)
		c.Text(l.style, item.text, geom.Pt(at.X+size+changeBetween*scale, canvas.InMiddle(l.style, at.Y, at.Y+high)), item.ink, canvas.Left)
	}
}
