package forhonor

import (
	"slices"

	"engawa/rules"
)

// Legal appends what the seat may do, ascending.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || !s.Actors().Has(by) || !s.isComplete() && s.viewer != by {
		return dst
	}
	start := len(dst)
	dst = s.legal(by, dst)
	slices.Sort(dst[start:])
	return dst
}

// legal is Legal for an actor, in any order.
func (s *State) legal(by rules.Seat, dst []rules.Action) []rules.Action {
	add := func(c Choice) { dst = append(dst, c.Pack()) }
	switch s.phase {
	case PhasePick:
		for h := range s.hands[by].All() {
			add(Choice{Verb: VerbPick, Hero: h})
		}
	case PhaseLine:
		s.lines(s.rules.Camps[by], add)
	case PhaseShove:
		h := s.heroToShove()
		f, _ := s.find(h)
		for _, q := range s.shoveGoals(f.At) {
			add(Choice{Verb: VerbShove, Hero: h, At: q})
		}
	case PhaseCall:
		for h := range s.Eligible(s.caller).All() {
			add(Choice{Verb: VerbAct, Hero: h})
		}
	case PhaseAct:
		s.addHeroActions(add)
	case PhaseCombat:
		f := s.side(by)
		for c := Sword; c <= Shield; c++ {
			if c != s.fight.first[f] {
				add(Choice{Verb: VerbCard, Card: c})
			}
		}
	}
	return dst
}

// lines yields every order of the camp's heroes.
func (s *State) lines(camp Camp, add func(Choice)) {
	var four [CampSize]Hero
	for k := range four {
		four[k] = s.armies[camp].figures[k].Hero
	}
	var permute func(k int)
	permute = func(k int) {
		if k == CampSize {
			add(Choice{Verb: VerbLine, Line: four})
			return
		}
		for i := k; i < CampSize; i++ {
			four[k], four[i] = four[i], four[k]
			permute(k + 1)
			four[k], four[i] = four[i], four[k]
		}
	}
	permute(0)
}

// side returns which side of the fight the seat plays.
func (s *State) side(by rules.Seat) int {
	if f, _ := s.find(s.fight.hero[0]); f != nil && f.Owner == by {
		return 0
	}
	return 1
}

// addHeroActions adds what the hero that is being played can do.
func (s *State) addHeroActions(add func(Choice)) {
	f, camp := s.find(s.activation.hero)
	if left := s.MovesLeft(); left > 0 {
		t := s.explore(f, camp, left)
		for q := range Square(NumSquares) {
			if t.canStop[q] && t.cost[q] > 0 {
				add(Choice{Verb: VerbMove, At: q})
			}
		}
	}
	if !f.isFielded() {
		return
	}
	add(Choice{Verb: VerbDone})
	if f.Hero.Power() == PowerShot && !s.activation.hasShot {
		s.shots(f, camp, func(q Square) { add(Choice{Verb: VerbShoot, At: q}) })
	}
	if f.Hero.Power() == PowerBanner && !s.activation.hasRaisedBanner && len(s.woundedHeroes(f, camp)) > 0 {
		add(Choice{Verb: VerbBanner})
	}
	if !s.MayFight() {
		return
	}
	for _, q := range battlefield.around[f.At] {
		if target, c := s.find(s.HeroAt(q)); target != nil && c != camp {
			add(Choice{Verb: VerbAttack, Hero: target.Hero})
			if f.Hero.Power() == PowerStampede {
				add(Choice{Verb: VerbAttack, Hero: target.Hero, Stampede: true})
			}
		}
	}
	for _, g := range [2]Group{LineGroup, RearGroup} {
		if s.touches(f.At, camp.Other(), g) {
			for n := 1; n <= min(s.RazesLeft(), s.armies[camp.Other()].group(g)); n++ {
				add(Choice{Verb: VerbRaze, Group: g, Count: n})
			}
		}
	}
}

// touches reports whether a soldier of the camp's group stands beside the square.
func (s *State) touches(at Square, camp Camp, g Group) bool {
	return slices.ContainsFunc(battlefield.around[at], func(q Square) bool {
		c, group, ok := s.Group(q)
		return ok && c == camp && group == g
	})
}

// shots yields the squares at which the figure can shoot.
func (s *State) shots(f *Figure, camp Camp, yield func(Square)) {
	for _, d := range directions {
		for apart := 1; apart <= ShotFarthest; apart++ {
			q := SquareAt(f.At.Column()+apart*d[0], f.At.Row()+apart*d[1])
			if q == NoSquare || q.Void() {
				break
			}
			if apart >= ShotNearest && s.enemyAt(q, camp) {
				yield(q)
			}
		}
	}
}

// How far a shot carries, in squares, and how far a banner reaches, in steps.
const (
	ShotNearest  = 2
	ShotFarthest = 4
	BannerReach  = 3
)

// enemyAt reports whether an enemy of the camp stands on the square, hero or soldier.
func (s *State) enemyAt(q Square, camp Camp) bool {
	if f, c := s.find(s.HeroAt(q)); f != nil {
		return c != camp
	}
	c, ok := s.SoldierAt(q)
	return ok && c != camp
}

// BannerReaches reports whether a banner on one square reaches the other in this match, see [BannerReaches].
func (s *State) BannerReaches(from, to Square) bool {
	if s.rules.RoundWalls {
		return Distance(from, to) <= BannerReach
	}
	return BannerReaches(from, to)
}

// woundedHeroes returns the heroes of the camp within reach of the bearer's banner that have lost life, by number.
func (s *State) woundedHeroes(bearer *Figure, camp Camp) (list []*Figure) {
	for k := range s.armies[camp].figures {
		f := &s.armies[camp].figures[k]
		if f.isFielded() && int(f.Life) < f.Hero.Life() && s.BannerReaches(bearer.At, f.At) {
			list = append(list, f)
		}
	}
	slices.SortStableFunc(list, func(a, b *Figure) int { return int(a.Hero) - int(b.Hero) })
	return list
}

// Chances appends what Nature may do, ascending. A View lists of a deal that its viewer will see every hero that it has
// not located, and nothing of one that it will not see.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	switch s.phase {
	case PhaseDeal:
		seat := s.receiver()
		if !s.sees(seat) {
			return dst
		}
		for h := range (everyHero &^ s.locatedHeroes()).All() {
			dst = append(dst, rules.Outcome{Do: Choice{Verb: VerbDeal, Hero: h, Seat: seat}.Pack(), Weight: 1})
		}
	case PhaseDraw:
		for camp := range s.armies {
			if s.Eligible(Camp(camp)) != 0 {
				dst = append(dst, rules.Outcome{Do: Choice{Verb: VerbInit, Camp: Camp(camp)}.Pack(), Weight: uint32(s.armies[camp].initiative)})
			}
		}
	}
	return dst
}
