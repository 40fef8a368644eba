package forhonor

// Approach is how a hero comes to fight an enemy hero or a group of soldiers in as few rounds as can be, and in the
// last of them with as few moves as can be, while all others stay where they are. A hero that can still shoot shoots at
// another where that takes no more rounds and moves.
type Approach struct {
	Fight  Choice   // the attack, the shot, or the removal of as many soldiers as can be
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
	fights := s.fightsWith(f, camp, foe)
	if fights == nil {
		return Approach{}, false
	}
	moves, made := s.movesToSpare(f)
	var legs []*pathSearch
	var stands [NumSquares]bool // where it can stand as a round begins
	if f.isFielded() {
		stands[f.At] = true
	}
	for farther := true; farther; {
		leg := s.reachInRound(&stands, camp, moves)
		legs = append(legs, leg)
		now := fights
		if len(legs) == 1 {
			now = s.fightsNow(f, fights)
		}
		if a, ok := s.end(now, camp.Other(), legs, moves, made); ok {
			return a, true
		}
		farther = len(legs) == 1 // it may have fewer moves in this round than in the next
		for q, stops := range leg.canStop {
			farther = farther || stops && !stands[q]
			stands[q] = stands[q] || stops
		}
		moves, made = h.Faction().Allowance(), 0
	}
	return Approach{}, false
}

// reachInRound finds where a hero of the camp can go in a round from squares on which it can stand as that begins, or from its
// edge where there are none. It can stop where it has stood.
func (s *State) reachInRound(stands *[NumSquares]bool, camp Camp, moves int) *pathSearch {
	o, t, fielded := s.obstacles(camp), newPathSearch(), false
	for q, in := range stands {
		if in {
			fielded, t.canStop[q] = true, true
			t.addStart(Square(q))
		}
	}
	if !fielded && moves > 0 {
		t.addEdgeRow(camp, &o)
	}
	t.spread(moves, &o)
	return t
}

// movesToSpare returns how many moves the figure has left in this round, and how many it has made.
func (s *State) movesToSpare(f *Figure) (left, made int) {
	switch {
	case f.Hero == s.activation.hero:
		return s.MovesLeft(), int(s.activation.moves)
	case f.HasActed:
		return 0, 0
	}
	return f.Hero.Faction().Allowance(), 0
}

// fightsWith returns what the figure of the camp could ever do to who stands on the square, the best first; nil where
// no enemy does.
func (s *State) fightsWith(f *Figure, camp Camp, foe Square) (list []Choice) {
	if foe >= NumSquares || !s.enemyAt(foe, camp) {
		return nil
	}
	h := s.HeroAt(foe)
	if h == NoHero {
		_, group, _ := s.Group(foe)
		return []Choice{{Verb: VerbRaze, Group: group, Count: s.armies[camp.Other()].group(group)}}
	}
	if f.Hero.Power() == PowerShot {
		list = append(list, Choice{Verb: VerbShoot, At: foe})
	}
	return append(list, Choice{Verb: VerbAttack, Hero: h})
}

// fightsNow returns what of these the figure may still do in this round.
func (s *State) fightsNow(f *Figure, all []Choice) (list []Choice) {
	shoots, fights := !f.HasActed, !f.HasActed
	if f.Hero == s.activation.hero {
		shoots, fights = !s.activation.hasShot, s.MayFight()
	}
	for _, c := range all {
		if shoots && c.Verb == VerbShoot || fights && c.Verb != VerbShoot {
			list = append(list, c)
		}
	}
	return list
}

// end returns the approach that ends in the last of the rounds, with the fewest moves; of several with the first of the
// fights, and on the stop with the lowest number. It makes so many moves in that round at most, after those made before.
func (s *State) end(fights []Choice, foe Camp, legs []*pathSearch, moves, made int) (Approach, bool) {
	last, a, best := legs[len(legs)-1], Approach{Rounds: len(legs) - 1}, NoSquare
	for _, c := range fights {
		most := moves
		if c.Verb == VerbRaze {
			most = min(moves, razeAllowance-1-made)
		}
		for q := range Square(NumSquares) {
			if last.canStop[q] && int(last.cost[q]) <= most && (best == NoSquare || last.cost[q] < last.cost[best]) && s.carries(q, c, foe) {
				best, a.Fight = q, c
			}
		}
	}
	if best == NoSquare {
		return Approach{}, false
	}
	if a.Fight.Verb == VerbRaze {
		a.Fight.Count = min(a.Fight.Count, razeAllowance-made-int(last.cost[best]))
	}
	crossed := make([]int, len(legs)) // in each round
	for k := len(legs) - 1; k >= 0 && best != NoSquare; k-- {
		way := legs[k].path(best)
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

// carries reports whether a hero on the square could have the fight with the camp.
func (s *State) carries(q Square, fight Choice, foe Camp) bool {
	switch fight.Verb {
	case VerbShoot:
		return ShotLineRefusal(q, fight.At) == nil
	case VerbAttack:
		target, _ := s.find(fight.Hero)
		return q.Adjacent(target.At)
	}
	return s.touches(q, foe, fight.Group)
}
