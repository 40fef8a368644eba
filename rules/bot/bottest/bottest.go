// Package bottest helps to test bots: it plays matches and series of them. It imports rules,
// rules/bot and rules/rulestest; only tests import it.
package bottest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/rulestest"
)

// Nodes keeps tests of the strong levels short.
const Nodes = 3000

// New makes a bot of the list.
func New(t testing.TB, l bot.List, name string) bot.Bot {
	t.Helper()
	b, err := l.New(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Think runs a bot in slices and returns all it has to say.
func Think(t testing.TB, b bot.Bot, m *rules.Match, seed uint64, slice int) string {
	t.Helper()
	seat := First(m.State().Actors())
	view := m.State().View(seat)
	if err := b.Begin(view, seat, bot.History{}, rand.New(rand.NewPCG(seed, 7)), bot.Budget{Nodes: Nodes}); err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	for {
		if a := b.Best(); !slices.Contains(view.Legal(seat, nil), a) {
			t.Fatalf("action %d is not legal", a)
		}
		if b.Step(slice) {
			break
		}
	}
	if a := b.Best(); !slices.Contains(view.Legal(seat, nil), a) {
		t.Fatalf("decision %d is not legal", a)
	}
	return fmt.Sprint(b.Best(), b.Thought())
}

// Strongest returns what the strongest bot of the list finds for a seat in so many nodes, and the course that it expects.
func Strongest(t testing.TB, l bot.List, m *rules.Match, by rules.Seat, nodes int64) (do rules.Action, line []rules.Action) {
	t.Helper()
	b := New(t, l, l.Levels[len(l.Levels)-1].Name)
	if err := bot.Ask(b, m, by, bot.Budget{Nodes: nodes}); err != nil {
		t.Fatal(err)
	}
	do = bot.Finish(b)
	return do, b.Thought().Line
}

// First returns the lowest seat of a set that is not empty.
func First(actors rules.Seats) rules.Seat {
	seat, _ := actors.First()
	return seat
}

// Play plays one match between the bots, one a seat, and returns it finished.
func Play(tb testing.TB, game rules.Game, setup rules.Setup, bots []bot.Bot, seed uint64, budget bot.Budget) *rules.Match {
	tb.Helper()
	m, err := rules.NewMatch(game, setup, seed)
	if err != nil {
		tb.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 0xb07))
	for {
		if err := m.PlayNature(); err != nil {
			tb.Fatal(err)
		}
		if m.Over() {
			return m
		}
		seat := First(m.State().Actors())
		do, err := bot.Choose(bots[seat], m.State().View(seat), seat, rng, budget)
		if err != nil {
			tb.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			tb.Fatalf("move %d: %v", len(m.Log)+1, err)
		}
	}
}

// PlayOn lets a bot play all seats of a match until it is over or has so many moves.
func PlayOn(tb testing.TB, m *rules.Match, b bot.Bot, moves int) {
	tb.Helper()
	err := m.PlayNature()
	for ; err == nil && !m.Over() && len(m.Log) < moves; err = m.PlayNature() {
		seat := First(m.State().Actors())
		do, err := bot.Decide(b, m, seat, bot.Budget{})
		if err != nil {
			tb.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			tb.Fatal(err)
		}
	}
	if err != nil {
		tb.Fatal(err)
	}
}

// PlayByTheRules plays matches of every number of seats, with bots and options drawn for each, and one of the budgets of
// nodes after the other; what is refused fails.
func PlayByTheRules(t *testing.T, game rules.Game, l bot.List, matches int, nodes ...int64) {
	t.Helper()
	info, names := game.Info(), l.Names()
	for k := range matches {
		rng := rand.New(rand.NewPCG(uint64(k), 9))
		setup := rulestest.AnySetup(game, info.MinSeats+k%(info.MaxSeats-info.MinSeats+1), rng)
		bots := make([]bot.Bot, setup.Seats)
		for seat := range bots {
			bots[seat] = New(t, l, names[rng.IntN(len(names))])
		}
		Play(t, game, setup, bots, uint64(k), bot.Budget{Nodes: nodes[k%len(nodes)]})
	}
}

// Score is what one side got out of a series: a point a win, half a point a tie.
type Score struct {
	N                 int
	Sum, sumOfSquares float64
}

func (s *Score) Add(points float64) {
	s.N++
	s.Sum += points
	s.sumOfSquares += points * points
}

// Mean returns the share of points and the half width of its 95 % interval.
func (s Score) Mean() (share, width float64) {
	n := float64(s.N)
	share = s.Sum / n
	return share, 1.96 * math.Sqrt((s.sumOfSquares/n-share*share)/n)
}

// Series plays n matches of two seats, the sides changing after each, and returns what the first side got.
func Series(tb testing.TB, game rules.Game, l bot.List, setup rules.Setup, one, other string, n int) (s Score) {
	tb.Helper()
	for k := range n {
		seat := k % 2
		bots := make([]bot.Bot, 2)
		for j, name := range []string{one, other} {
			bots[(seat+j)%2] = New(tb, l, name)
		}
		payoffs := Play(tb, game, setup, bots, uint64(k), bot.Budget{}).State().Payoffs()
		switch own, its := payoffs[seat], payoffs[1-seat]; {
		case own > its:
			s.Add(1)
		case own == its:
			s.Add(0.5)
		default:
			s.Add(0)
		}
	}
	return s
}

// LateDecisions plays the start of a match and compares the decisions of all seats but 0, which acts at random, with
// those of bots that begin late; same compares more of the two bots.
func LateDecisions(t testing.TB, game rules.Game, fresh func() bot.Bot, setup rules.Setup, seed uint64, same func(late, early bot.Bot) error) {
	t.Helper()
	m, err := rules.NewMatch(game, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 20))
	seated := map[rules.Seat]bot.Bot{}
	budget := bot.Budget{Nodes: 200}
	for decisions := 0; decisions < 30; {
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			break
		}
		seat := First(m.State().Actors())
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
			seated[seat] = fresh()
		}
		late := fresh()
		do, err := bot.Decide(seated[seat], m, seat, budget)
		if err != nil {
			t.Fatal(err)
		}
		other, err := bot.Decide(late, m, seat, budget)
		if err != nil {
			t.Fatal(err)
		}
		if do != other {
			t.Fatalf("%s with %d seats, move %d: seat %s plays %s, a new bot %s", game.Info().ID, setup.Seats, len(m.Log), seat,
				game.FormatAction(m.State(), rules.Move{By: seat, Do: do}), game.FormatAction(m.State(), rules.Move{By: seat, Do: other}))
		}
		if err := same(late, seated[seat]); err != nil {
			t.Fatalf("%s with %d seats, move %d of seat %s: %v", game.Info().ID, setup.Seats, len(m.Log), seat, err)
		}
		bot.Note(seated[seat], m, seat)
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
}
