package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// drawBeneath draws what is seen beneath a duel or a sheet: the battlefield without a word, and about a sheet what it
// does not cover.
func (b *Board) drawBeneath(c *canvas.Canvas) {
	if b.shown.scene != battleScene {
		return
	}
	if b.sheet.open && !b.dueling() {
		b.drawAboutSheet(c)
	}
	field.Draw(c.Clipped(b.window()), b.state, b.chart)
}

// drawAboutSheet draws score, seats, heroes, orders and the frame of the battlefield as they are; of those that the
// sheet covers in part, papers without a word.
func (b *Board) drawAboutSheet(c *canvas.Canvas) {
	l, sheet := &b.layout, b.closeupPlan().card
	shows := func(r geom.Rect, draw func()) {
		switch {
		case r.Empty():
		case r.Overlaps(sheet):
			ui.DrawPaper(c, ui.Slip(), r)
		default:
			draw()
		}
	}
	shows(l.score, func() { b.drawScore(c) })
	shows(l.orders, func() { b.drawOrders(c) })
	shows(l.threat, func() { b.drawSwitches(c) })
	for seat, r := range l.slips {
		shows(r, func() {
			of := rules.Seat(seat)
			table.Slip{Seat: of, Name: b.playerName(of), Status: b.Standing(b.state, of).Words}.Draw(c, r)
		})
	}
	for camp := range game.Camp(game.NumCamps) {
		for k := range b.shown.figures[camp] {
			f, r := &b.shown.figures[camp][k], l.cards[camp][k]
			if f.Hero == game.NoHero {
				continue
			}
			shows(r, func() { b.drawCard(c, f, camp, r) })
		}
	}
	c.Draw(framePicture(l.frame.W, l.frame.H, l.window.X-l.frame.X), geom.Pt(l.frame.X, l.frame.Y), canvas.Look{})
}
