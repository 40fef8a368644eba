package homeworlds

import (
	"math"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/homeworlds"
)

// playWeakBots has weak bots play that many actions and returns the match, often in the middle of a turn; it begins again
// where that ends it.
func playWeakBots(t *testing.T, seed uint64, actions int, options ...string) homeworldsTable {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 25))
	h := newTestMatch(t, 2, "", options...)
	b := bottest.New(t, Bots(), "2")
	for range actions {
		seat := bottest.First(h.State().Actors())
		do, err := bot.Choose(b, h.State().View(seat), seat, rng, bot.Budget{Nodes: 200})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := h.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
		if h.Over() {
			return playWeakBots(t, seed+1000, actions, options...)
		}
	}
	return h
}

var endTurn = homeworlds.Choice{Kind: homeworlds.KindEnd}.Pack()

// TestWithoutTimeNoBotEndsOrPasses asks bots that are stopped before they have found a turn.
func TestWithoutTimeNoBotEndsOrPasses(t *testing.T) {
	asked := 0
	for seed := range uint64(60) {
		h := playWeakBots(t, seed, 10+int(seed), homeworlds.OptCatastrophes, []string{"end", "anytime"}[seed%2])
		seat := bottest.First(h.State().Actors())
		if len(h.State().Legal(seat, nil)) < 10 || h.state().Phase() == homeworlds.Done {
			continue
		}
		asked++
		for _, name := range Bots().Names() {
			if name == "random" {
				continue
			}
			for nodes := range int64(3) {
				b := bottest.New(t, Bots(), name)
				if err := bot.Ask(b, h.Match, seat, bot.Budget{Nodes: nodes + 1}); err != nil {
					t.Fatal(err)
				}
				if b.Best() == endTurn {
					t.Errorf("seed %d: before it thinks, %s ends", seed, name)
				}
				if bot.Finish(b) == endTurn {
					t.Errorf("seed %d: stopped after %d nodes, %s ends in %s", seed, nodes+1, name, h.Game.FormatPosition(h.State()))
				}
			}
		}
	}
	if asked < 20 {
		t.Errorf("only %d positions leave a choice", asked)
	}
}

// TestWinsByAnEarlyCatastropheLeaveTimeToThink has the bots of all levels decide where catastrophes may come at any
// time: looking for a win by one does not keep them from finding a turn.
func TestWinsByAnEarlyCatastropheLeaveTimeToThink(t *testing.T) {
	for _, level := range Bots().Levels {
		budget := bot.Budget{}
		if level.Nodes > bottest.Nodes {
			budget.Nodes = bottest.Nodes
		}
		for seed := range uint64(25) {
			h := playWeakBots(t, seed, 20+int(seed), homeworlds.OptCatastrophes, "anytime")
			seat := bottest.First(h.State().Actors())
			b := bottest.New(t, Bots(), level.Name)
			if _, err := bot.Decide(b, h.Match, seat, budget); err != nil {
				t.Fatal(err)
			}
			if b.Best() == endTurn && len(h.State().Legal(seat, nil)) > 1 && b.(*Bot).depth == 0 {
				t.Errorf("level %s, seed %d: the bot ends without having looked at other turns in %s", level.Name, seed, h.Game.FormatPosition(h.State()))
			}
		}
	}
}

// TestASacrificeIsUsedByWhoeverIsAsked asks new bots for the rest of a turn that begins with a sacrifice.
func TestASacrificeIsUsedByWhoeverIsAsked(t *testing.T) {
	const text = "2/3 0 0(r2)g1g3y1y1y2| 1(g3y2)|b1y3 s1:-1(g1)b1b2b3r1r2r3y2| s2:-1(b3)g1g2| s3:-1(g3)r1r1|b1b2r2 s5:-1(b3)g2g2| s7:-1(r3)y1y3y3|"
	for _, name := range []string{"1", "2", "3", "4", "5", "greedy", "baseline"} {
		m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2, From: text}, 1)
		if err != nil {
			t.Fatal(err)
		}
		h := homeworldsTable{m, t}
		do, err := m.Game.ParseAction(m.State(), 0, "sacrifice y3 s7")
		if err == nil {
			_, err = m.Do(rules.Move{By: 0, Do: do})
		}
		if err != nil {
			t.Fatal(err)
		}
		do, err = bot.Decide(bottest.New(t, Bots(), name), m, 0, bot.Budget{Nodes: bottest.Nodes})
		if err != nil {
			t.Fatal(err)
		}
		if do == endTurn {
			t.Errorf("%s ends the turn after the sacrifice in %s", name, m.Game.FormatPosition(h.State()))
		}
	}
}

// matchesVariable is the environment variable with the number of matches that TestTurnsByActionAreAsStrong plays at
// each level; without it the test is short.
const matchesVariable = "ENGAWA_MATCHES"

// TestTurnsByActionAreAsStrong plays every level against itself: one side asks a new bot for every action, the other
// carries out the whole turn that one decision finds. Each must get half of the points within the 95 % interval of all
// matches, and the new bots may waste no sacrifice. The long form, some minutes:
//
//	ENGAWA_MATCHES=100 go test -run TurnsByAction -v -timeout 0 ./rules/bot/homeworlds
func TestTurnsByActionAreAsStrong(t *testing.T) {
	matches, budget := 6, bot.Budget{Nodes: 300}
	if text := os.Getenv(matchesVariable); text != "" {
		n, err := strconv.Atoi(text)
		if err != nil || n < 1 {
			t.Fatalf("%s is %q, expected a number of matches", matchesVariable, text)
		}
		matches, budget = n, bot.Budget{Nodes: bottest.Nodes}
	}
	var all bottest.Score
	for _, level := range Bots().Levels {
		var s bottest.Score
		for k := range matches {
			points := byAction(t, level.Name, rules.Seat(k%2), uint64(k/2), budget)
			s.Add(points)
			all.Add(points)
		}
		share, width := s.Mean()
		t.Logf("level %s: %.1f %% ± %.1f of the points in %d matches", level.Name, 100*share, 100*width, matches)
		if math.Abs(share-0.5) > width && matches >= 20 {
			t.Errorf("level %s, action by action, gets %.1f %% ± %.1f of the points", level.Name, 100*share, 100*width)
		}
	}
	if share, width := all.Mean(); math.Abs(share-0.5) > width {
		t.Errorf("action by action all levels together get %.1f %% ± %.1f of the points", 100*share, 100*width)
	}
}

// byAction plays a match in which a new bot is asked for each action of the seat, and one bot for each whole turn of the
// other, and returns the points of the seat.
func byAction(t *testing.T, level string, seat rules.Seat, seed uint64, budget bot.Budget) float64 {
	t.Helper()
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{}, seed)
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	h := homeworldsTable{m, t}
	whole := bottest.New(t, Bots(), level)
	var rest []rules.Action
	for !m.Over() {
		by := bottest.First(m.State().Actors())
		var do rules.Action
		if by != seat && len(rest) > 0 {
			do, rest = rest[0], rest[1:]
		} else {
			b := whole
			if by == seat {
				b = bottest.New(t, Bots(), level)
			}
			if do, err = bot.Decide(b, m, by, budget); err != nil {
				t.Fatal(err)
			}
			if line := b.Thought().Line; by != seat && len(line) > 0 {
				rest = line[1:]
			}
		}
		if sacrifice := len(m.Log) > 0 && endsInSacrifice(m.Log); by == seat && do == endTurn && sacrifice {
			t.Errorf("level %s, seed %d: a sacrifice is wasted in %s", level, seed, m.Game.FormatPosition(h.State()))
		}
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
	return float64(1+m.State().Payoffs()[seat]) / 2
}
