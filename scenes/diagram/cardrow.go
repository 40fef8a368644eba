package diagram

import (
	"fmt"
	"slices"
	"strconv"

	"engawa/rules/honshu"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// row is the picture of cards of Honshū side by side, those of a trick with what they are worth and discs that tell in
// which order their players choose.
type row struct {
	cards []tableCard
	trick bool
	gaps  []int // cards with which another group begins; groups are numbered
}

// tableCard is a card on the table; NoCard is a back.
type tableCard struct {
	card      honshu.Card
	isBoosted bool
	cube      honshu.Colour
	light     bool
}

// value returns what the card is worth in a trick.
func (c tableCard) value() int {
	n, _ := strconv.Atoi(c.card.String())
	if c.isBoosted {
		n += honshu.BoostValue
	}
	return n
}

// Measures of a row, in units of a card.
const (
	rowBetween = 26.0
	rowGap     = 70.0 // more, between groups
	rowEdge    = 14.0 // around the cards
	rowUnder   = 62.0 // for what is written below
	rowLabel   = 31.0 // size of the sum
	lightLift  = 26.0 // how far a chosen card is lifted
	rowMax     = 4    // cards; more are broken into two lines
)

// columns returns how many cards lie in a line.
func (r row) columns() int {
	if n := len(r.cards); n > rowMax {
		return (n + 1) / 2
	}
	return len(r.cards)
}

// lineHeight returns the height of a line of cards with what is written below.
func (r row) lineHeight() float64 {
	h := honshusprites.MapCardHeight + 2*rowEdge + r.lift()
	if r.trick || len(r.gaps) > 0 {
		h += rowUnder
	}
	return h
}

// lift returns how far a chosen card is lifted, 0 where there is none.
func (r row) lift() float64 {
	if slices.ContainsFunc(r.cards, func(c tableCard) bool { return c.light }) {
		return lightLift
	}
	return 0
}

// size implements drawing.
func (r row) size() (w, h float64) {
	n := r.columns()
	lines := (len(r.cards) + n - 1) / n
	w = float64(n)*(honshusprites.MapCardWidth+rowBetween) - rowBetween + float64(len(r.gaps))*rowGap + 2*rowEdge
	return w, float64(lines) * r.lineHeight()
}

func (r row) key() any { return fmt.Sprint("cards", r) }

// place returns the upper left corner of a card.
func (r row) place(k int) geom.Point {
	x := rowEdge + float64(k%r.columns())*(honshusprites.MapCardWidth+rowBetween)
	for _, before := range r.gaps {
		if before <= k {
			x += rowGap
		}
	}
	y := rowEdge + r.lift() + float64(k/r.columns())*r.lineHeight()
	if r.cards[k].light {
		y -= r.lift()
	}
	return geom.Pt(x, y)
}

// paint implements painter.
func (r row) paint(out *vector.Canvas, scale float64) {
	box := honshusprites.MapCardBox()
	for k, c := range r.cards {
		at := r.place(k)
		paintImage(out, honshusprites.MapCardShadow(scale, 0), at.Add(geom.Pt(box.X, box.Y)), scale)
		out.Save()
		out.Translate(at.X, at.Y)
		c.paint(out)
		if r.trick {
			c.paintOrder(out, r.placeInOrder(k))
		}
		out.Restore()
	}
	r.paintGroups(out)
}

// paintGroups numbers the groups, where there are several.
func (r row) paintGroups(out *vector.Canvas) {
	if len(r.gaps) == 0 {
		return
	}
	style := letters.Style{Face: letters.Heading, Size: rowLabel}
	first := 0
	for n, end := range append(slices.Clone(r.gaps), len(r.cards)) {
		from, to := r.place(first), r.place(end-1)
		middle := (from.X + to.X + honshusprites.MapCardWidth) / 2
		paintCentred(out, style, strconv.Itoa(n+1), geom.Pt(middle, from.Y+honshusprites.MapCardHeight+rowUnder*0.62))
		first = end
	}
}

// placeInOrder returns when the player of a card chooses, 1 for first.
func (r row) placeInOrder(k int) int {
	place := 1
	for _, other := range r.cards {
		if other.value() > r.cards[k].value() {
			place++
		}
	}
	return place
}

// paint draws the card with its upper left corner at the origin.
func (c tableCard) paint(out *vector.Canvas) {
	if c.card == honshu.NoCard {
		honshusprites.DrawMapCardBack(out)
		return
	}
	if c.light {
		out.Stroke(honshusprites.MapCardOutline(), vector.Stroke{Width: 16, Join: vector.RoundJoin}, vector.Solid(sprites.Kin2))
	}
	// Only a square that does not exist fails.
	_ = honshuart.CardSprite(c.card).Draw(out)
	if c.isBoosted {
		at := honshusprites.MapCardCube()
		paintSprite(out, honshusprites.Cube{Good: honshusprites.Good(c.cube)}, geom.Pt(at.X, at.Y), 1)
	}
}

// paintOrder writes below a card what it is worth, and when its player chooses.
func (c tableCard) paintOrder(out *vector.Canvas, place int) {
	const y = honshusprites.MapCardHeight + rowUnder*0.62
	text := c.card.String()
	if c.isBoosted {
		text += " + 60"
	}
	style := letters.Style{Face: letters.Heading, Size: rowLabel}
	const disc = 34.0
	wide := letters.Measure(style, text) + disc + 8
	x := honshusprites.MapCardWidth/2 - wide/2
	paintSprite(out, honshusprites.OrderDisc{Place: place}, geom.Pt(x+disc/2, y), disc/honshusprites.OrderDiscBox().W)
	paintCentred(out, style, text, geom.Pt(x+disc+8+letters.Measure(style, text)/2, y))
}
