package forhonor

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// write writes one line in the middle of the height of r, made smaller to fit and cut off where it cannot.
func write(c *canvas.Canvas, style letters.Style, text string, r geom.Rect, ink sprites.Color, align canvas.Align) {
	style = ui.Fit(style, text, r.W)
	x := r.X
	switch align {
	case canvas.Centre:
		x = r.Centre().X
	case canvas.Right:
		x = r.Right()
	}
	c.Text(style, letters.Ellipsis(style, text, r.W), geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), ink, align)
}

// writeLines writes lines below each other, the first with its top at the point.
func writeLines(c *canvas.Canvas, style letters.Style, lines []string, at geom.Point, ink sprites.Color, align canvas.Align) {
	at.Y += canvas.Ascent(style)
	for _, line := range lines {
		c.Text(style, line, at, ink, align)
		at.Y += canvas.LineHeight(style)
	}
}

// writeEven writes text from the top left corner of r on, in even lines.
func writeEven(c *canvas.Canvas, style letters.Style, text string, r geom.Rect, ink sprites.Color) {
	writeLines(c, style, c.EvenLines(style, text, r.W), geom.Pt(r.X, r.Y), ink, canvas.Left)
}
