package e2e

import (
	"testing"

	"engawa/drive"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/games"
	"engawa/rules/homeworlds"
	homeworldsboard "engawa/scenes/homeworlds"
	"engawa/scenes/setup"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// closeWorld is the control that closes a system seen large.
const closeWorld = "button 7"

// worlds plays a match of Homeworlds on a device for all of its people. Whatever it presses there it presses as well on a
// table of its own, which tells what lies where after that.
type worlds struct {
	t             *testing.T
	on            device
	width, height int
	seed          uint64                // of the match
	tactics       map[rules.Seat]string // the people, each with the name of the bot that thinks for it
	match         *rules.Match          // as it was seen last
	earlier       int                   // how many matches had been kept before it
	looked        rules.Seats           // who has been asked whether it wants to look at its card
	did           map[homeworlds.Kind]int
	acts          int
}

func newWorlds(t *testing.T, on device, width, height int, seed uint64, tactics map[rules.Seat]string) *worlds {
	return &worlds{t: t, on: on, width: width, height: height, seed: seed, tactics: tactics, did: map[homeworlds.Kind]int{}}
}

// plan is a house of the test's own over what the device has kept. In it everything happens at once.
func (w *worlds) plan() *plan {
	w.t.Helper()
	p := newPlan(w.t, w.width, w.height, w.on.kept())
	p.house.Settings.Speed = store.Off
	p.house.Seed = func() uint64 { return w.seed }
	return p
}

// tap presses a control of the topmost scene on the device alone.
func (w *worlds) tap(p *plan, key string) {
	w.t.Helper()
	w.on.point(p.centre(p.top(), key))
	w.on.pass(4)
}

// press presses a control of the topmost scene on the device and in the plan.
func (w *worlds) press(p *plan, keys ...string) {
	w.t.Helper()
	for _, key := range keys {
		w.tap(p, key)
		control(w.t, p.top(), key).Press()
	}
}

// find presses a control that may lie on another leaf of the sheet, which the control "on" turns.
func (w *worlds) find(p *plan, key, on string) {
	w.t.Helper()
	for n := 0; p.top().Find(key) == nil && n < 4; n++ {
		w.press(p, on)
	}
	w.press(p, key)
}

// begin goes from the shelf to the table with what is chosen at set-up, each by the key of its control.
func (w *worlds) begin(choices ...string) {
	w.t.Helper()
	p := w.plan()
	p.shelf()
	w.tap(p, "box.homeworlds")
	w.on.pass(60)
	w.agree(p)
	for _, key := range choices {
		w.find(p, key, "more")
	}
	drive.Keep(w.t, "setup", w.on.picture())
	w.press(p, "begin")
	w.match = p.house.Doors.(*stagetest.Doors).Match
	w.on.pass(60)
}

// agree arranges the sheet on which a match is agreed.
func (w *worlds) agree(p *plan) {
	w.t.Helper()
	g, _ := games.Find("homeworlds")
	p.show(setup.New(p.house, g))
}

// table arranges the plan's own table over a copy of the match.
func (w *worlds) table(p *plan, m *rules.Match) {
	w.t.Helper()
	m = m.Fork(len(m.Log))
	p.show(table.New(p.house, m, "", homeworldsboard.NewBoard(p.house, m)))
}

// read returns the match as the device has kept it: the last one there, or what has begun and waits for its first move.
func (w *worlds) read() *rules.Match {
	w.t.Helper()
	if list := matches(w.t, w.on.kept()); len(list) > w.earlier {
		w.match = list[len(list)-1]
	}
	return w.match
}

// finish plays on until the match is over or more moves than most have been played. Before each act of a person it calls
// before, which may be nil.
func (w *worlds) finish(most int, before func(m *rules.Match, by rules.Seat)) *rules.Match {
	w.t.Helper()
	const patience = 3000 // ticks
	for waited := 0; waited < patience; {
		m := w.read()
		if m.Over() || len(m.Log) > most {
			return m
		}
		by, one := m.State().Actors().Only()
		if _, person := w.tactics[by]; !one || !person {
			w.on.pass(8)
			waited += 8
			continue
		}
		if waited > 0 {
			w.on.pass(10)
		}
		waited = 0
		if before != nil {
			before(m, by)
			m = w.read()
		}
		w.act(m, by, w.choose(m, by))
	}
	drive.Keep(w.t, "stuck", w.on.picture())
	w.t.Fatalf("nobody moves any more after %d moves, at %s", len(w.match.Log), position(w.match))
	return nil
}

// choose is what the person's bot would do; attacks and catastrophes, which are rare, go first.
func (w *worlds) choose(m *rules.Match, by rules.Seat) rules.Action {
	w.t.Helper()
	for _, a := range m.State().Legal(by, nil) {
		c, _ := homeworlds.Fields(a)
		if (c.Kind == homeworlds.KindAttack || c.Kind == homeworlds.KindCatastrophe) && w.did[c.Kind] == 0 {
			return a
		}
	}
	helper, err := bot.New(m.Game, w.tactics[by])
	if err != nil {
		w.t.Fatal(err)
	}
	a, err := bot.Choose(helper, m.State().View(by), by, rules.Rand(3, len(m.Log)), bot.Budget{})
	if err != nil {
		w.t.Fatal(err)
	}
	return a
}

// act plays an action by pointing, in one of the ways that the game knows for it: a different one each time.
func (w *worlds) act(m *rules.Match, by rules.Seat, a rules.Action) {
	w.t.Helper()
	p := w.at(m, by)
	ways := rules.Paths(m.Game, m.State(), a)
	way := ways[w.acts%len(ways)]
	if dragged := dragWay(ways); dragged != nil && w.acts%2 == 0 {
		way = dragged
		page := p.top()
		from, to := way[0].String(), way[1].String()
		w.on.carry(p.centre(page, from), p.centre(page, to))
		start := control(w.t, page, from).Drag
		if !start.Start(control(w.t, page, from).Rect.Centre()) {
			w.t.Fatalf("%s cannot be carried at %s", from, position(m))
		}
		start.Drop(control(w.t, page, to).Rect.Centre(), control(w.t, page, to))
	} else {
		for _, part := range way {
			w.pick(p, part)
		}
	}
	w.insist(p, len(m.Log))
	w.acts++
	c, _ := homeworlds.Fields(a)
	w.did[c.Kind]++
	w.expect(m, by, a, way)
}

// insist plays the action nevertheless where the table warns of it. The plan's table always warns; the program's own does not warn twice
// of the same, and has then played at once.
func (w *worlds) insist(p *plan, played int) {
	w.t.Helper()
	if p.top().Find("warning0.silent") == nil {
		return
	}
	w.on.pass(8)
	if len(w.read().Log) > played {
		return
	}
	drive.Keep(w.t, "warned", w.on.picture())
	w.find(p, "anyway", "next")
}

// dragWay returns a way that begins with a ship and ends where it can be carried, nil if there is none.
func dragWay(ways [][]rules.Part) []rules.Part {
	for _, way := range ways {
		if len(way) == 2 && way[0].Kind == rules.PartPiece && way[1].Kind != rules.PartButton && way[0] != way[1] {
			return way
		}
	}
	return nil
}

// pick points at a part. Where that opens its system, because ships are small there, it points at it again in the large.
func (w *worlds) pick(p *plan, part rules.Part) {
	w.t.Helper()
	key := part.String()
	if p.top().Find(key) == nil && p.top().Find(closeWorld) != nil {
		w.press(p, closeWorld)
	}
	large := p.top().Find(closeWorld) != nil
	w.press(p, key)
	if !large && p.top().Find(closeWorld) != nil {
		w.press(p, key)
	}
}

// expect checks that the device has played the action after the moves of the match, and nothing else before it.
func (w *worlds) expect(m *rules.Match, by rules.Seat, a rules.Action, way []rules.Part) {
	w.t.Helper()
	n := len(m.Log)
	for range 60 {
		if len(w.read().Log) > n && w.match.Log[n] == (rules.Move{By: by, Do: a}) {
			return
		}
		if len(w.match.Log) > n {
			break
		}
		w.on.pass(8)
	}
	drive.Keep(w.t, "unplayed", w.on.picture())
	text := m.Game.FormatAction(m.State(), rules.Move{By: by, Do: a})
	w.t.Fatalf("move %d: %q was not played by pointing at %v; the log goes on with %v at %s", n+1, text, way, w.match.Log[n:], position(m))
}

// uncover looks at a person's card behind the doors when it is asked for the first time, and goes on to the table.
func (w *worlds) uncover(p *plan, by rules.Seat) {
	w.t.Helper()
	done := p.top().Find("done")
	switch {
	case done == nil:
		return
	case w.looked.Has(by):
		done.Press() // only the plan does not know it any more
		return
	}
	w.looked = w.looked.With(by)
	at := p.centre(p.top(), "open")
	w.on.hold(at, func() {})
	w.on.pass(30)
	before := w.on.picture()
	drive.Keep(w.t, "covered", before)
	w.on.hold(at, func() {
		seen := w.on.picture()
		drive.Keep(w.t, "secret", seen)
		if alike(before, seen) {
			w.t.Errorf("seat %d holds the button and sees no card", by)
		}
	})
	w.on.pass(30)
	if !alike(before, w.on.picture()) {
		drive.Keep(w.t, "uncovered", w.on.picture())
		w.t.Errorf("after seat %d has let go, the doors do not look as before", by)
	}
	w.press(p, "done")
	w.on.pass(30)
}

// missing lists the kinds of actions that no person has done.
func (w *worlds) missing(kinds ...homeworlds.Kind) []string {
	var list []string
	for _, k := range kinds {
		if w.did[k] == 0 {
			list = append(list, k.String())
		}
	}
	return list
}
