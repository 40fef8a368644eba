package forhonor

import "slices"

// pathSearch is a breadth-first search for the squares that a figure can reach with some moves, and the way to each.
type pathSearch struct {
	cost     [NumSquares]uint8  // moves to the square, unreachable where it cannot come
	previous [NumSquares]Square // the square before it; NoSquare where it enters
	canStop  [NumSquares]bool   // whether it may stop there

	queue      [NumSquares]Square // from which it goes on, or has gone
	head, tail int                // of those from which it goes on, the last one left out
}

// explore finds where the figure can go with that many moves. Its own camp may be crossed, not stopped on; enemies and
// void may not be crossed. An available hero begins by any square of its edge row, which costs one:
// docs/rules/forhonor.md, 7.4.
func (s *State) explore(f *Figure, camp Camp, moves int) *pathSearch {
	t := newPathSearch()
	o := s.obstacles(camp)
	switch {
	case f.isFielded():
		t.addStart(f.At)
	case moves > 0:
		t.addEdgeRow(camp, &o)
	}
	t.spread(moves, &o)
	return t
}

func newPathSearch() *pathSearch {
	t := new(pathSearch)
	for k := range t.cost {
		t.cost[k] = unreachable
	}
	return t
}

// push has it go on from a square.
func (t *pathSearch) push(q Square) {
	t.queue[t.tail] = q
	t.tail++
}

// addStart begins on a square.
func (t *pathSearch) addStart(q Square) {
	t.cost[q] = 0
	t.push(q)
}

// addEdgeRow begins with any square of the camp's edge row.
func (t *pathSearch) addEdgeRow(camp Camp, o *obstacles) {
	for column := range Columns {
		if q := SquareAt(column, camp.EdgeRow()); !o.isBlocked[q] {
			t.cost[q], t.previous[q], t.canStop[q] = 1, NoSquare, !o.isOccupied[q]
			t.push(q)
		}
	}
}

// spread goes on from where it has begun, as far as that many moves lead.
func (t *pathSearch) spread(moves int, o *obstacles) {
	for t.head < t.tail {
		q := t.queue[t.head]
		t.head++
		if int(t.cost[q]) == moves {
			break // all that follow are as far
		}
		for _, next := range battlefield.around[q] {
			if t.cost[next] == unreachable && !o.isBlocked[next] {
				t.cost[next], t.previous[next], t.canStop[next] = t.cost[q]+1, q, !o.isOccupied[next]
				t.push(next)
			}
		}
	}
}

// obstacles are the squares that heroes of a camp cannot cross, and those on which they cannot stop.
type obstacles struct{ isBlocked, isOccupied [NumSquares]bool }

// obstacles returns what is in the way of a hero of the camp.
func (s *State) obstacles(camp Camp) (o obstacles) {
	for c := range s.armies {
		enemy := Camp(c) != camp
		put := func(q Square) { o.isOccupied[q], o.isBlocked[q] = true, enemy }
		for k := range s.armies[c].figures {
			if f := &s.armies[c].figures[k]; f.isFielded() {
				put(f.At)
			}
		}
		for file := range NumFiles {
			for place := range MaxQueue {
				if s.armies[c].hasSoldier(file, place) {
					put(Camp(c).FileSquare(file, place))
				}
			}
		}
	}
	return o
}

// path returns the squares to the goal, the goal last and the start left out.
func (t *pathSearch) path(goal Square) []Square {
	var out []Square
	for q := goal; q != NoSquare && t.cost[q] > 0 && t.cost[q] != unreachable; q = t.previous[q] {
		out = append(out, q)
	}
	slices.Reverse(out)
	return out
}

// origin returns the square from which the search reached another; NoSquare where the figure enters.
func (t *pathSearch) origin(q Square) Square {
	for q != NoSquare && t.cost[q] > 0 {
		q = t.previous[q]
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
		if t.canStop[q] && t.cost[q] > 0 {
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
	if !t.canStop[goal] {
		return nil
	}
	return t.path(goal)
}

// MovesAfter returns how many moves the hero that is being played would still have after a fight: none where it has
// moved, or first moves to where it fights. A shot takes none.
func (s *State) MovesAfter(fight Choice, moves bool) int {
	left := s.MovesLeft()
	switch {
	case fight.Verb == VerbShoot:
		return left
	case moves || s.activation.moves > 0:
		return 0
	}
	if fight.Verb == VerbRaze {
		left -= fight.Count
	}
	return left
}

// MovesLeft returns how many moves the hero that is being played still has.
func (s *State) MovesLeft() int {
	if s.activation.hero == NoHero || s.activation.stage == FoughtLast {
		return 0
	}
	return s.activation.hero.Faction().Allowance() - int(s.activation.razes) - int(s.activation.moves)
}

// RazesLeft returns how many soldiers the hero that is being played could still remove, were there enough.
func (s *State) RazesLeft() int {
	if !s.MayFight() {
		return 0
	}
	return max(0, razeAllowance-int(s.activation.moves))
}

// Free reports whether no figure stands on the square and it is one.
func (s *State) Free(q Square) bool {
	if q >= NumSquares || q.Void() || s.HeroAt(q) != NoHero {
		return false
	}
	_, soldier := s.SoldierAt(q)
	return !soldier
}

// heroToShove returns the first hero that stands where a soldier stands, by the round's order of camps, then by number;
// NoHero when there is none. See docs/rules/forhonor.md, 7.1.
func (s *State) heroToShove() Hero {
	first := Attackers
	if s.round%2 == 0 {
		first = Defenders
	}
	for _, camp := range [NumCamps]Camp{first, first.Other()} {
		best := NoHero
		for k := range s.armies[camp].figures {
			f := &s.armies[camp].figures[k]
			if !f.isFielded() || best != NoHero && f.Hero > best {
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
