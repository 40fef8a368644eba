package homeworlds

import (
	"engawa/rules"
	"engawa/rules/perft"
)

// Perft counts actions as any game does. In turns it sums, over all lines of depth-1 turns, the number of different
// positions after one more: names do not count, nor do the ways in which a turn leads there; a turn without any action
// counts. A match that has ended has no more turns.
func (g Game) Perft(st rules.State, depth int, unit string, w perft.Watch) (uint64, error) {
	s := st.Clone().(*State)
	s.countsRepetition, s.occurrences, s.turns = false, nil, 0
	if s.ending == Repetition || s.ending == TurnCap {
		s.ending = NoEnding
	}
	if unit == perft.Action {
		return perft.CountByActions(s, depth, unit, w)
	}
	for s.Actors() == rules.SeatsOf(rules.Nature) {
		if _, err := s.Apply(rules.Move{By: rules.Nature, Do: s.Chances(nil)[0].Do}, nil); err != nil {
			return 0, err
		}
	}
	c := counter{turns: &Turns{}, watch: w}
	return c.count(s, depth, true)
}

// counter counts lines of turns.
type counter struct {
	turns *Turns
	watch perft.Watch
	err   error // of an action that was listed, but refused
}

func (c *counter) count(s *State, depth int, first bool) (uint64, error) {
	if depth == 0 {
		return 1, nil
	}
	if s.ending != NoEnding {
		return 0, nil
	}
	s.turns = 0
	if depth == 1 && s.pos.Phase == Start {
		return uint64(c.turns.All(NewSearchPosition(&s.pos), nil)), nil
	}
	list := c.after(s)
	if c.err != nil || depth == 1 {
		return uint64(len(list)), c.err
	}
	return c.watch.Each(len(list), first, func(k int) (uint64, error) { return c.count(list[k], depth-1, false) })
}

// after returns the States after one whole turn, no two alike.
func (c *counter) after(s *State) []*State {
	if s.pos.Phase != Start {
		return c.afterActions(s)
	}
	var out []*State
	c.turns.All(NewSearchPosition(&s.pos), func(turn []Step) bool {
		next := *s
		for _, step := range turn {
			c.play(&next, step.Action())
		}
		c.play(&next, Choice{Kind: KindEnd}.Pack())
		out = append(out, &next)
		return c.err == nil
	})
	return out
}

// afterActions is after for set-up and for the middle of a turn, by trying every action.
func (c *counter) afterActions(s *State) []*State {
	var out []*State
	known := map[string]bool{}
	var walk func(s *State)
	walk = func(s *State) {
		for _, do := range s.pos.Legal(nil) {
			next := *s
			c.play(&next, do)
			if id := string(next.pos.AppendCanonical(nil)); !known[id] {
				known[id] = true
				if next.turns == s.turns {
					walk(&next)
				} else {
					out = append(out, &next)
				}
			}
		}
	}
	walk(s)
	return out
}

func (c *counter) play(s *State, do rules.Action) {
	if _, err := s.Apply(rules.Move{By: s.pos.Mover, Do: do}, nil); err != nil && c.err == nil {
		c.err = err
	}
}
