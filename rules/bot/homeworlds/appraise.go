package homeworlds

import (
	"math/rand/v2"
	"slices"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// clearAdvantage is the value that gives about seven tenths of the way to a sure win.
const clearAdvantage = 400

// appraisal is the estimate of a turn, or of the rest of one, that was played.
type appraisal struct {
	playedActions []rules.Action
	after         *homeworlds.State // nil where no turn is looked at
	best, worth   int               // values, at the same depth
	line          []rules.Action
	isDone        bool // whether the values are known
}

// Appraise implements [bot.Appraiser]. What is looked at is the turn to its end.
func (b *Bot) Appraise(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget, played []rules.Action) error {
	if err := b.Begin(view, seat, past, rng, budget); err != nil {
		return err
	}
	if b.view.Phase() == homeworlds.Setup {
		return nil // homes are chosen without values
	}
	after := b.view.Clone().(*homeworlds.State)
	for k, do := range played {
		if _, err := after.Apply(rules.Move{By: seat, Do: do}, nil); err != nil {
			return nil // chance has come between
		}
		if c, _ := homeworlds.Fields(do); c.Kind == homeworlds.KindEnd || after.Actors() == 0 {
			b.appraisal = appraisal{playedActions: slices.Clone(played[:k+1]), after: after}
			return nil
		}
	}
	return nil
}

// Appraisal implements [bot.Appraiser].
func (b *Bot) Appraisal() (bot.Appraisal, bool) {
	a := &b.appraisal
	if !a.isDone {
		return bot.Appraisal{}, false
	}
	best, worth := bot.ChanceOf(a.best, clearAdvantage), bot.ChanceOf(a.worth, clearAdvantage)
	line := a.line
	if worth >= best {
		worth, line = best, a.playedActions // it is as good
	}
	return bot.Appraisal{BestChance: best, PlayedChance: worth, Line: line, NumCovered: len(a.playedActions)}, true
}

// appraise values the turn that was played by looking as far ahead as for the best, and reports whether the thinking may
// go on.
func (b *Bot) appraise(depth int) bool {
	a := &b.appraisal
	if a.after == nil {
		return true
	}
	v := b.value
	if !slices.Equal(b.plan, a.playedActions) {
		v = b.playedValue(depth)
	}
	if b.Meter.IsHalted {
		return false
	}
	a.best, a.worth, a.line, a.isDone = b.value, v, slices.Clone(b.plan), true
	return true
}

// winDepth is how many turns are looked ahead after a turn that was played in the place of one that wins.
const winDepth = 2

// appraiseWin values the turn that was played where one wins at once.
func (b *Bot) appraiseWin() { b.appraise(winDepth) }

// playedValue returns what the turn that was played is worth. It means nothing once the meter has halted.
func (b *Bot) playedValue(depth int) int {
	a := &b.appraisal
	if a.after.Actors() == 0 {
		return bot.WinValue * a.after.Payoffs()[b.seat]
	}
	before := b.search.frames[0].position
	next := &b.search.frames[1]
	next.position = *homeworlds.NewSearchPosition(a.after.Position())
	next.key = next.position.Key()
	if lost := before.Living &^ next.position.Living; lost != 0 {
		return b.search.evaluator.elimination(&before, &next.position, b.seat, lost, b.search.evaluator.estimate(&next.position, b.search.weights))
	}
	return b.search.value(1, depth-1, -bot.Infinity, bot.Infinity)
}
