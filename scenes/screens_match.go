package scenes

import (
	"fmt"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// matchScreens lists the pictures of what all tables share, shown with matches of Homeworlds, and of agreeing a battle.
func matchScreens() []screen {
	dealt := func(v *visitor, keys ...string) error {
		if err := v.worlds(3, ""); err != nil {
			return err
		}
		return v.press(keys...)
	}
	return []screen{
		{"homeworlds-setup", func(v *visitor) error {
			v.app.house.Doors.Setup("homeworlds")
			return v.press("count.4")
		}},
		{"homeworlds-secret", func(v *visitor) error {
			if err := dealt(v); err != nil {
				return err
			}
			return v.hold("open")
		}},
		{"homeworlds-talk", func(v *visitor) error { return dealt(v, "done", "talk") }},
		{"homeworlds-said", func(v *visitor) error {
			if err := dealt(v, "done", "talk"); err != nil {
				return err
			}
			if err := v.turnTo("say suspect 1"); err != nil {
				return err
			}
			return v.press("say suspect 1")
		}},
		{"homeworlds-warnings", func(v *visitor) error { return v.worlds(3, warnedWorlds, "button 0") }},
		{"homeworlds-menu", func(v *visitor) error { return v.worlds(2, crowdedWorlds, "menu") }},
		{"homeworlds-share", func(v *visitor) error { return v.worlds(2, crowdedWorlds, "menu", "share") }},
		{"homeworlds-open", func(v *visitor) error { v.app.house.Doors.Open(); return nil }},
		{"homeworlds-replay", func(v *visitor) error {
			m, err := racedWorlds(3)
			if err == nil {
				v.app.house.Doors.Replay(m)
				err = v.press("last", "last", "last", "last", "last", "last")
			}
			return err
		}},
		{"forhonor-sides", func(v *visitor) error {
			v.app.house.Doors.Setup("forhonor")
			return v.seek("count.more", "seat2.side")
		}},
		{"forhonor-heroes", func(v *visitor) error {
			v.app.house.Doors.Setup("forhonor")
			return v.seek("option.draft.2", "option.heroes", "figure.NA")
		}},
		{"forhonor-kept", func(v *visitor) error {
			if err := v.battle(battle{seats: 8, people: 8, until: inBattle(0, forhonor.PhaseAct, 2, nil)}); err != nil {
				return err
			}
			v.app.house.Doors.Shelf()
			return nil
		}},
		{"homeworlds-result", func(v *visitor) error {
			m, err := racedWorlds(5)
			if err == nil {
				v.app.house.Doors.Result(m, func() {})
				v.tick(200)
			}
			return err
		}},
	}
}

// chosenShip shows a ship that has been chosen and where it can go: where its system has been opened with it, closed
// again.
func (v *visitor) chosenShip() error {
	if err := v.worlds(3, threeWorlds, "piece y2 s1"); err != nil {
		return err
	}
	leave := rules.Part{Kind: rules.PartButton, Index: homeworlds.ButtonDetonate + 1}.String()
	if paged, ok := v.app.house.Stack.Top().(stage.Paged); !ok || paged.Page().Find(leave) == nil {
		return nil
	}
	return v.press(leave)
}

// warnedWorlds is a position that gives many warnings before the end of a turn.
const warnedWorlds = "3/5 0 H0:0(b3b1)y1y1|r1| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2|g1g2g2|"

// seek presses controls that may lie on other sheets or leaves of the screen.
func (v *visitor) seek(keys ...string) error {
	const most = 12 // sheets
	for _, key := range keys {
		for range most {
			paged, ok := v.app.house.Stack.Top().(stage.Paged)
			if !ok || paged.Page().Find(key) != nil {
				break
			}
			turn := "more"
			if paged.Page().Find(turn) == nil {
				turn = "next"
			}
			if err := v.press(turn); err != nil {
				return err
			}
		}
		if err := v.press(key); err != nil {
			return err
		}
	}
	return nil
}

// hold holds a control as long as it wants to be held.
func (v *visitor) hold(key string) error {
	paged, ok := v.app.house.Stack.Top().(stage.Paged)
	if !ok {
		return fmt.Errorf("the scene has no page to look for %q on", key)
	}
	c := paged.Page().Find(key)
	if c == nil || c.Hold == nil {
		return fmt.Errorf("there is nothing to hold called %q", key)
	}
	c.Hold.Done()
	v.tick(1)
	return nil
}

// company returns so many players by the names that they are given, the first of them people and the others bots.
func company(seats, people int) []table.Player {
	var players []table.Player
	for seat := range rules.Seat(seats) {
		p := table.Player{Name: lang.DefaultName(seat)}
		if int(seat) >= people {
			p.Bot = "1"
		}
		players = append(players, p)
	}
	return players
}

// racedWorlds returns a match of Homeworlds of so many seats played by chance to its end.
func racedWorlds(seats int) (*rules.Match, error) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: seats}, 11)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, company(seats, seats))
	rng := rules.Rand(11, seats)
	for err = m.Settle(); err == nil && !m.Over(); {
		by, _ := m.State().Actors().Only()
		legal := m.State().Legal(by, nil)
		_, err = m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]})
	}
	return m, err
}
