package field

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// unit is the side of a square in the units of drawings.
const unit = 44.0

// Of returns the colour of a camp's cloth.
func Of(camp game.Camp) sprites.Color {
	if camp == game.Attackers {
		return sprites.Ai
	}
	return sprites.Kin2
}

type groundKey struct{ lie Lie }

// DrawGround draws the ground with its lanes and the median.
func DrawGround(c *canvas.Canvas, chart Chart) {
	wide, high := chart.Lie.Size()
	w, h := float64(wide)*unit, float64(high)*unit
	c.Draw(canvas.Picture{Key: groundKey{chart.Lie}, Box: geom.R(0, 0, w, h), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Rect(0, 0, w, h), vector.Solid(sprites.Paper4))
		for x := 1; x < wide; x++ {
			v.Stroke(vector.Line(float64(x)*unit, 0, float64(x)*unit, h), vector.Stroke{Width: 1}, vector.Solid(sprites.Ink.Alpha(0.1)))
		}
		for y := 1; y < high; y++ {
			v.Stroke(vector.Line(0, float64(y)*unit, w, float64(y)*unit), vector.Stroke{Width: 1}, vector.Solid(sprites.Ink.Alpha(0.1)))
		}
	}}, chart.Zero, canvas.Look{Size: chart.Side / unit})
}

// DrawZones draws the precincts of both zones, with the flag of the camp that holds each card.
func DrawZones(c *canvas.Canvas, chart Chart, holders [game.NumZones]int8) {
	for z := range game.Zone(game.ZoneCentre) {
		r := chart.Around(ZoneSquares(z)...)
		col := Of(game.Camp(z))
		c.Fill(r, col.Alpha(0.3))
		if holders[z] != Nobody {
			c.Fill(r.Inset(chart.Side*1.2), Of(game.Camp(holders[z])))
		}
	}
}

// ZoneSquares returns the squares of a zone; none for the centre.
func ZoneSquares(z game.Zone) (list []game.Square) {
	for q := range game.Square(game.NumSquares) {
		if of, ok := q.Zone(); ok && of == z {
			list = append(list, q)
		}
	}
	return list
}

// DrawWalls draws the four walls over the squares that are none.
func DrawWalls(c *canvas.Canvas, chart Chart) {
	for q := range game.Square(game.NumSquares) {
		if q.Void() {
			c.Fill(chart.Square(q), sprites.Ink2)
		}
	}
}

// DrawSoldier draws a soldier.
func DrawSoldier(c *canvas.Canvas, chart Chart, s Soldier) {
	at := chart.Point(s.Col, s.Row)
	c.Faded(1-s.Fade).Fill(geom.Around(at, chart.Side*0.4, chart.Side*0.6), Of(s.Camp))
}

// DrawHero draws a hero with its life.
func DrawHero(c *canvas.Canvas, chart Chart, h Hero) {
	at := chart.Point(h.Col, h.Row)
	r := geom.Around(at, chart.Side*0.9, chart.Side*0.9)
	c.Fill(r, Of(h.Camp))
	style := ui.Strong(max(8, chart.Side*0.4))
	c.Text(style, h.Hero.String(), geom.Pt(at.X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Paper2, canvas.Centre)
}
