package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	honshusprites "engawa/sprites/honshu"
)

// reach is where a hero can stop in its activation.
type reach struct {
	hero   game.Hero
	camp   game.Camp
	moves  int // that it has
	cost   [game.NumSquares]uint8
	stops  forhonorart.SquareSet
	area   forhonorart.SquareSet // the stops with all that they go round: one line lies about it, and none round heroes in it
	fights forhonorart.SquareSet // squares among them from which it could fight
	enters bool                  // it is not on the battlefield yet
}

// reachKey says of what a reach has been found.
type reachKey struct {
	state *game.State
	hero  game.Hero
	moves int
}

// subject returns the hero whose reach is to be seen: the one that is looked at or has been touched, but for foes on the
// battlefield while a hero is played here; else the one that is played; in a lesson only while the learner is to play it.
func (b *Board) subject() (h game.Hero, ok bool) {
	if !b.isAtRest() || b.state.Phase() == game.PhaseCombat {
		return game.NoHero, false
	}
	active, _, _, _ := b.state.Active()
	looked := func(p rules.Part) (game.Hero, bool) {
		h, ok := heroIn(p)
		return h, ok && !b.isFoe(p)
	}
	for _, p := range []func() (game.Hero, bool){
		func() (game.Hero, bool) { return looked(b.look.hovered) },
		func() (game.Hero, bool) { return looked(b.look.pin) },
		func() (game.Hero, bool) { return active, active != game.NoHero && (b.choice.State != nil || !b.learns) },
	} {
		if h, ok := p(); ok {
			if f, _, in := b.state.Figure(h); in && f.Post.Ready() {
				return h, true
			}
		}
	}
	return game.NoHero, false
}

// isFoe reports whether a part shows a hero on the battlefield against the one that the local player plays.
func (b *Board) isFoe(p rules.Part) bool {
	if p.Kind == rules.PartButton || b.choice.State == nil || b.state.Phase() != game.PhaseAct {
		return false
	}
	_, against := b.standsAt(p, b.state.Camp(b.choice.By))
	return against
}

// shownReach returns the reach that is drawn of a hero: of the one that is played what a fight leaves that is looked at or
// has been chosen.
func (b *Board) shownReach(h game.Hero) *reach {
	active, _, _, _ := b.state.Active()
	fight, walks, fights := b.fightAhead()
	if h != active || !fights {
		return b.reach(h)
	}
	left := b.state.MovesAfter(fight, walks)
	if left >= b.state.MovesLeft() {
		return b.reach(h)
	}
	key := reachKey{b.state, h, left}
	if b.positionCache.shownReach == nil || b.positionCache.shownReachKey != key {
		b.positionCache.shownReach, b.positionCache.shownReachKey = findReach(b.state, h, left), key
	}
	return b.positionCache.shownReach
}

// reach returns where the hero can stop: the one that is played with the moves that it has left, another with all.
func (b *Board) reach(h game.Hero) *reach {
	active, _, _, _ := b.state.Active()
	moves := h.Faction().Allowance()
	if h == active {
		moves = b.state.MovesLeft()
	}
	key := reachKey{b.state, h, moves}
	if b.positionCache.reach == nil || b.positionCache.key != key {
		b.positionCache.reach, b.positionCache.key = findReach(b.state, h, moves), key
	}
	return b.positionCache.reach
}

func findReach(s *game.State, h game.Hero, moves int) *reach {
	f, camp, _ := s.Figure(h)
	r := &reach{hero: h, camp: camp, moves: moves, enters: f.Post == game.Available, cost: s.Reach(h, moves)}
	heroes, soldiers := enemies(s, camp)
	active, made, _, _ := s.Active()
	fights := s.MayFight()
	if h != active {
		made, fights = 0, true
	}
	for q := range game.Square(game.NumSquares) {
		cost := int(r.cost[q])
		if cost == 0 {
			continue
		}
		r.stops[q] = true
		if !fights {
			continue
		}
		for _, at := range heroes {
			r.fights[q] = r.fights[q] || q.Adjacent(at)
		}
		for _, at := range soldiers {
			r.fights[q] = r.fights[q] || q.Adjacent(at) && made+cost < game.Knights.Allowance()
		}
	}
	r.area = areaOf(s, &r.stops)
	return r
}

// areaOf returns the stops with the squares that they enclose, and those of heroes at their edge which have stops on
// two sides or more.
func areaOf(s *game.State, stops *forhonorart.SquareSet) forhonorart.SquareSet {
	const leastSides = 2
	area := *stops
	for camp := range game.Camp(game.NumCamps) {
		for _, f := range s.Figures(camp) {
			if f.Post != game.Fielded {
				continue
			}
			sides := 0
			for _, step := range [4][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
				if q := game.SquareAt(f.At.Column()+step[0], f.At.Row()+step[1]); q != game.NoSquare && stops[q] {
					sides++
				}
			}
			area[f.At] = sides >= leastSides
		}
	}
	return area.FillEnclosed()
}

// enemies returns the squares of the heroes and of the soldiers against a camp.
func enemies(s *game.State, camp game.Camp) (heroes, soldiers []game.Square) {
	for _, f := range s.Figures(camp.Other()) {
		if f.Post == game.Fielded {
			heroes = append(heroes, f.At)
		}
	}
	for q := range game.Square(game.NumSquares) {
		if of, ok := s.SoldierAt(q); ok && of != camp {
			soldiers = append(soldiers, q)
		}
	}
	return heroes, soldiers
}

// drawReach draws the ground of what the hero in view can reach, below all figures.
func (b *Board) drawReach(c *canvas.Canvas) {
	if goals := b.shoveGoals(); goals != nil {
		forhonorart.DrawReach(c, b.chart, goals, goals)
		return
	}
	h, ok := b.subject()
	switch {
	case !ok || b.aiming():
	case b.others(h):
		forhonorart.DrawOthersReach(c, b.chart, &b.reach(h).area)
	default:
		r := b.shownReach(h)
		forhonorart.DrawReach(c, b.chart, &r.stops, &r.area)
	}
}

// others reports whether somebody else plays the hero, of which nobody here has asked anything.
func (b *Board) others(h game.Hero) bool {
	of, looked := heroIn(b.look.hovered)
	return b.choice.State == nil && !b.isPinned(h) && !(looked && of == h)
}

// shoveGoals returns where a hero can be shoved to; nil when none is.
func (b *Board) shoveGoals() *forhonorart.SquareSet {
	var goals forhonorart.SquareSet
	found := false
	for _, c := range b.legal {
		if c.Verb == game.VerbShove {
			goals[c.At], found = true, true
		}
	}
	if !found {
		return nil
	}
	return &goals
}

// drawStops draws the marks on the squares that can be reached: dots for the hero that is played or has been touched, and
// swords where it could fight who is looked at. They give way to the counts of soldiers within their squares.
func (b *Board) drawStops(c *canvas.Canvas, counts []geom.Rect) {
	if goals := b.shoveGoals(); goals != nil {
		for q, in := range goals {
			if in {
				forhonorart.DrawStop(c, b.chart, b.stopPoint(game.Square(q), false, counts), false)
			}
		}
		return
	}
	h, ok := b.subject()
	if !ok || b.aiming() || b.others(h) || b.chart.Side < honshusprites.OverviewBelow/2 {
		return
	}
	r := b.shownReach(h)
	active, _, _, _ := b.state.Active()
	targets := b.lookedAt()
	for q := range game.Square(game.NumSquares) {
		fights := r.fights[q] && slices.ContainsFunc(targets, func(at game.Square) bool { return q.Adjacent(at) && b.isHeld(at, r.camp.Other()) })
		if !r.stops[q] {
			continue
		}
		switch {
		case r.enters && r.cost[q] == 1:
			forhonorart.DrawEntry(c, b.chart, q, r.camp)
		case h == active || b.isPinned(h) || fights:
			forhonorart.DrawStop(c, b.chart, b.stopPoint(q, fights, counts), fights)
		}
	}
}

// isHeld reports whether a hero or a soldier of a camp stands on a square.
func (b *Board) isHeld(q game.Square, by game.Camp) bool {
	if camp, is := b.state.SoldierAt(q); is {
		return camp == by
	}
	_, camp, in := b.state.Figure(b.state.HeroAt(q))
	return in && camp == by
}

// stopPoint is the middle of the mark on a square that can be reached: that of the square, or the nearest of the points
// towards its sides and corners where the mark lies below no count of soldiers, or least of all.
func (b *Board) stopPoint(q game.Square, fights bool, counts []geom.Rect) geom.Point {
	middle, radius := b.chart.Middle(q), forhonorart.StopRadius(b.chart, fights)
	cover := func(at geom.Point) (most float64) {
		for _, r := range counts {
			most = max(most, radius+r.W/2-at.Sub(r.Centre()).Len())
		}
		return most
	}
	best, least := middle, cover(middle)
	if least == 0 {
		return middle
	}
	for _, way := range [...]geom.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}, {X: -1, Y: -1}, {X: 1, Y: -1}, {X: -1, Y: 1}, {X: 1, Y: 1}} {
		at := middle.Add(way.Mul(b.chart.Side/2 - radius))
		if by := cover(at); by < least {
			best, least = at, by
		}
	}
	return best
}

// measuredCost returns the square that is looked at, or else has been touched last, with what it costs the hero whose reach
// is seen although it is not played; false for none.
func (b *Board) measuredCost() (q game.Square, cost int, ok bool) {
	h, seen := b.subject()
	active, _, _, _ := b.state.Active()
	if !seen || h == active {
		return 0, 0, false
	}
	r := b.reach(h)
	for _, p := range [2]rules.Part{b.look.hovered, b.look.measuredSquare} {
		if q, is := squareOf(p); is && r.stops[q] && b.isPinned(h) {
			return q, int(r.cost[q]), true
		}
	}
	return 0, 0, false
}

// measure shows what a square that is touched costs the hero that has been touched before, and reports whether it does
// so again.
func (b *Board) measure(p rules.Part) bool {
	before := b.look.measuredSquare
	b.look.measuredSquare = p
	if q, _, ok := b.measuredCost(); ok && squarePart(q) == p && p != before {
		return true
	}
	b.look.measuredSquare = rules.Part{}
	return false
}
