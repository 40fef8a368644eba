package yokai

import (
	"math"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// Colours in which the last move is marked: cream on dark wood, straw on pale, and white on sky and grass.
const (
	cream sprites.Color = 0xECD9B0
	straw sprites.Color = 0xD2B071
	white               = sprites.Paper2
)

// lastColor is the colour of what is drawn on a square or a tray about the last move.
func (b *Board) lastColor(p rules.Part) sprites.Color {
	switch {
	case b.skin != lang.Animals:
		return cream
	case p.Kind == rules.PartCell && isHomeRow(int(p.Index)):
		return white
	}
	return straw
}

// drawTracks draws three steps, left and right in turn, from the middle of the square that was left to the edge or
// corner through which the piece went.
func (b *Board) drawTracks(c *canvas.Canvas, last lastMove) {
	const steps, aside = 3, 10.0
	from, to := b.partRect(last.from).Centre(), b.partRect(last.to).Centre()
	way := to.Sub(from)
	side := geom.Pt(-way.Y, way.X).Mul(aside * b.unit() / max(1, way.Len()))
	look := canvas.Look{Size: b.unit(), Turn: math.Atan2(way.Y, way.X) + math.Pi/2}
	print := trackPicture(last.kind == game.Chick && b.skin == lang.Spirits, b.lastColor(last.from))
	for k := range steps {
		at := from.Add(way.Mul(0.06 + 0.16*float64(k)))
		if k%2 == 0 {
			at = at.Add(side)
		} else {
			at = at.Sub(side)
		}
		c.Draw(print, at, look)
	}
}

type trackKey struct {
	leaf bool
	col  sprites.Color
}

// trackPicture is one step of a piece that walks upwards, for squares as large as designed: a pad with four toes ahead
// of it, or a leaf.
func trackPicture(leaf bool, col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: trackKey{leaf, col}, Box: geom.R(-14, -14, 28, 28), Paint: func(c *vector.Canvas) {
		paint := vector.Solid(col)
		if leaf {
			c.Fill(new(vector.Path).MoveTo(0, -11).CubeTo(7, -5, 7, 5, 0, 8).CubeTo(-7, 5, -7, -5, 0, -11).Close(), paint)
			c.Stroke(vector.Line(0, 6, 0, 12), vector.Stroke{Width: 2, Cap: vector.RoundCap}, paint)
			return
		}
		c.Fill(vector.Circle(0, 4.5, 6.4), paint)
		for _, toe := range [][2]float64{{-8.4, -2.6}, {-3.3, -7}, {3.3, -7}, {8.4, -2.6}} {
			c.Fill(vector.Circle(toe[0], toe[1], 2.9), paint)
		}
	}}
}
