package ui

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// TextControl is lines of a text that is only to be read.
func TextControl(key string, lines []string, style letters.Style, r geom.Rect) *Control {
	step := canvas.LineHeight(style)
	return &Control{Key: key, Rect: r, Role: RoleText, Name: strings.Join(lines, " "), Paint: func(cv *canvas.Canvas, _ Shown) {
		for k, l := range lines {
			cv.Text(style, l, geom.Pt(r.X, r.Y+4+step*float64(k)+canvas.Ascent(style)), sprites.Ink2, canvas.Left)
		}
	}}
}
