package homeworlds

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
)

// eliminates reports whether any whole turn of the seat eliminates the victim.
func eliminates(g *Turns, f *SearchPosition, by, victim rules.Seat) bool {
	return leaves(g, f, by, func(after *SearchPosition) bool { return !after.Living.Has(victim) })
}

// leaves reports whether any whole turn of the seat leaves such a position.
func leaves(g *Turns, f *SearchPosition, by rules.Seat, such func(after *SearchPosition) bool) bool {
	start := *f
	start.Mover = by
	found := false
	var after SearchPosition
	g.All(&start, func(turn []Step) bool {
		after.CopyFrom(&start)
		for _, s := range turn {
			after.Play(s)
		}
		after.EndTurn()
		found = such(&after)
		return !found
	})
	return found
}

// playRandomTurns plays that many whole turns, each drawn from all there are, as long as nobody is eliminated.
func playRandomTurns(g *Turns, f *SearchPosition, turns int, rng *rand.Rand) {
	for range turns {
		var steps []Step
		met := 0
		g.All(f, func(turn []Step) bool {
			if met++; rng.IntN(met) == 0 {
				steps = slices.Clone(turn)
			}
			return true
		})
		before := *f
		for _, s := range steps {
			f.Play(s)
		}
		if f.EndTurn() != 0 {
			*f = before
			return
		}
	}
}

func TestCanEliminateAgreesWithAllTurns(t *testing.T) {
	var g Turns
	var threats Threats
	rng := rand.New(rand.NewPCG(1, 1))
	yes := 0
	for k, c := range countedPositions(t) {
		f := c.searchPosition(t)
		for round := range 4 {
			for by := range rules.Seat(2) {
				want := eliminates(&g, f, by, 1-by)
				if got := threats.CanEliminate(f, by, 1-by); got != want {
					t.Errorf("position %d after %d turns: seat %d can eliminate the other: %v, of all its turns: %v", k+1, round, by, got, want)
				}
				if want {
					yes++
				}
			}
			playRandomTurns(&g, f, 1, rng)
		}
	}
	if yes < 100 {
		t.Errorf("only %d positions with a win in one", yes)
	}
}

func TestCanEliminateAmongMore(t *testing.T) {
	var g Turns
	var threats Threats
	rng := rand.New(rand.NewPCG(2, 2))
	yes := 0
	for round := range 150 {
		f := opening(&g, 3+round%4, 12+round%20, Rules{}, rng)
		for by := range rules.Seat(f.Seats) {
			for victim := range rules.Seat(f.Seats) {
				if by == victim || g.All(f, nil) > 3000 {
					continue
				}
				want := eliminates(&g, f, by, victim)
				if got := threats.CanEliminate(f, by, victim); got != want {
					t.Errorf("round %d: seat %d can eliminate seat %d: %v, of all its turns: %v", round, by, victim, got, want)
				}
				if want {
					yes++
				}
			}
		}
	}
	if yes < 30 {
		t.Errorf("only %d times a seat can be eliminated", yes)
	}
}

// BenchmarkCanEliminate asks once for each seat of each recorded position.
func BenchmarkCanEliminate(b *testing.B) {
	var fields []*SearchPosition
	for _, c := range countedPositions(b) {
		fields = append(fields, c.searchPosition(b))
	}
	var threats Threats
	asked := 0
	b.ReportAllocs()
	for b.Loop() {
		for _, f := range fields {
			threats.CanEliminate(f, 0, 1)
			threats.CanEliminate(f, 1, 0)
			asked += 2
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(asked), "ns/question")
}

// TestCanTakeAgreesWithAllTurns compares CanTake of each kind of ship at a home with what all turns of another seat leave.
func TestCanTakeAgreesWithAllTurns(t *testing.T) {
	var g Turns
	var threats Threats
	rng := rand.New(rand.NewPCG(3, 3))
	yes := 0
	for k, c := range countedPositions(t) {
		f := c.searchPosition(t)
		for round := range 3 {
			for by := range rules.Seat(2) {
				own := f.Systems[1-by].Ships[1-by]
				for ship := range own.kindsOf() {
					want := leaves(&g, f, by, func(after *SearchPosition) bool {
						return after.Systems[1-by].Ships[1-by].Count(ship) < own.Count(ship)
					})
					if got := threats.CanTake(f, by, 1-by, ship.One()) != 0; got != want {
						t.Errorf("position %d after %d turns: seat %d can take %s: %v, of all its turns: %v", k+1, round, by, ship, got, want)
					}
					if want {
						yes++
					}
				}
			}
			playRandomTurns(&g, f, 1, rng)
		}
	}
	if yes < 100 {
		t.Errorf("only %d ships can be taken", yes)
	}
}
