package forhonor

import "slices"

// tour is where a figure can go with some moves, and the way to each square.
type tour struct {
	cost [NumSquares]uint8  // moves to the square, unreachable where it cannot come
	from [NumSquares]Square // the square before it; NoSquare where it enters
	stop [NumSquares]bool   // whether it may stop there
}

// explore finds where the figure can go with that many moves. Its own camp may be crossed, not stopped on; enemies and
// void may not be crossed. An available hero begins by any square of its edge row, which costs one:
// docs/rules/forhonor.md, 7.4.
func (s *State) explore(f *Figure, camp Camp, moves int) *tour {
	t := new(tour)
	for k := range t.cost {
		t.cost[k] = unreachable
	}
	blocked, taken := s.obstacles(camp)
	queue := make([]Square, 0, NumSquares)
	if f.fielded() {
		t.cost[f.At] = 0
		queue = append(queue, f.At)
	} else if moves > 0 {
		for column := range Columns {
			if q := SquareAt(column, camp.EdgeRow()); !blocked[q] {
				t.cost[q], t.from[q], t.stop[q] = 1, NoSquare, !taken[q]
				queue = append(queue, q)
			}
		}
	}
	for len(queue) > 0 {
		q := queue[0]
		queue = queue[1:]
		if int(t.cost[q]) == moves {
			break // all that follow are as far
		}
		for _, next := range ground.around[q] {
			if t.cost[next] == unreachable && !blocked[next] {
				t.cost[next], t.from[next], t.stop[next] = t.cost[q]+1, q, !taken[next]
				queue = append(queue, next)
			}
		}
	}
	return t
}

// obstacles returns the squares that a hero of the camp cannot cross, and those on which it cannot stop.
func (s *State) obstacles(camp Camp) (blocked, taken [NumSquares]bool) {
	for c := range s.armies {
		enemy := Camp(c) != camp
		put := func(q Square) { taken[q], blocked[q] = true, enemy }
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
	return blocked, taken
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
