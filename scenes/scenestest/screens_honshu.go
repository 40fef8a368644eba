package scenestest

import (
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
	first := func(l HonshuGame, n int, keys ...string) step {
		return inOrder(l.show(), pressCard(n), press(keys...))
	}
	build := HonshuGame{Seats: 4, Options: goal, People: 1, Until: HonshuAt(honshu.PhaseBuild, 7)}
	finish := HonshuGame{Seats: 4, Options: goal, People: 1, Until: HonshuAt(honshu.PhaseBuild, honshu.Rounds)}
	hands := HonshuGame{Seats: 3, Options: goal, People: 3, Until: HonshuAt(honshu.PhasePlay, 4)}
	over := func(seats int) play {
		return HonshuGame{Seats: seats, Options: goal, People: 1, Until: func(s *honshu.State) bool { return s.Phase() == honshu.PhaseOver }}.Match
	}
	return []Screen{
		{"honshu-setup", inOrder(openSetup("honshu"), press("count.more"))},
		{"honshu-first", HonshuGame{Seats: 3, Options: goal, People: 1, Until: HonshuAt(honshu.PhasePlay, 1)}.show()},
		{"honshu-trick", first(trick, 2)},
		{"honshu-boost", first(trick, 2, "button 1100")},
		{"honshu-refused", trick.show("button 1000")},
		{"honshu-trial", first(trick, 2, honshuOwnLand)},
		{"honshu-unseen", trick.show(honshuUnseen)},
		{"honshu-take", first(HonshuGame{Seats: 4, Options: goal, People: 1, Until: HonshuAt(honshu.PhaseTake, 4)}, 0)},
		{"honshu-build", build.show()},
		{"honshu-under", build.show(honshuUnder)},
		{"honshu-illegal", build.show(honshuLake, honshuOver)},
		{"honshu-best", build.show(honshuForests, honshuTown)},
		{"honshu-woven", HonshuGame{Seats: 3, Options: woven, People: 1, Until: HonshuAt(honshu.PhaseBuild, 9)}.show()},
		{"honshu-large", build.show(honshuLarge)},
		{"honshu-five", first(HonshuGame{Seats: 5, Options: goal, People: 1, Until: last(4)}, 1)},
		{"honshu-bid", first(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseBid, 1)}, 1)},
		{"honshu-contest", HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseContest, 3)}.show("button 1100", "button 1101", "button 1102")},
		{"honshu-choose", first(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseChoose, 1)}, 1)},
		{"honshu-keep", first(HonshuGame{Seats: 2, Options: duel, People: 1, Until: HonshuAt(honshu.PhaseKeep, 1)}, 0)},
		{"honshu-pick", first(HonshuGame{Seats: 4, Options: draft, People: 1, Until: HonshuAt(honshu.PhasePick, 2)}, 1)},
		{"honshu-drop", first(HonshuGame{Seats: 2, Options: draft, People: 1, Until: HonshuAt(honshu.PhaseDrop, 3)}, 0)},
		{"honshu-cover", hands.show()},
		{"honshu-hands", inOrder(hands.show(), hold("open"))},
		{"honshu-book", openBook("honshu")},
		{"honshu-book-later", openChapter("honshu", 10)},
		{"honshu-book-cards", openChapter("honshu", 20)},
		{"honshu-book-card", inOrder(openBook("honshu"), seek("card.8"))},
		{"honshu-shared", HonshuGame{Seats: 3, Options: goal, People: 3, Until: HonshuAt(honshu.PhaseTake, 4)}.show()},
		{"honshu-count", inOrder(finish.show("button 1000"), tick(700))}, // the lands are counted after the last card
		{"honshu-result", showResult(over(4))},
		{"honshu-result-five", showResult(over(5))},
		{"honshu-result-large", inOrder(showResult(over(4)), press("picture"))},
		{"honshu-result-lit", inOrder(showResult(over(5)), press("cell.1.lake"))},
		{"honshu-replay", inOrder(showReplay(over(3)), press("last", "back", "back", "back"))},
		{"honshu-recap", inOrder(trick.show(), openRecap)},
		{"honshu-shelf", inOrder(trick.show(), open(stage.Navigator.Shelf))},
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
	return m, playUntil(m, func(s rules.State) bool { return l.Until(s.(*honshu.State)) }, func(by rules.Seat) (rules.Action, error) {
		s := m.State().(*honshu.State)
		legal := s.Legal(by, nil)
		do := legal[rng.IntN(len(legal))]
		if s.Phase() == honshu.PhaseBuild {
			do = bestBuild(s, by, legal)
		}
		return do, nil
	})
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

// show shows the match at its moment and presses controls by their keys.
func (l HonshuGame) show(keys ...string) step {
	return func(d *Driver) error { return d.ShowHonshu(l, keys...) }
}

// ShowHonshu shows a match at its moment and presses controls by their keys.
func (d *Driver) ShowHonshu(l HonshuGame, keys ...string) error {
	m, err := d.match(l.Match)
	if err != nil {
		return err
	}
	if err := d.ShowMatch(m); err != nil {
		return err
	}
	return d.Press(keys...)
}

// pressCard presses the n-th card that the first seat can choose.
func pressCard(n int) step {
	return func(d *Driver) error {
		m, err := d.Match()
		if err != nil {
			return err
		}
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
}

// LargestHonshu is a match of Honshū of five in which the first seat is to build on a large land.
func LargestHonshu() HonshuGame {
	return HonshuGame{Seats: 5, Options: map[string]string{honshu.OptCard: "2"}, People: 1, Until: HonshuAt(honshu.PhaseBuild, 9)}
}
