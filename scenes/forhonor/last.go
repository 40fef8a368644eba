package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/sprites"
)

// lastShare is how much paper lies over the squares of the last walk.
const lastShare = 0.4

// last finds the squares of the last walk on the battlefield: where a hero came from and where it went.
func (b *Board) last() (list []game.Square) {
	log := b.match.Log
	for n := len(log) - 1; n >= 0 && log[n].By != rules.Nature; n-- {
		c, ok := game.Fields(log[n].Do)
		if !ok || c.Verb != game.VerbMove {
			continue
		}
		before, ok := b.match.At(n).(*game.State)
		if !ok {
			return nil
		}
		h, _, _, _ := before.Active()
		if f, _, in := before.Figure(h); in && f.Post == game.Fielded {
			list = append(list, f.At)
		}
		return append(list, c.At)
	}
	return nil
}

// drawLast lights up the squares of the last walk, while nothing moves.
func (b *Board) drawLast(c *canvas.Canvas) {
	if !b.settled() {
		return
	}
	for _, q := range b.trodden {
		c.Fill(b.chart.Square(q).Inset(b.chart.Side*0.06), sprites.Paper2.Alpha(lastShare))
	}
}
