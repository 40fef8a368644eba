package prove

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/rules/puzzles"
)

// leastLead is by how much, as payoffs count, the best place is better than any other: one point.
const leastLead = honshu.PointPayoff

// Honshu solves a position of the last round in which one seat has yet to build its last card: of all places one
// brings that seat the most, by a point at least. Every place is counted by playing it to the end of the match. What
// the others have chosen in secret must make no difference.
func Honshu(setup rules.Setup) (Solution, error) {
	st, err := honshu.Game{}.New(setup)
	if err != nil {
		return Solution{}, err
	}
	s := st.(*honshu.State)
	by, alone := s.Actors().Only()
	if !alone || by == rules.Nature || s.Phase() != honshu.PhaseBuild || s.Round() != honshu.Rounds {
		return Solution{}, fmt.Errorf("%w: one seat is to build the last card", errAnswers)
	}
	legal := s.Legal(by, nil)
	all := make([]place, 0, len(legal))
	var best, second place
	for _, a := range legal {
		here := preview(s, by, a)
		all = append(all, here)
		switch {
		case here.payoff > best.payoff:
			best, second = here, best
		case here.payoff > second.payoff:
			second = here
		}
	}
	if best.payoff-second.payoff < leastLead {
		return Solution{}, fmt.Errorf("%w: two places are as good", errAnswers)
	}
	for _, here := range all {
		payoff, err := playOut(s, by, here.do)
		if err != nil {
			return Solution{}, err
		}
		if payoff != here.payoff {
			return Solution{}, fmt.Errorf("%w: what others build matters", errAnswers)
		}
	}
	answer := honshu.Game{}.FormatAction(s, rules.Move{By: by, Do: best.do})
	return Solution{Seat: by, Answer: []string{answer}, Grade: gradeHonshu(s, by, best, all)}, nil
}

// place is a place for a card and what it brings.
type place struct {
	do     rules.Action
	payoff int
	points honshu.Points
}

// preview counts the map with the card at that place, as the seat sees it: it does not know what the others have
// chosen.
func preview(s *honshu.State, by rules.Seat, a rules.Action) place {
	c, _ := honshu.Fields(a)
	after, _ := s.Preview(by, c.Place)
	points := after.Score(s.Scoring())
	return place{do: a, payoff: points.Payoff(), points: points}
}

// playOut plays the build to the end of the match and returns what the seat gets by the rules.
func playOut(s *honshu.State, by rules.Seat, a rules.Action) (payoff int, err error) {
	end := s.Clone()
	if _, err := end.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
		return 0, err
	}
	if end.Actors() != 0 {
		return 0, fmt.Errorf("%w: the match goes on", errAnswers)
	}
	return end.Payoffs()[by], nil
}

// honshuBounds are the least points of grades 2 to 5.
var honshuBounds = [puzzles.MaxGrade - puzzles.MinGrade]int{4, 5, 6, 7}

// gradeHonshu grades the best place by what makes it hard to see: a point for each kind of points beyond the first
// that rises by it, one for a kind that falls; one for a lead of less than three points, one more for less than two;
// one for each eight other places that bring at most three points less, up to two; one for a card that goes under the
// map.
func gradeHonshu(s *honshu.State, by rules.Seat, best place, all []place) int {
	now := s.Map(by).Score(s.Scoring())
	rising, points := 0, 0
	fell := false
	for c := range honshu.CategoryPoints {
		change := best.points.Of(c) - now.Of(c)
		if change > 0 {
			rising++
		}
		fell = fell || change < 0
	}
	points += max(rising-1, 0)
	if fell {
		points++
	}
	near, lead := 0, best.payoff
	for _, other := range all {
		if other.do == best.do {
			continue
		}
		lead = min(lead, best.payoff-other.payoff)
		if best.payoff-other.payoff <= 3*honshu.PointPayoff {
			near++
		}
	}
	if lead < 3*honshu.PointPayoff {
		points++
	}
	if lead < 2*honshu.PointPayoff {
		points++
	}
	points += min(near/8, 2)
	if c, ok := honshu.Fields(best.do); ok && c.Place.Hidden != 0 {
		points++
	}
	return gradeOf(points, honshuBounds)
}
