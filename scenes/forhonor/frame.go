package forhonor

import (
	"math"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// drawFrame draws the wooden frame with the paper for the names of columns and rows, about what is seen of the battlefield.
func (b *Board) drawFrame(c *canvas.Canvas) {
	frame, seen := b.layout.frame, b.visibleRect()
	key := frameKey{frame.W, frame.H, b.layout.margin, geom.R(seen.X-frame.X, seen.Y-frame.Y, seen.W, seen.H)}
	c.Draw(framePicture(key), geom.Pt(frame.X, frame.Y), canvas.Look{})
}

// frameKey is what a frame depends on: its size, how broad its paper is, and its opening.
type frameKey struct {
	w, h, margin float64
	opening      geom.Rect
}

func framePicture(k frameKey) canvas.Picture {
	const cast, line = 6.0, 2.0
	w, h, in := k.w, k.h, k.opening
	return canvas.Picture{Key: k, Box: geom.R(-2, -2, w+4, h+4+cast), Paint: func(v *vector.Canvas) {
		v.Fill(vector.RoundRect(-1, cast, w+2, h, 8), vector.Solid(sprites.Ink))
		v.Fill(vector.RoundRect(-1, -1, w+2, h+2, 8), vector.Solid(sprites.Ink))
		v.Fill(vector.RoundRect(1.5, 1.5, w-3, h-3, 6), vector.Solid(sprites.Wood3))
		v.Fill(vector.RoundRect(1.5, 1.5, w-3, 3, 1.5), vector.Solid(sprites.Wood2))
		v.Fill(vector.Rect(in.X-k.margin-line, in.Y-line, in.W+k.margin+2*line, in.H+k.margin+2*line), vector.Solid(sprites.Ink))
		v.Fill(vector.Rect(in.X-k.margin, in.Y, in.W+k.margin, in.H+k.margin), vector.Solid(sprites.Paper))
		v.Fill(vector.Rect(in.X-1, in.Y-1, in.W+1, in.H+2), vector.Solid(sprites.Ink))
		v.Fill(vector.Rect(in.X, in.Y, in.W, in.H), vector.Solid(sprites.Wood2))
	}}
}

// coordinateSize is the size of the names of columns and rows.
const coordinateSize = 12.5

// drawCoordinates writes the letters of the columns and the numbers of the rows on the paper of the frame.
func (b *Board) drawCoordinates(c *canvas.Canvas) {
	const apart = 3.0
	style, seen, chart := ui.Strong(coordinateSize), b.visibleRect(), &b.chart
	lies := chart.Orientation == forhonorart.Landscape
	widest := letters.Measure(style, strconv.Itoa(game.Rows)) + apart
	half := widest / 2
	hidden := b.bannerRect()
	write := func(text string, q game.Square, below bool) {
		at := chart.Middle(q)
		switch {
		case below && at.X-half >= seen.X && at.X+half <= seen.Right():
			at.Y = seen.Bottom() + b.layout.margin/2
		case !below && at.Y-style.Size/2 >= seen.Y && at.Y+style.Size/2 <= seen.Bottom():
			at.X = seen.X - b.layout.margin/2
		default:
			return
		}
		if !geom.Around(at, widest, style.Size).Overlaps(hidden) {
			c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y, at.Y)), sprites.Ink2, canvas.Centre)
		}
	}
	step := max(1, int(math.Ceil(widest/chart.Side))) // small squares have every second name
	for column := 0; column < game.Columns; column += step {
		write(string(rune('A'+column)), game.SquareAt(column, 1), !lies)
	}
	for row := 1; row <= game.Rows; row += step {
		write(strconv.Itoa(row), game.SquareAt(0, row), lies)
	}
}
