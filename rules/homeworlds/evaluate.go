package homeworlds

import "engawa/rules"

// Weights say what things are worth to a seat, in hundredths of a small ship.
type Weights struct {
	Ship     [NumSizes + 1]int // a ship, by size
	Reach    [NumColours]int   // the power of the colour somewhere, by star or ship
	Own      [NumColours]int   // a ship of the colour
	Outpost  int               // a system with own ships, beyond the first, up to four of them
	Guard    [NumSizes + 1]int // the largest ship at home, by size; 0 for none
	TwinStar int               // the second star of the home
	Guest    [NumSizes + 1]int // another seat's ship at the own home, by size; normally below 0
	Besieged int               // a guest that no ship at home can outmatch
	Crowd    int               // percentage of what three pieces of a colour would cost, if the fourth came
	Attack   int               // percentage of the ships of others that could be attacked
	Large    int               // a piece that the next build would bring, by size above one
	Single   int               // a home with one ship only
}

// Evaluation returns weights that play well; a material advantage of a medium ship is about 200.
func Evaluation() *Weights {
	return &Weights{
		Ship:     [NumSizes + 1]int{0, 100, 190, 300},
		Reach:    [NumColours]int{Blue: 60, Green: 150, Red: 70, Yellow: 100},
		Own:      [NumColours]int{Blue: 50, Green: 120, Red: 50, Yellow: 70},
		Outpost:  25,
		Guard:    [NumSizes + 1]int{-1000, -250, -60, 60},
		TwinStar: 150,
		Guest:    [NumSizes + 1]int{0, -60, -120, -200},
		Besieged: -150,
		Crowd:    30,
		Attack:   15,
		Large:    10,
		Single:   -80,
	}
}

// Evaluate estimates the position for the seat: what it has, less what the other living seats have on average. It is
// meant for positions at the start of a turn.
func (f *SearchPosition) Evaluate(seat rules.Seat, w *Weights) int {
	return f.EvaluateAgainst(seat, &[MaxSeats]int{1, 1, 1, 1, 1, 1}, w)
}

// EvaluateAgainst estimates the position as Evaluate does, with what each of the others has counted by that share.
func (f *SearchPosition) EvaluateAgainst(seat rules.Seat, shares *[MaxSeats]int, w *Weights) int {
	sum, all := 0, 0
	for other := range rules.Seat(f.Seats) {
		if other != seat && f.Living.Has(other) && shares[other] != 0 {
			sum += shares[other] * f.value(other, w)
			all += shares[other]
		}
	}
	return f.value(seat, w) - sum/max(all, 1)
}

// value returns what the seat has.
func (f *SearchPosition) value(seat rules.Seat, w *Weights) int {
	total, outposts := 0, 0
	var reach, all Fleet
	for slot := range f.Slots() {
		s := &f.Systems[slot]
		ships := s.Ships[seat]
		if ships == 0 {
			continue
		}
		outposts++
		all += ships
		reach |= ships | s.Stars
		if w.Crowd == 0 && w.Attack == 0 {
			continue
		}
		others := f.ships(s) - ships
		total += f.dangers(s, slot == int(seat), ships, others, w)
		if others != 0 && w.Attack != 0 && s.Power(seat, Red) {
			total += w.value(others.UpTo(ships.Largest())) * w.Attack / 100
		}
	}
	total += w.value(all) + w.Outpost*min(outposts-1, 4)
	for c := range Colour(NumColours) {
		if reach.HasColour(c) {
			total += w.Reach[c]
		}
		if all.HasColour(c) {
			total += w.Own[c]
			if p := f.Bank.Smallest(c); p != NoPiece {
				total += w.Large * (p.Size() - 1)
			}
		}
	}
	return total + f.homeValue(seat, w)
}

// homeValue returns what the state of its home is worth to the seat.
func (f *SearchPosition) homeValue(seat rules.Seat, w *Weights) int {
	home := &f.Systems[seat]
	ships := home.Ships[seat]
	largest := ships.Largest()
	total := w.Guard[largest]
	if home.Stars.Len() > 1 {
		total += w.TwinStar
	}
	if ships.Len() == 1 {
		total += w.Single
	}
	if guests := f.ships(home) - ships; guests != 0 {
		for size := 1; size <= NumSizes; size++ {
			total += w.Guest[size] * guests.countSize(size)
		}
		if guests.Largest() > largest {
			total += w.Besieged
		}
	}
	return total
}

// dangers returns what the colours with three pieces in a system may cost the owner of the ships, below 0. A loss that
// would hit others as hard is none.
func (f *SearchPosition) dangers(s *System, home bool, ships, others Fleet, w *Weights) int {
	total := 0
	pieces := s.Stars + ships + others
	if pieces.Len() < Overpopulation-1 {
		return 0
	}
	for c := range Colour(NumColours) {
		n := pieces.CountColour(c)
		if n < Overpopulation-1 {
			continue
		}
		mine, theirs := ships.Of(c), others.Of(c)
		stars := s.Stars.Of(c)
		if stars == s.Stars {
			mine, theirs = ships, others
		}
		loss := w.value(mine) - w.value(theirs)
		if home && stars != 0 {
			loss += w.TwinStar
		}
		if loss > 0 {
			total -= loss * w.Crowd / 100
			if n >= Overpopulation {
				total -= loss * w.Crowd / 100
			}
		}
	}
	return total
}

// ships returns the ships of all seats in the system, as [System.AllShips] does with more work.
func (f *SearchPosition) ships(s *System) Fleet {
	sum := s.Ships[0] + s.Ships[1]
	for seat := 2; seat < int(f.Seats); seat++ {
		sum += s.Ships[seat]
	}
	return sum
}

// value returns what the ships are worth by size.
func (w *Weights) value(ships Fleet) int {
	return w.Ship[1]*ships.countSize(1) + w.Ship[2]*ships.countSize(2) + w.Ship[3]*ships.countSize(3)
}

// countSize returns how many pieces of the size, 1 to 3, there are.
func (f Fleet) countSize(size int) int {
	g := uint64(f) >> (pieceBits * uint(size-1))
	const every = 1 | 1<<colourBits | 1<<(2*colourBits) | 1<<(3*colourBits)
	g &= pieceMask * every
	return int(g&pieceMask + g>>colourBits&pieceMask + g>>(2*colourBits)&pieceMask + g>>(3*colourBits)&pieceMask)
}

// UpTo returns the pieces that are no larger than the size.
func (f Fleet) UpTo(size int) Fleet {
	const every = 1 | 1<<colourBits | 1<<(2*colourBits) | 1<<(3*colourBits)
	return f & ((1<<(pieceBits*uint(size)) - 1) * every)
}
