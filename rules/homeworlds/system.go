package homeworlds

import "engawa/rules"

// MaxSeats is the largest number of seats.
const MaxSeats = 6

// Nobody is the Home of a system that is no home.
const Nobody rules.Seat = -1

// System is a place on the table: one or two stars, and the ships of each seat. A slot without stars and ships is free.
type System struct {
	Stars Fleet           // one or two; a home without stars is gone, so none only in a free slot
	Ships [MaxSeats]Fleet // of each seat
	Home  rules.Seat      // whose home it is, Nobody for others; kept while its owner is not eliminated
	Key   uint16          // 0 for H0 to H5 (the slot says which), k for s<k>
}

// Sizes returns the set of the sizes of its stars, bit 0 for size 1. Two systems are connected when they share none.
func (s *System) Sizes() uint8 { return s.Stars.sizes() }

// IsConnected reports whether a ship can move between the systems.
func (s *System) IsConnected(t *System) bool { return s.Sizes()&t.Sizes() == 0 }

// Free reports whether the slot holds no system.
func (s *System) Free() bool { return s.Stars == 0 }

// AllShips returns the ships of all seats together.
func (s *System) AllShips() Fleet {
	var sum Fleet
	for _, f := range s.Ships {
		sum += f
	}
	return sum
}

// Pieces returns the stars and all ships.
func (s *System) Pieces() Fleet { return s.Stars + s.AllShips() }

// Power returns whether the seat has the power of that colour here without a sacrifice: a star or an own ship of the
// colour, and an own ship at all.
func (s *System) Power(by rules.Seat, c Colour) bool {
	return s.Ships[by] != 0 && (s.Stars + s.Ships[by]).HasColour(c)
}

// Overpopulation is the number of pieces of a colour that makes an overpopulation.
const Overpopulation = 4

func (s *System) isOverpopulated(c Colour) bool { return s.Pieces().CountColour(c) >= Overpopulation }

// OverpopulatedColours returns the colours of which the system has four pieces or more, ascending.
func (s *System) OverpopulatedColours() []Colour {
	var over []Colour
	for c := range Colour(NumColours) {
		if s.isOverpopulated(c) {
			over = append(over, c)
		}
	}
	return over
}
