package honshu

import "engawa/rules/honshu"

// prospect is what one more of something promises to bring by the end of the match, in hundredths of a point.
type prospect struct {
	worth  int // in the early rounds
	rounds int // it falls to nothing over the last so many rounds, from 1
}

// with returns the worth when so many rounds remain to be built.
func (p prospect) with(rounds int) int { return p.worth * min(rounds, p.rounds) / p.rounds }

// prospects are what a map promises beside its points.
type prospects struct {
	unmet   prospect // what the best factory without a cube would pay, in percent
	unmore  prospect // what the others without a cube would pay, in percent
	spare   prospect // a cube that no factory wants
	excess  prospect // any further one of its colour
	village prospect // a town square outside the largest town
	lake    prospect // a lake
	field   prospect // a field
	square  prospect // a square of any kind
	forest  prospect // a forest
}

// outlook values what maps show for a number of rounds to come, in hundredths of a point. One field square is worth as
// much as in a payoff.
type outlook struct {
	scoring honshu.Scoring
	weigh   weights
}

// weights are prospects for a certain number of rounds, in hundredths of a point or percent.
type weights struct {
	unmet, unmore, spare, excess, village, lake, field, square, forest int
}

func (p *prospects) with(rounds int) weights {
	if p == nil {
		return weights{}
	}
	return weights{
		unmet:   p.unmet.with(rounds),
		unmore:  p.unmore.with(rounds),
		spare:   p.spare.with(rounds),
		excess:  p.excess.with(rounds),
		village: p.village.with(rounds),
		lake:    p.lake.with(rounds),
		field:   p.field.with(rounds),
		square:  p.square.with(rounds),
		forest:  p.forest.with(rounds),
	}
}

// value returns what the holding is worth: its payoff, but for what a scoring card pays for shapes, and its prospects.
func (o *outlook) value(h *holding) int {
	v := o.squares(h)
	for c := range h.goods {
		v += o.trade(honshu.Colour(c), &h.goods[c])
	}
	return v
}

// squares returns what the squares without a colour are worth, and production squares without a cube.
func (o *outlook) squares(h *holding) int {
	w := &o.weigh
	points := honshu.ForestPoints*int(h.forests) + int(h.largest) + o.scoring.Lakes(int(h.lakes), int(h.pools))
	if o.scoring.Card == honshu.GoalEmpty {
		points += honshu.EmptyPoints * int(h.empty)
	}
	return honshu.PointPayoff*points + w.forest*int(h.forests) + (1+w.field)*int(h.fields) + w.square*int(h.shown) +
		w.village*int(h.towns-h.largest) + w.lake*int(h.lakes)
}

// trade returns what the cubes and factories of a colour are worth.
func (o *outlook) trade(c honshu.Colour, g *goods) (v int) {
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
				v += pays * (o.weigh.unmet - o.weigh.unmore)
				first = false
			}
			v += n * pays * o.weigh.unmore
		}
	}
	if cubes > 0 {
		v += o.weigh.spare + (cubes-1)*o.weigh.excess
	}
	return v
}

// shaped reports whether the scoring card pays for shapes, which a holding does not tell.
func (o *outlook) shaped() bool {
	switch o.scoring.Card {
	case honshu.GoalForests, honshu.GoalFields, honshu.GoalTowns:
		return true
	}
	return false
}
