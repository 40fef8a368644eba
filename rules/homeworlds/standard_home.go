package homeworlds

import "engawa/rules"

// StandardHome returns a good home for the seat that is about to set up its own: two stars of different sizes and a large
// ship, with green, blue and yellow among them, in the order in which they are taken. Of these homes it is the first that
// nothing warns of. It is nil where the seat has taken a star already, and where each such home has a fault.
func (s *State) StandardHome() []Piece {
	p := &s.pos
	if p.Phase != Setup || p.Mover < 0 || !p.Systems[p.Mover].Free() {
		return nil
	}
	for _, colours := range [...][3]Colour{{Blue, Yellow, Green}, {Yellow, Blue, Green}, {Green, Blue, Yellow}, {Green, Yellow, Blue}} {
		for _, sizes := range [...][2]int{{3, 1}, {3, 2}, {2, 1}} {
			first, second, ship := MakePiece(colours[0], sizes[0]), MakePiece(colours[1], sizes[1]), MakePiece(colours[2], NumSizes)
			if s.isFaultlessHome(first, second, ship) {
				return []Piece{first, second, ship}
			}
		}
	}
	return nil
}

// isFaultlessHome reports whether the seat that sets up its home may take the stars and the ship, and nothing warns of them.
func (s *State) isFaultlessHome(first, second, ship Piece) bool {
	by, after := s.pos.Mover, s.Clone().(*State)
	for _, star := range [...]Piece{first, second} {
		if _, err := after.Apply(rules.Move{By: by, Do: Choice{Kind: KindStar, Piece: star}.Pack()}, nil); err != nil {
			return false
		}
	}
	take := Choice{Kind: KindShip, Piece: ship}
	return after.pos.refusal(take) == nil && len(after.pos.homeWarnings(ship)) == 0
}
