package analysis_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/yokai"
	"engawa/rules/yokai/tablebase"
)

// newMatch returns a match of the 3x4 game after the moves; chance draws who begins unless start says it.
func newMatch(t testing.TB, start string, moves ...string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: map[string]string{yokai.OptStart: start}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for err = m.PlayNature(); len(moves) > 0 && err == nil; moves = moves[1:] {
		var mv rules.Move
		if mv, err = m.ParseMove(m.State().Actors().String() + " " + moves[0]); err == nil {
			_, err = m.Do(mv)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playLevels returns a match between two levels, of at most so many moves.
func playLevels(t testing.TB, moves int, levels ...string) *rules.Match {
	t.Helper()
	m := newMatch(t, "0")
	for !m.Over() && len(m.Log) < moves {
		seat, _ := m.State().Actors().Only()
		b, err := bots.New(m.Game, levels[seat])
		if err != nil {
			t.Fatal(err)
		}
		do, err := bot.Decide(b, m, seat, bot.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: seat, Do: do}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func judge(m *rules.Match) bot.Judge { return bots.Of(m.Game).NewJudge(tablebase.Open()) }

// analyseMatch returns the whole analysis of a match.
func analyseMatch(t testing.TB, m *rules.Match, judge bot.Judge) *analysis.Exact {
	t.Helper()
	a := analysis.New(m, judge)
	for !a.Step(100_000) {
	}
	if a.Err() != nil || !a.Done() || a.Progress() != 1 {
		t.Fatalf("the analysis has come to %v of the match: %v", a.Progress(), a.Err())
	}
	return a
}

// moves returns what the moves of a position are worth.
func moves(t testing.TB, st rules.State, judge bot.Judge) []analysis.Move {
	t.Helper()
	m := analysis.NewMoves(st, judge, nil)
	for !m.Step(100_000) {
	}
	list, done := m.List()
	if !done {
		t.Fatal("the moves are not judged")
	}
	return list
}

// TestThePerfectGame analyses a game in which every move is the best, whose values another program has found.
func TestThePerfectGame(t *testing.T) {
	data, err := os.ReadFile("../yokai/testdata/perfect_game.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	var texts []string
	for line := range strings.Lines(string(data)) {
		if row := strings.Fields(line); row[0] != "ply" {
			// The position text has a blank: ply, position, side, move, value, legal, winning and best moves.
			rows, texts = append(rows, row), append(texts, row[3])
		}
	}
	m := newMatch(t, "0", texts...)
	judge := judge(m)
	a := analyseMatch(t, m, judge)
	for n, row := range rows {
		seat, _ := m.At(n).Actors().Only()
		w := a.Value(n, seat)
		if got := strconv.Itoa(w.Result * w.Moves); got != row[4] || w.IsUpperBound || w.IsUnknown {
			t.Errorf("after %d moves: %+v, want %s", n, w, row[4])
		}
		if g := a.Grade(n + 1); g != analysis.NoMistake {
			t.Errorf("move %d is of grade %d", n+1, g)
		}
		if n%13 > 0 {
			continue
		}
		winning, best := 0, 0
		list := moves(t, m.At(n), judge)
		for _, mv := range list {
			if mv.Value.Result > 0 {
				winning++
			}
			if mv.Value == list[0].Value {
				best++
			}
		}
		if got := []string{strconv.Itoa(len(list)), strconv.Itoa(winning), strconv.Itoa(best)}; strings.Join(got, " ") != strings.Join(row[5:8], " ") {
			t.Errorf("after %d moves %v legal, winning and best moves, want %v", n, got, row[5:8])
		}
	}
	if len(rows) != 78 || !m.Over() {
		t.Errorf("%d moves are analysed", len(rows))
	}
}

// TestMistakes has weak levels play: whatever changes the result is a mistake of who has moved, and the moves of every
// position agree with what is said of it.
func TestMistakes(t *testing.T) {
	m := playLevels(t, 24, "2.2", "2")
	judge := judge(m)
	a := analyseMatch(t, m, judge)
	grades := map[analysis.Grade]int{}
	for n := range m.Log {
		by := m.Log[n].By
		before, after := a.Value(n, by), a.Value(n+1, by)
		if after.Result > before.Result {
			t.Errorf("move %d makes %+v of %+v", n+1, after, before)
		}
		if got, want := a.Grade(n+1), analysis.Grade(before.Result-after.Result); got != want {
			t.Errorf("move %d is of grade %d, want %d", n+1, got, want)
		}
		grades[a.Grade(n+1)]++
		list := moves(t, m.At(n), judge)
		if list[0].Value != before || len(list) != len(m.At(n).Legal(by, nil)) {
			t.Errorf("after %d moves the best of %d is worth %+v, the position %+v", n, len(list), list[0].Value, before)
		}
		for k, mv := range list {
			if k > 0 && mv.Value.Better(list[k-1].Value) {
				t.Errorf("after %d moves the list is not in order: %v", n, list)
			}
			if mv.Do == m.Log[n].Do && mv.Value != after.BeforeMove() {
				t.Errorf("move %d is worth %+v, and then %+v", n+1, mv.Value, after)
			}
		}
	}
	if grades[analysis.NoMistake] == 0 || grades[analysis.Blunder] == 0 {
		t.Errorf("the moves have the grades %v", grades)
	}
}

// Chance draws who begins: that is no mistake, and the start is worth what comes of it.
func TestChance(t *testing.T) {
	m := newMatch(t, "random", "c1c2")
	a := analyseMatch(t, m, judge(m))
	first := m.Log[1].By
	if m.Log[0].By != rules.Nature || a.Value(0, first) != a.Value(1, first) || a.Value(1, first).Moves != 78 {
		t.Errorf("before and after the draw: %+v, %+v", a.Value(0, first), a.Value(1, first))
	}
	if a.Grade(1) != analysis.NoMistake || a.Grade(2) != analysis.NoMistake {
		t.Error("the draw is a mistake")
	}
	if list, done := analysis.NewMoves(m.At(0), judge(m), nil), false; list != nil {
		for !list.Step(1) {
		}
		if _, done = list.List(); !done {
			t.Error("where chance moves the list never comes")
		}
	}
}

// What repeats a position for the third time is worth a draw, and so it stands at the end.
func TestRepetition(t *testing.T) {
	m := newMatch(t, "0", "c1c2", "a4a3", "c2c1", "a3a4", "c1c2", "a4a3", "c2c1", "a3a4")
	if !m.Over() {
		t.Fatal("the match goes on")
	}
	a := analyseMatch(t, m, judge(m))
	last := len(m.Log)
	if w := a.Value(last, 0); w != (bot.Value{}) {
		t.Errorf("the end is worth %+v", w)
	}
	if a.Value(last-1, 1).Result != 1 || a.Grade(last) != analysis.Mistake {
		t.Errorf("before the last move %+v, its grade is %d", a.Value(last-1, 1), a.Grade(last))
	}
	for _, mv := range moves(t, m.At(last-1), judge(m)) {
		if mv.Do == m.Log[last-1].Do && mv.Value != (bot.Value{}) {
			t.Errorf("the repetition is worth %+v", mv.Value)
		}
	}
}

// Without tablebases, and with too few pieces for them, the analysis says why there is none.
func TestNoTablebase(t *testing.T) {
	m := newMatch(t, "0", "c1c2")
	a := analysis.New(m, bots.Of(m.Game).NewJudge(nil))
	for !a.Step(1) {
	}
	if rules.CodeOf(a.Err()) != bot.CodeNoTablebase || a.Done() {
		t.Errorf("done %v, %v", a.Done(), a.Err())
	}
}

// BenchmarkAnalysis analyses a match of 60 moves. It tells how long that takes, and what all moves of a position take.
func BenchmarkAnalysis(b *testing.B) {
	m := playLevels(b, 60, "5", "5")
	for b.Loop() {
		analyseMatch(b, m, judge(m))
	}
	b.ReportMetric(float64(len(m.Log)), "moves/op")
}

// BenchmarkMoves judges all moves of the positions of a match of 60 moves.
func BenchmarkMoves(b *testing.B) {
	m := playLevels(b, 60, "5", "5")
	for n := 0; b.Loop(); n = (n + 1) % len(m.Log) {
		moves(b, m.At(n), judge(m))
	}
}
