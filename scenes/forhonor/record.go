package forhonor

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// record is what a hero has done in a match so far.
type record struct {
	felled   int // enemy heroes that have left the battlefield by it
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
			case e.Thing > 0 && e.Thing <= game.NumHeroes && killer(s, active, game.Hero(e.Thing)) == hero:
				r.felled++
			}
		}
	}
	return r
}

// killer returns by whom a hero falls.
func killer(s *game.State, active, victim game.Hero) game.Hero {
	heroes, _ := s.Fight()
	_, own, _ := s.Figure(active)
	_, camp, _ := s.Figure(victim)
	if camp == own && heroes[1] != game.NoHero {
		return heroes[1]
	}
	return active
}

// recordWords tells the record of the hero that is looked at, "" where it has none.
func (b *Board) recordWords() string {
	r, words := b.sheet.record, b.words()
	var deeds []string
	for _, one := range []struct {
		key lang.Key
		n   int
	}{{lang.ForhonorSheetFelled, r.felled}, {lang.ForhonorSheetSoldiers, r.soldiers}, {lang.ForhonorSheetDeaths, r.deaths}} {
		if one.n > 0 {
			deeds = append(deeds, words.T(one.key, lang.Count("n", one.n)))
		}
	}
	if deeds == nil {
		return ""
	}
	return words.T(lang.ForhonorSheetRecord, lang.Text("deeds", strings.Join(deeds, ", ")))
}
