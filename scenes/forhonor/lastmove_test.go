package forhonor

import (
	"fmt"
	"math"
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/store"
)

// traceDots returns the middles of the dots that mark the last walk, in the order in which they are drawn.
func traceDots(b *Board) (dots []geom.Point) {
	c, trace := canvas.NewTrace(1280, 800, 1)
	b.drawLast(c)
	for _, s := range trace.Strokes {
		if fmt.Sprintf("%T", s.Key) == "forhonorart.traceKey" {
			dots = append(dots, s.Box.Centre())
		}
	}
	return dots
}

// TestTheLastWalkStaysVisible wants dots from where a hero came from to beside where it stands, for who waits and for
// who watches, and none for who plays a hero.
func TestTheLastWalkStaysVisible(t *testing.T) {
	walks := 0
	for seed := range uint64(4) {
		whole := playMatch(t, rules.Setup{Seats: 2}, seed, 120)
		for n, mv := range whole.Log {
			c, ok := game.Fields(mv.Do)
			before := whole.At(n).(*game.State)
			h, _, _, _ := before.Active()
			if !ok || c.Verb != game.VerbMove || before.Phase() != game.PhaseAct {
				continue
			}
			from, _, _ := before.Figure(h)
			if from.Post != game.Fielded {
				continue
			}
			m := playMatch(t, whole.Setup, seed, n+1)
			if len(m.Log) != n+1 || m.State().(*game.State).Phase() == game.PhaseShove {
				continue
			}
			walks++
			for _, viewer := range []rules.Seat{1 - mv.By, rules.Public} {
				b := testBoard(m, viewer, desktopView(), store.Normal)
				b.show(m.State().View(viewer))
				dots := traceDots(b)
				if len(dots) < 2 {
					t.Fatalf("seed %d, move %d, seen by %d: %d dots mark the walk from %v to %v", seed, n, viewer, len(dots), from.At, c.At)
				}
				side := b.chart.Side
				near := func(p, q geom.Point, most float64) bool { return math.Hypot(p.X-q.X, p.Y-q.Y) <= most*side }
				if first, last := dots[0], dots[len(dots)-1]; !near(first, b.chart.Middle(from.At), 0.05) || !near(last, b.chart.Middle(c.At), 0.75) {
					t.Errorf("seed %d, move %d: the dots lead from %v to %v, the hero went from %v to %v", seed, n, first, last, from.At, c.At)
				}
				for k := 1; k < len(dots); k++ {
					if !near(dots[k-1], dots[k], 0.75) {
						t.Errorf("seed %d, move %d: the dots have a gap between %v and %v", seed, n, dots[k-1], dots[k])
					}
				}
			}
			if st := m.State().(*game.State); st.Phase() == game.PhaseAct {
				if by, ok := st.Actors().Only(); ok && len(traceDots(choosing(t, m, by, desktopView()))) > 0 {
					t.Errorf("seed %d, move %d: who plays a hero sees the last walk too", seed, n)
				}
			}
		}
	}
	if walks < 20 {
		t.Errorf("only %d walks", walks)
	}
}
