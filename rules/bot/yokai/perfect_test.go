package yokai

import (
	"bytes"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
	"engawa/rules/yokai/tablebase"
)

// exactTables knows the true values of a material in both rule sets, and has its tablebase.
type exactTables struct {
	tables     map[yokai.Variant]*solved.Table
	tablebases bot.Tablebases
}

// newExactTables solves a material, and makes its tablebase unless it is given.
func newExactTables(t *testing.T, m solved.Material, l bot.Tablebases) *exactTables {
	t.Helper()
	mori, dobutsu, err := solved.SolveBoth(m)
	if err != nil {
		t.Fatal(err)
	}
	j := &exactTables{map[yokai.Variant]*solved.Table{yokai.Mori: mori, yokai.Dobutsu: dobutsu}, l}
	if l == nil {
		var file bytes.Buffer
		if err := mori.WriteTablebase(&file, solved.Effort{Bits: 8, Sample: 4}); err != nil {
			t.Fatal(err)
		}
		j.tablebases = memoryFiles{fileOf(m): file.Bytes()}
	}
	return j
}

func (j *exactTables) value(t *testing.T, b yokai.Board) solved.Value {
	t.Helper()
	v, ok := j.tables[b.Variant()].Value(b)
	if !ok {
		t.Fatalf("%s: the value is not known", b)
	}
	return v
}

// perfectBot returns level 7 with these tablebases.
func perfectBot(t testing.TB, l bot.Tablebases) bot.Bot {
	t.Helper()
	b, err := Bots().New("7")
	if err != nil {
		t.Fatal(err)
	}
	bot.UseTablebases(b, l)
	return b
}

// choose has the bot decide in a State, and returns its move and the State after it.
func choose(t *testing.T, b bot.Bot, s rules.State, seed uint64) (rules.Action, *yokai.State) {
	t.Helper()
	seat := bottest.First(s.Actors())
	a, err := bot.Choose(b, s, seat, rand.New(rand.NewPCG(seed, 7)), bot.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	next := s.Clone()
	if _, err := next.Apply(rules.Move{By: seat, Do: a}, nil); err != nil {
		t.Fatal(err)
	}
	return a, next.(*yokai.State)
}

// maxExtraMoves is how many moves later than possible the bot may win: its tablebase counts the moves by the rules of mori.
func maxExtraMoves(v yokai.Variant) int {
	if v == yokai.Dobutsu {
		return 2
	}
	return 0
}

// checkMove has the bot decide in a State and compares the value of its move with that of the position.
func (j *exactTables) checkMove(t *testing.T, b bot.Bot, s *yokai.State, seed uint64) *yokai.State {
	t.Helper()
	before := j.value(t, s.Board())
	a, next := choose(t, b, s, seed)
	after := j.value(t, next.Board())
	text := yokai.Game{}.FormatAction(s, rules.Move{Do: a})
	switch {
	case after.Result != -before.Result:
		t.Fatalf("%s, %d: %s makes %+v of %+v", s.Board(), s.Board().Variant(), text, after, before)
	case before.Result > 0 && after.Plies+1 > before.Plies+maxExtraMoves(s.Board().Variant()):
		t.Fatalf("%s, %d: %s wins in %d, possible is %d", s.Board(), s.Board().Variant(), text, after.Plies+1, before.Plies)
	}
	return next
}

// play has the bot win from a State against the longest resistance there is.
func (j *exactTables) play(t *testing.T, b bot.Bot, s *yokai.State, r *rand.Rand) {
	t.Helper()
	start := s.Board()
	winner, most := bottest.First(s.Actors()), j.value(t, start).Plies+maxExtraMoves(start.Variant())
	for plies := 0; s.Actors() != 0; plies++ {
		if plies > most {
			t.Fatalf("%s: not won within %d moves", start, most)
		}
		if bottest.First(s.Actors()) == winner {
			s = j.checkMove(t, b, s, r.Uint64())
			continue
		}
		longest := -1
		var replies []rules.Action
		for _, a := range s.Board().Moves(nil) {
			v := j.value(t, s.Board().Play(a))
			if v.Plies > longest {
				longest, replies = v.Plies, nil
			}
			if v.Plies == longest {
				replies = append(replies, a)
			}
		}
		if _, err := s.Apply(rules.Move{By: bottest.First(s.Actors()), Do: replies[r.IntN(len(replies))]}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Payoffs()[winner] != 1 {
		t.Fatalf("%s: the winner has %v", start, s.Payoffs())
	}
}

// randomState returns a State some random moves from a text, the game not over.
func randomState(t *testing.T, variant, text string, r *rand.Rand) *yokai.State {
	t.Helper()
	s := position(t, variant, text)
	for range r.IntN(14) {
		next := s.Clone()
		actions := s.Legal(bottest.First(s.Actors()), nil)
		if _, err := next.Apply(rules.Move{By: bottest.First(s.Actors()), Do: actions[r.IntN(len(actions))]}, nil); err != nil {
			t.Fatal(err)
		}
		if next.Actors() == 0 {
			break
		}
		s = next
	}
	// As it stands, without a past.
	return position(t, variant, yokai.Game{}.FormatPosition(s)).(*yokai.State)
}

// checkAll has the bot decide in many positions, and win those that are won.
func (j *exactTables) checkAll(t *testing.T, texts []string, rounds, games int) {
	t.Helper()
	for _, variant := range []string{"mori", "dobutsu"} {
		r := rand.New(rand.NewPCG(9, 1))
		b := perfectBot(t, j.tablebases)
		results := map[int]int{}
		longest, toPlay := 0, games
		b.(*tablebaseBot).fewest = 0
		for range rounds {
			s := randomState(t, variant, texts[r.IntN(len(texts))], r)
			v := j.value(t, s.Board())
			j.checkMove(t, b, s, r.Uint64())
			results[v.Result]++
			if v.Result > 0 && toPlay > 0 && v.Plies > 5 {
				toPlay--
				longest = max(longest, v.Plies)
				j.play(t, b, s, r)
			}
		}
		t.Logf("%s: won %d, drawn %d, lost %d positions; wins of up to %d moves played out",
			variant, results[1], results[0], results[-1], longest)
		if results[1] == 0 || results[-1] == 0 {
			t.Errorf("%s: not all kinds of positions were probed: %v", variant, results)
		}
	}
}

// TestPerfectPlayOfFewPieces proves level 7 on materials that are solved in a moment.
func TestPerfectPlayOfFewPieces(t *testing.T) {
	for m, texts := range map[solved.Material][]string{
		{Elephants: 1, Chicks: 1}:              {"1le/3/1C1/1L1[] w", "1l1/3/3/1L1[Ec] w"},
		{Elephants: 1, Giraffes: 1, Chicks: 1}: {"1le/3/1C1/GL1[] w", "gl1/3/1C1/EL1[] b"},
	} {
		newExactTables(t, m, nil).checkAll(t, texts, 150, 30)
	}
}

// TestPerfectPlay proves level 7 on the whole game with the shipped tablebases: where the reference data know the
// values, after random moves from every start, and in won games against the longest resistance.
func TestPerfectPlay(t *testing.T) {
	if os.Getenv("ENGAWA_SOLVE") == "" {
		t.Skip("NOT PROVED HERE: it solves the game first; \"make perfect\" does it, with ENGAWA_SOLVE=1")
	}
	starts := map[solved.Material][]string{}
	for _, h := range yokai.Handicaps() {
		b, err := yokai.ParseBoard(yokai.Mori, h.Position)
		if err != nil {
			t.Fatal(err)
		}
		starts[solved.MaterialOf(b)] = append(starts[solved.MaterialOf(b)], h.Position)
	}
	for m, texts := range starts {
		t.Run(m.String(), func(t *testing.T) {
			j := newExactTables(t, m, tablebase.Open())
			j.checkAll(t, texts, 400, 40)
			j.checkJudge(t, texts, 200)
			if m == solved.Full() {
				j.checkReferences(t)
			}
		})
	}
}

// checkReferences has the bot decide in every position of the puzzles and of the perfect game, and win from each.
func (j *exactTables) checkReferences(t *testing.T) {
	t.Helper()
	r := rand.New(rand.NewPCG(10, 1))
	for _, variant := range []string{"mori", "dobutsu"} {
		b := perfectBot(t, j.tablebases)
		var texts []string
		for _, line := range oracle(t, "puzzles.tsv") {
			texts = append(texts, line[2])
		}
		for _, line := range oracle(t, "perfect_game.tsv") {
			for _, field := range line {
				if strings.Contains(field, "/") {
					texts = append(texts, field)
				}
			}
		}
		for k, text := range texts {
			s := position(t, variant, text).(*yokai.State)
			switch v := j.value(t, s.Board()); {
			case v.Result > 0 && k%5 == 0:
				j.play(t, b, s, r)
			default:
				j.checkMove(t, b, s, r.Uint64())
			}
		}
		t.Logf("%s: %d positions of the reference data", variant, len(texts))
	}
}

// TestProver compares what the prover finds with the values of a solved material.
func TestProver(t *testing.T) {
	m := solved.Material{Elephants: 1, Giraffes: 1, Chicks: 1}
	j := newExactTables(t, m, nil)
	r := rand.New(rand.NewPCG(4, 1))
	var p prover
	proofs := 0
	for range 300 {
		for _, variant := range []string{"mori", "dobutsu"} {
			board := randomState(t, variant, "1le/3/1C1/GL1[] w", r).Board()
			v := j.value(t, board)
			for plies := range 10 {
				free := bot.NewMeter(bot.Unlimited)
				won, lost := p.prove(free, wins, board, plies), p.prove(free, loses, board, plies)
				if want := v.Result > 0 && v.Plies <= plies; won != want {
					t.Fatalf("%s: won within %d %v, the value is %+v", board, plies, won, v)
				}
				if want := v.Result < 0 && v.Plies <= plies; lost != want {
					t.Fatalf("%s: lost within %d %v, the value is %+v", board, plies, lost, v)
				}
				if won || lost {
					proofs++
				}
			}
		}
	}
	if proofs < 100 {
		t.Errorf("only %d proofs", proofs)
	}
}
