package scenestest

import (
	"errors"
	"strconv"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// HonshuGame is a match of Honshū that is played by simple players up to a moment.
type HonshuGame struct {
	Seats   int
	Options map[string]string
	People  int                        // how many of the first seats are people; the others are bots
	Until   func(s *honshu.State) bool // the moment; the first seat is to act then
}

// HonshuAt returns a moment at which the first seat is to act in a phase, last of all where all act together.
func HonshuAt(phase honshu.Phase, round int) func(*honshu.State) bool {
	return func(s *honshu.State) bool {
		if s.Phase() != phase || s.Round() < round {
			return false
		}
		one, only := s.Actors().Only()
		return only && one == 0
	}
}

// honshuScreens lists the pictures of Honshū.
func honshuScreens() []Screen {
	goal := map[string]string{honshu.OptCard: "2"}
	duel := map[string]string{honshu.OptCard: "5"}
	draft := map[string]string{honshu.OptSelection: "draft", honshu.OptCard: "7"}
	woven := map[string]string{honshu.OptWeave: "on"}
	last := func(round int) func(*honshu.State) bool {
		return func(s *honshu.State) bool {
			_, led := s.LeadColour()
			return HonshuAt(honshu.PhasePlay, round)(s) && led && s.Table().Len() == s.Seats()-1
		}
	}
	trick := HonshuGame{Seats: 4, Options: goal, People: 1, Until: last(4)}
	show := func(l HonshuGame, keys ...string) func(*Driver) error {
		return func(d *Driver) error { return d.ShowHonshu(l, keys...) }
	}
	first := func(l HonshuGame, n int, keys ...string) func(*Driver) error {
		return func(d *Driver) error {
			if err := d.ShowHonshu(l); err != nil {
				return err
			}
			if err := d.pressCard(n); err != nil {
				return err
			}
			return d.Press(keys...)
		}
	}
	build := HonshuGame{Seats: 4, Options: goal, People: 1, Until: HonshuAt(honshu.PhaseBuild, 7)}
	over := func(seats int) HonshuGame {
		return HonshuGame{Seats: seats, Options: goal, People: 1, Until: func(s *honshu.State) bool { return s.Phase() == honshu.PhaseOver }}
	}
	return []Screen{
		{"honshu-setup", func(d *Driver) error { d.Services.Navigator.Setup("honshu"); return d.Press("count.more") }},
		{"honshu-first", show(HonshuGame{Seats: 3, Options: goal, People: 1, Until: HonshuAt(honshu.PhasePlay, 1)})},
		{"honshu-trick", first(trick, 2)},
		{"honshu-boost", first(trick, 2, "button 1100")},
		{"honshu-refused", show(trick, "button 1000")},
		{"honshu-trial", first(trick, 2, honshuOwnLand)},
		{"honshu-unseen", show(trick, honshuUnseen)},
		{"honshu-take", first(HonshuGame{Seats: 4, Options: goal, People: 1, Until: HonshuAt(honshu.PhaseTake, 4)}, 0)},
		{"honshu-build", show(build)},
		{"honshu-under", show(build, honshuUnder)},
		{"honshu-illegal", show(build, honshuLake, honshuOver)},
		{"honshu-best", show(build, honshuForests, honshuTown)},
		{"honshu-woven", show(HonshuGame{Seats: 3, Options: woven, People: 1, Until: HonshuAt(honshu.PhaseBuild, 9)})},
		{"honshu-large", show(build, honshuLarge)},
		{"honshu-five", first(HonshuGame{Seats: 5, Options: goal, People: 1, Until: last(4)}, 1)},
		{"honshu-bid", first(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseBid, 5)}, 1)},
		{"honshu-contest", show(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseContest, 3)}, "button 1100", "button 1101", "button 1102")},
		{"honshu-choose", first(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseChoose, 4)}, 1)},
		{"honshu-keep", first(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseKeep, 6)}, 0)},
		{"honshu-pick", first(HonshuGame{Seats: 4, Options: draft, People: 1, Until: HonshuAt(honshu.PhasePick, 2)}, 1)},
		{"honshu-drop", first(HonshuGame{Seats: 2, Options: draft, People: 1, Until: HonshuAt(honshu.PhaseDrop, 3)}, 0)},
		{"honshu-cover", show(HonshuGame{Seats: 3, Options: goal, People: 3, Until: HonshuAt(honshu.PhasePlay, 4)})},
		{"honshu-hands", func(d *Driver) error {
			if err := d.ShowHonshu(HonshuGame{Seats: 3, Options: goal, People: 3, Until: HonshuAt(honshu.PhasePlay, 4)}); err != nil {
				return err
			}
			return d.Hold("open")
		}},
		{"honshu-book", func(d *Driver) error { d.Services.Navigator.Book("honshu", nil, ""); return nil }},
		{"honshu-book-later", func(d *Driver) error { return d.page("honshu", 10) }},
		{"honshu-book-cards", func(d *Driver) error { return d.page("honshu", 20) }},
		{"honshu-book-card", func(d *Driver) error {
			d.Services.Navigator.Book("honshu", nil, "")
			if err := d.TurnTo("card.8"); err != nil {
				return err
			}
			return d.Press("card.8")
		}},
		{"honshu-shared", show(HonshuGame{Seats: 3, Options: goal, People: 3, Until: HonshuAt(honshu.PhaseTake, 4)})},
		{"honshu-count", func(d *Driver) error { return d.countLands(4, 700) }},
		{"honshu-result", func(d *Driver) error { return d.honshuResult(over(4)) }},
		{"honshu-result-five", func(d *Driver) error { return d.honshuResult(over(5)) }},
		{"honshu-result-large", func(d *Driver) error {
			if err := d.honshuResult(over(4)); err != nil {
				return err
			}
			return d.Press("picture")
		}},
		{"honshu-result-lit", func(d *Driver) error {
			if err := d.honshuResult(over(5)); err != nil {
				return err
			}
			return d.Press("cell.1.lake")
		}},
		{"honshu-replay", func(d *Driver) error {
			m, err := d.match(over(3).Match)
			if err == nil {
				d.Services.Navigator.Replay(m)
				err = d.Press("last", "back", "back", "back")
			}
			return err
		}},
		{"honshu-recap", func(d *Driver) error {
			if err := d.ShowHonshu(trick); err != nil {
				return err
			}
			return d.openRecap()
		}},
		{"honshu-shelf", func(d *Driver) error {
			if err := d.ShowHonshu(trick); err != nil {
				return err
			}
			d.Services.Navigator.Shelf()
			return nil
		}},
	}
}

// Keys of controls that the Board of Honshū alone knows.
const (
	honshuUnder   = "button 1004"
	honshuOver    = "button 1003"
	honshuLake    = "cell 2015" // of the land that is built on in the pictures
	honshuForests = "cell 2335" // below its forests
	honshuTown    = "cell 2207" // a town of it
	honshuOwnLand = "button 1011"
	honshuLarge   = "button 1018" // the land of the second seat
	honshuUnseen  = "button 1104"
)

// Match plays the match up to its moment.
func (l HonshuGame) Match() (*rules.Match, error) {
	m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: l.Seats, Options: l.Options}, 11)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, Players(l.Seats, l.People))
	rng := rules.Rand(11, l.Seats)
	for err = m.PlayNature(); err == nil && !m.Over(); {
		s := m.State().(*honshu.State)
		if l.Until(s) {
			return m, nil
		}
		by := rules.Nature // who acts together with the first seat acts before it
		for seat := range s.Actors().All() {
			by = max(by, seat)
		}
		legal := s.Legal(by, nil)
		do := legal[rng.IntN(len(legal))]
		if s.Phase() == honshu.PhaseBuild {
			do = bestBuild(s, by, legal)
		}
		if _, err = m.Do(rules.Move{By: by, Do: do}); err == nil {
			err = m.PlayNature()
		}
	}
	if err == nil && !l.Until(m.State().(*honshu.State)) {
		err = errors.New("the match of Honshū never comes to the moment that the picture shows")
	}
	return m, err
}

// bestBuild returns the build that scores most at once.
func bestBuild(s *honshu.State, by rules.Seat, legal []rules.Action) rules.Action {
	best, most := legal[0], -1
	for _, a := range legal {
		c, _ := honshu.Fields(a)
		after, _ := s.Preview(by, c.Place)
		if score := after.Score(s.Scoring()); score.Payoff() > most {
			best, most = a, score.Payoff()
		}
	}
	return best
}

// ShowHonshu shows a match at its moment and presses controls by their keys.
func (d *Driver) ShowHonshu(l HonshuGame, keys ...string) error {
	m, err := d.match(l.Match)
	if err != nil {
		return err
	}
	return d.ShowHonshuMatch(m, keys...)
}

// ShowHonshuMatch puts a match on the table.
func (d *Driver) ShowHonshuMatch(m *rules.Match, keys ...string) error {
	id := d.Services.Store.NewMatch("honshu")
	if _, err := d.Services.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	d.Services.Navigator.Table(m, id)
	d.FinishAnimations()
	return d.Press(keys...)
}

// pressCard presses the n-th card that the first seat can choose.
func (d *Driver) pressCard(n int) error {
	t, ok := d.Services.Stack.Top().(*table.Table)
	if !ok {
		return errors.New("no match is on the table")
	}
	m := t.Match()
	var keys []string
	for _, a := range m.State().Legal(0, nil) {
		parts := rules.Parts(m.Game, m.State(), a)
		if c, ok := honshu.Fields(a); ok && c.Verb == honshu.VerbPair {
			parts = []rules.Part{{Kind: rules.PartCard, Index: int32(m.State().(*honshu.State).Pair(c.N)[0])}}
		}
		if key := parts[0].String(); len(keys) == 0 || keys[len(keys)-1] != key {
			keys = append(keys, key)
		}
	}
	return d.Press(keys[min(n, len(keys)-1)])
}

// countLands shows the counting of the lands so many ticks after the last card has been built.
func (d *Driver) countLands(seats, ticks int) error {
	m, err := d.match(HonshuGame{Seats: seats, Options: map[string]string{honshu.OptCard: "2"}, People: 1, Until: HonshuAt(honshu.PhaseBuild, honshu.Rounds)}.Match)
	if err != nil {
		return err
	}
	if err := d.ShowHonshuMatch(m); err != nil {
		return err
	}
	if err := d.Press("button 1000"); err != nil {
		return err
	}
	d.Tick(ticks)
	return nil
}

// honshuResult shows the result of a match that is over.
func (d *Driver) honshuResult(l HonshuGame) error {
	m, err := d.match(l.Match)
	if err == nil {
		d.Services.Navigator.Result(m, 0, func() {}, nil)
		d.Tick(200)
	}
	return err
}

// page opens the book of a game at a chapter, counted from 1.
func (d *Driver) page(game string, chapter int) error {
	d.Services.Navigator.Book(game, nil, "")
	key := "chapter." + strconv.Itoa(chapter-1)
	for d.Services.Stack.Top().(stage.Paged).Page().Find(key) == nil {
		// Small windows list their chapters on several leaves.
		if err := d.Press("next"); err != nil {
			return err
		}
	}
	return d.Press(key)
}

// LargestHonshu is a match of Honshū of five in which the first seat is to build on a large land.
func LargestHonshu() HonshuGame {
	return HonshuGame{Seats: 5, Options: map[string]string{honshu.OptCard: "2"}, People: 1, Until: HonshuAt(honshu.PhaseBuild, 9)}
}
