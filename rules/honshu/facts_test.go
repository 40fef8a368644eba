package honshu

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// TestFactsAreWhatMatchesShow plays by chance and compares the game's numbers, and what factories and lakes pay, with
// what happens.
func TestFactsAreWhatMatchesShow(t *testing.T) {
	boosted, paid, delivered, hands := 0, 0, 0, 0
	for seed := range uint64(18) {
		setup := rules.Setup{Seats: 2 + int(seed%3), Options: map[string]string{OptCard: valueRandom}}
		m, err := rules.NewMatch(Game{}, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 5))
		for {
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
			s := m.State().(*State)
			by, ok := s.Actors().First()
			if !ok {
				break
			}
			if s.Round() == 1 && (s.Phase() == PhasePlay || s.Phase() == PhaseBid) {
				hands++
				if _, size := s.Hand(by); size != FullHand {
					t.Errorf("a first hand has %d cards; the game tells %d", size, FullHand)
				}
			}
			legal := s.Legal(by, nil)
			do := legal[rng.IntN(len(legal))]
			cubes := s.Map(by).NumCubes()
			if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
				t.Fatal(err)
			}
			now := m.State().(*State)
			switch c, _ := Fields(do); {
			case c.Verb == VerbPlay && c.Boost && now.Phase() == PhasePlay:
				boosted++
				if have := now.Value(by) - int(c.Card); have != BoostValue {
					t.Errorf("a cube adds %d; the game tells %d", have, BoostValue)
				}
			case c.Verb == VerbPay:
				paid++
				if have := cubes - now.Map(by).NumCubes(); have != PayCubes {
					t.Errorf("%d cubes are paid; the game tells %d", have, PayCubes)
				}
			}
		}
		end := m.State().(*State)
		for k := range rules.Seat(end.Seats()) {
			land, by := end.Map(k), end.Scoring()
			score := land.Score(by)
			factory, reward, used := 0, 0, map[Cell]int{}
			for _, d := range land.Deliveries(by) {
				c, value, _ := land.At(d.Factory).Factory()
				factory, reward = factory+by.Pays(value), reward+by.Reward(c)
				used[d.Factory]++
				delivered++
				if used[d.Factory] > by.PerFactory() {
					t.Errorf("seed %d: a factory takes %d cubes; the game tells %d", seed, used[d.Factory], by.PerFactory())
				}
			}
			if factory != score.Factory || reward > 0 && reward != score.Card {
				t.Errorf("seed %d, seat %s: factories pay %d and the card %d; the score says %d and %d", seed, k, factory, reward, score.Factory, score.Card)
			}
			if payoff := end.Payoffs()[k]; payoff != PointPayoff*score.Total()+score.Fields {
				t.Errorf("seed %d, seat %s: the payoff is %d", seed, k, payoff)
			}
		}
	}
	if boosted == 0 || paid == 0 || delivered == 0 || hands == 0 {
		t.Errorf("%d cubes on cards, %d payments, %d deliveries and %d first hands show little", boosted, paid, delivered, hands)
	}
}
