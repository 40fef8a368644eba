package homeworlds

import (
	"math/bits"

	"engawa/rules"
	"engawa/rules/gamekit"
)

// Codes of refusals, beside those that all games share. The first that applies is given.
const (
	CodeCommand          = "bad-command"
	CodePiece            = "bad-piece"
	CodeSystem           = "bad-system"
	CodeColour           = "bad-colour"
	CodeOwner            = "bad-owner"
	CodeName             = "bad-name"
	CodeSetupFirst       = "setup-first"
	CodeSetupPass        = "setup-pass"
	CodeSetupExtra       = "setup-extra"
	CodeSetupDone        = "setup-done"
	CodeFirstShip        = "first-ship"
	CodeBank             = "bank-empty"
	CodeAfter            = "after-catastrophe"
	CodeOptionUsed       = "option-used"
	CodeNoActions        = "no-actions-left"
	CodeWrongColour      = "wrong-colour"
	CodeNotPresent       = "not-present"
	CodeNoShip           = "no-ship"
	CodeNoPower          = "no-power"
	CodePowerNowhere     = "power-nowhere"
	CodeBuildColour      = "build-colour"
	CodeNotSmallest      = "not-smallest"
	CodeTradeSize        = "trade-size"
	CodeTradeSame        = "trade-same"
	CodeSameSystem       = "same-system"
	CodeConnected        = "not-connected"
	CodeAttackOwn        = "attack-own"
	CodeWhichOwner       = "which-owner"
	CodeTooBig           = "too-big"
	CodeNoRival          = "no-rival"
	CodeNoOverpopulation = "no-overpopulation"
	CodeHomeLost         = "home-lost"
	CodeNothingToBuild   = "nothing-to-build"
	CodeNothingToTrade   = "nothing-to-trade"
	CodeNowhereToMove    = "nowhere-to-move"
	CodeNoneCan          = "none-can"
	CodeWhichShip        = "which-ship"
)

// checkMover refuses a seat that may not act now.
func (s *State) checkMover(by rules.Seat) error {
	return gamekit.CheckMover(s.Actors(), by, "%s may not act now; it is the turn of %s")
}

// check takes the move apart and refuses whatever may not be played now.
func (s *State) check(m rules.Move) (Choice, error) {
	if err := s.checkMover(m.By); err != nil {
		return Choice{}, err
	}
	if m.By == rules.Nature {
		return s.checkNature(m.Do)
	}
	c, ok := Fields(m.Do)
	if !ok || c.Kind >= KindCard {
		return c, rules.Errorf(rules.CodeAction, "%#x is no action of a player in this game", uint64(m.Do))
	}
	return c, s.pos.refusal(c).OrNil()
}

// checkNature refuses what chance may not bring now. A View takes Hidden for a card that its viewer may not see.
func (s *State) checkNature(do rules.Action) (Choice, error) {
	next := rules.Seat(s.cards.dealtCount)
	dealing := !s.cards.isComplete(s.Seats())
	if do == rules.Hidden && dealing && s.viewer != rules.Referee && s.viewer != next {
		return Choice{Kind: KindCard, Slot: int(next)}, nil
	}
	c, ok := Fields(do)
	switch {
	case !ok:
	case dealing && c.Kind == KindCard && c.Slot == int(next):
		if a := Alignment(c.Target); a != Unknown && s.cards.unknownCount(s.Seats(), a) > 0 {
			return c, nil
		}
		return c, rules.Errorf(rules.CodeAction, "the card %s is not left for seat %s", Alignment(c.Target), next)
	case !dealing && c.Kind == KindStart && c.Slot < s.Seats():
		return c, nil
	}
	if dealing {
		return c, rules.Errorf(rules.CodeAction, "chance now deals a card, good or evil, to seat %s", next)
	}
	return c, rules.Errorf(rules.CodeAction, "chance now picks the seat that starts, 0 to %d", s.Seats()-1)
}

// refusal reports why the mover may not make the choice now, nil when it may.
func (s *State) refusal(_ rules.Seat, c Choice) *rules.Error { return s.pos.refusal(c) }

// refusal reports why the mover may not make the choice now, nil when it may.
func (p *Position) refusal(c Choice) *rules.Error {
	switch c.Kind {
	case KindStar, KindShip:
		return p.setupRefusal(c)
	case KindEnd:
		return p.endRefusal()
	}
	if p.Phase == Setup {
		return rules.Errorf(CodeSetupFirst, "your home must be set up first: two stars, then a ship")
	}
	if c.Slot >= MaxSystems || p.Systems[c.Slot].Free() {
		return rules.Errorf(CodeSystem, "there is no system %s on the table", slotName(p, c.Slot))
	}
	if err := p.bankRefusal(c); err != nil {
		return err
	}
	if c.Kind == KindCatastrophe {
		return p.catastropheRefusal(c)
	}
	if err := p.phaseRefusal(c.Kind); err != nil {
		return err
	}
	if err := p.shipRefusal(c); err != nil {
		return err
	}
	if err := p.powerRefusal(c); err != nil {
		return err
	}
	if err := p.targetRefusal(c); err != nil {
		return err
	}
	return p.homeRefusal(c)
}

// slotName is Name, also for slots without a system.
func slotName(p *Position, slot int) string {
	if slot >= MaxSystems || slot >= MaxSeats && p.Systems[slot].Free() {
		return "there"
	}
	return p.Name(slot)
}

func (p *Position) setupRefusal(c Choice) *rules.Error {
	stars := p.Systems[p.Mover].Stars.Len()
	switch {
	case p.Phase != Setup:
		return rules.Errorf(CodeSetupDone, "your home is already set up; a seat has only one")
	case c.Kind == KindStar && stars == 2:
		return rules.Errorf(CodeSetupExtra, "your home has its two stars; the first ship comes next")
	case c.Kind == KindShip && stars < 2:
		return rules.Errorf(CodeSetupFirst, "your home has %d of its two stars; they come before the ship", stars)
	case c.Kind == KindShip && p.Rules.LargeFirst && c.Piece.Size() != NumSizes:
		return rules.Errorf(CodeFirstShip, "the first ship must be large, of size 3; %s is not", c.Piece).
			At(reservePart(c.Piece))
	}
	return p.inBank(c.Piece)
}

func (p *Position) endRefusal() *rules.Error {
	switch {
	case p.Phase == Setup:
		return rules.Errorf(CodeSetupPass, "a turn of set-up cannot be passed; choose two stars and a ship")
	case !p.mayEnd():
		return rules.Errorf(CodeHomeLost, "you have no ship at home, and a turn may not end so; bring one home first").
			At(cellPart(int(p.Mover)))
	}
	return nil
}

// inBank refuses a piece that is not in the bank.
func (p *Position) inBank(piece Piece) *rules.Error {
	if p.Bank.Has(piece) {
		return nil
	}
	return rules.Errorf(CodeBank, "no %s is left in the bank", piece).At(reservePart(piece)).WithCode("piece", piece.String())
}

// bankRefusal refuses a choice whose piece is not in the bank.
func (p *Position) bankRefusal(c Choice) *rules.Error {
	switch c.Kind {
	case KindBuild:
		if colour := Colour(c.Target); !p.Bank.HasColour(colour) {
			return rules.Errorf(CodeBank, "no %s piece is left in the bank", colour.Name()).WithCode("colour", colour.String())
		}
	case KindTrade, KindDiscover:
		return p.inBank(Piece(c.Target))
	}
	return nil
}

// phaseRefusal refuses kinds of actions, catastrophes left aside, that the phase of the turn does not allow.
func (p *Position) phaseRefusal(k Kind) *rules.Error {
	power, needed := k.Power()
	switch {
	case p.Phase == Done:
		return rules.Errorf(CodeOptionUsed,
			"the action of this turn is used; only catastrophes and the end of the turn are left")
	case p.Phase == Sacrificing && !needed:
		return rules.Errorf(CodeOptionUsed, "you have sacrificed a ship this turn already; another sacrifice is not allowed")
	case p.Phase == Sacrificing && power != p.Colour:
		return rules.Errorf(CodeWrongColour, "the sacrifice of a %s ship gives actions to %s only, not to %s",
			p.Colour.Name(), p.Colour.verb(), k).WithCode("colour", p.Colour.String())
	}
	return nil
}

// shipRefusal refuses a choice without the ships it needs in the system.
func (p *Position) shipRefusal(c Choice) *rules.Error {
	s := &p.Systems[c.Slot]
	if s.Ships[p.Mover] == 0 {
		return rules.Errorf(CodeNotPresent, "you have no ship at %s", p.Name(c.Slot)).At(cellPart(c.Slot))
	}
	switch c.Kind {
	case KindTrade, KindMove, KindDiscover, KindSacrifice:
		if !s.Ships[p.Mover].Has(c.Piece) {
			return rules.Errorf(CodeNoShip, "you have no %s at %s", c.Piece, p.Name(c.Slot)).At(cellPart(c.Slot))
		}
	case KindAttack:
		owner := rules.Seat(c.Target)
		if owner == p.Mover && !s.AllShips().Has(c.Piece) {
			return rules.Errorf(CodeNoShip, "no other seat has a %s at %s", c.Piece, p.Name(c.Slot)).At(cellPart(c.Slot))
		}
		if !s.Ships[owner].Has(c.Piece) {
			return rules.Errorf(CodeNoShip, "seat %s has no %s at %s", owner, c.Piece, p.Name(c.Slot)).At(cellPart(c.Slot))
		}
	}
	return nil
}

// powerRefusal refuses a free action whose power the mover lacks in the system.
func (p *Position) powerRefusal(c Choice) *rules.Error {
	power, needed := c.Kind.Power()
	if !needed || p.Phase != Start || p.Systems[c.Slot].Power(p.Mover, power) {
		return nil
	}
	return rules.Errorf(CodeNoPower, "to %s at %s you need a %s star or an own %s ship there",
		c.Kind, p.Name(c.Slot), power.Name(), power.Name()).At(cellPart(c.Slot)).
		WithCode("colour", power.String())
}

// targetRefusal refuses what an action of a ship that may act cannot do.
func (p *Position) targetRefusal(c Choice) *rules.Error {
	s := &p.Systems[c.Slot]
	switch c.Kind {
	case KindBuild:
		if colour := Colour(c.Target); !s.Ships[p.Mover].HasColour(colour) {
			return rules.Errorf(CodeBuildColour, "you can build the colours of your ships at %s, and none is %s",
				p.Name(c.Slot), colour.Name()).At(cellPart(c.Slot))
		}
	case KindTrade:
		return p.tradeRefusal(c.Piece, Piece(c.Target))
	case KindMove:
		return p.moveRefusal(c.Slot, c.Target)
	case KindDiscover:
		if star := Piece(c.Target); s.Sizes()>>(star.Size()-1)&1 != 0 {
			return rules.Errorf(CodeConnected, "a star of size %d cannot be reached from %s, which has one of that size too",
				star.Size(), p.Name(c.Slot)).At(cellPart(c.Slot), reservePart(star)).WithNumber("size", star.Size())
		}
	case KindAttack:
		return p.attackRefusal(c)
	}
	return nil
}

func (p *Position) tradeRefusal(ship, other Piece) *rules.Error {
	switch {
	case ship.Size() != other.Size():
		return rules.Errorf(CodeTradeSize, "a trade keeps the size; %s has size %d, %s has size %d",
			ship, ship.Size(), other, other.Size()).At(reservePart(other)).WithNumber("size", ship.Size())
	case ship == other:
		return rules.Errorf(CodeTradeSame, "a trade changes the colour; %s is %s already", ship, ship.Colour().Name()).
			At(reservePart(other))
	}
	return nil
}

func (p *Position) moveRefusal(from, to int) *rules.Error {
	switch {
	case to >= MaxSystems || p.Systems[to].Free():
		return rules.Errorf(CodeSystem, "there is no system %s on the table", slotName(p, to))
	case from == to:
		return rules.Errorf(CodeSameSystem, "the ship is at %s already; a move goes to another system", p.Name(from)).
			At(cellPart(from))
	case !p.Systems[from].IsConnected(&p.Systems[to]):
		return rules.Errorf(CodeConnected, "%s and %s both have a star of size %s, so no ship can go between them",
			p.Name(from), p.Name(to), sharedSizes(&p.Systems[from], &p.Systems[to])).At(cellPart(from), cellPart(to)).
			WithNumber("size", 1+bits.TrailingZeros8(p.Systems[from].Sizes()&p.Systems[to].Sizes()))
	}
	return nil
}

func (p *Position) attackRefusal(c Choice) *rules.Error {
	owner, largest := rules.Seat(c.Target), p.Systems[c.Slot].Ships[p.Mover].Largest()
	switch {
	case owner == p.Mover:
		return rules.Errorf(CodeAttackOwn, "the %s at %s is your own ship; an attack takes another seat's", c.Piece, p.Name(c.Slot)).
			At(shipPart(c.Slot, owner, c.Piece))
	case c.Piece.Size() > largest:
		return rules.Errorf(CodeTooBig, "%s is larger than your largest ship at %s, which has size %d", c.Piece, p.Name(c.Slot), largest).
			At(shipPart(c.Slot, owner, c.Piece)).WithNumber("size", largest)
	}
	return nil
}

func (p *Position) catastropheRefusal(c Choice) *rules.Error {
	s, colour := &p.Systems[c.Slot], Colour(c.Target)
	if !s.isOverpopulated(colour) {
		return rules.Errorf(CodeNoOverpopulation, "a catastrophe needs %d %s pieces at %s; there are %d",
			Overpopulation, colour.Name(), p.Name(c.Slot), s.Pieces().CountColour(colour)).At(cellPart(c.Slot)).
			WithNumber("n", s.Pieces().CountColour(colour))
	}
	return p.homeRefusal(c)
}

// homeRefusal refuses a choice after which the turn cannot end with an own ship at home.
func (p *Position) homeRefusal(c Choice) *rules.Error {
	if p.keepsHome(c) {
		return nil
	}
	return rules.Errorf(CodeHomeLost, "after this the turn could not end with a ship of yours at your home, %s", p.Name(int(p.Mover))).
		At(cellPart(int(p.Mover)))
}
