package replay

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/games"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	game "engawa/rules/yokai"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/scenes/yokai"
	"engawa/sprites/letters"
)

// panel is a Board that writes down what it is given.
type panel struct {
	places   table.Places
	cells    []*ui.Control
	scene    table.Scene
	position rules.State
	plays    int // events
	steps    int // of them finished
	marks    table.Marks
}

// slots puts slots at the places.
func (p *panel) slots() (list widget.Stack) {
	add := func(name string, r geom.Rect) {
		list = append(list, widget.Positioned{Rect: r, Child: widget.Slot{Name: name}})
	}
	for k, r := range p.places.Seats {
		add(table.SlotSeat(k), r)
	}
	for k, r := range p.places.Tools {
		add(table.SlotTool(k), r)
	}
	add(table.SlotLog, p.places.Log)
	add(table.SlotConfirm, p.places.Confirm)
	return list
}

func (p *panel) Tree() *widget.Tree { return p.scene.Tree() }
func (p *panel) Show(s table.Position) {
	if p.position = s.State; s.Relayout {
		p.scene.Build = func() widget.Widget {
			return append(p.slots(), table.Cells(p.cells), widget.Slot{Name: table.SlotFurniture})
		}
		p.scene.Arrange(s.View.Area, widget.Env{})
	}
}
func (p *panel) Play(rules.Event, anim.Speed) anim.Step {
	p.plays++
	return anim.Series(anim.Wait(3), anim.Do(func() { p.steps++ }))
}
func (p *panel) Choose(c table.Choice)         { p.marks = c.Marks }
func (p *panel) Press(rules.Part) table.Answer { return table.Answer{} }
func (p *panel) Back() bool                    { return false }
func (p *panel) Tick() bool                    { return false }
func (p *panel) Line(s rules.State, m rules.Move) string {
	return game.Game{}.FormatAction(s, m)
}
func (p *panel) Message(rules.State) string  { return "" }
func (p *panel) Describe(rules.State) string { return "" }

type nav struct {
	stage.Navigator
	match *rules.Match
	id    store.MatchID
	want  string
}

func (d *nav) Table(m *rules.Match, id store.MatchID) { d.match, d.id = m, id }
func (d *nav) Tell(sentence string)                   { d.want = sentence }
func (d *nav) Position(m *rules.Match)                { d.match = m }

func services(tag lang.Tag) (*stage.Services, *nav) {
	d := &nav{}
	svc := &stage.Services{
		Words: lang.For(tag), Settings: store.DefaultSettings(), Store: store.Open(&store.Memory{}, games.Find),
		Sound: &audio.Recorder{}, Stack: &stage.Stack{}, Navigator: d,
		Seed: func() uint64 { return 4711 }, Now: func() int64 { return 1 },
	}
	svc.Stack.SetStill(true)
	return svc, d
}

// playMatch returns a finished match of the 3x4 game played by chance.
func playMatch(t *testing.T) *rules.Match {
	t.Helper()
	for seed := range uint64(100) {
		m, err := rules.NewMatch(game.Game{}, rules.Setup{}, seed)
		if err != nil {
			t.Fatal(err)
		}
		stagetest.PlayOn(t, m, (*rules.Match).Over, stagetest.ByChance(rand.New(rand.NewPCG(seed, 2))))
		if len(m.Log) > 12 && len(m.Log) < 40 {
			table.SetPlayers(m, []table.Player{{Name: "Bartholomé-Guillaume IV.", Bot: "2"}, {Name: "Hana"}})
			return m
		}
	}
	t.Fatal("no match has a fit length")
	return nil
}

// boardMaker makes that Board of any match.
func boardMaker(b table.Board) table.Maker { return func(*table.Match) table.Board { return b } }

// openTestReplay returns the replay of a match on a panel board.
func openTestReplay(t *testing.T, m *rules.Match) (*Replay, *panel, *stage.Services, *nav) {
	svc, d := services(lang.English)
	b := &panel{places: table.Places{
		Seats: []geom.Rect{geom.R(20, 20, 200, 60), geom.R(20, 700, 200, 60)},
		Log:   geom.R(900, 140, 320, 250), Tools: []geom.Rect{geom.R(900, 40, 50, 50)}, Confirm: geom.R(900, 420, 320, 56),
	}}
	r := New(svc, m, boardMaker(b))
	svc.Stack.Push(r)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	return r, b, svc, d
}

func press(svc *stage.Services, actions ...input.Action) {
	s := &input.Script{}
	for _, i := range actions {
		s.Press(i)
	}
	run(svc, s)
}

func click(svc *stage.Services, r *Replay, key string) {
	s := &input.Script{}
	s.Click(r.page.Find(key).Rect.Centre())
	run(svc, s)
}

func run(svc *stage.Services, s *input.Script) {
	for !s.IsDone() {
		svc.Stack.Update(s.Poll(1))
	}
}

func waitTicks(svc *stage.Services, ticks int) {
	for range ticks {
		svc.Stack.Update(&input.Frame{})
	}
}

func (p *panel) expect(t *testing.T, r *Replay, at int) {
	t.Helper()
	if r.moveCount != at {
		t.Errorf("the replay is at move %d, want %d", r.moveCount, at)
	}
	if p.position == nil || p.position.Hash() != r.match.At(r.moveCount).Hash() {
		t.Errorf("after %d moves the board shows another position", r.moveCount)
	}
}

func TestStepsToAndFro(t *testing.T) {
	m := playMatch(t)
	r, b, svc, _ := openTestReplay(t, m)
	b.expect(t, r, 0)
	press(svc, input.Right)
	waitTicks(svc, 40)
	b.expect(t, r, 1)
	events := len(m.Events(0))
	if b.plays != events || b.steps != events {
		t.Errorf("%d events were played and %d finished, want %d", b.plays, b.steps, events)
	}
	press(svc, input.Right, input.Right, input.Right)
	b.expectAt(t, r, 4)
	press(svc, input.Left)
	b.expect(t, r, 3)
	click(svc, r, keyLast)
	b.expect(t, r, len(m.Log))
	press(svc, input.Right)
	b.expect(t, r, len(m.Log))
	click(svc, r, keyBack)
	b.expect(t, r, len(m.Log)-1)
	click(svc, r, keyForward)
	waitTicks(svc, 40)
	b.expect(t, r, len(m.Log))
	click(svc, r, keyFirst)
	b.expect(t, r, 0)
	press(svc, input.Left)
	b.expect(t, r, 0)
	svc.Stack.Update(&input.Frame{Wheel: -1})
	waitTicks(svc, 40)
	b.expect(t, r, 1)
	svc.Stack.Update(&input.Frame{Wheel: 1})
	b.expect(t, r, 0)
}

// expectAt checks the number alone, while a movement may still run.
func (p *panel) expectAt(t *testing.T, r *Replay, at int) {
	t.Helper()
	if r.moveCount != at {
		t.Errorf("the replay is at move %d, want %d", r.moveCount, at)
	}
}

func TestThePositionOfAMoveIsLitUp(t *testing.T) {
	m := playMatch(t)
	r, b, svc, _ := openTestReplay(t, m)
	click(svc, r, keyLast)
	want := rules.Parts(m.Game, m.At(len(m.Log)-1), m.Log[len(m.Log)-1].Do)
	if b.marks.Kind != table.MarkLog || fmt.Sprint(b.marks.Parts) != fmt.Sprint(want) {
		t.Errorf("lit is %+v, want %v", b.marks, want)
	}
	text := m.Game.FormatAction(m.At(len(m.Log)-1), m.Log[len(m.Log)-1])
	if c := r.page.Find(keyLine); c.Value != text {
		t.Errorf("the line says %q, want %q", c.Value, text)
	}
}

func TestItPlaysByItselfToTheEndAndRests(t *testing.T) {
	m := playMatch(t)
	r, b, svc, _ := openTestReplay(t, m)
	click(svc, r, keyPlay)
	if !r.plays || r.page.Find(keyPlay).Name != svc.Words.T(lang.ReplayPause) {
		t.Fatal("it does not play")
	}
	for k := 0; r.plays; k++ {
		if k > 200*len(m.Log) {
			t.Fatalf("after %d ticks it is at move %d of %d", k, r.moveCount, len(m.Log))
		}
		svc.Stack.Update(&input.Frame{})
	}
	b.expect(t, r, len(m.Log))
	c, _ := canvas.NewTrace(1280, 800, 1)
	waitTicks(svc, 60)
	r.Draw(c)
	if svc.Stack.Update(&input.Frame{}); r.Stale() {
		t.Error("something moves after the end")
	}
	click(svc, r, keyPlay)
	if !r.plays || r.moveCount > 1 {
		t.Errorf("played again at the end, it goes on from move %d", r.moveCount)
	}
	press(svc, input.Left)
	if r.plays {
		t.Error("stepping back does not stop it")
	}
}

// The button chooses how fast the match plays by itself, from twice as slowly to four times as fast, whatever movements
// are shown; the choice is kept.
func TestTheSpeedIsChosen(t *testing.T) {
	for _, still := range []bool{false, true} {
		took := map[int]int{}
		for range store.ReplaySpeeds() {
			r, _, svc, _ := openTestReplay(t, playMatch(t))
			svc.Settings.ReducedMotion = still
			changed := 0
			svc.OnChange = func() { changed++ }
			for range len(took) {
				r.page.Find(keySpeed).Press()
			}
			name := r.page.Find(keySpeed).Name
			if changed != len(took) || strings.Contains(name, "{") {
				t.Errorf("after %d presses the settings were kept %d times, and the button is called %q", len(took), changed, name)
			}
			r.toggle()
			ticks := 0
			for ; r.plays && ticks < 10_000; ticks++ {
				svc.Stack.Update(&input.Frame{})
			}
			took[svc.Settings.ReplaySpeed] = ticks
		}
		if len(took) != len(store.ReplaySpeeds()) || !(took[50] > took[100] && took[100] > took[200] && took[200] > took[400]) {
			t.Errorf("without movement %t, the ticks by speed are %v", still, took)
		}
	}
	for _, letter := range "½×124" {
		if !letters.Has(letters.Text, letter) {
			t.Errorf("there is no %c among the letters", letter)
		}
	}
}

func TestTheSliderGoesToAnyMove(t *testing.T) {
	m := playMatch(t)
	r, b, svc, _ := openTestReplay(t, m)
	c := r.page.Find(keySlider)
	s := &input.Script{}
	s.Drag(geom.Pt(c.Rect.X+15, c.Rect.Bottom()-15), geom.Pt(c.Rect.Right()-15, c.Rect.Bottom()-15), true)
	run(svc, s)
	waitTicks(svc, 40)
	b.expect(t, r, len(m.Log))
	s.Click(geom.Pt(c.Rect.Centre().X, c.Rect.Bottom()-15))
	run(svc, s)
	if got := r.moveCount; got < len(m.Log)/2 || got > (len(m.Log)+1)/2 {
		t.Errorf("in the middle lies move %d of %d", got, len(m.Log))
	}
	r.page.Find(keySlider).Adjust(-1)
	if want := len(m.Log) / 2; r.moveCount > want {
		t.Errorf("one step back leads to move %d", r.moveCount)
	}
}

func TestPlayOnFromHere(t *testing.T) {
	m := playMatch(t)
	r, _, svc, d := openTestReplay(t, m)
	press(svc, input.Right, input.Right, input.Right)
	click(svc, r, keyFork)
	if d.match == nil || d.id == "" {
		t.Fatal("no match begins")
	}
	if len(d.match.Log) != 3 || d.match.State().Hash() != m.At(3).Hash() || d.match.Tags["name.1"] != "Hana" {
		t.Errorf("the new match has %d moves and tags %v", len(d.match.Log), d.match.Tags)
	}
	if len(m.Log) == 3 {
		t.Error("the old match was cut")
	}
	if d.match.Seed == m.Seed {
		t.Error("what chance will decide in the old match could be tried out in the new one")
	}
	d.match = nil
	click(svc, r, keyLast)
	if r.page.Find(keyFork) != nil {
		t.Error("one can play on after the end")
	}
	if r.fork(); d.match != nil {
		t.Error("a match begins after the end")
	}
}

// TestAMatchFromElsewhereIsKept holds that at its end a match from elsewhere can be kept, once; one that is kept offers
// nothing there.
func TestAMatchFromElsewhereIsKept(t *testing.T) {
	m := playMatch(t)
	r, _, svc, d := openTestReplay(t, m)
	if r.page.Find(keyKeep) != nil {
		t.Error("it is offered before the end")
	}
	r.seek(len(m.Log))
	click(svc, r, keyKeep)
	list := svc.Store.Matches()
	if len(list) != 1 || !list[0].Over || list[0].Moves != len(m.Log) || d.want != svc.Words.T(lang.ReplayKept) {
		t.Fatalf("kept is %+v, and told is %q", list, d.want)
	}
	if r.page.Find(keyKeep) != nil || !r.page.Find(keyFork).Off {
		t.Error("what is kept can be kept again")
	}
	kept, err := svc.Store.LoadMatch(list[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	again := New(svc, kept, boardMaker(&panel{places: r.plan.frame}))
	svc.Stack.Push(again)
	again.Arrange(r.view)
	if again.seek(len(m.Log)); again.page.Find(keyKeep) != nil {
		t.Error("what is opened from the shelf can be kept again")
	}
}

// TestSecretsAreNotTriedOut holds that nobody plays on from a match that still has secrets.
func TestSecretsAreNotTriedOut(t *testing.T) {
	m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: 3}, 5)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	svc, d := services(lang.English)
	r := New(svc, m, boardMaker(&panel{}))
	svc.Stack.Push(r)
	svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
	if c := r.Page().Find(keyFork); c == nil || !c.Off {
		t.Error("the way on is open")
	}
	r.fork()
	if d.match != nil {
		t.Error("a match goes on in which hands were dealt already")
	}
}

func TestAtTheDrawnStartChanceIsSettled(t *testing.T) {
	r, _, svc, d := openTestReplay(t, playMatch(t))
	if click(svc, r, keyFork); d.match == nil || d.match.State().Actors().Has(rules.Nature) {
		t.Errorf("the new match is %v", d.match)
	}
}

// TestAMatchFromAReplayIsNotCounted holds that no result is kept of what begins in a replay.
func TestAMatchFromAReplayIsNotCounted(t *testing.T) {
	r, _, svc, d := openTestReplay(t, playMatch(t))
	if click(svc, r, keyFork); d.match == nil || d.match.Tags[store.TagUncounted] == "" {
		t.Errorf("the new match is %v", d.match)
	}
}

func TestAResignedMatchGoesOnWithoutTheResigning(t *testing.T) {
	for _, kind := range []string{rules.NoteResign, rules.NoteAgree} {
		m := playMatch(t)
		m.Truncate(len(m.Log) - 2)
		m.Note(0, kind, "")
		r, _, svc, d := openTestReplay(t, m)
		click(svc, r, keyLast)
		if click(svc, r, keyFork); d.match == nil || len(d.match.Notes) != 0 || len(m.Notes) != 1 {
			t.Errorf("%s: the new match is %+v", kind, d.match)
		}
	}
}

func TestBackAndTheCrossClose(t *testing.T) {
	for _, how := range []func(svc *stage.Services, r *Replay){
		func(svc *stage.Services, _ *Replay) { press(svc, input.Back) },
		func(svc *stage.Services, r *Replay) { click(svc, r, keyClose) },
	} {
		m := playMatch(t)
		svc, _ := services(lang.English)
		below := New(svc, m, boardMaker(&panel{}))
		svc.Stack.Push(below)
		r := New(svc, m, boardMaker(&panel{}))
		svc.Stack.Push(r)
		svc.Stack.Arrange(stage.NewView(1280, 800, 1, geom.Insets{}))
		if how(svc, r); svc.Stack.Top() != stage.Scene(below) {
			t.Error("the replay stays open")
		}
	}
}

// TestEverythingFitsBesideTheRealBoard arranges the replay with the board of the 3x4 game.
func TestEverythingFitsBesideTheRealBoard(t *testing.T) {
	m := playMatch(t)
	for _, tag := range append(lang.Tags(), lang.Pseudo) {
		for _, size := range [][2]float64{{1280, 800}, {1024, 640}, {1920, 1080}, {768, 1024}, {390, 844}, {320, 568}, {844, 390}, {568, 320}} {
			svc, _ := services(tag)
			r := New(svc, m, func(m *table.Match) table.Board { return yokai.NewBoard(svc, m) })
			svc.Stack.Push(r)
			svc.Stack.Arrange(stage.NewView(size[0], size[1], 1, geom.Insets{}))
			r.seek(len(m.Log))
			where := fmt.Sprintf("%s, %v", tag, size)
			list := r.page.Controls()
			for k, c := range list {
				if !c.Rect.Within(r.view.Safe) {
					t.Errorf("%s: %s lies at %v, outside of the window", where, c.Key, c.Rect)
				}
				if c.Role == ui.RoleButton && (c.Rect.W < 44 || c.Rect.H < 44) {
					t.Errorf("%s: %s is %v x %v", where, c.Key, c.Rect.W, c.Rect.H)
				}
				for _, o := range list[:k] {
					if c.Rect.Inset(0.01).Overlaps(o.Rect) {
						t.Errorf("%s: %s at %v overlaps %s at %v", where, c.Key, c.Rect, o.Key, o.Rect)
					}
				}
			}
			for _, seat := range r.plan.frame.Seats {
				if seat.Overlaps(r.plan.panel) {
					t.Errorf("%s: the panel at %v covers the plate at %v", where, r.plan.panel, seat)
				}
			}
		}
	}
}

var _ stage.Paged = (*Replay)(nil)

func TestWholeTurnsAreSteppedThrough(t *testing.T) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Options: map[string]string{"start": "0"}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"0 star b3", "0 star y1", "0 ship g3", "1 star b2", "1 star r1", "1 ship g3", "0 build g1 H0", "0 end", "1 trade g3 y3 H1"} {
		mv, err := m.ParseMove(text)
		if err == nil {
			_, err = m.Do(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	r, _, svc, _ := openTestReplay(t, m)
	for _, want := range []int{3, 6, 8, 9, 9} {
		if click(svc, r, keyLast); r.moveCount != want {
			t.Errorf("a turn on leads to move %d, want %d", r.moveCount, want)
		}
	}
	press(svc, input.Left, input.Left)
	for _, want := range []int{6, 3, 0} {
		if click(svc, r, keyFirst); r.moveCount != want {
			t.Errorf("a turn back leads to move %d, want %d", r.moveCount, want)
		}
	}
	press(svc, input.Last)
	if r.moveCount != len(m.Log) {
		t.Errorf("the end is at move %d", r.moveCount)
	}
}

func TestTalkStandsBetweenTheMoves(t *testing.T) {
	m := playMatch(t)
	m.Notes = []rules.Note{{After: 1, By: 1, Kind: rules.NoteTalk, Text: "well played"}, {After: 2, By: 0, Kind: rules.NoteLabel, Text: "x"}}
	r, _, svc, _ := openTestReplay(t, m)
	press(svc, input.Right, input.Right)
	lines := r.entries(9)
	if len(lines) != 3 || !strings.Contains(lines[1].text, "well played") || lines[1].by != 1 {
		t.Errorf("the lines are %v", lines)
	}
	press(svc, input.Left, input.Left)
	if lines := r.entries(9); len(lines) != 0 {
		t.Errorf("at the start the lines are %v", lines)
	}
}

// TestEveryStepIsCounted steps through the setup of a match that chance draws, with and without moves of players behind
// it: the start and the end of the setup are move 0 of those behind it, and no step is one of 0.
func TestEveryStepIsCounted(t *testing.T) {
	words := lang.For(lang.English)
	for _, moves := range []int{0, 2} {
		m, err := rules.NewMatch(honshu.Game{}, rules.Setup{Seats: 3}, 5)
		if err != nil {
			t.Fatal(err)
		}
		stagetest.PlayOn(t, m, func(m *rules.Match) bool { return !m.State().Actors().Has(rules.Nature) }, stagetest.ByChance(rand.New(rand.NewPCG(5, 5))))
		setup := len(m.Log)
		if setup == 0 || table.CountMoves(m, setup) != 0 {
			t.Fatalf("%d moves set the match up, %d of them count", setup, table.CountMoves(m, setup))
		}
		stagetest.PlayOn(t, m, func(m *rules.Match) bool { return table.CountMoves(m, len(m.Log)) == moves }, stagetest.ByChance(rand.New(rand.NewPCG(5, 5))))
		r, _, _, _ := openTestReplay(t, m)
		for at := range len(m.Log) + 1 {
			r.seek(at)
			key, n, all := lang.ReplayAt, table.CountMoves(m, at), moves
			if at > 0 && at < setup || moves == 0 {
				key, n, all = lang.ReplayAtSetup, at, setup
			}
			if got, want := r.count(), words.T(key, lang.Count("n", n), lang.Count("all", all)); got != want {
				t.Errorf("%d of %d moves that count: step %d is %q, want %q", n, moves, at, got, want)
			}
		}
	}
}
