package scenestest

import (
	"errors"
	"fmt"
	"slices"

	"engawa/rules"
	"engawa/rules/forhonor"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// forhonorScreens lists the pictures of the battlefield, and of what the program shows of it.
func forhonorScreens() []Screen {
	show := func(b ForHonorGame, keys ...string) func(*Driver) error {
		return func(d *Driver) error { return d.ShowForHonor(b, keys...) }
	}
	two := func(until func(*forhonor.State) bool) ForHonorGame {
		return ForHonorGame{Seats: 2, People: 1, Until: until}
	}
	call := two(ForHonorAt(0, forhonor.PhaseCall, 3, nil))
	act := two(ForHonorAt(0, forhonor.PhaseAct, 3, HasFreshHero))
	broken := func(s *forhonor.State) bool { return s.IsBroken(forhonor.Attackers) || s.IsBroken(forhonor.Defenders) }
	return []Screen{
		{"forhonor-setup", func(d *Driver) error { d.Services.Navigator.Setup("forhonor"); return nil }},
		{"forhonor-setup-eight", func(d *Driver) error {
			d.Services.Navigator.Setup("forhonor")
			return d.Press("count.more", "count.more", "count.more", "count.more", "count.more", "count.more")
		}},
		{"forhonor-first", show(two(ForHonorAt(0, forhonor.PhaseCall, 1, nil)))},
		{"forhonor-enter", show(two(ForHonorAt(0, forhonor.PhaseAct, 1, nil)))},
		{"forhonor-call", show(call)},
		{"forhonor-reach", show(act)},
		{"forhonor-zoom", func(d *Driver) error {
			if err := show(act)(d); err != nil {
				return err
			}
			if d.Services.Stack.Top().(stage.Paged).Page().Find(forhonorWhole) == nil {
				return nil // all of the battlefield is seen always
			}
			return d.Press(forhonorWhole)
		}},
		{"forhonor-path", func(d *Driver) error { return d.battlePath(act) }},
		{"forhonor-approach", func(d *Driver) error { return d.approach("E10") }},
		{"forhonor-approach-soldiers", func(d *Driver) error { return d.approach("F10") }},
		{"forhonor-whole-far", func(d *Driver) error { return d.approach("M12") }},
		{"forhonor-threat", show(act, forhonorThreat)},
		{"forhonor-hero-panel", show(call, "button 1010")},
		{"forhonor-score", show(call, forhonorScore)},
		{"forhonor-raze", func(d *Driver) error {
			return d.battleAt(two(ForHonorAt(0, forhonor.PhaseAct, 3, hasVerb(forhonor.VerbRaze))), forhonor.VerbRaze)
		}},
		{"forhonor-attack", func(d *Driver) error {
			return d.battleAt(two(ForHonorAt(0, forhonor.PhaseAct, 2, hasVerb(forhonor.VerbAttack))), forhonor.VerbAttack)
		}},
		{"forhonor-shot", func(d *Driver) error {
			return d.battleAt(two(ForHonorAt(0, forhonor.PhaseAct, 2, hasVerb(forhonor.VerbShoot))), forhonor.VerbShoot)
		}},
		{"forhonor-shot-soldier", (*Driver).shotSoldier},
		{"forhonor-banner", show(ForHonorGame{Seats: 2, People: 1, Options: forhonorPreset, Until: ForHonorAt(0, forhonor.PhaseAct, 2, hasVerb(forhonor.VerbBanner))})},
		{"forhonor-shove", show(ForHonorGame{Seats: 2, People: 1, Seed: 1, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseShove && s.Actors().Has(0) }})},
		{"forhonor-broken", show(two(ForHonorAt(0, forhonor.PhaseAct, 3, broken)))},
		{"forhonor-late", show(ForHonorGame{Seats: 2, People: 1, Seed: 1, Until: ForHonorAt(0, forhonor.PhaseCall, 6, nil)})},
		{"forhonor-three", show(ForHonorGame{Seats: 3, People: 1, Until: ForHonorAt(0, forhonor.PhaseCall, 3, nil)})},
		{"forhonor-four", show(ForHonorGame{Seats: 4, People: 2, Until: ForHonorAt(0, forhonor.PhaseCall, 3, nil)})},
		{"forhonor-six", show(ForHonorGame{Seats: 6, People: 1, Until: ForHonorAt(0, forhonor.PhaseAct, 3, nil)})},
		{"forhonor-eight", show(ForHonorGame{Seats: 8, People: 1, Until: ForHonorAt(0, forhonor.PhaseAct, 3, HasFreshHero)})},
		{"forhonor-menu", show(act, "menu")},
		{"forhonor-recap", func(d *Driver) error {
			if err := d.ShowForHonor(ForHonorGame{Seats: 4, People: 1, Until: ForHonorAt(0, forhonor.PhaseCall, 3, nil)}); err != nil {
				return err
			}
			return d.openRecap()
		}},
		{"forhonor-recap-eight", func(d *Driver) error {
			if err := d.ShowForHonor(ForHonorGame{Seats: 8, People: 1, Until: ForHonorAt(0, forhonor.PhaseAct, 3, HasFreshHero)}); err != nil {
				return err
			}
			return d.openRecap()
		}},
		{"forhonor-book", func(d *Driver) error { d.Services.Navigator.Book("forhonor", nil, ""); return nil }},
		{"forhonor-book-later", func(d *Driver) error { return d.page("forhonor", 8) }},
		{"forhonor-book-duel", func(d *Driver) error { return d.page("forhonor", 12) }},
		{"forhonor-book-heroes", func(d *Driver) error { return d.page("forhonor", 19) }},
		{"forhonor-book-hero", func(d *Driver) error {
			if err := d.page("forhonor", 19); err != nil {
				return err
			}
			for d.Services.Stack.Top().(stage.Paged).Page().Find("card.BN") == nil {
				// Small windows show the heroes on several leaves.
				if err := d.Press("next"); err != nil {
					return err
				}
			}
			return d.Press("card.BN")
		}},
		{"forhonor-book-sources", func(d *Driver) error { return d.page("forhonor", 22) }},
		{"forhonor-replay", func(d *Driver) error { return d.battleReplay(4) }},
		{"forhonor-replay-eight", func(d *Driver) error { return d.battleReplay(8) }},
		{"forhonor-result", func(d *Driver) error { return d.battleResult(ForHonorGame{Seats: 2, People: 1, Until: isOver}) }},
		{"forhonor-result-eight", func(d *Driver) error { return d.battleResult(ForHonorGame{Seats: 8, People: 1, Until: isOver}) }},
		{"forhonor-shelf", func(d *Driver) error {
			if err := d.ShowForHonor(act); err != nil {
				return err
			}
			d.Services.Navigator.Shelf()
			return nil
		}},
	}
}

// Keys of controls that the Board of For Honor alone knows.
const (
	forhonorThreat = "button 1001"
	forhonorWhole  = "button 1002"
	forhonorScore  = "button 1220"
)

// ShowForHonor shows a match at its moment and presses controls by their keys. "button 1010" opens the panel of the first
// hero of the defenders.
func (d *Driver) ShowForHonor(b ForHonorGame, keys ...string) error {
	m, err := d.match(b.Match)
	if err != nil {
		return err
	}
	if err := d.ShowForHonorMatch(m); err != nil {
		return err
	}
	keys = slices.Clone(keys)
	for k, key := range keys {
		if key == "button 1010" {
			hero := m.State().(*forhonor.State).Figures(forhonor.Defenders)[0].Hero
			keys[k] = rules.Part{Kind: rules.PartButton, Index: 1010 + int32(hero)}.String()
		}
	}
	return d.Press(keys...)
}

// battleReplay shows a round of a match of so many seats that has ended.
func (d *Driver) battleReplay(seats int) error {
	m, err := d.match(ForHonorGame{Seats: seats, Until: isOver}.Match)
	if err != nil {
		return err
	}
	d.Services.Navigator.Replay(m)
	return d.Press(slices.Repeat([]string{"last"}, 8)...)
}

// ShowForHonorMatch puts a match on the table.
func (d *Driver) ShowForHonorMatch(m *rules.Match) error {
	id := d.Services.Store.NewMatch("forhonor")
	if _, err := d.Services.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	d.Services.Navigator.Table(m, id)
	d.FinishAnimations()
	return nil
}

// battleAt shows a match at its moment and points at the first target of what the first seat can do of one kind.
func (d *Driver) battleAt(b ForHonorGame, verb forhonor.Verb) error {
	m, err := d.match(b.Match)
	if err != nil {
		return err
	}
	return d.pointAt(m, verb)
}

// shotField is a position in which a Yumi may shoot at a soldier on H10, by which the one on I13 falls.
const shotField = "4.act zones=AD- hero=YU moves=0 razed=0 fought=- " +
	"A: 0.YU@E7/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=1+,1+,1+,1+ left=3 gained=300 before=400 " +
	"D: 1.BN@M12/4 1.VA@off 1.JA@L10/4 1.KA@off soldiers=2+,2+,2+,4 left=4 gained=300 before=400"

// approachField is a position in which a Banneret may walk to a Jarl on E10 and to soldiers, and a Kanabō on M12 is
// farther away.
const approachField = "4.act zones=AD- hero=BN moves=0 razed=0 fought=- " +
	"A: 0.BN@D8/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=1+,1+,1+,1+ left=3 gained=300 before=400 " +
	"D: 1.YU@off 1.VA@off 1.JA@E10/4 1.KA@M12/5 soldiers=2+,2+,2+,4 left=4 gained=300 before=400"

// approach points at the foe on a square, on the whole battlefield where it is not seen nearer.
func (d *Driver) approach(at string) error {
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: approachField}, 1)
	if err != nil {
		return err
	}
	table.SetPlayers(m, Players(2, 2))
	if err := d.ShowForHonorMatch(m); err != nil {
		return err
	}
	s := m.State().(*forhonor.State)
	q, _ := forhonor.ParseSquare(at)
	key := rules.Part{Kind: rules.PartCell, Index: int32(q)}.String()
	if h := s.HeroAt(q); h != forhonor.NoHero {
		key = rules.Part{Kind: rules.PartPiece, Index: int32(h)}.String()
	}
	if d.Services.Stack.Top().(stage.Paged).Page().Find(key) == nil {
		return d.Press(forhonorWhole, key)
	}
	return d.Press(key)
}

// shotSoldier points at a soldier that can be shot at.
func (d *Driver) shotSoldier() error {
	m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: shotField}, 1)
	if err != nil {
		return err
	}
	table.SetPlayers(m, Players(2, 2))
	return d.pointAt(m, forhonor.VerbShoot)
}

// pointAt shows a match and points at the first target of what the first seat can do of one kind that is seen, on the
// whole battlefield where none is nearer.
func (d *Driver) pointAt(m *rules.Match, verb forhonor.Verb) error {
	if err := d.ShowForHonorMatch(m); err != nil {
		return err
	}
	s := m.State().(*forhonor.State)
	for _, before := range [][]string{nil, {forhonorWhole}} {
		if err := d.Press(before...); err != nil {
			return err
		}
		for _, c := range commands(s, 0, verb) {
			key := targetOf(s, c).String()
			if d.Services.Stack.Top().(stage.Paged).Page().Find(key) != nil {
				return d.Press(key)
			}
		}
	}
	return fmt.Errorf("no target of verb %d is seen", verb)
}

// battlePath shows a match at its moment, with the way to the farthest square that is seen looked at by a finger.
func (d *Driver) battlePath(b ForHonorGame) error {
	m, err := d.match(b.Match)
	if err != nil {
		return err
	}
	if err := d.ShowForHonorMatch(m); err != nil {
		return err
	}
	s := m.State().(*forhonor.State)
	hero, _, _, _ := s.Active()
	cost := s.Reach(hero, s.MovesLeft())
	var far *ui.Control
	most := uint8(0)
	for _, c := range commands(s, 0, forhonor.VerbMove) {
		key := rules.Part{Kind: rules.PartCell, Index: int32(c.At)}.String()
		if control := d.Services.Stack.Top().(stage.Paged).Page().Find(key); control != nil && cost[c.At] > most {
			far, most = control, cost[c.At]
		}
	}
	if far == nil {
		return errors.New("no square that the hero can reach is seen")
	}
	d.Script.Tap(far.Rect.Centre())
	d.FinishAnimations()
	return nil
}

// targetOf returns what is pointed at first for a fight or a shot.
func targetOf(s *forhonor.State, c forhonor.Choice) rules.Part {
	switch c.Verb {
	case forhonor.VerbAttack:
		return rules.Part{Kind: rules.PartPiece, Index: int32(c.Hero)}
	case forhonor.VerbShoot:
		if h := s.HeroAt(c.At); h != forhonor.NoHero {
			return rules.Part{Kind: rules.PartPiece, Index: int32(h)}
		}
		return rules.Part{Kind: rules.PartCell, Index: int32(c.At)}
	}
	hero, _, _, _ := s.Active()
	f, camp, _ := s.Figure(hero)
	for q := range forhonor.Square(forhonor.NumSquares) {
		if of, group, ok := s.Group(q); ok && of != camp && group == c.Group && q.Adjacent(f.At) {
			return rules.Part{Kind: rules.PartCell, Index: int32(q)}
		}
	}
	return rules.Part{}
}

// battleResult shows the result of a match that is over.
func (d *Driver) battleResult(b ForHonorGame) error {
	m, err := d.match(b.Match)
	if err == nil {
		d.Services.Navigator.Result(m, 0, func() {}, nil)
		d.Tick(200)
	}
	return err
}
