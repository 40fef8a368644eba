package table

import (
	"fmt"
	"testing"

	"engawa/audio"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/puzzles"
	"engawa/rules/toys/bintext"
	"engawa/rules/toys/sealed"
	"engawa/scenes/a11y"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// toyBoard is a Board for any game: it writes down whatever it is given, and draws it as text.
type toyBoard struct {
	view      stage.View
	calls     []string
	position  rules.State
	game      rules.Game
	cards     int
	tree      *widget.Tree
	lastBuild string // what the tree was made from
}

func (b *toyBoard) hear(format string, args ...any) {
	b.calls = append(b.calls, fmt.Sprintf(format, args...))
}

// slots puts slots at places that count from the corner of a tree.
func (p Places) slots() widget.Widget {
	var list widget.Stack
	add := func(name string, r geom.Rect, of any) {
		list = append(list, widget.Positioned{Rect: r, Child: widget.Slot{Name: name, Of: of}})
	}
	trait := func(holds bool, trait SlotTrait) any {
		if holds {
			return trait
		}
		return nil
	}
	for k, r := range p.Seats {
		add(SlotSeat(k), r, trait(p.Bare.Has(rules.Seat(k)), Bare))
	}
	for k, r := range p.Tools {
		add(SlotTool(k), r, nil)
	}
	for k, r := range p.Words {
		add(SlotWords(k), r, nil)
	}
	add(SlotLog, p.Log, trait(p.Shifting, Shifting))
	add(SlotMessage, p.Message, trait(p.Night, Night))
	add(SlotConfirm, p.Confirm, nil)
	add(SlotKept, p.Kept, nil)
	add(SlotNaming, p.Naming.Button, p.Naming)
	return list
}

func (b *toyBoard) places() Places {
	f := Places{Log: geom.R(900, 100, 300, 400), Message: geom.R(300, 700, 600, 60), Confirm: geom.R(300, 640, 400, 60)}
	for k := range rules.MaxSeats { // in two columns
		f.Seats = append(f.Seats, geom.R(20+580*float64(k/4), 20+float64(k%4)*90, 260, 70))
	}
	for k := range 6 {
		f.Tools = append(f.Tools, geom.R(900+float64(k)*60, 20, 50, 50))
	}
	if b.position != nil {
		f.Seats = f.Seats[:b.position.Seats()]
	}
	return f
}

func (b *toyBoard) Show(p Position) {
	if p.Relayout {
		b.view = p.View
		b.hear("lay out, %s is near", p.Near)
	}
	b.position = p.State
	b.hear("show %s %016x", bintext.Format(b.position), b.position.Hash())
}

func (b *toyBoard) Play(e rules.Event, _ anim.Speed) anim.Step {
	b.hear("play %+v", e)
	return anim.Wait(3)
}

func (b *toyBoard) cells() []*ui.Control {
	out := []*ui.Control{Cell(rules.Part{Kind: rules.PartButton}, geom.R(300, 500, 60, 60), "pass")}
	for k := 1; k <= b.cards; k++ {
		p := rules.Part{Kind: rules.PartCard, Index: int32(k)}
		out = append(out, Cell(p, geom.R(300+70*float64(k), 500, 60, 60), fmt.Sprintf("card %d", k)))
	}
	return out
}

// toy is what the tree of a toyBoard, or of one that has another in it, is made from.
type toy interface {
	places() Places
	cells() []*ui.Control
}

// treeOf returns the tree of a toy, another one when its places or cells have changed.
func (b *toyBoard) treeOf(of toy) *widget.Tree {
	places, cells := of.places(), of.cells()
	made := fmt.Sprint(b.view.Area, places)
	for _, c := range cells {
		made += fmt.Sprint(c.Key, c.Rect, c.Name)
	}
	if made != b.lastBuild {
		all := widget.Stack{widget.Paint{Draw: b.draw}, places.slots(), Cells(cells), widget.Slot{Name: SlotFurniture}}
		b.lastBuild, b.tree = made, widget.Layout(widget.Env{}, b.view.Area, all, nil)
	}
	return b.tree
}

func (b *toyBoard) Tree() *widget.Tree { return b.treeOf(b) }

func (b *toyBoard) Choose(c Choice) {
	switch c.Changed {
	case ChangedPicks:
		b.hear("choose %v %v %v", c.Picked, c.Next, c.Action)
	case ChangedMarks:
		b.hear("mark %v", c.Marks)
	}
}

func (b *toyBoard) Press(rules.Part) Answer       { return Answer{} }
func (b *toyBoard) Back() bool                    { return false }
func (b *toyBoard) Tick() bool                    { return false }
func (b *toyBoard) Message(rules.State) string    { return "" }
func (b *toyBoard) Describe(s rules.State) string { return bintext.Format(s) }
func (b *toyBoard) Line(s rules.State, m rules.Move) string {
	return m.By.String() + " " + b.game.FormatAction(s, m)
}

func (b *toyBoard) draw(c *canvas.Canvas, _ geom.Rect) {
	c.Text(ui.Body(15), bintext.Format(b.position), geom.Pt(300, 300), sprites.Ink, canvas.Left)
}

// fakeNavigator leads nowhere and writes down where it should have led.
type fakeNavigator struct {
	calls []string
	slot  store.MatchID // of the table opened last
	match *rules.Match  // on that table
	yes   func()        // what a yes to the last question does
}

func (d *fakeNavigator) Shelf()       { d.calls = append(d.calls, "shelf") }
func (d *fakeNavigator) Setup(string) { d.calls = append(d.calls, "setup") }
func (d *fakeNavigator) Begin(string) { d.calls = append(d.calls, "begin") }
func (d *fakeNavigator) Result(_ *rules.Match, _ rules.Seat, _ func(), _ *stage.WayBack, _ *stage.Rematch) {
	d.calls = append(d.calls, "result")
}
func (d *fakeNavigator) Replay(*rules.Match)               { d.calls = append(d.calls, "replay") }
func (d *fakeNavigator) Analysis(*rules.Match, rules.Seat) { d.calls = append(d.calls, "analysis") }
func (d *fakeNavigator) Recap(_ *rules.Match, of stage.Recap) {
	d.calls = append(d.calls, fmt.Sprintf("recap %d for %v", of.From, of.Viewer))
}
func (d *fakeNavigator) Explore(string, rules.Setup)               {}
func (d *fakeNavigator) Position(*rules.Match)                     {}
func (d *fakeNavigator) Settings()                                 { d.calls = append(d.calls, "settings") }
func (d *fakeNavigator) Records()                                  { d.calls = append(d.calls, "records") }
func (d *fakeNavigator) Book(string, map[string]string, lang.Skin) { d.calls = append(d.calls, "book") }
func (d *fakeNavigator) Help()                                     { d.calls = append(d.calls, "help") }
func (d *fakeNavigator) Lesson(id string)                          { d.calls = append(d.calls, "lesson") }
func (d *fakeNavigator) Puzzles(string, map[string]string, string) {
	d.calls = append(d.calls, "puzzles")
}
func (d *fakeNavigator) Puzzle(puzzles.Puzzle) { d.calls = append(d.calls, "puzzle") }
func (d *fakeNavigator) Open()                 { d.calls = append(d.calls, "open") }
func (d *fakeNavigator) Share(*rules.Match)    { d.calls = append(d.calls, "share") }
func (d *fakeNavigator) Table(m *rules.Match, slot store.MatchID) {
	d.calls, d.match, d.slot = append(d.calls, "table"), m, slot
}
func (d *fakeNavigator) Together(string)         { d.calls = append(d.calls, "together") }
func (d *fakeNavigator) NewTable()               { d.calls = append(d.calls, "new table") }
func (d *fakeNavigator) Invite(string)           { d.calls = append(d.calls, "invite") }
func (d *fakeNavigator) Seat(...*client.Session) { d.calls = append(d.calls, "seat") }
func (d *fakeNavigator) Ask(question, yes, no string, f func()) {
	d.calls, d.yes = append(d.calls, "ask "+question), f
}
func (d *fakeNavigator) Tell(sentence string) { d.calls = append(d.calls, "tell "+sentence) }

// testTable is a table with the services around it that tests look at.
type testTable struct {
	*Table
	board  *toyBoard
	nav    *fakeNavigator
	sound  *audio.Recorder
	disk   *store.Memory
	script *input.Script
	words  a11y.Reader // for those who do not see the picture
	tracer canvas.Tracer
}

func newTestTable(t *testing.T, m *rules.Match) *testTable {
	t.Helper()
	return newTestTableWith(t, m, func(b *toyBoard) Board { return b })
}

// newTestTableWith is newTestTable for a Board that does more than the toy it is made of.
func newTestTableWith(t testing.TB, m *rules.Match, make func(*toyBoard) Board) *testTable {
	t.Helper()
	return newTestTableFor(m, func(svc *stage.Services, board *toyBoard) *Table {
		return New(svc, m, svc.Store.NewMatch(m.Game.Info().ID), func(*Match) Board { return make(board) })
	})
}

// newTestTableFor is newTestTable for a table that is made in another way.
func newTestTableFor(m *rules.Match, make func(svc *stage.Services, board *toyBoard) *Table) *testTable {
	find := func(id string) (rules.Game, bool) { return m.Game, id == m.Game.Info().ID }
	d := &testTable{
		board: &toyBoard{game: m.Game, cards: 5}, nav: &fakeNavigator{}, sound: &audio.Recorder{},
		disk: &store.Memory{}, script: &input.Script{},
	}
	d.board.position = m.State()
	settings := store.DefaultSettings()
	settings.Forced = false
	svc := &stage.Services{
		Words: lang.For(lang.English), Settings: settings, Store: store.Open(d.disk, find), Sound: d.sound,
		Stack: &stage.Stack{}, Navigator: d.nav, Seed: func() uint64 { return 1 }, Now: func() int64 { return 1 },
		OnChange: func() {},
	}
	d.Table = make(svc, d.board)
	svc.Stack.Push(d.Table)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	return d
}

// run lets the scripted input and the movements it starts come to their end.
func (d *testTable) run() {
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	for range 200 {
		d.services.Stack.Update(&input.Frame{})
	}
}

// press points at a control by its key and presses it by mouse.
func (d *testTable) press(t *testing.T, key string) {
	t.Helper()
	c := d.Page().Find(key)
	if c == nil {
		t.Fatalf("there is no control %q", key)
	}
	if c.Hold != nil {
		d.script.Hold(c.Rect.Centre(), c.Hold.Ticks+5, true)
	} else {
		d.script.Click(c.Rect.Centre())
	}
	d.run()
}

// newBidMatch deals the given secret cards and turns up a first prize.
func newBidMatch(t testing.TB, players []Player, cards ...int) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(sealed.Game{}, rules.Setup{Seats: len(cards)}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range cards {
		mv, err := m.ParseMove(fmt.Sprintf("nature card %d", card))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(mv); err != nil {
			t.Fatal(err)
		}
	}
	if mv, err := m.ParseMove("nature prize 4"); err != nil {
		t.Fatal(err)
	} else if _, err := m.Do(mv); err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, players)
	return m
}
