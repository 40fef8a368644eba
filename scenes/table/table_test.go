package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/yokai/tablebase"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/widget"
)

func bidMatch(t *testing.T, players ...Player) *testTable {
	t.Helper()
	return newTestTable(t, newBidMatch(t, players, []int{3, 6, 7, 8}[:len(players)]...))
}

func TestABotGameRunsToItsEndByItself(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki", Bot: "random"}, Player{Name: "Hana", Bot: "random"})
	for range 40 {
		d.run()
	}
	if !d.Match().Over() {
		t.Fatalf("the match is not over after %d moves", len(d.Match().Log))
	}
	if !slices.Equal(d.nav.calls, []string{"result"}) {
		t.Errorf("the navigator opened: %q, want the result once", d.nav.calls)
	}
}

func TestEveryMoveIsSavedAtOnce(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.script.Click(d.Page().Find("card 2").Rect.Centre())
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	saves := d.services.Store.Matches()
	if len(saves) != 1 {
		t.Fatalf("%d matches are kept, want 1", len(saves))
	}
	kept, err := d.services.Store.LoadMatch(saves[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(kept.Log, d.Match().Log) {
		t.Errorf("kept %v, played %v", kept.Log, d.Match().Log)
	}
	if Players(kept)[1].Bot != "random" || Players(kept)[0].Name != "Aki" {
		t.Errorf("the players kept are %v", Players(kept))
	}
}

func TestStorageThatFailsIsReportedAndPlayGoesOn(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.services.Store = store.Open(&fullDisk{}, func(string) (rules.Game, bool) { return nil, false })
	before := len(d.Match().Log)
	d.script.Click(d.Page().Find("card 2").Rect.Centre())
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	if want := "tell " + d.services.Words.T(lang.StoreFull); !slices.Equal(d.nav.calls, []string{want}) {
		t.Errorf("the table says %q, want %q once", d.nav.calls, want)
	}
	if len(d.Match().Log) == before {
		t.Error("the move was lost")
	}
}

// fullDisk is a disk without room.
type fullDisk struct{ store.Memory }

func (*fullDisk) Update(string, store.Change) error { return store.ErrFull }

func TestAnIllegalPressSaysWhyAndIsHeard(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.press(t, "card 2")
	for d.choose.by != 0 || !d.choose.active() {
		d.run()
	}
	d.sound.Take()
	d.script.Click(d.Page().Find("card 2").Rect.Centre()) // spent in the round before
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	if d.message.text == "" || !d.message.alarm {
		t.Error("nothing is said")
	}
	if !slices.Contains(d.sound.Take(), audio.NotAllowed) {
		t.Error("nothing is heard")
	}
}

func TestConfirmWaitsForASecondPress(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.services.Settings.Confirm = true
	d.press(t, "card 2")
	if !d.Match().State().Actors().Has(0) || d.pending == 0 {
		t.Fatal("the bid was played without being confirmed, or forgotten when the other seat bid")
	}
	d.press(t, "cancel")
	if d.pending != 0 || d.Page().Find("confirm") != nil {
		t.Fatal("the bid still waits after it was taken back")
	}
	d.press(t, "card 2")
	d.press(t, "confirm")
	if !slices.ContainsFunc(d.Match().Log, func(m rules.Move) bool { return m.By == 0 }) {
		t.Error("the confirmed bid was not played")
	}
}

func TestTheWholeTableByKeysAlone(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	for round := 0; !d.Match().Over(); round++ {
		if round > 10 {
			t.Fatal("the match does not end")
		}
		d.Page().Focus("")
		d.script.Press(input.Next) // the first control: pass, or a card
		d.script.Press(input.Confirm)
		for range 5 {
			d.run()
		}
	}
}

func TestEscapeOpensTheMenuAndClosesIt(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.script.Press(input.Back)
	d.run()
	m, ok := d.services.Stack.Top().(*menu)
	if !ok {
		t.Fatalf("on top is %T, want the menu", d.services.Stack.Top())
	}
	var names []string
	for _, c := range m.Page().Controls() {
		names = append(names, c.Key)
	}
	for _, want := range []string{"resume", "book", "settings", "help", "restart", "resign", "shelf"} {
		if !slices.Contains(names, want) {
			t.Errorf("the menu has no %q: %s", want, strings.Join(names, " "))
		}
	}
	d.script.Press(input.Back)
	d.run()
	if d.services.Stack.Top() != d.Table {
		t.Error("the menu is still open")
	}
}

func TestUndoGoesBackPastTheBotWhereNothingWasRevealed(t *testing.T) {
	d := newTestTable(t, yokaiStart(t))
	SetPlayers(d.Match(), []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}})
	d.Table.session = newSession(SeenBy(d.Match(), rules.Public), nil)
	d.Table.show()
	mv, err := d.Match().ParseMove("0 b2b3")
	if err != nil {
		t.Fatal(err)
	}
	d.do(mv)
	for range 3 {
		d.run()
	}
	if n := len(d.Match().Log); n != 2 {
		t.Fatalf("%d moves, want the person's and the bot's", n)
	}
	d.script.Press(input.Undo)
	d.run()
	if n := len(d.Match().Log); n != 0 {
		t.Fatalf("after undo %d moves are left, want 0", n)
	}
	d.script.Press(input.Redo)
	d.run()
	if n := len(d.Match().Log); n != 2 {
		t.Errorf("after redo there are %d moves, want 2", n)
	}
}

func TestAnIdleTableIsNotDrawnAgain(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	for range 5 {
		d.run()
	}
	c, _ := canvas.NewTrace(1280, 800, 1)
	d.services.Stack.Draw(c)
	for k := range 600 {
		d.services.Stack.Update(&input.Frame{})
		if d.services.Stack.Stale() {
			t.Fatalf("the resting table wants to be drawn again at tick %d", k)
		}
	}
}

func TestAHintComesInSlicesAndNamesALegalMove(t *testing.T) {
	d := newTestTable(t, yokaiStart(t))
	SetPlayers(d.Match(), []Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}})
	d.Table.session = newSession(SeenBy(d.Match(), rules.Public), nil)
	d.Table.show()
	d.script.Press(input.Hint)
	d.services.Stack.Update(d.script.Poll(1))
	if !d.hintBot.isAsked() {
		t.Fatal("no bot is asked")
	}
	for range 3000 {
		d.services.Stack.Update(&input.Frame{})
		if !d.hintBot.isAsked() {
			break
		}
	}
	legal := false
	for _, a := range d.Match().State().Legal(0, nil) {
		legal = legal || strings.Contains(d.message.text, d.Match().Game.FormatAction(d.Match().State(), rules.Move{By: 0, Do: a}))
	}
	if !legal || len(d.Match().Log) != 0 {
		t.Errorf("the hint is %q after %d moves", d.message.text, len(d.Match().Log))
	}
}

// tablebases may have to be fetched.
type tablebases struct {
	*tablebase.Tablebases
	areLoaded, wasAsked bool
}

func (l *tablebases) Loaded(string) bool { return l.areLoaded }

func (l *tablebases) File(name string) ([]byte, error) {
	l.wasAsked = true
	return l.Tablebases.File(name)
}

func TestAHintIsPerfectOnceTheTablebaseIsThere(t *testing.T) {
	for _, there := range []bool{false, true} {
		d := newTestTable(t, yokaiStart(t))
		b := &tablebases{Tablebases: tablebase.Open(), areLoaded: there}
		d.services.Tablebases = b
		d.script.Press(input.Hint)
		d.services.Stack.Update(d.script.Poll(1))
		if !d.hintBot.isAsked() {
			t.Fatalf("with the book %v: no bot is asked: %s", there, d.message.text)
		}
		if _, perfect := d.hintBot.bot.(bot.TablebaseUser); perfect != there || b.wasAsked != there {
			t.Errorf("with the book %v: perfect %v, the book was asked for %v", there, perfect, b.wasAsked)
		}
		for ticks := 0; d.hintBot.isAsked(); ticks++ {
			if ticks > 3000 {
				t.Fatal("no hint comes")
			}
			d.services.Stack.Update(&input.Frame{})
		}
		if d.message.text == "" {
			t.Error("the hint is not told")
		}
	}
}

func TestTheLogComesInAPanelWhereTheTableHasNoRoomForIt(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki", Bot: "random"}, Player{Name: "Hana", Bot: "random"})
	for range 40 {
		d.run()
	}
	d.script.Press(input.Log)
	d.run()
	if d.services.Stack.Top() != d.Table || !strings.HasPrefix(d.page.FocusedControl().Key, "log") {
		t.Fatal("with room beside the board the last line should have the focus")
	}
	d.places.Log = geom.Rect{}
	d.script.Press(input.Log)
	d.run()
	m, ok := d.services.Stack.Top().(*movesPanel)
	if !ok {
		t.Fatalf("on top is %T, want the panel", d.services.Stack.Top())
	}
	lines := 0
	for _, c := range m.Page().Controls() {
		if strings.HasPrefix(c.Key, "log") {
			lines++
			if !c.Rect.Within(m.Tree().Slot(widget.PanelSlot)) {
				t.Errorf("%s lies outside the panel", c.Key)
			}
		}
	}
	if lines != m.end-m.first || m.end != len(d.entries()) || lines == 0 {
		t.Errorf("%d of %d lines are shown, those from %d to %d", lines, len(d.entries()), m.first, m.end)
	}
	d.script.Press(input.Back)
	d.run()
	if d.services.Stack.Top() != d.Table {
		t.Error("the panel is still open")
	}
}

// TestUndoIsOffWhereItWouldBeRefused plays matches of an open game and of one with secrets to their end against a computer
// player: wherever undo would be refused the button is off, says why as its tip, and a press says the same; elsewhere it is on.
func TestUndoIsOffWhereItWouldBeRefused(t *testing.T) {
	for name, m := range map[string]*rules.Match{
		"open": yokaiStart(t), "secret": newBidMatch(t, nil, 2, 5),
	} {
		SetPlayers(m, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}})
		d := newTestTable(t, m)
		seen, rng := map[bool]int{}, rand.New(rand.NewPCG(1, 2))
		for range 12 {
			d.run()
			if by, ok := m.State().Actors().Only(); m.Over() || ok && by != 0 {
				break
			}
			button, refusal := d.Page().Find("undo"), d.undoRefusal()
			if why := d.services.Words.Refusal(d.gameID(), refusal); button.Off != (refusal != nil) || button.Off && button.Tip != why {
				t.Fatalf("%s: after %d moves undo is off %t with the tip %q, refused is %q", name, len(m.Log), button.Off, button.Tip, why)
			}
			left, want := len(m.Log), d.services.Words.Refusal(d.gameID(), refusal)
			if seen[button.Off]++; button.Off {
				d.press(t, "undo")
				if got := d.currentSentence().text; len(m.Log) != left || got != want {
					t.Fatalf("%s: undo leaves %d of %d moves and says %q, want %q", name, len(m.Log), left, got, want)
				}
			} else if n, err := d.session.undoTarget(); err != nil || n >= left {
				t.Fatalf("%s: undo is on and leaves %d of %d moves: %v", name, n, left, err)
			}
			legal := m.State().View(0).Legal(0, nil)
			d.do(rules.Move{By: 0, Do: legal[rng.IntN(len(legal))]})
		}
		if seen[true] == 0 || name == "open" && seen[false] == 0 {
			t.Errorf("%s: undo was off or on so often: %v", name, seen)
		}
	}
}
