package forhonor

import "engawa/rules/forhonor"

// weights is what a bot of For Honor holds worth having.
type weights struct {
	point          int              // 100 points of score, up to those with which a camp can break the other
	over           int              // 100 points beyond
	mark           [2]int           // the score that breaks the other: first reached, and held for a second round
	card           int              // a zone that it would hold, beside its points, while all heroes can be activated
	late           int              // the same more when none can
	soldier        int              // one soldier more in the line group than the enemy, up to a lead of maxLead
	life           [3][maxLives]int // by threat, a hero with that many lives; without any it waits
	execution      int              // what is lost beside that by execution
	brokenHero     int              // what is lost by a hero that cannot come back because its camp is broken
	activatable    int              // a hero that can still be activated in the round
	zone           int              // a way of no moves to a zone that it would not hold, less by a part for each move
	guard          int              // the same to a zone that it would hold
	contact        int              // the same to the enemy's soldiers, for the nearest hero
	second         int              // the same for the second
	fightBonus     int              // a fight against a hero, whatever comes of it
	habitualFights bool             // whether fights are taken to be fought out of habit
	movesFirst     bool             // whether it moves before it fights, and keeps its banner down
}

// maxLead is the lead in soldiers beyond which more are worth nothing.
const maxLead = 8

// Values of the end.
const (
	heroesLostValue = 30_000 // of a camp that is broken and has no hero left
	lastScore       = 20     // of a point in the last round
)

// maxWay is the length of a way from which on it is worth nothing.
const maxWay = 12

// nearness returns the part of the worth that is left at that many moves.
func nearness(value int, moves int8) int { return value * max(0, maxWay-int(moves)) / maxWay }

// evaluate returns what the position is worth to the camp, less what it is worth to the other.
func (c *weights) evaluate(b *evalState, a *distances, camp forhonor.Camp) int {
	holder := b.control()
	projected := b.projectScores(&holder)
	own := c.evaluateSide(b, a, camp, &holder, &projected)
	return own - c.evaluateSide(b, a, camp.Other(), &holder, &projected)
}

// evaluateSide returns what a camp has in the position.
func (c *weights) evaluateSide(b *evalState, a *distances, camp forhonor.Camp, holder *[forhonor.NumZones]int8, projected *[forhonor.NumCamps]int) int {
	h, other := &b.sides[camp], &b.sides[camp.Other()]
	v := c.score(b, h, projected[camp])
	for _, by := range holder {
		if by == int8(camp) {
			v += c.card + c.late*(maxActivatable-b.activatable)/maxActivatable
		}
	}
	v += c.soldier * max(0, min(maxLead, h.line+h.rear/2-other.line-other.rear/2))
	return v + c.heroes(h, b.threat(other, projected[camp.Other()])) + c.places(h.nearestUnits(a, camp, nil), camp, holder)
}

// score returns what the camp's score is worth if the round ended with it.
func (c *weights) score(b *evalState, h *side, score int) int {
	v := (c.point*min(score, b.breaks) + c.over*max(0, score-b.breaks)) / 100
	if b.isLastRound {
		v *= lastScore
	}
	if score >= b.breaks {
		v += c.mark[0]
		if h.scoreBefore >= b.breaks {
			v += c.mark[1]
		}
	}
	return v
}

// threat returns how near the camp is to breaking the other if the round ended with that score: 0 safe, 1 near, 2
// broken by the next scoring.
func (b *evalState) threat(h *side, projected int) int {
	switch {
	case forhonor.Breaks(b.breaks, h.scoreBefore, projected):
		return 2
	case projected >= b.breaks:
		return 1
	}
	return 0
}

// projectScores returns the scores of both camps if the round ended with these holders.
func (b *evalState) projectScores(holder *[forhonor.NumZones]int8) (score [forhonor.NumCamps]int) {
	for k := range score {
		score[k] = b.sides[k].cardScore
		for _, h := range holder {
			if int(h) == k {
				score[k] += forhonor.HeldPoints
			}
		}
	}
	return score
}

// heroes returns what the lives of the camp's heroes are worth.
func (c *weights) heroes(h *side, peril int) (v int) {
	standing := 0
	for k := range h.units {
		w := &h.units[k]
		switch {
		case w.ready():
			standing++
			v += c.life[peril][w.life]
			if !w.hasActed {
				v += c.activatable
			}
			continue
		case w.post == forhonor.Executed:
			v -= c.execution
		}
		if h.isBroken {
			v -= c.brokenHero
		}
	}
	if peril == 2 && standing == 0 {
		v -= heroesLostValue
	}
	return v
}

// nearest is how near the heroes of a camp are to what they strive for: to both zones, to contact, and the second to
// contact.
type nearest [4]int8

// noNearest is where no hero is near to anything.
var noNearest = nearest{unreachable, unreachable, unreachable, unreachable}

// with returns the distances with one hero more.
func (s nearest) with(ways [3]int8) nearest {
	s[0], s[1] = min(s[0], ways[0]), min(s[1], ways[1])
	if ways[2] < s[2] {
		s[2], s[3] = ways[2], s[2]
	} else {
		s[3] = min(s[3], ways[2])
	}
	return s
}

// nearestUnits returns how near the camp's heroes are, one of them left out.
func (h *side) nearestUnits(a *distances, camp forhonor.Camp, except *unit) nearest {
	s := noNearest
	for k := range h.units {
		if w := &h.units[k]; w.ready() && w != except {
			s = s.with(a.from(camp, w))
		}
	}
	return s
}

// places returns what it is worth that heroes stand near what they strive for.
func (c *weights) places(s nearest, camp forhonor.Camp, holder *[forhonor.NumZones]int8) (v int) {
	for z := range 2 {
		value := c.zone
		if holder[z] == int8(camp) {
			value = c.guard
		}
		v += nearness(value, s[z])
	}
	return v + nearness(c.contact, s[2]) + nearness(c.second, s[3])
}
