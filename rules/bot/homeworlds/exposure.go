package homeworlds

import (
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// maxAnswers bounds the answers to turns that are tried one by one, which takes some milliseconds; where the budget is
// small, answersANode times its nodes do.
const (
	maxAnswers   = 20_000
	answersANode = 10
)

// safeTurn returns the turn of that number, or the best after which nobody can eliminate the own seat by a catastrophe
// between two actions, which the search does not see. It looks at no more than so many in all.
func (b *Bot) safeTurn(number int) int {
	left := int(min(maxAnswers, answersANode*min(b.limit, maxAnswers)))
	if !b.search.isExposed(b.turns[number], &left) {
		return number
	}
	for _, m := range b.Moves {
		if n, proven := bot.Distance(m.Value); proven && n < 0 {
			break
		}
		if !b.search.isExposed(b.turns[m.Do], &left) {
			return int(m.Do)
		}
	}
	return number
}

// isExposed reports whether after that turn of the root somebody can eliminate the own seat by a turn with a catastrophe
// before its last step. It looks at as many answers as are left, and takes them off.
func (s *search) isExposed(t turn, left *int) bool {
	if t.isFinal {
		return false
	}
	s.play(0, t)
	f := &s.frames[1].position
	found := false
	for seat := range f.Living.Without(s.seat).All() {
		if *left <= 0 {
			return false
		}
		f.Mover = seat
		s.turns.All(f, func(steps []homeworlds.Step) bool {
			*left--
			s.meter.Spend(1)
			if catastropheBeforeEnd(steps) {
				s.after.CopyFrom(f)
				for _, step := range steps {
					s.after.Play(step)
				}
				found = s.after.EndTurn().Has(s.seat)
			}
			return !found && *left > 0
		})
		if found {
			return true
		}
	}
	return false
}

// catastropheBeforeEnd reports whether an action follows a catastrophe.
func catastropheBeforeEnd(steps []homeworlds.Step) bool {
	early := false
	for _, step := range steps {
		if step.Kind == homeworlds.KindCatastrophe {
			early = true
		} else if early {
			return true
		}
	}
	return false
}
