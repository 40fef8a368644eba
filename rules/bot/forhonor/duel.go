package forhonor

import (
	"math/rand/v2"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/forhonor"
)

// maxLives is more than the lives of any hero.
const maxLives = 8

// stakes say what the end of a fight is worth to a hero's camp.
type stakes struct {
	life      [maxLives]int // standing with that many lives
	waiting   int
	execution int
}

// duelist is one side of a fight.
type duelist struct {
	hero     forhonor.Hero
	life     int
	isSpared bool // whether it waits where others would be executed
	stakes   stakes
}

// duel is a fight of two heroes from its first round on: side 0 has attacked. Solved, it holds a mixed equilibrium.
type duel struct {
	side        [2]duelist
	first       [2]strategy       // by side
	second      [3][3][2]strategy // after the cards of both sides in the first round; those they have laid are out
	value       float64           // for side 0, less that of side 1
	firstWinner int8              // who has won the first round, where only the second is left; -1 for neither
}

// outcome is the state of both sides of a fight.
type outcome struct {
	life [2]int
	post [2]forhonor.Post // Fielded, Waiting or Executed
}

// isOver reports whether somebody has died.
func (f *outcome) isOver() bool {
	return f.post[0] != forhonor.Fielded || f.post[1] != forhonor.Fielded
}

// startOutcome returns the fate of both before the first round.
func (d *duel) startOutcome() outcome {
	return outcome{life: [2]int{d.side[0].life, d.side[1].life}, post: [2]forhonor.Post{forhonor.Fielded, forhonor.Fielded}}
}

// resolveRound returns what a round with these cards makes of both, and who has won it, -1 for neither.
func (d *duel) resolveRound(now outcome, cards [2]forhonor.Card, firstWinner int8) (outcome, int8) {
	o := forhonor.Fight(
		forhonor.Fighter{Hero: d.side[0].hero, Card: cards[0], WonFirstRound: firstWinner == 0},
		forhonor.Fighter{Hero: d.side[1].hero, Card: cards[1], WonFirstRound: firstWinner == 1})
	for k := range now.life {
		now.life[k] -= o.Loss[k]
		if now.life[k] > 0 {
			continue
		}
		now.post[k] = forhonor.PostAfterDeath(d.side[1-k].hero, o.Blow && int(o.Winner) == 1-k, d.side[k].isSpared)
	}
	return now, o.Winner
}

// resolveLastRound returns what the second round makes of both.
func (d *duel) resolveLastRound(now outcome, cards [2]forhonor.Card, won int8) outcome {
	end, _ := d.resolveRound(now, cards, won)
	d.bleed(&end)
	return end
}

// bleed takes the life that a Naginata takes in the end.
func (d *duel) bleed(end *outcome) {
	for k := range d.side {
		if d.side[k].hero.Power() != forhonor.PowerBleed || end.isOver() {
			continue
		}
		end.life[1-k]--
		if end.life[1-k] <= 0 {
			end.post[1-k] = forhonor.Waiting
		}
	}
}

// outcomeValue returns what the end of a fight is worth to side 0, less what it is worth to side 1.
func (d *duel) outcomeValue(end *outcome) float64 {
	return float64(d.side[0].value(end.life[0], end.post[0]) - d.side[1].value(end.life[1], end.post[1]))
}

func (s *duelist) value(life int, post forhonor.Post) int {
	switch post {
	case forhonor.Executed:
		return s.stakes.execution
	case forhonor.Waiting:
		return s.stakes.waiting
	}
	return s.stakes.life[life]
}

// card returns the combat card of an index in a mix.
func card(k int) forhonor.Card { return forhonor.Card(k) + forhonor.Sword }

// solve finds the equilibrium of the whole fight: of all second rounds, then of the first.
func (d *duel) solve() {
	m := matrix{n: 3}
	start := d.startOutcome()
	for i := range 3 {
		for j := range 3 {
			now, won := d.resolveRound(start, [2]forhonor.Card{card(i), card(j)}, -1)
			if now.isOver() {
				m.at[i][j] = d.outcomeValue(&now)
				continue
			}
			m.at[i][j] = d.solveSecond(now, [2]int{i, j}, won)
		}
	}
	d.first[0], d.first[1], d.value = m.solve()
}

// solveSecond finds the equilibrium of the second round after the cards laid, and returns its value.
func (d *duel) solveSecond(now outcome, firstCards [2]int, won int8) float64 {
	left := [2][2]int{others(firstCards[0]), others(firstCards[1])}
	m := matrix{n: 2}
	for i, own := range left[0] {
		for j, its := range left[1] {
			end := d.resolveLastRound(now, [2]forhonor.Card{card(own), card(its)}, won)
			m.at[i][j] = d.outcomeValue(&end)
		}
	}
	row, column, value := m.solve()
	for k := range 2 {
		d.second[firstCards[0]][firstCards[1]][0][left[0][k]] = row[k]
		d.second[firstCards[0]][firstCards[1]][1][left[1][k]] = column[k]
	}
	return value
}

// others returns the two cards that are left after one is laid, by index.
func others(index int) [2]int { return [3][2]int{{1, 2}, {0, 2}, {0, 1}}[index] }

// strategyFor returns the mix of a side in the round that is to be played: the first when no cards are shown.
func (d *duel) strategyFor(side int, first [2]forhonor.Card) strategy {
	if first[0] == forhonor.NoCard {
		return d.first[side]
	}
	return d.second[first[0]-forhonor.Sword][first[1]-forhonor.Sword][side]
}

// solveFrom solves the fight from where it stands: lives are those of now, and after a first round only the second is
// left.
func (d *duel) solveFrom(first [2]forhonor.Card, winner int8) {
	if first[0] == forhonor.NoCard {
		d.solve()
		return
	}
	d.value = d.solveSecond(d.startOutcome(), [2]int{int(first[0] - forhonor.Sword), int(first[1] - forhonor.Sword)}, winner)
}

// cardValue returns what a card is worth to a side in the round that is to be played, on average over the mix of the other
// side. The fight is solved.
func (d *duel) cardValue(side int, own forhonor.Card, first [2]forhonor.Card) (value float64) {
	now := d.startOutcome()
	for k, p := range d.strategyFor(1-side, first) {
		cards := [2]forhonor.Card{own, card(k)}
		if side == 1 {
			cards[0], cards[1] = cards[1], cards[0]
		}
		if p == 0 || cards[1-side] == first[1-side] {
			continue
		}
		worth := 0.0
		if first[0] != forhonor.NoCard {
			end := d.resolveLastRound(now, cards, d.firstWinner)
			worth = d.outcomeValue(&end)
		} else if next, won := d.resolveRound(now, cards, -1); next.isOver() {
			worth = d.outcomeValue(&next)
		} else {
			worth = d.solveSecond(next, [2]int{int(cards[0] - forhonor.Sword), int(cards[1] - forhonor.Sword)}, won)
		}
		value += float64(p * worth)
	}
	if side == 1 {
		return -value
	}
	return value
}

// drawCard draws one of the cards of the mix that are not shown.
func drawCard(m strategy, first forhonor.Card, rng *rand.Rand) forhonor.Card {
	outcomes := make([]rules.Outcome, 0, len(m))
	for k, p := range m {
		if c := card(k); c != first && p > epsilon {
			outcomes = append(outcomes, rules.Outcome{Do: rules.Action(c), Weight: uint32(1 + p*bot.FullWeight)})
		}
	}
	c, _ := rules.Draw(rng, outcomes)
	return forhonor.Card(c)
}

// habitStrategy is the mix of who does not think about a fight: every card, the own faction's more often.
func habitStrategy(h forhonor.Hero) (m strategy) {
	m = strategy{1, 1, 1}
	m[h.Faction().Card()-forhonor.Sword] = 1.6
	return m
}

// average returns what the fight is worth to side 0, less what it is worth to side 1, when both draw their cards from
// these mixes in both rounds.
func (d *duel) average(one, other strategy) (sum float64) {
	start := d.startOutcome()
	total := (one[0] + one[1] + one[2]) * (other[0] + other[1] + other[2])
	for i := range 3 {
		for j := range 3 {
			p := float64(one[i]*other[j]) / total
			now, won := d.resolveRound(start, [2]forhonor.Card{card(i), card(j)}, -1)
			if now.isOver() {
				sum += float64(p * d.outcomeValue(&now))
				continue
			}
			left, right := others(i), others(j)
			rest := (one[left[0]] + one[left[1]]) * (other[right[0]] + other[right[1]])
			for _, own := range left {
				for _, its := range right {
					end := d.resolveLastRound(now, [2]forhonor.Card{card(own), card(its)}, won)
					sum += float64(p * float64(float64(one[own]*other[its])/rest*d.outcomeValue(&end)))
				}
			}
		}
	}
	return sum
}

// setHabits gives both sides the mixes of who does not think, in both rounds.
func (d *duel) setHabits() {
	for k := range d.side {
		d.first[k] = habitStrategy(d.side[k].hero)
		for i := range d.second {
			for j := range d.second[i] {
				d.second[i][j][k] = d.first[k]
			}
		}
	}
}
