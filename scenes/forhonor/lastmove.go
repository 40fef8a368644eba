package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
)

// last returns the squares of the last walk since chance or another hero: where the hero came from, and its way.
func (b *Board) last() []game.Square {
	if !b.present() {
		return nil
	}
	for n := b.match.Len() - 1; n >= 0 && b.match.Move(n).By != rules.Nature; n-- {
		c, ok := game.Fields(b.match.Move(n).Do)
		if !ok || c.Verb != game.VerbMove {
			continue
		}
		before, ok := b.match.At(n).(*game.State)
		if !ok {
			return nil
		}
		h, _, _, _ := before.Active()
		way := before.Way(h, c.At, before.MovesLeft())
		if f, _, in := before.Figure(h); in && f.Post == game.Fielded {
			way = append([]game.Square{f.At}, way...)
		}
		return way
	}
	return nil
}

// present reports whether the position that is shown is that of the match, and not an earlier one that is looked back
// at.
func (b *Board) present() bool {
	now := b.match.State().(*game.State)
	same := now.Phase() == b.state.Phase() && now.Round() == b.state.Round()
	for camp := range game.Camp(game.NumCamps) {
		same = same && now.Figures(camp) == b.state.Figures(camp)
	}
	return same
}

// drawLast draws the path of the last walk, while nothing moves, nobody here plays a hero and no hero has to give way
// to soldiers that have come since.
func (b *Board) drawLast(c *canvas.Canvas) {
	if !b.isAtRest() || b.state.Phase() == game.PhaseShove || b.choice.State != nil && b.state.Phase() == game.PhaseAct {
		return
	}
	var points []geom.Point
	for _, q := range b.trodden {
		points = append(points, b.chart.Middle(q))
	}
	forhonorart.DrawTrace(c, b.chart, points)
}
