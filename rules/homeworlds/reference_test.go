package homeworlds

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// table is a second, slow way to play the game: systems as lists of pieces written as "g3", actions as commands. It
// shares nothing with State, follows the wording of docs/rules/homeworlds.md, and knows neither cards nor the end of a match.
type table struct {
	seats, mover, lastNumber, left int
	phase                          string // "setup", "start", "sac" or "done"
	colour                         string // of the sacrifice
	systems                        []place
	bank                           map[string]int
	out                            []bool
	anytime, selfLoss, large       bool
}

// place is a system.
type place struct {
	key   string
	home  int
	stars []string
	ships map[int][]string
}

var tablePieces = strings.Fields("b1 b2 b3 g1 g2 g3 r1 r2 r3 y1 y2 y3")

func newTable(seats, sets int) *table {
	t := &table{seats: seats, phase: "setup", bank: map[string]int{}, out: make([]bool, seats)}
	for _, p := range tablePieces {
		t.bank[p] = sets
	}
	return t
}

func (t *table) copy() *table {
	c := *t
	c.bank, c.out = maps.Clone(t.bank), slices.Clone(t.out)
	c.systems = nil
	for _, s := range t.systems {
		s.stars, s.ships = slices.Clone(s.stars), maps.Clone(s.ships)
		for k := range s.ships {
			s.ships[k] = slices.Clone(s.ships[k])
		}
		c.systems = append(c.systems, s)
	}
	return &c
}

func (t *table) at(key string) *place {
	for k := range t.systems {
		if t.systems[k].key == key {
			return &t.systems[k]
		}
	}
	return nil
}

func (t *table) home() *place { return t.at(fmt.Sprintf("H%d", t.mover)) }

func (s *place) count() (n int) {
	for _, ships := range s.ships {
		n += len(ships)
	}
	return n
}

// power reports whether the mover may use the power of the colour in the system.
func (t *table) power(s *place, colour string) bool {
	own := s.ships[t.mover]
	if len(own) == 0 {
		return false
	}
	if t.phase == "sac" {
		return t.colour == colour
	}
	return t.phase == "start" && slices.ContainsFunc(append(slices.Clone(own), s.stars...), func(p string) bool { return p[:1] == colour })
}

// areConnected reports whether no star of one has a size of the other.
func areConnected(a, b []string) bool {
	for _, x := range a {
		for _, y := range b {
			if x[1] == y[1] {
				return false
			}
		}
	}
	return true
}

// tries lists all commands that the rules of their own kind allow, ruling 9 and the end of the turn left aside.
func (t *table) tries() (out []string) {
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	if t.phase == "setup" {
		home := t.home()
		for _, p := range tablePieces {
			switch {
			case t.bank[p] == 0:
			case home == nil || len(home.stars) < 2:
				add("star %s", p)
			case !t.large || p[1] == '3':
				add("ship %s", p)
			}
		}
		return out
	}
	for k := range t.systems {
		s := &t.systems[k]
		own := slices.Compact(slices.Sorted(slices.Values(s.ships[t.mover])))
		for _, colour := range []string{"b", "g", "r", "y"} {
			if t.many(s, colour) >= 4 {
				add("catastrophe %s %s", s.key, colour)
			}
			smallest := ""
			for _, size := range "321" {
				if t.bank[colour+string(size)] > 0 {
					smallest = colour + string(size)
				}
			}
			if t.power(s, "g") && smallest != "" && slices.ContainsFunc(own, func(p string) bool { return p[:1] == colour }) {
				add("build %s %s", smallest, s.key)
			}
		}
		for _, p := range own {
			if t.phase == "start" {
				add("sacrifice %s %s", p, s.key)
			}
			for _, q := range tablePieces {
				if t.power(s, "b") && q != p && q[1] == p[1] && t.bank[q] > 0 {
					add("trade %s %s %s", p, q, s.key)
				}
				if t.power(s, "y") && t.bank[q] > 0 && areConnected(s.stars, []string{q}) {
					add("discover %s %s %s s%d", p, s.key, q, t.lastNumber+1)
				}
			}
			for _, to := range t.systems {
				if t.power(s, "y") && areConnected(s.stars, to.stars) {
					add("move %s %s %s", p, s.key, to.key)
				}
			}
		}
		for owner := range t.seats {
			for _, p := range slices.Compact(slices.Sorted(slices.Values(s.ships[owner]))) {
				reach := slices.ContainsFunc(own, func(o string) bool { return o[1] >= p[1] })
				if owner != t.mover && t.power(s, "r") && reach {
					add("attack %s %s P%d", p, s.key, owner)
				}
			}
		}
	}
	return out
}

func (t *table) many(s *place, colour string) (n int) {
	for _, ships := range s.ships {
		for _, p := range ships {
			if p[:1] == colour {
				n++
			}
		}
	}
	for _, p := range s.stars {
		if p[:1] == colour {
			n++
		}
	}
	return n
}

// legal lists the commands the mover may make now, sorted.
func (t *table) legal() (out []string) {
	for _, command := range t.tries() {
		if next := t.after(command); t.phase == "setup" || t.selfLoss || next.canEnd() {
			out = append(out, command)
		}
	}
	if home := t.home(); t.phase != "setup" && (t.selfLoss || home != nil && len(home.ships[t.mover]) > 0) {
		out = append(out, "end")
	}
	slices.Sort(out)
	return out
}

// canEnd reports whether the turn can still be ended with a ship at home, by trying everything.
func (t *table) canEnd() bool {
	home := t.home()
	if home != nil && len(home.ships[t.mover]) > 0 {
		return true
	}
	if home == nil || t.phase != "start" && (t.phase != "sac" || t.colour != "y") {
		return false
	}
	last := t.phase == "sac" && t.left == 1
	for _, command := range t.tries() {
		verb, _, _ := strings.Cut(command, " ")
		if verb == "catastrophe" && !t.anytime || last && verb != "catastrophe" && !strings.HasSuffix(command, home.key) {
			continue
		}
		if t.after(command).canEnd() {
			return true
		}
	}
	return false
}

func remove(list []string, p string) []string {
	k := slices.Index(list, p)
	return slices.Delete(list, k, k+1)
}
