package forhonorart

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/vector"
)

// DrawMark draws a mark on a square or round the hero on it.
func DrawMark(c *canvas.Canvas, chart Chart, q game.Square, kind forhonorsprites.FieldMarkKind) {
	drawMark(c, chart, chart.Middle(q), forhonorsprites.FieldMark{Kind: kind})
}

// Squares where a hero can stop are many: their dots are small and pale, so that foes and the path stand out.
const (
	stopShare = 0.5 // of the size that is drawn
	stopFade  = 0.3 // 0 is not pale at all; more, and dots would have less than 3:1 to their rims
)

type fightStopKey struct{}

// Radii of these marks, in field units.
const (
	dotRadius   = 4.0
	swordRadius = 9.0
)

// StopRadius is the radius of the mark of [DrawStop].
func StopRadius(chart Chart, fights bool) float64 {
	if fights {
		return swordRadius * chart.Side / unit
	}
	return dotRadius * chart.Side / unit
}

// DrawStop marks a square where a hero can stop about a point of it: with a dot, or with a sword on a disc of paper where
// it could fight from there.
func DrawStop(c *canvas.Canvas, chart Chart, at geom.Point, fights bool) {
	if !fights {
		mark := forhonorsprites.FieldMark{Kind: forhonorsprites.StopDot}
		c.Draw(canvas.Sprite(mark), at, canvas.Look{Size: stopShare * chart.Side / unit, Fade: stopFade})
		return
	}
	const radius, icon, box = swordRadius, 13.5, 24.0 // box is that of icons
	picture := canvas.Picture{Key: fightStopKey{}, Box: geom.R(-radius-1, -radius-1, 2*radius+2, 2*radius+2), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, radius), vector.Solid(sprites.Paper2))
		if sword, err := sprites.Icon("sword", sprites.ShuD); err == nil {
			v.Save()
			v.Scale(icon/box, icon/box)
			v.Translate(-box/2, -box/2)
			sword.Draw(v)
			v.Restore()
		}
	}}
	c.Draw(picture, at, canvas.Look{Size: chart.Side / unit})
}

// haltShare is the size of the dots where a hero stands at the end of a round.
const haltShare = 1.25

// DrawHalt marks a square of a path on which a hero stands at the end of a round.
func DrawHalt(c *canvas.Canvas, chart Chart, q game.Square) {
	mark := forhonorsprites.FieldMark{Kind: forhonorsprites.StopDot}
	c.Draw(canvas.Sprite(mark), chart.Middle(q), canvas.Look{Size: haltShare * chart.Side / unit})
}

// ringShare is the size of the rings round heroes: they end at the edges of their squares, so that those of neighbours
// touch each other and no more.
const ringShare = 0.74

// minHairs is the least side of a square, in logical units, for which cross hairs and crosses are drawn: in the small picture
// of the battlefield they reach beyond their square.
const minHairs = 20.0

// DrawRing draws a mark round the figure on a square: rings on the rim of a token, cross hairs about its face, and a cross
// over a soldier that will be removed.
func DrawRing(c *canvas.Canvas, chart Chart, q game.Square, kind forhonorsprites.FieldMarkKind) {
	mark, share := forhonorsprites.FieldMark{Kind: kind}, ringShare
	side := chart.Side
	if kind == forhonorsprites.ShotTarget || kind == forhonorsprites.RemovedMark {
		share, side = tokenShare, max(side, minHairs)
	}
	c.Draw(canvas.Sprite(mark), chart.Middle(q), canvas.Look{Size: share * side / unit})
}

type tileKey struct{ chosen bool }

// DrawTile lights up the square on which a hero stands, below its token, whose rim keeps the colour of its camp: a hero that
// may be activated on paper, the chosen one on pine.
func DrawTile(c *canvas.Canvas, chart Chart, q game.Square, chosen bool) {
	const half, round, rim, line, free, lit = unit/2 - 2, 5.0, 5.2, 2.6, 0.75, 0.4
	picture := canvas.Picture{Key: tileKey{chosen}, Box: geom.R(-half-3, -half-3, 2*half+6, 2*half+6), Paint: func(v *vector.Canvas) {
		tile, fill := vector.RoundRect(-half, -half, 2*half, 2*half, round), sprites.Paper2.Alpha(free)
		if chosen {
			fill = forhonorsprites.ActInk.Alpha(lit)
		}
		v.Fill(tile, vector.Solid(fill))
		v.Stroke(tile, vector.Stroke{Width: rim}, vector.Solid(sprites.Paper2))
		v.Stroke(tile, vector.Stroke{Width: line}, vector.Solid(forhonorsprites.ActInk))
	}}
	c.Draw(picture, chart.Middle(q), canvas.Look{Size: chart.Side / unit})
}

type foeKey struct{}

// DrawFoe draws the sign of a fight at the rim of the hero on a square that has been chosen for it: at the right or the
// left of it, and above or below its middle, as the signs of corner say.
func DrawFoe(c *canvas.Canvas, chart Chart, q game.Square, corner geom.Point) {
	const radius, out = 10.0, 17.0
	picture := canvas.Picture{Key: foeKey{}, Box: geom.R(-radius-2, -radius-2, 2*radius+4, 2*radius+4), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, radius), vector.Solid(forhonorsprites.FightInk))
		v.Stroke(vector.Circle(0, 0, radius), vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
	}}
	size := max(0.6, chart.Side/unit)
	at := chart.Middle(q).Add(corner.Mul(out * size))
	c.Draw(picture, at, canvas.Look{Size: size})
	ui.DrawIcon(c, "sword", at, 1.3*radius*size, sprites.Paper2)
}

// DrawEntry marks a square of its edge by which a hero of the camp may enter.
func DrawEntry(c *canvas.Canvas, chart Chart, q game.Square, camp game.Camp) {
	ahead := 1.0
	if camp == game.Defenders {
		ahead = -1
	}
	at := chart.Middle(q)
	way := chart.Point(float64(q.Column()), float64(q.Row())+ahead).Sub(at)
	turn := math.Round(math.Atan2(way.Y, way.X) / (math.Pi / 2))
	drawMark(c, chart, at, forhonorsprites.FieldMark{Kind: forhonorsprites.EnterMark, Turn: uint8(int(turn)+4) % 4})
}

func drawMark(c *canvas.Canvas, chart Chart, at geom.Point, mark forhonorsprites.FieldMark) {
	c.Draw(canvas.Sprite(mark), at, canvas.Look{Size: chart.Side / unit})
}

type trailKey struct{ diagonal bool }

// DrawTrail draws the path of a hero through the middles of squares that touch each other.
func DrawTrail(c *canvas.Canvas, chart Chart, way []geom.Point) {
	for k := 1; k < len(way); k++ {
		step := way[k].Sub(way[k-1])
		diagonal := step.X != 0 && step.Y != 0
		length := unit
		if diagonal {
			length *= math.Sqrt2
		}
		line := []vector.Point{{}, {X: length}}
		picture := canvas.Picture{Key: trailKey{diagonal}, Box: canvas.RectOf(forhonorsprites.TrailBox(line)), Paint: func(v *vector.Canvas) {
			forhonorsprites.DrawTrail(v, line)
		}}
		c.Draw(picture, way[k-1], canvas.Look{Size: chart.Side / unit, Turn: math.Atan2(step.Y, step.X)})
	}
}

type traceKey struct{}

// DrawTrace draws where a hero has walked before: dots of ink, half a square apart.
func DrawTrace(c *canvas.Canvas, chart Chart, way []geom.Point) {
	dot := canvas.Picture{Key: traceKey{}, Box: geom.R(-3, -3, 6, 6), Paint: func(v *vector.Canvas) {
		v.Fill(vector.Circle(0, 0, 2.2), vector.Solid(sprites.Ink.Alpha(0.5)))
	}}
	for k := 1; k < len(way); k++ {
		for _, t := range [2]float64{0, 0.5} {
			c.Draw(dot, way[k-1].Lerp(way[k], t), canvas.Look{Size: chart.Side / unit})
		}
	}
}

// DrawSteps draws the disc with how many moves a square costs.
func DrawSteps(c *canvas.Canvas, chart Chart, q game.Square, steps int) {
	disc := forhonorsprites.StepDisc{Steps: steps}
	c.Draw(canvas.Sprite(disc), chart.Middle(q), canvas.Look{Size: max(0.7, chart.Side/unit)})
}

// threatShares are the shares of crimson over squares by how many heroes threaten them: each step is wider than the one
// before.
var threatShares = [game.CampSize]float64{0.2, 0.3, 0.42, 0.56}

// DrawThreat washes a square by how many heroes threaten it.
func DrawThreat(c *canvas.Canvas, chart Chart, q game.Square, count int) {
	c.Fill(chart.Square(q), sprites.Beni.Alpha(threatShares[min(count, len(threatShares))-1]))
}

// DrawThreatDisc writes beside the hero on a square how many threaten it.
func DrawThreatDisc(c *canvas.Canvas, chart Chart, q game.Square, count int) {
	const least = 0.8 // of the size of the disc, to be read
	r, place, scale := chart.Square(q), forhonorsprites.ThreatPlace(), chart.Side/unit
	c.Draw(canvas.Sprite(forhonorsprites.ThreatDisc{Count: count}), geom.Pt(r.X+place.X*scale, r.Y+place.Y*scale), canvas.Look{Size: max(least, scale)})
}

type shotKey struct {
	length int
	free   bool
}

// shotApart is how far the line of a shot keeps from the middle of the squares at its ends, in field units: off the
// faces of both figures.
const shotApart = 21.0

// DrawShot draws the line of a shot from one square to another: bright when it is free, else dark red.
func DrawShot(c *canvas.Canvas, chart Chart, from, to game.Square, free bool) {
	if from == to {
		return
	}
	way := chart.Middle(to).Sub(chart.Middle(from))
	length := math.Round(way.Len()/chart.Side*unit - 2*shotApart)
	if length <= 0 {
		return
	}
	start := chart.Middle(from).Add(way.Mul(shotApart * chart.Side / unit / way.Len()))
	picture := canvas.Picture{Key: shotKey{int(length), free}, Box: geom.R(-8, -14, length+24, 28), Paint: func(v *vector.Canvas) {
		forhonorsprites.DrawShotLine(v, vector.Point{}, vector.Point{X: length}, free)
	}}
	c.Draw(picture, start, canvas.Look{Size: chart.Side / unit, Turn: math.Atan2(way.Y, way.X)})
}

// Sizes of the count of a group against its own units: small enough to leave the soldiers beside it in sight, but no
// smaller than can be read; numbers of two figures are larger.
const (
	discShare, discMin = 0.8, 0.84
	discWide, wideMin  = 0.96, 1.04
)

// DrawCount draws about the point how many soldiers a group has.
func DrawCount(c *canvas.Canvas, chart Chart, disc forhonorsprites.GroupDisc, at geom.Point) {
	c.Draw(canvas.Sprite(disc), at, canvas.Look{Size: countSize(chart, disc.Count)})
}

// CountSide is how broad and high the count of a group of so many soldiers is drawn.
func CountSide(chart Chart, count int) float64 {
	return forhonorsprites.GroupDisc{}.Box().W * countSize(chart, count)
}

// countSize is the size of the count of a group against its own units.
func countSize(chart Chart, count int) float64 {
	share, least := discShare, discMin
	if count > 9 {
		share, least = discWide, wideMin
	}
	return max(least, share*chart.Side/unit)
}
