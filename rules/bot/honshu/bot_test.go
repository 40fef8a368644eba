package honshu

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/honshu"
)

// matchAt plays a match between beginners until the seats are in the phase of the round. It returns nil when the
// match passes it by.
func matchAt(t testing.TB, setup rules.Setup, seed uint64, phase honshu.Phase, round int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(honshu.Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	b := bottest.New(t, Bots(), "1")
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		s := stateOf(m)
		if s.Phase() == phase && s.Round() == round {
			return m
		}
		if m.Over() || s.Round() > round {
			return nil
		}
		seat := bottest.First(s.Actors())
		do, err := bot.Choose(b, s.View(seat), seat, m.BotRand(seat), bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
}

func stateOf(m *rules.Match) *honshu.State { return m.State().(*honshu.State) }

// samplePositions are matches in every phase in which seats choose, early and late.
func samplePositions(t *testing.T) (points []*rules.Match) {
	t.Helper()
	draft := map[string]string{honshu.OptSelection: "draft"}
	for _, c := range []struct {
		seats   int
		options map[string]string
		phases  []honshu.Phase
	}{
		{4, nil, []honshu.Phase{honshu.PhasePlay, honshu.PhaseTake, honshu.PhaseBuild}},
		{2, nil, []honshu.Phase{honshu.PhaseBid, honshu.PhaseContest, honshu.PhaseChoose, honshu.PhaseKeep, honshu.PhaseBuild}},
		{2, map[string]string{honshu.OptSteal: "after"}, []honshu.Phase{honshu.PhaseContest, honshu.PhaseChoose}},
		{3, draft, []honshu.Phase{honshu.PhasePick}},
		{2, draft, []honshu.Phase{honshu.PhasePick, honshu.PhaseDrop}},
	} {
		for _, phase := range c.phases {
			for _, round := range []int{1, 5, 11} {
				if m := matchAt(t, rules.Setup{Seats: c.seats, Options: c.options}, uint64(round), phase, round); m != nil {
					points = append(points, m)
				}
			}
		}
	}
	if len(points) < 30 {
		t.Fatalf("only %d positions", len(points))
	}
	return points
}

// TestBotsPlayByTheRules plays matches of two to five seats.
func TestBotsPlayByTheRules(t *testing.T) {
	matches := 24
	if testing.Short() {
		matches = 8
	}
	bottest.PlayByTheRules(t, honshu.Game{}, Bots(), matches, 1, 300, 3000)
}

// TestBotsThinkAlikeInSlices compares, in every phase, decisions made in one go and in slices, by a new bot and a used
// one.
func TestBotsThinkAlikeInSlices(t *testing.T) {
	for _, level := range Bots().Levels {
		used := bottest.New(t, Bots(), level.Name)
		for k, m := range samplePositions(t) {
			seed := uint64(k)
			want := bottest.Think(t, bottest.New(t, Bots(), level.Name), m, seed, 1<<30)
			for _, slice := range []int{61, 1000} {
				if got := bottest.Think(t, used, m, seed, slice); got != want {
					t.Errorf("level %s, %s of round %d: in slices of %d\n%s\nin one go\n%s", level.Name,
						stateOf(m).Phase(), stateOf(m).Round(), slice, got, want)
				}
			}
		}
	}
}

// TestBotsKnowNothingHidden shuffles what a seat may not see, in every phase: what it does stays the same.
func TestBotsKnowNothingHidden(t *testing.T) {
	for _, level := range Bots().Levels {
		for k, m := range samplePositions(t) {
			seat := bottest.First(m.State().Actors())
			view := m.State().View(seat)
			other := view.Sample(rand.New(rand.NewPCG(uint64(k), 3)))
			var answers []string
			for _, world := range []rules.State{m.State(), other} {
				b := bottest.New(t, Bots(), level.Name)
				do, err := bot.Choose(b, world.View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{Nodes: bottest.Nodes})
				if err != nil {
					t.Fatal(err)
				}
				answers = append(answers, fmt.Sprint(do, b.Thought()))
			}
			if answers[0] != answers[1] {
				t.Errorf("level %s, %s: %s\nand, where only hidden things differ, %s", level.Name,
					honshu.Game{}.FormatPosition(view), answers[0], answers[1])
			}
		}
	}
}

// endBest returns the highest payoff that the card can bring to the map in the last round, by building everything.
func endBest(land *honshu.Map, card honshu.Card, by honshu.Scoring) (best int) {
	var after honshu.Map
	for _, a := range land.AppendBuilds(nil, card, false) {
		c, _ := honshu.Fields(a)
		land.BuildInto(&after, c.Place)
		best = max(best, after.Score(by).Payoff())
	}
	return best
}

// TestBotsBuildTheLastCardBest compares the last build with all others, for every scoring card.
func TestBotsBuildTheLastCardBest(t *testing.T) {
	for goal := range honshu.NumGoals + 1 {
		options := map[string]string{honshu.OptScoring: []string{"publisher", "manual"}[goal%2], honshu.OptCard: "none"}
		if goal > 0 {
			options[honshu.OptCard] = fmt.Sprint(goal)
		}
		m := matchAt(t, rules.Setup{Seats: 3, Options: options}, uint64(goal), honshu.PhaseBuild, honshu.Rounds)
		s := stateOf(m)
		seat := bottest.First(s.Actors())
		want := endBest(s.Map(seat), s.Card(seat), s.Scoring())
		for _, level := range []string{"greedy", "3", "4", "5"} {
			do, err := bot.Choose(bottest.New(t, Bots(), level), s.View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			c, _ := honshu.Fields(do)
			var after honshu.Map
			s.Map(seat).BuildInto(&after, c.Place)
			if got := after.Score(s.Scoring()).Payoff(); got != want {
				t.Errorf("scoring card %d: level %s builds %s for %d, the best is %d", goal, level, m.Game.FormatAction(s, rules.Move{By: seat, Do: do}), got, want)
			}
		}
	}
}

// lastDuel reports what the pairs are worth to a seat in the last round: what it and the other seat can build, each from
// its own pair.
func lastDuel(s *honshu.State, seat rules.Seat, own int) int {
	best := func(k rules.Seat, pair int) (n int) {
		for _, card := range s.Pair(pair) {
			n = max(n, endBest(s.Map(k), card, s.Scoring()))
		}
		return n
	}
	return best(seat, own) - best(1-seat, 3-own)
}

// TestBotsFightTheLastDuelWell compares the choice of a pair in the last round with what the pairs bring in the end.
func TestBotsFightTheLastDuelWell(t *testing.T) {
	chosen := 0
	for seed := range uint64(6) {
		m := matchAt(t, rules.Setup{Seats: 2}, seed, honshu.PhaseChoose, honshu.Rounds)
		s := stateOf(m)
		seat := bottest.First(s.Actors())
		one, two := lastDuel(s, seat, 1), lastDuel(s, seat, 2)
		for _, level := range []string{"4", "5"} {
			do, err := bot.Choose(bottest.New(t, Bots(), level), s.View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			if c, _ := honshu.Fields(do); c.N == 1 && one < two || c.N == 2 && two < one {
				t.Errorf("seed %d: level %s takes pair %d; pair 1 leads by %d, pair 2 by %d", seed, level, c.N, one, two)
			}
			chosen++
		}
	}
	if chosen == 0 {
		t.Error("no pair was chosen")
	}
}

// lastTrick returns what an action of the last seat to play is worth in the last round: what it can then build, and
// what the others can on average, each taking in turn what is best for it.
func lastTrick(s *honshu.State, seat rules.Seat, do rules.Action) int {
	next := s.Clone().(*honshu.State)
	if _, err := next.Apply(rules.Move{By: seat, Do: do}, nil); err != nil {
		panic(err)
	}
	value, table := 0, next.Table()
	for _, k := range next.InOrder() {
		best, taken := -1, honshu.NoCard
		for card := range table.All() {
			if v := endBest(next.Map(k), card, next.Scoring()); v > best {
				best, taken = v, card
			}
		}
		table = table.Without(taken)
		if k == seat {
			value += best
		} else {
			value -= best / (next.Seats() - 1)
		}
	}
	return value
}

// TestBotsLayCubesInTheLastTrickWell lets the last seat of the last trick choose between its only card alone and with
// a cube. It may be wrong by two points, since it values the loss of the cube apart from the card, and others may break
// ties in another way.
func TestBotsLayCubesInTheLastTrickWell(t *testing.T) {
	laid, spared := 0, 0
	for seed := range uint64(40) {
		m := matchAt(t, rules.Setup{Seats: 3}, seed, honshu.PhasePlay, honshu.Rounds)
		idle := bottest.New(t, Bots(), "1")
		for range 2 {
			seat := bottest.First(m.State().Actors())
			do, err := bot.Choose(idle, m.State().View(seat), seat, m.BotRand(seat), bot.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
				t.Fatal(err)
			}
		}
		s := stateOf(m)
		seat := bottest.First(s.Actors())
		best := -bot.Infinity
		for _, a := range s.Legal(seat, nil) {
			best = max(best, lastTrick(s, seat, a))
		}
		for _, level := range []string{"4", "5"} {
			do, err := bot.Choose(bottest.New(t, Bots(), level), s.View(seat), seat, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			if c, _ := honshu.Fields(do); c.Boost {
				laid++
			} else {
				spared++
			}
			if got := lastTrick(s, seat, do); got < best-200 {
				t.Errorf("seed %d: level %s plays %s, worth %d, the best is %d", seed, level, m.Game.FormatAction(s, rules.Move{By: seat, Do: do}), got, best)
			}
		}
	}
	if laid == 0 || spared == 0 {
		t.Errorf("a cube is laid %d times and spared %d times", laid, spared)
	}
}
