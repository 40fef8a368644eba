package lessons

import (
	"fmt"
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// zones points at the squares of zones.
func zones(list ...forhonor.Zone) func(rules.State) []rules.Part {
	var names []string
	for q := range forhonor.Square(forhonor.NumSquares) {
		if z, ok := q.Zone(); ok && slices.Contains(list, z) {
			names = append(names, q.String())
		}
	}
	return squares(names...)
}

// squares points at squares of the battlefield by their names, as "C7".
func squares(names ...string) func(rules.State) []rules.Part {
	var parts []rules.Part
	for _, name := range names {
		if q, ok := forhonor.ParseSquare(name); ok {
			parts = append(parts, rules.Part{Kind: rules.PartCell, Index: int32(q)})
		}
	}
	return Parts(parts...)
}

// heroes points at heroes.
func heroes(list ...forhonor.Hero) func(rules.State) []rules.Part {
	var parts []rules.Part
	for _, h := range list {
		parts = append(parts, rules.Part{Kind: rules.PartPiece, Index: int32(h)})
	}
	return Parts(parts...)
}

// strikes returns lines that begin with a strike of the hero at least to most soldiers of a line group, for Like.
func strikes(hero string, least, most int, then string) (lines []string) {
	for n := least; n <= most; n++ {
		lines = append(lines, fmt.Sprintf("%s xL%d; %s", hero, n, then))
	}
	return lines
}

// target is what a hero is to do in a step.
type target struct {
	isMet   func(p Progress) bool                           // whether it has been done
	canFrom func(s *forhonor.State, q forhonor.Square) bool // whether it can be done from the square
}

// aim is reached when the hero has done what it is to do; it may walk as long as it can still come to a square from
// which that is possible.
func aim(h forhonor.Hero, t target) Goal {
	return func(p Progress) Verdict {
		switch {
		case t.isMet(p):
			return GoalReached
		case lastMoveWasWalk(p) && canReach(p.Now.(*forhonor.State), h, t.canFrom):
			return GoalPending
		}
		return GoalMissed
	}
}

// lastMove returns the learner's last move; it has made one when a Goal is asked.
func lastMove(p Progress) forhonor.Choice {
	for _, mv := range slices.Backward(p.Moves) {
		if mv.By == p.Seat {
			c, _ := forhonor.Fields(mv.Do)
			return c
		}
	}
	return forhonor.Choice{}
}

// lastMoveWasWalk reports whether the learner's last move was a walk.
func lastMoveWasWalk(p Progress) bool { return lastMove(p).Verb == forhonor.VerbMove }

// canReach reports whether the hero stands on such a square or can still walk to one.
func canReach(s *forhonor.State, h forhonor.Hero, fits func(*forhonor.State, forhonor.Square) bool) bool {
	f, _, ok := s.Figure(h)
	if !ok {
		return false
	}
	if f.Post == forhonor.Fielded && fits(s, f.At) {
		return true
	}
	for q, cost := range s.Reach(h, s.MovesLeft()) {
		if cost > 0 && fits(s, forhonor.Square(q)) {
			return true
		}
	}
	return false
}

// shotAt is a shot that takes the last life of the hero.
func shotAt(h forhonor.Hero) target {
	return target{
		isMet: func(p Progress) bool { return isOffField(p.Now, h) },
		canFrom: func(s *forhonor.State, q forhonor.Square) bool {
			f, _, _ := s.Figure(h)
			return forhonor.ShotLineRefusal(q, f.At) == nil
		},
	}
}

// blowAt is a fight that puts the hero out of the battle.
func blowAt(h forhonor.Hero) target {
	return target{
		isMet: func(p Progress) bool { return isOffField(p.Now, h) },
		canFrom: func(s *forhonor.State, q forhonor.Square) bool {
			f, _, _ := s.Figure(h)
			return q.Adjacent(f.At)
		},
	}
}

// isOffField reports whether the hero stands no longer on the battlefield.
func isOffField(s rules.State, h forhonor.Hero) bool {
	f, _, _ := s.(*forhonor.State).Figure(h)
	return f.Post != forhonor.Fielded
}

// bannerOver is a banner that gives each of these heroes a life back.
func bannerOver(list ...forhonor.Hero) target {
	return target{
		isMet: func(p Progress) bool {
			return !slices.ContainsFunc(list, func(h forhonor.Hero) bool {
				before, _, _ := p.Before.(*forhonor.State).Figure(h)
				now, _, _ := p.Now.(*forhonor.State).Figure(h)
				return now.Life <= before.Life
			})
		},
		canFrom: func(s *forhonor.State, q forhonor.Square) bool {
			return !slices.ContainsFunc(list, func(h forhonor.Hero) bool {
				f, _, _ := s.Figure(h)
				return !s.BannerReaches(q, f.At)
			})
		},
	}
}

// intoZone is reached when an activation ends with its hero in the attackers' zone.
func intoZone(p Progress) Verdict {
	s := p.Now.(*forhonor.State)
	inZone := func(_ *forhonor.State, q forhonor.Square) bool {
		z, ok := q.Zone()
		return ok && z == forhonor.ZoneAttackers
	}
	if lastMove(p).Verb != forhonor.VerbDone {
		if h, _, _, _ := s.Active(); canReach(s, h, inZone) {
			return GoalPending
		}
		return GoalMissed
	}
	for _, f := range s.Figures(forhonor.Attackers) {
		if f.Post == forhonor.Fielded && inZone(s, f.At) {
			return GoalReached
		}
	}
	return GoalMissed
}

// shieldAgainstSword is reached when the Banneret has attacked the Berserker and shown the shield.
func shieldAgainstSword(p Progress) Verdict {
	s := p.Now.(*forhonor.State)
	switch last := lastMove(p); last.Verb {
	case forhonor.VerbCard:
		if last.Card == forhonor.Shield {
			return GoalReached
		}
	case forhonor.VerbAttack:
		return GoalPending
	case forhonor.VerbMove:
		if canReach(s, forhonor.Banneret, blowAt(forhonor.Berserker).canFrom) {
			return GoalPending
		}
	}
	return GoalMissed
}

// holdsCentre is reached when the round is scored with the attackers at the centre. The Raider strikes first.
func holdsCentre(p Progress) Verdict {
	s := p.Now.(*forhonor.State)
	if first, _ := forhonor.Fields(p.Moves[0].Do); first.Verb != forhonor.VerbRaze {
		return GoalMissed
	}
	if lastMove(p).Verb != forhonor.VerbDone {
		return GoalPending
	}
	if camp, held := s.Holder(forhonor.ZoneCentre); held && camp == forhonor.Attackers {
		return GoalReached
	}
	return GoalMissed
}

// lastStand is reached when the Yumi has felled the last hero of the defenders and the round has ended.
func lastStand(p Progress) Verdict {
	switch t := shotAt(forhonor.Naginata); {
	case Wins(p):
		return GoalReached
	case t.isMet(p):
		return GoalPending
	default:
		return aim(forhonor.Yumi, t)(p)
	}
}
