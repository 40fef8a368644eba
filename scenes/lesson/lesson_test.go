package lesson

import (
	"slices"
	"testing"

	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/lesson/lessons"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/yokai"
)

var desktopWindow, phone = stagetest.Windows()[0], stagetest.Windows()[1]

// lessonProgram is a program with one lesson on its table.
type lessonProgram struct {
	*stagetest.Player
	t        *testing.T
	services *stage.Services
	nav      *stagetest.Navigator
	lesson   lessons.Lesson
	table    *table.Table
}

func open(t *testing.T, w stagetest.Window) *lessonProgram {
	t.Helper()
	svc, nav := stagetest.NewServices(lang.English)
	svc.Settings.Speed = store.Off
	s := &lessonProgram{t: t, services: svc, nav: nav}
	s.lesson, _ = lessons.Find("dobutsu")
	s.enter(w)
	return s
}

// enter opens the lesson, again or where it was left.
func (s *lessonProgram) enter(w stagetest.Window) {
	s.table = New(s.services, s.lesson, func(m *table.Match) table.Board { return yokai.NewBoard(s.services, m) })
	s.Player = stagetest.Enter(s.t, s.services, s.table, w)
}

// reads returns what stands on the panel.
func (s *lessonProgram) reads() string { return s.Find("lesson.text").Name }

// checkTask fails unless the panel shows the task of the step.
func (s *lessonProgram) checkTask(step string) {
	s.t.Helper()
	want := s.services.Words.WithSkin(lang.Animals).LessonTask("yokai", step)
	if got := s.reads(); got != want {
		s.t.Fatalf("the panel says %q, want the task of the step %s: %q", got, step, want)
	}
}

// skip goes on to the step without playing.
func (s *lessonProgram) skip(step string) {
	s.t.Helper()
	for range s.lesson.Steps {
		if s.reads() == s.services.Words.WithSkin(lang.Animals).LessonTask("yokai", step) {
			return
		}
		s.Tap(keyNext)
	}
	s.t.Fatalf("the step %s is not reached: %q", step, s.reads())
}

// move taps the squares of a move, as "b2b3".
func (s *lessonProgram) move(text string) {
	s.t.Helper()
	a, err := s.table.Match().Game.ParseAction(s.table.Match().State(), 0, text)
	if err != nil {
		s.t.Fatal(err)
	}
	for _, p := range rules.Parts(s.table.Match().Game, s.table.Match().State(), a) {
		s.Tap(p.String())
	}
}

// wait lets everything come to an end that goes on by itself.
func (s *lessonProgram) wait() {
	for range 5 {
		s.Do(func(*input.Script) {})
	}
}

func (s *lessonProgram) words() *lang.Catalog { return s.services.Words.WithSkin(lang.Animals) }

func TestAGoalIsPraisedAndTheNextStepFollows(t *testing.T) {
	for _, w := range []stagetest.Window{desktopWindow, phone} {
		s := open(t, w)
		s.checkTask("aim")
		s.Tap(keyNext)
		s.checkTask("lion")
		s.move("b1a2")
		if got, want := s.reads(), s.words().LessonDone("yokai", "lion"); got != want {
			t.Errorf("%s: the panel says %q, want %q", w.Name, got, want)
		}
		s.Tap(keyNext)
		s.checkTask("giraffe")
	}
}

func TestWhatMissesTheGoalIsAnsweredAndTakenBack(t *testing.T) {
	s := open(t, phone)
	s.skip("giraffe")
	s.move("a1b1")
	if got, want := s.reads(), s.words().LessonAnswer("yokai", "giraffe", ""); got != want {
		t.Errorf("the panel says %q, want %q", got, want)
	}
	if n := len(s.table.Match().Log); n != 1 {
		t.Errorf("%d moves lie on the table, want the one that misses to be seen for a while", n)
	}
	for range missPause {
		s.services.Stack.Update(&input.Frame{})
	}
	if n := len(s.table.Match().Log); n != 0 {
		t.Errorf("%d moves lie on the table, want it taken back", n)
	}
	s.move("b2c2")
	if got, want := s.reads(), s.words().LessonDone("yokai", "giraffe"); got != want {
		t.Errorf("after the right move the panel says %q, want %q", got, want)
	}
}

func TestTheSolutionIsShownThenPlayed(t *testing.T) {
	s := open(t, desktopWindow)
	s.skip("catch")
	s.Tap(keyShow)
	if n := len(s.table.Match().Log); n != 0 {
		t.Fatalf("to show the solution has played %d moves", n)
	}
	if got, want := s.Find(keyShow).Name, s.words().T(lang.LearnPlay); got != want {
		t.Errorf("the button is called %q, want %q", got, want)
	}
	s.Tap(keyShow)
	s.wait()
	if got, want := s.reads(), s.words().LessonDone("yokai", "catch"); got != want {
		t.Errorf("the panel says %q, want %q", got, want)
	}
	if !s.Find(keyShow).Off {
		t.Error("the solution can be shown although the step is done")
	}
}

func TestTheOthersReplyAndTheNextStepGoesOnFromThere(t *testing.T) {
	s := open(t, phone)
	s.skip("plan")
	s.move("E@b3")
	s.wait()
	if n := len(s.table.Match().Log); n != 2 {
		t.Fatalf("%d moves have been played, want the learner's and the reply", n)
	}
	before := s.table.Match()
	s.Tap(keyNext)
	s.checkTask("finish")
	if s.table.Match() != before {
		t.Error("the next step has another match, want it to go on from there")
	}
	s.move("b3a4")
	if !s.table.Match().Over() {
		t.Error("the match goes on after the lion has been caught")
	}
	if len(s.nav.Way) != 0 {
		t.Errorf("the navigator has led to %q, want no result in a lesson", s.nav.Way)
	}
}

func TestALessonIsLeftAndGoneOnWith(t *testing.T) {
	s := open(t, desktopWindow)
	s.skip("drop")
	s.Tap(keyLeave)
	if got := s.nav.Last(); got != "setup yokai" {
		t.Errorf("leaving leads to %q", got)
	}
	s.enter(phone)
	s.checkTask("drop")
	s.Press(input.Back)
	if got := s.nav.Way; len(got) != 2 {
		t.Errorf("the key for leaving has led to %q", got)
	}
	if list := s.services.Store.Matches(); len(list) != 0 {
		t.Errorf("a lesson is kept as the matches %v", list)
	}
}

func TestStepsAreBegunAgainAndJumpedTo(t *testing.T) {
	s := open(t, desktopWindow)
	s.skip("chick")
	s.move("b2b3")
	s.Tap(keyBack) // once more
	s.checkTask("chick")
	if n := len(s.table.Match().Log); n != 0 {
		t.Errorf("%d moves lie on the table of a step begun again", n)
	}
	s.Tap(keyBack)
	s.checkTask("elephant")
	s.Press(input.Undo)
	s.checkTask("giraffe")
	dots := s.Find(keySteps)
	dots.Adjust(3)
	s.checkTask("take")
	dots = s.Find(keySteps)
	dots.Slide(geom.Pt(dots.Rect.W/2, 0))
	s.checkTask(s.lesson.Steps[len(s.lesson.Steps)/2].Name)
	for range s.lesson.Steps {
		s.Find(keySteps).Adjust(-1)
	}
	s.checkTask("aim")
	if !s.Find(keyBack).Off {
		t.Error("there is something before the first step")
	}
}

func TestTheEndLeadsToAMatchAndIsKept(t *testing.T) {
	s := open(t, phone)
	s.skip("ready")
	if !s.services.Store.Lesson("dobutsu").Done {
		t.Error("the lesson does not count as played to its end")
	}
	s.services.Settings.Name = "Mia"
	s.Tap(keyNext)
	if s.nav.Last() != "table" {
		t.Fatalf("the end leads to %q", s.nav.Last())
	}
	players := table.Players(s.nav.Match)
	if players[0] != (table.Player{Name: "Mia"}) || players[1].Bot != "1" {
		t.Errorf("the players are %+v, want the person of the settings against the easiest level", players)
	}
	if got := s.nav.Match.Setup.Options[game.OptRules]; got != "dobutsu" || s.nav.Match.Setup.From != "" {
		t.Errorf("the match has the setup %+v", s.nav.Match.Setup)
	}
	s.enter(desktopWindow)
	s.checkTask("aim")
}

// TestAMatchMayBeginBeforeTheEnd leaves the lesson for a match after a step that allows it, in windows with and without words
// on that button.
func TestAMatchMayBeginBeforeTheEnd(t *testing.T) {
	for _, w := range []stagetest.Window{desktopWindow, phone} {
		s := open(t, w)
		s.lesson.Steps = slices.Clone(s.lesson.Steps)
		k := slices.IndexFunc(s.lesson.Steps, func(step lessons.Step) bool { return step.Name == "lion" })
		s.lesson.Steps[k].MayPlay = true
		s.enter(w)
		s.skip("lion")
		if s.Page().Find(keyMatch) != nil {
			t.Errorf("%s: a match may begin before the step is done", w.Name)
		}
		s.move("b1a2")
		s.CheckScreen()
		s.Tap(keyMatch)
		if s.nav.Last() != "table" {
			t.Errorf("%s: it leads to %q", w.Name, s.nav.Last())
		}
		s.enter(w)
		s.checkTask("giraffe")
	}
}

func TestADoublePressGoesOnByOneStep(t *testing.T) {
	s := open(t, phone)
	at := s.Find(keyNext).Rect.Centre()
	s.Do(func(in *input.Script) {
		in.Tap(at)
		in.Tap(at)
	})
	s.checkTask("lion")
	s.Tap(keyNext) // later it is skipped
	s.checkTask("giraffe")
}

func TestTheLastStepIsNotSkipped(t *testing.T) {
	s := open(t, desktopWindow)
	s.lesson.Steps = s.lesson.Steps[:2]
	s.enter(phone)
	s.Tap(keyNext)
	s.checkTask("lion")
	if s.Page().Find(keyNext) != nil {
		t.Error("a last step that is not done can be skipped")
	}
	s.move("b1a2")
	s.Tap(keyNext)
	if s.nav.Last() != "table" {
		t.Errorf("the end leads to %q", s.nav.Last())
	}
}

func TestTheKeyboardAloneLearns(t *testing.T) {
	s := open(t, desktopWindow)
	s.GoTo(keyNext)
	s.Press(input.Confirm)
	s.checkTask("lion")
	s.Press(input.Hint)
	s.Press(input.Hint)
	s.wait()
	if got, want := s.reads(), s.words().LessonDone("yokai", "lion"); got != want {
		t.Errorf("the panel says %q, want %q", got, want)
	}
	s.Press(input.Confirm) // the button to go on has the focus
	s.checkTask("giraffe")
}

// TestThePanelLiesBesideWhatItSpeaksOf holds that in every window the panel covers no target of the board.
func TestThePanelLiesBesideWhatItSpeaksOf(t *testing.T) {
	for name, v := range stagetest.Views() {
		for _, left := range []bool{false, true} {
			s := open(t, desktopWindow)
			s.services.Settings.LeftHanded = left
			s.services.Stack.Arrange(v)
			if !s.Find("lesson.text").Rect.Within(v.Safe) {
				t.Errorf("%s: the words at %.0f lie outside of %.0f", name, s.Find("lesson.text").Rect, v.Safe)
			}
			text := s.Find("lesson.text").Rect
			for _, c := range s.Page().Controls() {
				if c.Key != "lesson.text" && c.Rect.Inset(0.5).Overlaps(text) {
					t.Errorf("%s: %q at %.0f lies over the words at %.0f", name, c.Key, c.Rect, text)
				}
			}
		}
	}
}

func TestOthersNeitherThinkNorAreThereWarnings(t *testing.T) {
	s := open(t, desktopWindow)
	s.skip("safe")
	s.wait()
	if n := len(s.table.Match().Log); n != 0 {
		t.Errorf("%d moves were played by themselves", n)
	}
	s.move("a3a4+") // loses the lion, of which a match warns
	if n := len(s.table.Match().Log); n != 1 {
		t.Errorf("%d moves lie on the table, want the losing one, played without a question", n)
	}
	keys := []string{}
	for _, c := range s.Page().Controls() {
		keys = append(keys, c.Key)
	}
	for _, key := range []string{"menu", "undo", "hint", "log0"} {
		if slices.Contains(keys, key) {
			t.Errorf("a lesson offers %q", key)
		}
	}
	if !slices.Contains(keys, "rules") {
		t.Error("a lesson does not lead to the rules")
	}
}

// TestOnLowUprightWindowsThePanelFolds holds that the words come and go where a strip would leave the board too little,
// and never lie over what they speak of.
func TestOnLowUprightWindowsThePanelFolds(t *testing.T) {
	s := open(t, stagetest.Window{Name: "small", W: 320, H: 568})
	for _, step := range s.lesson.Steps {
		popup := s.Find(keyPopup)
		for _, c := range s.Page().Controls() {
			if c.Role != ui.RoleText && c.Key != keyPopup && c.Rect.Inset(0.5).Overlaps(popup.Rect) {
				t.Errorf("%s: %q is offered below the words", step.Name, c.Key)
			}
		}
		if step.Points != nil {
			for _, p := range step.Points(s.table.Match().State()) {
				if r, ok := s.table.Place(p); !ok || r.Overlaps(popup.Rect) {
					t.Errorf("%s: the words at %.0f lie over %v at %.0f", step.Name, popup.Rect, p, r)
				}
			}
		}
		s.Tap(keyNext)
	}
	s.enter(stagetest.Window{Name: "small", W: 320, H: 568})
	s.Tap(keyNext)
	s.checkTask("lion")
	s.Tap("cell 1")
	if s.Page().Find(keyPopup) != nil {
		t.Fatal("the words lie over the board while it is played on")
	}
	s.Tap(keyFold)
	s.Tap(keyPopup)
	if s.Page().Find(keyPopup) != nil {
		t.Error("the words touched do not make room")
	}
	s.Tap("cell 4")
	if got, want := s.Find(keyText).Name, s.words().LessonDone("yokai", "lion"); got != want || s.Page().Find(keyPopup) == nil {
		t.Errorf("at the end of the step the panel says %q, want %q on its popup", got, want)
	}
}

func TestThePanelFollowsTheLanguage(t *testing.T) {
	s := open(t, desktopWindow)
	s.skip("giraffe")
	s.move("a1b1")
	s.services.Settings.Lang = lang.French
	s.services.OnChange()
	if got, want := s.reads(), lang.For(lang.French).WithSkin(lang.Animals).LessonTask("yokai", "giraffe"); got != want {
		t.Errorf("the panel says %q, want %q", got, want)
	}
}
