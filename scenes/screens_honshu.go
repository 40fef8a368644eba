package scenes

import (
	"errors"
	"strconv"

	"engawa/rules"
	"engawa/rules/honshu"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// land is a match of Honshū that the pictures show: played by simple players up to a moment.
type land struct {
	seats   int
	options map[string]string
	people  int                        // how many of the first seats are people; the others are bots
	until   func(s *honshu.State) bool // the moment; the first seat is to act then
}

// at returns a moment at which the first seat is to act in a phase, last of all where all act together.
func at(phase honshu.Phase, round int) func(*honshu.State) bool {
	return func(s *honshu.State) bool {
		if s.Phase() != phase || s.Round() < round {
			return false
		}
		one, only := s.Actors().Only()
		return only && one == 0
	}
}

// honshuScreens lists the pictures of Honshū.
func honshuScreens() []screen {
	goal := map[string]string{honshu.OptCard: "2"}
	duel := map[string]string{honshu.OptCard: "5"}
	draft := map[string]string{honshu.OptSelection: "draft", honshu.OptCard: "7"}
	woven := map[string]string{honshu.OptWeave: "on"}
	last := func(round int) func(*honshu.State) bool {
		return func(s *honshu.State) bool {
			_, led := s.Led()
			return at(honshu.PhasePlay, round)(s) && led && s.Table().Len() == s.Seats()-1
		}
	}
	trick := land{seats: 4, options: goal, people: 1, until: last(4)}
	show := func(l land, keys ...string) func(*visitor) error {
		return func(v *visitor) error { return v.honshu(l, keys...) }
	}
	first := func(l land, n int, keys ...string) func(*visitor) error {
		return func(v *visitor) error {
			if err := v.honshu(l); err != nil {
				return err
			}
			if err := v.pressCard(n); err != nil {
				return err
			}
			return v.press(keys...)
		}
	}
	build := land{seats: 4, options: goal, people: 1, until: at(honshu.PhaseBuild, 7)}
	over := func(seats int) land {
		return land{seats: seats, options: goal, people: 1, until: func(s *honshu.State) bool { return s.Phase() == honshu.PhaseOver }}
	}
	return []screen{
		{"honshu-setup", func(v *visitor) error { v.app.house.Doors.Setup("honshu"); return v.press("count.more") }},
		{"honshu-first", show(land{seats: 3, options: goal, people: 1, until: at(honshu.PhasePlay, 1)})},
		{"honshu-trick", first(trick, 2)},
		{"honshu-boost", first(trick, 2, "button 1100", "button 1101", "button 1102", "button 1103")},
		{"honshu-refused", show(trick, "button 1000")},
		{"honshu-trial", first(trick, 2, honshuOwnLand)},
		{"honshu-unseen", show(trick, honshuUnseen)},
		{"honshu-take", first(land{seats: 4, options: goal, people: 1, until: at(honshu.PhaseTake, 4)}, 0)},
		{"honshu-build", show(build)},
		{"honshu-under", show(build, honshuUnder)},
		{"honshu-illegal", show(build, honshuLake, honshuOver)},
		{"honshu-woven", show(land{seats: 3, options: woven, people: 1, until: at(honshu.PhaseBuild, 9)})},
		{"honshu-large", show(build, honshuLarge)},
		{"honshu-five", first(land{seats: 5, options: goal, people: 1, until: last(4)}, 1)},
		{"honshu-bid", first(land{seats: 2, options: duel, people: 1, until: at(honshu.PhaseBid, 5)}, 1)},
		{"honshu-contest", show(land{seats: 2, options: duel, people: 1, until: at(honshu.PhaseContest, 3)}, "button 1100", "button 1101", "button 1102")},
		{"honshu-choose", first(land{seats: 2, options: duel, people: 1, until: at(honshu.PhaseChoose, 4)}, 1)},
		{"honshu-keep", first(land{seats: 2, options: duel, people: 1, until: at(honshu.PhaseKeep, 6)}, 0)},
		{"honshu-pick", first(land{seats: 4, options: draft, people: 1, until: at(honshu.PhasePick, 2)}, 1)},
		{"honshu-drop", first(land{seats: 2, options: draft, people: 1, until: at(honshu.PhaseDrop, 3)}, 0)},
		{"honshu-doors", show(land{seats: 3, options: goal, people: 3, until: at(honshu.PhasePlay, 4)})},
		{"honshu-hands", func(v *visitor) error {
			if err := v.honshu(land{seats: 3, options: goal, people: 3, until: at(honshu.PhasePlay, 4)}); err != nil {
				return err
			}
			return v.hold("open")
		}},
		{"honshu-book", func(v *visitor) error { v.app.house.Doors.Book("honshu", nil, ""); return nil }},
		{"honshu-book-later", func(v *visitor) error { return v.leaf("honshu", 10) }},
		{"honshu-book-cards", func(v *visitor) error { return v.leaf("honshu", 20) }},
		{"honshu-book-card", func(v *visitor) error {
			v.app.house.Doors.Book("honshu", nil, "")
			if err := v.turnTo("card.8"); err != nil {
				return err
			}
			return v.press("card.8")
		}},
		{"honshu-shared", show(land{seats: 3, options: goal, people: 3, until: at(honshu.PhaseTake, 4)})},
		{"honshu-count", func(v *visitor) error { return v.countLands(4, 700) }},
		{"honshu-result", func(v *visitor) error { return v.honshuResult(over(4)) }},
		{"honshu-result-five", func(v *visitor) error { return v.honshuResult(over(5)) }},
		{"honshu-result-lit", func(v *visitor) error {
			if err := v.honshuResult(over(5)); err != nil {
				return err
			}
			return v.press("cell.1.lake")
		}},
		{"honshu-replay", func(v *visitor) error {
			m, err := v.moment(over(3).match)
			if err == nil {
				v.app.house.Doors.Replay(m)
				err = v.press("last", "back", "back", "back")
			}
			return err
		}},
		{"honshu-shelf", func(v *visitor) error {
			if err := v.honshu(trick); err != nil {
				return err
			}
			v.app.house.Doors.Shelf()
			return nil
		}},
	}
}

// Keys of controls that the Board of Honshū alone knows.
const (
	honshuUnder   = "button 1004"
	honshuOver    = "button 1003"
	honshuLake    = "cell 2015" // of the land that is built on in the pictures
	honshuOwnLand = "button 1011"
	honshuLarge   = "button 1018" // the land of the second seat
	honshuUnseen  = "button 1104"
)

// match plays the match up to its moment.
func (l land) match() (*rules.Match, error) {
	m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: l.seats, Options: l.options}, 11)
	if err != nil {
		return nil, err
	}
	table.SetPlayers(m, company(l.seats, l.people))
	rng := rules.Rand(11, l.seats)
	for err = m.Settle(); err == nil && !m.Over(); {
		s := m.State().(*honshu.State)
		if l.until(s) {
			return m, nil
		}
		by := rules.Nature // whoever acts together with the first seat acts before it
		for seat := range s.Actors().All() {
			by = max(by, seat)
		}
		legal := s.Legal(by, nil)
		do := legal[rng.IntN(len(legal))]
		if s.Phase() == honshu.PhaseBuild {
			do = bestBuild(s, by, legal)
		}
		if _, err = m.Do(rules.Move{By: by, Do: do}); err == nil {
			err = m.Settle()
		}
	}
	if err == nil && !l.until(m.State().(*honshu.State)) {
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

// honshu shows a match at its moment and presses controls by their keys.
func (v *visitor) honshu(l land, keys ...string) error {
	m, err := v.moment(l.match)
	if err != nil {
		return err
	}
	return v.putHonshu(m, keys...)
}

// putHonshu puts a match on the table.
func (v *visitor) putHonshu(m *rules.Match, keys ...string) error {
	id := v.app.house.Store.NewMatch("honshu")
	if _, err := v.app.house.Store.SaveMatch(id, m, 1); err != nil {
		return err
	}
	v.app.house.Doors.Table(m, id)
	v.settle()
	return v.press(keys...)
}

// pressCard presses the n-th card that the first seat can choose.
func (v *visitor) pressCard(n int) error {
	t, ok := v.app.house.Stack.Top().(*table.Table)
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
	return v.press(keys[min(n, len(keys)-1)])
}

// countLands shows the counting of the lands so many ticks after the last card has been built.
func (v *visitor) countLands(seats, ticks int) error {
	m, err := v.moment(land{seats: seats, options: map[string]string{honshu.OptCard: "2"}, people: 1, until: at(honshu.PhaseBuild, honshu.Rounds)}.match)
	if err != nil {
		return err
	}
	if err := v.putHonshu(m); err != nil {
		return err
	}
	if err := v.press("button 1000"); err != nil {
		return err
	}
	v.tick(ticks)
	return nil
}

// honshuResult shows the result of a match that is over.
func (v *visitor) honshuResult(l land) error {
	m, err := v.moment(l.match)
	if err == nil {
		v.app.house.Doors.Result(m, func() {})
		v.tick(200)
	}
	return err
}

// leaf opens the book of a game at a chapter, counted from 1.
func (v *visitor) leaf(game string, chapter int) error {
	v.app.house.Doors.Book(game, nil, "")
	key := "chapter." + strconv.Itoa(chapter-1)
	for v.app.house.Stack.Top().(stage.Paged).Page().Find(key) == nil {
		// Small windows list their chapters on several leaves.
		if err := v.press("next"); err != nil {
			return err
		}
	}
	return v.press(key)
}
