package prove

import (
	"errors"
	"fmt"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/puzzles"
	"engawa/rules/yokai"
)

// Solution is the one answer of a position.
type Solution struct {
	Seat   rules.Seat
	Answer []string // actions in the game's notation, replies among them
	Grade  int
}

// Solve solves the puzzle of any game; of yokai by [YokaiWithin].
func Solve(p puzzles.Puzzle) (Solution, error) {
	switch p.Game {
	case yokai.Game{}.Info().ID:
		return YokaiWithin(p)
	case homeworlds.Game{}.Info().ID:
		if turnsOf(p) > 1 {
			return HomeworldsForced(p.Setup)
		}
		return Homeworlds(p.Setup)
	case honshu.Game{}.Info().ID:
		return Honshu(p.Setup)
	}
	return Solution{}, fmt.Errorf("prove: puzzles of %q cannot be solved", p.Game)
}

// turnsOf counts the turns of the answer of a puzzle of Homeworlds.
func turnsOf(p puzzles.Puzzle) (n int) {
	for _, action := range p.Answer {
		if action == "end" {
			n++
		}
	}
	return n
}

// Compare returns an error where the solution is not what the puzzle says.
func (s Solution) Compare(p puzzles.Puzzle) error {
	if s.Seat != p.Seat || s.Grade != p.Grade || fmt.Sprint(s.Answer) != fmt.Sprint(p.Answer) {
		return fmt.Errorf("%s: seat %s, grade %d, answer %q; solved: seat %s, grade %d, answer %q", p.ID, p.Seat, p.Grade, p.Answer,
			s.Seat, s.Grade, s.Answer)
	}
	return nil
}

// gradeOf turns points of difficulty into a grade. Bounds are the least points of the second and later grades.
func gradeOf(points int, bounds [puzzles.MaxGrade - puzzles.MinGrade]int) int {
	grade := puzzles.MinGrade
	for _, least := range bounds {
		if points >= least {
			grade++
		}
	}
	return grade
}

// errAnswers is returned where a position has no answer or more than one.
var errAnswers = errors.New("prove: there is not one answer")

// HasNoOneAnswer reports whether an error means that the position has no answer, or more than one, and nothing worse.
func HasNoOneAnswer(err error) bool { return errors.Is(err, errAnswers) }
