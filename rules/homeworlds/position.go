package homeworlds

import (
	"iter"
	"math/bits"

	"engawa/rules"
)

// MaxSystems is the number of slots for systems: one a home, and 42 others, as 84 pieces make no more with two a
// system.
const MaxSystems = MaxSeats + 42

// Phase is the part of a turn that the mover is in.
type Phase uint8

// The phases in the order of a turn.
const (
	Setup       Phase = iota // the mover chooses stars and first ship of its home
	Start                    // the main action of the turn is open
	Sacrificing              // actions of a sacrifice are left
	Done                     // the main action is done or given up
)

// Win is the value of the option "win": what wins a match.
type Win uint8

// The ways to win.
const (
	GoodEvil     Win = iota // by secret alignments; with two seats, who eliminates the other
	Sinister                // who eliminates the next living seat
	LastStanding            // the last living seat
)

// Rules are the options that decide what a turn may do and what it brings.
type Rules struct {
	Anytime    bool // catastrophes=anytime
	SelfLoss   bool // self=loss
	LargeFirst bool // firstShip=large
	Win        Win
}

// Position is what lies on the table, whose turn it is and how far that turn has come. It is a value: copies are
// independent, and positions with the same numbering of slots and names are equal by ==.
//
// The methods that play a step check nothing; legality is the caller's.
type Position struct {
	Systems     [MaxSystems]System // slots 0 to 5 are the homes of these seats; free slots are zero
	SlotMask    uint64             // bit k is set when slot k holds a system
	Bank        Fleet
	Living      rules.Seats // seats that are not eliminated
	Seats       int8        // number of seats, 2 to 6
	Sets        int8        // pieces of each kind in the match, 3 to 7
	Mover       rules.Seat
	Phase       Phase
	Colour      Colour // colour of the sacrificed ship; 0 outside of Sacrificing
	ActionsLeft uint8  // actions left of the sacrifice; 0 outside of Sacrificing
	LastNumber  uint16 // number of the last system discovered: the k-th is named s<k>
	Rules       Rules
}

// newPosition returns an empty table with the mover about to set up its home.
func newPosition(seats, sets int, first rules.Seat, r Rules) Position {
	return Position{
		Bank: lowBits * Fleet(sets), Living: rules.AllSeats(seats), Seats: int8(seats), Sets: int8(sets), Mover: first, Rules: r,
	}
}

// Slots yields the slots that hold a system, in ascending order. Systems may vanish or appear meanwhile.
func (p *Position) Slots() iter.Seq[int] {
	return func(yield func(int) bool) {
		for set := p.SlotMask; set != 0; set &= set - 1 {
			if !yield(bits.TrailingZeros64(set)) {
				return
			}
		}
	}
}

// AtHome reports whether the seat has a ship at its home.
func (p *Position) AtHome(seat rules.Seat) bool { return p.Systems[seat].Ships[seat] != 0 }

// SeatsWithoutHome returns the living seats that have no ship at home, or no home. It means nothing during set-up.
func (p *Position) SeatsWithoutHome() rules.Seats {
	var lost rules.Seats
	for seat := range rules.Seat(p.Seats) {
		if p.Living.Has(seat) && !p.AtHome(seat) {
			lost = lost.With(seat)
		}
	}
	return lost
}

// Next returns the living seat whose turn comes after the seat's, which is itself when no other lives.
func (p *Position) Next(seat rules.Seat) rules.Seat {
	for k := range rules.Seat(p.Seats) {
		if next := (seat + 1 + k) % rules.Seat(p.Seats); p.Living.Has(next) {
			return next
		}
	}
	return seat
}

// hasPowerAnywhere reports whether the seat has the power in any system without a sacrifice.
func (p *Position) hasPowerAnywhere(by rules.Seat, c Colour) bool {
	for slot := range p.Slots() {
		if p.Systems[slot].Power(by, c) {
			return true
		}
	}
	return false
}
