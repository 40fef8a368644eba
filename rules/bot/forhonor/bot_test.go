package forhonor

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/forhonor"
)

// matchAt plays with the second level until a seat acts in the phase in that round or later. It returns nil when
// the match ends before.
func matchAt(t testing.TB, setup rules.Setup, seed uint64, phase forhonor.Phase, round int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(forhonor.Game{}, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	b := bottest.New(t, Bots(), "2")
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		s := stateOf(m)
		if s.Phase() == phase && s.Round() >= round {
			return m
		}
		if m.Over() {
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

func stateOf(m *rules.Match) *forhonor.State { return m.State().(*forhonor.State) }

// samplePositions are matches in every phase in which seats choose, early and late.
func samplePositions(t *testing.T) (points []*rules.Match) {
	t.Helper()
	for _, c := range []struct {
		seats   int
		options map[string]string
		phases  []forhonor.Phase
	}{
		{2, nil, []forhonor.Phase{forhonor.PhaseShove, forhonor.PhaseCall, forhonor.PhaseAct, forhonor.PhaseCombat}},
		{4, map[string]string{forhonor.OptOrder: "fixed"}, []forhonor.Phase{forhonor.PhaseAct, forhonor.PhaseCombat}},
		{8, map[string]string{forhonor.OptCentre: "front"}, []forhonor.Phase{forhonor.PhaseCall, forhonor.PhaseAct}},
	} {
		for _, phase := range c.phases {
			for _, round := range []int{1, 3, 5} {
				if m := matchAt(t, rules.Setup{Seats: c.seats, Options: c.options}, uint64(round), phase, round); m != nil {
					points = append(points, m)
				}
			}
		}
	}
	for _, seats := range []int{2, 3, 5} {
		points = append(points, matchAt(t, rules.Setup{Seats: seats}, 1, forhonor.PhasePick, 0))
	}
	points = append(points, matchAt(t, rules.Setup{Seats: 4, Options: map[string]string{forhonor.OptOrder: "fixed"}}, 1, forhonor.PhaseLine, 0))
	if len(points) < 22 {
		t.Fatalf("only %d positions", len(points))
	}
	return points
}

// TestBotsPlayByTheRules plays matches of two to eight seats.
func TestBotsPlayByTheRules(t *testing.T) {
	matches := 14
	if testing.Short() {
		matches = 7
	}
	bottest.PlayByTheRules(t, forhonor.Game{}, Bots(), matches, 1, 300, 3000)
}

// TestBotsThinkAlikeInSlices compares, in every phase, decisions made in one go and in slices, by a new bot and a
// used one.
func TestBotsThinkAlikeInSlices(t *testing.T) {
	points := samplePositions(t)
	for _, level := range Bots().Levels {
		used := bottest.New(t, Bots(), level.Name)
		for k, m := range points {
			seed := uint64(k)
			want := bottest.Think(t, bottest.New(t, Bots(), level.Name), m, seed, 1<<30)
			if got := bottest.Think(t, used, m, seed, 61); got != want {
				t.Errorf("level %s, %s of round %d: in slices\n%s\nin one go\n%s", level.Name, stateOf(m).Phase(), stateOf(m).Round(), got, want)
			}
		}
	}
}

// TestBotsKnowNothingHidden shuffles what a seat may not see, in every phase: what it does stays the same.
func TestBotsKnowNothingHidden(t *testing.T) {
	points := samplePositions(t)
	for _, level := range Bots().Levels {
		for k, m := range points {
			seat := bottest.First(m.State().Actors())
			other := m.State().View(seat).Sample(rand.New(rand.NewPCG(uint64(k), 3)))
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
					forhonor.Game{}.FormatPosition(m.State()), answers[0], answers[1])
			}
		}
	}
}

// TestGreedyBotsBeatChance plays matches whose seeds are fixed.
func TestGreedyBotsBeatChance(t *testing.T) {
	const matches = 8
	if share, _ := bottest.Series(t, forhonor.Game{}, Bots(), rules.Setup{Seats: 2}, "greedy", "random", matches).Mean(); share < 1 {
		t.Errorf("greedy wins %.0f %% of %d matches against random", 100*share, matches)
	}
}

// TestStrongBotsBeatGreed plays matches whose seeds are fixed; of 200, level 4 wins four fifths.
func TestStrongBotsBeatGreed(t *testing.T) {
	matches := 20
	if testing.Short() {
		matches = 8
	}
	if share, _ := bottest.Series(t, forhonor.Game{}, Bots(), rules.Setup{Seats: 2}, "4", "greedy", matches).Mean(); share < 0.6 {
		t.Errorf("level 4 wins %.0f %% of %d matches against greedy", 100*share, matches)
	}
}

// TestCampsOfBotsBeatGreed lets the seats of one camp, each with its own heroes, play together against as many
// greedy ones.
func TestCampsOfBotsBeatGreed(t *testing.T) {
	var strong bottest.Score
	for k := range 12 {
		seats := 4 + 2*(k%3)
		bots := make([]bot.Bot, seats)
		for seat := range bots {
			bots[seat] = bottest.New(t, Bots(), []string{"4", "greedy"}[(seat+k/3)%2])
		}
		payoffs := bottest.Play(t, forhonor.Game{}, rules.Setup{Seats: seats}, bots, uint64(k), bot.Budget{}).State().Payoffs()
		strong.Add(float64(payoffs[k/3%2]+1) / 2)
	}
	if share, _ := strong.Mean(); share < 0.6 {
		t.Errorf("camps of level 4 win %.0f %% of %d matches against greedy ones", 100*share, strong.N)
	}
}

// TestWinProbabilitiesFollowValues goes from what a position is worth to the winning probability and back.
func TestWinProbabilitiesFollowValues(t *testing.T) {
	last := -certainWin
	for value := -6 * valueScale; value <= 6*valueScale; value += valueScale / 8 {
		h := winProbability(value)
		if h <= last || h >= certainWin || h != -winProbability(-value) {
			t.Fatalf("a position worth %d gives the winning probability %d, after %d", value, h, last)
		}
		if back := valueOf(h); max(back-value, value-back) > valueScale/8 {
			t.Errorf("a winning probability of %d is worth %d, expected %d", h, back, value)
		}
		last = h
	}
	if winProbability(0) != 0 || winProbability(heroesLostValue) < certainWin*99/100 || valueOf(certainWin) != valueOf(certainWin-1) {
		t.Errorf("winning probabilities of %d, %d; a sure win is worth %d", winProbability(0), winProbability(heroesLostValue), valueOf(certainWin))
	}
}

// TestCaptainsAndOwnersFollowOnePlan compares what a captain names for a hero of another seat with what its owner would
// do with any hero of the camp: seats of a camp value alike.
func TestCaptainsAndOwnersFollowOnePlan(t *testing.T) {
	for _, round := range []int{1, 2, 3} {
		m := matchAt(t, rules.Setup{Seats: 8}, 5, forhonor.PhaseCall, round)
		captain := bottest.First(m.State().Actors())
		b := bottest.New(t, Bots(), "3").(*Bot)
		do, err := bot.Choose(b, m.State().View(captain), captain, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		want := b.Thought().Value
		if _, err := m.Do(rules.Move{By: captain, Do: do}); err != nil {
			t.Fatal(err)
		}
		owner := bottest.First(m.State().Actors())
		if _, err := bot.Choose(b, m.State().View(owner), owner, rand.New(rand.NewPCG(2, 2)), bot.Budget{}); err != nil {
			t.Fatal(err)
		}
		if got := b.Thought().Value; got != want {
			t.Errorf("round %d: the captain %s counts on %d, the owner %s on %d", round, captain, want, owner, got)
		}
	}
}

// TestBattlesCountTheCentreAsTheRulesDo compares what a bot takes to count at the centre with the rules, for every
// value of the option, after soldiers of the line group fall.
func TestBattlesCountTheCentreAsTheRulesDo(t *testing.T) {
	const text = "4.act zones=--- hero=BN moves=0 razed=0 fought=- A: 0.BN@E10/4+ 0.JU@off 0.HA@off 0.AR@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.RA@off 1.BE@off 1.KA@off 1.VA@off soldiers=%s left=4 gained=0 before=0"
	values, _ := (forhonor.Game{}).Info().Option(forhonor.OptCentre)
	for _, value := range values.Values {
		for _, queues := range []string{"2,1,0,3", "4,4,4,4", "1,0,2,1+", "3,0+,0,2"} {
			setup := rules.Setup{Seats: 2, Options: map[string]string{forhonor.OptCentre: value}}
			st, err := (forhonor.Game{}).ParsePosition(setup, fmt.Sprintf(text, queues))
			if err != nil {
				t.Fatal(err)
			}
			for _, a := range st.Legal(0, nil) {
				c, _ := forhonor.Fields(a)
				if c.Verb != forhonor.VerbRaze || c.Group != forhonor.LineGroup {
					continue
				}
				b := evalStateOf(st.(*forhonor.State))
				foe := &b.sides[forhonor.Defenders]
				foe.removeSoldiers(c.Group, c.Count)
				after := st.Clone().(*forhonor.State)
				if _, err := after.Apply(rules.Move{By: 0, Do: a}, nil); err != nil {
					t.Fatal(err)
				}
				if have, want := b.centre.Strength(&foe.queues), after.Strength(forhonor.Defenders); have != want {
					t.Errorf("%s, %s less %d: %d count, want %d", value, queues, c.Count, have, want)
				}
			}
		}
	}
}

// TestBotsPlayWithoutALastRound plays matches that only the fall of a camp ends.
func TestBotsPlayWithoutALastRound(t *testing.T) {
	for seed, name := range []string{"1", "2", "3", "4"} {
		setup := rules.Setup{Seats: 2 + 2*(seed%2), Options: map[string]string{forhonor.OptRounds: "unlimited", forhonor.OptCentre: "largest"}}
		bots := make([]bot.Bot, setup.Seats)
		for seat := range bots {
			bots[seat] = bottest.New(t, Bots(), name)
		}
		m := bottest.Play(t, forhonor.Game{}, setup, bots, uint64(seed), bot.Budget{Nodes: 500})
		if end := rules.End(m.Game, m.State()); end != "broken" {
			t.Errorf("level %s: the match ends with %q after round %d", name, end, stateOf(m).Round())
		}
	}
}
