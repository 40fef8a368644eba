package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/table"
)

// campStats counts what a camp has done to the other one: heroes that died, those among them that were executed, and
// soldiers removed.
type campStats struct{ kills, executions, soldiers int }

// roundRecord is what a round has brought to both camps.
type roundRecord struct {
	points [game.NumCamps][game.NumZones]int // all that a zone has given up to now, with its card where the camp holds it
	stats  [game.NumCamps]campStats
	isOpen bool // it was not scored, as where somebody resigns
}

// matchRecord are the chapters of a match, one for every round that has been scored. What has happened in a round without a
// scoring is in the last chapter, which is open. There is at least one chapter.
type matchRecord []roundRecord

// matchRecordOf walks through the events of a match.
func matchRecordOf(m *table.Match) matchRecord {
	var list matchRecord
	var gained [game.NumCamps][game.NumZones]int
	var now roundRecord
	for n := range m.Len() {
		scored := false
		for _, e := range m.Events(n) {
			switch {
			case e.Kind == rules.EvPhase && e.Thing == game.ThingScoring:
				scored = true
			case e.Kind == rules.EvScore && e.Thing >= game.ThingCamp:
				gained[e.Thing-game.ThingCamp][e.To] += int(e.N)
			case e.Kind == rules.EvTake:
				now.take(e)
			}
		}
		if scored {
			now.points = gained
			now.hold(m.At(n + 1).(*game.State))
			list, now = append(list, now), roundRecord{}
		}
	}
	if now.stats != ([game.NumCamps]campStats{}) || len(list) == 0 {
		now.points, now.isOpen = gained, true
		now.hold(m.State().(*game.State))
		list = append(list, now)
	}
	return list
}

// take counts a hero or a soldier that leaves the battlefield, for the other camp.
func (c *roundRecord) take(e rules.Event) {
	switch {
	case e.Thing > 0 && e.Thing <= game.NumHeroes && e.To >= game.PlaceExecution:
		d := &c.stats[game.Camp(e.To-game.PlaceExecution).Other()]
		d.kills, d.executions = d.kills+1, d.executions+1
	case e.Thing > 0 && e.Thing <= game.NumHeroes && e.To >= game.PlaceWaiting:
		c.stats[game.Camp(e.To-game.PlaceWaiting).Other()].kills++
	case e.Thing >= game.ThingSoldier && e.Thing < game.ThingSoldier+game.NumCamps:
		c.stats[game.Camp(e.Thing-game.ThingSoldier).Other()].soldiers++
	}
}

// hold adds what the cards are worth that are held in the position.
func (c *roundRecord) hold(s *game.State) {
	for z := range game.Zone(game.NumZones) {
		if camp, ok := s.Holder(z); ok {
			c.points[camp][z] += game.CardPoints
		}
	}
}

// total is the score of a camp at the end of the chapter.
func (c *roundRecord) total(camp game.Camp) int {
	sum := 0
	for _, points := range c.points[camp] {
		sum += points
	}
	return sum
}

// statsOf returns what a camp has done in all.
func (list matchRecord) statsOf(camp game.Camp) (sum campStats) {
	for _, c := range list {
		sum.kills += c.stats[camp].kills
		sum.executions += c.stats[camp].executions
		sum.soldiers += c.stats[camp].soldiers
	}
	return sum
}

// scored returns the chapters without an open one.
func (list matchRecord) scored() matchRecord {
	if list.last().isOpen {
		return list[:len(list)-1]
	}
	return list
}

// last returns the chapter at the end of a match.
func (list matchRecord) last() *roundRecord { return &list[len(list)-1] }
