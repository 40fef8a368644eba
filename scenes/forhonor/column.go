package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// drawColumns draws the cards of the heroes of both camps.
func (b *Board) drawColumns(c *canvas.Canvas) {
	for camp := range b.layout.cards {
		for _, r := range b.layout.cards[camp] {
			ui.DrawPaper(c, ui.Slip(), r)
		}
	}
}

// columnTargets are the cards of the heroes.
func (b *Board) columnTargets() (list []table.Target) {
	for camp := range game.Camp(game.NumCamps) {
		for k, f := range b.shown.figures[camp] {
			if f.Hero != game.NoHero && f.Post != game.Fielded {
				list = append(list, table.Target{Part: heroPart(f.Hero), Rect: b.layout.cards[camp][k], Z: cellZ, Name: f.Hero.String()})
			}
		}
	}
	return list
}
