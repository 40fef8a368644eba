package bots

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
)

// manySystems is a position of four seats with as many systems as a long match has.
const manySystems = "4/5 0 H0:0(b3y1)g3b1||| H1:1(b2r1)|g3y1|| H2:2(g1r3)||y3| H3:3(g2b1)|||g3 s1:-1(g2)y2r1||b1| " +
	"s2:-1(r1)|y2|| s3:-1(y3)g1|y1|| s5:-1(b2)b2||| s7:-1(r2)|g1g1|| s8:-1(r3)b3|b1|| s9:-1(g3)r2|||y1 " +
	"s10:-1(y2)||y3| s11:-1(b3)|||r3 s12:-1(g1)||b3| s13:-1(g2)r1|r2|| s14:-1(y2)b2||| s15:-1(r1)|r2|| " +
	"s16:-1(b1)||g2| s17:-1(y1)|r3|| s18:-1(r3)|||y3"

// newMatchAfter returns a match after some moves.
func newMatchAfter(t testing.TB, g rules.Game, setup rules.Setup, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	for _, text := range moves {
		by := bottest.First(m.State().Actors())
		do, err := g.ParseAction(m.State(), by, text)
		if err == nil {
			_, err = m.Do(rules.Move{By: by, Do: do})
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
	return m
}

// playUntil plays a match between bots of that level to the first State that is reached.
func playUntil(t testing.TB, g rules.Game, setup rules.Setup, level string, reached func(rules.State) bool) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(g, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	b := bottest.New(t, Of(g), level)
	for {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if reached(m.State()) {
			return m
		}
		seat := bottest.First(m.State().Actors())
		do, err := bot.Choose(b, m.State().View(seat), seat, m.BotRand(seat), bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
}

// BenchmarkLongestSlice reports the longest time, in microseconds, that the strongest level of a game goes on before it
// can pause, be it when it begins or on its way: a frame waits for that at least. Every decision is made several times
// by new bots, and of each step the shortest time counts: what other programs take from the processor is not the bot's.
// Run it with -benchtime=1x.
func BenchmarkLongestSlice(b *testing.B) {
	mori := func(variant string, moves ...string) func(testing.TB) *rules.Match {
		return func(t testing.TB) *rules.Match {
			return newMatchAfter(t, yokai.Game{}, rules.Setup{Options: map[string]string{"rules": variant}}, moves...)
		}
	}
	middle := []string{"b2b3", "c4b3", "c1c2", "C@b2", "a1b2", "b4c4"} // full hands, and the most moves
	for _, c := range []struct {
		name  string
		match func(testing.TB) *rules.Match
	}{
		{"mori", mori("mori")},
		{"mori-middle", mori("mori", middle...)},
		{"dobutsu", mori("dobutsu")},
		{"dobutsu-middle", mori("dobutsu", middle...)},
		{"homeworlds", func(t testing.TB) *rules.Match {
			return newMatchAfter(t, homeworlds.Game{}, rules.Setup{Seats: 4, From: manySystems})
		}},
		{"honshu", func(t testing.TB) *rules.Match {
			setup := rules.Setup{Seats: 5, Options: map[string]string{honshu.OptCard: "2"}}
			return playUntil(t, honshu.Game{}, setup, "1", func(s rules.State) bool {
				h := s.(*honshu.State)
				return h.Phase() == honshu.PhaseBuild && h.Round() == 9
			})
		}},
		{"forhonor", func(t testing.TB) *rules.Match {
			return playUntil(t, forhonor.Game{}, rules.Setup{Seats: 8}, "2", func(s rules.State) bool {
				f := s.(*forhonor.State)
				return f.Phase() == forhonor.PhaseAct && f.Round() >= 3
			})
		}},
	} {
		b.Run(c.name, func(b *testing.B) {
			m := c.match(b)
			levels := Levels(m.Game)
			for range b.N {
				steps := fastestSteps(b, m, levels[len(levels)-1].Name, 9)
				var sum time.Duration
				for _, took := range steps {
					sum += took
				}
				b.ReportMetric(float64(slices.Max(steps).Microseconds()), "longest-µs")
				b.ReportMetric(float64(sum.Milliseconds()), "sum-ms")
				b.ReportMetric(float64(len(steps)), "steps")
			}
		})
	}
}

// fastestSteps has new bots make a decision several times in the smallest steps there are, and returns how long each
// step took at least; the first is Begin.
func fastestSteps(b *testing.B, m *rules.Match, level string, times int) []time.Duration {
	seat := bottest.First(m.State().Actors())
	var fastest []time.Duration
	for range times {
		thinker := newBot(b, m.Game, level)
		view, rng := m.State().View(seat), rand.New(rand.NewPCG(1, 1))
		before := time.Now()
		if err := thinker.Begin(view, seat, bot.History{}, rng, bot.Budget{}); err != nil {
			b.Fatal(err)
		}
		for k, done := 0, false; ; k++ {
			now := time.Now()
			if took := now.Sub(before); k == len(fastest) {
				fastest = append(fastest, took)
			} else {
				fastest[k] = min(fastest[k], took)
			}
			if done {
				break
			}
			before = now
			done = thinker.Step(1)
		}
		thinker.Close()
	}
	return fastest
}
