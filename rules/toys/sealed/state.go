package sealed

import (
	"hash/fnv"
	"math/bits"

	"engawa/rules"
)

// The sizes of the game.
const (
	maxSeats = 4
	topCard  = 8 // secret cards 1 to 8, one of each
	topPrize = 6 // prizes 1 to 6, one of each
	topBid   = 5 // bidding cards 1 to 5, one of each a seat
)

// The stages of a match.
const (
	dealing uint8 = iota
	turning       // Nature turns up a prize
	bidding
	drawing // Nature draws among equal bids
	opening // only in Views: all bids are in, the reader has not been told them
	over
)

// Marks in place of a number.
const (
	blank    int8 = -1 // there, but the viewer may not know it
	noBid    int8 = -2
	notDealt      = 0
)

// The kinds of actions, in the low bits; the number stands above them.
const (
	verbBits          = 3
	verbDeal   uint64 = 1
	verbPrize  uint64 = 2
	verbBid    uint64 = 3
	verbWinner uint64 = 4
)

func pack(verb uint64, n int) rules.Action { return rules.Action(uint64(n)<<verbBits | verb) }

func unpack(a rules.Action) (verb uint64, n int) {
	return uint64(a) & (1<<verbBits - 1), int(min(uint64(a)>>verbBits, 1000))
}

// State is a position, whole or as one seat knows it.
type State struct {
	seats  int
	rounds uint8
	lone   bool // ties=nobody
	isOpen bool // cards=shown
	viewer rules.Seat

	stage  uint8
	round  uint8  // rounds begun
	prize  uint8  // turned up now; 0 for none
	prizes uint16 // bit k: prize k has been turned up
	side   [maxSeats]player
}

// player is what lies before one seat.
type player struct {
	card        int8  // the secret card, notDealt or blank
	bid         int8  // the bid of this round, 0 to pass, noBid or blank
	hand        uint8 // bit k: bidding card k is left
	prizePoints uint8 // points of prizes
}

// Seats implements rules.State.
func (s *State) Seats() int { return s.seats }

// Actors implements rules.State.
func (s *State) Actors() rules.Seats {
	switch s.stage {
	case over:
		return 0
	case bidding:
		var set rules.Seats
		for k := range s.seats {
			if s.side[k].bid == noBid {
				set = set.With(rules.Seat(k))
			}
		}
		return set
	}
	return rules.SeatsOf(rules.Nature)
}

// isComplete reports whether nothing is blank.
func (s *State) isComplete() bool { return s.viewer == rules.Referee }

// receiver returns the seat that gets the next secret card.
func (s *State) receiver() rules.Seat {
	for k := range s.seats {
		if s.side[k].card == notDealt {
			return rules.Seat(k)
		}
	}
	return rules.Nature
}

// knownCards returns the secret cards whose place is known here, as bits.
func (s *State) knownCards() (set uint16) {
	for k := range s.seats {
		if c := s.side[k].card; c > 0 {
			set |= 1 << c
		}
	}
	return set
}

// seesCard reports whether the secret card of that seat may be known here.
func (s *State) seesCard(seat rules.Seat) bool {
	return s.isComplete() || s.isOpen || s.viewer == seat || s.stage == over
}

// best returns the seats with the highest bid; nobody when all have passed.
func (s *State) best() (set rules.Seats) {
	top := int8(1)
	for k := range s.seats {
		switch b := s.side[k].bid; {
		case b > top:
			top, set = b, rules.SeatsOf(rules.Seat(k))
		case b == top:
			set = set.With(rules.Seat(k))
		}
	}
	return set
}

// Clone implements rules.State.
func (s *State) Clone() rules.State {
	c := *s
	return &c
}

// points returns what the seat has, as far as it is known here.
func (s *State) points(seat int) int {
	return int(s.side[seat].prizePoints) + max(0, int(s.side[seat].card))
}

// Payoffs implements rules.State.
func (s *State) Payoffs() []int {
	out := make([]int, s.seats)
	if s.stage == over {
		for k := range out {
			out[k] = s.points(k)
		}
	}
	return out
}

// handSize returns how many bidding cards the seat has left.
func (s *State) handSize(seat int) int { return bits.OnesCount8(s.side[seat].hand) }

// Hash implements rules.State. Everything counts, and who looks at it.
func (s *State) Hash() uint64 {
	h := fnv.New64a()
	data, _ := s.AppendBinary(nil)
	h.Write(data)
	return h.Sum64()
}
