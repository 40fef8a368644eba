package homeworlds

import (
	"image"
	"math"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
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
func colourOf(h homeworldssprites.Hue) game.Colour {
	return [...]game.Colour{game.Red, game.Yellow, game.Green, game.Blue}[h]
}

// shipOf returns a piece that lies, at one of few headings.
func shipOf(p game.Piece, heading float64) homeworldssprites.Ship {
	return homeworldsart.Ship(p, homeworldssprites.RoundHeading(heading))
}

// shadowKey tells shadows of pieces apart; stars have no heading.
type shadowKey struct {
	star    bool
	size    int
	heading float64
}

// shadowPicture is the shadow of all pieces with the key.
func shadowPicture(key shadowKey, s interface {
	Box() vector.Box
	Shadow(scale, lift float64) *image.RGBA
}) canvas.Picture {
	return canvas.Picture{Key: key, Box: canvas.RectOf(s.Box()), Render: func(scale float64) *image.RGBA { return s.Shadow(scale, 0) }}
}

// systemPicture is the disc of a system with its rings, about its middle.
func systemPicture(w homeworldssprites.World) canvas.Picture {
	w.Radius = math.Round(w.Radius*4) / 4
	return canvas.Picture{Key: w, Box: canvas.RectOf(w.Box()), Paint: w.Draw}
}

// discOf is the disc of a system without the rings about it.
func discOf(w homeworldssprites.World) canvas.Picture {
	const socket = 6.0
	p := systemPicture(w)
	w = p.Key.(homeworldssprites.World)
	r := w.Radius + socket
	return centredPicture(struct{ disc homeworldssprites.World }{w}, 2*r+2, 2*r+2, func(c *vector.Canvas) {
		c.Clip(vector.Circle(0, 0, r), vector.NonZero)
		w.Draw(c)
	})
}

// ringPicture is a mark about a disc of that radius.
func ringPicture(kind homeworldssprites.RingKind, radius float64) canvas.Picture {
	r := homeworldssprites.Ring{Kind: kind, Radius: math.Round(radius*4) / 4}
	return canvas.Picture{Key: r, Box: canvas.RectOf(r.Box()), Paint: r.Draw}
}

// markKey tells what is drawn for the board alone apart, by its name and what of the rest it has.
type markKey struct {
	name                         string
	col, edge                    sprites.Color
	w, h, radius, width, opacity float64
	isDashed                     bool
}

// dotPicture is one dot of a way.
func dotPicture(col sprites.Color) canvas.Picture {
	return centredPicture(markKey{name: "dot", col: col}, 8, 8, func(c *vector.Canvas) { homeworldssprites.DrawLinkDot(c, col) })
}

// headPicture is the arrowhead of a way, its tip at the origin and upwards.
func headPicture(col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: markKey{name: "head", col: col}, Box: geom.R(-10, -3, 20, 22), Paint: func(c *vector.Canvas) {
		homeworldssprites.DrawLinkHead(c, col)
	}}
}

// connectionLength is how long the picture of a connection is.
const connectionLength = 64.0

// connectionPicture is a fine line from the origin to the right, to be stretched along its length.
func connectionPicture(col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: markKey{name: "connection", col: col}, Box: geom.R(0, -2, connectionLength, 4), Paint: func(c *vector.Canvas) {
		c.Stroke(vector.Line(0, 0, connectionLength, 0), vector.Stroke{Width: 1.5, Cap: vector.ButtCap}, vector.Solid(col))
	}}
}

// powerWidth is how wide the picture of a power is.
const powerWidth = 44.0

// powerPicture is the triangle of a power with its pattern, about its middle.
func powerPicture(h homeworldssprites.Hue) canvas.Picture {
	m := homeworldssprites.PowerMark{Hue: h}
	return canvas.Picture{Key: m, Box: canvas.RectOf(homeworldssprites.PowerMarkBox()), Paint: func(c *vector.Canvas) { _ = m.Draw(c) }}
}

// starSignPicture is a small triangle in a hue on night grounds, about its middle.
func starSignPicture(h homeworldssprites.Hue) canvas.Picture {
	return centredPicture(markKey{name: "star", col: h.BrightColor()}, 14, 14, func(c *vector.Canvas) {
		triangle := vector.Polygon(vector.Point{Y: -5.5}, vector.Point{X: 5, Y: 4.5}, vector.Point{X: -5, Y: 4.5})
		c.Stroke(triangle, vector.Stroke{Width: 2.4, Join: vector.RoundJoin}, vector.Solid(sprites.Paper2))
		c.Fill(triangle, vector.Solid(h.BrightColor()))
	})
}

// discPicture is a small disc for a number.
func discPicture(radius float64, face, line sprites.Color) canvas.Picture {
	return centredPicture(markKey{name: "disc", col: face, edge: line, radius: radius}, 2*radius+4, 2*radius+4, func(c *vector.Canvas) {
		disc := vector.Circle(0, 0, radius)
		c.Fill(disc, vector.Solid(face))
		c.Stroke(disc, vector.Stroke{Width: 1.6}, vector.Solid(line))
	})
}

// slabPicture is a round-cornered field of w by h with a line around it; a width of 0 leaves the line out.
func slabPicture(w, h, radius float64, face sprites.Color, opacity, line float64, edge sprites.Color) canvas.Picture {
	key := markKey{name: "slab", col: face, edge: edge, w: w, h: h, radius: radius, width: line, opacity: opacity}
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

// framePicture is a frame with a rim of ink just inside a rectangle of w by h.
func framePicture(w, h, width float64, col sprites.Color, dashed bool) canvas.Picture {
	return cornerPicture(markKey{name: "frame", col: col, w: w, h: h, width: width, isDashed: dashed}, w, h, func(c *vector.Canvas) {
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

// sparkPicture is one spark of a sacrificed ship.
func sparkPicture() canvas.Picture {
	return centredPicture(markKey{name: "spark"}, 16, 16, homeworldssprites.DrawSpark)
}

// wakePicture is what a ship leaves in the sand: the ship heads up, its foot is at the origin.
func wakePicture(length float64) canvas.Picture {
	return canvas.Picture{Key: markKey{name: "wake", h: length}, Box: geom.R(-16, -2, 32, length+4), Paint: func(c *vector.Canvas) {
		homeworldssprites.DrawWake(c, length)
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

// bandPicture is a narrow ring of that diameter about the origin, solid or dashed.
func bandPicture(across float64, col sprites.Color, dashed bool) canvas.Picture {
	r := across / 2
	return centredPicture(markKey{name: "band", col: col, w: across, isDashed: dashed}, across+8, across+8, func(c *vector.Canvas) {
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
