package yokai

import (
	"image"
	"math"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	"engawa/sprites/vector"
	yokaisprites "engawa/sprites/yokai"
)

// restLift is how high a chosen piece is lifted, in units of a piece.
const restLift = 9.0

// Lengths of the shadows of wooden things, in logical units.
const (
	boardCast = 30.0
	trayCast  = 12.0
)

type boardKey struct{ spec yokaisprites.BoardSpec }

// boardPicture is the board, the upper left corner of its face at the origin.
func boardPicture(spec yokaisprites.BoardSpec) canvas.Picture {
	return canvas.Picture{
		Key: boardKey{spec}, Box: geom.R(-2, -2, 4+columns*spec.SquareW+2*spec.Margin, 4+lines*spec.SquareH+2*spec.Margin+spec.Lip),
		Render: func(scale float64) *image.RGBA { return yokaisprites.Board(spec, scale).Image },
	}
}

type trimKey struct{ spec yokaisprites.BoardSpec }

// trimPicture is what lies over the ground of the board's outer rows, the upper left corner of the face at the origin.
func trimPicture(spec yokaisprites.BoardSpec) canvas.Picture {
	p := boardPicture(spec)
	p.Key = trimKey{spec}
	p.Render = func(scale float64) *image.RGBA { return yokaisprites.BoardTrim(spec, scale) }
	return p
}

type trayKey struct {
	skin                 yokaisprites.Skin
	side                 yokaisprites.Side
	isTurned             bool
	w, h, lip, pieceSize float64
}

// trayPicture is a reserve tray with empty hollows, the upper left corner of its face at the origin.
func trayPicture(k trayKey) canvas.Picture {
	return canvas.Picture{
		Key: k, Box: geom.R(-2, -2, k.w+4, k.h+k.lip+4),
		Render: func(scale float64) *image.RGBA {
			spec := yokaisprites.TraySpec{Skin: k.skin, W: k.w, H: k.h, Lip: k.lip, PieceSize: k.pieceSize}
			for _, kind := range []yokaisprites.Kind{yokaisprites.Kitsune, yokaisprites.Tanuki, yokaisprites.Kodama} {
				spec.Hollows = append(spec.Hollows, yokaisprites.Piece{Kind: kind, Side: k.side, Skin: k.skin, IsTurned: k.isTurned})
			}
			slab, err := yokaisprites.Tray(spec, scale)
			if err != nil {
				return image.NewRGBA(image.Rectangle{})
			}
			return slab.Image
		},
	}
}

type slabShadowKey struct {
	w, h, cast float64
	sky        bool
}

// skyShadow is the opacity of a shadow that falls on the open sky.
const skyShadow = 0.12

// slabShadowPicture is the shadow of a board or tray of w by h, lip included, its upper left corner at the origin. Over
// the sky it is fainter and softer.
func slabShadowPicture(w, h, cast float64, sky bool) canvas.Picture {
	return canvas.Picture{
		Key: slabShadowKey{w, h, cast, sky}, Box: geom.R(0, 0, w, h),
		Render: func(scale float64) *image.RGBA {
			c := vector.NewCanvas(int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
			c.Scale(scale, scale)
			c.Fill(vector.RoundRect(0, 0, w, h, 10), vector.Solid(sprites.Ink))
			style := sprites.PieceShadow(cast * scale)
			if sky {
				style.Opacity, style.Blur = skyShadow, 2*style.Blur
			}
			return sprites.Shadow(c.Image(), style)
		},
	}
}

// coarse is the largest number of pixels per unit at which shadows are rendered: they are soft, and finer ones would only
// take longer.
const coarse = 1.3

// drawShadow draws a picture of a shadow.
func drawShadow(c *canvas.Canvas, p canvas.Picture, at geom.Point, look canvas.Look) {
	c.DrawCoarse(p, at, look, coarse)
}

type markKey struct {
	name string
	w, h float64
}

// pen draws the marks over the pieces.
func pen(width float64, col sprites.Color) yokaiart.Pen {
	return yokaiart.Pen{Width: width, Rim: 5.6, Color: col}
}

// dotPicture marks a square one may go to: a vermilion dot; hollow where it is dangerous.
func dotPicture(hollow bool) canvas.Picture {
	name := "dot"
	if hollow {
		name = "hollow dot"
	}
	return canvas.Picture{Key: markKey{name, 0, 0}, Box: geom.R(-22, -22, 44, 44), Paint: func(c *vector.Canvas) {
		yokaiart.Dot(c, 0, 0, 18.6)
		if hollow {
			c.Fill(vector.Circle(0, 0, 7.5), vector.Solid(sprites.Paper2))
		}
	}}
}

// ringPicture is a ring of four arcs: what may be taken, or what is in danger.
func ringPicture(name string, col sprites.Color) canvas.Picture {
	const radius = 64.0
	return canvas.Picture{Key: markKey{name + " ring", 0, 0}, Box: geom.R(-74, -74, 148, 148), Paint: func(c *vector.Canvas) {
		pen(5, col).Ring(c, 0, 0, radius)
	}}
}

// crossPicture strikes a square out.
func crossPicture() canvas.Picture {
	return canvas.Picture{Key: markKey{"cross", 0, 0}, Box: geom.R(-30, -30, 60, 60), Paint: func(c *vector.Canvas) {
		pen(6, sprites.Beni).Cross(c, 0, 0, 17)
	}}
}

// framePicture is a frame just inside a rectangle of w by h; all but the vermilion one have a rim of ink.
func framePicture(name string, w, h, width float64, col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: markKey{name + " frame", w, h}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		in := width/2 + 2
		if col != sprites.Shu2 {
			c.Stroke(vector.RoundRect(in, in, w-2*in, h-2*in, 4), vector.Stroke{Width: width + 2.4, Join: vector.RoundJoin}, vector.Solid(sprites.Ink))
		}
		c.Stroke(vector.RoundRect(in, in, w-2*in, h-2*in, 4), vector.Stroke{Width: width, Join: vector.RoundJoin}, vector.Solid(col))
	}}
}

type ticksKey struct {
	w, h, unit float64
	col        sprites.Color
}

// ticksPicture has a bracket in each corner of a rectangle of w by h.
func ticksPicture(w, h, unit float64, col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: ticksKey{w, h, unit, col}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		in, arm := 9*unit, 20*unit
		var p vector.Path
		for _, corner := range [][4]float64{{in, in, 1, 1}, {w - in, in, -1, 1}, {w - in, h - in, -1, -1}, {in, h - in, 1, -1}} {
			x, y, dx, dy := corner[0], corner[1], corner[2]*arm, corner[3]*arm
			p.MoveTo(x+dx, y).LineTo(x, y).LineTo(x, y+dy)
		}
		c.Stroke(&p, vector.Stroke{Width: max(2.2, 4.5*unit), Cap: vector.RoundCap, Join: vector.RoundJoin}, vector.Solid(col))
	}}
}

type washKey struct {
	w, h, unit float64
	col        sprites.Color
}

// washPicture is a square of w by h coloured but for its edges.
func washPicture(w, h, unit float64, col sprites.Color) canvas.Picture {
	return canvas.Picture{Key: washKey{w, h, unit, col}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		in := max(2.5, 4*unit)
		c.Fill(vector.RoundRect(in, in, w-2*in, h-2*in, 6*unit), vector.Solid(col))
	}}
}

// discPicture is a small disc of paper for a number.
func discPicture(radius float64) canvas.Picture {
	return canvas.Picture{Key: markKey{"disc", radius, radius}, Box: geom.R(-radius-2, -radius-2, 2*radius+4, 2*radius+4),
		Paint: func(c *vector.Canvas) {
			disc := vector.Circle(0, 0, radius)
			c.Fill(disc, vector.Solid(sprites.Paper2))
			c.Stroke(disc, vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
		}}
}

// leafPicture is one leaf of those that burst from a promotion.
func leafPicture() canvas.Picture {
	return canvas.Picture{Key: markKey{"leaf", 0, 0}, Box: geom.R(-14, -14, 28, 28), Paint: func(c *vector.Canvas) {
		leaf := new(vector.Path).MoveTo(0, -12).CubeTo(9, -5, 8, 6, 0, 11).CubeTo(-8, 6, -9, -5, 0, -12).Close()
		c.Fill(leaf, vector.Solid(sprites.Matsu2))
		c.Stroke(leaf, vector.Stroke{Width: 2.2, Join: vector.RoundJoin}, vector.Solid(sprites.Ink))
		c.Stroke(vector.Line(0, -6, 0, 7), vector.Stroke{Width: 1.4, Cap: vector.RoundCap}, vector.Solid(sprites.MatsuD))
	}}
}
