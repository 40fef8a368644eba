package homeworlds

import (
	"engawa/rules"
	"engawa/rules/gamekit"
)

// Places of events: slots of systems, the bank, and no place.
const (
	PlaceBank = 64
	noPlace   = -1
)

// LostMark is added to a seat in the Thing of the EvMark that takes away its home mark.
const LostMark = 100

// Thing returns how events name a ship of the owner, or a star when owner is Nobody.
func Thing(p Piece, owner rules.Seat) int32 { return int32(p) | int32(owner+1)<<8 }

// ThingOf takes the Thing of an event of a piece apart. Owner is Nobody for a star.
func ThingOf(thing int32) (p Piece, owner rules.Seat) {
	return Piece(thing & 255), rules.Seat(thing>>8) - 1
}

// emitter collects the events of a move.
type emitter struct {
	gamekit.Emitter
	state *State
}

func (t *emitter) place(p Piece, owner rules.Seat, slot int) {
	t.Emit(rules.Event{Kind: rules.EvPlace, Thing: Thing(p, owner), From: PlaceBank, To: int32(slot)})
}

func (t *emitter) take(p Piece, owner rules.Seat, slot int) {
	t.Emit(rules.Event{Kind: rules.EvTake, Thing: Thing(p, owner), From: int32(slot), To: PlaceBank})
}

// takeAll reports that all those pieces of an owner return to the bank.
func (t *emitter) takeAll(f Fleet, owner rules.Seat, slot int) {
	for p, n := range f.All() {
		for range n {
			t.take(p, owner, slot)
		}
	}
}

// step reports what a choice other than the end of the turn has done. Before is the position it was made in.
func (t *emitter) step(before *Position, c Choice) {
	mover, now := before.Mover, &t.state.pos
	switch c.Kind {
	case KindStar:
		t.place(c.Piece, Nobody, int(mover))
	case KindShip:
		t.place(c.Piece, mover, int(mover))
	case KindBuild:
		t.place(before.Bank.Smallest(Colour(c.Target)), mover, c.Slot)
	case KindTrade:
		at := int32(c.Slot)
		t.Emit(rules.Event{Kind: rules.EvFlip, Thing: Thing(c.Piece, mover), From: at, To: at, N: int32(c.Target)})
	case KindMove:
		t.move(before, c.Slot, c.Piece, c.Target)
	case KindDiscover:
		to := before.freeSlot()
		t.Emit(rules.Event{ // with the system that the ship comes from on its path
			Kind: rules.EvPlace, Thing: Thing(Piece(c.Target), Nobody), From: PlaceBank, To: int32(to), Path: []int32{int32(c.Slot)},
		})
		t.move(before, c.Slot, c.Piece, to)
	case KindAttack:
		at := int32(c.Slot)
		t.Emit(rules.Event{
			Kind: rules.EvTake, Thing: Thing(c.Piece, rules.Seat(c.Target)), From: at, To: at, N: int32(mover),
		})
	case KindSacrifice:
		t.take(c.Piece, mover, c.Slot)
		t.returnStars(before, c.Slot)
		t.actions(now.Colour, now.ActionsLeft)
	case KindCatastrophe:
		t.catastrophe(before, c.Slot, Colour(c.Target))
	}
	if before.Phase == Sacrificing && c.Kind != KindCatastrophe {
		t.actions(before.Colour, now.ActionsLeft)
	}
}

func (t *emitter) move(before *Position, from int, ship Piece, to int) {
	t.Emit(rules.Event{Kind: rules.EvMove, Thing: Thing(ship, before.Mover), From: int32(from), To: int32(to)})
	t.returnStars(before, from)
}

// returnStars reports that the stars of a system return if the system is gone.
func (t *emitter) returnStars(before *Position, slot int) {
	if t.state.pos.Systems[slot].Free() {
		t.takeAll(before.Systems[slot].Stars, Nobody, slot)
	}
}

// actions reports how many actions of a sacrifice are left.
func (t *emitter) actions(c Colour, left uint8) {
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: int32(c), From: noPlace, To: noPlace, N: int32(left)})
}

// catastrophe reports the flash, the ships of the colour, the stars of the colour, then what goes with the last star or
// the last ship.
func (t *emitter) catastrophe(before *Position, slot int, c Colour) {
	s := &before.Systems[slot]
	t.Emit(rules.Event{Kind: rules.EvMark, Thing: int32(c), From: int32(slot), To: noPlace, N: 1})
	for owner, ships := range s.Ships {
		t.takeAll(ships.Of(c), rules.Seat(owner), slot)
	}
	t.takeAll(s.Stars.Of(c), Nobody, slot)
	if !t.state.pos.Systems[slot].Free() {
		return
	}
	rest := s.Stars - s.Stars.Of(c)
	if rest != 0 {
		t.takeAll(rest, Nobody, slot)
		return
	}
	for owner, ships := range s.Ships {
		t.takeAll(ships-ships.Of(c), rules.Seat(owner), slot)
	}
}

// eliminations reports which home marks go.
func (t *emitter) eliminations(before *Position, lost rules.Seats) {
	for seat := range lost.All() {
		at := int32(noPlace)
		if !before.Systems[seat].Free() {
			at = int32(seat)
		}
		t.Emit(rules.Event{Kind: rules.EvMark, Thing: LostMark + int32(seat), From: at, To: noPlace})
	}
}

// turn reports whose turn begins.
func (t *emitter) turn() {
	t.Emit(rules.Event{Kind: rules.EvPhase, Thing: -1, From: noPlace, To: int32(t.state.pos.Mover)})
}

// end reports the end of the match, with the homes of the winners to light up.
func (t *emitter) end() {
	var homes []int32
	for seat := range t.state.winners.All() {
		homes = append(homes, int32(seat))
	}
	t.Emit(rules.Event{Kind: rules.EvEnd, Thing: int32(t.state.ending), From: noPlace, To: noPlace, Path: homes})
}

// PossibleEvent implements rules.EventChecker.
func (Game) PossibleEvent(st rules.State, e rules.Event) bool {
	seats := int32(st.Seats())
	p, owner := ThingOf(e.Thing)
	piece := p < NumPieces && gamekit.Below(seats+1, e.Thing>>8)
	slot := func(at int32) bool { return gamekit.Below(MaxSystems, at) && (at < seats || at >= MaxSeats) }
	switch e.Kind {
	case rules.EvPlace:
		return piece && slot(e.To) && gamekit.Below(MaxSystems, e.Path...)
	case rules.EvTake:
		taken := e.To == e.From && owner >= 0 && gamekit.Below(seats, e.N)
		return piece && slot(e.From) && (taken || e.To == PlaceBank)
	case rules.EvMove:
		return piece && owner >= 0 && slot(e.From) && slot(e.To)
	case rules.EvFlip:
		return piece && owner >= 0 && slot(e.From) && e.To == e.From && gamekit.Below(NumPieces, e.N)
	case rules.EvMark:
		if lost := e.Thing - LostMark; lost >= 0 {
			return gamekit.Below(seats, lost) && (e.From == noPlace || e.From == lost) && e.N == 0
		}
		return gamekit.Below(NumColours, e.Thing) && slot(e.From) && e.N == 1
	case rules.EvPhase:
		return e.Thing == -1 && gamekit.Below(seats, e.To) || gamekit.Below(NumColours, e.Thing) && gamekit.Below(NumSizes+1, e.N)
	case rules.EvDeal, rules.EvReveal:
		return gamekit.Below(int32(len(cardNames)), e.Thing) && gamekit.Below(seats, e.To)
	case rules.EvEnd:
		return gamekit.Below(int32(len(endingNames)), e.Thing) && gamekit.Below(seats, e.Path...)
	}
	return false
}
