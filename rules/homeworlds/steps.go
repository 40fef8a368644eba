package homeworlds

import (
	"math/bits"

	"engawa/rules"
)

// play plays a choice of the mover that is legal, end of turn left aside.
func (p *Position) play(c Choice) {
	s, ship, piece := &p.Systems[c.Slot], c.Piece.One(), Piece(c.Target).One()
	switch c.Kind {
	case KindStar:
		home := &p.Systems[p.Mover]
		home.Home = p.Mover
		home.Stars += ship
		p.Bank -= ship
		p.SlotMask |= 1 << p.Mover
	case KindShip: // the first, which ends the turn of set-up
		p.Systems[p.Mover].Ships[p.Mover] += ship
		p.Bank -= ship
		p.nextTurn()
	case KindBuild:
		built := p.Bank.Smallest(Colour(c.Target)).One()
		p.Bank -= built
		s.Ships[p.Mover] += built
		p.spend()
	case KindTrade:
		p.Bank += ship - piece
		s.Ships[p.Mover] += piece - ship
		p.spend()
	case KindMove:
		p.sail(c.Slot, c.Piece, c.Target)
		p.spend()
	case KindDiscover:
		p.Discover(c.Slot, c.Piece, Piece(c.Target))
	case KindAttack:
		s.Ships[c.Target] -= ship
		s.Ships[p.Mover] += ship
		p.spend()
	case KindSacrifice:
		p.Sacrifice(c.Slot, c.Piece)
	case KindCatastrophe:
		p.Catastrophe(c.Slot, Colour(c.Target))
	}
}

// Discover puts a star from the bank on the lowest free slot that is no home's, brings a ship of the mover there and
// returns the slot. The old system vanishes when it is left empty.
func (p *Position) Discover(from int, ship, star Piece) int {
	to := p.freeSlot()
	p.LastNumber++
	p.Bank -= star.One()
	p.Systems[to] = System{Stars: star.One(), Home: Nobody, Key: p.LastNumber}
	p.SlotMask |= 1 << to
	p.sail(from, ship, to)
	p.spend()
	return to
}

// freeSlot returns the slot that the next discovered system takes.
func (p *Position) freeSlot() int { return bits.TrailingZeros64(^(p.SlotMask | (1<<MaxSeats - 1))) }

// Sacrifice returns a ship of the mover to the bank and gives as many actions of its colour as its size. The system
// vanishes when it is left empty.
func (p *Position) Sacrifice(slot int, ship Piece) {
	p.Systems[slot].Ships[p.Mover] -= ship.One()
	p.Bank += ship.One()
	p.vacate(slot)
	p.Phase, p.Colour, p.ActionsLeft = Sacrificing, ship.Colour(), uint8(ship.Size())
}

// Catastrophe returns all pieces of the colour in the system to the bank; without a star left, the ships too; without
// a ship left, the stars too. Unless catastrophes may come at any time, the main action of the turn is over.
func (p *Position) Catastrophe(slot int, c Colour) {
	s := &p.Systems[slot]
	p.Bank += s.Pieces().Of(c)
	s.Stars -= s.Stars.Of(c)
	for k := range s.Ships {
		s.Ships[k] -= s.Ships[k].Of(c)
	}
	if s.Stars == 0 {
		p.Bank += s.AllShips()
		p.clear(slot)
	} else {
		p.vacate(slot)
	}
	if !p.Rules.Anytime {
		p.closeOption()
	}
}

// GivesUp returns how many actions of the turn a catastrophe set off now would give up.
func (p *Position) GivesUp() int {
	switch {
	case p.Rules.Anytime:
		return 0
	case p.Phase == Start:
		return 1
	}
	return int(p.ActionsLeft)
}

// EndTurn drops the marks of homes that their owners have lost, returns the systems without ships to the bank, passes
// the turn on, and returns the seats eliminated.
func (p *Position) EndTurn() rules.Seats {
	lost := p.SeatsWithoutHome()
	for seat := range lost.All() {
		p.Living = p.Living.Without(seat)
		if s := &p.Systems[seat]; !s.Free() {
			s.Home = Nobody
			p.vacate(int(seat))
		}
	}
	p.nextTurn()
	return lost
}

// nextTurn makes it the turn of the next living seat, which sets up its home when it has none.
func (p *Position) nextTurn() {
	p.closeOption()
	p.Mover = p.Next(p.Mover)
	p.Phase = Start
	if p.Systems[p.Mover].Free() {
		p.Phase = Setup
	}
}

// spend counts one free action, or one action of a sacrifice, as done.
func (p *Position) spend() {
	if p.Phase == Sacrificing && p.ActionsLeft > 1 {
		p.ActionsLeft--
		return
	}
	p.closeOption()
}

func (p *Position) closeOption() { p.Phase, p.Colour, p.ActionsLeft = Done, 0, 0 }

func (p *Position) sail(from int, ship Piece, to int) {
	p.Systems[from].Ships[p.Mover] -= ship.One()
	p.Systems[to].Ships[p.Mover] += ship.One()
	p.vacate(from)
}

// vacate returns the stars of a system without ships to the bank, unless it is the home of a living seat.
func (p *Position) vacate(slot int) {
	s := &p.Systems[slot]
	if s.Home != Nobody || s.Ships != [MaxSeats]Fleet{} {
		return
	}
	p.Bank += s.Stars
	p.clear(slot)
}

func (p *Position) clear(slot int) {
	p.Systems[slot] = System{}
	p.SlotMask &^= 1 << slot
}
