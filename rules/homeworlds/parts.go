package homeworlds

import "engawa/rules"

// Buttons of Parts. ButtonOverpopulation plus four times the slot plus the colour is the mark of an overpopulation.
const (
	ButtonEnd int32 = iota
	ButtonBuild
	ButtonTrade
	ButtonMove
	ButtonAttack
	ButtonSacrifice
	ButtonDetonate
	ButtonOverpopulation = 16
)

// StarOwner stands for the owner in the part of a star.
const StarOwner = 15

// PieceIndex returns the index of the part of a ship, or of a star when owner is Nobody.
func PieceIndex(slot int, owner rules.Seat, p Piece) int32 {
	who := int32(owner)
	if owner == Nobody {
		who = StarOwner
	}
	return int32(slot)<<8 | who<<4 | int32(p)
}

// PieceAt takes the index of the part of a piece apart; owner is Nobody for a star. It returns false for a number that
// is no such index.
func PieceAt(index int32) (slot int, owner rules.Seat, p Piece, ok bool) {
	slot, owner, p = int(index>>8), rules.Seat(index>>4&15), Piece(index&15)
	if owner == StarOwner {
		owner = Nobody
	}
	return slot, owner, p, index >= 0 && slot < MaxSystems && owner < MaxSeats && p < NumPieces
}

// OverpopulationAt takes the button of an overpopulation's mark apart. It returns false for other buttons.
func OverpopulationAt(index int32) (slot int, c Colour, ok bool) {
	n := index - ButtonOverpopulation
	return int(n / NumColours), Colour(n % NumColours), n >= 0 && n < MaxSystems*NumColours
}

func shipPart(slot int, owner rules.Seat, p Piece) rules.Part {
	return rules.Part{Kind: rules.PartPiece, Index: PieceIndex(slot, owner, p)}
}

func cellPart(slot int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(slot)} }

func reservePart(p Piece) rules.Part { return rules.Part{Kind: rules.PartReserve, Index: int32(p)} }

func buttonPart(index int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: index} }

func overpopulationPart(slot int, c Colour) rules.Part {
	return buttonPart(ButtonOverpopulation + int32(slot)*NumColours + int32(c))
}

// Paths returns every way to point at the action, in any order of its parts. Nature's actions are a seat.
func (Game) Paths(st rules.State, a rules.Action) [][]rules.Part {
	c, ok := Fields(a)
	if !ok {
		return nil
	}
	if c.Kind >= KindCard {
		return [][]rules.Part{{{Kind: rules.PartSeat, Index: int32(c.Slot)}}}
	}
	return st.(*State).pos.paths(c)
}

// path is one way to point at an action, in any order.
type path = []rules.Part

// paths returns every way to point at the legal choice of the mover, the shortest to tell first. A ship alone does
// nothing, and neither does a button.
func (p *Position) paths(c Choice) []path {
	own := shipPart(c.Slot, p.Mover, c.Piece)
	switch c.Kind {
	case KindStar, KindShip:
		return []path{{reservePart(c.Piece)}}
	case KindBuild:
		return p.buildPaths(c)
	case KindTrade:
		return p.takePaths(own, ButtonTrade, Piece(c.Target))
	case KindMove:
		to := cellPart(c.Target)
		return []path{{own, to}, {own, buttonPart(ButtonMove), to}}
	case KindDiscover:
		return p.takePaths(own, ButtonMove, Piece(c.Target))
	case KindAttack:
		return p.attackPaths(c)
	case KindSacrifice:
		return []path{{own, buttonPart(ButtonSacrifice)}}
	case KindCatastrophe:
		return []path{{overpopulationPart(c.Slot, Colour(c.Target)), buttonPart(ButtonDetonate)}}
	case KindEnd:
		return []path{{buttonPart(ButtonEnd)}}
	}
	return nil
}

// takePaths points at an own ship and at a piece of the bank; the button tells a trade from a discovery and a build.
func (p *Position) takePaths(own rules.Part, button int32, piece Piece) []path {
	other := reservePart(piece)
	return p.addShortPath([]path{{own, buttonPart(button), other}, {own, other}}, other)
}

// addShortPath adds the way of the part alone while a sacrifice says already what kind of action it is for.
func (p *Position) addShortPath(ways []path, part rules.Part) []path {
	if p.Phase != Sacrificing {
		return ways
	}
	return append(ways, path{part})
}

// buildPaths points at an own ship of the colour with the button, the smallest first; or at the piece of the bank and the
// system. A ship pressed again is let go: a double press must not build.
func (p *Position) buildPaths(c Choice) []path {
	colour := Colour(c.Target)
	next, cell, button := reservePart(p.Bank.Smallest(colour)), cellPart(c.Slot), buttonPart(ButtonBuild)
	var ways []path
	for piece := range p.Systems[c.Slot].Ships[p.Mover].Of(colour).All() {
		ship := shipPart(c.Slot, p.Mover, piece)
		ways = append(ways, path{ship, button}, path{ship, next}, path{ship, button, next})
	}
	ways = append(ways, path{button, next}, path{button, cell}, path{next, cell}, path{button, next, cell})
	return p.addShortPath(ways, next)
}

// attackPaths points at the ship to take with the button, or at an own ship that is large enough too.
func (p *Position) attackPaths(c Choice) []path {
	enemy, button := shipPart(c.Slot, rules.Seat(c.Target), c.Piece), buttonPart(ButtonAttack)
	ways := []path{{enemy, button}}
	for piece := range p.Systems[c.Slot].Ships[p.Mover].All() {
		if piece.Size() >= c.Piece.Size() {
			own := shipPart(c.Slot, p.Mover, piece)
			ways = append(ways, path{own, enemy}, path{own, enemy, button})
		}
	}
	return p.addShortPath(ways, enemy)
}
