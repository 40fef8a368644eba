package honshu

import (
	"engawa/rules"
	"engawa/rules/honshu"
)

// Weight is what one of something is worth to the stronger levels at the start of a match, in hundredths of a point.
type Weight struct {
	Name  string
	Value int
}

// FittedWeights returns the weights of the stronger levels. The first is a point itself, against which the others count.
func FittedWeights() []Weight {
	list := []Weight{{"point", honshu.PointPayoff}}
	fittedWeights().each(func(name string, w *decliningWeight) { list = append(list, Weight{name, w.value}) })
	return list
}

// weightStep is by how much a weight is raised to find what it counts: values are whole numbers.
const weightStep = 10_000

// Counts returns how much of each of the FittedWeights the seat has more than the others have on average, when the round
// under way is still to be built. A weight that has begun to fall counts less.
func Counts(s *honshu.State, seat rules.Seat) []float64 {
	w, rounds := fittedWeights(), honshu.Rounds+1-s.Round()
	counts := []float64{compare(s, seat, nil, rounds) / honshu.PointPayoff}
	base := compare(s, seat, w, rounds)
	w.each(func(_ string, declining *decliningWeight) {
		declining.value += weightStep
		counts = append(counts, (compare(s, seat, w, rounds)-base)/weightStep)
		declining.value -= weightStep
	})
	return counts
}

// compare returns by how much the seat's map is worth more than the others are on average.
func compare(s *honshu.State, seat rules.Seat, w *weightSchedule, rounds int) (value float64) {
	var b builder
	var e trialMap
	b.begin(w, s.Scoring(), nil)
	for k := range rules.Seat(s.Seats()) {
		e.load(s.Map(k))
		if worth := float64(b.value(&e, rounds)); k == seat {
			value += worth
		} else {
			value -= worth / float64(s.Seats()-1)
		}
	}
	return value
}

// each calls f with every weight.
func (w *weightSchedule) each(f func(name string, w *decliningWeight)) {
	f("unmet", &w.unmet)
	f("unmetOther", &w.unmetOther)
	f("spare", &w.spare)
	f("excess", &w.excess)
	f("small town", &w.smallTown)
	f("lake", &w.lake)
	f("field", &w.field)
	f("square", &w.square)
	f("forest", &w.forest)
}
