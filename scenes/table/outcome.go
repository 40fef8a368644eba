package table

import (
	"engawa/rules"
	"engawa/rules/bots"
	"engawa/rules/rating"
	"engawa/scenes/store"
)

// countPoints is what games call the count of a score that decides them, see [rules.Count].
const countPoints = "points"

// keepResult keeps how the match has ended, once: not where it had ended before it came to the table, and not where
// moves were taken back after an answer.
func (t *Table) keepResult() {
	m := t.session.match
	if t.cameOver || !rules.HasEnded(m) || m.Setup.From != "" || m.Tags[store.TagUncounted] != "" {
		return
	}
	if r, ok := resultOf(m); ok {
		r.At, r.Match = t.services.Now(), t.slot
		// What goes wrong is reported through the Store's problems.
		_ = t.services.Store.AddResult(store.ResultID(m), r)
	}
}

// excludeFromResults has no result kept of the match.
func (t *Table) excludeFromResults() { t.session.match.Tags[store.TagUncounted] = "1" }

// beforeTruncate follows before the moves from the n-th on are taken back: the match counts no longer where somebody else has
// answered them, or where it had ended.
func (t *Table) beforeTruncate(n int) {
	m := t.session.match
	answered := rules.HasEnded(m)
	for _, mv := range m.Log[n:] {
		answered = answered || !t.session.people.Has(mv.By)
	}
	if answered {
		t.excludeFromResults()
	}
}

// resultOf returns how a match that has ended did so; false where no person has played it. With several people it is
// only told that it was played.
func resultOf(m *rules.Match) (store.MatchResult, bool) {
	r := store.MatchResult{Game: m.Game.Info().ID, Outcome: store.Shared, Moves: CountMoves(m, len(m.Log))}
	players := Players(m)
	people := People(players)
	person, alone := people.Only()
	if !alone {
		return r, people.Len() > 0
	}
	r.Seat = person
	sides := sidesOf(m)
	payoffs := store.Payoffs(m)
	own, best, worst := payoffs[person], payoffs[0], payoffs[0]
	for seat, payoff := range payoffs {
		best, worst = max(best, payoff), min(worst, payoff)
		level := players[seat].Bot
		switch {
		case rules.Seat(seat) == person:
		case sides[seat] == sides[person]:
			r.Allied = true
		case payoff < own:
			r.Beaten = append(r.Beaten, level)
		case payoff > own:
			r.Better = append(r.Better, level)
		default:
			r.Equal = append(r.Equal, level)
		}
	}
	switch {
	case best == worst:
		r.Outcome = store.Drawn
	case own == best:
		r.Outcome = store.Won
	default:
		r.Outcome = store.Lost
	}
	for _, count := range rules.Score(m.Game, m.State())[person].Counts {
		if count.Name == countPoints {
			r.Points = count.N
		}
	}
	return r, true
}

// sidesOf returns the side of each seat: its own in games without sides.
func sidesOf(m *rules.Match) []int {
	sides := make([]int, m.State().Seats())
	for seat := range sides {
		sides[seat] = seat
	}
	// A match that is there has a setup that its game takes.
	if roster, err := m.Game.Info().RosterOf(m.Setup); err == nil {
		for seat, share := range roster.Shares {
			sides[seat] = share.Side
		}
	}
	return sides
}

// Propose returns the level of a game that would make an even match for the person at this device, see [rating.Propose].
// Matches in which others played on the person's side say nothing of its own strength.
func Propose(game rules.Game, results []store.MatchResult) (rating.Proposal, bool) {
	var matches []rating.Match
	for _, r := range results {
		if r.Game == game.Info().ID && r.Outcome != store.Shared && !r.Allied {
			matches = append(matches, rating.Match{IsWon: r.Outcome == store.Won, Worse: r.Beaten, Equal: r.Equal, Better: r.Better})
		}
	}
	return rating.Propose(bots.Levels(game), matches)
}
