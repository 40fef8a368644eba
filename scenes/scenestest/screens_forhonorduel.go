package scenestest

import (
	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// forhonorDuelScreens lists the pictures of what lies over the battlefield of For Honor.
func forhonorDuelScreens() []Screen {
	show := func(b ForHonorGame, keys ...string) func(*Driver) error {
		return func(d *Driver) error { return d.ShowForHonor(b, keys...) }
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
	duel := ForHonorGame{Seats: 2, People: 1, Until: moment(forhonor.PhaseCombat, first)}
	later := ForHonorGame{Seats: 2, People: 1, Until: moment(forhonor.PhaseCombat, second)}
	draft := func(seats int) ForHonorGame {
		return ForHonorGame{Seats: seats, People: 1, Until: moment(forhonor.PhasePick, func(s *forhonor.State) bool {
			_, n := s.Picks(0)
			return n == 1 || seats > 4
		})}
	}
	return []Screen{
		{"forhonor-duel", show(duel)},
		{"forhonor-duel-chosen", show(duel, "card 22")},
		{"forhonor-duel-reveal", func(d *Driver) error { return d.fight(duel, 95) }},
		{"forhonor-duel-second", func(d *Driver) error { return d.pressLegal(later) }},
		{"forhonor-duel-end", func(d *Driver) error { return d.fight(later, 60) }},
		{"forhonor-duel-waiting", func(d *Driver) error {
			m, err := d.match(ForHonorGame{Seats: 4, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat && s.Ready().Len() == 1 }}.Match)
			if err == nil {
				d.Services.Navigator.Replay(m)
				err = d.pressToEnd("last")
			}
			return err
		}},
		{"forhonor-duel-blow", func(d *Driver) error { return d.blow() }},
		{"forhonor-duel-cover", show(ForHonorGame{Seats: 2, People: 2, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat }})},
		{"forhonor-duel-handed", func(d *Driver) error {
			err := d.ShowForHonor(ForHonorGame{Seats: 2, People: 2, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat }})
			if err == nil {
				err = d.Hold("open")
			}
			return err
		}},
		{"forhonor-draft", show(draft(2))},
		{"forhonor-draft-chosen", func(d *Driver) error { return d.pressLegal(draft(2)) }},
		{"forhonor-draft-six", func(d *Driver) error { return d.pressLegal(draft(6)) }},
		{"forhonor-line", show(ForHonorGame{Seats: 2, People: 1, Options: fixed, Until: moment(forhonor.PhaseLine, nil)})},
		{"forhonor-line-chosen", func(d *Driver) error {
			return d.pressLegal(ForHonorGame{Seats: 2, People: 1, Options: fixed, Until: moment(forhonor.PhaseLine, nil)})
		}},
		{"forhonor-camps", func(d *Driver) error {
			m, err := d.match(ForHonorGame{Seats: 8, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCall }}.Match)
			if err == nil {
				d.Services.Navigator.Replay(m)
				err = d.Press("forward", "forward", "forward", "forward", "forward", "forward")
			}
			return err
		}},
	}
}

// pressToEnd presses a control until it is off.
func (d *Driver) pressToEnd(key string) error {
	for !d.Services.Stack.Top().(stage.Paged).Page().Find(key).Off {
		if err := d.Press(key); err != nil {
			return err
		}
	}
	return nil
}

// pressLegal shows a match at its moment and points at all parts of the first thing that the first seat can do.
func (d *Driver) pressLegal(b ForHonorGame) error {
	m, err := d.match(b.Match)
	if err != nil {
		return err
	}
	if err := d.ShowForHonorMatch(m); err != nil {
		return err
	}
	s := m.State()
	legal := s.Legal(0, nil)
	var keys []string
	for _, part := range rules.Parts(m.Game, s, legal[len(legal)/2]) {
		keys = append(keys, part.String())
	}
	return d.Press(keys...)
}

// fight shows a duel so many ticks after the first seat has committed its card.
func (d *Driver) fight(b ForHonorGame, ticks int) error {
	if err := d.pressLegal(b); err != nil {
		return err
	}
	if err := d.Press("button 1100"); err != nil {
		return err
	}
	d.Tick(ticks)
	return nil
}

// blownField is a position in which a Banneret is about to attack a Raider, beside a Jarl.
const blownField = "2.act zones=--- hero=BN moves=0 razed=0 fought=- " +
	"A: 0.BN@E9/4+ 0.JA@D9/4 0.HA@off 0.BW@off soldiers=2,1,0,0 left=3 gained=0 before=0 " +
	"D: 1.RA@E10/4 1.VA@off 1.NA@off 1.YU@off soldiers=3,1,1,0 left=4 gained=0 before=0"

// blow shows in a replay how a hero is struck by a powerful blow, moving slowly.
func (d *Driver) blow() error {
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
	d.Services.Settings.Speed = store.Slow
	d.Services.Navigator.Replay(m)
	return d.Press("forward", "forward", "forward", "forward", "forward")
}
