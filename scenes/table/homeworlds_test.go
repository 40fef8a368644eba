package table

import (
	"math"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// secretBoard is a toyBoard of a game in which seats keep a secret.
type secretBoard struct {
	toyBoard
	lookedSeats rules.Seats // those that have been reported to have seen theirs
}

var _ Privacy = (*secretBoard)(nil)

func (b *secretBoard) OnLook(by rules.Seat) { b.lookedSeats = b.lookedSeats.With(by) }

func (b *secretBoard) DrawSecret(c *canvas.Canvas, r geom.Rect, s rules.State, by rules.Seat) {
	c.Text(ui.Body(15), b.DescribeSecret(s, by), r.Centre(), sprites.Ink, canvas.Left)
}

func (b *secretBoard) DescribeSecret(s rules.State, by rules.Seat) string {
	return [...]string{"unknown card", "card Good", "card Evil"}[s.(*homeworlds.State).Card(by)]
}

func (b *secretBoard) Tree() *widget.Tree { return b.treeOf(b) }

// places have a button to name the first discovered system.
func (b *secretBoard) places() Places {
	f := b.toyBoard.places()
	if _, ok := b.position.(*homeworlds.State).Find("s1"); ok {
		f.Naming = Naming{Button: geom.R(600, 20, 46, 46), Key: "s1", Name: "Kuma"}
	}
	return f
}

// newHomeworldsTable is a table with a match of Homeworlds in which the seats hold the given cards and seat 0 starts.
func newHomeworldsTable(t *testing.T, players []Player, cards ...string) *testTable {
	t.Helper()
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: len(players), Options: map[string]string{"start": "0"}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, card := range cards {
		play(t, m, "nature card "+card)
	}
	if m.State().Actors().Has(rules.Nature) {
		t.Fatalf("after the cards %v chance is still to act: %v", cards, m.State().Chances(nil))
	}
	SetPlayers(m, players)
	d := newTestTable(t, m)
	d.Table.board = &secretBoard{toyBoard: *d.board}
	d.board = &d.Table.board.(*secretBoard).toyBoard
	d.Table.show()
	return d
}

func play(t *testing.T, m *rules.Match, moves ...string) {
	t.Helper()
	for _, text := range moves {
		mv, err := m.ParseMove(text)
		if err == nil {
			_, err = m.Do(mv)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

func threePlayers() []Player { return []Player{{Name: "Aki"}, {Name: "Hana"}, {Name: "Ren"}} }

// act plays actions of the present seat as pressing them would.
func (d *testTable) act(t *testing.T, actions ...string) {
	t.Helper()
	for _, text := range actions {
		m := d.Match()
		by, _ := m.State().Actors().Only()
		a, err := m.Game.ParseAction(m.State(), by, text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if !d.choose.active() {
			t.Fatalf("%s: nobody can choose", text)
		}
		d.commit(a)
		d.run()
	}
}

// leave goes back to the table from the cover behind which one may look.
func (d *testTable) leave(t *testing.T) {
	t.Helper()
	if d.Table.handover == nil || !d.Table.handover.nextPeeks {
		t.Fatal("the cover does not offer to look")
	}
	d.press(t, "done")
}

func TestTheCoverOffersToLookOnceBeforeTheFirstTurn(t *testing.T) {
	d := newHomeworldsTable(t, threePlayers(), "0 good", "1 evil", "2 good")
	d.run()
	for seat := range rules.Seat(3) {
		if d.Table.handover == nil || d.Table.handover.next != seat {
			t.Fatalf("before the first turn of seat %s the cover stands open", seat)
		}
		d.leave(t)
		d.act(t, "star b3", "star y1", "ship g3")
	}
	if d.Table.handover != nil {
		t.Error("the cover shuts again before the second turn")
	}
	if d.session.viewer != rules.Public {
		t.Errorf("%s looks at the table, want nobody", d.session.viewer)
	}
	if !d.choose.active() || d.choose.by != 0 {
		t.Error("seat 0 cannot choose on the public table")
	}
}

// sees reports whether the text is to be seen now.
func (d *testTable) sees(text string) bool {
	c, trace := canvas.NewTrace(1280, 800, 1)
	d.Draw(c)
	return slices.Contains(trace.Texts(), text)
}

func TestHoldingShowsTheCardAndLettingGoHidesIt(t *testing.T) {
	d := newHomeworldsTable(t, threePlayers(), "0 good", "1 evil", "2 good")
	d.run()
	open := d.Page().Find("open")
	at := open.Rect.Centre()
	d.services.Stack.Update(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Down, At: at, Touch: true}}})
	if d.sees("card Good") {
		t.Error("a touch alone shows the card")
	}
	for range open.Hold.Ticks + 5 {
		d.services.Stack.Update(&input.Frame{})
	}
	if !d.sees("card Good") || !d.Table.board.(*secretBoard).lookedSeats.Has(0) {
		t.Error("holding does not show the card, or the board is not told")
	}
	d.services.Stack.Update(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: input.Up, At: at, Touch: true}}})
	if d.sees("card Good") || !d.Table.handover.isClosed() {
		t.Error("after letting go the card is still to be seen, or the cover stands open")
	}
	d.script.Press(input.Confirm) // a key stands for holding until the next one
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	if !d.sees("card Good") {
		t.Error("a key does not show the card")
	}
	d.services.Stack.Hide()
	if d.sees("card Good") {
		t.Error("the card is to be seen while the program goes to the background")
	}
}

func TestAPlateLetsLookAtAnyTime(t *testing.T) {
	d := newHomeworldsTable(t, threePlayers(), "0 good", "1 evil", "2 good")
	d.run()
	d.leave(t)
	d.press(t, "seat1")
	if d.Table.handover == nil || d.Table.handover.next != 1 || !d.sees("Hana") {
		t.Fatal("pressing the plate does not shut the cover for its person")
	}
	d.leave(t)
	if !d.choose.active() || d.choose.by != 0 {
		t.Error("the turn does not go on")
	}
}

func TestAPersonAloneLooksWithoutACover(t *testing.T) {
	d := newHomeworldsTable(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "1"}, {Name: "Ren", Bot: "1"}}, "0 evil", "1 good", "2 good")
	if d.Table.handover != nil {
		t.Fatal("the cover is shut although only one person is here")
	}
	plate := d.Page().Find("seat0")
	at := plate.Rect.Centre()
	d.services.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: at}}})
	for range 30 {
		d.services.Stack.Update(&input.Frame{})
	}
	if !d.sees("card Evil") {
		t.Error("holding the plate does not show the card")
	}
	if looked := d.Table.board.(*secretBoard).lookedSeats; !looked.Has(0) || looked.Len() != 1 {
		t.Errorf("the board is told that %v have looked", looked)
	}
	d.services.Stack.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Up, At: at}}})
	if d.sees("card Evil") {
		t.Error("the card stays")
	}
	if d.Page().Find("seat1").Hold != nil {
		t.Error("the computer's plate can be held")
	}
}

// TestNobodyPerceivesAnothersCard plays the same session twice, with other cards, and compares all that is perceived
// but while somebody looks at a card.
func TestNobodyPerceivesAnothersCard(t *testing.T) {
	playSession := func(cards ...string) []string {
		d := newHomeworldsTable(t, threePlayers(), cards...)
		var seen []string
		watch := func() {
			for !d.script.IsDone() {
				d.services.Stack.Update(d.script.Poll(1))
				if d.Table.handover == nil || !d.Table.handover.open {
					seen = append(seen, d.moment())
				}
			}
			for range 60 {
				d.services.Stack.Update(&input.Frame{})
				seen = append(seen, d.moment())
			}
		}
		watch()
		for seat := range 3 {
			d.script.Hold(d.Table.onCover("open"), 60, true)
			d.script.Click(d.Table.onCover("done"))
			watch()
			if d.Table.handover != nil {
				t.Fatalf("seat %d is still behind the cover", seat)
			}
			for _, a := range []string{"star b3", "star y1", "ship g3"} {
				do, err := d.Match().Game.ParseAction(d.Match().State(), rules.Seat(seat), a)
				if err != nil {
					t.Fatal(err)
				}
				d.commit(do)
				watch()
			}
		}
		d.script.Press(input.Hint)
		d.script.Press(input.Log)
		watch()
		d.say(0, "good")
		d.openTalk()
		watch()
		d.script.Press(input.Back)
		watch()
		end, err := d.Match().Game.ParseAction(d.Match().State(), 0, "end")
		if err != nil {
			t.Fatal(err)
		}
		d.confirm(end)
		watch()
		return seen
	}
	a, b := playSession("0 good", "1 evil", "2 good"), playSession("0 evil", "1 good", "2 good")
	if len(a) != len(b) {
		t.Fatalf("%d and %d moments: even the time taken tells something", len(a), len(b))
	}
	for k := range a {
		if a[k] != b[k] {
			t.Fatalf("moment %d differs:\n%s\n--- and ---\n%s", k, a[k], b[k])
		}
	}
	if len(a) < 400 {
		t.Errorf("only %d moments were compared", len(a))
	}
}

func TestAHintIsRefusedWhereItCouldRevealSomething(t *testing.T) {
	d := newHomeworldsTable(t, threePlayers(), "0 good", "1 evil", "2 good")
	d.run()
	d.leave(t)
	d.hint()
	if d.hintBot.isAsked() || d.message.text != d.services.Words.T(lang.TableSecretHint) {
		t.Errorf("asked for a hint, the table says %q", d.message.text)
	}
}

// TestAHintKnowsWhatWasSaid asks for a hint after a seat has called itself Evil: the bot behind it would say that it
// suspects that seat.
func TestAHintKnowsWhatWasSaid(t *testing.T) {
	for _, statement := range []string{"", "evil"} {
		m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 3, Options: map[string]string{"start": "0"}}, 3)
		if err != nil {
			t.Fatal(err)
		}
		play(t, m, "nature card 0 good", "nature card 1 good", "nature card 2 evil",
			"0 star b3", "0 star y1", "0 ship g3", "1 star b2", "1 star r1", "1 ship g3", "2 star b1", "2 star y3", "2 ship g3",
			"0 build g1 H0", "0 end")
		if statement != "" {
			m.Note(2, rules.NoteTalk, statement)
		}
		SetPlayers(m, []Player{{Name: "Aki", Bot: "1"}, {Name: "Hana"}, {Name: "Ren", Bot: "1"}})
		d := newTestTable(t, m)
		d.hint()
		if !d.hintBot.isAsked() {
			t.Fatalf("asked for a hint, the table says %q", d.message.text)
		}
		for !d.hintBot.bot.Step(math.MaxInt32) {
		}
		suspects := slices.Contains(d.hintBot.bot.(bot.Talker).Say(), "suspect 2")
		if suspects != (statement != "") {
			t.Errorf("seat 2 has said %q; the bot asked for a hint suspects it: %v", statement, suspects)
		}
	}
}

// newDuelTable is a table with two people after their set-up, where no cards are dealt.
func newDuelTable(t *testing.T) *testTable {
	t.Helper()
	d := newHomeworldsTable(t, []Player{{Name: "Aki"}, {Name: "Hana"}})
	d.run()
	d.act(t, "star b3", "star y1", "ship g3", "star b2", "star r1", "ship g3")
	return d
}

func TestAWholeTurnIsTakenBack(t *testing.T) {
	d := newDuelTable(t)
	d.act(t, "build g1 H0", "end", "build g1 H1", "end")
	start := len(d.Match().Log)
	d.act(t, "sacrifice g1 H0")
	if d.Page().Find("restartTurn") != nil {
		t.Error("a single action can be taken back as a turn")
	}
	d.act(t, "build g1 H0")
	if d.Page().Find("restartTurn") == nil {
		t.Error("there is no button for taking the turn back")
	}
	d.script.Press(input.Restart)
	d.run()
	if len(d.Match().Log) != start || d.choose.by != 0 {
		t.Errorf("%d moves are left, want %d", len(d.Match().Log), start)
	}
	d.script.Press(input.Redo)
	d.run()
	d.script.Press(input.Redo)
	d.run()
	d.script.Press(input.Undo)
	d.run()
	if len(d.Match().Log) != start+1 {
		t.Errorf("undo takes back %d of the turn's two actions", start+2-len(d.Match().Log))
	}
}

func mustParse(t *testing.T, d *testTable, text string) rules.Action {
	t.Helper()
	a, err := d.Match().Game.ParseAction(d.Match().State(), d.choose.by, text)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func TestTalkIsShownSavedAndKeptThroughUndo(t *testing.T) {
	d := newHomeworldsTable(t, threePlayers(), "0 good", "1 evil", "2 good")
	d.run()
	d.leave(t)
	d.act(t, "star b3")
	if d.Page().Find("talk") == nil {
		t.Fatal("there is no button to talk")
	}
	d.press(t, "talk")
	panel := d.services.Stack.Top().(*talkPanel)
	panel.Page().Find("by.1").Press()
	d.script.Click(panel.Page().Find("say good").Rect.Centre())
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	statement := d.services.Words.Statement("homeworlds", "good", []string{"Aki", "Hana", "Ren"})
	if spoken := TalkLine(d.services.Words, d.session.match, rules.Note{By: 1, Text: "good"}); !strings.Contains(spoken, statement) || !d.sees(spoken) {
		t.Errorf("%q is not to be seen beside the slip", spoken)
	}
	d.script.Press(input.Undo)
	d.run()
	entries := d.entries()
	if n := len(entries); n == 0 || !strings.Contains(entries[n-1].text, statement) || entries[n-1].by != 1 {
		t.Errorf("the log is %v", entries)
	}
	kept, err := d.services.Store.LoadMatch(d.slot)
	if err != nil || len(kept.Notes) != 1 || kept.Notes[0].Text != "good" || kept.Notes[0].By != 1 {
		t.Errorf("kept are the notes %v, %v", kept.Notes, err)
	}
	for range speechTicks {
		d.services.Stack.Update(&input.Frame{})
	}
	if d.sees(statement) && d.speech.ticks > 0 {
		t.Error("the slip of speech stays")
	}
}

// TestBotsSayWhatTheyHaveToSay lets computer players play until one of them says something.
func TestBotsSayWhatTheyHaveToSay(t *testing.T) {
	d := newHomeworldsTable(t, []Player{{Name: "Aki", Bot: "5"}, {Name: "Hana", Bot: "5"}, {Name: "Ren", Bot: "5"}}, "0 good", "1 evil", "2 good")
	const most = 20_000 // ticks
	for range most {
		d.services.Stack.Update(&input.Frame{})
		if len(d.Match().Notes) > 0 {
			break
		}
	}
	notes := d.Match().Notes
	if len(notes) == 0 {
		t.Fatalf("nobody says anything in %d moves", len(d.Match().Log))
	}
	if d.speech.ticks == 0 || !strings.Contains(d.speech.text, d.statementText(notes[0].Text)) {
		t.Errorf("seat %s says %q, shown is %+v", notes[0].By, notes[0].Text, d.speech)
	}
}

func TestAPlaceGetsAName(t *testing.T) {
	d := newDuelTable(t)
	if d.Page().Find("name") != nil {
		t.Error("a name is asked for where there is no place")
	}
	d.act(t, "build g1 H0", "end", "build g1 H1", "end", "trade g1 y1 H0", "end", "build g1 H1", "end", "discover y1 H0 g2 s1")
	d.press(t, "name")
	panel := d.services.Stack.Top().(*namePanel)
	if panel.text != "Kuma" {
		t.Errorf("the name offered is %q", panel.text)
	}
	d.script.Press(input.Erase)
	d.script.Type("a g")
	d.script.Press(input.Confirm)
	d.run()
	if panel.problem == "" || len(d.Match().Notes) != 0 {
		t.Errorf("%q is taken as a name", panel.text)
	}
	for range 3 {
		d.script.Press(input.Erase)
	}
	d.script.Press(input.Confirm)
	d.run()
	want := rules.Note{After: len(d.Match().Log), By: 0, Kind: rules.NoteLabel, Text: "s1 Kum"}
	if notes := d.Match().Notes; len(notes) != 1 || notes[0] != want {
		t.Fatalf("the notes are %v, want %v; the panel says %q", notes, want, panel.problem)
	}
	if d.services.Stack.Top() != stage.Scene(d.Table) {
		t.Error("the panel stays")
	}
	kept, err := d.services.Store.LoadMatch(d.slot)
	if err != nil || len(kept.Notes) != 1 {
		t.Errorf("the name is not kept: %v", err)
	}
}

func TestTheComputerPlaysOnForWhoLeaves(t *testing.T) {
	d := newHomeworldsTable(t, threePlayers(), "0 good", "1 evil", "2 good")
	d.run()
	d.leave(t)
	d.openMenu()
	d.services.Stack.Top().(*menu).Page().Find("resign").Press()
	d.nav.yes()
	for range 3000 {
		d.services.Stack.Update(&input.Frame{})
		if d.Table.handover != nil {
			break // the next person is asked
		}
	}
	if d.Table.handover == nil || d.Table.handover.next != 1 || len(d.Match().Log) != 6 {
		t.Fatalf("after %d moves the cover is %+v", len(d.Match().Log), d.Table.handover)
	}
	if Players(d.Match())[0].Bot == "" || d.session.people.Has(0) || d.session.keeps(0) {
		t.Error("the person still sits there")
	}
}

func TestAHintShowsTheWholeTurn(t *testing.T) {
	d := newDuelTable(t)
	d.act(t, "build g1 H0", "end", "build g1 H1", "end")
	var plan []rules.Action
	s := d.Match().State().Clone()
	for _, text := range []string{"sacrifice g1 H0", "build g1 H0", "end"} {
		a, err := d.Match().Game.ParseAction(s, 0, text)
		if err != nil {
			t.Fatal(err)
		}
		plan = append(plan, a)
		if _, err := s.Apply(rules.Move{By: 0, Do: a}, nil); err != nil {
			t.Fatal(err)
		}
	}
	plan = append(plan, plan[0]) // what the other would answer
	if got, want := d.course(plan), "0 sacrifice g1 H0, then 0 build g1 H0, then 0 end"; got != want {
		t.Errorf("the plan is told as %q, want %q", got, want)
	}
}

func TestASpeechCoversNoButtonsAndGoesWhenPressed(t *testing.T) {
	d := newDuelTable(t)
	for seat := range rules.Seat(2) {
		d.speak(rules.Note{By: seat, Text: "good"})
		place, _ := d.MessageBox()
		for _, c := range d.Page().Controls() {
			if c.Role != ui.RoleText && place.Overlaps(c.Rect) {
				t.Errorf("what seat %s says covers %s", seat, c.Key)
			}
		}
		d.script.Click(place.Centre())
		for !d.script.IsDone() {
			d.services.Stack.Update(d.script.Poll(1))
		}
		if d.speech.ticks != 0 {
			t.Errorf("what seat %s says stays although it was pressed", seat)
		}
	}
}
