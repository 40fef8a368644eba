package homeworlds

import "engawa/rules"

// Buttons of Parts. ButtonCrowd plus four times the slot plus the colour is the mark of an overpopulation.
const (
	ButtonEnd int32 = iota
	ButtonBuild
	ButtonTrade
	ButtonMove
	ButtonAttack
	ButtonSacrifice
	ButtonDetonate
	ButtonCrowd = 16
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

// CrowdAt takes the button of an overpopulation's mark apart. It returns false for other buttons.
func CrowdAt(index int32) (slot int, c Colour, ok bool) {
	n := index - ButtonCrowd
	return int(n / NumColours), Colour(n % NumColours), n >= 0 && n < MaxSystems*NumColours
}

func shipPart(slot int, owner rules.Seat, p Piece) rules.Part {
	return rules.Part{Kind: rules.PartPiece, Index: PieceIndex(slot, owner, p)}
}

func cellPart(slot int) rules.Part { return rules.Part{Kind: rules.PartCell, Index: int32(slot)} }

func reservePart(p Piece) rules.Part { return rules.Part{Kind: rules.PartReserve, Index: int32(p)} }

func buttonPart(index int32) rules.Part { return rules.Part{Kind: rules.PartButton, Index: index} }

func crowdPart(slot int, c Colour) rules.Part {
	return buttonPart(ButtonCrowd + int32(slot)*NumColours + int32(c))
}

// path is one way to point at an action.
type path = []rules.Part

// paths returns every way to point at the legal choice of the mover, the shortest to tell first.
func (p *Position) paths(c Choice) []path {
	own := shipPart(c.Slot, p.Mover, c.Piece)
	switch c.Kind {
	case KindStar, KindShip:
		return []path{{reservePart(c.Piece)}}
	case KindBuild:
		return p.buildPaths(c)
	case KindTrade:
		other := reservePart(Piece(c.Target))
		ways := []path{{own, buttonPart(ButtonTrade), other}, {buttonPart(ButtonTrade), own, other}}
		if !p.ambiguous(c) {
			ways = append(ways, path{own, other})
		}
		return ways
	case KindMove:
		to := cellPart(c.Target)
		return []path{{own, to}, {own, buttonPart(ButtonMove), to}, {buttonPart(ButtonMove), own, to}}
	case KindDiscover:
		star := reservePart(Piece(c.Target))
		ways := []path{{own, buttonPart(ButtonMove), star}, {buttonPart(ButtonMove), own, star}}
		if !p.ambiguous(c) {
			ways = append(ways, path{own, star})
		}
		return ways
	case KindAttack:
		return p.attackPaths(c)
	case KindSacrifice:
		return []path{{own, buttonPart(ButtonSacrifice)}, {buttonPart(ButtonSacrifice), own}}
	case KindCatastrophe:
		return []path{{crowdPart(c.Slot, Colour(c.Target)), buttonPart(ButtonDetonate)}}
	case KindEnd:
		return []path{{buttonPart(ButtonEnd)}}
	}
	return nil
}

// ambiguous reports whether pointing at the ship and then at a piece of the bank could mean a trade as well as a
// discovery; the choice is one of the two.
func (p *Position) ambiguous(c Choice) bool {
	c.Kind = KindTrade + KindDiscover - c.Kind
	return p.refusal(c) == nil
}

// buildPaths points at any own ship of the colour, twice or with the button; the smallest comes first.
func (p *Position) buildPaths(c Choice) []path {
	var ways []path
	button := buttonPart(ButtonBuild)
	for piece := range p.Systems[c.Slot].Ships[p.Mover].Of(Colour(c.Target)).All() {
		ship := shipPart(c.Slot, p.Mover, piece)
		ways = append(ways, path{ship, ship}, path{ship, button}, path{button, ship})
	}
	return ways
}

// attackPaths points at the ship to take with the button, or first at an own ship that is large enough.
func (p *Position) attackPaths(c Choice) []path {
	enemy, button := shipPart(c.Slot, rules.Seat(c.Target), c.Piece), buttonPart(ButtonAttack)
	ways := []path{{enemy, button}, {button, enemy}}
	for piece := range p.Systems[c.Slot].Ships[p.Mover].All() {
		if piece.Size() >= c.Piece.Size() {
			own := shipPart(c.Slot, p.Mover, piece)
			ways = append(ways, path{own, enemy}, path{own, button, enemy})
		}
	}
	return ways
}
