package honshu

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// The lead that gives about seven tenths of the way to a sure win: in the last round, and more for every round to come,
// in hundredths of a point.
const (
	clearLead      = 500
	clearLeadRound = 80
)

// appraisal is the estimate of an action that was played.
type appraisal struct {
	playedAction rules.Action // Hidden where none is looked at
	lead         int          // of the seat over the best of the others
}

// Appraise implements [bot.Appraiser].
func (b *Bot) Appraise(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget, played []rules.Action) error {
	err := b.Begin(view, seat, past, rng, budget)
	if err == nil {
		b.appraisal.playedAction = played[0]
	}
	return err
}

// Appraisal implements [bot.Appraiser]. The best leads to the lead that shows on the maps, and what was played to as much
// less as it is valued less.
func (b *Bot) Appraisal() (bot.Appraisal, bool) {
	if len(b.Moves) == 0 || b.appraisal.playedAction == rules.Hidden {
		return bot.Appraisal{}, false
	}
	loss := -1
	for _, m := range b.Moves {
		if m.Do == b.appraisal.playedAction {
			loss = max(0, b.Moves[0].Value-m.Value)
		}
	}
	switch {
	case loss >= 0:
	case b.view.Phase() == honshu.PhaseBuild:
		loss = max(0, b.worthAfterBuild(b.Moves[0].Do)-b.worthAfterBuild(b.appraisal.playedAction))
	default:
		return bot.Appraisal{}, false // the budget ended before
	}
	do := b.Moves[0].Do
	if loss == 0 {
		do = b.appraisal.playedAction // it is as good
	}
	scale := clearLead + clearLeadRound*b.rounds
	return bot.Appraisal{
		BestChance: bot.ChanceOf(b.appraisal.lead, scale), PlayedChance: bot.ChanceOf(b.appraisal.lead-loss, scale),
		Line: []rules.Action{do}, NumCovered: 1,
	}, true
}

// worthAfterBuild returns what the own map is worth after a build, also after one that the bot does not think of.
func (b *Bot) worthAfterBuild(do rules.Action) int {
	c, _ := honshu.Fields(do)
	var after honshu.Map
	b.view.Map(b.seat).BuildInto(&after, c.Place)
	var e trialMap
	e.load(&after)
	return b.builder.value(&e, b.rounds)
}

// findLead finds by how much the seat leads over the best of the others: by the maps, with the cards that are to be built
// where they bring most, and where cards lie on the table, with the best of those for who has none. It returns false when
// the budget ended.
func (b *Bot) findLead() bool {
	own, others := 0, -bot.Infinity
	for k := range rules.Seat(b.view.Seats()) {
		v := b.builder.value(&b.maps[k], b.rounds)
		card, gain, ok := b.view.Card(k), 0, true
		switch {
		case card != honshu.NoCard:
			gain, ok = b.gain(k, card)
		case b.view.Phase() == honshu.PhaseTake:
			_, gain, ok = b.bestCard(k, b.view.Table())
		}
		if !ok {
			return false
		}
		if v += gain; k == b.seat {
			own = v
		} else {
			others = max(others, v)
		}
	}
	b.appraisal.lead = own - others
	return true
}
