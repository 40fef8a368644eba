package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawCaptains marks the slips of the captains of the round, where a camp has several seats and the slips have room. In
// the fixed order nobody names a hero.
func (b *Board) drawCaptains(c *canvas.Canvas) {
	const wide, icon, in = 150.0, 20.0, 40.0
	if b.shown.round == 0 || b.state.Rules().Fixed || b.top() != nil {
		return
	}
	for camp := range game.Camp(game.NumCamps) {
		slip := b.layout.slips[b.state.Captain(camp)]
		if members(b.state, camp) > 1 && slip.W >= wide {
			ui.DrawIcon(c, "captain", geom.Pt(slip.Right()-in, slip.Centre().Y), icon, sprites.Camp(camp).Cloth().Dark)
		}
	}
}
