package scenes

import (
	"engawa/rules"
	"engawa/rules/forhonor"
)

// forhonorDuelScreens lists the pictures of what lies over the battlefield of For Honor.
func forhonorDuelScreens() []screen {
	show := func(b battle, keys ...string) func(*visitor) error {
		return func(v *visitor) error { return v.battle(b, keys...) }
	}
	moment := func(phase forhonor.Phase, more func(*forhonor.State) bool) func(*forhonor.State) bool {
		return func(s *forhonor.State) bool {
			return s.Phase() == phase && s.Actors() == rules.SeatsOf(0) && (more == nil || more(s))
		}
	}
	second := func(s *forhonor.State) bool {
		_, cards := s.Fight()
		return cards[0] != forhonor.NoCard
	}
	first := func(s *forhonor.State) bool { return !second(s) }
	fixed := map[string]string{forhonor.OptOrder: "fixed"}
	duel := battle{seats: 2, people: 1, until: moment(forhonor.PhaseCombat, first)}
	later := battle{seats: 2, people: 1, until: moment(forhonor.PhaseCombat, second)}
	draft := func(seats int) battle {
		return battle{seats: seats, people: 1, until: moment(forhonor.PhasePick, func(s *forhonor.State) bool {
			_, n := s.Picks(0)
			return n == 1 || seats > 4
		})}
	}
	return []screen{
		{"forhonor-duel", show(duel)},
		{"forhonor-duel-chosen", show(duel, "card 22")},
		{"forhonor-duel-reveal", func(v *visitor) error { return v.fight(duel, 95) }},
		{"forhonor-duel-second", func(v *visitor) error { return v.pressLegal(later) }},
		{"forhonor-duel-end", func(v *visitor) error { return v.fight(later, 150) }},
		{"forhonor-duel-waiting", func(v *visitor) error {
			m, err := battle{seats: 4, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat && s.Ready().Len() == 1 }}.match()
			if err == nil {
				v.app.house.Doors.Replay(m)
				err = v.press("last")
			}
			return err
		}},
		{"forhonor-duel-doors", show(battle{seats: 2, people: 2, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat }})},
		{"forhonor-draft", show(draft(2))},
		{"forhonor-draft-chosen", func(v *visitor) error { return v.pressLegal(draft(2)) }},
		{"forhonor-draft-six", func(v *visitor) error { return v.pressLegal(draft(6)) }},
		{"forhonor-line", show(battle{seats: 2, people: 1, options: fixed, until: moment(forhonor.PhaseLine, nil)})},
		{"forhonor-line-chosen", func(v *visitor) error {
			return v.pressLegal(battle{seats: 2, people: 1, options: fixed, until: moment(forhonor.PhaseLine, nil)})
		}},
		{"forhonor-camps", func(v *visitor) error {
			m, err := battle{seats: 8, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCall }}.match()
			if err == nil {
				v.app.house.Doors.Replay(m)
				err = v.press("forward", "forward", "forward", "forward", "forward", "forward")
			}
			return err
		}},
	}
}

// pressLegal shows a match at its moment and points at all parts of the first thing that the first seat can do.
func (v *visitor) pressLegal(b battle) error {
	m, err := b.match()
	if err != nil {
		return err
	}
	if err := v.putBattle(m); err != nil {
		return err
	}
	s := m.State()
	legal := s.Legal(0, nil)
	var keys []string
	for _, part := range m.Game.Parts(s, legal[len(legal)/2]) {
		keys = append(keys, part.String())
	}
	return v.press(keys...)
}

// fight shows a duel so many ticks after the first seat has committed its card.
func (v *visitor) fight(b battle, ticks int) error {
	if err := v.pressLegal(b); err != nil {
		return err
	}
	if err := v.press("button 1100"); err != nil {
		return err
	}
	v.tick(ticks)
	return nil
}
