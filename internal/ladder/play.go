// Package ladder measures bots: it plays matches between them, gives the interval of a score, and fits strengths in Elo
// to the results. It imports rules, rules/bot and rules/bots.
package ladder

import (
	"slices"
	"strings"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// Play has the bots, one for each seat, play the match to its end. They say what they have to say. The budget is asked
// before every decision.
func Play(m *rules.Match, bots []bot.Bot, budget func(rules.Seat) bot.Budget) error {
	for {
		if err := m.PlayNature(); err != nil {
			return err
		}
		if m.Over() {
			return nil
		}
		by, _ := m.State().Actors().First()
		do, err := bot.Decide(bots[by], m, by, budget(by))
		if err != nil {
			return err
		}
		bot.Note(bots[by], m, by)
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			return err
		}
	}
}

// Share returns the part of a win that the seat has: 1, 0, or an equal part among those with the best payoff. In a game of
// sides the seats of a side win together, and 0.5 is a draw of all.
func Share(payoffs []int, seat int, sides bool) float64 {
	best, sharing := slices.Max(payoffs), 0
	for _, p := range payoffs {
		if p == best {
			sharing++
		}
	}
	switch {
	case payoffs[seat] < best:
		return 0
	case !sides:
		return 1 / float64(sharing)
	case sharing == len(payoffs):
		return 0.5
	}
	return 1
}

// Step is one step of the ladder: a bot that plays against the one below it, which holds all other seats.
type Step struct {
	Game         rules.Game
	Options      map[string]string
	Seats        int
	Upper, Lower string // as [bot.New] takes them
}

// Rules returns the options that differ from the usual ones, such as "rules=dobutsu", or "".
func (s Step) Rules() string {
	var words []string
	for _, o := range s.Game.Info().Options {
		if v, ok := s.Options[o.Key]; ok {
			words = append(words, o.Key+"="+v)
		}
	}
	return strings.Join(words, " ")
}

// Steps returns the ladder of the game under these options: the first level against random moves, and every other
// level against the one below.
func Steps(game rules.Game, options map[string]string, seats int) []Step {
	lower := "random"
	var steps []Step
	for _, level := range bots.Levels(game) {
		steps = append(steps, Step{Game: game, Options: options, Seats: seats, Upper: level.Name, Lower: lower})
		lower = level.Name
	}
	return steps
}

// Budgets returns the budget of a bot by its name.
type Budgets func(game rules.Game, name string) bot.Budget

// ScaleNodes gives every level its own nodes times the scale, but not fewer than the least, unless it has fewer of its own.
// A scale of 1 leaves the levels as they are.
func ScaleNodes(scale float64, least int64) Budgets {
	return func(game rules.Game, name string) bot.Budget {
		for _, level := range bots.Levels(game) {
			if level.Name == name && level.Nodes > 0 && scale != 1 {
				return bot.Budget{Nodes: max(1, int64(scale*float64(level.Nodes)), min(level.Nodes, least))}
			}
		}
		return bot.Budget{}
	}
}

// Play plays match k of the step and returns the part of the win that the upper bot got. The upper bot moves on by one
// seat from match to match; when it has held every seat, the next seed follows.
func (s Step) Play(k int, seed uint64, budgets Budgets, library bot.Tablebases) (share float64, err error) {
	m, err := rules.NewMatch(s.Game, rules.Setup{Seats: s.Seats, Options: s.Options}, seed+uint64(k/s.Seats))
	if err != nil {
		return 0, err
	}
	own := k % s.Seats
	names := slices.Repeat([]string{s.Lower}, s.Seats)
	names[own] = s.Upper
	players, limits := make([]bot.Bot, s.Seats), make([]bot.Budget, s.Seats)
	for seat, name := range names {
		if players[seat], err = bots.New(s.Game, name); err != nil {
			return 0, err
		}
		bot.UseTablebases(players[seat], library)
		limits[seat] = budgets(s.Game, name)
	}
	if err := Play(m, players, func(seat rules.Seat) bot.Budget { return limits[seat] }); err != nil {
		return 0, err
	}
	return Share(m.State().Payoffs(), own, len(s.Game.Info().Sides) > 0), nil
}
