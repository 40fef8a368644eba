package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	forhonorsprites "engawa/sprites/forhonor"
)

// betterMove is what an analysis has found to be better than the move that is shown.
type betterMove struct {
	of      *table.Alternative
	ways    []betterWay
	targets []game.Square // of fights and shots
}

// betterWay is a walk of the better move.
type betterWay struct {
	hero    game.Hero
	camp    game.Camp
	squares []game.Square // with the one where the hero stood, if it did not enter
	steps   int
}

// setBetter takes over what an analysis has found to be better.
func (b *Board) setBetter(a *table.Alternative) {
	if !a.Equal(b.better.of) {
		b.better = findBetter(a)
	}
}

// findBetter plays the better line as far as the rules allow it, and lists its walks and whom it fights.
func findBetter(a *table.Alternative) betterMove {
	m := betterMove{of: a}
	if a == nil {
		return m
	}
	before, ok := a.Before.(*game.State)
	if !ok {
		return m
	}
	st := before.Clone().(*game.State)
	for _, do := range a.Line {
		c, _ := game.Fields(do)
		h, _, _, _ := st.Active()
		f, camp, _ := st.Figure(h)
		switch c.Verb {
		case game.VerbMove:
			way := st.Way(h, c.At, st.MovesLeft())
			steps := len(way)
			if f.Post == game.Fielded {
				way = append([]game.Square{f.At}, way...)
			}
			m.ways = append(m.ways, betterWay{h, camp, way, steps})
		case game.VerbAttack:
			if foe, _, ok := st.Figure(c.Hero); ok && foe.Post == game.Fielded {
				m.targets = append(m.targets, foe.At)
			}
		case game.VerbShoot:
			m.targets = append(m.targets, c.At)
		}
		if _, err := st.Apply(rules.Move{By: a.By, Do: do}, nil); err != nil {
			break
		}
	}
	return m
}

// drawBetterWays draws the walks of the better move, below the figures, and paler the heroes where they stood before it.
func (b *Board) drawBetterWays(c *canvas.Canvas) {
	const pale = 0.5
	for _, w := range b.better.ways {
		var points []geom.Point
		for _, q := range w.squares {
			points = append(points, b.chart.Middle(q))
		}
		forhonorart.DrawTrail(c, b.chart, points)
		if len(w.squares) > w.steps && b.state.HeroAt(w.squares[0]) == game.NoHero {
			col, row := spotOf(w.squares[0])
			forhonorart.DrawHero(c, b.chart, forhonorart.Hero{Hero: w.hero, Camp: w.camp, Col: col, Row: row, Fade: pale})
		}
	}
}

// drawBetterGoals draws how many moves its walks cost, and rings round those whom it fights, over the figures.
func (b *Board) drawBetterGoals(c *canvas.Canvas) {
	for _, w := range b.better.ways {
		if w.steps > 0 {
			forhonorart.DrawSteps(c, b.chart, w.squares[len(w.squares)-1], w.steps)
		}
	}
	for _, q := range b.better.targets {
		forhonorart.DrawRing(c, b.chart, q, forhonorsprites.FightRing)
	}
}
