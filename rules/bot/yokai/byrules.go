package yokai

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/alphabeta"
	"engawa/rules/yokai"
)

// byRules is the parameters of a level under each rule set.
type byRules[P any] struct{ mori, dobutsu P }

// sameParams gives both rule sets the same parameters.
func sameParams[P any](p P) byRules[P] { return byRules[P]{p, p} }

// of returns the parameters under the rules of a position.
func (r byRules[P]) of(v yokai.Variant) P {
	if v == yokai.Dobutsu {
		return r.dobutsu
	}
	return r.mori
}

// searchBot searches with the parameters of the rule set that is played.
type searchBot struct {
	*alphabeta.Bot[yokai.Board]
	params byRules[alphabeta.Params]
}

func newSearchBot(params byRules[alphabeta.Params]) *searchBot {
	return &searchBot{alphabeta.New(params.mori, rootOf), params}
}

// Begin implements [bot.Bot].
func (b *searchBot) Begin(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget) error {
	if s, ok := view.(*yokai.State); ok {
		b.Params = b.params.of(s.Board().Variant())
	}
	return b.Bot.Begin(view, seat, past, rng, budget)
}
