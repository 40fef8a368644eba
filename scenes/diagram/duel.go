package diagram

import (
	"strconv"

	"engawa/rules/forhonor"
	"engawa/scenes/geom"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// duel is the table of lives that two heroes lose in the first round of their fight, the first at the left with its
// cards in rows, the second above.
type duel struct{ first, second forhonor.Hero }

// Measures of a table, in units of a field.
const (
	duelToken  = 92.0  // room of a token
	duelHead   = 58.0  // room of a card's sign
	duelWidth  = 112.0 // of a cell
	duelHeight = 66.0
	duelText   = 30.0
	duelSmall  = 0.78 // of the tokens
)

// size implements drawing.
func (d duel) size() (w, h float64) {
	return duelToken + duelHead + forhonor.NumCards*duelWidth + 6, duelToken + duelHead + forhonor.NumCards*duelHeight + 6
}

func (d duel) key() any { return d }

// cell returns where a cell of the table lies, rows and columns from 0.
func (d duel) cell(row, column int) geom.Rect {
	return geom.R(duelToken+duelHead+float64(column)*duelWidth, duelToken+duelHead+float64(row)*duelHeight, duelWidth, duelHeight)
}

// cards are the combat cards in the order of rows and columns.
func cards() []forhonor.Card {
	return []forhonor.Card{forhonor.Sword, forhonor.Charge, forhonor.Shield}
}

// outcome returns the lives that both lose in a cell.
func (d duel) outcome(row, column int) [2]int {
	return forhonor.Fight(forhonor.Fighter{Hero: d.first, Card: cards()[row]}, forhonor.Fighter{Hero: d.second, Card: cards()[column]}).Loss
}

// paint implements painter.
func (d duel) paint(out *vector.Canvas, _ float64) {
	all := d.cell(0, 0)
	all.W, all.H = forhonor.NumCards*duelWidth, forhonor.NumCards*duelHeight
	paintSprite(out, forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(d.first), Camp: forhonorsprites.AttackerCamp}, geom.Pt(duelToken/2, all.Centre().Y), duelSmall)
	paintSprite(out, forhonorsprites.HeroToken{Hero: forhonorsprites.Hero(d.second), Camp: forhonorsprites.DefenderCamp}, geom.Pt(all.Centre().X, duelToken/2), duelSmall)
	for k, card := range cards() {
		d.paintHead(out, d.first, card, geom.Pt(duelToken+duelHead/2, d.cell(k, 0).Centre().Y))
		d.paintHead(out, d.second, card, geom.Pt(d.cell(0, k).Centre().X, duelToken+duelHead/2))
	}
	for row := range cards() {
		for column := range cards() {
			paintOutcome(out, d.cell(row, column), d.outcome(row, column))
		}
	}
	line := vector.Stroke{Width: 3, Join: vector.RoundJoin}
	out.Stroke(vector.RoundRect(all.X, all.Y, all.W, all.H, 5), line, vector.Solid(sprites.Ink))
}

// paintHead draws the sign of a card; that of the hero's faction is ringed.
func (d duel) paintHead(out *vector.Canvas, h forhonor.Hero, card forhonor.Card, at geom.Point) {
	const side = 40.0
	if h.Faction().Card() == card {
		out.Fill(vector.Circle(at.X, at.Y, side*0.66), vector.Solid(sprites.Kin2))
		out.Stroke(vector.Circle(at.X, at.Y, side*0.66), vector.Stroke{Width: 2.5}, vector.Solid(sprites.Kin3))
	}
	paintIcon(out, card.String(), at, side, sprites.Ink)
}

// paintIcon draws an icon of the catalogue about a point. One that does not exist is left out; the tests hold that
// there are all of them.
func paintIcon(out *vector.Canvas, name string, at geom.Point, side float64, ink sprites.Color) {
	const box = 24.0
	icon, err := sprites.Icon(name, ink)
	if err != nil {
		return
	}
	out.Save()
	defer out.Restore()
	out.Translate(at.X-side/2, at.Y-side/2)
	out.Scale(side/box, side/box)
	icon.Draw(out)
}

// paintOutcome writes what both lose, on the pale cloth of who loses less.
func paintOutcome(out *vector.Canvas, r geom.Rect, loss [2]int) {
	ground := sprites.Paper3
	switch {
	case loss[0] < loss[1]:
		ground = forhonorsprites.AttackerCamp.Cloth().Pale
	case loss[1] < loss[0]:
		ground = forhonorsprites.DefenderCamp.Cloth().Pale
	}
	out.Fill(vector.Rect(r.X, r.Y, r.W, r.H), vector.Solid(ground))
	out.Stroke(vector.Rect(r.X, r.Y, r.W, r.H), vector.Stroke{Width: 1.5}, vector.Solid(sprites.Paper4))
	style := letters.Style{Face: letters.Heading, Size: duelText}
	for k, n := range loss {
		x := r.Centre().X + (float64(k)-0.5)*r.W*0.5
		text := strconv.Itoa(n)
		ink := sprites.Ink
		if n == 0 {
			ink = sprites.Ink3
		}
		letters.Draw(out, style, x-letters.Measure(style, text)/2, r.Centre().Y+letters.CapHeight(style)/2, text, vector.Solid(ink))
	}
	slash := vector.Line(r.Centre().X+5, r.Centre().Y-13, r.Centre().X-5, r.Centre().Y+13)
	out.Stroke(slash, vector.Stroke{Width: 2.2, Cap: vector.RoundCap}, vector.Solid(sprites.Ink2))
}

// cycle is the picture of the three combat cards, each beating the next.
type cycle struct{}

// size implements drawing.
func (cycle) size() (w, h float64) {
	box := forhonorsprites.CombatCycle{}.Box()
	return box.W, box.H
}

func (cycle) key() any { return cycle{} }

// paint implements painter.
func (y cycle) paint(out *vector.Canvas, _ float64) {
	box := forhonorsprites.CombatCycle{}.Box()
	paintSprite(out, forhonorsprites.CombatCycle{}, geom.Pt(-box.X, -box.Y), 1)
}
