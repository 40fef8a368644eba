package forhonor

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/forhonor"
)

// Weight is what one of something is worth to the stronger levels; 400 are odds of e to 1.
type Weight struct {
	Name  string
	Value int
}

// FittedWeights returns the weights of the stronger levels that a position can tell something about.
func FittedWeights() []Weight {
	var list []Weight
	w := fittedWeights()
	w.each(func(name string, value *int) { list = append(list, Weight{name, *value}) })
	return list
}

// weightStep is by how much a weight is raised to find what it counts: evaluations are whole numbers.
const weightStep = 1000

// Counts returns how much of each of the FittedWeights the seat's camp has more than the other: by how much the
// evaluation rises for each point more of the weight.
func Counts(s *forhonor.State, seat rules.Seat) []float64 {
	position, distances, camp := evalStateOf(s), newDistances(), s.Camp(seat)
	w := fittedWeights()
	base := w.evaluate(&position, distances, camp)
	var counts []float64
	w.each(func(_ string, value *int) {
		*value += weightStep
		counts = append(counts, float64(w.evaluate(&position, distances, camp)-base)/weightStep)
		*value -= weightStep
	})
	return counts
}

// HeroStrengths returns what the draft holds each hero for, hero by hero.
func HeroStrengths() []Weight {
	var list []Weight
	for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
		list = append(list, Weight{h.String(), heroStrength(h)})
	}
	return list
}

// HeroCounts returns 1 for each of the HeroStrengths whose hero is in the seat's camp, -1 where it is in the other.
func HeroCounts(s *forhonor.State, seat rules.Seat) []float64 {
	var counts []float64
	for h := forhonor.Banneret; h <= forhonor.NumHeroes; h++ {
		count := 0.0
		if _, camp, ok := s.Figure(h); ok {
			count = 1
			if camp != s.Camp(seat) {
				count = -1
			}
		}
		counts = append(counts, count)
	}
	return counts
}

// each calls f with every weight that the evaluation of a position takes.
func (c *weights) each(f func(name string, value *int)) {
	f("point", &c.point)
	f("over", &c.over)
	f("mark reached", &c.mark[0])
	f("mark held", &c.mark[1])
	f("card", &c.card)
	f("late", &c.late)
	f("soldier", &c.soldier)
	for threat := range c.life {
		for lives := 1; lives < maxLives; lives++ {
			f(fmt.Sprintf("life %d, threat %d", lives, threat), &c.life[threat][lives])
		}
	}
	f("executed", &c.execution)
	f("broken hero", &c.brokenHero)
	f("unactivated", &c.activatable)
	f("zone", &c.zone)
	f("guard", &c.guard)
	f("contact", &c.contact)
	f("second", &c.second)
}
