package yokai

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/alphabeta"
	"engawa/rules/bot/bottest"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
)

// searchAlone decides as a tablebaseBot of that chance does where it errs: it draws once before the search.
func searchAlone(t *testing.T, params alphabeta.Params, s rules.State, seed uint64) rules.Action {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	rng.IntN(100)
	a, err := bot.Choose(newSearchBot(sameParams(params)), s, bottest.First(s.Actors()), rng, bot.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// TestErrorRate has bots with a tablebase of few pieces decide: with the rate 0 like level 7, with 100 like the search of
// their errors, and in between now and then like it.
func TestErrorRate(t *testing.T) {
	m := solved.Material{Elephants: 1, Chicks: 1}
	j := newExactTables(t, m, nil)
	weak := alphabeta.Params{Depth: 1, Nodes: 1000, HalfLoss: 200}
	errant := func(rate int) bot.Bot {
		b := newTablebaseBot(sameParams(tablebaseParams{ErrorRate: rate, Search: weak, HoldsOut: true}))
		b.fewest = 0
		b.UseTablebases(j.tablebases)
		return b
	}
	never, always, sometimes := errant(0), errant(100), errant(30)
	perfect := perfectBot(t, j.tablebases)
	perfect.(*tablebaseBot).fewest = 0
	r := rand.New(rand.NewPCG(5, 1))
	chances, errors := 0, 0
	for k := range uint64(400) {
		for _, variant := range []string{"mori", "dobutsu"} {
			s := randomState(t, variant, "1le/3/1C1/1L1[] w", r)
			best, _ := choose(t, perfect, s, k)
			weakest := searchAlone(t, weak, s, k)
			if a, _ := choose(t, never, s, k); a != best {
				t.Fatalf("%s: with the rate 0 it plays %d, level 7 plays %d", s.Board(), a, best)
			}
			if a, _ := choose(t, always, s, k); a != weakest {
				t.Fatalf("%s: with the rate 100 it plays %d, the search %d", s.Board(), a, weakest)
			}
			result := func(a rules.Action) int { return j.value(t, s.Board().Play(a)).Result }
			if result(weakest) == result(best) {
				continue
			}
			chances++
			if a, _ := choose(t, sometimes, s, k); a == weakest {
				errors++
			} else if result(a) != result(best) {
				t.Errorf("%s: with the rate 30 it plays %d, neither perfectly nor like the search", s.Board(), a)
			}
		}
	}
	if share := 100 * errors / max(chances, 1); chances < 50 || share < 15 || share > 45 {
		t.Errorf("with the rate 30 it errs in %d %% of %d decisions", share, chances)
	}
	t.Logf("with the rate 30 %d errors of %d", errors, chances)
}

// TestLostPositions has bots without resistance lose as their search does.
func TestLostPositions(t *testing.T) {
	j := newExactTables(t, solved.Material{Elephants: 1, Chicks: 1}, nil)
	weak := alphabeta.Params{Depth: 1, Nodes: 1000, HalfLoss: 200}
	b := newTablebaseBot(sameParams(tablebaseParams{Search: weak}))
	b.fewest = 0
	b.UseTablebases(j.tablebases)
	r := rand.New(rand.NewPCG(6, 1))
	lost := 0
	for k := uint64(0); lost < 20; k++ {
		s := randomState(t, "dobutsu", "1le/3/1C1/1L1[] w", r)
		if j.value(t, s.Board()).Result >= 0 {
			j.checkMove(t, b, s, k)
			continue
		}
		lost++
		want, err := bot.Choose(newSearchBot(sameParams(weak)), s, bottest.First(s.Actors()), rand.New(rand.NewPCG(k, 7)), bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if a, _ := choose(t, b, s, k); a != want {
			t.Errorf("%s: it plays %d, its search %d", s.Board(), a, want)
		}
	}
}

// TestParamsAreThoseOfTheRules begins decisions under each rule set, one bot for all, and looks at the parameters in use.
func TestParamsAreThoseOfTheRules(t *testing.T) {
	params := byRules[alphabeta.Params]{mori: alphabeta.Params{Depth: 3, Nodes: 100}, dobutsu: alphabeta.Params{Depth: 7, Nodes: 200, HalfLoss: 9}}
	b := newSearchBot(params)
	for _, c := range []struct {
		options map[string]string
		want    alphabeta.Params
	}{
		{nil, params.mori},
		{map[string]string{"rules": "dobutsu"}, params.dobutsu},
		{map[string]string{"attackedTry": "strict"}, params.mori},
		{map[string]string{"rules": "dobutsu"}, params.dobutsu},
	} {
		m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: c.options}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if err := bot.Ask(b, m, bottest.First(m.State().Actors()), bot.Budget{}); err != nil {
			t.Fatal(err)
		}
		if b.Params != c.want {
			t.Errorf("%v: %+v, expected %+v", c.options, b.Params, c.want)
		}
		b.Close()
	}
}

// TestErrorRateIsThatOfTheRules has one bot that never errs by the rules of mori and always by those of dobutsu.
func TestErrorRateIsThatOfTheRules(t *testing.T) {
	j := newExactTables(t, solved.Material{Elephants: 1, Chicks: 1}, nil)
	weak := alphabeta.Params{Depth: 1, Nodes: 1000, HalfLoss: 200}
	b := newTablebaseBot(byRules[tablebaseParams]{mori: perfectParams, dobutsu: tablebaseParams{ErrorRate: 100, Search: weak}})
	b.fewest = 0
	b.UseTablebases(j.tablebases)
	perfect := perfectBot(t, j.tablebases)
	perfect.(*tablebaseBot).fewest = 0
	r := rand.New(rand.NewPCG(7, 1))
	for k := range uint64(50) {
		s := randomState(t, "mori", "1le/3/1C1/1L1[] w", r)
		want, _ := choose(t, perfect, s, k)
		if a, _ := choose(t, b, s, k); a != want {
			t.Errorf("mori, %s: it plays %d, level 7 plays %d", s.Board(), a, want)
		}
		s = randomState(t, "dobutsu", "1le/3/1C1/1L1[] w", r)
		if a, _ := choose(t, b, s, k); a != searchAlone(t, weak, s, k) {
			t.Errorf("dobutsu, %s: it plays %d, its search otherwise", s.Board(), a)
		}
	}
}

// TestLevelsWithParamsOfEachRules: the levels near the top have parameters of their own for each rule set, the others do not.
func TestLevelsWithParamsOfEachRules(t *testing.T) {
	for _, level := range Bots().Levels {
		differ := false
		switch b := level.New().(type) {
		case *searchBot:
			differ = b.params.mori != b.params.dobutsu
		case *tablebaseBot:
			differ = b.params.mori != b.params.dobutsu
		}
		if want := slices.Contains([]string{"5", "5.5", "6", "6.5"}, level.Name); differ != want {
			t.Errorf("level %s has parameters of its own for each rule set: %v, expected %v", level.Name, differ, want)
		}
	}
}
