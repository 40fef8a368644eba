package homeworlds

import "engawa/rules"

// nowhereRefusal reports why nothing of the kind can be done in any system that has its power, nil where the reasons
// differ.
func (p *Position) nowhereRefusal(kind Kind, power Colour) (first *rules.Error) {
	for slot, s := range p.acting(power) {
		switch err := p.nothingRefusal(kind, slot, s.Ships[p.Mover]); {
		case err == nil || first != nil && err.Code != first.Code:
			return nil
		case first == nil:
			first = err
		}
	}
	return first
}

// nothingRefusal reports why the mover's ships can do nothing of the kind in a system that has its power.
func (p *Position) nothingRefusal(kind Kind, slot int, ships Fleet) *rules.Error {
	switch kind {
	case KindBuild:
		for c := range Colour(NumColours) {
			if ships.Of(c) == ships {
				return p.bankRefusal(Choice{Kind: kind, Slot: slot, Target: int(c)})
			}
		}
		return rules.Errorf(CodeNothingToBuild, "no piece is left in the bank in a colour of your ships at %s", p.Name(slot)).At(cellPart(slot))
	case KindTrade:
		return rules.Errorf(CodeNothingToTrade, "the bank has no piece to trade for at %s, of the same size in another colour", p.Name(slot)).
			At(cellPart(slot))
	case KindAttack:
		return p.attackableRefusal(slot)
	}
	for ship := range ships.All() {
		if p.leavesHomeEmpty(slot, ship) {
			return rules.Errorf(CodeHomeLost, "the %s is your last ship at home", ship).At(shipPart(slot, p.Mover, ship))
		}
	}
	return rules.Errorf(CodeNowhereToMove, "no system is connected with %s, and no star in the bank would be", p.Name(slot)).At(cellPart(slot))
}

// onlyGuardMoves reports whether no ship but the mover's last one at home has the power to move.
func (p *Position) onlyGuardMoves() bool {
	guards := false
	for slot := range p.Slots() {
		for ship := range p.Systems[slot].Ships[p.Mover].All() {
			switch {
			case p.leavesHomeEmpty(slot, ship):
				guards = true
			case p.Phase == Sacrificing || p.Systems[slot].Power(p.Mover, Yellow):
				return false
			}
		}
	}
	return guards
}

// smallestRefusal is the refusal to build another piece of the colour than the smallest.
func (p *Position) smallestRefusal(c Colour) *rules.Error {
	next := p.Bank.Smallest(c)
	return rules.Errorf(CodeNotSmallest, "the bank still has a %s, and the smallest is built first", next).At(reservePart(next))
}

// attackableRefusal reports why no ship of another seat in the system can be attacked, nil when one can.
func (p *Position) attackableRefusal(slot int) *rules.Error {
	s := &p.Systems[slot]
	var large []rules.Part
	for owner := range rules.Seat(p.Seats) {
		for piece := range s.Ships[owner].All() {
			switch {
			case owner == p.Mover:
			case piece.Size() <= s.Ships[p.Mover].Largest():
				return nil
			default:
				large = append(large, shipPart(slot, owner, piece))
			}
		}
	}
	if len(large) == 0 {
		return rules.Errorf(CodeNoRival, "there is no ship of another seat at %s to attack", p.Name(slot)).At(cellPart(slot))
	}
	return rules.Errorf(CodeTooBig, "the ships of others at %s are larger than your largest there", p.Name(slot)).At(large...).
		WithNumber("n", len(large))
}

// leavesHomeEmpty reports whether some way out is closed to the ship only because the mover's home would be without
// one.
func (p *Position) leavesHomeEmpty(slot int, ship Piece) bool {
	for star := range Piece(NumPieces) {
		err := p.refusal(Choice{Kind: KindDiscover, Slot: slot, Piece: ship, Target: int(star)})
		if err != nil && err.Code == CodeHomeLost {
			return true
		}
	}
	return false
}
