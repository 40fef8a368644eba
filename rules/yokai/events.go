package yokai

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// appendEvents reports what the move did that led from before to the present position.
func (s *State) appendEvents(dst []rules.Event, before Board, m rules.Move) []rules.Event {
	c, _ := Fields(m.Do)
	tell := func(kind rules.EventKind, thing Piece, from, to, n int32) {
		dst = append(dst, rules.Event{
			Kind: kind, By: m.By, Thing: int32(thing), From: from, To: to, N: n, Seen: rules.AllSeats(seats),
		})
	}
	side := before.Side()
	to := int32(c.To)
	if c.Drop != NoKind {
		tell(rules.EvPlace, PieceOf(side, c.Drop), ReserveIndex(m.By, c.Drop), to, 0)
	} else {
		tell(rules.EvMove, before.At(c.From), int32(c.From), to, 0)
	}
	if taken := before.At(c.To); taken != 0 {
		as := describe(taken.Kind()).TakenAs
		reserve, turned := int32(-1), int32(0)
		if as != NoKind {
			reserve = ReserveIndex(m.By, as)
		}
		if as != taken.Kind() && as != NoKind {
			turned = 1
		}
		tell(rules.EvTake, taken, to, reserve, turned)
	}
	if c.Promote {
		tell(rules.EvFlip, PieceOf(side, Hen), -1, to, 0)
	}
	if cell, ok := before.Waiting(); ok {
		tell(rules.EvMark, PieceOf(side.Other(), Lion), -1, int32(cell), 0)
	}
	if cell, ok := s.board.Waiting(); ok {
		tell(rules.EvMark, PieceOf(side, Lion), -1, int32(cell), 1)
	}
	if s.ending != NoEnding {
		dst = append(dst, s.endEvent(c, m.By))
	}
	return dst
}

// endEvent reports the end that the choice has brought, with the cells to light up.
func (s *State) endEvent(c Choice, by rules.Seat) rules.Event {
	winner := int32(-1)
	if w, ok := s.Winner(); ok {
		winner = int32(w)
	}
	var path []int32
	for cell := range s.endCells(c).All() {
		path = append(path, int32(cell))
	}
	return rules.Event{
		Kind: rules.EvEnd, By: by, Thing: int32(s.ending), From: -1, To: -1, N: winner, Path: path,
		Seen: rules.AllSeats(seats),
	}
}

// endCells returns what the end lights up: the way of the taker and the lion's cell; the lion that made its Try, and
// what pointed at it in vain; the lion of the side that cannot move; both lions of a draw.
func (s *State) endCells(c Choice) Cells {
	b := s.board
	lion := func(side Side) Cells { return b.lanesOf(side).of(Lion) }
	switch s.ending {
	case Catch:
		return 1<<c.To | 1<<c.From
	case Try:
		return lion(b.side.Other())
	case TrySurvived:
		return lion(b.side) | b.Attackers(b.side.Other(), b.LionCell(b.side))
	case Stalemate:
		return lion(b.side)
	}
	return lion(White) | lion(Black)
}

// PossibleEvent implements rules.EventChecker.
func (Game) PossibleEvent(_ rules.State, e rules.Event) bool {
	kind, side := Piece(e.Thing).Kind(), Piece(e.Thing).Side()
	piece := gamekit.Below(2*pieceSide, e.Thing) && side <= Black && kind > NoKind && kind <= Hen
	switch e.Kind {
	case rules.EvMove:
		return piece && gamekit.Below(NumCells, e.From, e.To)
	case rules.EvPlace:
		_, _, held := ReserveAt(e.From)
		return piece && held && gamekit.Below(NumCells, e.To)
	case rules.EvTake:
		_, _, held := ReserveAt(e.To)
		return piece && gamekit.Below(NumCells, e.From) && (held || e.To == -1)
	case rules.EvFlip, rules.EvMark:
		return piece && gamekit.Below(NumCells, e.To)
	case rules.EvReveal:
		return gamekit.Below(seats, e.N)
	case rules.EvEnd:
		return gamekit.Below(int32(len(endingNames)), e.Thing) && gamekit.Below(NumCells, e.Path...)
	}
	return false
}
