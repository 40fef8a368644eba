package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
)

// roundGains is what each zone has brought to each camp at the end of a round, with its card where that changed hands.
type roundGains struct {
	round  int // 0 for none
	points [game.NumCamps][game.NumZones]int
}

// gainsOf returns the gains of the scoring among the events of a move that was played from st, if there is one.
func gainsOf(st *game.State, events []rules.Event) (g roundGains) {
	for _, e := range events {
		switch zone := e.Thing - game.ThingZone; {
		case e.Kind == rules.EvPhase && e.Thing == game.ThingScoring:
			g.round = int(e.N)
		case e.Kind == rules.EvTake && zone >= 0 && zone < game.NumZones:
			if camp, held := st.Holder(game.Zone(zone)); held {
				g.points[camp][zone] -= game.CardPoints
			}
			if e.To >= 0 {
				g.points[e.To][zone] += game.CardPoints
			}
		case e.Kind == rules.EvScore && e.Thing >= game.ThingCamp:
			g.points[e.Thing-game.ThingCamp][e.To] += int(e.N)
		}
	}
	return g
}

// total is what a camp has gained.
func (g *roundGains) total(camp game.Camp) (sum int) {
	for _, n := range g.points[camp] {
		sum += n
	}
	return sum
}
