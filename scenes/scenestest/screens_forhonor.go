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
	two := func(until func(*forhonor.State) bool) ForHonorGame {
		return ForHonorGame{Seats: 2, People: 1, Until: until}
	}
	over := func(seats int) play { return ForHonorGame{Seats: seats, People: 1, Until: isOver}.Match }
	ended := func(seats int) step { // a round of a match of bots
		return inOrder(showReplay(ForHonorGame{Seats: seats, Until: isOver}.Match), press(slices.Repeat([]string{"last"}, 8)...))
	}
	canDo := func(round int, verb forhonor.Verb) ForHonorGame {
		return two(ForHonorAt(0, forhonor.PhaseAct, round, hasVerb(verb)))
	}
	call := two(ForHonorAt(0, forhonor.PhaseCall, 3, nil))
	act := two(ForHonorAt(0, forhonor.PhaseAct, 3, HasFreshHero))
	four := ForHonorGame{Seats: 4, People: 1, Until: ForHonorAt(0, forhonor.PhaseCall, 3, nil)}
	broken := func(s *forhonor.State) bool { return s.IsBroken(forhonor.Attackers) || s.IsBroken(forhonor.Defenders) }
	return []Screen{
		{"forhonor-setup", openSetup("forhonor")},
		{"forhonor-setup-eight", inOrder(openSetup("forhonor"), press(slices.Repeat([]string{"count.more"}, 6)...))},
		{"forhonor-teams", ForHonorGame{Seats: 2, People: 1, Seed: 4, Options: forhonorPreset, Until: ForHonorAt(0, forhonor.PhaseCall, 1, nil)}.show()},
		{"forhonor-first", two(ForHonorAt(0, forhonor.PhaseCall, 1, nil)).show()},
		{"forhonor-enter", two(ForHonorAt(0, forhonor.PhaseAct, 1, nil)).show()},
		{"forhonor-call", call.show()},
		{"forhonor-reach", act.show()},
		{"forhonor-whole", inOrder(act.show(), seeWholeBattlefield)},
		{"forhonor-zoom", inOrder(act.show(), pressIfThere(forhonorWhole))},
		{"forhonor-path", inOrder(act.show(), (*Driver).pointFarthest)},
		{"forhonor-approach", inOrder(showField(approachField), pointSquare("E10"))},
		{"forhonor-approach-soldiers", inOrder(showField(approachField), pointSquare("F10"))},
		{"forhonor-whole-far", inOrder(showField(approachField), pointSquare("M12"))},
		{"forhonor-threat", act.show(forhonorThreat)},
		{"forhonor-hero-panel", call.show("button 1010")},
		{"forhonor-score", call.show(forhonorScore)},
		{"forhonor-raze", inOrder(canDo(3, forhonor.VerbRaze).show(), pointTarget(forhonor.VerbRaze))},
		{"forhonor-attack", inOrder(canDo(2, forhonor.VerbAttack).show(), pointTarget(forhonor.VerbAttack))},
		{"forhonor-shot", inOrder(canDo(2, forhonor.VerbShoot).show(), pointTarget(forhonor.VerbShoot))},
		{"forhonor-shot-soldier", inOrder(showField(shotField), pointTarget(forhonor.VerbShoot))},
		{"forhonor-banner", ForHonorGame{Seats: 2, People: 1, Options: forhonorPreset, Until: ForHonorAt(0, forhonor.PhaseAct, 2, hasVerb(forhonor.VerbBanner))}.show()},
		{"forhonor-shove", ForHonorGame{Seats: 2, People: 1, Seed: 1, Until: func(s *forhonor.State) bool { return s.Phase() == forhonor.PhaseShove && s.Actors().Has(0) }}.show()},
		{"forhonor-broken", two(ForHonorAt(0, forhonor.PhaseCall, 3, broken)).show()},
		{"forhonor-late", ForHonorGame{Seats: 2, People: 1, Seed: 1, Until: ForHonorAt(0, forhonor.PhaseCall, 6, nil)}.show()},
		{"forhonor-three", ForHonorGame{Seats: 3, People: 1, Until: ForHonorAt(0, forhonor.PhaseCall, 3, nil)}.show()},
		{"forhonor-four", ForHonorGame{Seats: 4, People: 2, Until: ForHonorAt(0, forhonor.PhaseCall, 3, nil)}.show()},
		{"forhonor-six", ForHonorGame{Seats: 6, People: 1, Until: ForHonorAt(0, forhonor.PhaseAct, 3, nil)}.show()},
		{"forhonor-eight", LargestForHonor().show()},
		{"forhonor-menu", act.show("menu")},
		{"forhonor-recap", inOrder(four.show(), openRecap)},
		{"forhonor-recap-eight", inOrder(LargestForHonor().show(), openRecap)},
		{"forhonor-book", openBook("forhonor")},
		{"forhonor-book-later", openChapter("forhonor", 8)},
		{"forhonor-book-duel", openChapter("forhonor", 12)},
		{"forhonor-book-heroes", openChapter("forhonor", 19)},
		{"forhonor-book-hero", inOrder(openChapter("forhonor", 19), seek("card.BN"))},
		{"forhonor-book-sources", openChapter("forhonor", 22)},
		{"forhonor-replay", ended(4)},
		{"forhonor-replay-eight", ended(8)},
		{"forhonor-result", showResult(over(2))},
		{"forhonor-result-eight", showResult(over(8))},
		{"forhonor-shelf", inOrder(act.show(), open(stage.Navigator.Shelf))},
	}
}

// Keys of controls that the Board of For Honor alone knows.
const (
	forhonorThreat = "button 1001"
	forhonorWhole  = "button 1002"
	forhonorGround = "button 1003"
	forhonorScore  = "button 1220"
)

// show shows the match at its moment and presses controls by their keys.
func (b ForHonorGame) show(keys ...string) step {
	return func(d *Driver) error { return d.ShowForHonor(b, keys...) }
}

// ShowForHonor shows a match at its moment and presses controls by their keys. "button 1010" opens the panel of the first
// hero of the defenders.
func (d *Driver) ShowForHonor(b ForHonorGame, keys ...string) error {
	m, err := d.match(b.Match)
	if err != nil {
		return err
	}
	if err := d.ShowMatch(m); err != nil {
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

// shotField is a position in which a Yumi may shoot at a soldier on H10, by which the one on I13 falls.
const shotField = "4.act zones=AD- hero=YU moves=0 razed=0 fought=- " +
	"A: 0.YU@E7/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=1+,1+,1+,1+ left=3 gained=300 before=400 " +
	"D: 1.BN@M12/4 1.VA@off 1.JA@L10/4 1.KA@off soldiers=2+,2+,2+,4 left=4 gained=300 before=400"

// approachField is a position in which a Banneret may walk to a Jarl on E10 and to soldiers, and a Kanabō on M12 is
// farther away.
const approachField = "4.act zones=AD- hero=BN moves=0 razed=0 fought=- " +
	"A: 0.BN@D8/4+ 0.RA@B7/3 0.HA@off 0.BW@off soldiers=1+,1+,1+,1+ left=3 gained=300 before=400 " +
	"D: 1.YU@off 1.VA@off 1.JA@E10/4 1.KA@M12/5 soldiers=2+,2+,2+,4 left=4 gained=300 before=400"

// showField shows a position of two people.
func showField(position string) step {
	return func(d *Driver) error {
		m, err := rules.NewMatch(forhonor.Game{}, rules.Setup{Seats: 2, From: position}, 1)
		if err != nil {
			return err
		}
		table.SetPlayers(m, Players(2, 2))
		return d.ShowMatch(m)
	}
}

// battlefield returns the position on the table.
func (d *Driver) battlefield() (*forhonor.State, error) {
	m, err := d.Match()
	if err != nil {
		return nil, err
	}
	return m.State().(*forhonor.State), nil
}

// seeWholeBattlefield shows all of the battlefield where only a part is seen: where there is ground to drag.
func seeWholeBattlefield(d *Driver) error {
	if ground := d.find(forhonorGround); ground == nil || ground.Rect.Empty() {
		return nil
	}
	return d.Press(forhonorWhole)
}

// pointSquare points at the foe on a square, on the whole battlefield where it is not seen nearer.
func pointSquare(at string) step {
	return func(d *Driver) error {
		s, err := d.battlefield()
		if err != nil {
			return err
		}
		q, _ := forhonor.ParseSquare(at)
		key := rules.Part{Kind: rules.PartCell, Index: int32(q)}.String()
		if h := s.HeroAt(q); h != forhonor.NoHero {
			key = rules.Part{Kind: rules.PartPiece, Index: int32(h)}.String()
		}
		if !d.has(key) {
			return d.Press(forhonorWhole, key)
		}
		return d.Press(key)
	}
}

// pointTarget points at the first target of what the first seat can do of one kind that is seen, on the whole battlefield
// where none is nearer.
func pointTarget(verb forhonor.Verb) step {
	return func(d *Driver) error {
		s, err := d.battlefield()
		if err != nil {
			return err
		}
		for _, before := range [][]string{nil, {forhonorWhole}} {
			if err := d.Press(before...); err != nil {
				return err
			}
			for _, c := range commands(s, 0, verb) {
				if key := targetOf(s, c).String(); d.has(key) {
					return d.Press(key)
				}
			}
		}
		return fmt.Errorf("no target of verb %d is seen", verb)
	}
}

// pointFarthest looks with a finger at the way to the farthest square that is seen.
func (d *Driver) pointFarthest() error {
	s, err := d.battlefield()
	if err != nil {
		return err
	}
	hero, _, _, _ := s.Active()
	cost := s.Reach(hero, s.MovesLeft())
	var far *ui.Control
	most := uint8(0)
	for _, c := range commands(s, 0, forhonor.VerbMove) {
		if control := d.find(rules.Part{Kind: rules.PartCell, Index: int32(c.At)}.String()); control != nil && cost[c.At] > most {
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
