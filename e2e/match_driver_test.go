package e2e

import (
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/setup"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// matchDriver plays a match on a device for all of its people. Each control that it presses there it presses as well on a
// table of its own, which reports where controls lie after that.
type matchDriver struct {
	t              *testing.T
	on             device
	width, height  int
	game           string
	board          func(*stage.Services, *table.Match) table.Board
	seed           uint64                                  // of the match
	tactics        map[rules.Seat]string                   // the people, each with the name of the bot that thinks for it
	decide         func(m *rules.Match, by rules.Seat)     // plays one action of a person
	next           func(m *rules.Match) (rules.Seat, bool) // who acts now, false while computer players do; nil for the first seat
	restTicks      int                                     // ticks for which a person waits after others have moved, a few at least
	match          *rules.Match                            // as it was seen last
	earlierMatches int                                     // how many matches had been kept before it
	actCount       int                                     // of people
}

// plan is a program of the test's own over what the device has kept. In it everything happens at once.
func (s *matchDriver) plan() *plan {
	s.t.Helper()
	p := newPlan(s.t, s.width, s.height, s.on.density(), s.on.files())
	p.services.Settings.Speed = store.Off
	p.services.Seed = func() uint64 { return s.seed }
	return p
}

// tap presses a control of the topmost scene on the device alone.
func (s *matchDriver) tap(p *plan, key string) {
	s.t.Helper()
	s.on.choose(p, p.top(), key)
	s.on.pass(4)
}

// press presses a control of the topmost scene on the device and in the plan.
func (s *matchDriver) press(p *plan, keys ...string) {
	s.t.Helper()
	for _, key := range keys {
		s.tap(p, key)
		page := p.top()
		if c := control(s.t, page, key); c.Press == nil && page.Press != nil {
			page.Press(c)
		} else {
			c.Press()
		}
	}
}

// pressOnPages presses a control that may lie on another page of the panel, which the control "on" turns.
func (s *matchDriver) pressOnPages(p *plan, key, on string) {
	s.t.Helper()
	for n := 0; p.top().Find(key) == nil && n < 4; n++ {
		s.press(p, on)
	}
	s.press(p, key)
}

// begin goes from the shelf to the table with what is chosen at set-up, each by the key of its control.
func (s *matchDriver) begin(choices ...string) {
	s.t.Helper()
	p := s.plan()
	p.shelf()
	s.on.arrive(focusKey(p.top()))
	s.tap(p, "box."+s.game)
	s.showSetup(p)
	s.on.arrive(focusKey(p.top()))
	for _, key := range choices {
		s.pressOnPages(p, key, "more")
	}
	drive.SavePicture(s.t, "setup", s.on.picture())
	s.press(p, "begin")
	s.match = p.services.Navigator.(*stagetest.Navigator).Match
	s.on.arrive("")
}

// showSetup arranges the set-up of a match.
func (s *matchDriver) showSetup(p *plan) {
	s.t.Helper()
	g, _ := games.Find(s.game)
	p.show(setup.New(p.services, g))
}

// table arranges the plan's own table over a copy of the match.
func (s *matchDriver) table(p *plan, m *rules.Match) {
	s.t.Helper()
	m = m.Fork(len(m.Log))
	p.show(table.New(p.services, m, "", func(m *table.Match) table.Board { return s.board(p.services, m) }))
}

// read returns the match as the device has kept it: the last one there, or what has begun and waits for its first move.
func (s *matchDriver) read() *rules.Match {
	s.t.Helper()
	if list := matches(s.t, s.on.files()); len(list) > s.earlierMatches {
		s.match = list[len(list)-1]
	}
	return s.match
}

// turn returns the person who acts now, of several the one whom the device asks first; false while computer players are
// to act, or it is over.
func (s *matchDriver) turn(m *rules.Match) (by rules.Seat, ok bool) {
	if s.next != nil {
		return s.next(m)
	}
	actors := m.State().Actors()
	for seat := range actors.All() {
		if _, person := s.tactics[seat]; !person {
			return 0, false
		}
	}
	for seat := range actors.All() {
		return seat, true
	}
	return 0, false
}

// finish plays on until the match is over or more moves than most have been played. Before each act of a person it
// calls before, which may be nil.
func (s *matchDriver) finish(most int, before func(m *rules.Match, by rules.Seat)) *rules.Match {
	s.t.Helper()
	const patience = 3000 // ticks
	for waited := 0; waited < patience; {
		m := s.read()
		if m.Over() || len(m.Log) > most {
			return m
		}
		by, ok := s.turn(m)
		if !ok {
			s.on.pass(8)
			waited += 8
			continue
		}
		if waited > 0 {
			s.on.pass(10)
		}
		s.on.pass(s.restTicks)
		waited = 0
		if before != nil {
			if before(m, by); len(s.read().Log) != len(m.Log) {
				continue // it may be somebody else's turn
			}
		}
		s.decide(m, by)
	}
	drive.SavePicture(s.t, "stuck", s.on.picture())
	s.t.Fatalf("nobody moves any more after %d moves, at %s", len(s.match.Log), position(s.match))
	return nil
}

// advise is what the person's bot would do.
func (s *matchDriver) advise(m *rules.Match, by rules.Seat) rules.Action {
	s.t.Helper()
	helper, err := bots.New(m.Game, s.tactics[by])
	if err != nil {
		s.t.Fatal(err)
	}
	a, err := bot.Choose(helper, m.State().View(by), by, rules.Rand(3, len(m.Log)), bot.Budget{})
	if err != nil {
		s.t.Fatal(err)
	}
	return a
}

// confirmWarnings plays the action nevertheless where the table warns of it. The plan's table always warns; the program's own
// does not warn twice of the same, and has then played at once.
func (s *matchDriver) confirmWarnings(p *plan, played int) {
	s.t.Helper()
	if p.top().Find("warning0.silent") == nil {
		return
	}
	for range 60 {
		s.on.pass(8)
		if len(s.read().Log) > played {
			return
		}
		if s.on.shows("close") {
			break
		}
	}
	drive.SavePicture(s.t, "warned", s.on.picture())
	s.pressOnPages(p, "anyway", "next")
}

// secondTicks is how long the table drops a second press in the place of one that has given the turn to another person.
const secondTicks = 16

// expect checks that the device has played the action after the moves of the match, and nothing else before it. How
// says what was done for it. The next person presses no sooner than people do.
func (s *matchDriver) expect(m *rules.Match, by rules.Seat, a rules.Action, how string) {
	s.t.Helper()
	n := len(m.Log)
	for range 60 {
		if len(s.read().Log) > n && s.match.Log[n] == (rules.Move{By: by, Do: a}) {
			if !s.match.State().Actors().Has(by) {
				s.on.pass(secondTicks)
			}
			return
		}
		if len(s.match.Log) > n {
			break
		}
		s.on.pass(8)
	}
	drive.SavePicture(s.t, "unplayed", s.on.picture())
	text, instead := m.Game.FormatAction(m.State(), rules.Move{By: by, Do: a}), "nothing"
	if len(s.match.Log) > n {
		instead = m.Game.FormatAction(m.State(), s.match.Log[n])
	}
	s.t.Fatalf("move %d: %q was not played %s; the log goes on with %q at %s", n+1, text, how, instead, position(m))
}

// rewind presses a tool of the plan's table that takes moves back, in the menu where there is no room for it at the
// table, and checks that the first k are left.
func (s *matchDriver) rewind(p *plan, m *rules.Match, tool string, k int) {
	s.t.Helper()
	if p.top().Find(tool) == nil {
		s.press(p, "menu")
	}
	s.press(p, tool)
	s.on.pass(8)
	if n := len(s.read().Log); n != k {
		drive.SavePicture(s.t, tool, s.on.picture())
		s.t.Fatalf("%s leaves %d moves of %d, want %d", tool, n, len(m.Log), k)
	}
}

// rematch checks that the result is shown: its button begins another match of the same players, which is the one that
// is read from now on.
func (s *matchDriver) rematch() {
	s.t.Helper()
	s.on.pass(300) // the end of a match stays on the board for a while
	drive.SavePicture(s.t, "result", s.on.picture())
	m := s.read()
	s.seed++
	s.earlierMatches = len(matches(s.t, s.on.files()))
	p := s.plan()
	p.result(m)
	s.on.arrive(focusKey(p.top()))
	s.press(p, "again")
	s.match = p.services.Navigator.(*stagetest.Navigator).Match
	s.on.arrive("")
}

// playAgain checks that the result leads to another match, and that that can be played.
func (s *matchDriver) playAgain() {
	s.t.Helper()
	s.rematch()
	first := len(s.match.Log) + 1
	if next := s.finish(first, nil); len(next.Log) <= first || len(matches(s.t, s.on.files())) != s.earlierMatches+1 {
		drive.SavePicture(s.t, "again", s.on.picture())
		s.t.Errorf("the result leads to no other match: %d moves of it are played", len(next.Log))
	}
}
