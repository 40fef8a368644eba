package homeworlds

import (
	"fmt"
	"os"
	"slices"
	"testing"

	"engawa/rules"
)

// TestArchive holds the rules against games that people have played, and refused ones, of a public archive: files with
// a game a line (recordedGame), and one of positions whose successors were counted (archiveCount). They are not ours
// to publish.
func TestArchive(t *testing.T) {
	if os.Getenv(archiveVariable) == "" {
		t.Skipf("NOT TESTED: the recorded games of an archive are not part of the project; \"make archive DIR=FOLDER\" plays them, with %s=FOLDER", archiveVariable)
	}
	t.Run("legal games are accepted by both settings", legalGames)
	t.Run("games with early catastrophes", earlyCatastrophes)
	t.Run("self-eliminations", selfEliminations)
	t.Run("illegal games are refused", illegalGames)
	t.Run("games of several seats", gamesOfSeveralSeats)
	t.Run("illegal games of several seats are refused", illegalGamesOfSeveralSeats)
	t.Run("flags tell of the positions", checkFlags)
	t.Run("as many positions after a turn as recorded", checkCounts)
}

// checkAccepted fails unless all turns were accepted and the last position is the one wanted.
func checkAccepted(t *testing.T, g recordedGame, have replayResult, final string) bool {
	t.Helper()
	if have.refusal.Ply != 0 {
		t.Errorf("game %d: turn %d %q is refused: %s", g.N, have.refusal.Ply, g.Turns[have.refusal.Ply-1].text, have.refusal.Code)
		return false
	}
	if position := have.state.pos.ShortForm(); position != final {
		t.Errorf("game %d: it ends in %q, want %q", g.N, position, final)
		return false
	}
	return true
}

// checkWinner fails unless the seat alone has won.
func checkWinner(t *testing.T, g recordedGame, s *State) {
	t.Helper()
	if w, one := s.winners.Only(); !one || w != *g.Winner {
		t.Errorf("game %d: the winners are %s, want %s", g.N, s.winners, *g.Winner)
	}
}

func checkRefused(t *testing.T, g recordedGame, have replayResult, want *refusalAt) {
	t.Helper()
	if want == nil {
		t.Errorf("game %d: the line does not say where it is refused", g.N)
	} else if have.refusal != *want {
		t.Errorf("game %d: it is refused at %v, want %v", g.N, have.refusal, *want)
	}
}

func legalGames(t *testing.T) {
	games := archiveLines[recordedGame](t, "games_legal.jsonl", 1000)
	for _, when := range []string{valueEnd, valueAnytime} {
		for _, g := range games {
			have := g.replay(t, map[string]string{OptCatastrophes: when}, false)
			if !checkAccepted(t, g, have, g.Final) {
				continue
			}
			if over := have.state.ending == Elimination; over != (g.End == "elimination") {
				t.Errorf("game %d, %s: the match has ended: %t, the record ends by %q", g.N, when, over, g.End)
			} else if over {
				checkWinner(t, g, have.state)
			}
		}
	}
}

func earlyCatastrophes(t *testing.T) {
	for _, g := range archiveLines[recordedGame](t, "games_anytime.jsonl", 45) {
		checkAccepted(t, g, g.replay(t, map[string]string{OptCatastrophes: valueAnytime}, false), g.Final)
		checkRefused(t, g, g.replay(t, nil, false), g.RejectEnd)
	}
}

func selfEliminations(t *testing.T) {
	for _, g := range archiveLines[recordedGame](t, "games_suicide.jsonl", 40) {
		checkRefused(t, g, g.replay(t, nil, false), g.RejectEnd)
		checkRefused(t, g, g.replay(t, map[string]string{OptCatastrophes: valueAnytime}, false), g.RejectAnytime)
		have := g.replay(t, map[string]string{OptCatastrophes: valueAnytime, OptSelf: valueLoss}, false)
		if checkAccepted(t, g, have, g.FinalSelfLoss) {
			checkWinner(t, g, have.state)
		}
	}
}

func illegalGames(t *testing.T) {
	for _, g := range archiveLines[recordedGame](t, "games_rejected.jsonl", 7) {
		checkRefused(t, g, g.replay(t, nil, false), g.RejectEnd)
		checkRefused(t, g, g.replay(t, map[string]string{OptCatastrophes: valueAnytime}, false), g.RejectAnytime)
	}
}

// options returns the options that the line of a game of several seats names.
func (g *recordedGame) options() map[string]string {
	chosen := map[string]string{OptSets: g.Sets, OptWin: g.Win}
	if g.Catastrophes != "" {
		chosen[OptCatastrophes] = g.Catastrophes
	}
	return chosen
}

func gamesOfSeveralSeats(t *testing.T) {
	for _, g := range archiveLines[recordedGame](t, "games_multi.jsonl", 60) {
		have := g.replay(t, g.options(), false)
		if !checkAccepted(t, g, have, g.Final) {
			continue
		}
		if got, want := fmt.Sprint(have.eliminations), fmt.Sprint(g.Eliminations); got != want {
			t.Errorf("game %d: the eliminations are %s, want %s", g.N, got, want)
		}
		if won := slices.Collect(have.state.winners.All()); !slices.Equal(won, g.Result) || (won == nil) != (have.state.ending == NoEnding) {
			t.Errorf("game %d: the winners are %v, want %v; it has ended by %q", g.N, won, g.Result, have.state.ending)
		}
	}
}

func illegalGamesOfSeveralSeats(t *testing.T) {
	for _, g := range archiveLines[recordedGame](t, "games_multi_rejected.jsonl", 6) {
		checkRefused(t, g, g.replay(t, g.options(), false), g.RejectEnd)
		checkRefused(t, g, g.replay(t, g.options(), true), g.RejectForced)
	}
}

// checkFlags holds the flags of the recorded games against the positions: a flag that stands for a position must be seen there.
func checkFlags(t *testing.T) {
	seen := map[string]int{}
	for _, g := range archiveLines[recordedGame](t, "games_legal.jsonl", 1000) {
		flags := map[string]bool{}
		for _, f := range g.Flags {
			flags[f] = true
		}
		empty, extra := g.walkFlags(t)
		if empty != flags["home_shipless_midturn"] {
			t.Errorf("game %d: a home is empty in a turn: %t, want %t", g.N, empty, flags["home_shipless_midturn"])
		}
		if extra && !flags["overpop_left"] {
			t.Errorf("game %d: an overpopulation is left without the flag", g.N)
		}
		for f := range flags {
			seen[f]++
		}
	}
	if seen["home_shipless_midturn"] == 0 || seen["overpop_left"] == 0 {
		t.Errorf("the flags are not in the data: %v", seen)
	}
}

// emptyHome reports whether a home stands without any ship.
func (p *Position) emptyHome() bool {
	for seat := range p.Living.All() {
		if s := &p.Systems[seat]; !s.Free() && s.AllShips() == 0 && p.Phase != Setup {
			return true
		}
	}
	return false
}

// walkFlags replays a game by atomic actions and reports whether a home stood empty within a turn, and whether an
// overpopulation was left at the end of one.
func (g *recordedGame) walkFlags(t *testing.T) (empty, left bool) {
	t.Helper()
	start, err := Game{}.New(rules.Setup{Seats: g.Players, Options: map[string]string{OptRepetition: valueOff, OptStart: "0"}})
	if err != nil {
		t.Fatal(err)
	}
	s := start.(*State)
	for _, turn := range g.Turns {
		actions, _, err := ReadTurn(s, turn.seat, turn.text, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, do := range actions {
			if _, err := s.Apply(rules.Move{By: turn.seat, Do: do}, nil); err != nil {
				t.Fatal(err)
			}
			empty = empty || s.pos.emptyHome()
		}
		for slot := range s.pos.Slots() {
			left = left || len(s.pos.Systems[slot].OverpopulatedColours()) > 0
		}
	}
	return empty, left
}

func checkCounts(t *testing.T) {
	var g Turns
	for _, c := range archiveLines[archiveCount](t, "successor_counts.jsonl", 400) {
		if n := g.All(c.position(t), nil); n != c.SeedUnique {
			t.Errorf("position %d: %d different positions after a turn, expected %d", c.N, n, c.SeedUnique)
		}
	}
}
