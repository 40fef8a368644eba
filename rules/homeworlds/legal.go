package homeworlds

import (
	"iter"
	"math/bits"

	"engawa/rules"
)

// Legal appends the seat's actions in ascending order; nothing if it may not move, or if the State is the View of
// another.
func (s *State) Legal(by rules.Seat, dst []rules.Action) []rules.Action {
	if by < 0 || !s.Actors().Has(by) || s.viewer != rules.Referee && s.viewer != by {
		return dst
	}
	return s.pos.Legal(dst)
}

// Chances appends the cards that the next seat may be dealt, or the seats that may start. A View lists a card only to
// the seat that gets it, with the chances that this seat must assume.
func (s *State) Chances(dst []rules.Outcome) []rules.Outcome {
	if !s.Actors().Has(rules.Nature) {
		return dst
	}
	if !s.cards.isComplete(s.Seats()) {
		seat := rules.Seat(s.cards.dealtCount)
		if s.viewer != rules.Referee && s.viewer != seat {
			return dst
		}
		for _, a := range []Alignment{Good, Evil} {
			if n := s.cards.unknownCount(s.Seats(), a); n > 0 {
				dst = append(dst, rules.Outcome{Do: CardAction(seat, a), Weight: uint32(n)})
			}
		}
		return dst
	}
	for seat := range rules.Seat(s.Seats()) {
		dst = append(dst, rules.Outcome{Do: StartAction(seat), Weight: 1})
	}
	return dst
}

// Legal appends the mover's legal actions in ascending order. A position whose match is over is no concern of it.
func (p *Position) Legal(dst []rules.Action) []rules.Action {
	add := func(c Choice) bool {
		dst = append(dst, c.Pack())
		return true
	}
	if p.Phase == Setup {
		p.eachSetup(add)
		return dst
	}
	safe := func(c Choice) bool { return !p.keepsHome(c) || add(c) }
	if p.Phase != Done {
		p.eachBuild(safe)
		p.eachTrade(safe)
		p.eachMove(safe)
		p.eachDiscovery(safe)
		p.eachAttack(safe)
	}
	p.eachSacrifice(safe)
	p.eachCatastrophe(safe)
	if p.mayEnd() {
		add(Choice{Kind: KindEnd})
	}
	return dst
}

// mayEnd reports whether the mover may end the turn now, outside of set-up.
func (p *Position) mayEnd() bool { return p.Rules.SelfLoss || p.AtHome(p.Mover) }

// keepsHome reports whether ruling 9 allows the choice.
func (p *Position) keepsHome(c Choice) bool {
	if p.Rules.SelfLoss || !p.risky(c) {
		return true
	}
	next := *p
	next.play(c)
	return next.holds()
}

// risky reports whether the choice may leave the mover's home without own ships.
func (p *Position) risky(c Choice) bool {
	home := int(p.Mover)
	own := p.Systems[home].Ships[p.Mover]
	switch {
	case own == 0:
		return true
	case c.Slot != home, c.Kind == KindBuild, c.Kind == KindTrade, c.Kind == KindAttack:
		return false
	case c.Kind == KindCatastrophe:
		of, stars := Colour(c.Target), p.Systems[home].Stars
		return own.Of(of) == own || stars.Of(of) == stars
	}
	return own.Len() == 1
}

// canAt reports whether the mover may use that power in the system.
func (p *Position) canAt(s *System, c Colour) bool {
	switch p.Phase {
	case Start:
		return s.Power(p.Mover, c)
	case Sacrificing:
		return p.Colour == c && s.Ships[p.Mover] != 0
	}
	return false
}

func (p *Position) eachSetup(yield func(Choice) bool) {
	kind := KindStar
	if p.Systems[p.Mover].Stars.Len() == 2 {
		kind = KindShip
	}
	for piece := range p.Bank.All() {
		if kind == KindShip && p.Rules.LargeFirst && piece.Size() != NumSizes {
			continue
		}
		if !yield(Choice{Kind: kind, Piece: piece}) {
			return
		}
	}
}

// acting yields the systems, by their slots, in which the mover can act with the power of a colour.
func (p *Position) acting(power Colour) iter.Seq2[int, *System] {
	return func(yield func(int, *System) bool) {
		for slot := range p.Slots() {
			if s := &p.Systems[slot]; p.canAt(s, power) && !yield(slot, s) {
				return
			}
		}
	}
}

func (p *Position) eachBuild(yield func(Choice) bool) {
	for slot, s := range p.acting(Green) {
		for c := range Colour(NumColours) {
			if s.Ships[p.Mover].HasColour(c) && p.Bank.HasColour(c) && !yield(Choice{Kind: KindBuild, Slot: slot, Target: int(c)}) {
				return
			}
		}
	}
}

func (p *Position) eachTrade(yield func(Choice) bool) {
	for slot, s := range p.acting(Blue) {
		for ship := range s.Ships[p.Mover].All() {
			for c := range Colour(NumColours) {
				other := MakePiece(c, ship.Size())
				if other != ship && p.Bank.Has(other) && !yield(Choice{Kind: KindTrade, Slot: slot, Piece: ship, Target: int(other)}) {
					return
				}
			}
		}
	}
}

// eachMove yields the moves to systems on the table, whether ruling 9 allows them or not.
func (p *Position) eachMove(yield func(Choice) bool) {
	for slot, s := range p.acting(Yellow) {
		sizes := s.Sizes()
		for ship := range s.Ships[p.Mover].All() {
			for to := p.SlotMask; to != 0; to &= to - 1 {
				target := bits.TrailingZeros64(to)
				if p.Systems[target].Sizes()&sizes == 0 && !yield(Choice{Kind: KindMove, Slot: slot, Piece: ship, Target: target}) {
					return
				}
			}
		}
	}
}

// eachDiscovery yields the discoveries, whether ruling 9 allows them or not.
func (p *Position) eachDiscovery(yield func(Choice) bool) {
	for slot, s := range p.acting(Yellow) {
		sizes := s.Sizes()
		for ship := range s.Ships[p.Mover].All() {
			for star := range p.Bank.All() {
				if sizes>>(star.Size()-1)&1 == 0 && !yield(Choice{Kind: KindDiscover, Slot: slot, Piece: ship, Target: int(star)}) {
					return
				}
			}
		}
	}
}

func (p *Position) eachAttack(yield func(Choice) bool) {
	for slot, s := range p.acting(Red) {
		reach := s.Ships[p.Mover].Largest()
		others := s.AllShips() - s.Ships[p.Mover]
		for ship := range others.All() {
			for owner := range rules.Seat(p.Seats) {
				if ship.Size() <= reach && owner != p.Mover && s.Ships[owner].Has(ship) &&
					!yield(Choice{Kind: KindAttack, Slot: slot, Piece: ship, Target: int(owner)}) {
					return
				}
			}
		}
	}
}

// eachSacrifice yields the sacrifices, whether ruling 9 allows them or not.
func (p *Position) eachSacrifice(yield func(Choice) bool) {
	if p.Phase != Start {
		return
	}
	for slot := range p.Slots() {
		for ship := range p.Systems[slot].Ships[p.Mover].All() {
			if !yield(Choice{Kind: KindSacrifice, Slot: slot, Piece: ship}) {
				return
			}
		}
	}
}

// eachCatastrophe yields the catastrophes, whether ruling 9 allows them or not.
func (p *Position) eachCatastrophe(yield func(Choice) bool) {
	for slot := range p.Slots() {
		pieces := p.Systems[slot].Pieces()
		if pieces.Len() < Overpopulation {
			continue
		}
		for c := range Colour(NumColours) {
			if pieces.CountColour(c) >= Overpopulation && !yield(Choice{Kind: KindCatastrophe, Slot: slot, Target: int(c)}) {
				return
			}
		}
	}
}
