package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// DrawThumb draws a little picture of a match in r, as a stage.Thumb: the battlefield in its frame, upright where r is,
// with the camp of the seat below.
func DrawThumb(c *canvas.Canvas, g stage.Glimpse, r geom.Rect) {
	s, ok := g.State.(*game.State)
	if !ok {
		return
	}
	const edge, round, most = 5.0, 7.0, 44.0
	wood := ui.Paper{Face: sprites.Kuri, Lip: sprites.Floor3, Line: sprites.Ink, Radius: round}
	ui.DrawPaper(c, wood, r)
	lie := field.Lying
	switch {
	case r.H <= r.W:
	case g.Below >= 0 && s.Camp(g.Below) == game.Defenders:
		lie = field.Turned
	default:
		lie = field.Upright
	}
	field.Draw(c, s, field.Fit(lie, r.Inset(edge), most, c.Scale()))
}
