package store

import (
	"math/rand/v2"
	"strconv"
	"testing"

	"engawa/rules"
	"engawa/rules/toys/bintext"
)

// countdown is a tiny game for tests: two seats in turn take 1 or 2 from a heap of 9; who takes the last wins.
type countdown struct{ version int }

type countdownState struct{ remaining, lastTaken int }

const heapStart = 9

func (g countdown) Info() rules.Info {
	return rules.Info{
		ID: "toy", Title: "Toy", Version: g.version, MinSeats: 2, MaxSeats: 2, Best: 2, MaxMoves: heapStart,
		Options: []rules.Option{{Key: "mood", Values: []string{"calm", "wild"}, Default: "calm"}},
	}
}

func (countdown) New(rules.Setup) (rules.State, error) {
	return &countdownState{remaining: heapStart}, nil
}

func (countdown) Decode(data []byte) (rules.State, error) {
	if len(data) != 3 {
		return nil, rules.Errorf(rules.CodeState, "three bytes are expected")
	}
	return &countdownState{remaining: int(data[1]), lastTaken: int(data[2])}, nil
}

func (countdown) FormatAction(_ rules.State, m rules.Move) string { return strconv.Itoa(int(m.Do)) }

func (countdown) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	for _, a := range s.Legal(by, nil) {
		if strconv.Itoa(int(a)) == text {
			return a, nil
		}
	}
	return 0, rules.Errorf(rules.CodeAction, "%q cannot be taken now", text)
}

func (countdown) FormatPosition(s rules.State) string { return bintext.Format(s) }
func (g countdown) ParsePosition(_ rules.Setup, text string) (rules.State, error) {
	return bintext.Parse(g, text)
}

func (countdown) Paths(_ rules.State, a rules.Action) [][]rules.Part {
	return [][]rules.Part{{{Kind: rules.PartCount, Index: int32(a)}}}
}
func (countdown) Why(rules.State, rules.Seat, []rules.Part) error { return nil }
func (countdown) End(s rules.State) string {
	if s.Actors() == 0 {
		return "empty"
	}
	return ""
}
func (countdown) Score(s rules.State) []rules.Line {
	p := s.Payoffs()
	return []rules.Line{{Seat: 0, Payoff: p[0]}, {Seat: 1, Payoff: p[1]}}
}

func (h *countdownState) Seats() int { return 2 }

func (h *countdownState) Actors() rules.Seats {
	if h.remaining == 0 {
		return 0
	}
	return rules.SeatsOf(rules.Seat(h.lastTaken % 2))
}

func (h *countdownState) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if !h.Actors().Has(by) {
		return dst
	}
	for n := 1; n <= min(2, h.remaining); n++ {
		dst = append(dst, rules.Action(n))
	}
	return dst
}

func (h *countdownState) Chances(dst []rules.Outcome) []rules.Outcome { return dst }

func (h *countdownState) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if !h.Actors().Has(m.By) {
		return dst, rules.Errorf(rules.CodeNotYourTurn, "seat %s may not act", m.By)
	}
	if m.Do < 1 || int(m.Do) > min(2, h.remaining) {
		return dst, rules.Errorf(rules.CodeAction, "%d cannot be taken", m.Do)
	}
	h.remaining -= int(m.Do)
	h.lastTaken++
	return append(dst, rules.Event{Kind: rules.EvTake, By: m.By, N: int32(m.Do), From: -1, To: -1}), nil
}

func (h *countdownState) Clone() rules.State { c := *h; return &c }

func (h *countdownState) Payoffs() []int {
	if h.remaining > 0 {
		return []int{0, 0}
	}
	if h.lastTaken%2 == 1 {
		return []int{1, -1}
	}
	return []int{-1, 1}
}

func (h *countdownState) Hash() uint64 { return uint64(h.remaining)<<8 | uint64(h.lastTaken%2) }

func (h *countdownState) View(rules.Seat) rules.State   { return h.Clone() }
func (h *countdownState) Sample(*rand.Rand) rules.State { return h.Clone() }
func (h *countdownState) AppendBinary(d []byte) ([]byte, error) {
	return append(d, 1, byte(h.remaining), byte(h.lastTaken)), nil
}

func findToy(id string) (rules.Game, bool) {
	if id == "toy" {
		return countdown{version: 1}, true
	}
	return nil, false
}

// play makes a match with the given moves.
func play(t *testing.T, takes ...rules.Action) *rules.Match {
	t.Helper()
	const seed = 0x5ec2e75eed // must never be seen in a summary
	m, err := rules.NewMatch(countdown{version: 1}, rules.Setup{}, seed)
	if err != nil {
		t.Fatal(err)
	}
	for k, n := range takes {
		if _, err := m.Do(rules.Move{By: rules.Seat(k % 2), Do: n}); err != nil {
			t.Fatal(err)
		}
	}
	m.Tags["name0"] = "Aki"
	return m
}
