package scenes

import (
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
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
			m, err := v.moment(battle{seats: 4, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat && s.Ready().Len() == 1 }}.match)
			if err == nil {
				v.app.house.Doors.Replay(m)
				err = v.pressToEnd("last")
			}
			return err
		}},
		{"forhonor-duel-blow", func(v *visitor) error { return v.blow() }},
		{"forhonor-duel-doors", show(battle{seats: 2, people: 2, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat }})},
		{"forhonor-duel-handed", func(v *visitor) error {
			err := v.battle(battle{seats: 2, people: 2, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat }})
			if err == nil {
				err = v.hold("open")
			}
			return err
		}},
		{"forhonor-draft", show(draft(2))},
		{"forhonor-draft-chosen", func(v *visitor) error { return v.pressLegal(draft(2)) }},
		{"forhonor-draft-six", func(v *visitor) error { return v.pressLegal(draft(6)) }},
		{"forhonor-line", show(battle{seats: 2, people: 1, options: fixed, until: moment(forhonor.PhaseLine, nil)})},
		{"forhonor-line-chosen", func(v *visitor) error {
			return v.pressLegal(battle{seats: 2, people: 1, options: fixed, until: moment(forhonor.PhaseLine, nil)})
		}},
		{"forhonor-camps", func(v *visitor) error {
			m, err := v.moment(battle{seats: 8, until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCall }}.match)
			if err == nil {
				v.app.house.Doors.Replay(m)
				err = v.press("forward", "forward", "forward", "forward", "forward", "forward")
			}
			return err
		}},
	}
}

// pressToEnd presses a control until it is off.
func (v *visitor) pressToEnd(key string) error {
	for !v.app.house.Stack.Top().(stage.Paged).Page().Find(key).Off {
		if err := v.press(key); err != nil {
			return err
		}
	}
	return nil
}

// pressLegal shows a match at its moment and points at all parts of the first thing that the first seat can do.
func (v *visitor) pressLegal(b battle) error {
	m, err := v.moment(b.match)
	if err != nil {
		return err
	}
	if err := v.putBattle(m); err != nil {
		return err
	}
	s := m.State()
	legal := s.Legal(0, nil)
	var keys []string
	for _, part := range rules.Parts(m.Game, s, legal[len(legal)/2]) {
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

// blownField is a position in which a Banneret is about to attack a Raider, beside a Jarl.
const blownField = "2.act zones=--- hero=BN moves=0 razed=0 fought=- " +
	"A: 0.BN@E9/4+ 0.JA@D9/4 0.HA@off 0.BW@off soldiers=2,1,0,0 left=3 gained=0 before=0 " +
	"D: 1.RA@E10/4 1.VA@off 1.NA@off 1.YU@off soldiers=3,1,1,0 left=4 gained=0 before=0"

// blow shows in a replay how a hero is struck by a powerful blow, moving slowly.
func (v *visitor) blow() error {
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: blownField}, 1)
	if err != nil {
		return err
	}
	table.SetPlayers(m, []table.Player{{Name: lang.DefaultName(0)}, {Name: lang.DefaultName(1)}})
	texts := []string{"BNxRA", "BN:shield", "RA:sword", "BN:charge", "RA:shield"}
	for k, by := range []rules.Seat{0, 0, 1, 0, 1} {
		do, err := forhonor.Game{}.ParseAction(m.State(), by, texts[k])
		if err != nil {
			return err
		}
		if _, err := m.Do(rules.Move{By: by, Do: do}); err != nil {
			return err
		}
	}
	v.app.house.Settings.Speed = store.Slow
	v.app.house.Doors.Replay(m)
	return v.press("forward", "forward", "forward", "forward", "forward")
}
