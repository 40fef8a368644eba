package forhonor

// Approach is how a hero comes to fight an enemy hero or a group of soldiers in as few rounds as can be, and in the
// last of them with as few moves as can be, while all others stay where they are.
type Approach struct {
	Fight  Choice   // the attack, or the removal of as many soldiers as can be
	Rounds int      // after the present one in which it can fight: 0 in its present activation, or the next in this round
	Way    []Square // that it crosses, the last one that from which it fights; empty where it stands there already
	Halts  []int    // how many squares of the way it has crossed at the end of each round before the last
}

// Approach returns how the hero comes to fight who stands on the square: the enemy hero, or the group of the soldier. It
// returns false where no enemy stands there, where the hero waits or is executed, and where no way leads there.
func (s *State) Approach(h Hero, foe Square) (Approach, bool) {
	f, camp := s.find(h)
	if f == nil || f.Post > Fielded {
		return Approach{}, false
	}
	fight, ok := s.fightAt(foe, camp)
	if !ok {
		return Approach{}, false
	}
	moves, made, fights := s.readiness(f)
	var legs []*tour
	var stands [NumSquares]bool // where it can stand as a round begins
	if f.fielded() {
		stands[f.At] = true
	}
	for farther := true; farther; {
		leg := s.leg(&stands, camp, moves)
		legs = append(legs, leg)
		if a, ok := s.end(fight, camp.Other(), legs, moves, made); fights && ok {
			return a, true
		}
		farther = len(legs) == 1 // it may have fewer moves in this round than in the next
		for q, stops := range leg.stop {
			farther = farther || stops && !stands[q]
			stands[q] = stands[q] || stops
		}
		moves, made, fights = h.Faction().Allowance(), 0, true
	}
	return Approach{}, false
}

// leg finds where a hero of the camp can go in a round from squares on which it can stand as that begins, or from its
// edge where there are none. It can stop where it has stood.
func (s *State) leg(stands *[NumSquares]bool, camp Camp, moves int) *tour {
	o, t, fielded := s.obstacles(camp), newTour(), false
	for q, in := range stands {
		if in {
			fielded, t.stop[q] = true, true
			t.start(Square(q))
		}
	}
	if !fielded && moves > 0 {
		t.enter(camp, &o)
	}
	t.spread(moves, &o)
	return t
}

// readiness returns how many moves the figure has left in this round, how many it has made, and whether it may fight.
func (s *State) readiness(f *Figure) (left, made int, fights bool) {
	switch {
	case f.Hero == s.act.hero:
		return s.MovesLeft(), int(s.act.moves), s.MayFight()
	case f.Acted:
		return 0, 0, false
	}
	return f.Hero.Faction().Allowance(), 0, true
}

// fightAt returns the fight of a hero of the camp with who stands on the square; false where no enemy does.
func (s *State) fightAt(foe Square, camp Camp) (Choice, bool) {
	if foe >= NumSquares || !s.enemyAt(foe, camp) {
		return Choice{}, false
	}
	if h := s.HeroAt(foe); h != NoHero {
		return Choice{Verb: VerbAttack, Hero: h}, true
	}
	_, group, _ := s.Group(foe)
	return Choice{Verb: VerbRaze, Group: group, Count: s.armies[camp.Other()].group(group)}, true
}

// end returns the approach that ends in the last of the rounds: on the stop beside the foe with the fewest moves, of
// several the one with the lowest number. Its moves are so many at most, after those made before.
func (s *State) end(fight Choice, foe Camp, legs []*tour, moves, made int) (Approach, bool) {
	last, best := legs[len(legs)-1], NoSquare
	if fight.Verb == VerbRaze {
		moves = min(moves, razeAllowance-1-made)
	}
	for q := range Square(NumSquares) {
		if last.stop[q] && int(last.cost[q]) <= moves && (best == NoSquare || last.cost[q] < last.cost[best]) && s.fights(q, fight, foe) {
			best = q
		}
	}
	if best == NoSquare {
		return Approach{}, false
	}
	if fight.Verb == VerbRaze {
		fight.Count = min(fight.Count, razeAllowance-made-int(last.cost[best]))
	}
	a := Approach{Fight: fight, Rounds: len(legs) - 1}
	crossed := make([]int, len(legs)) // in each round
	for k := len(legs) - 1; k >= 0 && best != NoSquare; k-- {
		way := legs[k].way(best)
		crossed[k] = len(way)
		a.Way = append(way, a.Way...)
		best = legs[k].origin(best)
	}
	sum := 0
	for _, n := range crossed[:a.Rounds] {
		sum += n
		a.Halts = append(a.Halts, sum)
	}
	return a, true
}

// fights reports whether a hero on the square could have the fight with a hero or a group of the camp.
func (s *State) fights(q Square, fight Choice, foe Camp) bool {
	if fight.Verb == VerbAttack {
		target, _ := s.find(fight.Hero)
		return q.Adjacent(target.At)
	}
	return s.touches(q, foe, fight.Group)
}
