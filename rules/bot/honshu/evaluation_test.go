package honshu

import (
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/honshu"
)

// TestWorthAtTheEndIsThePayoff compares the value of every build without rounds to come with its payoff.
func TestWorthAtTheEndIsThePayoff(t *testing.T) {
	var b builder
	var e trialMap
	for goal := range honshu.NumGoals + 1 {
		for _, manual := range []bool{false, true} {
			by := honshu.Scoring{Card: goal, Manual: manual}
			b.begin(fittedWeights(), by, bot.NewMeter(bot.Unlimited))
			for k, land := range randomMaps(t, 6) {
				e.load(land)
				if got, want := b.value(&e, 0), land.Score(by).Payoff(); got != want {
					t.Errorf("%+v: %v is worth %d, expected %d", by, land, got, want)
				}
				b.each(&e, honshu.Card(1+(goal*7+k)%honshu.NumCards), 0, func(_ rules.Action, p honshu.Placement, v int) {
					var after honshu.Map
					land.BuildInto(&after, p)
					if want := after.Score(by).Payoff(); v != want {
						t.Errorf("%+v: %v with %v is worth %d, expected %d", by, land, p, v, want)
					}
				})
			}
		}
	}
}

func TestADryPoolGivesNoCube(t *testing.T) {
	land := honshu.NewMap(honshu.Province('A', 1))
	var e trialMap
	e.load(land)
	e.poolEmpty[honshu.Brown] = true
	h := e.tryPlacement(honshu.Placement{Card: 4, X: -1, Y: 2}) // n T, g T, D F
	if h.goods[honshu.Brown].cubes != 0 || h.goods[honshu.Grey].cubes != 1 {
		t.Errorf("%d brown and %d grey cubes, expected 0 and 1", h.goods[honshu.Brown].cubes, h.goods[honshu.Grey].cubes)
	}
}

func TestWeightsFallToTheEnd(t *testing.T) {
	p := decliningWeight{value: 60, rounds: 3}
	for rounds, want := range []int{0, 20, 40, 60, 60, 60} {
		if got := p.with(rounds); got != want {
			t.Errorf("with %d rounds to come it is worth %d, expected %d", rounds, got, want)
		}
	}
}

// TestTradeFillsTheDearestFactories values cubes and factories of one colour by hand.
func TestTradeFillsTheDearestFactories(t *testing.T) {
	weigh := roundWeights{unmet: 50, unmetOther: 20, spare: 30, excess: 7}
	for _, c := range []struct {
		by    honshu.Scoring
		goods goods // of blue
		want  int
	}{
		{honshu.Scoring{}, goods{cubes: 1, factories: [honshu.FactoryValues]int8{1, 0, 1}}, 400 + 2*50},
		{honshu.Scoring{}, goods{factories: [honshu.FactoryValues]int8{1, 1, 0}}, 3*50 + 2*20},
		{honshu.Scoring{}, goods{cubes: 3}, 30 + 7 + 7},
		{honshu.Scoring{Manual: true}, goods{cubes: 1, factories: [honshu.FactoryValues]int8{0, 0, 2}}, 100 + 50},
		{honshu.Scoring{Card: honshu.GoalTwoCubes}, goods{cubes: 3, factories: [honshu.FactoryValues]int8{1, 0, 1}}, 1000 + 2*50},
		{honshu.Scoring{Card: honshu.GoalBlueYellow}, goods{cubes: 1, factories: [honshu.FactoryValues]int8{0, 1, 0}}, 500},
		{honshu.Scoring{Card: honshu.GoalGreyBrown}, goods{cubes: 1, factories: [honshu.FactoryValues]int8{0, 1, 0}}, 300},
	} {
		o := evaluator{scoring: c.by, weights: weigh}
		if got := o.goodsValue(honshu.Blue, &c.goods); got != c.want {
			t.Errorf("%+v: %+v is worth %d, expected %d", c.by, c.goods, got, c.want)
		}
	}
}

func TestBestOfDraws(t *testing.T) {
	for _, c := range []struct {
		values  []int
		n, want int
	}{
		{[]int{7}, 3, 7},
		{[]int{0, 100}, 1, 50},
		{[]int{100, 0}, 2, 75},
		{[]int{90, 0, 30}, 2, 60},
	} {
		if got := bestOf(c.values, c.n); got != c.want {
			t.Errorf("best of %d drawn from %v: %d, expected %d", c.n, c.values, got, c.want)
		}
	}
}
