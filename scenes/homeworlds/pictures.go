package homeworlds

import (
	"image"
	"math"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/world"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// centredPicture is a picture of w by h about the origin.
func centredPicture(key any, w, h float64, paint func(c *vector.Canvas)) canvas.Picture {
	return canvas.Picture{Key: key, Box: geom.Around(geom.Point{}, w, h), Paint: paint}
}

// cornerPicture is a picture of w by h with its corner at the origin and room for a line on its edges.
func cornerPicture(key any, w, h float64, paint func(c *vector.Canvas)) canvas.Picture {
	return canvas.Picture{Key: key, Box: geom.R(-2, -2, w+4, h+4), Paint: paint}
}

// colourOf is the colour of a hue.
func colourOf(h sprites.Hue) game.Colour {
	return [...]game.Colour{game.Red, game.Yellow, game.Green, game.Blue}[h]
}

// shipOf returns a piece that lies, at one of few headings.
func shipOf(p game.Piece, heading float64) sprites.Ship {
	return world.Ship(p, sprites.RoundHeading(heading))
}

// starPicture is a star about the middle of its foot, in units of a piece.
func starPicture(s sprites.Star) canvas.Picture { return canvas.Sprite(s) }

// shipPicture is a ship about its middle, in units of a piece.
func shipPicture(s sprites.Ship) canvas.Picture { return canvas.Sprite(s) }

type starShadowKey struct{ size int }

// starShadow is the shadow of any star of that size.
func starShadow(s sprites.Star) canvas.Picture {
	return canvas.Picture{
		Key: starShadowKey{s.Size}, Box: canvas.RectOf(s.Box()),
		Render: func(scale float64) *image.RGBA { return s.Shadow(scale, 0) },
	}
}

type shipShadowKey struct {
	size    int
	heading float64
}

// shipShadow is the shadow of any ship of that size and heading.
func shipShadow(s sprites.Ship) canvas.Picture {
	return canvas.Picture{
		Key: shipShadowKey{s.Size, s.Heading}, Box: canvas.RectOf(s.Box()),
		Render: func(scale float64) *image.RGBA { return s.Shadow(scale, 0) },
	}
}

// systemPicture is the disc of a system with its rings, about its middle.
func systemPicture(w sprites.World) canvas.Picture {
	w.Radius = math.Round(w.Radius*4) / 4
	return canvas.Picture{Key: w, Box: canvas.RectOf(w.Box()), Paint: w.Draw}
}

type discOfKey struct{ world sprites.World }

// discOf is the disc of a system without the rings about it.
func discOf(w sprites.World) canvas.Picture {
	const socket = 6.0
	p := systemPicture(w)
	w = p.Key.(sprites.World)
	r := w.Radius + socket
	return centredPicture(discOfKey{w}, 2*r+2, 2*r+2, func(c *vector.Canvas) {
		c.Clip(vector.Circle(0, 0, r), vector.NonZero)
		w.Draw(c)
	})
}

// ringPicture is a mark about a disc of that radius.
func ringPicture(kind sprites.RingKind, radius float64) canvas.Picture {
	r := sprites.Ring{Kind: kind, Radius: math.Round(radius*4) / 4}
	return canvas.Picture{Key: r, Box: canvas.RectOf(r.Box()), Paint: r.Draw}
}

type markKey struct {
	name string
	col  sprites.Color
}

// dotPicture is one dot of a way.
func dotPicture(col sprites.Color) canvas.Picture {
	return centredPicture(markKey{"dot", col}, 8, 8, func(c *vector.Canvas) { sprites.DrawLinkDot(c, col) })
}

// headPicture is the arrowhead of a way, its tip at the origin and upwards.
func headPicture(col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: markKey{"head", col}, Box: geom.R(-10, -3, 20, 22), Paint: func(c *vector.Canvas) {
		sprites.DrawLinkHead(c, col)
	}}
}

// connectionLength is how long the picture of a connection is.
const connectionLength = 64.0

// connectionPicture is a fine line from the origin to the right, to be stretched along its length.
func connectionPicture(col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: markKey{"connection", col}, Box: geom.R(0, -2, connectionLength, 4), Paint: func(c *vector.Canvas) {
		c.Stroke(vector.Line(0, 0, connectionLength, 0), vector.Stroke{Width: 1.5, Cap: vector.ButtCap}, vector.Solid(col))
	}}
}

// powerPicture is the triangle of a power with its pattern, about its middle.
func powerPicture(h sprites.Hue) canvas.Picture {
	m := sprites.PowerMark{Hue: h}
	return canvas.Picture{Key: m, Box: canvas.RectOf(sprites.PowerMarkBox()), Paint: func(c *vector.Canvas) { _ = m.Draw(c) }}
}

type discKey struct {
	radius     float64
	face, line sprites.Color
}

// discPicture is a small disc for a number.
func discPicture(radius float64, face, line sprites.Color) canvas.Picture {
	return centredPicture(discKey{radius, face, line}, 2*radius+4, 2*radius+4, func(c *vector.Canvas) {
		disc := vector.Circle(0, 0, radius)
		c.Fill(disc, vector.Solid(face))
		c.Stroke(disc, vector.Stroke{Width: 1.6}, vector.Solid(line))
	})
}

type slabKey struct {
	w, h, radius, line float64
	face, edge         sprites.Color
	opacity            float64
}

// slabPicture is a round-cornered field of w by h with a line around it; a width of 0 leaves the line out.
func slabPicture(w, h, radius float64, face sprites.Color, opacity, line float64, edge sprites.Color) canvas.Picture {
	key := slabKey{w, h, radius, line, face, edge, opacity}
	return cornerPicture(key, w, h, func(c *vector.Canvas) {
		half := line / 2
		shape := vector.RoundRect(half, half, w-line, h-line, max(0, radius-half))
		if opacity > 0 {
			c.Fill(shape, vector.Solid(face.Alpha(opacity)))
		}
		if line > 0 {
			c.Stroke(shape, vector.Stroke{Width: line}, vector.Solid(edge))
		}
	})
}

type frameKey struct {
	w, h, width float64
	col         sprites.Color
	dashed      bool
}

// framePicture is a frame with a rim of ink just inside a rectangle of w by h.
func framePicture(w, h, width float64, col sprites.Color, dashed bool) canvas.Picture {
	return cornerPicture(frameKey{w, h, width, col, dashed}, w, h, func(c *vector.Canvas) {
		in := width/2 + 1
		shape := vector.RoundRect(in, in, w-2*in, h-2*in, 6)
		stroke := vector.Stroke{Width: width, Join: vector.RoundJoin}
		if dashed {
			stroke.Dash, stroke.Cap = []float64{7, 5}, vector.ButtCap
		}
		c.Stroke(shape, vector.Stroke{Width: width + 2.2, Join: vector.RoundJoin}, vector.Solid(sprites.Ink))
		c.Stroke(shape, stroke, vector.Solid(col))
	})
}

// burningPicture is a ship at one step of its burning.
func burningPicture(b sprites.Burning) canvas.Picture { return canvas.Sprite(b) }

// sparkPicture is one spark of a sacrificed ship.
func sparkPicture() canvas.Picture {
	return centredPicture(markKey{name: "spark"}, 16, 16, sprites.DrawSpark)
}

// shardPicture is one facet of a pyramid that has burst.
func shardPicture(s sprites.Shard) canvas.Picture { return canvas.Sprite(s) }

type wakeKey struct{ length float64 }

// wakePicture is what a ship leaves in the sand: the ship heads up, its foot is at the origin.
func wakePicture(length float64) canvas.Picture {
	return canvas.Picture{Key: wakeKey{length}, Box: geom.R(-16, -2, 32, length+4), Paint: func(c *vector.Canvas) {
		sprites.DrawWake(c, length)
	}}
}

// flashRadius is how large the picture of a flash is.
const flashRadius = 50.0

// flashPicture is the white of paper over a disc that bursts.
func flashPicture() canvas.Picture {
	const r = flashRadius
	return centredPicture(markKey{name: "flash"}, 2*r, 2*r, func(c *vector.Canvas) {
		c.Fill(vector.Circle(0, 0, r), vector.Radial(0, 0, r,
			vector.Stop{Color: sprites.Paper2.NRGBA()}, vector.Stop{Offset: 0.6, Color: sprites.Paper2.NRGBA()},
			vector.Stop{Offset: 1, Color: sprites.Paper2.Alpha(0)}))
	})
}

// pipPicture is one pip of a name.
func pipPicture() canvas.Picture {
	return centredPicture(markKey{name: "pip"}, 6, 6, func(c *vector.Canvas) {
		c.Fill(vector.Circle(0, 0, pipRadius), vector.Solid(sprites.Kin2))
	})
}

type ringKey struct {
	across float64
	col    sprites.Color
	dashed bool
}

// bandPicture is a narrow ring of that diameter about the origin, solid or dashed.
func bandPicture(across float64, col sprites.Color, dashed bool) canvas.Picture {
	r := across / 2
	return centredPicture(ringKey{across, col, dashed}, across+8, across+8, func(c *vector.Canvas) {
		circle := vector.Circle(0, 0, r)
		stroke := vector.Stroke{Width: 3}
		if dashed {
			stroke.Dash, stroke.Cap = []float64{7, 5}, vector.ButtCap
		}
		c.Stroke(circle, vector.Stroke{Width: 5}, vector.Solid(sprites.Ink.Alpha(0.7)))
		c.Stroke(circle, stroke, vector.Solid(col))
	})
}

// strokePicture strikes a power through that is missing.
func strokePicture() canvas.Picture {
	return centredPicture(markKey{name: "stroke"}, 92, 44, func(c *vector.Canvas) {
		c.Stroke(vector.Line(-42, 16, 42, -16), vector.Stroke{Width: 5.4}, vector.Solid(nightFace))
		c.Stroke(vector.Line(-42, 16, 42, -16), vector.Stroke{Width: 2.6}, vector.Solid(nightInk))
	})
}
