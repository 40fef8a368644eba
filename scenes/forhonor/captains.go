package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	forhonorsprites "engawa/sprites/forhonor"
)

// drawCaptains marks the plates of the captains of the round, where a camp has several seats and the plates have room. In
// the fixed order nobody names a hero.
func (b *Board) drawCaptains(c *canvas.Canvas) {
	const wide, icon, in = 150.0, 20.0, 40.0
	if b.display.round == 0 || b.state.Rules().IsOrderFixed || b.top() != nil {
		return
	}
	for camp := range game.Camp(game.NumCamps) {
		plate := b.layout.plates[b.state.Captain(camp)]
		if members(b.state, camp) > 1 && plate.W >= wide {
			ui.DrawIcon(c, "captain", geom.Pt(plate.Right()-in, plate.Centre().Y), icon, forhonorsprites.Camp(camp).Cloth().Dark)
		}
	}
}
