package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// DrawThumb draws a little picture of a match in r: the battlefield in its frame, upright where r is, with the camp of the
// seat below.
func DrawThumb(c *canvas.Canvas, s *game.State, below rules.Seat, r geom.Rect) {
	const edge, round, most = 5.0, 7.0, 44.0
	wood := ui.Paper{Face: sprites.Kuri, Lip: sprites.Floor3, Line: sprites.Ink, Radius: round}
	ui.DrawPaper(c, wood, r)
	lie := field.Lying
	switch {
	case r.H <= r.W:
	case below >= 0 && s.Camp(below) == game.Defenders:
		lie = field.Turned
	default:
		lie = field.Upright
	}
	field.Draw(c, s, field.Fit(lie, r.Inset(edge), most, c.Scale()))
}
