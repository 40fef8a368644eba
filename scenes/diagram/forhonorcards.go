package diagram

import (
	"fmt"
	"slices"
	"strconv"

	"engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// forhonorCards is the picture of cards of For Honor side by side: all of them heroes, or all initiative cards.
type forhonorCards []forhonorCard

type forhonorCard struct {
	hero       forhonorsprites.Hero // 0 for an initiative card
	initiative forhonorsprites.InitiativeCard
	name       string // of the hero
	light      bool
}

// Measures, in units of a field.
const (
	forhonorCardGap          = 16.0
	forhonorCardEdge         = 12.0
	forhonorCardLift         = 22.0 // how far a chosen card is lifted
	maxHeroesInLine          = 3    // heroes in a line
	maxInitiativeCardsInLine = 4    // initiative cards in a line
	initiativeX              = 1.35 // how many times as large as beside the board initiative cards are
)

// card returns the breadth and height of one card.
func (m forhonorCards) card() (w, h float64) {
	if m[0].hero != 0 {
		box := forhonorsprites.HeroCardBox()
		return box.W, box.H
	}
	box := forhonorsprites.InitiativeBox()
	return box.W * initiativeX, box.H * initiativeX
}

// columns returns how many cards lie in a line.
func (m forhonorCards) columns() int {
	if m[0].hero != 0 {
		return min(len(m), maxHeroesInLine)
	}
	return min(len(m), maxInitiativeCardsInLine)
}

// lift returns how far a chosen card is lifted, 0 where there is none.
func (m forhonorCards) lift() float64 {
	if slices.ContainsFunc(m, func(c forhonorCard) bool { return c.light }) {
		return forhonorCardLift
	}
	return 0
}

// size implements drawing.
func (m forhonorCards) size() (w, h float64) {
	wide, high := m.card()
	lines := (len(m) + m.columns() - 1) / m.columns()
	edge := 2 * forhonorCardEdge
	if len(m) == 1 {
		edge = 0
	}
	return float64(m.columns())*(wide+forhonorCardGap) - forhonorCardGap + edge, float64(lines)*(high+forhonorCardGap+m.lift()) - forhonorCardGap + edge
}

// key differs from the names of other pictures.
func (m forhonorCards) key() any { return fmt.Sprint("cards of For Honor", []forhonorCard(m)) }

// paint implements painter.
func (m forhonorCards) paint(out *vector.Canvas, _ float64) {
	wide, high := m.card()
	edge := forhonorCardEdge
	if len(m) == 1 {
		edge = 0
	}
	for k, one := range m {
		x := edge + float64(k%m.columns())*(wide+forhonorCardGap)
		y := edge + m.lift() + float64(k/m.columns())*(high+forhonorCardGap+m.lift())
		if one.light {
			y -= m.lift()
		}
		one.draw(out, geom.Pt(x, y))
	}
}

// draw draws the card with the upper left corner of its box at the point.
func (c forhonorCard) draw(out *vector.Canvas, at geom.Point) {
	out.Save()
	defer out.Restore()
	if c.hero == 0 {
		box := forhonorsprites.InitiativeBox()
		paintSprite(out, c.initiative, geom.Pt(at.X-box.X*initiativeX, at.Y-box.Y*initiativeX), initiativeX)
		return
	}
	box := forhonorsprites.HeroCardBox()
	out.Translate(at.X-box.X, at.Y-box.Y)
	if c.light {
		out.Stroke(vector.RoundRect(box.X, box.Y, box.W, box.H, 10), vector.Stroke{Width: 12, Join: vector.RoundJoin}, vector.Solid(sprites.Kin2))
	}
	// Only a hero that does not exist fails.
	_ = forhonorsprites.HeroCard{Hero: c.hero}.Draw(out)
	room := forhonorsprites.HeroCardName()
	style := letters.Style{Face: letters.Heading, Size: room.H * 0.72}
	if w := letters.Measure(style, c.name); w > room.W {
		style = style.WithSize(style.Size * room.W / w)
	}
	paintCentred(out, style, c.name, geom.Pt(room.X+room.W/2, room.Y+room.H/2))
	c.paintNumbers(out)
}

// paintNumbers writes below the name how far the hero moves and how many lives it has, and draws the sign of its power.
func (c forhonorCard) paintNumbers(out *vector.Canvas) {
	const side = 22.0
	h := forhonor.Hero(c.hero)
	room := forhonorsprites.HeroCardLine()
	third := room.W / 3
	style := letters.Style{Face: letters.Heading, Size: 20}
	for k, one := range []struct {
		icon string
		n    int
	}{{"steps", h.Faction().Allowance()}, {"life", h.Life()}, {c.hero.PowerIcon(), 0}} {
		x, y := room.X+(float64(k)+0.5)*third, room.Y+room.H/2
		if one.n > 0 {
			text := strconv.Itoa(one.n)
			paintCentred(out, style, text, geom.Pt(x+side/2, y))
			x -= letters.Measure(style, text)/2 + 2
		}
		paintIcon(out, one.icon, geom.Pt(x, y), side, sprites.Ink2)
	}
}

// heroCard returns the picture of a single hero's card.
func heroCard(card lang.Card) (Diagram, bool) {
	h, ok := forhonor.ParseHero(card.Code)
	return Diagram{forhonorCards{{hero: forhonorsprites.Hero(h), name: card.Name}}}, ok
}
