package analysis_test

import (
	"math"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/bots"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
)

// playBots returns a match of bots of that level, of at most so many moves.
func playBots(t testing.TB, g rules.Game, seats, moves int, level string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, rules.Setup{Seats: seats}, 5)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, moves, level)
	return m
}

// playOn lets bots of that level play a match until it has so many moves.
func playOn(t testing.TB, m *rules.Match, moves int, level string) {
	t.Helper()
	b, err := bots.New(m.Game, level)
	if err != nil {
		t.Fatal(err)
	}
	bottest.PlayOn(t, m, b, moves)
}

// TestDraftsOfHonshuAreJudged looks at drafts of Honshū: each card that is chosen or dropped in secret is judged like any
// other move.
func TestDraftsOfHonshuAreJudged(t *testing.T) {
	for _, seats := range []int{2, 3} {
		m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: seats, Options: map[string]string{honshu.OptSelection: "draft"}}, 5)
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, m, 36, "1")
		e := estimateMatch(t, m, 0, false, 1000)
		secret := 0
		for n, mv := range m.Log {
			phase := m.At(n).(*honshu.State).Phase()
			if mv.By == rules.Nature || phase == honshu.PhaseBuild {
				continue
			}
			if secret++; !e.IsJudged(n + 1) {
				t.Errorf("%d seats: the move %d is not judged", seats, n+1)
			}
		}
		if secret == 0 {
			t.Errorf("%d seats: no card was chosen", seats)
		}
	}
}

// estimateMatch returns the whole estimate of a match, made in slices of that size.
func estimateMatch(t testing.TB, m *rules.Match, nodes int64, open bool, slice int) *analysis.Estimate {
	t.Helper()
	by := bots.Of(m.Game).Estimator
	if nodes > 0 {
		by.Nodes = nodes
	}
	e := analysis.NewEstimate(m, by, open)
	for !e.Step(slice) {
	}
	if e.Err() != nil || !e.Done() || e.Progress() != 1 {
		t.Fatalf("the estimate has come to %v of the match: %v", e.Progress(), e.Err())
	}
	return e
}

// estimateGames are those without a judge, with matches that are short enough for tests.
var estimateGames = []struct {
	game         rules.Game
	seats, moves int
	weak         string // a level that makes mistakes
}{
	{homeworlds.Game{}, 2, 30, "1"},
	{homeworlds.Game{}, 4, 30, "1"},
	{honshu.Game{}, 2, 60, "1"},
	{honshu.Game{}, 4, 60, "1"},
	{forhonor.Game{}, 2, 240, "1"},
	{forhonor.Game{}, 4, 240, "1"},
}

// TestEstimates looks at matches of weak levels: some of their moves are mistakes, and what is better is a line that can be
// played in their place.
func TestEstimates(t *testing.T) {
	for _, c := range estimateGames {
		m := playBots(t, c.game, c.seats, c.moves, c.weak)
		e := estimateMatch(t, m, 0, false, 1000)
		if len(e.Decisions()) == 0 {
			t.Errorf("%s for %d: no decision is judged", c.game.Info().ID, c.seats)
		}
		mistakes := 0
		for n := 1; n <= len(m.Log); n++ {
			line := e.Better(n)
			if g := e.Grade(n); (g != analysis.NoMistake) != (len(line) > 0) {
				t.Fatalf("%s for %d: move %d is of grade %d, the better line %v", c.game.Info().ID, c.seats, n, g, line)
			}
			if len(line) == 0 {
				continue
			}
			mistakes++
			if !e.IsJudged(n) {
				t.Errorf("%s for %d: mistake %d does not count as judged", c.game.Info().ID, c.seats, n)
			}
			by := m.Log[n-1].By
			if line[0] == m.Log[n-1].Do {
				t.Errorf("%s for %d: what is better than move %d begins like it", c.game.Info().ID, c.seats, n)
			}
			after := m.At(n - 1).Clone()
			if !slices.Contains(after.Legal(by, nil), line[0]) {
				t.Errorf("%s for %d: what is better than move %d is not legal", c.game.Info().ID, c.seats, n)
			}
			if before := e.Value(n-1, by); !before.IsEstimate || before.Chance == 0 {
				t.Errorf("%s for %d: before mistake %d it is worth %+v", c.game.Info().ID, c.seats, n, before)
			}
		}
		home := slices.IndexFunc(m.Log, func(mv rules.Move) bool { return mv.By != rules.Nature }) + 1
		if c.game.Info().ID == "homeworlds" && e.IsJudged(home) {
			t.Errorf("homeworlds for %d: the first home counts as judged", c.seats)
		}
		if mistakes == 0 {
			t.Errorf("%s for %d: a weak level makes no mistake in %d moves", c.game.Info().ID, c.seats, len(m.Log))
		}
	}
}

// TestEstimatesAreTheSame holds two estimates of a match against each other, made in slices of different sizes.
func TestEstimatesAreTheSame(t *testing.T) {
	for _, c := range estimateGames {
		m := playBots(t, c.game, c.seats, c.moves/2, c.weak)
		one, other := estimateMatch(t, m, 1500, false, math.MaxInt32), estimateMatch(t, m, 1500, false, 7)
		same := func(x, y analysis.Decision) bool {
			return x.Position == y.Position && x.Moves == y.Moves && x.BestChance == y.BestChance && x.PlayedChance == y.PlayedChance && slices.Equal(x.Line, y.Line)
		}
		if !slices.EqualFunc(one.Decisions(), other.Decisions(), same) {
			t.Errorf("%s for %d: two estimates differ", c.game.Info().ID, c.seats)
		}
		list, err := analysis.ParseDecisions(one.Text())
		if err != nil {
			t.Fatal(err)
		}
		again, ok := analysis.Restore(m, list)
		if !ok || !again.Done() || !again.Step(1) {
			t.Fatalf("%s for %d: the estimate cannot be restored", c.game.Info().ID, c.seats)
		}
		for n := range m.Log {
			if again.Grade(n+1) != one.Grade(n+1) || again.Value(n, 0) != one.Value(n, 0) {
				t.Errorf("%s for %d: restored, move %d is judged otherwise", c.game.Info().ID, c.seats, n+1)
			}
		}
	}
}

// TestEstimatesKnowNoSecrets spreads the cards that others hold anew: an estimate of what the mover could know stays the
// same, one with open hands does not.
func TestEstimatesKnowNoSecrets(t *testing.T) {
	m := playBots(t, honshu.Game{}, 3, 1000, "2")
	by := bots.Of(m.Game).Estimator
	by.Nodes = 3000
	b := by.New()
	appraisal := func(view rules.State, n int, seat rules.Seat) (a bot.Appraisal) {
		if err := b.Appraise(view, seat, bot.History{}, rules.Rand(1, n), bot.Budget{Nodes: by.Nodes}, []rules.Action{m.Log[n].Do}); err != nil {
			t.Fatal(err)
		}
		bot.Finish(b)
		a, _ = b.Appraisal()
		return a
	}
	same := func(x, y bot.Appraisal) bool {
		return x.BestChance == y.BestChance && x.PlayedChance == y.PlayedChance && slices.Equal(x.Line, y.Line)
	}
	looked, differs := 0, false
	for n := range m.Log {
		seat := m.Log[n].By
		if seat == rules.Nature || len(m.At(n).Legal(seat, nil)) < 2 {
			continue
		}
		looked++
		other := m.At(n).View(seat).(*honshu.State).Sample(rules.Rand(7, n))
		if !same(appraisal(m.At(n).View(seat), n, seat), appraisal(other.View(seat), n, seat)) {
			t.Errorf("after %d moves the estimate depends on what the mover cannot know", n)
		}
		differs = differs || !same(appraisal(m.At(n).View(rules.Referee), n, seat), appraisal(other.View(rules.Referee), n, seat))
	}
	if looked == 0 || !differs {
		t.Errorf("of %d decisions with open hands none depends on them", looked)
	}
}

// TestRestoreRefusesWhatDoesNotFit tries decisions that cannot be those of the match.
func TestRestoreRefusesWhatDoesNotFit(t *testing.T) {
	m := playBots(t, homeworlds.Game{}, 2, 12, "1")
	for name, list := range map[string][]analysis.Decision{
		"before the match": {{Position: -1, Moves: 1}},
		"after its end":    {{Position: len(m.Log) - 1, Moves: 2}},
		"no move":          {{Position: 1}},
		"not in order":     {{Position: 4, Moves: 1}, {Position: 3, Moves: 1}},
		"over each other":  {{Position: 3, Moves: 2}, {Position: 4, Moves: 1}},
		"more than sure":   {{Position: 3, Moves: 1, BestChance: bot.Sure + 1}},
		"better than best": {{Position: 3, Moves: 1, BestChance: 10, PlayedChance: 11}},
	} {
		if _, ok := analysis.Restore(m, list); ok {
			t.Errorf("%s: it is restored", name)
		}
	}
}

func TestParseDecisionsRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":           `bad-analysis: "" does not begin like an analysis; expected "2"`,
		"0 1,1,1,1":  `bad-analysis: "0 1,1,1,1" does not begin like an analysis; expected "2"`,
		"2 1,1,1":    `bad-analysis: "1,1,1" is no decision of an analysis; expected four numbers or more`,
		"2 1,1,1,":   `bad-analysis: "1,1,1," is no decision of an analysis; expected numbers divided by commas`,
		"2  1,1,1,1": `bad-analysis: "" is no decision of an analysis; expected numbers divided by commas`,
	} {
		if _, err := analysis.ParseDecisions(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// FuzzParseDecisions restores a match from any text: nothing panics, and what is taken reads the same when it is written.
func FuzzParseDecisions(f *testing.F) {
	m := playBots(f, homeworlds.Game{}, 2, 12, "1")
	f.Add(estimateMatch(f, m, 500, false, 1000).Text())
	f.Add("2 3,1,50,40,zz")
	f.Fuzz(func(t *testing.T, text string) {
		list, err := analysis.ParseDecisions(text)
		if err != nil {
			return
		}
		e, ok := analysis.Restore(m, list)
		if !ok {
			return
		}
		if again, err := analysis.ParseDecisions(e.Text()); err != nil || len(again) != len(list) {
			t.Fatalf("%q is written as %q", text, e.Text())
		}
		for n := range m.Log {
			e.Better(n + 1)
			e.Value(n, 0)
		}
	})
}

// BenchmarkEstimate estimates a match of level 3 of each game with the budget of the program.
func BenchmarkEstimate(b *testing.B) {
	for _, c := range []struct {
		name  string
		game  rules.Game
		seats int
	}{{"homeworlds", homeworlds.Game{}, 2}, {"honshu", honshu.Game{}, 4}, {"forhonor", forhonor.Game{}, 2}} {
		b.Run(c.name, func(b *testing.B) {
			m := playBots(b, c.game, c.seats, 2000, "3")
			b.ResetTimer()
			for b.Loop() {
				estimateMatch(b, m, 0, false, 1<<16)
			}
			b.ReportMetric(float64(len(m.Log)), "moves/op")
		})
	}
}
