package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/table"
)

// record is what a hero has done in a match so far.
type record struct {
	kills    int // enemy heroes that have left the battlefield by it
	soldiers int // that it has struck or shot
	deaths   int
}

// recordOf walks over the events of a match for the record of a hero. What falls in a fight falls by the other fighter,
// all else by the hero that is being played.
func recordOf(m *table.Match, hero game.Hero) (r record) {
	for k := range m.Len() {
		s, ok := m.At(k).(*game.State)
		if !ok {
			continue
		}
		active, _, _, _ := s.Active()
		for _, e := range m.Events(k) {
			if e.Kind != rules.EvTake {
				continue
			}
			switch {
			case e.Thing >= game.ThingSoldier && e.Thing < game.ThingSoldier+game.NumCamps:
				if active == hero {
					r.soldiers++
				}
			case e.Thing == int32(hero):
				r.deaths++
			case e.Thing > 0 && e.Thing <= game.NumHeroes && killerOf(s, active, game.Hero(e.Thing)) == hero:
				r.kills++
			}
		}
	}
	return r
}

// killerOf returns by whom a hero falls.
func killerOf(s *game.State, active, victim game.Hero) game.Hero {
	heroes, _ := s.Fight()
	_, own, _ := s.Figure(active)
	_, camp, _ := s.Figure(victim)
	if camp == own && heroes[1] != game.NoHero {
		return heroes[1]
	}
	return active
}
