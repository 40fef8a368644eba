package homeworlds

import (
	"math"
	"slices"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/table"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// ghost is a piece that a home still lacks.
type ghost struct {
	piece game.Piece
	star  bool
}

// founded returns the home of the slot as it will be, with pieces in place of what is still to be taken, and these in
// the order in which they are taken. Other systems lack nothing.
func (b *Board) founded(slot int) (whole game.System, lacking []ghost) {
	whole = b.pos.Systems[slot]
	if b.pos.Phase != game.Setup || slot >= b.seats {
		return whole, nil
	}
	star := func(c game.Colour, size int) {
		p := game.MakePiece(c, size)
		whole.Stars += p.One()
		lacking = append(lacking, ghost{p, true})
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
		lacking = append(lacking, ghost{ship, false})
	}
	return whole, lacking
}

// founding returns the home that is being set up, false where there is none: also before chance has said who begins.
func (b *Board) founding() (slot int, ok bool) {
	slot = int(b.pos.Mover)
	return slot, b.pos.Phase == game.Setup && slot >= 0 && b.systems[slot].there
}

// foundingPlace is the place of the home that is being set up, which cannot be pressed.
func (b *Board) foundingPlace() widget.Widget {
	slot, ok := b.founding()
	if !ok || b.pos.Used&(1<<slot) != 0 {
		return nil
	}
	return widget.Positioned{Rect: b.systems[slot].goal.disc(), Child: widget.Slot{Name: table.SlotFor(cellPart(slot))}}
}

// drawGhosts draws what the home that is being set up still lacks: two stars and a ship, the next one lit.
func (b *Board) drawGhosts(c *canvas.Canvas) {
	slot, ok := b.founding()
	if !ok {
		return
	}
	whole, lacking := b.founded(slot)
	s := b.systems[slot].spot
	scale := s.radius / homeworldsart.RadiusOf(&whole)
	for _, p := range homeworldsart.Arrange(&whole, b.seats, b.below) {
		if k := slices.Index(lacking, ghost{p.Piece, p.Owner == game.Nobody}); k >= 0 {
			c.Draw(ghostPicture(ghostKey{lacking[k], k == 0, p.Turn}), s.at.Add(p.At.Mul(scale)), canvas.Look{Size: s.unit * p.Size})
		}
	}
}

// crampedStar reports whether the piece would be a second star of the first one's size, which leaves more ways to the
// home.
func (b *Board) crampedStar(p game.Piece) bool {
	slot := int(b.pos.Mover)
	if b.pos.Phase != game.Setup {
		return false
	}
	stars := b.pos.Systems[slot].Stars
	return stars.Len() == 1 && stars.Largest() == p.Size()
}

type ghostKey struct {
	ghost
	lit     bool
	heading float64
}

// ghostPicture is the outline of a piece that is still to be taken.
func ghostPicture(g ghostKey) canvas.Picture {
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
			if g.lit {
				line.Width, face, edge = 3, sprites.Glow.Alpha(0.3), sprites.Glow.Alpha(1)
			}
			v.Fill(shape, vector.Solid(face))
			v.Stroke(shape, line, vector.Solid(edge))
		},
	}
}
