package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
)

// drawField draws the battlefield through its window, as it is shown.
func (b *Board) drawField(c *canvas.Canvas) {
	in := c.Clipped(b.window())
	field.DrawGround(in, b.chart)
	field.DrawZones(in, b.chart, b.shown.holder)
	field.DrawWalls(in, b.chart)
	for _, s := range b.shown.soldiers {
		field.DrawSoldier(in, b.chart, field.Soldier{Camp: s.camp, Col: s.col, Row: s.row, Step: s.bob > 0.5, Fade: s.fade})
	}
	for camp := range game.Camp(game.NumCamps) {
		for _, f := range b.shown.figures[camp] {
			if f.Post != game.Fielded {
				continue
			}
			field.DrawHero(in, b.chart, field.Hero{
				Hero: f.Hero, Camp: camp, Col: f.col, Row: f.row, Life: int(f.Life), Spent: f.Acted, Lift: f.lift, Fade: f.fade,
			})
		}
	}
	b.drawEffects(in)
}
