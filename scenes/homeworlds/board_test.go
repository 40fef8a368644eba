package homeworlds

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/homeworlds"
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
	t      testing.TB
	sounds *audio.Recorder
}

// newTestBoard shows a match from a position text, or from the start when that is empty, as everybody sees it.
func newTestBoard(t testing.TB, seats int, from string, v stage.View) *testBoard {
	t.Helper()
	setup := rules.Setup{Seats: seats, From: from, Options: map[string]string{game.OptStart: "0"}}
	if from != "" {
		setup.Options[game.OptWin] = "laststanding"
	}
	m, err := rules.NewMatch(game.Game{}, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	var players []table.Player
	for seat := range rules.Seat(seats) {
		players = append(players, table.Player{Name: lang.DefaultName(seat)})
	}
	table.SetPlayers(m, players)
	sounds := &audio.Recorder{}
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: sounds}
	d := &testBoard{NewBoard(services, table.SeenBy(m, rules.Referee)).(*Board), m, t, sounds}
	d.arrange(v)
	d.show()
	return d
}

// show shows the present position as everybody sees it, and offers what can be pointed at first.
func (d *testBoard) show() {
	d.Board.show(d.match.State().View(rules.Public))
	d.showChoice()
}

// showChoice has the table choose the parts, with what can follow them.
func (d *testBoard) showChoice(picked ...rules.Part) {
	by, ok := d.match.State().Actors().Only()
	if !ok {
		d.Choose(table.Choice{})
		return
	}
	s := d.match.State().View(by)
	c := table.Choice{Picked: picked, State: s, By: by}
	seen := map[rules.Part]bool{}
	for _, a := range s.Legal(by, nil) {
		for _, path := range rules.Paths(d.match.Game, s, a) {
			for _, p := range path {
				if rules.Within(append(slices.Clone(picked), p), path) && !seen[p] && (len(picked) > 0 || p.Kind != rules.PartCell) {
					seen[p] = true
					c.Next = append(c.Next, p)
				}
			}
		}
	}
	d.Choose(c)
}

// doRandom plays a random action, not the end of a turn while something else is possible in most cases, and returns its
// events as everybody sees them.
func (d *testBoard) doRandom(rng *rand.Rand) ([]rules.Event, bool) {
	by, ok := d.match.State().Actors().Only()
	if !ok {
		return nil, false
	}
	legal := d.match.State().Legal(by, nil)
	do := legal[rng.IntN(len(legal))]
	events, err := d.match.Do(rules.Move{By: by, Do: do})
	if err != nil {
		d.t.Fatal(err)
	}
	out := make([]rules.Event, len(events))
	for k, e := range events {
		out[k] = e.For(rules.Public, d.seats)
	}
	return out, true
}

// draw returns what is drawn now.
func (d *testBoard) draw() *canvas.Trace {
	c, trace := canvas.NewTrace(d.view.Area.W, d.view.Area.H, d.view.Scale)
	d.scene.Change()
	d.Tree().Draw(c, nil)
	return trace
}

// cells returns what can be pointed at, in reading order.
func (d *testBoard) partCells() (list []*ui.Control) {
	d.scene.Change()
	for _, c := range table.PartsIn(d.Tree()) {
		list = append(list, c)
	}
	return list
}

// partRect returns where a part of the tree lies, the uppermost of it.
func (d *testBoard) partRect(p rules.Part) (r geom.Rect) {
	for _, c := range d.partCells() {
		if c.Of == p {
			r = c.Rect
		}
	}
	return r
}

// part reads a part of the position: "cell s1", "ship y2 s1" of the mover, "ship P1 y2 s1" of seat 1, "bank y2", "mark
// g s1", "button 3".
func (d *testBoard) part(text string) rules.Part {
	d.t.Helper()
	var kind, a, b, c string
	n, _ := fmt.Sscan(text, &kind, &a, &b, &c)
	s := d.match.State().(*game.State)
	slot := func(key string) int {
		at, ok := s.Find(key)
		if !ok {
			d.t.Fatalf("there is no system %s", key)
		}
		return at
	}
	switch {
	case kind == "cell":
		return cellPart(slot(a))
	case kind == "ship" && n == 4:
		return piecePart(slot(c), rules.Seat(a[1]-'0'), pieceNamed(b))
	case kind == "ship":
		return piecePart(slot(b), s.Turn(), pieceNamed(a))
	case kind == "bank":
		return reservePart(pieceNamed(a))
	case kind == "mark":
		return markPart(slot(b), pieceNamed(a+"1").Colour())
	}
	var number int
	if _, err := fmt.Sscan(a, &number); err != nil {
		d.t.Fatal(err)
	}
	return button(number)
}

func pieceNamed(text string) game.Piece {
	for p := range game.Piece(game.NumPieces) {
		if p.String() == text {
			return p
		}
	}
	return game.NoPiece
}

func TestAHomeBeingSetUpShowsWhatItLacks(t *testing.T) {
	d := newTestBoard(t, 3, "", wideView())
	for lacking := 3; lacking > 0; lacking-- {
		slot := int(d.pos.Mover)
		whole, list := d.completeHome(slot)
		if len(list) != lacking || whole.Stars.Len() != 2 || whole.Ships[slot].Len() != 1 {
			t.Fatalf("%d pieces are lacking of %v, want %d", len(list), whole, lacking)
		}
		if lacking == 2 && (!d.repeatsStarSize(pieceNamed("g3")) || d.repeatsStarSize(pieceNamed("g2"))) {
			t.Error("the better sizes of the second star are not told from the worse one")
		}
		legal := d.match.State().Legal(d.pos.Mover, nil)
		a := legal[len(legal)-1] // large ones come last
		if _, err := d.match.Do(rules.Move{By: d.pos.Mover, Do: a}); err != nil {
			t.Fatal(err)
		}
		d.show()
		d.draw()
	}
}

func TestTheShipsOfABar(t *testing.T) {
	d := newTestBoard(t, 3, threeWorlds, wideView())
	st := d.match.State().(*game.State)
	for seat, want := range []int{5, 3, 4} {
		ships := shipsOf(st, rules.Seat(seat))
		if len(ships) != want || ships[0].Size() < ships[len(ships)-1].Size() {
			t.Errorf("seat %d has %v", seat, ships)
		}
		if wide, narrow := squeezeShips(ships, 1000), squeezeShips(ships, 60); wide != 1 || narrow >= 1 {
			t.Errorf("seat %d: the ships are squeezed by %v and %v", seat, wide, narrow)
		}
	}
}
