package homeworlds

import (
	"math"
	"slices"
	"strconv"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// missingPiece is a piece that a home still lacks.
type missingPiece struct {
	piece game.Piece
	star  bool
}

// completeHome returns the home of the slot as it will be, with pieces in place of what is still to be taken, and these in
// the order in which they are taken. Other systems lack nothing.
func (b *Board) completeHome(slot int) (whole game.System, lacking []missingPiece) {
	whole = b.pos.Systems[slot]
	if b.pos.Phase != game.Setup || slot >= b.seats {
		return whole, nil
	}
	star := func(c game.Colour, size int) {
		p := game.MakePiece(c, size)
		whole.Stars += p.One()
		lacking = append(lacking, missingPiece{p, true})
	}
	if whole.Stars.Len() == 0 {
		star(game.Blue, game.NumSizes)
	}
	if whole.Stars.Len() == 1 {
		star(game.Yellow, 2+whole.Stars.Largest()%2) // another size is better
	}
	if whole.Ships[slot] == 0 {
		ship := game.MakePiece(game.Green, game.NumSizes)
		whole.Ships[slot] = ship.One()
		lacking = append(lacking, missingPiece{ship, false})
	}
	return whole, lacking
}

// founding returns the home that is being set up, false where there is none: also before chance has said who begins.
func (b *Board) founding() (slot int, ok bool) {
	slot = int(b.pos.Mover)
	return slot, b.pos.Phase == game.Setup && slot >= 0 && b.systems[slot].exists
}

// foundingPlace is the place of the home that is being set up, which cannot be pressed.
func (b *Board) foundingPlace() widget.Widget {
	slot, ok := b.founding()
	if !ok || b.pos.SlotMask&(1<<slot) != 0 {
		return nil
	}
	return widget.Positioned{Rect: b.systems[slot].goal.disc(), Child: widget.Slot{Name: table.SlotFor(cellPart(slot))}}
}

// foundsNow reports whether the home of the slot is being set up.
func (b *Board) foundsNow(slot int) bool {
	now, ok := b.founding()
	return ok && now == slot
}

// drawFoundingLight draws a lantern's light about the home that is being set up.
func (b *Board) drawFoundingLight(c *canvas.Canvas, w *place, slot int) {
	if !b.foundsNow(slot) {
		return
	}
	const units = 64.0
	light := canvas.Picture{Key: markKey{name: "light"}, Box: geom.R(-units, -units, 2*units, 2*units), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, units), vector.Radial(0, 0, units, vector.Stop{Offset: 0.45, Color: sprites.Glow.Alpha(0.5)},
			vector.Stop{Offset: 0.7, Color: sprites.Glow.Alpha(0.13)}, vector.Stop{Offset: 1, Color: sprites.Glow.Alpha(0)}))
	}}
	c.Draw(light, w.spot.at, canvas.Look{Size: 1.7 * w.spot.radius / units})
}

// drawMissingPieces draws what the home that is being set up still lacks: two stars and a ship, the next one lit, and in which
// order they are taken.
func (b *Board) drawMissingPieces(c *canvas.Canvas) {
	slot, ok := b.founding()
	if !ok {
		return
	}
	b.drawWayFromBank(c, slot)
	whole, lacking := b.completeHome(slot)
	s := b.systems[slot].spot
	places, scale := arrangePieces(s, &whole, b.seats, b.below)
	for _, p := range places {
		if k := slices.Index(lacking, missingPiece{p.Piece, p.Owner == game.Nobody}); k >= 0 {
			at := s.at.Add(p.At.Mul(scale))
			c.Draw(missingPiecePicture(missingPieceKey{lacking[k], k == 0, p.Turn}), at, canvas.Look{Size: s.unit * p.Size})
			c.Draw(stepPicture(k+1+foundingSteps-len(lacking), k == 0), at.Add(missingPieceMiddle(p).Mul(s.unit*p.Size)), canvas.Look{Size: min(1, s.radius/minStepRadius)})
		}
	}
}

// minStepRadius is the radius of a disc below which the numbers of the steps are smaller, in logical units.
const minStepRadius = 62.0

// foundingSteps is how many pieces a home is founded with.
const foundingSteps = 3

// missingPieceMiddle returns where the middle of a piece lies from its place, in units of a piece.
func missingPieceMiddle(p homeworldsart.Place) geom.Point {
	if p.Owner != game.Nobody {
		return geom.Point{}
	}
	box := homeworldsart.Star(p.Piece).Outline().Bounds()
	return geom.Pt(box.X+box.W/2, box.Y+0.6*box.H)
}

// stepPicture is a disc with the number of a step, bright if it comes next.
func stepPicture(n int, lit bool) canvas.Picture {
	const radius, size = 11.0, 15.0
	name := "step" + strconv.Itoa(n)
	return centredPicture(markKey{name: name, isDashed: !lit}, 2*radius+6, 2*radius+6, func(v *vector.Canvas) {
		face, ink := sprites.Night.Alpha(0.85), sprites.Paper2
		if lit {
			face, ink = sprites.Paper2.Alpha(1), sprites.Ink
		}
		disc, style := vector.Circle(0, 0, radius), ui.Strong(size)
		v.Fill(disc, vector.Solid(face))
		v.Stroke(disc, vector.Stroke{Width: 1.8}, vector.Solid(sprites.Ink))
		text := strconv.Itoa(n)
		letters.Draw(v, style, -letters.Measure(style, text)/2, letters.CapHeight(style)/2, text, vector.Solid(ink))
	})
}

// drawWayFromBank draws how the next piece comes from the bank to the home, where a person here is to take it.
func (b *Board) drawWayFromBank(c *canvas.Canvas, slot int) {
	l, ok := b.wayFromBank(slot)
	if !ok || b.choice.State == nil || len(b.choice.Picked) > 0 {
		return
	}
	drawWay(c, l)
}

// wayFromBank returns a way from the bank to a home that meets no other one, false where the bank does not lie beside it.
func (b *Board) wayFromBank(slot int) (l homeworldssprites.Link, ok bool) {
	const gap, off, usual, least = 10.0, 18.0, 0.12, 60.0
	bank, s := b.room.Slot(slotBank), b.systems[slot].spot
	from, side := geom.Pt(bank.X-off, bank.Centre().Y), 1.0
	if bank.X < s.at.X {
		from.X, side = bank.Right()+off, -1
	}
	to := s.at.Add(geom.Pt(side*(s.radius+gap), 0))
	if bank.Empty() || (from.X-to.X)*side < least {
		return l, false
	}
	for _, bend := range [...]float64{-usual, 0, usual, -2 * usual, 2 * usual} {
		l = homeworldssprites.Link{From: vector.Point{X: from.X, Y: from.Y}, To: vector.Point{X: to.X, Y: to.Y}, Bend: side * bend}
		if !b.crossesHomes(l, slot) {
			return l, true
		}
	}
	return l, false
}

// repeatsStarSize reports whether the piece would be a second star of the first one's size, which leaves more ways to the
// home.
func (b *Board) repeatsStarSize(p game.Piece) bool {
	slot := int(b.pos.Mover)
	if b.pos.Phase != game.Setup {
		return false
	}
	stars := b.pos.Systems[slot].Stars
	return stars.Len() == 1 && stars.Largest() == p.Size()
}

// crossesHomes reports whether a way to a home meets another system or a name.
func (b *Board) crossesHomes(l homeworldssprites.Link, to int) bool {
	const gap = 8.0
	for _, dot := range l.Dots() {
		at := geom.Pt(dot.X, dot.Y)
		for slot := range b.systems {
			w := &b.systems[slot]
			if w.exists && (w.spot.label.Inset(-gap).Contains(at) || slot != to && w.spot.at.Sub(at).Len() < w.spot.radius+gap) {
				return true
			}
		}
	}
	return false
}

type missingPieceKey struct {
	missingPiece
	isLit   bool
	heading float64
}

// missingPiecePicture is the outline of a piece that is still to be taken.
func missingPiecePicture(g missingPieceKey) canvas.Picture {
	shape := homeworldsart.Ship(g.piece, g.heading).Outline()
	if g.star {
		shape = homeworldsart.Star(g.piece).Outline()
	}
	box := shape.Bounds()
	return canvas.Picture{
		Key: g, Box: geom.R(math.Floor(box.X)-5, math.Floor(box.Y)-5, math.Ceil(box.W)+10, math.Ceil(box.H)+10),
		Paint: func(v *vector.Canvas) {
			line := vector.Stroke{Width: 2, Join: vector.RoundJoin, Cap: vector.ButtCap, Dash: []float64{6, 4.5}}
			face, edge := sprites.Paper.Alpha(0.08), sprites.Ai3.Alpha(0.9)
			if g.isLit {
				line.Width, face, edge = 3, sprites.Glow.Alpha(0.3), sprites.Glow.Alpha(1)
			}
			v.Fill(shape, vector.Solid(face))
			v.Stroke(shape, line, vector.Solid(edge))
		},
	}
}
