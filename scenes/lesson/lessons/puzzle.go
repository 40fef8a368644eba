package lessons

import (
	"fmt"
	"strings"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/rules/puzzles"
	"engawa/rules/yokai"
)

// Names of answers to moves that miss the goal of a puzzle.
const (
	AnswerLost   = "lost"   // the refutation wins
	AnswerEscape = "escape" // the win is not certain: there is a reply to the first of two turns
)

// Puzzle is a puzzle as a lesson of one step.
type Puzzle struct {
	puzzles.Puzzle
	Lesson Lesson
	Best   int // the points that the answer brings, in games that count them
	First  int // actions of the first of two turns, in games with turns of several; 0 where one turn is all

	forcedPosition string // the position after that turn
}

// OfPuzzle makes a lesson of a puzzle. What solves it is judged by the rules: a win does, and so do
// as many points as the answer makes; in the 3x4 game the moves on the way must be those of the answer, as no others
// win. Of two turns the first must lead to the position of the answer, by any actions, as no other forces the win. An error tells that the puzzle makes no sense.
func OfPuzzle(p puzzles.Puzzle) (Puzzle, error) {
	setup := p.Setup.Clone()
	setup.From = ""
	step := Step{Name: "puzzle", Open: &Opening{Seat: p.Seat, From: p.Setup.From}}
	made := Puzzle{Puzzle: p, Lesson: Lesson{ID: p.ID, Game: p.Game, Setup: setup, Steps: []Step{step}}}
	if made.Lesson.Rules() == nil {
		return Puzzle{}, fmt.Errorf("puzzle %s: there is no game %q", p.ID, p.Game)
	}
	m, err := made.Lesson.Start(0)
	if err == nil {
		err = made.addAnswer(m)
	}
	if err != nil {
		return Puzzle{}, fmt.Errorf("puzzle %s: %w", p.ID, err)
	}
	made.addGoal(m.State())
	return made, nil
}

// addAnswer plays the answer, and divides it into what is to be found and what the others reply.
func (p *Puzzle) addAnswer(m *rules.Match) error {
	step := &p.Lesson.Steps[0]
	for _, text := range p.Answer {
		by, ok := m.State().Actors().Only()
		if !ok {
			return fmt.Errorf("%q: not one seat is to act", text)
		}
		full := by.String() + " " + text
		if by == p.Seat {
			step.Solution = append(step.Solution, text)
		} else {
			step.Script = append(step.Script, full)
		}
		if err := play(m, full); err != nil {
			return err
		}
		if next, _ := m.State().Actors().Only(); m.Game.Info().Turns && p.First == 0 && by == p.Seat && next != by && m.State().Actors() != 0 {
			p.First, p.forcedPosition = len(step.Solution), m.Game.FormatPosition(m.State())
		}
	}
	return nil
}

// addGoal adds what judges the moves; end is the position after the answer.
func (p *Puzzle) addGoal(end rules.State) {
	step := &p.Lesson.Steps[0]
	switch p.Game {
	case "yokai":
		step.Goal = anyOf(Wins, Exactly(strings.Join(step.Solution, ";")))
		step.Refute = refuteYokai
		step.Answers = []Answer{{Name: AnswerLost, If: func(p Progress) bool { _, lost := refuteYokai(p); return lost }}}
	case "honshu":
		p.Best = pointsOf(end, p.Seat)
		step.Goal = Within(1, func(now Progress) bool { return now.Now.Actors() == 0 && pointsOf(now.Now, now.Seat) >= p.Best })
	default:
		step.Goal, step.RestartsOnMiss = winsThisTurn, true
		if p.First > 0 {
			first := forcedTurn(p.forcedPosition)
			step.Goal = first.winsNext
			step.Answers = []Answer{{Name: AnswerEscape, If: func(now Progress) bool { return !first.leadsTo(now) }}}
		}
	}
}

// forcedTurn is the position to which a turn leads that forces a win in the next.
type forcedTurn string

// leadsTo reports whether the first turn that was played leads there; true as long as it has not ended.
func (f forcedTurn) leadsTo(now Progress) bool {
	st := now.Before.Clone()
	for _, mv := range now.Moves {
		if _, err := st.Apply(mv, nil); err != nil {
			return false
		}
		if !st.Actors().Has(now.Seat) {
			return now.Game.FormatPosition(st) == string(f)
		}
	}
	return true
}

// winsNext is reached when the match is won, however that is done, in the turn after one that forces it.
func (f forcedTurn) winsNext(now Progress) Verdict {
	ended := 0
	for k, mv := range now.Moves {
		if mv.By == now.Seat && (k+1 == len(now.Moves) && !now.Now.Actors().Has(now.Seat) || k+1 < len(now.Moves) && now.Moves[k+1].By != now.Seat) {
			ended++
		}
	}
	switch {
	case Wins(now):
		return GoalReached
	case ended > 1 || !f.leadsTo(now):
		return GoalMissed
	}
	return GoalPending
}

// pointsOf returns the points of a seat in a game of Honshū that is over.
func pointsOf(s rules.State, by rules.Seat) int { return s.Payoffs()[by] / honshu.PointPayoff }

// Points returns the points that have been made in a run of the puzzle, in games that count them.
func (p Puzzle) Points(r *Run) int { return pointsOf(r.match.State(), p.Seat) }

// anyOf is reached when the condition holds, and else judged by the goal.
func anyOf(holds func(p Progress) bool, goal Goal) Goal {
	return func(p Progress) Verdict {
		if holds(p) {
			return GoalReached
		}
		return goal(p)
	}
}

// winsThisTurn is reached when the match is won before anybody else acts, however that is done.
func winsThisTurn(p Progress) Verdict {
	switch {
	case Wins(p):
		return GoalReached
	case p.Now.Actors().Has(p.Seat):
		return GoalPending
	}
	return GoalMissed
}

// refutePlies is how soon a reply must win to be shown, in moves of both sides.
const refutePlies = 3

// refuteYokai returns the move by which the side to move wins soon.
func refuteYokai(p Progress) (rules.Move, bool) {
	s, ok := p.Now.(*yokai.State)
	by, acts := p.Now.Actors().Only()
	if !ok || !acts || by == p.Seat {
		return rules.Move{}, false
	}
	for plies := 1; plies <= refutePlies; plies += 2 {
		if a, wins := winYokai(s.Board(), plies); wins {
			return rules.Move{By: by, Do: a}, true
		}
	}
	return rules.Move{}, false
}

// winYokai returns a move with which the side to move wins within so many plies, an odd number.
func winYokai(b yokai.Board, plies int) (rules.Action, bool) {
	var buffer [yokai.MaxMoves]rules.Action
	for _, a := range b.Moves(buffer[:0]) {
		if losesYokai(b.Play(a), plies-1) {
			return a, true
		}
	}
	return 0, false
}

// losesYokai reports whether the side to move loses within so many plies, an even number, whatever it does.
func losesYokai(b yokai.Board, plies int) bool {
	if result, over := b.Over(); over || plies == 0 {
		return over && result == -1
	}
	var buffer [yokai.MaxMoves]rules.Action
	for _, a := range b.Moves(buffer[:0]) {
		after := b.Play(a)
		if result, over := after.Over(); over {
			if result != 1 {
				return false
			}
			continue
		}
		if _, wins := winYokai(after, plies-1); !wins {
			return false
		}
	}
	return true
}
