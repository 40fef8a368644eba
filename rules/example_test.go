package rules_test

import (
	"fmt"
	"math/rand/v2"
	"strconv"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Heap is the least that a game must write: seats take one or two counters in turn, and who takes the last one wins.
type Heap struct{}

func (Heap) Info() rules.Info {
	return rules.Info{ID: "heap", Title: "Heap", Version: 1, MinSeats: 2, MaxSeats: 2, Best: 2, MaxMoves: 7}
}

func (g Heap) New(setup rules.Setup) (rules.State, error) {
	if setup.From != "" {
		return g.ParsePosition(setup, setup.From)
	}
	return &HeapState{left: 7}, nil
}

func (Heap) FormatAction(_ rules.State, m rules.Move) string {
	if m.Do == rules.Hidden {
		return "-"
	}
	return strconv.Itoa(int(m.Do))
}

func (Heap) ParseAction(s rules.State, by rules.Seat, text string) (rules.Action, error) {
	n, _ := strconv.ParseUint(text, 10, 64)
	if strconv.FormatUint(n, 10) != text {
		n = 0
	}
	return rules.Action(n), s.(*HeapState).check(rules.Move{By: by, Do: rules.Action(n)})
}

func (Heap) FormatPosition(s rules.State) string {
	h := s.(*HeapState)
	return fmt.Sprintf("%d %d", h.left, h.mover)
}

func (Heap) ParsePosition(_ rules.Setup, text string) (rules.State, error) {
	for left := range 8 {
		for mover := range rules.Seat(2) {
			if text == fmt.Sprintf("%d %d", left, mover) {
				return &HeapState{left, mover}, nil
			}
		}
	}
	return nil, rules.Errorf(rules.CodePosition, "expected how many are left, 0 to 7, and whose turn it is, 0 or 1")
}

// HeapState is a position of Heap.
type HeapState struct {
	left  int
	mover rules.Seat
}

func (s *HeapState) Seats() int { return 2 }

func (s *HeapState) Actors() rules.Seats {
	if s.left == 0 {
		return 0
	}
	return rules.SeatsOf(s.mover)
}

func (s *HeapState) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	for n := 1; s.Actors().Has(by) && n <= min(2, s.left); n++ {
		dst = append(dst, rules.Action(n))
	}
	return dst
}

func (s *HeapState) check(m rules.Move) error {
	if err := gamekit.CheckActor(s.Actors(), m.By); err != nil {
		return err
	}
	if m.Do < 1 || int(min(m.Do, 3)) > min(2, s.left) {
		return rules.Errorf(rules.CodeAction, "take 1 or 2 of the %d that are left", s.left)
	}
	return nil
}

func (s *HeapState) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if err := s.check(m); err != nil {
		return dst, err
	}
	s.left -= int(m.Do)
	s.mover = 1 - s.mover
	dst = append(dst, rules.Event{Kind: rules.EvTake, By: m.By, N: int32(m.Do), Seen: rules.AllSeats(2)})
	if s.left == 0 {
		dst = append(dst, rules.Event{Kind: rules.EvEnd, By: m.By, Seen: rules.AllSeats(2)})
	}
	return dst, nil
}

func (s *HeapState) Payoffs() []int {
	pay := make([]int, 2)
	if s.left == 0 {
		pay[s.mover], pay[1-s.mover] = -1, 1
	}
	return pay
}

func (s *HeapState) Clone() rules.State {
	c := *s
	return &c
}

// Nothing is drawn and nothing is secret.

func (s *HeapState) Chances(dst []rules.Outcome) []rules.Outcome { return dst }
func (s *HeapState) View(rules.Seat) rules.State                 { return s.Clone() }
func (s *HeapState) Sample(*rand.Rand) rules.State               { return s.Clone() }

func (s *HeapState) Hash() uint64 { return rules.Mix(uint64(s.left)<<1 | uint64(s.mover)) }

func (s *HeapState) AppendBinary(dst []byte) ([]byte, error) {
	return append(dst, 1, byte(s.left), byte(s.mover)), nil
}

// The least game, and a match of it.
func Example() {
	m, err := rules.NewMatch(Heap{}, rules.Setup{}, 1)
	for err == nil && !m.Over() {
		by, _ := m.State().Actors().Only()
		legal := m.State().Legal(by, nil)
		_, err = m.Do(rules.Move{By: by, Do: legal[len(legal)-1]})
		fmt.Printf("seat %s takes %s, %s\n", by, m.Game.FormatAction(m.State(), m.Log[len(m.Log)-1]), m.Game.FormatPosition(m.State()))
	}
	fmt.Println(err, rules.End(m.Game, m.State()), rules.Score(m.Game, m.State()))
	// Output:
	// seat 0 takes 2, 5 1
	// seat 1 takes 2, 3 0
	// seat 0 takes 2, 1 1
	// seat 1 takes 1, 0 0
	// <nil> over [{0 -1 []} {1 1 []}]
}
