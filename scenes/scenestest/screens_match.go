package scenestest

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
func matchScreens() []Screen {
	dealt := func(d *Driver, keys ...string) error {
		if err := d.ShowHomeworlds(3, ""); err != nil {
			return err
		}
		return d.Press(keys...)
	}
	return []Screen{
		{"homeworlds-setup", func(d *Driver) error {
			d.Services.Navigator.Setup("homeworlds")
			return d.Press("count.4")
		}},
		{"homeworlds-secret", func(d *Driver) error {
			if err := dealt(d); err != nil {
				return err
			}
			return d.Hold("open")
		}},
		{"homeworlds-talk", func(d *Driver) error { return dealt(d, "done", "talk") }},
		{"homeworlds-said", func(d *Driver) error {
			if err := dealt(d, "done", "talk"); err != nil {
				return err
			}
			if err := d.TurnTo("say suspect 1"); err != nil {
				return err
			}
			return d.Press("say suspect 1")
		}},
		{"homeworlds-warnings", func(d *Driver) error { return d.ShowHomeworlds(3, warnedWorlds, "button 0") }},
		{"homeworlds-menu", func(d *Driver) error { return d.ShowHomeworlds(2, crowdedWorlds, "menu") }},
		{"homeworlds-share", func(d *Driver) error { return d.ShowHomeworlds(2, crowdedWorlds, "menu", "share") }},
		{"homeworlds-open", func(d *Driver) error { d.Services.Navigator.Open(); return nil }},
		{"homeworlds-replay", func(d *Driver) error {
			m, err := playHomeworlds(3)
			if err == nil {
				d.Services.Navigator.Replay(m)
				err = d.Press("last", "last", "last", "last", "last", "last")
			}
			return err
		}},
		{"forhonor-sides", func(d *Driver) error {
			d.Services.Navigator.Setup("forhonor")
			return d.Seek("count.more", "seat2.side")
		}},
		{"forhonor-heroes", func(d *Driver) error {
			d.Services.Navigator.Setup("forhonor")
			return d.Seek("option.draft.2", "option.heroes", "figure.NA")
		}},
		{"forhonor-kept", func(d *Driver) error {
			if err := d.ShowForHonor(ForHonorGame{Seats: 8, People: 8, Until: ForHonorAt(0, forhonor.PhaseAct, 2, nil)}); err != nil {
				return err
			}
			d.Services.Navigator.Shelf()
			return nil
		}},
		{"homeworlds-result", func(d *Driver) error {
			m, err := playHomeworlds(5)
			if err == nil {
				d.Services.Navigator.Result(m, 0, func() {}, nil)
				d.Tick(200)
			}
			return err
		}},
	}
}

// showChosenShip shows a ship that has been chosen and where it can go: where its system has been opened with it, closed
// again.
func (d *Driver) showChosenShip() error {
	if err := d.ShowHomeworlds(3, threeWorlds, "piece y2 s1"); err != nil {
		return err
	}
	leave := rules.Part{Kind: rules.PartButton, Index: homeworlds.ButtonDetonate + 1}.String()
	if paged, ok := d.Services.Stack.Top().(stage.Paged); !ok || paged.Page().Find(leave) == nil {
		return nil
	}
	return d.Press(leave)
}

// warnedWorlds is a position that gives many warnings before the end of a turn.
const warnedWorlds = "3/5 0 H0:0(b3b1)y1y1|r1| H1:1(b2g1)|g3r2| H2:2(r3y2)||g3b2 s1:-1(g2)y2|g1g2g2|"

// Seek presses controls that may lie on other pages of the screen.
func (d *Driver) Seek(keys ...string) error {
	const most = 12 // pages
	for _, key := range keys {
		for range most {
			paged, ok := d.Services.Stack.Top().(stage.Paged)
			if !ok || paged.Page().Find(key) != nil {
				break
			}
			turn := "more"
			if paged.Page().Find(turn) == nil {
				turn = "next"
			}
			if err := d.Press(turn); err != nil {
				return err
			}
		}
		if err := d.Press(key); err != nil {
			return err
		}
	}
	return nil
}

// Hold holds a control as long as it wants to be held.
func (d *Driver) Hold(key string) error {
	paged, ok := d.Services.Stack.Top().(stage.Paged)
	if !ok {
		return fmt.Errorf("the scene has no page to look for %q on", key)
	}
	c := paged.Page().Find(key)
	if c == nil || c.Hold == nil {
		return fmt.Errorf("there is nothing to hold called %q", key)
	}
	c.Hold.OnDone()
	d.Tick(1)
	return nil
}

// Players returns so many players by the names that they are given, the first of them people and the others bots.
func Players(seats, people int) []table.Player {
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

// playHomeworlds returns a match of Homeworlds of so many seats played by chance to its end.
func playHomeworlds(seats int) (*rules.Match, error) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: seats}, 11)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, Players(seats, seats))
	rng := rules.Rand(11, seats)
	for err = m.PlayNature(); err == nil && !m.Over(); {
		by, _ := m.State().Actors().Only()
		legal := m.State().Legal(by, nil)
		_, err = m.Do(rules.Move{By: by, Do: legal[rng.IntN(len(legal))]})
	}
	return m, err
}
