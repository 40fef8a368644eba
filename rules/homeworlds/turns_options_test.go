package homeworlds

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// opening returns a position of that many seats after set-up and a number of turns, all drawn.
func opening(g *Turns, seats, turns int, r Rules, rng *rand.Rand) *SearchPosition {
	sets := 3
	if seats > 2 {
		sets = 5
	}
	p := newPosition(seats, sets, 0, r)
	for p.Phase == Setup {
		actions := p.Legal(nil)
		c, _ := Fields(actions[rng.IntN(len(actions))])
		p.play(c)
	}
	f := NewSearchPosition(&p)
	playRandomTurns(g, f, turns, rng)
	return f
}

// endings returns how many different positions the legal actions from p lead to when the turn is over, or false when
// more than most moments would have to be looked at.
func endings(p *Position, most int) (int, bool) {
	seen, ends := map[string]bool{}, map[string]bool{}
	enough := true
	var walk func(p *Position)
	walk = func(p *Position) {
		id := string(p.AppendCanonical(nil))
		if seen[id] || len(seen) > most {
			enough = enough && len(seen) <= most
			return
		}
		seen[id] = true
		for _, do := range p.Legal(nil) {
			c, _ := Fields(do)
			next := *p
			if c.Kind == KindEnd {
				next.EndTurn()
				ends[string(next.AppendCanonical(nil))] = true
				continue
			}
			next.play(c)
			walk(&next)
		}
	}
	walk(p)
	return len(ends), enough
}

// TestTurnsAgreeWithLegalActions holds the turns against all paths of legal actions, for each option that matters to
// them and two to six seats.
func TestTurnsAgreeWithLegalActions(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for _, r := range []Rules{{}, {Anytime: true}, {SelfLoss: true}, {Anytime: true, SelfLoss: true}} {
			t.Run(fmt.Sprintf("%d seats, anytime %v, self=loss %v", seats, r.Anytime, r.SelfLoss), func(t *testing.T) {
				t.Parallel()
				var g Turns
				rng := rand.New(rand.NewPCG(uint64(seats), 7))
				compared := 0
				for round := range 14 {
					f := opening(&g, seats, 3*round, r, rng)
					want, enough := endings(&f.Position, 4000)
					if !enough {
						continue
					}
					compared++
					if have := g.All(f, nil); have != want {
						t.Errorf("round %d: %d different positions after a turn, by legal actions %d", round, have, want)
					}
				}
				if compared < 5 {
					t.Errorf("only %d positions compared", compared)
				}
			})
		}
	}
}

// TestTurnsLeadWhereTheySay plays every turn that is found: each leads to another position, with the same key that a
// new Field of it has.
func TestTurnsLeadWhereTheySay(t *testing.T) {
	var g Turns
	rng := rand.New(rand.NewPCG(3, 3))
	for k, c := range countedPositions(t) {
		if c.successors > 2000 {
			continue
		}
		f := c.searchPosition(t)
		reached := map[string]bool{}
		n := g.All(f, func(turn []Step) bool {
			after := *f
			for _, s := range turn {
				after.Play(s)
			}
			after.EndTurn()
			if fresh := NewSearchPosition(&after.Position); fresh.key != after.key || fresh.overpopulatedSlots != after.overpopulatedSlots {
				t.Errorf("position %d: the keys after %v are not those of the position", k+1, turn)
			}
			reached[string(after.AppendCanonical(nil))] = true
			return true
		})
		if n != c.successors || len(reached) != n {
			t.Errorf("position %d: %d turns lead to %d positions, expected %d", k+1, n, len(reached), c.successors)
		}
		stop := rng.IntN(n)
		if got := g.All(f, func([]Step) bool { stop--; return stop >= 0 }); got > n {
			t.Errorf("position %d: %d turns, stopped early, of %d", k+1, got, n)
		}
	}
}

// TestChosenTurnsAreLegal holds the turns with a purpose against the legal actions, and that there is always one.
func TestChosenTurnsAreLegal(t *testing.T) {
	var g Turns
	rng := rand.New(rand.NewPCG(4, 4))
	for round := range 60 {
		seats := 2 + round%5
		f := opening(&g, seats, round/2, Rules{Anytime: round%2 == 1}, rng)
		all := g.All(f, nil)
		n := g.WithPurpose(f, func(turn []Step) bool {
			p := f.Position
			for _, s := range append(turn[:len(turn):len(turn)], Step{Kind: KindEnd}) {
				c := s.choice()
				if err := p.refusal(c); err != nil {
					t.Fatalf("round %d: %v refused in %v: %v", round, c, turn, err)
				}
				p.play(c)
			}
			return true
		})
		if n < 1 || n > all {
			t.Errorf("round %d: %d turns chosen of %d", round, n, all)
		}
	}
}

func TestKeySetRemembers(t *testing.T) {
	var s keySet
	for range 3 {
		s.clear()
		for key := range uint64(5000) {
			if !s.add(rules.Mix(key)) {
				t.Fatalf("key %d is in the set before it was put in", key)
			}
		}
		for key := range uint64(5000) {
			if s.add(rules.Mix(key)) {
				t.Fatalf("key %d is forgotten", key)
			}
		}
	}
}
