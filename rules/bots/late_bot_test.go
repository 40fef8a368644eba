package bots

import (
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
)

// TestALateBotDecidesLikeOneThatWasThere has bots of every kind play with random ones, in Homeworlds with talk. At each
// of their decisions a new bot that gets the past decides and says the same.
func TestALateBotDecidesLikeOneThatWasThere(t *testing.T) {
	for _, game := range games() {
		seats := []int{2}
		if most := game.Info().MaxSeats; most > 2 {
			seats = append(seats, min(most, 5))
		}
		for _, name := range Of(game).Names() {
			if name == "random" || name == "baseline" {
				continue
			}
			for k, n := range seats {
				setup := rules.Setup{Seats: n}
				if _, err := game.Info().Resolve(setup); err != nil {
					continue
				}
				fresh := func() bot.Bot { return newBot(t, game, name) }
				bottest.LateDecisions(t, game, fresh, setup, uint64(k+1), func(_, _ bot.Bot) error { return nil })
			}
		}
	}
}
