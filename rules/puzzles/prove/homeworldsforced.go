package prove

import (
	"fmt"
	"slices"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/rules/puzzles"
)

// maxTries is how many turns, replies and turns after them are tried at most: what takes longer is no puzzle, as every one is
// solved anew again and again.
const maxTries = 150_000

// HomeworldsForced solves a position of two seats at the start of a turn in which no turn wins at once: of all turns of the
// mover, those after which the mover wins in the next turn, whatever the other seat does, must leave one and the same table.
// Every turn is tried, and every reply to it. The answer may discover
// one system at most: names of systems then do not hang on the order of its actions. Of the replies to the answer the one that leaves the fewest winning turns is
// played, and of those the first.
func HomeworldsForced(setup rules.Setup) (Solution, error) {
	s, f, err := beginHomeworlds(setup)
	if err != nil {
		return Solution{}, err
	}
	by := f.Mover
	var w forcedSearch
	if w.threats.CanEliminate(f, by, 1-by) {
		return Solution{}, fmt.Errorf("%w: a turn wins at once", errAnswers)
	}
	var answer []homeworlds.Step
	wins := 0
	all := w.turns.All(f, func(turn []homeworlds.Step) bool {
		if w.forces(f, turn) {
			answer, wins = slices.Clone(turn), wins+1
		}
		return wins < 2 && w.tries <= maxTries
	})
	if wins != 1 || discoveries(answer) > 1 {
		return Solution{}, fmt.Errorf("%w: more than one turn forces a win, or none", errAnswers)
	}
	w.play(f, answer)
	reply, last := w.hardest(&w.after)
	if w.tries > maxTries {
		return Solution{}, fmt.Errorf("%w: it takes too long", errAnswers)
	}
	solution := Solution{Seat: by, Grade: min(puzzles.MaxGrade, gradeHomeworlds(f, answer, all)+1)}
	for k, turn := range [][]homeworlds.Step{answer, reply, last} {
		seat := by
		if k == 1 {
			seat = 1 - by
		}
		for _, a := range append(actionsOf(turn), homeworlds.Choice{Kind: homeworlds.KindEnd}.Pack()) {
			mv := rules.Move{By: seat, Do: a}
			solution.Answer = append(solution.Answer, homeworlds.Game{}.FormatAction(s, mv))
			if _, err := s.Apply(mv, nil); err != nil {
				return Solution{}, err
			}
		}
	}
	if s.Winners() != rules.SeatsOf(by) {
		return Solution{}, fmt.Errorf("prove: the turns %q do not win", solution.Answer)
	}
	return solution, nil
}

// discoveries counts the systems that a turn discovers.
func discoveries(turn []homeworlds.Step) (n int) {
	for _, step := range turn {
		if step.Kind == homeworlds.KindDiscover {
			n++
		}
	}
	return n
}

// actionsOf returns the actions of a turn.
func actionsOf(turn []homeworlds.Step) (list []rules.Action) {
	for _, step := range turn {
		list = append(list, step.Action())
	}
	return list
}

// forcedSearch tries turns and the replies to them. It keeps its memory from one to the next.
type forcedSearch struct {
	turns, replies, wins homeworlds.Turns
	threats              homeworlds.Threats
	after, afterReply    homeworlds.SearchPosition
	tries                int // turns, replies, and turns after them
}

// play makes a turn, and leaves the table after it in after. It returns who has lost by it.
func (w *forcedSearch) play(f *homeworlds.SearchPosition, turn []homeworlds.Step) rules.Seats {
	w.after.CopyFrom(f)
	for _, step := range turn {
		w.after.Play(step)
	}
	return w.after.EndTurn()
}

// forces reports whether the mover of f wins after the turn and any reply.
func (w *forcedSearch) forces(f *homeworlds.SearchPosition, turn []homeworlds.Step) bool {
	w.tries++
	if lost := w.play(f, turn); lost != 0 {
		return false
	}
	by, forced := f.Mover, true
	w.afterReply.CopyFrom(&w.after)
	w.afterReply.EndTurn() // what is not even a threat need not be answered
	if !w.threats.CanEliminate(&w.afterReply, by, 1-by) {
		return false
	}
	w.replies.All(&w.after, func(reply []homeworlds.Step) bool {
		w.tries++
		forced = w.reply(&w.after, reply) == 0 && w.threats.CanEliminate(&w.afterReply, by, 1-by)
		return forced
	})
	return forced
}

// reply makes a reply, and leaves the table after it in answered. It returns who has lost by it.
func (w *forcedSearch) reply(after *homeworlds.SearchPosition, reply []homeworlds.Step) rules.Seats {
	w.afterReply.CopyFrom(after)
	for _, step := range reply {
		w.afterReply.Play(step)
	}
	return w.afterReply.EndTurn()
}

// hardest returns the reply after which the fewest turns win, and one of those.
func (w *forcedSearch) hardest(after *homeworlds.SearchPosition) (reply, win []homeworlds.Step) {
	fewest := -1
	w.replies.All(after, func(turn []homeworlds.Step) bool {
		w.reply(after, turn)
		n := 0
		var first []homeworlds.Step
		w.wins.All(&w.afterReply, func(turn []homeworlds.Step) bool {
			w.tries++
			if winsBy(&w.afterReply, turn) {
				if n++; n == 1 {
					first = slices.Clone(turn)
				}
			}
			return fewest < 0 || n < fewest
		})
		if fewest < 0 || n < fewest {
			fewest, reply, win = n, slices.Clone(turn), first
		}
		return fewest > 1 && w.tries <= maxTries
	})
	return reply, win
}
