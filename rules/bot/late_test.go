package bot

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// TestALateBotDecidesLikeOneThatWasThere has bots of every kind play with random ones, in Homeworlds with talk. At each
// of their decisions a new bot that gets the past decides and says the same.
func TestALateBotDecidesLikeOneThatWasThere(t *testing.T) {
	for _, game := range games() {
		seats := []int{2}
		if most := game.Info().MaxSeats; most > 2 {
			seats = append(seats, min(most, 5))
		}
		for _, name := range Names(game) {
			if name == "random" || name == "baseline" {
				continue
			}
			for k, n := range seats {
				setup := rules.Setup{Seats: n}
				if _, err := game.Info().Resolve(setup); err != nil {
					continue
				}
				lateDecisions(t, game, name, setup, uint64(k+1))
			}
		}
	}
}

// lateDecisions plays the start of a match and compares the decisions of all seats but 0, which acts at random.
func lateDecisions(t *testing.T, game rules.Game, name string, setup rules.Setup, seed uint64) {
	t.Helper()
	m, err := rules.NewMatch(game, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 20))
	seated := map[rules.Seat]Bot{}
	budget := Budget{Nodes: 200}
	for decisions := 0; decisions < 30; {
		if err := m.Settle(); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			break
		}
		seat := first(m.State().Actors())
		if talker, ok := game.(rules.Talker); ok && rng.IntN(2) == 0 {
			if list := talker.Statements(m.State().View(0), 0); len(list) > 0 {
				m.Note(0, rules.NoteTalk, list[rng.IntN(len(list))])
			}
		}
		if seat == 0 {
			actions := m.State().Legal(seat, nil)
			if _, err := m.Do(rules.Move{By: seat, Do: actions[rng.IntN(len(actions))]}); err != nil {
				t.Fatal(err)
			}
			continue
		}
		decisions++
		if seated[seat] == nil {
			seated[seat] = newBot(t, game, name)
		}
		late := newBot(t, game, name)
		do, err := Decide(seated[seat], m, seat, budget)
		if err != nil {
			t.Fatal(err)
		}
		other, err := Decide(late, m, seat, budget)
		if err != nil {
			t.Fatal(err)
		}
		if do != other {
			t.Fatalf("%s %s with %d seats, move %d: seat %s plays %s, a new bot %s", game.Info().ID, name, setup.Seats, len(m.Log), seat,
				game.FormatAction(m.State(), rules.Move{By: seat, Do: do}), game.FormatAction(m.State(), rules.Move{By: seat, Do: other}))
		}
		if c, ok := late.(*captain); ok {
			if own := seated[seat].(*captain); c.search.judge != own.search.judge {
				t.Fatalf("%s, move %d: seat %s judges %+v, a new bot %+v", name, len(m.Log), seat, own.search.judge, c.search.judge)
			}
		}
		Note(seated[seat], m, seat)
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
}

// TestALateBotKnowsItsSeat has seat 1 hear of an attack on seat 2 by seat 0, and of a truce offered to seat 0: neither
// is its own.
func TestALateBotKnowsItsSeat(t *testing.T) {
	h := killable(t, "GGE")
	h.turns("move r1 H0 H1")
	h.Note(2, rules.NoteTalk, "truce 0")
	b := newBot(t, h.Game, "5").(*captain)
	if _, err := Decide(b, h.Match, 1, Budget{Nodes: 300}); err != nil {
		t.Fatal(err)
	}
	if b.belief.truces != 0 {
		t.Errorf("a truce offered to seat 0 counts as one with %v", b.belief.truces)
	}
	if b.belief.deeds[0] == 0 {
		t.Error("what seat 0 did is no evidence")
	}
	// In another match with another seat nothing is left of it.
	other := sit(t, 2, "")
	if _, err := Decide(b, other.Match, 0, Budget{Nodes: 300}); err != nil {
		t.Fatal(err)
	}
	if b.belief.me != 0 || len(b.belief.moves) != len(other.Log) || b.belief.deeds != [homeworlds.MaxSeats]int{} {
		t.Errorf("in another match the bot believes %+v", b.belief)
	}
}
