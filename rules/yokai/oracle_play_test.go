package yokai

import (
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// provable is the longest distance that tests prove by trying all moves. The tests of the
// folder solved prove all.
const provable = 5

// forced returns 1 or -1 if the side to move wins or loses within so many moves whatever is played, else 0.
func forced(b Board, plies int) int { return prover{}.forced(b, plies) }

// prover remembers what it has tried.
type prover map[question]int

type question struct {
	board Board
	plies int
}

func (p prover) forced(b Board, plies int) int {
	if result, over := b.Over(); over {
		return result
	}
	if plies == 0 {
		return 0
	}
	q := question{b, plies}
	if r, ok := p[q]; ok {
		return r
	}
	worst := 1
	for _, a := range b.Moves(nil) {
		worst = min(worst, p.forced(b.Play(a), plies-1))
		if worst == -1 {
			break
		}
	}
	p[q] = -worst
	return -worst
}

func TestOraclePerfectGame(t *testing.T) {
	s := load(t, Mori, startText)
	for k, row := range testkit.Table(t, oracles+"perfect_game.tsv", 78) {
		if number(t, row["ply"]) != k+1 || s.board.String() != row["fen"] {
			t.Fatalf("ply %d: position %s, want %s", k+1, s.board, row["fen"])
		}
		if got := s.board.Count(); got != number(t, row["legal_moves"]) {
			t.Errorf("ply %d: %d legal moves, want %s", k+1, got, row["legal_moves"])
		}
		checkPerfectPly(t, s.board, row)
		do(t, s, row["move"])
	}
	if w, ok := s.Winner(); s.ending != Catch || !ok || w != 1 {
		t.Errorf("the perfect game ends by %q, won by %v %v; want catch by seat 1", s.ending, w, ok)
	}
}

// checkPerfectPly proves value, winning_moves and best_moves near the end of the perfect game.
func checkPerfectPly(t *testing.T, b Board, row map[string]string) {
	t.Helper()
	value := number(t, row["value"])
	plies := max(value, -value)
	if plies > provable {
		return
	}
	if got := forced(b, plies); got*plies != value {
		t.Errorf("ply %s: forced %d in %d, want %d", row["ply"], got, plies, value)
	}
	winning, best := 0, 0
	for _, a := range b.Moves(nil) {
		next := b.Play(a)
		switch {
		case value > 0 && forced(next, plies-1) == -1:
			best++
		case value < 0 && (plies < 2 || forced(next, plies-2) == 0):
			best++
		}
		if forced(next, provable) == -1 {
			winning++
		}
	}
	if best != number(t, row["best_moves"]) {
		t.Errorf("ply %s: %d best moves, want %s", row["ply"], best, row["best_moves"])
	}
	if want := number(t, row["winning_moves"]); winning > want || plies == 1 && winning < 1 {
		t.Errorf("ply %s: %d moves win quickly, want at most %d", row["ply"], winning, want)
	}
}

func TestOraclePuzzles(t *testing.T) {
	for k, row := range testkit.Table(t, oracles+"puzzles.tsv", 180) {
		s := load(t, Mori, row["fen"])
		if got := s.board.Count(); got != number(t, row["legal_moves_mori"]) {
			t.Errorf("puzzle %d: %d legal moves, want %s", k+1, got, row["legal_moves_mori"])
		}
		solver := s.SeatOf(s.board.Side())
		line := strings.Fields(row["line_mori"])
		if len(line) != number(t, row["plies_mori"]) {
			t.Errorf("puzzle %d: %d moves, want %s", k+1, len(line), row["plies_mori"])
		}
		for _, text := range line {
			do(t, s, text)
		}
		if w, ok := s.Winner(); s.ending.String() != row["end"] || !ok || w != solver {
			t.Errorf("puzzle %d ends by %q, won by %v %v; want %s", k+1, s.ending, w, ok, row["end"])
		}
		checkPuzzleValue(t, Mori, row["fen"], row["plies_mori"])
		checkPuzzleValue(t, Dobutsu, row["fen"], row["plies_dobutsu"])
	}
}

// checkPuzzleValue proves a short puzzle: the distance is right and exactly one first move wins in it.
func checkPuzzleValue(t *testing.T, v Variant, fen, pliesText string) {
	t.Helper()
	plies := number(t, pliesText)
	if plies > provable {
		return
	}
	b := mustParse(t, v, fen)
	winning := 0
	for _, a := range b.Moves(nil) {
		if forced(b.Play(a), plies-1) == -1 {
			winning++
		}
	}
	if winning != 1 || forced(b, plies-1) != 0 {
		t.Errorf("%s, rules %d: %d moves win in %d, want 1 and none sooner", fen, v, winning, plies)
	}
}

func TestOracleHandicaps(t *testing.T) {
	table := testkit.Table(t, oracles+"handicaps.tsv", 15)
	for k, row := range table {
		s, err := Game{}.New(rules.Setup{Options: map[string]string{OptHandicap: row["handicap"]}})
		if err != nil {
			t.Errorf("%s: %v", row["handicap"], err)
			continue
		}
		if got := s.(*State).board.String(); got != row["fen"] {
			t.Errorf("%s: %s, want %s", row["handicap"], got, row["fen"])
		}
		if Handicaps()[k].Name != row["handicap"] {
			t.Errorf("handicap %d is %q, want %q", k, Handicaps()[k].Name, row["handicap"])
		}
		for column, v := range map[string]Variant{"value_mori": Mori, "value_dobutsu": Dobutsu} {
			if value := number(t, row[column]); value != 0 && max(value, -value) <= 9 {
				b := mustParse(t, v, row["fen"])
				if got := forced(b, max(value, -value)); got*max(value, -value) != value {
					t.Errorf("%s, %s: value %d, want %d", row["handicap"], column, got, value)
				}
			}
		}
	}
}

func TestOracleStalemates(t *testing.T) {
	type line struct {
		FEN, Move, After string
		MoriReplies      string `json:"mori_replies"`
	}
	for _, l := range testkit.Lines[line](t, oracles+"stalemates.jsonl", 20) {
		s := load(t, Dobutsu, l.FEN)
		mover := s.SeatOf(s.board.Side())
		do(t, s, l.Move)
		if w, ok := s.Winner(); s.ending != Stalemate || !ok || w != mover || s.board.String() != l.After {
			t.Errorf("dobutsu %s %s: %s, end %q, winner %v %v", l.FEN, l.Move, s.board, s.ending, w, ok)
		}
		s = load(t, Mori, l.FEN)
		do(t, s, l.Move)
		if got := strings.Join(moveTexts(s.board), " "); s.ending != NoEnding || got != l.MoriReplies || s.board.String() != l.After {
			t.Errorf("mori %s %s: %s, end %q, replies %s, want %s", l.FEN, l.Move, s.board, s.ending, got, l.MoriReplies)
		}
	}
}
