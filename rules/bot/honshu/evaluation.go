package honshu

import "engawa/rules/honshu"

// decliningWeight is what one more of something promises to bring by the end of the match, in hundredths of a point.
type decliningWeight struct {
	value  int // in the early rounds
	rounds int // it falls to nothing over the last so many rounds, from 1
}

// with returns the worth when so many rounds remain to be built.
func (p decliningWeight) with(rounds int) int { return p.value * min(rounds, p.rounds) / p.rounds }

// weightSchedule says what things of a map are worth beside its points.
type weightSchedule struct {
	unmet      decliningWeight // what the best factory without a cube would pay, in percent
	unmetOther decliningWeight // what the others without a cube would pay, in percent
	spare      decliningWeight // a cube that no factory wants
	excess     decliningWeight // any further one of its colour
	smallTown  decliningWeight // a town square outside the largest town
	lake       decliningWeight // a lake
	field      decliningWeight // a field
	square     decliningWeight // a square of any kind
	forest     decliningWeight // a forest
}

// evaluator values what maps show for a number of rounds to come, in hundredths of a point. One field square is worth
// as much as in a payoff.
type evaluator struct {
	scoring honshu.Scoring
	weights roundWeights
}

// roundWeights are weights for a certain number of rounds, in hundredths of a point or percent.
type roundWeights struct {
	unmet, unmetOther, spare, excess, smallTown, lake, field, square, forest int
}

func (p *weightSchedule) with(rounds int) roundWeights {
	if p == nil {
		return roundWeights{}
	}
	return roundWeights{
		unmet:      p.unmet.with(rounds),
		unmetOther: p.unmetOther.with(rounds),
		spare:      p.spare.with(rounds),
		excess:     p.excess.with(rounds),
		smallTown:  p.smallTown.with(rounds),
		lake:       p.lake.with(rounds),
		field:      p.field.with(rounds),
		square:     p.square.with(rounds),
		forest:     p.forest.with(rounds),
	}
}

// value returns what the features are worth: their payoff, but for what a scoring card pays for shapes, and what they
// promise.
func (o *evaluator) value(h *featureCounts) int {
	v := o.squaresValue(h)
	for c := range h.goods {
		v += o.goodsValue(honshu.Colour(c), &h.goods[c])
	}
	return v
}

// squaresValue returns what the squares without a colour are worth, and production squares without a cube.
func (o *evaluator) squaresValue(h *featureCounts) int {
	w := &o.weights
	points := honshu.ForestPoints*int(h.forests) + int(h.largest) + o.scoring.Lakes(int(h.lakes), int(h.lakeGroups))
	if o.scoring.Card == honshu.GoalEmpty {
		points += honshu.EmptyPoints * int(h.empty)
	}
	return honshu.PointPayoff*points + w.forest*int(h.forests) + (1+w.field)*int(h.fields) + w.square*int(h.visible) +
		w.smallTown*int(h.towns-h.largest) + w.lake*int(h.lakes)
}

// goodsValue returns what the cubes and factories of a colour are worth.
func (o *evaluator) goodsValue(c honshu.Colour, g *goods) (v int) {
	wants, extra := o.scoring.PerFactory(), o.scoring.Reward(c)
	cubes, first := int(g.cubes), true
	for k := honshu.FactoryValues - 1; k >= 0; k-- {
		pays := o.scoring.Pays(honshu.LowestFactory+k) + extra
		n := wants * int(g.factories[k])
		served := min(n, cubes)
		cubes -= served
		v += honshu.PointPayoff * served * pays
		if n -= served; n > 0 {
			if first {
				v += pays * (o.weights.unmet - o.weights.unmetOther)
				first = false
			}
			v += n * pays * o.weights.unmetOther
		}
	}
	if cubes > 0 {
		v += o.weights.spare + (cubes-1)*o.weights.excess
	}
	return v
}

// scoresShapes reports whether the scoring card pays for shapes, which feature counts do not tell.
func (o *evaluator) scoresShapes() bool {
	switch o.scoring.Card {
	case honshu.GoalForests, honshu.GoalFields, honshu.GoalTowns:
		return true
	}
	return false
}
