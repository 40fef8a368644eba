package homeworlds

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/homeworlds"
)

// home is a home that a seat may choose: two stars and the first ship.
type home struct{ first, second, ship homeworlds.Piece }

// chooseHome returns the next piece of a sensible home for the seat: a large ship, green, blue and a third colour, two
// star sizes, which are not those of the seat's neighbours. Among those it is drawn anew for each piece, among what
// fits the pieces chosen before.
func chooseHome(p *homeworlds.Position, actions []rules.Action, rng *rand.Rand) rules.Action {
	outcomes, options := make([]rules.Outcome, 0, len(actions)), homes(p)
	for _, a := range actions {
		c, _ := homeworlds.Fields(a)
		weight := uint32(0)
		for _, h := range options {
			if h.begins(p, c) {
				weight += h.weight(p)
			}
		}
		if weight > 0 {
			outcomes = append(outcomes, rules.Outcome{Do: a, Weight: weight})
		}
	}
	if do, ok := rules.Draw(rng, outcomes); ok {
		return do
	}
	return actions[rng.IntN(len(actions))]
}

// homes returns all homes that the stars chosen so far can still become.
func homes(p *homeworlds.Position) []home {
	var list []home
	chosen := p.Systems[p.Mover].Stars
	for ship := range homeworlds.Piece(homeworlds.NumPieces) {
		if ship.Size() < 3 {
			continue
		}
		for first := range homeworlds.Piece(homeworlds.NumPieces) {
			for second := range first {
				if h := (home{first, second, ship}); h.fits(p, chosen) {
					list = append(list, h)
				}
			}
		}
	}
	return list
}

// fits reports whether the bank has what the home still needs.
func (h home) fits(p *homeworlds.Position, chosen homeworlds.Fleet) bool {
	need := h.ship.One() + h.first.One() + h.second.One()
	for piece, n := range chosen.All() {
		if need.Count(piece) < n || n > 1 {
			return false
		}
		if (h.first.One() + h.second.One()).Count(piece) < n {
			return false
		}
	}
	need -= chosen
	for piece, n := range need.All() {
		if p.Bank.Count(piece) < n {
			return false
		}
	}
	return true
}

// begins reports whether the choice is a piece of the home.
func (h home) begins(p *homeworlds.Position, c homeworlds.Choice) bool {
	if c.Kind == homeworlds.KindShip {
		return c.Piece == h.ship
	}
	chosen := p.Systems[p.Mover].Stars
	return (c.Piece == h.first || c.Piece == h.second) && !chosen.Has(c.Piece)
}

// weight says how gladly the home is chosen, 0 for never.
func (h home) weight(p *homeworlds.Position) uint32 {
	pieces := h.first.One() + h.second.One() + h.ship.One()
	colours := 0
	for c := range homeworlds.Colour(homeworlds.NumColours) {
		if pieces.HasColour(c) {
			colours++
		}
	}
	if h.first.Size() == h.second.Size() || colours < 3 || !pieces.HasColour(homeworlds.Green) || !pieces.HasColour(homeworlds.Blue) {
		return 0
	}
	weight := uint32(2)
	if h.ship.Colour() == homeworlds.Green {
		weight = 30 // who builds first grows first
	}
	own := homeworlds.System{Stars: h.first.One() + h.second.One()}
	for seat := range rules.Seat(p.Seats) {
		if other := &p.Systems[seat]; seat != p.Mover && !other.Free() && other.Sizes() == own.Sizes() {
			weight = (weight + 3) / 4 // that would be a neighbour two moves away
		}
	}
	return weight
}
