package prove

import (
	"fmt"
	"slices"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/puzzles"
)

// Homeworlds solves a position of two seats at the start of a turn: of all turns of the mover those that eliminate the
// other seat must leave one and the same table, whatever the order of their actions. Every turn is tried.
func Homeworlds(setup rules.Setup) (Solution, error) {
	s, f, err := beginHomeworlds(setup)
	if err != nil {
		return Solution{}, err
	}
	by := f.Mover
	var turns homeworlds.Turns
	var answer []homeworlds.Step
	wins := 0
	all := turns.All(f, func(turn []homeworlds.Step) bool {
		if winsBy(f, turn) {
			answer, wins = slices.Clone(turn), wins+1
		}
		return wins < 2
	})
	if wins != 1 {
		return Solution{}, fmt.Errorf("%w: more than one turn wins, or none", errAnswers)
	}
	solution := Solution{Seat: by, Grade: gradeHomeworlds(f, answer, all)}
	do := func(a rules.Action) error {
		mv := rules.Move{By: by, Do: a}
		solution.Answer = append(solution.Answer, homeworlds.Game{}.FormatAction(s, mv))
		_, err := s.Apply(mv, nil)
		return err
	}
	for _, step := range answer {
		if err := do(step.Action()); err != nil {
			return Solution{}, err
		}
	}
	if err := do(homeworlds.Choice{Kind: homeworlds.KindEnd}.Pack()); err != nil {
		return Solution{}, err
	}
	if s.Winners() != rules.SeatsOf(by) {
		return Solution{}, fmt.Errorf("prove: the turn %q does not win", solution.Answer)
	}
	return solution, nil
}

// beginHomeworlds returns the position of a setup, of two seats at the start of a turn.
func beginHomeworlds(setup rules.Setup) (*homeworlds.State, *homeworlds.SearchPosition, error) {
	st, err := homeworlds.Game{}.New(setup)
	if err != nil {
		return nil, nil, err
	}
	s := st.(*homeworlds.State)
	if s.Seats() != 2 || s.Phase() != homeworlds.Start || s.Actors() != rules.SeatsOf(s.Turn()) {
		return nil, nil, fmt.Errorf("%w: two seats play, and a turn begins", errAnswers)
	}
	return s, homeworlds.NewSearchPosition(s.Position()), nil
}

// winsBy reports whether the turn eliminates the other seat and not the mover.
func winsBy(f *homeworlds.SearchPosition, turn []homeworlds.Step) bool {
	after := homeworlds.SearchPosition{}
	after.CopyFrom(f)
	for _, step := range turn {
		after.Play(step)
	}
	lost := after.SeatsWithoutHome()
	return lost != 0 && !lost.Has(f.Mover)
}

// homeworldsBounds are the least points of grades 2 to 5.
var homeworldsBounds = [puzzles.MaxGrade - puzzles.MinGrade]int{3, 5, 6, 8}

// gradeHomeworlds grades a turn by what makes it hard to see: a point for each step; for a sacrifice one, and one more
// for each action of it that is no attack; for steps in places other than the home that falls, one each; and one each
// for more than 300 and 3000 turns to choose from.
func gradeHomeworlds(f *homeworlds.SearchPosition, turn []homeworlds.Step, turns int) int {
	points := len(turn)
	victim := 1 - int(f.Mover)
	for _, step := range turn {
		switch {
		case step.Kind == homeworlds.KindSacrifice:
			points++
		case step.Kind == homeworlds.KindAttack:
		case int(step.Slot) != victim && step.Kind != homeworlds.KindMove:
			points++
		}
	}
	for _, many := range []int{300, 3000} {
		if turns > many {
			points++
		}
	}
	return gradeOf(points, homeworldsBounds)
}
