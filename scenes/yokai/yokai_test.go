package yokai

import (
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// testBoard is a Board with a match, laid out on a screen that records what is drawn.
type testBoard struct {
	*Board
	match  *rules.Match // that it shows
	t      *testing.T
	sounds *audio.Recorder
}

func (d *testBoard) settings() *store.Settings { return &d.services.Settings }

// newTestBoard shows a match from a position text ("" for the start) under a rule set; seat 0 plays White.
func newTestBoard(t *testing.T, set, from string) *testBoard {
	t.Helper()
	setup := rules.Setup{From: from, Options: map[string]string{game.OptRules: set, game.OptStart: "0"}}
	m, err := rules.NewMatch(game.Game{}, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Hana"}})
	sounds := &audio.Recorder{}
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: sounds}
	d := &testBoard{NewBoard(services, table.SeenBy(m, rules.Referee)).(*Board), m, t, sounds}
	d.arrange(1280, 800)
	d.show(m.State())
	return d
}

func (d *testBoard) arrange(w, h float64) table.Places {
	return d.layOut(stage.NewView(w, h, 1, geom.Insets{}))
}

// layOut lays the Board out in a room, with the same position on it.
func (d *testBoard) layOut(v stage.View) table.Places {
	d.Board.arrange(v)
	if d.state != nil {
		d.show(d.state)
	}
	return table.PlacesOf(d.Tree(), 2)
}

// turn puts the side of a seat below.
func (d *testBoard) turn(below rules.Seat) {
	d.rotate(below)
	d.layOut(d.view)
}

// do plays a move of the match and returns its events, without showing them.
func (d *testBoard) do(text string) []rules.Event {
	d.t.Helper()
	by, _ := d.match.State().Actors().Only()
	a, err := d.match.Game.ParseAction(d.match.State(), by, text)
	if err != nil {
		d.t.Fatal(err)
	}
	events, err := d.match.Do(rules.Move{By: by, Do: a})
	if err != nil {
		d.t.Fatal(err)
	}
	return events
}

// playAll plays moves and shows the position after them.
func (d *testBoard) playAll(moves ...string) {
	d.t.Helper()
	for _, text := range moves {
		d.do(text)
	}
	d.show(d.match.State())
}

// pick has the table choose the part, with what can follow it.
func (d *testBoard) pick(p rules.Part) {
	d.t.Helper()
	s := d.match.State()
	by, _ := s.Actors().Only()
	c := table.Choice{Picked: []rules.Part{p}, State: s, By: by}
	for _, a := range s.Legal(by, nil) {
		if parts := rules.Parts(d.match.Game, s, a); parts[0] == p {
			c.Next = append(c.Next, parts[1])
		}
	}
	d.Choose(c)
}

// draw returns what is drawn now.
func (d *testBoard) draw() *canvas.Trace {
	c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, d.view.Scale)
	d.Tree().Draw(c, nil)
	return trace
}

// waitUntilStill ticks until nothing moves any more.
func (d *testBoard) waitUntilStill() {
	d.t.Helper()
	for range 600 {
		if !d.Tick() {
			return
		}
	}
	d.t.Fatal("the board never comes to rest")
}

// count returns how many of the pictures drawn have that key.
func count(trace *canvas.Trace, key any) int {
	n := 0
	for _, s := range trace.Strokes {
		if s.Key == key {
			n++
		}
	}
	return n
}

func reserve(seat rules.Seat, k game.Kind) rules.Part { return reservePart(seat, k) }

func cell(name string) rules.Part {
	return cellPart(int(name[1]-'1')*columns + int(name[0]-'a'))
}

// square returns the square in the column from the left and the line from above.
func (d *testBoard) square(column, line int) geom.Rect {
	all := d.rooms.Slot(slotSquares)
	w, h := all.W/columns, all.H/lines
	return geom.R(all.X+float64(column)*w, all.Y+float64(line)*h, w, h)
}

// sameRect reports whether two rectangles are the same but for rounding.
func sameRect(a, b geom.Rect) bool { return a.Within(b.Inset(-0.01)) && b.Within(a.Inset(-0.01)) }

// texts returns what is written within r.
func (d *testBoard) texts(r geom.Rect) (list []string) {
	const rim = 6.0
	for _, s := range d.draw().Strokes {
		if text, ok := s.Text(); ok && s.Box.Within(r.Inset(-rim)) {
			list = append(list, text)
		}
	}
	return list
}

// parts returns what can be pointed at, in reading order.
func (d *testBoard) parts() (list []*ui.Control) {
	for _, c := range table.PartsIn(d.Tree()) {
		list = append(list, c)
	}
	return list
}
