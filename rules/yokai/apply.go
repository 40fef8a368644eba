package yokai

import (
	"engawa/rules"
	"math/bits"
)

// Apply plays a legal move and appends its events. What is not legal gives an *rules.Error and changes nothing.
func (s *State) Apply(m rules.Move, dst []rules.Event) ([]rules.Event, error) {
	if err := s.check(m); err != nil {
		return dst, err
	}
	if m.By == rules.Nature {
		s.white, _ = startSeat(m.Do)
		s.pending = false
		return append(dst, rules.Event{
			Kind: rules.EvReveal, By: m.By, Thing: -1, From: -1, To: -1, N: int32(s.white), Seen: rules.AllSeats(seats),
		}), nil
	}
	before := s.board
	s.board = before.Play(m.Do)
	s.moves++
	s.history = s.history.next(s.board)
	s.ending = s.judge()
	return s.appendEvents(dst, before, m), nil
}

// Play returns the position after a legal move of the side to move. What it returns for other actions is undefined.
func (b Board) Play(a rules.Action) Board {
	from, to := uint(a>>actionFrom&31), uint(a>>actionTo&15)
	if from >= fromReserve {
		return b.resolveTry(b.drop(Elephant+Kind(from-fromReserve), to))
	}
	kind := b.own.at(int(from))
	if kind == Lion {
		return b.resolveTry(b.moveLion(from, to))
	}
	landing := kind
	if a&1 != 0 {
		landing = Hen
	}
	return b.resolveTry(b.move(pieceBit(kind, int(from))|pieceBit(landing, int(to)), to))
}

// drop returns the position after dropping a piece, waiting Tries left aside.
func (b Board) drop(kind Kind, to uint) Board {
	return Board{
		own: b.foe, foe: b.own | pieceBit(kind, int(to)),
		ownHand: b.foeHand, foeHand: b.ownHand - handOf(kind),
		side: b.side ^ 1, flags: b.flags & variantBits,
	}
}

// move returns the position after a piece has gone to the cell, waiting Tries left aside. Changed holds its bits
// where it leaves and where it lands.
func (b Board) move(changed lanes, to uint) Board {
	taken := b.foe & (everyLane << (to & 15))
	next := Board{
		own: b.foe ^ taken, foe: b.own ^ changed,
		ownHand: b.foeHand, foeHand: b.ownHand + lookup.gain[bits.TrailingZeros64(uint64(taken))&127],
		side: b.side ^ 1, flags: b.flags & variantBits,
	}
	if taken&lanes(allCells) != 0 {
		next.flags |= flags(Catch) << endShift
	}
	return next
}

// moveLion is move for a lion, which may make a Try.
func (b Board) moveLion(from, to uint) Board {
	next := b.move(pieceBit(Lion, int(from))|pieceBit(Lion, int(to)), to)
	if !FarRow(b.side).Has(int(to)) || next.flags>>endShift != 0 {
		return next
	}
	if !attacks(next.own, next.side).Has(int(to)) {
		next.flags |= flags(Try) << endShift
	} else if next.flags&flagStrict == 0 {
		next.flags |= flagWaiting
	}
	return next
}

// answered returns next, the position after a move from b, with the end that a Try waiting in b brings unless the
// move itself has ended the game.
func (b Board) resolveTry(next Board) Board {
	if b.flags&flagWaiting != 0 && next.flags>>endShift == 0 {
		next.flags = next.flags&variantBits | flags(TrySurvived)<<endShift
	}
	return next
}
