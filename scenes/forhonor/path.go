package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
)

// goal returns the square to which the hero that is played, or shoved, would go: the one that waits to be confirmed,
// the one that is looked at, or the one that has been touched.
func (b *Board) goal() (q game.Square, ok bool) {
	if b.choice.State == nil || !b.isAtRest() {
		return game.NoSquare, false
	}
	if c, whole := game.Fields(b.choice.Action); whole && (c.Verb == game.VerbMove || c.Verb == game.VerbShove) {
		return c.At, true
	}
	if _, foe := b.approach(); foe {
		return game.NoSquare, false
	}
	for _, p := range [2]rules.Part{b.look.hovered, b.look.pin} {
		if q, is := squareOf(p); is && b.goesTo(q) {
			return q, true
		}
	}
	return game.NoSquare, false
}

// pathEnd returns the goal, unless only the mouse lies on it: nothing may flee from a pointer that is on its way there.
func (b *Board) pathEnd() (q game.Square, ok bool) {
	q, ok = b.goal()
	_, whole := game.Fields(b.choice.Action)
	if at, is := squareOf(b.look.hovered); ok && is && at == q && b.look.mouse && !whole && b.look.pin != b.look.hovered {
		return game.NoSquare, false
	}
	return q, ok
}

// way returns the squares that the hero that is played crosses to the goal.
func (b *Board) way(goal game.Square) []game.Square {
	h, _, _, _ := b.state.Active()
	return b.state.Way(h, goal, b.state.MovesLeft())
}

// drawPath draws the path to the goal, or to who is to be fought.
func (b *Board) drawPath(c *canvas.Canvas) {
	if a, ok := b.approach(); ok {
		b.drawApproach(c, &a)
		return
	}
	goal, ok := b.goal()
	if !ok || b.state.Phase() != game.PhaseAct {
		return
	}
	var points []geom.Point
	h, _, _, _ := b.state.Active()
	if f, _, in := b.state.Figure(h); in && f.Post == game.Fielded {
		points = append(points, b.chart.Middle(f.At))
	}
	for _, q := range b.way(goal) {
		points = append(points, b.chart.Middle(q))
	}
	forhonorart.DrawTrail(c, b.chart, points)
}

// drawGoal draws what the goal costs, over all figures, or what a square costs another hero.
func (b *Board) drawGoal(c *canvas.Canvas) {
	if a, ok := b.approach(); ok {
		b.drawFoe(c, &a)
		return
	}
	goal, ok := b.goal()
	if at, cost, measured := b.measuredCost(); measured {
		forhonorart.DrawSteps(c, b.chart, at, cost)
	}
	switch {
	case !ok:
	case b.state.Phase() == game.PhaseAct:
		forhonorart.DrawSteps(c, b.chart, goal, len(b.way(goal)))
	default:
		forhonorart.DrawSteps(c, b.chart, goal, 1)
	}
}
