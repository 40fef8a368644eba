package honshu

import (
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// builder values builds by what the map is worth after them. Of woven builds it knows only those that go over or under
// everything.
type builder struct {
	weights    *weightSchedule // nil counts points only
	scoring    honshu.Scoring
	meter      *bot.Meter
	evaluators [honshu.Rounds + 1]evaluator // by the rounds that remain to be built
	actions    []rules.Action
	after      honshu.Map
}

// begin prepares the builder for a decision.
func (b *builder) begin(p *weightSchedule, by honshu.Scoring, m *bot.Meter) {
	b.weights, b.scoring, b.meter = p, by, m
	for rounds := range b.evaluators {
		b.evaluators[rounds] = evaluator{scoring: by, weights: p.with(rounds)}
	}
}

// worth returns what the map is worth as it lies, with so many rounds to be built.
func (b *builder) worth(e *trialMap, rounds int) int {
	o := &b.evaluators[rounds]
	v := o.value(&e.featureCounts)
	if o.scoresShapes() {
		v += honshu.PointPayoff * e.board.Score(b.scoring).Card
	}
	return v
}

// each calls f with every build of the card and what the map is then worth, with so many rounds to be built after it.
// It returns false when the budget ended before.
func (b *builder) each(e *trialMap, card honshu.Card, rounds int, f func(rules.Action, honshu.Placement, int)) bool {
	o := &b.evaluators[rounds]
	shaped := o.scoresShapes()
	var trades [honshu.NumColours]int
	for c := range trades {
		trades[c] = o.goodsValue(honshu.Colour(c), &e.goods[c])
	}
	b.actions = e.board.AppendBuilds(b.actions[:0], card, false)
	for _, a := range b.actions {
		if !b.meter.Visit() {
			return false
		}
		c, _ := honshu.Fields(a)
		h := e.tryPlacement(c.Place)
		v := o.squaresValue(&h)
		for c, trade := range trades {
			if h.goods[c] != e.goods[c] {
				trade = o.goodsValue(honshu.Colour(c), &h.goods[c])
			}
			v += trade
		}
		if shaped {
			e.board.BuildInto(&b.after, c.Place)
			v += honshu.PointPayoff * b.after.Score(b.scoring).Card
		}
		f(a, c.Place, v)
	}
	return true
}

// best returns the best build of the card and what the map is then worth. It returns false when the budget ended
// before.
func (b *builder) best(e *trialMap, card honshu.Card, rounds int) (place honshu.Placement, value int, ok bool) {
	value = -bot.Infinity
	ok = b.each(e, card, rounds, func(_ rules.Action, p honshu.Placement, v int) {
		if v > value {
			place, value = p, v
		}
	})
	return place, value, ok
}
