package homeworlds

import (
	"strings"

	"engawa/rules"
)

// homeSafety looks at a seat's safety in the position after its turn. The seat has a ship at home.
type homeSafety struct {
	p  *Position
	by rules.Seat
}

func (h homeSafety) home() *System { return &h.p.Systems[h.by] }

// dangers reports what other seats can do to the home with their next turn.
func (h homeSafety) dangers(l *list) {
	var boarders []rules.Part
	for other := range h.p.Living.Without(h.by).All() {
		boarders = append(boarders, h.boarders(other)...)
	}
	if len(boarders) > 0 {
		l.add(WarnBoarded, boarders, "a ship of another seat at your home can attack next turn")
	}
	var colours []string
	var parts []rules.Part
	for c := range Colour(NumColours) {
		if h.home().Pieces().CountColour(c) == Overpopulation-1 && h.fourthComes(c) {
			colours = append(colours, c.Name())
			parts = append(parts, overpopulationPart(int(h.by), c))
		}
	}
	if len(colours) > 0 {
		l.add(WarnNearOverpopulation, parts, "three pieces at your home are %s, and another seat can bring the fourth",
			strings.Join(colours, " and three "))
	}
}

// boarders returns the ships of a seat at the home, when they can attack a ship there next turn: the seat has a ship
// large enough, and red there or a red ship to sacrifice.
func (h homeSafety) boarders(other rules.Seat) []rules.Part {
	s := h.home()
	ships := s.Ships[other]
	smallest := NumSizes
	for p := range s.Ships[h.by].All() {
		smallest = min(smallest, p.Size())
	}
	if ships == 0 || ships.Largest() < smallest || !s.Power(other, Red) && h.p.largestOf(other, Red) == 0 {
		return nil
	}
	var parts []rules.Part
	for p := range ships.All() {
		parts = append(parts, shipPart(int(h.by), other, p))
	}
	return parts
}

// largestOf returns the size of the largest ship of that colour that the seat has anywhere, 0 for none.
func (p *Position) largestOf(seat rules.Seat, c Colour) int {
	size := 0
	for slot := range p.Slots() {
		size = max(size, p.Systems[slot].Ships[seat].Of(c).Largest())
	}
	return size
}

// fourthComes reports whether another seat can bring one more piece of the colour to the home next turn, by a free
// action or by a sacrifice.
func (h homeSafety) fourthComes(c Colour) bool {
	s := h.home()
	for other := range h.p.Living.Without(h.by).All() {
		ships := s.Ships[other]
		if ships.HasColour(c) && h.p.Bank.HasColour(c) && (s.Power(other, Green) || h.p.largestOf(other, Green) > 0) {
			return true
		}
		if s.Power(other, Blue) || h.p.largestOf(other, Blue) > 0 {
			for p := range (ships - ships.Of(c)).All() {
				if h.p.Bank.Has(MakePiece(c, p.Size())) {
					return true
				}
			}
		}
		if h.canSailHome(other, c) {
			return true
		}
	}
	return false
}

// canSailHome reports whether the seat can bring a ship of the colour from elsewhere to the home.
func (h homeSafety) canSailHome(other rules.Seat, c Colour) bool {
	sacrifice := h.p.largestOf(other, Yellow)
	reach := *h.p
	for slot := range h.p.Slots() {
		s := &h.p.Systems[slot]
		if slot == int(h.by) || !s.Ships[other].HasColour(c) {
			continue
		}
		if s.Power(other, Yellow) && s.IsConnected(h.home()) {
			return true
		}
		reach.ActionsLeft = uint8(sacrifice)
		if sacrifice > 0 && reach.shipHome(slot, h.home().Sizes()) {
			return true
		}
	}
	return false
}

// weakness reports what is poor about the seat's position, nobody's next turn left aside.
func (h homeSafety) weakness(l *list) {
	at := []rules.Part{cellPart(int(h.by))}
	own := h.home().Ships[h.by]
	switch {
	case own.Largest() < NumSizes:
		l.add(WarnWeakHome, at, "no ship at your home is large")
	case own.Len() == 1:
		l.add(WarnWeakHome, at, "there is a single ship at your home")
	}
	if own.Len() > 1 && own.colours() == 1 && h.canFall(own) {
		l.add(WarnOneColour, at, "all ships at your home have one colour; another seat can bring the fourth piece of it, and a catastrophe takes them all")
	}
	if !h.hasPowerAnywhere(Green) {
		l.add(WarnNoGreen, nil, "you have green nowhere; you could not build")
	}
	switch {
	case !h.hasPowerAnywhere(Yellow) && !h.hasPowerAnywhere(Blue):
		l.add(WarnNoWayOut, nil, "you have yellow nowhere, nor blue to trade for it; you could not move")
	case !h.p.steppingStone(h.home().Sizes(), h.home().Sizes(), h.p.Bank.sizes()):
		l.add(WarnNoWayOut, at, "no system and no star in the bank is connected with your home; nothing can leave it")
	}
}

// canFall reports whether the home has one piece less than too many of a colour of the fleet, and another seat can bring it.
func (h homeSafety) canFall(own Fleet) bool {
	for c := range Colour(NumColours) {
		if own.HasColour(c) && h.home().Pieces().CountColour(c) == Overpopulation-1 && h.fourthComes(c) {
			return true
		}
	}
	return false
}

// hasPowerAnywhere reports whether the seat has the power in any system.
func (h homeSafety) hasPowerAnywhere(c Colour) bool {
	for slot := range h.p.Slots() {
		if h.p.Systems[slot].Power(h.by, c) {
			return true
		}
	}
	return false
}

// threats reports which other seats can eliminate this one with their next turn.
func (h homeSafety) threats(l *list) {
	var able rules.Seats
	var search Threats
	f := NewSearchPosition(h.p)
	for other := range h.p.Living.Without(h.by).All() {
		f.Mover = other
		if h.p.AtHome(other) && search.CanEliminate(f, other, h.by) {
			able = able.With(other)
		}
	}
	if able != 0 {
		l.add(WarnThreat, append(seatParts(able), cellPart(int(h.by))), "%s can eliminate you next turn", seatNames(able))
	}
}
