package forhonor

// Fighter is one side of a round of combat.
type Fighter struct {
	Hero          Hero
	Card          Card
	WonFirstRound bool // whether it has won the first round
}

// Outcome is the result of a round of combat.
type Outcome struct {
	Loss   [2]int // lives that each side loses
	Winner int8   // the side that wins, -1 for neither
	Blow   bool   // whether it wins by a powerful blow: the second round after the first
}

// Fight returns the result of a round of combat: docs/rules/forhonor.md, 7.5 and 8.
func Fight(a, b Fighter) Outcome {
	sides := [2]Fighter{a, b}
	o := Outcome{Winner: noSide}
	if a.Card == b.Card {
		for k, f := range sides {
			if f.Hero.Power() != PowerRampart {
				o.Loss[k] = 1 + bonus(sides[1-k])
			}
		}
	} else {
		if o.Winner = 1; a.Card.Beats(b.Card) {
			o.Winner = 0
		}
		winner := sides[o.Winner]
		o.Loss[1-o.Winner] = 1 + bonus(winner)
		if winner.WonFirstRound {
			o.Blow = true
			o.Loss[1-o.Winner]++
		}
	}
	for k, f := range sides {
		if f.Hero.Power() == PowerFullGuard && f.Card == Shield {
			o.Loss[k] = 0
		}
	}
	return o
}

// bonus is 1 for the card of one's faction.
func bonus(f Fighter) int {
	if f.Card == f.Hero.Faction().Card() {
		return 1
	}
	return 0
}
