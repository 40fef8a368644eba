package forhonor

import (
	"math"
	"math/rand/v2"
	"testing"

	"engawa/rules/forhonor"
)

// TestMatricesAreSolved checks that no seat can better what solve returns, for random games with many equal entries,
// and the answers of games that are known.
func TestMatricesAreSolved(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		m := matrix{n: 2 + rng.IntN(2)}
		for i := range m.n {
			for j := range m.n {
				m.at[i][j] = float64(rng.IntN(7) - 3)
			}
		}
		row, column, value := m.solve()
		if !m.isEquilibrium(&row, &column, value) {
			t.Fatalf("%v: %v %v worth %v is no equilibrium", m, row, column, value)
		}
		if sum := row[0] + row[1] + row[2]; math.Abs(sum-1) > 1e-6 {
			t.Fatalf("%v: the rows %v do not add up to 1", m, row)
		}
	}
	pennies := matrix{n: 2, at: [3][3]float64{{1, -1}, {-1, 1}}}
	if row, _, value := pennies.solve(); row != (strategy{0.5, 0.5}) || value != 0 {
		t.Errorf("matching pennies: %v worth %v", row, value)
	}
	saddle := matrix{n: 3, at: [3][3]float64{{4, 5, 6}, {1, 2, 9}, {0, 7, 3}}}
	if row, column, value := saddle.solve(); row != (strategy{1}) || column != (strategy{1}) || value != 4 {
		t.Errorf("a saddle: %v %v worth %v", row, column, value)
	}
}

// TestChoicesThatSecureTheSameAreMixed keeps a seat from laying a fixed card where both of its two are as good.
func TestChoicesThatSecureTheSameAreMixed(t *testing.T) {
	for name, c := range map[string]struct {
		at          [3][3]float64
		row, column strategy
		value       float64
	}{
		"all alike":          {[3][3]float64{{2, 2}, {2, 2}}, strategy{0.5, 0.5}, strategy{0.5, 0.5}, 2},
		"the rows are alike": {[3][3]float64{{1, 3}, {1, 3}}, strategy{0.5, 0.5}, strategy{1}, 1},
		"the columns are":    {[3][3]float64{{1, 1}, {4, 4}}, strategy{0, 1}, strategy{0.5, 0.5}, 4},
		"one of each":        {[3][3]float64{{5, 2}, {1, 0}}, strategy{1}, strategy{0, 1}, 2},
	} {
		m := matrix{n: 2, at: c.at}
		if row, column, value := m.solve(); row != c.row || column != c.column || value != c.value {
			t.Errorf("%s: %v %v worth %v, expected %v %v worth %v", name, row, column, value, c.row, c.column, c.value)
		}
	}
}

// countLives are stakes in lives alone.
func countLives() (s stakes) {
	for k := range s.life {
		s.life[k] = k
	}
	return s
}

// lifeDuel is a fight of two unhurt heroes for lives alone.
func lifeDuel(one, other forhonor.Hero) *duel {
	d := &duel{side: [2]duelist{
		{hero: one, life: 4, stakes: countLives()},
		{hero: other, life: 4, stakes: countLives()},
	}}
	d.solve()
	return d
}

// TestFirstRoundMixes compares with the table of docs/rules/forhonor.md, 16, by heroes whose powers do not touch a fight.
func TestFirstRoundMixes(t *testing.T) {
	const knight, viking, samurai = forhonor.Banneret, forhonor.Berserker, forhonor.Hatamoto
	for _, c := range []struct {
		one, other forhonor.Hero
		first      [2]strategy
		value      float64
	}{
		{knight, knight, [2]strategy{{30, 40, 30}, {30, 40, 30}}, 0},
		{viking, viking, [2]strategy{{30, 30, 40}, {30, 30, 40}}, 0},
		{samurai, samurai, [2]strategy{{40, 30, 30}, {40, 30, 30}}, 0},
		{knight, viking, [2]strategy{{28.2, 32.1, 39.7}, {33.6, 38.1, 28.3}}, 12.0 / 451},
		{viking, samurai, [2]strategy{{39.7, 28.2, 32.1}, {28.3, 33.6, 38.1}}, 12.0 / 451},
		{samurai, knight, [2]strategy{{32.1, 39.7, 28.2}, {38.1, 28.3, 33.6}}, 12.0 / 451},
	} {
		d := lifeDuel(c.one, c.other)
		if math.Abs(d.value-c.value) > 1e-9 {
			t.Errorf("%s against %s is worth %.6f, expected %.6f", c.one, c.other, d.value, c.value)
		}
		for side, want := range c.first {
			for k, p := range want {
				if math.Abs(100*d.first[side][k]-p) > 0.06 {
					t.Errorf("%s against %s, side %d: %.4f, expected %v percent", c.one, c.other, side, d.first[side], want)
					break
				}
			}
		}
	}
}

// TestMixesNeverHoldASpentCard draws cards of second rounds.
func TestMixesNeverHoldASpentCard(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	d := lifeDuel(forhonor.Jarl, forhonor.Bulwark)
	for i := range 3 {
		for j := range 3 {
			first := [2]forhonor.Card{card(i), card(j)}
			for side := range 2 {
				for range 20 {
					if got := drawCard(d.strategyFor(side, first), first[side], rng); got == first[side] || got == forhonor.NoCard {
						t.Fatalf("%s after %s", got, first[side])
					}
				}
			}
		}
	}
}

// TestDuelsEndAsTheRulesSay follows the whole fights of docs/rules/forhonor.md, 17.4.
func TestDuelsEndAsTheRulesSay(t *testing.T) {
	const sword, charge, shield = forhonor.Sword, forhonor.Charge, forhonor.Shield
	stands, waits, executed := forhonor.Fielded, forhonor.Waiting, forhonor.Executed
	for name, c := range map[string]struct {
		side          [2]duelist
		first, second [2]forhonor.Card
		want          outcome
	}{
		"powerful blow": {
			[2]duelist{{hero: forhonor.Banneret, life: 4}, {hero: forhonor.Raider, life: 4}},
			[2]forhonor.Card{shield, sword}, [2]forhonor.Card{charge, shield}, outcome{[2]int{4, 0}, [2]forhonor.Post{stands, executed}},
		},
		"colossus stands": {
			[2]duelist{{hero: forhonor.Banneret, life: 4}, {hero: forhonor.Kanabo, life: 5}},
			[2]forhonor.Card{sword, charge}, [2]forhonor.Card{shield, sword}, outcome{[2]int{4, 1}, [2]forhonor.Post{stands, stands}},
		},
		"sentence": {
			[2]duelist{{hero: forhonor.Justicer, life: 2}, {hero: forhonor.Hatamoto, life: 1}},
			[2]forhonor.Card{sword, sword}, [2]forhonor.Card{}, outcome{[2]int{1, 0}, [2]forhonor.Post{stands, executed}},
		},
		"spared": {
			[2]duelist{{hero: forhonor.Justicer, life: 2}, {hero: forhonor.Hatamoto, life: 1, isSpared: true}},
			[2]forhonor.Card{sword, sword}, [2]forhonor.Card{}, outcome{[2]int{1, 0}, [2]forhonor.Post{stands, waits}},
		},
		"bleed": {
			[2]duelist{{hero: forhonor.Naginata, life: 4}, {hero: forhonor.Banneret, life: 4}},
			[2]forhonor.Card{charge, shield}, [2]forhonor.Card{shield, charge}, outcome{[2]int{3, 1}, [2]forhonor.Post{stands, stands}},
		},
	} {
		d := &duel{side: c.side}
		end, won := d.resolveRound(d.startOutcome(), c.first, -1)
		if !end.isOver() {
			end = d.resolveLastRound(end, c.second, won)
		}
		for k := range end.life {
			end.life[k] = max(0, end.life[k])
		}
		if end != c.want {
			t.Errorf("%s: %v, expected %v", name, end, c.want)
		}
	}
}

// TestNoCardBeatsTheMix values every card of random fights: those that a side mixes are worth what the fight is, and no
// card is worth more, in the first round and in the second.
func TestNoCardBeatsTheMix(t *testing.T) {
	const near = 1e-6
	rng := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		d := duel{firstWinner: -1}
		for k := range d.side {
			s := &d.side[k]
			s.hero, s.life = forhonor.Hero(1+rng.IntN(forhonor.NumHeroes)), 1+rng.IntN(4)
			for life := range s.stakes.life {
				s.stakes.life[life] = 10 * (life - s.life)
			}
			s.stakes.waiting, s.stakes.execution = -60-rng.IntN(100), -160-rng.IntN(100)
		}
		d.solve()
		check := func(first [2]forhonor.Card) {
			for side := range 2 {
				value := d.value
				if side == 1 {
					value = -value
				}
				for k, p := range d.strategyFor(side, first) {
					if card(k) == first[side] {
						continue
					}
					switch v := d.cardValue(side, card(k), first); {
					case v > value+near, p > near && v < value-near:
						t.Fatalf("%+v after %v: the card %v of side %d, laid with chance %v, is worth %v and the fight %v", d.side, first, card(k), side, p, v, value)
					}
				}
			}
		}
		check([2]forhonor.Card{})
		first := [2]forhonor.Card{card(rng.IntN(3)), card(rng.IntN(3))}
		next, won := d.resolveRound(d.startOutcome(), first, -1)
		if next.isOver() {
			continue
		}
		for k := range d.side {
			d.side[k].life = next.life[k]
		}
		d.firstWinner = won
		d.solveFrom(first, won)
		check(first)
	}
}

// ordered returns stakes by which every life lost costs a hero with that many something, and death and execution more.
func ordered(s stakes, life int) stakes {
	for k := life - 1; k > 0; k-- {
		s.life[k] = min(s.life[k], s.life[k+1]-1)
	}
	s.waiting = min(s.waiting, s.life[1]-1)
	s.execution = min(s.execution, s.waiting-1)
	return s
}

// TestNoDominatedCardIsMixed plays second rounds of random fights: no side ever lays a card when
// its other one leaves it no fewer lives, the enemy no more, and sometimes does better.
func TestNoDominatedCardIsMixed(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	rank := func(o *outcome, k int) int {
		if o.post[k] == forhonor.Executed {
			return -1
		}
		return max(0, o.life[k])
	}
	for range 30_000 {
		d := duel{firstWinner: int8(rng.IntN(3) - 1)}
		for k := range d.side {
			s := &d.side[k]
			s.hero, s.life = forhonor.Hero(1+rng.IntN(forhonor.NumHeroes)), 1+rng.IntN(4)
			for life := 1; life < s.life; life++ {
				s.stakes.life[life] = 20 - 20*rng.IntN(4)
			}
			s.stakes.waiting = 100 - 50*rng.IntN(6)
			s.stakes.execution = s.stakes.waiting - 165*rng.IntN(2)
			s.stakes = ordered(s.stakes, s.life)
		}
		first := [2]forhonor.Card{card(rng.IntN(3)), card(rng.IntN(3))}
		d.solveFrom(first, d.firstWinner)
		for side := range 2 {
			left, foes := others(int(first[side]-forhonor.Sword)), others(int(first[1-side]-forhonor.Sword))
			for k, own := range left {
				never, sometimes := true, false
				for _, foe := range foes {
					var ends [2]outcome
					for n, laid := range [2]int{own, left[1-k]} {
						cards := [2]forhonor.Card{card(laid), card(foe)}
						if side == 1 {
							cards[0], cards[1] = cards[1], cards[0]
						}
						ends[n] = d.resolveLastRound(d.startOutcome(), cards, d.firstWinner)
					}
					gain, harm := rank(&ends[1], side)-rank(&ends[0], side), rank(&ends[0], 1-side)-rank(&ends[1], 1-side)
					never = never && gain >= 0 && harm >= 0
					sometimes = sometimes || gain > 0 || harm > 0
				}
				if p := d.strategyFor(side, first)[own]; never && sometimes && p > epsilon {
					t.Fatalf("%+v after %v: side %d lays %v with chance %v, though its other card is never worse", d.side, first, side, card(own), p)
				}
			}
		}
	}
}
