package lessons

import (
	"slices"
	"strings"

	"engawa/rules"
)

// Verdict says how far what has been played fulfils a [Goal].
type Verdict uint8

// The verdicts.
const (
	GoalPending Verdict = iota // more is to be played
	GoalReached
	GoalMissed // the last action is taken back
)

// Progress is what has happened in a step up to now.
type Progress struct {
	Game        rules.Game
	Seat        rules.Seat   // the learner
	Before, Now rules.State  // at the beginning of the step and at present, seen whole
	Moves       []rules.Move // of everybody, chance included
	Texts       []string     // the learner's own moves in the game's notation; at least one when a Goal is asked
}

// Last returns the text of the learner's last move.
func (p Progress) Last() string {
	if len(p.Texts) == 0 {
		return ""
	}
	return p.Texts[len(p.Texts)-1]
}

// Goal judges what the learner has played. It is asked after each of its actions and changes nothing.
type Goal func(p Progress) Verdict

// Exactly is reached by playing one of the lines: moves in the game's notation, divided by ";".
func Exactly(lines ...string) Goal {
	return playsOneLine(func(text, want string) bool { return text == want }, lines)
}

// playsOneLine is reached by playing one of the lines, moves divided by ";", each as the comparison has it.
func playsOneLine(fits func(text, want string) bool, lines []string) Goal {
	split := make([][]string, len(lines))
	for k, line := range lines {
		for text := range strings.SplitSeq(line, ";") {
			split[k] = append(split[k], strings.TrimSpace(text))
		}
	}
	return func(p Progress) Verdict {
		best := GoalMissed
		for _, line := range split {
			if len(p.Texts) > len(line) || !slices.EqualFunc(p.Texts, line[:len(p.Texts)], fits) {
				continue
			}
			if len(p.Texts) == len(line) {
				return GoalReached
			}
			best = GoalPending
		}
		return best
	}
}

// AnyMove is reached by whatever the learner plays.
func AnyMove() Goal {
	return func(Progress) Verdict { return GoalReached }
}

// Within is reached as soon as the condition holds, with at most so many actions of the learner.
func Within(actions int, holds func(p Progress) bool) Goal {
	return func(p Progress) Verdict {
		switch {
		case holds(p):
			return GoalReached
		case len(p.Texts) < actions:
			return GoalPending
		}
		return GoalMissed
	}
}

// Wins is the condition that the match has ended and the learner has the highest payoff, alone.
func Wins(p Progress) bool {
	if p.Now.Actors() != 0 {
		return false
	}
	payoffs := p.Now.Payoffs()
	for seat, payoff := range payoffs {
		if rules.Seat(seat) != p.Seat && payoff >= payoffs[p.Seat] {
			return false
		}
	}
	return true
}

// Parts points at the parts, whatever the position.
func Parts(parts ...rules.Part) func(rules.State) []rules.Part {
	return func(rules.State) []rules.Part { return parts }
}

// PointAtEach points at every part that one of the functions points at.
func PointAtEach(points ...func(rules.State) []rules.Part) func(rules.State) []rules.Part {
	return func(s rules.State) (all []rules.Part) {
		for _, f := range points {
			all = append(all, f(s)...)
		}
		return all
	}
}
