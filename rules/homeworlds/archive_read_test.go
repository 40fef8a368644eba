package homeworlds

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"engawa/internal/testkit"
	"engawa/rules"
)

// archiveVariable is the environment variable that names the folder of the recorded games, see TestArchive.
const archiveVariable = "ENGAWA_ARCHIVE"

// archiveLines reads a file of the archive, one JSON object a line, and fails unless there are as many as it must have.
func archiveLines[T any](t testing.TB, name string, want int) []T {
	t.Helper()
	return testkit.Lines[T](t, filepath.Join(os.Getenv(archiveVariable), name), want)
}

// gameTurn is one turn of a recorded game: [seat, [command, ...]].
type gameTurn struct {
	seat rules.Seat
	text string
}

func (g *gameTurn) UnmarshalJSON(data []byte) error {
	var commands []string
	if err := json.Unmarshal(data, &[]any{&g.seat, &commands}); err != nil {
		return err
	}
	g.text = strings.Join(commands, "; ")
	return nil
}

// refusalAt is where and why a recorded game is refused.
type refusalAt struct {
	Ply  int
	Code string
}

// recordedGame is a line of a file of games, with every field that any of them has.
type recordedGame struct {
	N             int
	Players       int
	End           string
	Winner        *rules.Seat
	Flags         []string
	Turns         []gameTurn
	Final         string
	FinalSelfLoss string     `json:"final_self_loss"`
	RejectEnd     *refusalAt `json:"reject_end"`
	RejectAnytime *refusalAt `json:"reject_anytime"`
	RejectForced  *refusalAt `json:"reject_forced"`
	Sets          string
	Win           string
	Catastrophes  string
	Left          [][2]int
	Eliminations  []eliminationAt
	Result        []rules.Seat
	Order         string
}

// eliminationAt is [turn, by seat, [seats]].
type eliminationAt struct {
	turn  int
	by    rules.Seat
	seats []rules.Seat
}

func (e *eliminationAt) UnmarshalJSON(data []byte) error {
	return json.Unmarshal(data, &[]any{&e.turn, &e.by, &e.seats})
}

// replayResult is what playing a recorded game has come to.
type replayResult struct {
	state        *State
	refusal      refusalAt // of the first turn refused; Ply 0 when all were accepted
	eliminations []eliminationAt
}

// replay plays the turns of a recorded game until one is refused. Forced gives each turn to the seat that is named.
func (g *recordedGame) replay(t testing.TB, options map[string]string, forced bool) replayResult {
	t.Helper()
	setup := rules.Setup{Seats: g.Players, Options: map[string]string{OptRepetition: valueOff, OptStart: "0"}}
	for key, value := range options {
		setup.Options[key] = value
	}
	start, err := Game{}.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	out := replayResult{state: start.(*State)}
	for k, turn := range g.Turns {
		ply := k + 1
		g.passLeftSeats(t, out.state, ply, turn.seat)
		if forced {
			out.state.pos.Mover = turn.seat
		}
		before := out.state.pos.Living
		if err := playTurn(out.state, turn.seat, turn.text); err != nil {
			out.refusal = refusalAt{ply, rules.CodeOf(err)}
			return out
		}
		if lost := before &^ out.state.pos.Living; lost != 0 {
			e := eliminationAt{turn: ply, by: turn.seat}
			for seat := range lost.All() {
				e.seats = append(e.seats, seat)
			}
			out.eliminations = append(out.eliminations, e)
		}
	}
	return out
}

// passLeftSeats plays the turns of seats that have left the game, until the next recorded seat is to move.
func (g *recordedGame) passLeftSeats(t testing.TB, s *State, ply int, next rules.Seat) {
	t.Helper()
	for s.ending == NoEnding && s.pos.Mover != next {
		gone := false
		for _, left := range g.Left {
			gone = gone || rules.Seat(left[1]) == s.pos.Mover && left[0] <= ply
		}
		if !gone {
			return
		}
		if err := playTurn(s, s.pos.Mover, "pass"); err != nil {
			t.Fatalf("game %d, before turn %d: the seat that has left cannot pass: %v", g.N, ply, err)
		}
	}
}

// playTurn reads a turn and plays it.
func playTurn(s *State, by rules.Seat, text string) error {
	actions, _, err := ReadTurn(s, by, text, nil)
	if err != nil {
		return err
	}
	for _, do := range actions {
		if _, err := s.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			return err
		}
	}
	return nil
}

// archiveCount is a recorded position of two seats, with the number of different positions after one whole turn. State
// has a line a system: (owner, stars) ships of 0-ships of 1, the owner missing for a system that is no home.
type archiveCount struct {
	N                int
	State            []string
	ToMove           int  `json:"to_move"`
	SeedUnique       int  `json:"seed_unique"`
	SeedHomeVanishes int  `json:"seed_unique_home_vanishes"`
	CppUnique        int  `json:"cpp_unique"`
	StartOverpop     bool `json:"start_overpop"`
	Ply              int
}

// position returns the position.
func (c archiveCount) position(tb testing.TB) *SearchPosition {
	tb.Helper()
	p := newPosition(2, 3, rules.Seat(c.ToMove), Rules{})
	p.Phase = Start
	for _, line := range c.State {
		head, ships, ok := strings.Cut(strings.TrimPrefix(line, "("), ") ")
		first, second, both := strings.Cut(ships, "-")
		if !ok || !both {
			tb.Fatalf("position %d: %q is no system", c.N, line)
		}
		slot, home := p.freeSlot(), Nobody
		if owner, stars, ok := strings.Cut(head, ", "); ok {
			home, head = rules.Seat(owner[0]-'0'), stars
			slot = int(home)
		}
		s := System{Stars: pieces(tb, head), Home: home}
		s.Ships[0], s.Ships[1] = pieces(tb, first), pieces(tb, second)
		p.Bank -= s.Pieces()
		p.Systems[slot] = s
		p.SlotMask |= 1 << slot
	}
	return NewSearchPosition(&p)
}
