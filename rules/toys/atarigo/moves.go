package atarigo

import (
	"slices"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Legal implements rules.State.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if !s.Actors().Has(by) {
		return dst
	}
	for do := lay(0); do <= pass; do++ {
		if s.refusal(by, do) == nil {
			dst = append(dst, do)
		}
	}
	return dst
}

// check refuses a move that may not be made.
func (s *State) check(m rules.Move) error {
	if err := gamekit.CheckActor(s.Actors(), m.By); err != nil {
		return err
	}
	return s.refusal(m.By, m.Do).OrNil()
}

// refusal reports why the seat may not do this when it is to move, nil when it may.
func (s *State) refusal(by rules.Seat, do rules.Action) *rules.Error {
	switch at := pointOf(do); {
	case do == pass:
		return nil
	case do < lay(0) || do > pass:
		return rules.Errorf(rules.CodeAction, "lay a stone on one of the %d points, or pass", Points)
	case s.points[at] != 0:
		return rules.Errorf("occupied", "there is a stone on this point; choose an empty one").At(pointPart(at))
	case s.suicide(by, at):
		return rules.Errorf("suicide", "a stone here would have no liberty and capture nothing; choose another point").At(pointPart(at))
	}
	return nil
}

// suicide reports whether a stone on the empty point would leave its own group without liberties and capture nothing.
func (s *State) suicide(by rules.Seat, at int) bool {
	return !slices.ContainsFunc(neighbours[at], func(next int) bool {
		if s.points[next] == 0 {
			return true
		}
		_, liberties := s.group(next)
		return s.points[next] == stoneOf(by) && liberties > 1 || s.points[next] != stoneOf(by) && liberties == 1
	})
}

// Apply implements rules.State.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if err := s.check(m); err != nil {
		return dst, err
	}
	out := gamekit.Emitter{All: rules.AllSeats(2), By: m.By, Events: dst}
	var taken []int32
	if m.Do == pass {
		s.passes++
		out.Emit(rules.Event{Kind: rules.EvPhase, From: -1, To: -1})
	} else {
		at := pointOf(m.Do)
		s.points[at], s.passes = stoneOf(m.By), 0
		out.Emit(rules.Event{Kind: rules.EvPlace, From: -1, To: int32(at)})
		taken = s.capture(at)
		for _, at := range taken {
			out.Emit(rules.Event{Kind: rules.EvTake, From: at, To: -1})
		}
	}
	s.lastCapture, s.mover = uint8(len(taken)), 1-m.By
	if s.over() {
		out.Emit(rules.Event{Kind: rules.EvEnd, From: -1, To: -1, Path: taken})
	}
	return out.Events, nil
}

// capture takes the groups away whose last liberty was the point, and returns their points in ascending order.
func (s *State) capture(at int) (taken []int32) {
	for _, next := range neighbours[at] {
		if s.points[next] == 0 || s.points[next] == s.points[at] {
			continue
		}
		points, liberties := s.group(next)
		if liberties > 0 {
			continue
		}
		for _, p := range points {
			s.points[p] = 0
			taken = append(taken, int32(p))
		}
	}
	slices.Sort(taken)
	return taken
}

func pointPart(at int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(at)} }

// Why implements rules.Pointer.
func (g Game) Why(state rules.State, by rules.Seat, parts []rules.Part) error {
	s := state.(*State)
	return gamekit.Explain(g, s, by, parts, meaning, s.refusal)
}

// meaning reports what parts seem to mean of which the last leads nowhere.
func meaning(_ rules.Seat, parts []rules.Part) gamekit.Meaning[rules.Action] {
	last := parts[len(parts)-1]
	if len(parts) > 1 || last.Kind != rules.PartCell || last.Index < 0 || last.Index >= Points {
		return gamekit.Meaning[rules.Action]{Else: rules.Errorf("no-point", "a move is one point, or a pass").At(last)}
	}
	return gamekit.Meaning[rules.Action]{Choices: []rules.Action{lay(int(last.Index))}}
}
