// Package pebbles is a teaching game: open, without secrets, and solved by arithmetic, so that searches, counts and
// whole turns can be checked against it. It is not shipped; tests play it.
//
// Pebbles lie in heaps. In turn two seats take one to three pebbles from one heap. With grabs=2 a seat may take again
// in the same turn, from another heap, or end its turn. Who takes the last pebble wins, or loses with last=loses.
//
// Position text: the heaps, the seat to move or "?" while it is not drawn, and the heaps grabbed this turn, as
// "3/4/5 0" or "3/2/5 0 b". Action text: heap and number, as "b2"; "end"; Nature's "start 0".
//
// # Parts
//
// Taking is the heap, a PartCell counted from 0, then the number, a PartCount. Ending the turn is PartButton 0.
//
// # Events
//
//	EvReveal  seat N begins
//	EvTake    seat By takes N pebbles from heap From
//	EvPhase   it is the turn of seat N
//	EvEnd     seat N has won; Path holds the heap last taken from
//
// The package imports only rules and pure packages of the standard library.
package pebbles

import (
	"encoding/binary"
	"hash/fnv"
	"math/rand/v2"

	"engawa/rules"
)

const (
	maxHeaps = 4
	maxTake  = 3
	maxHeap  = 15 // pebbles in a heap
)

const (
	takeBits               = 2
	endTurn   rules.Action = 1 << 8
	startZero rules.Action = 1 << 9 // and the seat in the low bits
)

func take(heap, n int) rules.Action { return rules.Action(heap<<takeBits | n) }

// State is a position. It has no secrets, so that every View is the whole.
type State struct {
	heaps   []uint8
	mover   rules.Seat // Nature while the start is not drawn; who took last when all is taken
	grabbed uint8      // bit k: heap k has been taken from in this turn
	twice   bool       // grabs=2
	misere  bool       // last=loses
}

// Seats implements rules.State.
func (s *State) Seats() int { return 2 }

// Actors implements rules.State.
func (s *State) Actors() rules.Seats {
	if s.empty() {
		return 0
	}
	return rules.SeatsOf(s.mover)
}

func (s *State) empty() bool {
	for _, n := range s.heaps {
		if n > 0 {
			return false
		}
	}
	return true
}

// Legal implements rules.State.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || by != s.mover || s.empty() {
		return dst
	}
	for k, n := range s.heaps {
		if s.grabbed&(1<<k) != 0 {
			continue
		}
		for t := 1; t <= min(maxTake, int(n)); t++ {
			dst = append(dst, take(k, t))
		}
	}
	if s.grabbed != 0 {
		dst = append(dst, endTurn)
	}
	return dst
}

// Chances implements rules.State.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	if s.mover != rules.Nature || s.empty() {
		return dst
	}
	return append(dst, rules.Outcome{Do: startZero, Weight: 1}, rules.Outcome{Do: startZero + 1, Weight: 1})
}

// Apply implements rules.State.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if err := s.refuse(m); err != nil {
		return dst, err
	}
	all := rules.AllSeats(2)
	event := func(kind rules.EventKind, from, n int, path ...int32) {
		dst = append(dst, rules.Event{
			Kind: kind, By: m.By, From: int32(from), To: -1, N: int32(n), Path: path, Seen: all,
		})
	}
	switch {
	case m.By == rules.Nature:
		s.mover = rules.Seat(m.Do - startZero)
		event(rules.EvReveal, -1, int(s.mover))
	case m.Do == endTurn:
		s.pass()
		event(rules.EvPhase, -1, int(s.mover))
	default:
		heap, n := int(m.Do>>takeBits), int(m.Do&maxTake)
		s.heaps[heap] -= uint8(n)
		event(rules.EvTake, heap, n)
		switch {
		case s.empty():
			s.grabbed = 0
			event(rules.EvEnd, -1, int(s.winner()), int32(heap))
		case s.twice && s.grabbed == 0 && s.others(heap):
			s.grabbed = 1 << heap
		default:
			s.pass()
			event(rules.EvPhase, -1, int(s.mover))
		}
	}
	return dst, nil
}

// others reports whether pebbles lie in heaps other than this one.
func (s *State) others(heap int) bool {
	for k, n := range s.heaps {
		if k != heap && n > 0 {
			return true
		}
	}
	return false
}

func (s *State) pass() {
	s.grabbed = 0
	s.mover = 1 - s.mover
}

// refuse returns why the move may not be made, nil when it may.
func (s *State) refuse(m rules.Move) error {
	if s.empty() {
		return rules.Errorf(rules.CodeOver, "the last pebble has been taken; the match is over")
	}
	if m.By != s.mover {
		return rules.Errorf(rules.CodeNotYourTurn, "seat %s may not act now; it is the turn of %s", m.By, s.mover)
	}
	if m.By == rules.Nature {
		if m.Do != startZero && m.Do != startZero+1 {
			return rules.Errorf(rules.CodeAction, "it must be drawn who starts: seat 0 or seat 1")
		}
		return nil
	}
	heap, n := int(min(m.Do>>takeBits, maxHeaps)), int(m.Do&maxTake)
	switch {
	case m.Do == endTurn && s.grabbed == 0:
		return rules.Errorf("must-take", "a turn cannot end before something is taken; take 1 to 3 pebbles")
	case m.Do == endTurn:
		return nil
	case heap >= len(s.heaps) || n == 0:
		return rules.Errorf(rules.CodeAction, "take 1 to 3 pebbles from one of the %d heaps", len(s.heaps))
	case s.grabbed&(1<<heap) != 0:
		return rules.Errorf("same-heap", "you have taken from this heap; take from another one, or end the turn").
			At(heapPart(heap))
	case n > int(s.heaps[heap]):
		return rules.Errorf("too-many", "there are not %d pebbles in this heap; it has %d", n, s.heaps[heap]).At(heapPart(heap))
	}
	return nil
}

func heapPart(heap int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(heap)} }

// Clone implements rules.State.
func (s *State) Clone() rules.State {
	c := *s
	c.heaps = append([]uint8(nil), s.heaps...)
	return &c
}

// winner returns who has won a finished match.
func (s *State) winner() rules.Seat {
	if s.misere {
		return 1 - s.mover
	}
	return s.mover
}

// Payoffs implements rules.State.
func (s *State) Payoffs() []int {
	out := []int{0, 0}
	if s.empty() {
		out[s.winner()], out[1-s.winner()] = 1, -1
	}
	return out
}

// Hash implements rules.State.
func (s *State) Hash() uint64 {
	h := fnv.New64a()
	data, _ := s.AppendBinary(nil)
	h.Write(data)
	return h.Sum64()
}

// View implements rules.State: everything is open.
func (s *State) View(rules.Seat) rules.State { return s.Clone() }

// Sample implements rules.State: nothing is blank.
func (s *State) Sample(*rand.Rand) rules.State { return s.Clone() }

const encoding = 1 // the version of the bytes

// AppendBinary implements rules.State.
func (s *State) AppendBinary(dst []byte) ([]byte, error) {
	flags := uint16(s.grabbed) << 8
	if s.twice {
		flags |= 1
	}
	if s.misere {
		flags |= 2
	}
	dst = append(dst, encoding)
	dst = binary.BigEndian.AppendUint16(dst, flags)
	dst = append(dst, byte(s.mover), byte(len(s.heaps)))
	return append(dst, s.heaps...), nil
}

// Decode implements rules.Remote.
func (Game) Decode(data []byte) (rules.State, error) {
	const head = 5
	if len(data) == 0 || data[0] != encoding {
		return nil, rules.Errorf(rules.CodeState, "the bytes must begin with the version %d", encoding)
	}
	if len(data) < head || data[4] == 0 || data[4] > maxHeaps || len(data) != head+int(data[4]) || data[2] > 3 {
		return nil, rules.Errorf(rules.CodeState, "%d bytes do not hold 1 to %d heaps", len(data), maxHeaps)
	}
	s := &State{
		grabbed: data[1], twice: data[2]&1 != 0, misere: data[2]&2 != 0,
		mover: rules.Seat(data[3]), heaps: append([]uint8(nil), data[head:]...),
	}
	if fault := s.fault(); fault != "" {
		return nil, rules.Errorf(rules.CodeState, "%s", fault)
	}
	return s, nil
}

// fault names what cannot be in a position, "" when it is sound.
func (s *State) fault() string {
	if s.mover < rules.Nature || s.mover > 1 {
		return "the seat to move is 0, 1 or not yet drawn"
	}
	for k, n := range s.heaps {
		if n > maxHeap {
			return "a heap has at most 15 pebbles"
		}
		if s.grabbed == 1<<k && (!s.twice || !s.others(k) || s.mover < 0) {
			return "only with grabs=2, and where other heaps are left, a turn goes on after a grab"
		}
	}
	if s.grabbed&(s.grabbed-1) != 0 || s.grabbed >= 1<<len(s.heaps) {
		return "at most one heap has been grabbed from in a turn that goes on"
	}
	if s.empty() && s.mover < 0 {
		return "somebody has taken the last pebble"
	}
	return ""
}
