package e2e

import (
	"fmt"
	"slices"
	"testing"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	homeworldsboard "engawa/scenes/homeworlds"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// sky is the ground between the systems.
var sky = rules.Part{Kind: rules.PartCell, Index: homeworlds.MaxSystems}

// closeSystem is the control that closes a system seen large.
const closeSystem = "button 7"

// homeworldsDriver plays a match of Homeworlds on a device.
type homeworldsDriver struct {
	*matchDriver
	planBoard  table.Board // of the plan's table
	askedSeats rules.Seats // who has been asked whether it wants to look at its card
	kindCounts map[homeworlds.Kind]int
}

func newHomeworldsDriver(t *testing.T, on device, width, height int, seed uint64, tactics map[rules.Seat]string) *homeworldsDriver {
	w := &homeworldsDriver{kindCounts: map[homeworlds.Kind]int{}}
	w.matchDriver = &matchDriver{
		t: t, on: on, width: width, height: height, game: "homeworlds", seed: seed, tactics: tactics,
		decide: func(m *rules.Match, by rules.Seat) { w.act(m, by, w.choose(m, by)) },
		board: func(svc *stage.Services, m *table.Match) table.Board {
			w.planBoard = homeworldsboard.NewBoard(svc, m)
			return w.planBoard
		},
	}
	return w
}

// planFor arranges the plan's own table as the program's is, with nothing covered.
func (w *homeworldsDriver) planFor(m *rules.Match, by rules.Seat) *plan {
	w.t.Helper()
	p := w.plan()
	w.table(p, m)
	w.uncover(p, by)
	return p
}

// choose is what the person's bot would do; attacks and catastrophes, which are rare, go first.
func (w *homeworldsDriver) choose(m *rules.Match, by rules.Seat) rules.Action {
	w.t.Helper()
	for _, a := range m.State().Legal(by, nil) {
		c, _ := homeworlds.Fields(a)
		if (c.Kind == homeworlds.KindAttack || c.Kind == homeworlds.KindCatastrophe) && w.kindCounts[c.Kind] == 0 {
			return a
		}
	}
	return w.advise(m, by)
}

// act plays an action by pointing, in one of the ways that the game knows for it: a different one each time.
func (w *homeworldsDriver) act(m *rules.Match, by rules.Seat, a rules.Action) {
	w.t.Helper()
	p := w.planFor(m, by)
	ways := plainWays(m, by, a)
	way := ways[w.actCount%len(ways)]
	c, _ := homeworlds.Fields(a)
	if warns := len(rules.Warnings(m.Game, m.State(), by, a)) > 0; warns || slices.ContainsFunc(way, inSky) {
		w.scrollUp(p) // what asks before a move leaves free what it warns of
	}
	if dragged := dragWay(c.Kind, ways); dragged != nil && w.actCount%2 == 0 && inSight(p, dragged[0].String()) && inSight(p, dragged[1].String()) {
		way = dragged
		page := p.top()
		from, to := way[0].String(), way[1].String()
		w.on.dragTo(p.centre(page, from), p.centre(page, to))
		start := control(w.t, page, from).Drag
		if start == nil {
			start = page.Carry(control(w.t, page, from))
		}
		if !start.Start(control(w.t, page, from).Rect.Centre()) {
			w.t.Fatalf("%s cannot be carried at %s", from, position(m))
		}
		start.Drop(control(w.t, page, to).Rect.Centre(), control(w.t, page, to))
	} else {
		for k, part := range way {
			if p.hasPlayedOrAsked(len(m.Log)) {
				break // what has been pointed at names one action already
			}
			taken := k == 0 && part.Kind == rules.PartPiece
			w.pick(p, part, taken)
		}
	}
	w.confirmWarnings(p, len(m.Log))
	w.actCount++
	w.kindCounts[c.Kind]++
	w.expect(m, by, a, "by pointing at "+fmt.Sprint(way))
}

// hasPlayedOrAsked reports whether the plan's table has played more moves than so many, or asks whether it should.
func (p *plan) hasPlayedOrAsked(played int) bool {
	t, ok := p.services.Stack.Top().(*table.Table)
	return ok && len(t.Match().Log) > played || p.top().Find("warning0.silent") != nil
}

// plainWays returns the ways to point at an action that lead to no other, of which the table would ask which is meant.
func plainWays(m *rules.Match, by rules.Seat, a rules.Action) [][]rules.Part {
	var others [][]rules.Part
	for _, other := range m.State().Legal(by, nil) {
		if other != a {
			others = append(others, rules.Paths(m.Game, m.State(), other)...)
		}
	}
	return slices.DeleteFunc(rules.Paths(m.Game, m.State(), a), func(way []rules.Part) bool {
		return slices.ContainsFunc(others, func(other []rules.Part) bool { return rules.Within(way, other) })
	})
}

// dragWay returns a way that begins with a ship and ends where it can be carried, nil if there is none: a ship that is
// carried to the bank is traded, it builds nothing.
func dragWay(kind homeworlds.Kind, ways [][]rules.Part) []rules.Part {
	if kind == homeworlds.KindBuild {
		return nil
	}
	for _, way := range ways {
		if len(way) == 2 && way[0].Kind == rules.PartPiece && way[1].Kind != rules.PartButton && way[0] != way[1] {
			return way
		}
	}
	return nil
}

// pick points at a part. Where that opens its system, because ships are small there, it points at it again in the
// large, unless the part is a ship that is taken at once.
func (w *homeworldsDriver) pick(p *plan, part rules.Part, taken bool) {
	w.t.Helper()
	key := part.String()
	if p.top().Find(key) == nil && p.top().Find(closeSystem) != nil {
		w.press(p, closeSystem)
	}
	large := p.top().Find(closeSystem) != nil
	if !large && !inSight(p, key) {
		w.scrollUp(p)
		for n := 0; !inSight(p, key) && n < skyRows; n++ {
			w.scroll(p, -0.7) // to the next row
		}
	}
	if r := control(w.t, p.top(), key).Rect; !large && part.Kind == rules.PartPiece && min(r.W, r.H)*p.services.Stack.Room().Scale < leastPixels {
		slot, _, _, _ := homeworlds.PieceAt(part.Index)
		w.press(p, rules.Part{Kind: rules.PartCell, Index: int32(slot)}.String())
		taken = false
	} else {
		w.press(p, key)
	}
	if !large && !taken && p.top().Find(closeSystem) != nil {
		w.press(p, key)
	}
}

// leastPixels is how many pixels of the screen a ship has at least that is pointed at on the chart: pointers lie on whole
// pixels, and on a coarse screen one beside such a ship is as near. The system of a smaller one is opened first.
const leastPixels = 4

// skyRows are more rows of systems than a sky that scrolls has.
const skyRows = 12

// inSky reports whether a part lies in the sky: a system, what is in it, or the mark of an overpopulation beside it.
func inSky(p rules.Part) bool {
	_, _, mark := homeworlds.OverpopulationAt(p.Index)
	return p.Kind == rules.PartCell || p.Kind == rules.PartPiece || p.Kind == rules.PartButton && mark
}

// inSight reports whether a control can be pointed at.
func inSight(p *plan, key string) bool {
	c := p.top().Find(key)
	return c != nil && !c.Rect.Empty()
}

// scrollUp brings the upper end of a sky that scrolls into sight. How far it has been scrolled before, the plan does
// not know.
func (w *homeworldsDriver) scrollUp(p *plan) {
	w.t.Helper()
	for range 3 {
		w.scroll(p, 0.9)
	}
}

// scroll drags a sky that scrolls downwards, by a share of what is seen of it, at its overview, where no ship lies. It
// comes to rest at whole rows.
func (w *homeworldsDriver) scroll(p *plan, share float64) {
	w.t.Helper()
	c := p.top().Find(sky.String())
	if c == nil {
		return
	}
	from := geom.Pt(c.Rect.Right()-10, c.Rect.Y+0.05*c.Rect.H)
	if share < 0 {
		from.Y = c.Rect.Bottom() - 0.25*c.Rect.H // above a sentence of several lines, which takes a press where a seat speaks
	}
	to := from.Add(geom.Pt(0, share*c.Rect.H))
	w.on.dragTo(p.place(from), p.place(to))
	w.on.pass(20)
	board := w.planBoard.(table.Carrier)
	if !board.Grab(sky, from) {
		w.t.Fatal("the sky cannot be dragged")
	}
	board.Drag(sky, to)
	board.Drop(to, true)
	for w.planBoard.Tick() { // it comes to rest
	}
	p.services.Stack.Arrange(p.view)
}

// uncover looks at a person's card behind the cover when it is asked for the first time, and goes on to the table.
func (w *homeworldsDriver) uncover(p *plan, by rules.Seat) {
	w.t.Helper()
	done := p.top().Find("done")
	switch {
	case done == nil:
		return
	case w.askedSeats.Has(by):
		done.Press() // only the plan does not know it any more
		return
	}
	w.askedSeats = w.askedSeats.With(by)
	at := p.centre(p.top(), "open")
	w.on.hold(at, func() {})
	w.on.pass(30)
	before := w.on.picture()
	drive.SavePicture(w.t, "covered", before)
	w.on.hold(at, func() {
		seen := w.on.picture()
		drive.SavePicture(w.t, "secret", seen)
		if looksAlike(before, seen) {
			w.t.Errorf("seat %d holds the button and sees no card", by)
		}
	})
	w.on.pass(30)
	if !looksAlike(before, w.on.picture()) {
		drive.SavePicture(w.t, "uncovered", w.on.picture())
		w.t.Errorf("after seat %d has let go, the cover does not look as before", by)
	}
	w.press(p, "done")
	w.on.pass(30)
}

// missing lists the kinds of actions that no person has done.
func (w *homeworldsDriver) missing(kinds ...homeworlds.Kind) []string {
	var list []string
	for _, k := range kinds {
		if w.kindCounts[k] == 0 {
			list = append(list, k.String())
		}
	}
	return list
}
