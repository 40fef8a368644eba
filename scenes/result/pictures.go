package result

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// scrollPaper returns the paper of the scroll with the double line along its edges.
func scrollPaper(w, h float64) canvas.Picture {
	paper := ui.Paper{Face: sprites.Paper2, Lip: sprites.Paper4, Line: sprites.Ink, Radius: 0.5, Cast: 14}
	sheet := ui.Sheet(paper, w, h, false)
	return canvas.Picture{Key: paperKey{w, h}, Box: sheet.Box, Render: sheet.Render}
}

type (
	paperKey struct{ w, h float64 }
	rodKey   struct{ w, h float64 }
	washKey  struct{ w, h float64 }
	shelfKey struct{ w, h float64 }
)

// rodPicture returns a rod of the scroll: dark wood with gilded ends.
func rodPicture(w, h float64) canvas.Picture {
	return canvas.Picture{
		Key: rodKey{w, h}, Box: geom.R(-2, -2, w+4, h+4),
		Paint: func(c *vector.Canvas) {
			line := vector.Stroke{Width: 2.2}
			end := h * 0.62
			for _, x := range []float64{0, w - end} {
				knob := vector.RoundRect(x, h*0.14, end, h*0.72, h*0.18)
				c.Fill(knob, vector.Solid(sprites.Kin))
				c.Stroke(knob, line, vector.Solid(sprites.Ink))
			}
			rod := vector.RoundRect(end*0.8, 0, w-end*1.6, h, h*0.32)
			c.Fill(rod, vector.Solid(sprites.Kuri2))
			c.Save()
			c.Clip(rod, vector.NonZero)
			c.Fill(vector.Rect(0, h*0.62, w, h), vector.Solid(sprites.Kuri))
			c.Fill(vector.RoundRect(end*1.4, h*0.2, w-end*2.8, h*0.11, h*0.05), vector.Solid(sprites.Wood.Alpha(0.75)))
			c.Restore()
			c.Stroke(rod, line, vector.Solid(sprites.Ink))
		},
	}
}

// rowWash returns the gold ground of the winner's row.
func rowWash(w, h float64) canvas.Picture {
	return canvas.Picture{Key: washKey{w, h}, Box: geom.R(0, 0, w, h), Paint: func(c *vector.Canvas) {
		c.Fill(vector.RoundRect(0, 0, w, h, 8), vector.Solid(sprites.Kin2.Alpha(0.5)))
	}}
}

// shelfPicture returns the wood on which taken pieces stand.
func shelfPicture(w, h float64) canvas.Picture {
	return canvas.Picture{Key: shelfKey{w, h}, Box: geom.R(-1, -1, w+2, h+2), Paint: func(c *vector.Canvas) {
		shape := vector.RoundRect(1, 1, w-2, h-2, 6)
		c.Fill(shape, vector.Solid(sprites.Wood))
		c.Save()
		c.Clip(shape, vector.NonZero)
		c.Fill(vector.Rect(0, h*0.78, w, h), vector.Solid(sprites.Wood2))
		for y := h * 0.16; y < h*0.75; y += h * 0.17 {
			c.Stroke(vector.Line(6, y, w-6, y+h*0.03), vector.Stroke{Width: 1}, vector.Solid(sprites.Wood3.Alpha(0.3)))
		}
		c.Restore()
		c.Stroke(shape, vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
	}}
}
