package scenes

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/shelf"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// backPresser presses the system's way back of a phone.
type backPresser struct {
	t      *testing.T
	app    *App
	phone  *fakePhone
	script *input.Script
}

func newBackPresser(t *testing.T) *backPresser {
	w := &backPresser{t: t, phone: &fakePhone{}, script: &input.Script{}}
	w.app, _ = onPhone(w.phone, w.script, "")
	return w
}

// pass lets so much time pass that everything has come to rest.
func (w *backPresser) pass() {
	w.t.Helper()
	for range 3 * 60 {
		tick(w.t, w.app)
	}
}

// goBack goes back and checks how often one can go back afterwards.
func (w *backPresser) goBack(level int) {
	w.t.Helper()
	w.phone.backPresses++
	w.pass()
	if w.phone.backPresses != 0 || w.phone.level != level {
		w.t.Fatalf("going back leads to a %T at level %d, want %d; %d wishes are left", w.app.services.Stack.Top(), w.phone.level, level, w.phone.backPresses)
	}
}

// play opens the table of a match of two people.
func (w *backPresser) play() *table.Table {
	w.t.Helper()
	game := w.app.services.Games[0]
	for _, g := range w.app.services.Games {
		if g.Info().ID == "yokai" {
			game = g
		}
	}
	m, err := rules.NewMatch(game, rules.Setup{Options: map[string]string{"start": "0"}}, 3)
	if err != nil {
		w.t.Fatal(err)
	}
	w.app.services.Navigator.Table(m, w.app.services.Store.NewMatch("yokai"))
	w.pass()
	return w.app.services.Stack.Top().(*table.Table)
}

// TestBackClosesThenGoesUpThenAsks goes back from a panel over a match to the question whether to leave, says no, and
// then yes.
func TestBackClosesThenGoesUpThenAsks(t *testing.T) {
	w := newBackPresser(t)
	w.pass()
	if w.phone.level != 1 {
		t.Errorf("at the main menu one can go back %d times, want once, to be asked", w.phone.level)
	}
	w.play()
	w.app.services.Navigator.Settings()
	w.pass()
	if w.phone.level != 4 {
		t.Errorf("on a panel over a match the level is %d", w.phone.level)
	}
	w.goBack(3)
	if _, is := w.app.services.Stack.Top().(*table.Table); !is {
		t.Fatalf("closing the panel leads to a %T", w.app.services.Stack.Top())
	}
	w.goBack(1)
	if _, is := w.app.services.Stack.Top().(*shelf.Shelf); !is {
		t.Fatalf("going back from the table leads to a %T", w.app.services.Stack.Top())
	}
	w.goBack(0)
	question := func() *stage.Dialog {
		d, is := w.app.services.Stack.Top().(*stage.Dialog)
		if !is || d.Narrate().Title != lang.For(lang.English).T(lang.LeaveAsk) {
			t.Fatalf("going back from the main menu leads to a %T", w.app.services.Stack.Top())
		}
		return d
	}
	press := func(key string) {
		w.script.Tap(question().Page().Find(key).Rect.Centre().Mul(1))
		w.pass()
	}
	press("no")
	if w.phone.hasLeft || w.phone.level != 1 {
		t.Errorf("after no the program is left: %v, level %d", w.phone.hasLeft, w.phone.level)
	}
	w.goBack(0)
	press("yes")
	if !w.phone.hasLeft || w.app.isEnding.Load() {
		t.Errorf("after yes the program is left: %v, ended: %v", w.phone.hasLeft, w.app.isEnding.Load())
	}
}

// TestBackLetsGoFirst goes back while a piece is chosen, from a lesson, and from a panel in which letters are written.
func TestBackLetsGoFirst(t *testing.T) {
	w := newBackPresser(t)
	tab := w.play()
	w.script.Tap(tab.Page().Find("cell 4").Rect.Centre())
	w.pass()
	w.goBack(3)
	if w.app.services.Stack.Top() != stage.Scene(tab) {
		t.Fatalf("with a piece chosen going back leads to a %T", w.app.services.Stack.Top())
	}
	w.goBack(1)
	w.app.services.Navigator.Lesson("yokai")
	w.pass()
	w.goBack(3) // the game's own page
	w.goBack(1)
	w.app.services.Navigator.Open()
	w.pass()
	w.goBack(1)
}
