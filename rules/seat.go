package rules

import (
	"fmt"
	"iter"
	"math/bits"
	"strconv"
)

// Seat is a place at the table, 0 to [MaxSeats]-1, or one of the three special values below.
type Seat int8

// Seats that nobody sits on. Nature makes the random moves; Public and Referee are points of view for
// [State.View]: what a spectator may know, and everything.
const (
	Nature  Seat = -1
	Public  Seat = -2
	Referee Seat = -3
)

// MaxSeats is the largest number of seats a game may have.
const MaxSeats = 8

// String returns the seat as the text protocol writes it: "0" to "7", "nature", "public" or "referee".
func (s Seat) String() string {
	switch s {
	case Nature:
		return "nature"
	case Public:
		return "public"
	case Referee:
		return "referee"
	}
	return strconv.Itoa(int(s))
}

// Name returns the seat as a sentence does: "seat 1", "nature", "public" or "referee".
func (s Seat) Name() string {
	if s < 0 {
		return s.String()
	}
	return "seat " + s.String()
}

// ParseSeat reads what [Seat.String] writes, and no other spelling of a number. Seats must lie below n; Nature is
// accepted, the points of view are not. Anything else gives an *Error with the code "bad-seat".
func ParseSeat(text string, n int) (Seat, error) {
	if text == "nature" {
		return Nature, nil
	}
	k, err := strconv.Atoi(text)
	if err != nil || k < 0 || k >= n || text != strconv.Itoa(k) {
		return 0, Errorf("bad-seat", "%q is no seat; expected nature or a number from 0 to %d", Shorten(text), n-1)
	}
	return Seat(k), nil
}

// Seats is a set of seats; bit k stands for seat k and bit 15 for Nature.
type Seats uint16

const natureBit = 15

// SeatsOf returns the set of the given seats. Points of view are not seats and are left out.
//
//go:noinline
func SeatsOf(seats ...Seat) Seats {
	var set Seats
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// AllSeats returns the set of seats 0 to n-1.
func AllSeats(n int) Seats { return Seats(1)<<n - 1 }

func (s Seat) bit() Seats {
	switch {
	case s == Nature:
		return 1 << natureBit
	case s < 0:
		return 0
	}
	return 1 << s
}

// Has reports whether s is in the set.
func (set Seats) Has(s Seat) bool { return set&s.bit() != 0 }

// With returns the set with s added.
func (set Seats) With(s Seat) Seats { return set | s.bit() }

// Without returns the set with s removed.
func (set Seats) Without(s Seat) Seats { return set &^ s.bit() }

// Len returns the number of seats in the set, Nature included.
func (set Seats) Len() int { return bits.OnesCount16(uint16(set)) }

// Only returns the one seat of a set that has exactly one.
//
//go:noinline
func (set Seats) Only() (Seat, bool) {
	s, _ := set.First()
	return s, set.Len() == 1
}

// First returns the lowest seat of the set, Nature only when there is no other. It returns false for the empty set.
func (set Seats) First() (Seat, bool) {
	for s := range set.All() {
		return s, true
	}
	return 0, false
}

// All yields the seats in ascending order, Nature last.
func (set Seats) All() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for k := range Seat(MaxSeats) {
			if set.Has(k) && !yield(k) {
				return
			}
		}
		if set.Has(Nature) {
			yield(Nature)
		}
	}
}

// String returns the seats divided by blanks, "over" for the empty set.
func (set Seats) String() string {
	if set == 0 {
		return "over"
	}
	text := ""
	for s := range set.All() {
		if text != "" {
			text += " "
		}
		text += s.String()
	}
	return text
}

// Action is one atomic choice, packed by its game. The zero Action stands for one the reader may not see.
type Action uint64

// Hidden is the Action of a move whose content the reader may not see.
const Hidden Action = 0

// Move is an action together with who makes it.
type Move struct {
	By Seat
	Do Action
}

// Outcome is one thing Nature may do, with its weight; the chance is Weight over the sum of all weights.
type Outcome struct {
	Do     Action
	Weight uint32
}

// PartKind says what sort of thing a [Part] is.
type PartKind uint8

// The sorts of things a player can point at. What Index means belongs to the game; buttons are numbered by it too.
const (
	PartCell    PartKind = iota + 1 // a square or place of the board
	PartPiece                       // a piece, ship, star or figure on the board
	PartReserve                     // a piece or stock beside the board
	PartCard                        // a card in a hand or on the table
	PartButton                      // a button or a choice without a place
	PartCount                       // a number, as on a slider
	PartSeat                        // a player
)

var partNames = [...]string{"part", "cell", "piece", "reserve", "card", "button", "count", "seat"}

// String returns the English name of the kind.
func (k PartKind) String() string {
	if int(k) < len(partNames) {
		return partNames[k]
	}
	return fmt.Sprintf("part%d", uint8(k))
}

// Part is one thing that a player points at while choosing an action: [Parts] gives those of an action in the order
// they are pointed at.
type Part struct {
	Kind  PartKind
	Index int32
}

// String returns the part as "cell 7".
func (p Part) String() string { return p.Kind.String() + " " + strconv.Itoa(int(p.Index)) }
