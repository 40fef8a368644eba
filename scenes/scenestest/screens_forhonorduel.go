package scenestest

import (
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// forhonorDuelScreens lists the pictures of what lies over the battlefield of For Honor.
func forhonorDuelScreens() []Screen {
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
	line := ForHonorGame{Seats: 2, People: 1, Options: fixed, Until: moment(forhonor.PhaseLine, nil)}
	inPhase := func(phase forhonor.Phase) func(*forhonor.State) bool {
		return func(s *forhonor.State) bool { return s.Phase() == phase }
	}
	people := ForHonorGame{Seats: 2, People: 2, Until: inPhase(forhonor.PhaseCombat)}
	waiting := ForHonorGame{Seats: 4, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseCombat && s.Ready().Len() == 1 }}
	camps := ForHonorGame{Seats: 8, Until: inPhase(forhonor.PhaseCall)}
	fight := func(b ForHonorGame, ticks int) step { // so long after the first seat has committed its card
		return inOrder(b.show(), (*Driver).pressLegal, press("button 1100"), tick(ticks))
	}
	return []Screen{
		{"forhonor-duel", duel.show()},
		{"forhonor-duel-chosen", duel.show("card 22")},
		{"forhonor-duel-reveal", fight(duel, 95)},
		{"forhonor-duel-second", inOrder(later.show(), (*Driver).pressLegal)},
		{"forhonor-duel-end", fight(later, 60)},
		{"forhonor-duel-over", fight(later, 610)},
		{"forhonor-duel-waiting", inOrder(showReplay(waiting.Match), func(d *Driver) error { return d.pressUntilOff("last") })},
		{"forhonor-duel-blow", inOrder(do(func(d *Driver) { d.Services.Settings.Speed = store.Slow }), showReplay(blow), press(slices.Repeat([]string{"forward"}, 5)...))},
		{"forhonor-duel-cover", people.show()},
		{"forhonor-duel-handed", inOrder(people.show(), hold("open"))},
		{"forhonor-draft", draft(2).show()},
		{"forhonor-draft-chosen", inOrder(draft(2).show(), (*Driver).pressLegal)},
		{"forhonor-draft-six", inOrder(draft(6).show(), (*Driver).pressLegal)},
		{"forhonor-line", line.show()},
		{"forhonor-line-chosen", inOrder(line.show(), (*Driver).pressLegal)},
		{"forhonor-camps", inOrder(showReplay(camps.Match), press(slices.Repeat([]string{"forward"}, 6)...))},
	}
}

// pressLegal points at all parts of a thing that the first seat can do.
func (d *Driver) pressLegal() error {
	m, err := d.Match()
	if err != nil {
		return err
	}
	legal := m.State().Legal(0, nil)
	return d.pressParts(m, legal[len(legal)/2])
}

// blownField is a position in which a Banneret is about to attack a Raider, beside a Jarl.
const blownField = "2.act zones=--- hero=BN moves=0 razed=0 fought=- " +
	"A: 0.BN@E9/4+ 0.JA@D9/4 0.HA@off 0.BW@off soldiers=2,1,0,0 left=3 gained=0 before=0 " +
	"D: 1.RA@E10/4 1.VA@off 1.NA@off 1.YU@off soldiers=3,1,1,0 left=4 gained=0 before=0"

// blow is a match in which a hero is struck by a powerful blow.
func blow() (*rules.Match, error) {
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: blownField}, 1)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, Players(2, 2))
	texts := []string{"BNxRA", "BN:shield", "RA:sword", "BN:charge", "RA:shield"}
	for k, by := range []rules.Seat{0, 0, 1, 0, 1} {
		do, err := forhonor.Game{}.ParseAction(m.State(), by, texts[k])
		if err == nil {
			_, err = m.Do(rules.Move{By: by, Do: do})
		}
		if err != nil {
			return nil, err
		}
	}
	return m, nil
}
