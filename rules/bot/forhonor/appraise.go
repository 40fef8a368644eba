package forhonor

import (
	"math"
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// appraisal is the estimate of an action that was played.
type appraisal struct {
	playedAction rules.Action // Hidden where none is looked at
	best, worth  int          // winning probabilities of the best plan, and of the best one that begins as was played
	line         []rules.Action
	isDone       bool
}

// Appraise implements [bot.Appraiser]. What is looked at is naming a hero, what heroes do and cards of fights; heroes are
// drafted and lined up by habit before the first round.
func (b *Bot) Appraise(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget, played []rules.Action) error {
	err := b.Begin(view, seat, past, rng, budget)
	if err == nil {
		b.appraisal.playedAction = played[0]
	}
	return err
}

// Appraisal implements [bot.Appraiser].
func (b *Bot) Appraisal() (bot.Appraisal, bool) {
	a := &b.appraisal
	if !a.isDone {
		return bot.Appraisal{}, false
	}
	return bot.Appraisal{BestChance: chance(a.best), PlayedChance: chance(min(a.best, a.worth)), Line: a.line, NumCovered: 1}, true
}

// chance returns the winning probability as a chance from 0 to [bot.Sure].
func chance(probability int) int {
	return max(0, min(bot.Sure, (certainWin+probability)*bot.Sure/(2*certainWin)))
}

// appraise plays the best plans on, and the best of those that begin as was played, all equally often and by the same
// chance.
func (b *Bot) appraise(world *forhonor.State) {
	a := &b.appraisal
	short := b.shortlist(b.candidates)
	k := 0
	for k < len(b.plans) && b.firstAction(&b.plans[k]) != a.playedAction {
		k++
	}
	if k == len(b.plans) {
		return // the bot does not think of it
	}
	list := b.candidatesOf(append(short, b.plans[k]))
	for range b.rollouts {
		if !b.rollOutAll(world, list) {
			return
		}
	}
	best, like := 0, len(list)-1 // of all, and of those that begin as was played
	for k := range list {
		if list[k].sum > list[best].sum {
			best = k
		}
		if list[k].sum > list[like].sum && b.firstAction(&list[k].plan) == a.playedAction {
			like = k
		}
	}
	if list[like].sum == list[best].sum {
		best = like // it is as good
	}
	n := b.rollouts + b.pseudoCount
	a.best, a.worth, a.isDone = list[best].sum/n, list[like].sum/n, true
	a.line = b.lineOf(&list[best].plan)
}

// appraiseCard values every card that can be laid in a fight against the mix of the other side in which no card of its own
// is better. So it does not look at what the other side has laid, and all cards that a sensible side mixes are alike.
func (b *Bot) appraiseCard(d *duel, side int, first [2]forhonor.Card) {
	const alike = 0.5 // of a value, which is a whole number elsewhere
	now := evalStateOf(b.view)
	base := b.weights.evaluate(&now, b.planner.distances, b.camp)
	a := &b.appraisal
	best, played := 0.0, 0.0
	for k, do := range b.Actions {
		c, _ := forhonor.Fields(do)
		v := d.cardValue(side, c.Card, first)
		if k == 0 || v > best {
			best, a.line = v, []rules.Action{do}
		}
		if do == a.playedAction {
			played = v
		}
	}
	if best-played < alike {
		played, a.line = best, []rules.Action{a.playedAction} // it is as good
	}
	a.best, a.worth, a.isDone = winProbability(base+int(math.Round(best))), winProbability(base+int(math.Round(played))), true
}

// lineOf returns the actions of the plan from now on.
func (b *Bot) lineOf(p *plan) (line []rules.Action) {
	if b.view.Phase() == forhonor.PhaseCall {
		line = append(line, b.firstAction(p))
	}
	for _, do := range p.actions() {
		if do != 0 {
			line = append(line, do)
		}
	}
	return line
}
