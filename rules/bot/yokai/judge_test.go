package yokai

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai"
	"engawa/rules/yokai/solved"
	"engawa/rules/yokai/tablebase"
)

// judgeOf returns a judge by tablebases of so many pieces besides the lions.
func judgeOf(l bot.Tablebases, fewest int) bot.Judge {
	j := &judge{tablebaseFiles: newTablebaseFiles(l)}
	j.fewest = fewest
	return j.judge
}

// checkValue compares what a judge says of a position with its value.
func checkValue(t *testing.T, judge bot.Judge, s *yokai.State, v solved.Value) (exact bool) {
	t.Helper()
	w, err := judge(s, bot.NewMeter(bot.Unlimited))
	switch {
	case err != nil:
		t.Fatalf("%s: %v", s.Board(), err)
	case w.IsUnknown || w.Result != v.Result:
		t.Fatalf("%s, %d: %+v, the value is %+v", s.Board(), s.Board().Variant(), w, v)
	case w.IsUpperBound && s.Board().Variant() != yokai.Dobutsu:
		t.Fatalf("%s: %+v is not exact", s.Board(), w)
	case w.Moves != v.Plies && !(w.IsUpperBound && w.Moves == v.Plies+2):
		t.Fatalf("%s, %d: %+v, the value is %+v", s.Board(), s.Board().Variant(), w, v)
	}
	return !w.IsUpperBound
}

// checkJudge compares a judge with the values of many positions of an arbiter.
func (j *exactTables) checkJudge(t *testing.T, texts []string, rounds int) {
	t.Helper()
	judge := judgeOf(j.tablebases, 0)
	for _, variant := range []string{"mori", "dobutsu"} {
		r := rand.New(rand.NewPCG(5, 2))
		results, exact, longest := map[int]int{}, 0, 0
		for range rounds {
			s := randomState(t, variant, texts[r.IntN(len(texts))], r)
			v := j.value(t, s.Board())
			if checkValue(t, judge, s, v) {
				exact++
			}
			results[v.Result]++
			longest = max(longest, v.Plies)
		}
		t.Logf("%s: won, drawn, lost %v, up to %d moves, %d of %d exact", variant, results, longest, exact, rounds)
		if results[1] == 0 || results[-1] == 0 || exact == 0 {
			t.Errorf("%s: not all kinds of positions were judged: %v", variant, results)
		}
	}
}

func TestJudgeOfFewPieces(t *testing.T) {
	for m, texts := range map[solved.Material][]string{
		{Elephants: 1, Chicks: 1}:              {"1le/3/1C1/1L1[] w", "1l1/3/3/1L1[Ec] w"},
		{Elephants: 1, Giraffes: 1, Chicks: 1}: {"1le/3/1C1/GL1[] w", "gl1/3/1C1/EL1[] b"},
	} {
		newExactTables(t, m, nil).checkJudge(t, texts, 300)
	}
}

// The judge knows the values of all starts.
func TestJudgeOfStarts(t *testing.T) {
	judge := judgeOf(tablebase.Open(), fewestPieces)
	for _, h := range yokai.Handicaps() {
		for _, variant := range []string{"mori", "dobutsu"} {
			moves, ok := yokai.StartValue(rules.Setup{Options: map[string]string{yokai.OptRules: variant, yokai.OptHandicap: h.Name}})
			if !ok {
				t.Fatalf("%s: the value is not known", h.Name)
			}
			v := solved.Value{Plies: max(moves, -moves)}
			switch {
			case moves > 0:
				v.Result = 1
			case moves < 0:
				v.Result = -1
			}
			checkValue(t, judge, position(t, variant, h.Position).(*yokai.State), v)
		}
	}
}

// A loser who can make a position come up for the third time has a draw, and a winner who must not.
func TestJudgeOfRepetition(t *testing.T) {
	judge := judgeOf(tablebase.Open(), fewestPieces)
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{yokai.OptStart: "0"}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	value := func() bot.Value {
		w, err := judge(m.State(), bot.NewMeter(bot.Unlimited))
		if err != nil {
			t.Fatal(err)
		}
		return w
	}
	if w := value(); w != (bot.Value{Result: -1, Moves: 78}) {
		t.Fatalf("the start is worth %+v", w)
	}
	for k, text := range []string{"c1c2", "a4a3", "c2c1", "a3a4", "c1c2", "a4a3", "c2c1"} {
		mv, err := m.ParseMove(m.State().Actors().String() + " " + text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatalf("move %d: %v", k, err)
		}
	}
	// White has come back to c1: it is up to Black to make the start come up for the third time, or to win by another move.
	if s := m.State().(*yokai.State); len(s.DrawingMoves(nil)) != 1 {
		t.Fatalf("drawing moves: %v", s.DrawingMoves(nil))
	}
	if w := value(); w.Result == -1 {
		t.Errorf("who can repeat is lost: %+v", w)
	}
}

func TestJudgeRefuses(t *testing.T) {
	full := position(t, "mori", "gle/1c1/1C1/ELG[] w")
	name := fileOf(solved.Full())
	for _, c := range []struct {
		name, code string
		state      rules.State
		tablebases bot.Tablebases
	}{
		{"no tablebases", bot.CodeNoTablebase, full, nil},
		{"no file", bot.CodeNoTablebase, full, memoryFiles{}},
		{"a file that is loading", bot.CodeTablebaseLoading, full, memoryFiles{name: nil}},
		{"few pieces", CodeFewPieces, position(t, "mori", "1le/3/1C1/1L1[] w"), memoryFiles{}},
		{"a file that is none", CodeFewPieces, full, memoryFiles{name: []byte("paper")}},
	} {
		if _, err := judgeOf(c.tablebases, fewestPieces)(c.state, bot.NewMeter(bot.Unlimited)); rules.CodeOf(err) != c.code {
			t.Errorf("%s: %v, want %s", c.name, err, c.code)
		}
	}
}
