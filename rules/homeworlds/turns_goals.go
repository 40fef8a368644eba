package homeworlds

import (
	"math/bits"

	"engawa/rules"
)

// WithPurpose calls visit as [Turns.All] does, but only with turns that have a purpose a player would see. Yellow
// sacrifices, which make nearly all turns, are followed where they bring a fourth piece of a colour to harm others,
// enter another home or guard the own one, with one discovery at most; the first trades of a blue one where they lead
// to an overpopulation. Catastrophes that harm nobody else, and sacrifices without an action, are left out.
func (g *Turns) WithPurpose(f *SearchPosition, visit func(turn []Step) bool) int {
	g.isSelective = true
	return g.run(f, visit)
}

// hasPurpose reports whether the turn so far is more than a sacrifice thrown away.
func (g *Turns) hasPurpose(f *SearchPosition) bool {
	n := len(g.path)
	return n == 0 || g.path[n-1].Kind != KindSacrifice
}

// isHarmful reports whether a catastrophe of the colour would cost others than the mover a ship.
func (f *SearchPosition) isHarmful(slot int, c Colour) bool {
	s := &f.Systems[slot]
	collapses := s.Stars == s.Stars.Of(c)
	for seat := range rules.Seat(f.Seats) {
		if seat != f.Mover && (s.Ships[seat].HasColour(c) || collapses && s.Ships[seat] != 0) {
			return true
		}
	}
	return false
}

// strikes reports whether with the actions left, pieces of the colour can be brought to make a catastrophe there that
// harms others.
func (f *SearchPosition) strikes(slot int, c Colour) bool {
	return f.Systems[slot].Pieces().CountColour(c)+int(f.ActionsLeft) >= Overpopulation && f.isHarmful(slot, c)
}

// aims are the systems to which the ships of a yellow sacrifice are worth bringing.
type aims struct {
	overpopulations [NumColours]uint64 // slots where a piece of the colour helps to an overpopulation
	homes           uint64             // slots of the living seats' homes
	hasDiscovered   bool               // whether a star was discovered in this turn already
}

// look finds the aims in the position after the steps.
func (a *aims) look(f *SearchPosition, path []Step) {
	*a = aims{}
	for slot := range f.Slots() {
		if s := &f.Systems[slot]; s.Home != Nobody {
			a.homes |= 1 << slot
		}
		for c := range Colour(NumColours) {
			if f.strikes(slot, c) {
				a.overpopulations[c] |= 1 << slot
			}
		}
	}
	for _, s := range path {
		a.hasDiscovered = a.hasDiscovered || s.Kind == KindDiscover
	}
}

// of returns the slots to which that ship is worth moving, as its aim or on the way to one, and the stars worth
// discovering on the way.
func (a *aims) of(f *SearchPosition, from int, p Piece) (targets uint64, found Fleet) {
	goals := a.overpopulations[p.Colour()]
	for set := a.homes; set != 0; set &= set - 1 {
		home := bits.TrailingZeros64(set)
		s := &f.Systems[home]
		if p.Size() >= s.Ships[home].Largest() {
			goals |= 1 << home
		}
	}
	goals &^= 1 << from
	var far uint64 // goals that are not connected
	var between uint8
	for set := goals; set != 0; set &= set - 1 {
		slot := bits.TrailingZeros64(set)
		if f.sizes[slot]&f.sizes[from] == 0 {
			targets |= 1 << slot
		} else {
			far |= 1 << slot
			between |= ^(f.sizes[slot] | f.sizes[from]) & 7
		}
	}
	if far == 0 || f.ActionsLeft < 2 || between == 0 {
		return targets, 0
	}
	for set := f.SlotMask &^ (1 << from); set != 0; set &= set - 1 {
		slot := bits.TrailingZeros64(set)
		if f.sizes[slot]&^between == 0 {
			targets |= 1 << slot
		}
	}
	if !a.hasDiscovered {
		found = oneOfEach(f.Bank, between)
	}
	return targets, found
}

// oneOfEach returns one piece of each of the sizes, where there is one.
func oneOfEach(bank Fleet, sizes uint8) Fleet {
	var found Fleet
	for q := range bank.kindsOf() {
		if bit := uint8(1) << (q.Size() - 1); sizes&bit != 0 {
			sizes &^= bit
			found += q.One()
		}
	}
	return found
}
