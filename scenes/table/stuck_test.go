package table

import (
	"slices"
	"strings"
	"testing"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
)

// playToLastMove plays a match of bots until its last move is being shown.
func playToLastMove(t *testing.T) *testTable {
	t.Helper()
	d := bidMatch(t, Player{Name: "Aki", Bot: "random"}, Player{Name: "Hana", Bot: "random"})
	for tick := 0; !d.Match().Over(); tick++ {
		if tick > 10_000 {
			t.Fatal("the match does not end")
		}
		d.services.Stack.Update(&input.Frame{})
	}
	if !d.watching() {
		t.Fatal("the last move is not shown as a movement")
	}
	return d
}

func TestTheResultComesWhateverInterruptsTheLastMove(t *testing.T) {
	for name, interrupt := range map[string]func(d *testTable){
		"nothing": func(*testTable) {},
		"another size of window": func(d *testTable) {
			d.services.Stack.Arrange(stage.NewView(390, 844, 1, geom.Insets{}))
		},
		"the menu": func(d *testTable) {
			d.openMenu()
			d.services.Stack.Pop()
		},
	} {
		t.Run(name, func(t *testing.T) {
			d := playToLastMove(t)
			interrupt(d)
			d.run()
			if !slices.Equal(d.nav.calls, []string{"result"}) {
				t.Errorf("the navigator opened: %q, want the result once", d.nav.calls)
			}
			if sounds := d.sound.Take(); slices.Contains(sounds, audio.Lose) {
				t.Error("a defeat is heard although only bots have played")
			}
		})
	}
}

func TestResigningLeadsToTheResultAlthoughStorageFails(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.services.Store = store.Open(&fullDisk{}, func(string) (rules.Game, bool) { return nil, false })
	d.openMenu()
	d.services.Stack.Top().(*menu).resign(0)
	d.nav.yes()
	if d.services.Stack.Top() != stage.Scene(d.Table) {
		t.Errorf("a %T is left on the table", d.services.Stack.Top())
	}
	want := []string{"result", "tell " + d.services.Words.T(lang.StoreFull)}
	if got := d.nav.calls[1:]; !slices.Equal(got, want) {
		t.Errorf("after the question come %q, want %q", got, want)
	}
	if !d.session.hasEnded() {
		t.Error("the match goes on")
	}
}

func TestBeginningAgainAfterTheEndKeepsTheFinishedMatch(t *testing.T) {
	d := playToLastMove(t)
	d.Match().Setup.Version = 9 // which the game does not know
	(&menu{table: d.Table}).restart()
	if d.nav.match == nil || d.nav.match.Setup.Version != 0 {
		t.Fatal("the new match does not have the rules of today")
	}
	if d.nav.slot == "" || d.nav.slot == d.slot {
		t.Errorf("the new match is kept as %q, in the place of the finished one", d.nav.slot)
	}
}

func TestABotThatErrsIsReportedAndNotAskedAgainAtOnce(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "nobody"})
	d.run()
	if d.message.text == "" || !d.message.alarm {
		t.Error("nothing is said")
	}
	d.do(rules.Move{By: 1, Do: 1 << 40})
	d.sound.Take()
	for range messageTicks - 1 {
		d.services.Stack.Update(&input.Frame{})
	}
	if sounds := d.sound.Take(); len(sounds) > 0 {
		t.Errorf("an illegal move of a bot is refused again and again: %v", sounds)
	}
}

func TestTheOnlyMoveIsPlayedOnceAndLeavesNothingToChoose(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana"})
	d.choose.begin(d.Match().Game, d.session.viewOf(0), 0)
	d.choose.legal, d.choose.paths = d.choose.legal[:1], d.choose.paths[:1]
	d.services.Settings.Forced = true
	d.Table.handover, d.pause = nil, 0
	d.advance()
	if d.choose.active() {
		t.Error("one can still choose while the only move is being shown")
	}
}

// TestTheOnlyMoveIsToldUntilSomethingIsToBeChosen offers a choice while the sentence about the only move is still to be seen.
func TestTheOnlyMoveIsToldUntilSomethingIsToBeChosen(t *testing.T) {
	for about, wrap := range map[string]func(*toyBoard) Board{
		"": func(b *toyBoard) Board { return b }, "The shield holds.": func(b *toyBoard) Board { return afterFightBoard{b} },
	} {
		d := newTestTableWith(t, bidMatch(t, Player{Name: "Aki"}, Player{Name: "Ren", Bot: "random"}).Match(), wrap)
		d.run()
		d.tellForced()
		if d.startChoosing(); !d.choose.active() || (d.message.text != "") != (about != "") {
			t.Errorf("about %q: %q stands while there is a choice (%v)", about, d.message.text, d.choose.active())
		}
	}
}

// afterFightBoard is a Board on which a fight has just ended.
type afterFightBoard struct{ *toyBoard }

var _ Narrator = afterFightBoard{}

func (afterFightBoard) Recall() string                                        { return "The shield holds." }
func (afterFightBoard) Details() []string                                     { return nil }
func (afterFightBoard) Purpose(rules.State, rules.Seat) string                { return "" }
func (afterFightBoard) SeatTitle(rules.State, rules.Seat) string              { return "" }
func (afterFightBoard) Looks(rules.Part) bool                                 { return false }
func (afterFightBoard) Advise(rules.State, rules.Move) string                 { return "" }
func (afterFightBoard) Reason(rules.State, rules.Seat, []rules.Action) string { return "" }
func (afterFightBoard) Enlarge(rules.Part) (Enlargement, bool)                { return Enlargement{}, false }

func TestTheOnlyMoveDoesNotHideHowAFightHasEnded(t *testing.T) {
	d := newTestTableWith(t, bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana"}).Match(), func(b *toyBoard) Board { return afterFightBoard{b} })
	d.tellForced()
	if want := "The shield holds. " + d.services.Words.T(lang.TableForced); d.message.text != want {
		t.Errorf("told is %q, want %q", d.message.text, want)
	}
	d.places.Message = geom.R(0, 0, 150, 40) // of one line
	d.tellForced()
	if want := "The shield holds."; d.message.text != want {
		t.Errorf("told is %q where there is little room, want %q", d.message.text, want)
	}
}

func TestTakingBackAnothersChoiceAsksForThatPerson(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana"}, Player{Name: "Ren", Bot: "random"})
	d.run()
	d.holdOpen()
	d.run()
	d.press(t, "card 2")
	for range 5 {
		d.run() // the bot bids too
	}
	d.holdOpen()
	d.run()
	if d.session.viewer != 1 {
		t.Fatalf("%s looks, want 1", d.session.viewer)
	}
	d.nav.calls = nil
	d.script.Press(input.Undo)
	d.run()
	if len(d.nav.calls) != 1 || !strings.Contains(d.nav.calls[0], "Aki") {
		t.Fatalf("asked is %q, want a question about Aki's choice", d.nav.calls)
	}
	d.nav.yes()
	if !d.Match().State().Actors().Has(0) {
		t.Error("Aki's choice still stands")
	}
}

func TestTheCoverOpensByItselfWhenNothingIsToBeHidden(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana"})
	d.run()
	d.session.open(0)
	d.startChoosing()
	if d.Table.handover != nil {
		t.Error("the cover is shut before the person who looks already")
	}
}

func TestARefusalStandsBesideWhatWasPressed(t *testing.T) {
	d := bidMatch(t, Player{Name: "Aki"}, Player{Name: "Hana", Bot: "random"})
	d.press(t, "card 2")
	for d.choose.by != 0 || !d.choose.active() {
		d.run()
	}
	d.script.Click(d.Page().Find("card 2").Rect.Centre()) // spent in the round before
	for !d.script.IsDone() {
		d.services.Stack.Update(d.script.Poll(1))
	}
	if about := d.message.about; about == nil || about.String() != "card 2" {
		t.Errorf("the reason stands beside %v, want card 2", about)
	}
	for _, w := range stagetest.Windows() {
		safe := w.View().Safe
		for _, at := range []geom.Point{{X: safe.X, Y: safe.Y}, {X: safe.Right() - 60, Y: safe.Y}, safe.Centre(), {X: safe.X, Y: safe.Bottom() - 60}} {
			r := geom.R(at.X, at.Y, 60, 60)
			var plate sentencePlate
			places := plate.besidePart(sentence{text: "There is no piece of yours on that square.", alarm: true}, r, safe)
			for _, place := range places {
				if !place.Within(safe) || place.Overlaps(r) {
					t.Errorf("%s: the reason about %v stands at %v", w.Name, r, place)
				}
			}
			if len(places) == 0 || places[0].Y > r.Y && at.Y > safe.Y+100 {
				t.Errorf("%s: the reason about %v may stand at %v", w.Name, r, places)
			}
		}
	}
}
