package yokai

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/alphabeta"
	"engawa/rules/bot/bottest"
	"engawa/rules/yokai"
)

// oracle returns the lines of a file of the game's reference data, without the head line.
func oracle(tb testing.TB, name string) [][]string {
	tb.Helper()
	data, err := os.ReadFile("../../yokai/testdata/" + name)
	if err != nil {
		tb.Fatal(err)
	}
	var lines [][]string
	for line := range strings.Lines(string(data)) {
		lines = append(lines, strings.Split(strings.TrimRight(line, "\n"), "\t"))
	}
	return lines[1:]
}

// puzzle is a position in which exactly one move wins.
type puzzle struct {
	plies int // actions to the end with best play
	state rules.State
	move  rules.Action
}

func puzzles(tb testing.TB, variant string) []puzzle {
	tb.Helper()
	column := map[string]int{"mori": 0, "dobutsu": 1}[variant]
	var list []puzzle
	for _, line := range oracle(tb, "puzzles.tsv") {
		plies, err := strconv.Atoi(line[column])
		if err != nil {
			tb.Fatal(err)
		}
		setup := rules.Setup{Options: map[string]string{"rules": variant}}
		state, err := yokai.Game{}.ParsePosition(setup, line[2])
		if err != nil {
			tb.Fatal(err)
		}
		move, err := yokai.Game{}.ParseAction(state, bottest.First(state.Actors()), strings.Fields(line[5])[0])
		if err != nil {
			tb.Fatal(err)
		}
		list = append(list, puzzle{plies, state, move})
	}
	return list
}

// puzzleNodes is what level 6 may visit for a win in nine: even a slow machine does it in a second.
const puzzleNodes = 250_000

// Level 6 finds the only winning move, and the length of the win, up to wins in nine; with more nodes it finds the
// move of a win in eleven too.
func TestLevel6SolvesPuzzles(t *testing.T) {
	const sure, most = 9, 11
	for _, variant := range []string{"mori", "dobutsu"} {
		nodes := map[int]int64{}
		for k, p := range puzzles(t, variant) {
			budget := bot.Budget{Nodes: puzzleNodes}
			switch {
			case p.plies > most, p.plies > sure && testing.Short():
				continue
			case p.plies > sure:
				budget.Nodes *= 4
			}
			b := bottest.New(t, Bots(), "6")
			a, err := bot.Choose(b, p.state, bottest.First(p.state.Actors()), rand.New(rand.NewPCG(uint64(k), 1)), budget)
			if err != nil {
				t.Fatal(err)
			}
			nodes[p.plies] = max(nodes[p.plies], b.Thought().Nodes)
			n, proven := bot.Distance(b.Thought().Value)
			if a != p.move || p.plies <= sure && (!proven || n != p.plies) {
				t.Errorf("%s, puzzle %d: played %d with proven %v in %d, expected %d with a win in %d",
					variant, k+1, a, proven, n, p.move, p.plies)
			}
		}
		t.Logf("%s: most nodes by length of the win: %v", variant, nodes)
	}
}

// position makes a State of the start position's rules with a text.
func position(t *testing.T, variant, text string) rules.State {
	t.Helper()
	s, err := yokai.Game{}.ParsePosition(rules.Setup{Options: map[string]string{"rules": variant}}, text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestInstinct(t *testing.T) {
	careful, careless := &reactiveBot{careful: 100}, &reactiveBot{}
	for _, c := range []struct {
		name, text string
		bot        bot.Bot
		may        []string // nil: several, whatever they are
		never      []string
	}{
		{"level 1 takes the lion", "1l1/1G1/3/L2[] w", bottest.New(t, Bots(), "1"), []string{"b3b4"}, nil},
		{"level 2 takes the lion", "1l1/1G1/3/L2[] w", bottest.New(t, Bots(), "2"), []string{"b3b4"}, nil},
		{"a careless one does not look ahead", "1l1/3/1L1/3[] w", careless, nil, nil},
		{"a careful one keeps its lion", "1l1/3/1L1/3[] w", careful, nil, []string{"b2a3", "b2b3", "b2c3"}},
		{"a careful one plays on when nothing helps", "3/g2/g1l/L2[] w", careful, nil, nil},
	} {
		state := position(t, "mori", c.text)
		seat := bottest.First(state.Actors())
		got := map[string]bool{}
		for seed := range uint64(100) {
			a, err := bot.Choose(c.bot, state, seat, rand.New(rand.NewPCG(seed, 1)), bot.Budget{})
			if err != nil {
				t.Fatal(err)
			}
			got[yokai.Game{}.FormatAction(state, rules.Move{By: seat, Do: a})] = true
		}
		if c.may == nil && len(got) < 2 {
			t.Errorf("%s: always plays %v", c.name, got)
		}
		for move := range got {
			if c.may != nil && !slices.Contains(c.may, move) || slices.Contains(c.never, move) {
				t.Errorf("%s: plays %s", c.name, move)
			}
		}
	}
}

// A move that makes the third occurrence, the first two being in the match, is worth a draw.
func TestSearchKnowsTheMatchSoFar(t *testing.T) {
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{"start": "0"}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range strings.Fields("c1c2 a4a3 c2c1 a3a4 c1c2 a4a3 c2c1") {
		seat := bottest.First(m.State().Actors())
		a, err := m.Game.ParseAction(m.State(), seat, text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: a}); err != nil {
			t.Fatal(err)
		}
	}
	back, err := m.Game.ParseAction(m.State(), 1, "a3a4")
	if err != nil {
		t.Fatal(err)
	}
	r, err := rootOf(m.State(), 1)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Contains(r.Twice, r.Position.Play(back).Key()) {
		t.Error("the position met twice is not known to the search")
	}
	b := alphabeta.New(alphabeta.Params{Depth: 5, Nodes: 50_000}, rootOf)
	b.BeginAt(r, []rules.Action{back}, rand.New(rand.NewPCG(1, 1)), bot.Budget{})
	for !b.Step(1000) {
	}
	if value := b.Thought().Value; value != 0 {
		t.Errorf("the move that draws by repetition is worth %d, expected 0", value)
	}
}

// Level 1 plays like somebody who has just learnt the game: mostly it keeps its lion, it takes what is free more often than chance
// has it, and it does not go back where it came from.
func TestBeginnersPlayWithSense(t *testing.T) {
	for _, c := range []struct {
		name, text, before string // before: moves of both sides that lead to the position
		is                 func(move string) bool
		least, most        int // of a hundred games
	}{
		{"takes what is free", "2l/3/2e/L1G[] w", "", func(m string) bool { return m == "c1c2" }, 25, 60},
		{"leaves its lion to be caught", "1l1/3/1L1/3[] w", "", func(m string) bool { return m[3] == '3' }, 1, 10},
		{"goes back", "l2/3/3/L1G[] w", "c1c2 a4a3", func(m string) bool { return m == "c2c1" }, 0, 0},
	} {
		start := position(t, "mori", c.text)
		state, h := start.Clone(), bot.History{Start: start}
		for _, text := range strings.Fields(c.before) {
			by := bottest.First(state.Actors())
			a, err := yokai.Game{}.ParseAction(state, by, text)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := state.Apply(rules.Move{By: by, Do: a}, nil); err != nil {
				t.Fatal(err)
			}
			h.Moves = append(h.Moves, rules.Move{By: by, Do: a})
		}
		seat, count := bottest.First(state.Actors()), 0
		for seed := range uint64(100) {
			b := bottest.New(t, Bots(), "1")
			if err := b.Begin(state, seat, h, rand.New(rand.NewPCG(seed, 1)), bot.Budget{}); err != nil {
				t.Fatal(err)
			}
			if c.is(yokai.Game{}.FormatAction(state, rules.Move{By: seat, Do: b.Best()})) {
				count++
			}
		}
		if count < c.least || count > c.most {
			t.Errorf("it %s in %d of 100 games, want %d to %d", c.name, count, c.least, c.most)
		}
	}
}
