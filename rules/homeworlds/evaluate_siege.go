package homeworlds

import "engawa/rules"

// What a siege counts beside the pieces that it could strike, in hundredths of a small ship.
const (
	siegeMatch  = 40 // a ship as large as the largest at the home, there or one move away, three of each size at most
	siegeYellow = 30 // each size of the largest yellow ship, whose sacrifice brings others there
	siegeRed    = 20 // each size of the largest red one
)

// Siege estimates how far the seat has come towards taking the home of another, 0 and above: what catastrophes could
// strike there with the pieces that the seat has there and one move away, and ships that match those at the home.
func (f *SearchPosition) Siege(by, on rules.Seat, w *Weights) int {
	home := &f.Systems[on]
	ships := home.Ships[on]
	if ships == 0 {
		return 0
	}
	near, all := home.Ships[by], Fleet(0)
	for slot := range f.Slots() {
		own := f.Systems[slot].Ships[by]
		if own == 0 {
			continue
		}
		all += own
		if f.sizes[slot]&f.sizes[on] == 0 {
			near += own
		}
	}
	total := 0
	for c := range Colour(NumColours) {
		n, strikers := (home.Stars + ships).CountColour(c), near.CountColour(c)
		if n == 0 || n >= Overpopulation || strikers == 0 {
			continue
		}
		need := Overpopulation - n
		strikes := w.value(ships.Of(c)) + w.TwinStar*home.Stars.CountColour(c)
		total += strikes * min(strikers, need) / need
	}
	for size := ships.Largest(); size <= NumSizes; size++ {
		total += siegeMatch * min(near.countSize(size), NumSizes)
	}
	return total + siegeYellow*all.Of(Yellow).Largest() + siegeRed*all.Of(Red).Largest()
}
