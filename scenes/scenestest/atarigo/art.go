package atarigo

import (
	"image"
	"strconv"

	"engawa/rules"
	game "engawa/rules/toys/atarigo"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// woodPaper is the wood of the board.
var woodPaper = ui.Surface{Face: sprites.Wood, Lip: sprites.Wood3, Line: sprites.Ink, Radius: 7, Depth: 7, Cast: 22}

type (
	matKey   struct{}
	linesKey struct{ w, h float64 }
	stoneKey struct{ seat rules.Seat }
	markKey  struct{ ring bool }
)

func drawMat(c *canvas.Canvas, _ geom.Rect) {
	c.Backdrop(matKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.Tatami(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// drawLines draws the lines of the board through the middles of the points in r, and where it is wanted the letters below
// them and the numbers beside them, as the seat near to the viewer sees them.
func drawLines(c *canvas.Canvas, r geom.Rect, near rules.Seat, names bool) {
	c.Draw(linesPicture(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	if !names {
		return
	}
	style, w, h := ui.Body(13), r.W/game.Lines, r.H/game.Lines
	for k := range game.Lines {
		column, line := game.PointName(k)[:1], strconv.Itoa(game.Lines-k)
		if near == 1 {
			column, line = game.PointName(game.Lines - 1 - k)[:1], strconv.Itoa(k+1)
		}
		across, down := r.X+(float64(k)+0.5)*w, r.Y+(float64(k)+0.5)*h
		c.Text(style, column, geom.Pt(across, canvas.InMiddle(style, r.Bottom(), r.Bottom()+18)), sprites.Ink, canvas.Centre)
		c.Text(style, line, geom.Pt(r.X-9, canvas.InMiddle(style, down-9, down+9)), sprites.Ink, canvas.Centre)
	}
}

func linesPicture(w, h float64) canvas.Picture {
	return canvas.Picture{Key: linesKey{w, h}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		x := func(k int) float64 { return (float64(k) + 0.5) * w / game.Lines }
		y := func(k int) float64 { return (float64(k) + 0.5) * h / game.Lines }
		const far = game.Lines - 1
		for k := range game.Lines {
			width := 1.3
			if k == 0 || k == far {
				width = 2.2
			}
			line := vector.Stroke{Width: width, Cap: vector.RoundCap}
			c.Stroke(vector.Line(x(k), y(0), x(k), y(far)), line, vector.Solid(sprites.Ink))
			c.Stroke(vector.Line(x(0), y(k), x(far), y(k)), line, vector.Solid(sprites.Ink))
		}
		for _, star := range [][2]int{{2, 2}, {6, 2}, {4, 4}, {2, 6}, {6, 6}} {
			c.Fill(vector.Circle(x(star[0]), y(star[1]), w*0.007+1), vector.Solid(sprites.Ink))
		}
	}}
}

// Sizes of pictures, in their own units: a stone fills its point.
const (
	radius  = 46.0
	pointOf = 100.0 // the breadth of a point
)

// paintStone is a stone that shows whose colour it is.
func paintStone(seat rules.Seat) widget.Widget {
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { drawStone(c, r, seat, 1) }}
}

// drawStone draws a stone in the middle of r, smaller by the factor size while it grows or shrinks.
func drawStone(c *canvas.Canvas, r geom.Rect, seat rules.Seat, size float64) {
	c.Draw(stonePicture(seat), r.Centre(), canvas.Look{Size: min(r.W, r.H) / pointOf, Stretch: geom.Pt(size, size)})
}

func stonePicture(seat rules.Seat) canvas.Picture {
	face, shade, shine := sprites.Color(0x3B3444), sprites.Ink, sprites.Hai2
	if seat == 1 {
		face, shade, shine = sprites.Paper2, sprites.Paper3, sprites.Color(0xFFFFFF)
	}
	return canvas.Picture{Key: stoneKey{seat}, Box: geom.R(-50, -50, 100, 106), Paint: func(c *vector.Canvas) {
		c.Fill(vector.Circle(1, 5, radius), vector.Solid(sprites.Ink.Alpha(0.3)))
		disc := vector.Circle(0, 0, radius)
		c.Fill(disc, vector.Solid(shade))
		c.Save()
		c.Clip(disc, vector.NonZero)
		c.Fill(vector.Circle(-5, -7, radius-2), vector.Solid(face))
		c.Restore()
		c.Fill(vector.Ellipse(-15, -19, 13, 8), vector.Solid(shine.Alpha(0.55)))
		c.Stroke(disc, vector.Stroke{Width: 4}, vector.Solid(sprites.Ink))
	}}
}

// drawMark marks the point r: with a ring what is lit up or waits to be confirmed, else with a dot the stone laid last.
func drawMark(c *canvas.Canvas, r geom.Rect, ring bool) {
	c.Draw(canvas.Picture{Key: markKey{ring}, Box: geom.R(-50, -50, 100, 100), Paint: func(c *vector.Canvas) {
		if !ring {
			c.Fill(vector.Circle(0, 0, 13), vector.Solid(sprites.Shu2))
			return
		}
		c.Stroke(vector.Circle(0, 0, 28), vector.Stroke{Width: 11}, vector.Solid(sprites.Paper2))
		c.Stroke(vector.Circle(0, 0, 28), vector.Stroke{Width: 6}, vector.Solid(sprites.Shu))
	}}, r.Centre(), canvas.Look{Size: min(r.W, r.H) / pointOf})
}
