package forhonor

import "slices"

// tour is where a figure can go with some moves, and the way to each square.
type tour struct {
	cost [NumSquares]uint8  // moves to the square, unreachable where it cannot come
	from [NumSquares]Square // the square before it; NoSquare where it enters
	stop [NumSquares]bool   // whether it may stop there

	queue       [NumSquares]Square // from which it goes on, or has gone
	first, last int                // of those from which it goes on, the last one left out
}

// explore finds where the figure can go with that many moves. Its own camp may be crossed, not stopped on; enemies and
// void may not be crossed. An available hero begins by any square of its edge row, which costs one:
// docs/rules/forhonor.md, 7.4.
func (s *State) explore(f *Figure, camp Camp, moves int) *tour {
	t := newTour()
	o := s.obstacles(camp)
	switch {
	case f.fielded():
		t.start(f.At)
	case moves > 0:
		t.enter(camp, &o)
	}
	t.spread(moves, &o)
	return t
}

func newTour() *tour {
	t := new(tour)
	for k := range t.cost {
		t.cost[k] = unreachable
	}
	return t
}

// push has it go on from a square.
func (t *tour) push(q Square) {
	t.queue[t.last] = q
	t.last++
}

// start begins on a square.
func (t *tour) start(q Square) {
	t.cost[q] = 0
	t.push(q)
}

// enter begins with any square of the camp's edge row.
func (t *tour) enter(camp Camp, o *obstacles) {
	for column := range Columns {
		if q := SquareAt(column, camp.EdgeRow()); !o.blocked[q] {
			t.cost[q], t.from[q], t.stop[q] = 1, NoSquare, !o.taken[q]
			t.push(q)
		}
	}
}

// spread goes on from where it has begun, as far as that many moves lead.
func (t *tour) spread(moves int, o *obstacles) {
	for t.first < t.last {
		q := t.queue[t.first]
		t.first++
		if int(t.cost[q]) == moves {
			break // all that follow are as far
		}
		for _, next := range ground.around[q] {
			if t.cost[next] == unreachable && !o.blocked[next] {
				t.cost[next], t.from[next], t.stop[next] = t.cost[q]+1, q, !o.taken[next]
				t.push(next)
			}
		}
	}
}

// obstacles are the squares that heroes of a camp cannot cross, and those on which they cannot stop.
type obstacles struct{ blocked, taken [NumSquares]bool }

// obstacles returns what is in the way of a hero of the camp.
func (s *State) obstacles(camp Camp) (o obstacles) {
	for c := range s.armies {
		enemy := Camp(c) != camp
		put := func(q Square) { o.taken[q], o.blocked[q] = true, enemy }
		for k := range s.armies[c].figures {
			if f := &s.armies[c].figures[k]; f.fielded() {
				put(f.At)
			}
		}
		for file := range NumFiles {
			for place := range MaxQueue {
				if s.armies[c].stands(file, place) {
					put(Camp(c).FileSquare(file, place))
				}
			}
		}
	}
	return o
}

// way returns the squares to the goal, the goal last and the start left out.
func (t *tour) way(goal Square) []Square {
	var out []Square
	for q := goal; q != NoSquare && t.cost[q] > 0 && t.cost[q] != unreachable; q = t.from[q] {
		out = append(out, q)
	}
	slices.Reverse(out)
	return out
}

// origin returns the square from which the tour comes to another; NoSquare where it enters.
func (t *tour) origin(q Square) Square {
	for q != NoSquare && t.cost[q] > 0 {
		q = t.from[q]
	}
	return q
}

// Reach returns for each square how many moves the hero needs to stop there with that many moves at most, 0 where it
// cannot. A hero that waits or is executed reaches nothing.
func (s *State) Reach(h Hero, moves int) (cost [NumSquares]uint8) {
	f, camp := s.find(h)
	if f == nil || f.Post > Fielded {
		return cost
	}
	t := s.explore(f, camp, moves)
	for q := range cost {
		if t.stop[q] && t.cost[q] > 0 {
			cost[q] = t.cost[q]
		}
	}
	return cost
}

// Way returns the squares that the hero crosses to the goal with that many moves, the goal last; nil when it cannot
// stop there.
func (s *State) Way(h Hero, goal Square, moves int) []Square {
	f, camp := s.find(h)
	if f == nil || f.Post > Fielded || goal >= NumSquares {
		return nil
	}
	t := s.explore(f, camp, moves)
	if !t.stop[goal] {
		return nil
	}
	return t.way(goal)
}

// MovesAfter returns how many moves the hero that is being played would still have after a fight: none where it has
// moved, or first moves to where it fights. A shot takes none.
func (s *State) MovesAfter(fight Choice, moves bool) int {
	left := s.MovesLeft()
	switch {
	case fight.Verb == VerbShoot:
		return left
	case moves || s.act.moves > 0:
		return 0
	}
	if fight.Verb == VerbRaze {
		left -= fight.Count
	}
	return left
}

// MovesLeft returns how many moves the hero that is being played still has.
func (s *State) MovesLeft() int {
	if s.act.hero == NoHero || s.act.stage == FoughtLast {
		return 0
	}
	return s.act.hero.Faction().Allowance() - int(s.act.razed) - int(s.act.moves)
}

// RazesLeft returns how many soldiers the hero that is being played could still remove, were there enough.
func (s *State) RazesLeft() int {
	if !s.MayFight() {
		return 0
	}
	return max(0, razeAllowance-int(s.act.moves))
}

// Free reports whether no figure stands on the square and it is one.
func (s *State) Free(q Square) bool {
	if q >= NumSquares || q.Void() || s.HeroAt(q) != NoHero {
		return false
	}
	_, soldier := s.SoldierAt(q)
	return !soldier
}

// shoved returns the first hero that stands where a soldier stands, by the round's order of camps, then by number;
// NoHero when there is none. See docs/rules/forhonor.md, 7.1.
func (s *State) shoved() Hero {
	first := Attackers
	if s.round%2 == 0 {
		first = Defenders
	}
	for _, camp := range [NumCamps]Camp{first, first.Other()} {
		best := NoHero
		for k := range s.armies[camp].figures {
			f := &s.armies[camp].figures[k]
			if !f.fielded() || best != NoHero && f.Hero > best {
				continue
			}
			if _, soldier := s.SoldierAt(f.At); soldier {
				best = f.Hero
			}
		}
		if best != NoHero {
			return best
		}
	}
	return NoHero
}

// shoveGoals returns the squares to which a hero can be shoved from its own: the nearest free ones.
func (s *State) shoveGoals(from Square) (list []Square) {
	nearest := unreachable
	for q := range Square(NumSquares) {
		d := Distance(from, q)
		if d == unreachable || d > nearest || !s.Free(q) {
			continue
		}
		if d < nearest {
			nearest, list = d, list[:0]
		}
		list = append(list, q)
	}
	return list
}
