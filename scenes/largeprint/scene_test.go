package largeprint_test

import (
	"strings"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/largeprint"
	"engawa/scenes/stage"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/ui"
)

// page is a scene with controls of every kind that writes down what is done with them.
type testPanel struct {
	page      ui.Page
	narration stage.Narration
	calls     []string
	isStale   bool
	ticks     int
	onTick    func() // called at the next tick
}

func (s *testPanel) Arrange(v stage.View) {
	note := func(what string) func() { return func() { s.calls = append(s.calls, what) } }
	s.page.Set(v.Area,
		&ui.Control{Key: "head", Role: ui.RoleText, Name: "Sound", Head: true},
		&ui.Control{Key: "go", Name: "Go", Press: note("go")},
		&ui.Control{Key: "mute", Role: ui.RoleToggle, Name: "Silent", On: true, Press: note("mute")},
		&ui.Control{Key: "music", Role: ui.RoleSlider, Name: "Music", Value: "40 %", Adjust: func(step int) { note("music " + strings.Repeat("+", step+1))() }},
		&ui.Control{Key: "shut", Name: "Shut", Off: true, Press: note("wrong"), Refuse: note("refused")},
		&ui.Control{Key: "name", Role: ui.RoleField, Name: "Name", Value: "Aki", Edit: &ui.Edit{Limit: 9, Change: func(string) {}}},
	)
}
func (s *testPanel) Update(f *input.Frame) {
	if s.ticks++; s.onTick != nil {
		s.onTick()
		s.onTick = nil
	}
	s.page.Update(f)
}
func (s *testPanel) Draw(*canvas.Canvas)      { s.isStale = false }
func (s *testPanel) Stale() bool              { return s.isStale }
func (s *testPanel) Page() *ui.Page           { return &s.page }
func (s *testPanel) Narrate() stage.Narration { return s.narration }

// hold lays a page and the large print over it.
func hold(t *testing.T, text float64) (*stage.Services, *testPanel, *largeprint.Scene) {
	t.Helper()
	svc, _ := stagetest.NewServices(lang.English)
	v := stage.NewView(390, 844, 1, geom.Insets{})
	v.Text = text
	svc.Stack.Arrange(v)
	s := &testPanel{narration: stage.Narration{Title: "Settings", Text: []string{"How it shall be."}}}
	svc.Stack.Push(s)
	l := largeprint.New(svc)
	svc.Stack.Push(l)
	return svc, s, l
}

// press presses what stands on the open page of the large print, and lets it be done.
func press(t *testing.T, svc *stage.Services, key string) {
	t.Helper()
	c := svc.Stack.Top().(stage.Paged).Page().Find(key)
	if c == nil {
		t.Fatalf("%s is not on the page", key)
	}
	for _, phase := range []input.Phase{input.Down, input.Up} {
		svc.Stack.Update(&input.Frame{Pointers: []input.Pointer{{ID: 1, Phase: phase, At: c.Rect.Centre(), Touch: true}}})
	}
	svc.Stack.Update(&input.Frame{})
}

func TestWhatIsPressedIsDoneOnTheSceneBelow(t *testing.T) {
	for key, want := range map[string]string{
		"control.go": "go", "control.mute": "mute", "control.music.less": "music ", "control.music.more": "music ++",
		"control.shut": "refused",
	} {
		svc, s, _ := hold(t, 1)
		press(t, svc, key)
		if svc.Stack.Top() != stage.Scene(s) {
			t.Errorf("%s leaves a %T on top", key, svc.Stack.Top())
		}
		if len(s.calls) != 1 || s.calls[0] != want {
			t.Errorf("%s did %q, want %q", key, s.calls, want)
		}
	}
	svc, s, _ := hold(t, 1)
	press(t, svc, "control.name")
	if !s.page.Typing() {
		t.Error("letters do not go into the field that was pressed")
	}
}

func TestTheSceneBelowGoesOnAndIsFollowed(t *testing.T) {
	svc, s, l := hold(t, 2)
	before, first := s.ticks, l.Page().Controls()[0].Key
	s.narration.Text, s.isStale = append(s.narration.Text, "A bot has moved."), true
	for range 20 {
		svc.Stack.Update(&input.Frame{})
	}
	if s.ticks != before+20 {
		t.Errorf("the scene below had %d ticks of 20", s.ticks-before)
	}
	found := false
	for range 20 {
		for _, c := range l.Page().Controls() {
			found = found || strings.Contains(c.Name, "A bot has")
		}
		svc.Stack.Update(&input.Frame{Actions: []input.Action{input.Right}})
	}
	if !found {
		t.Error("what has happened is not read")
	}
	svc.Stack.Update(&input.Frame{Actions: []input.Action{input.First}})
	if l.Page().Controls()[0].Key != first {
		t.Errorf("the first page begins with %s, not with %s", l.Page().Controls()[0].Key, first)
	}
}

func TestTheOpenPageStaysWhenMoreIsSaid(t *testing.T) {
	svc, s, l := hold(t, 2)
	svc.Stack.Update(&input.Frame{Wheel: -1})
	here := l.Page().Controls()[0].Key
	if here == "title" {
		t.Fatal("the wheel turns no page")
	}
	s.narration.Message, s.isStale = "Something to be told that takes some lines in words as large as these.", true
	for range 20 {
		svc.Stack.Update(&input.Frame{})
	}
	for _, c := range l.Page().Controls() {
		if c.Key == here {
			return
		}
	}
	t.Errorf("%s is not on the open page any more", here)
}

func TestWhatIsOpenedBelowIsRead(t *testing.T) {
	svc, s, l := hold(t, 1)
	other := &testPanel{narration: stage.Narration{Title: "The end"}}
	s.onTick = func() { svc.Stack.Push(other) }
	for range 20 {
		svc.Stack.Update(&input.Frame{})
	}
	if svc.Stack.Top() != stage.Scene(l) || svc.Stack.Below(l) != stage.Scene(other) {
		t.Fatalf("a %T lies on a %T", svc.Stack.Top(), svc.Stack.Below(l))
	}
	if got := l.Page().Find("title").Name; got != "The end" {
		t.Errorf("%q is read, want the end", got)
	}
}

// TestPagesOfTheSceneBelow turns the pages of a scene that has its own, and closes it: the large print tells them apart
// from its own, and stays where they are turned.
func TestPagesOfTheSceneBelow(t *testing.T) {
	svc, s, l := hold(t, 1)
	turned := 0
	s.page.Set(geom.R(0, 0, 390, 844),
		&ui.Control{Key: "text", Role: ui.RoleText, Name: "Sound"},
		&ui.Control{Key: "previous", Name: "Previous", Press: func() { turned-- }},
		&ui.Control{Key: "next", Name: "Next", Press: func() {
			turned++
			s.narration.Text, s.isStale = []string{"The next page."}, true
		}},
		&ui.Control{Key: "close", Name: "Close", Press: func() { s.calls = append(s.calls, "closed") }},
	)
	s.isStale = true
	for range 20 {
		svc.Stack.Update(&input.Frame{})
	}
	for key, want := range map[string]string{"next": "Settings: Next", "previous": "Settings: Previous", "close": "Settings: Close"} {
		if got := l.Page().Find("control." + key).Name; got != want {
			t.Errorf("%s is called %q, want %q", key, got, want)
		}
	}
	press(t, svc, "control.next")
	for range 20 {
		svc.Stack.Update(&input.Frame{})
	}
	if svc.Stack.Top() != stage.Scene(l) || turned != 1 || l.Page().Find("narration.0#0").Name != "The next page." {
		t.Errorf("after the next page a %T lies on top, %d pages were turned", svc.Stack.Top(), turned)
	}
	press(t, svc, "control.close")
	if svc.Stack.Top() != stage.Scene(s) || len(s.calls) != 1 {
		t.Errorf("to close it did %q and leaves a %T on top", s.calls, svc.Stack.Top())
	}
}

func TestSwipesTurnPagesAndPressNothing(t *testing.T) {
	svc, s, l := hold(t, 2)
	c := l.Page().Controls()[0]
	swipe := func(by float64) {
		at := c.Rect.Centre()
		for k, phase := range []input.Phase{input.Down, input.Move, input.Up} {
			p := input.Pointer{ID: 1, Phase: phase, At: at.Add(geom.Pt(by*float64(k)/2, 0)), Touch: true}
			svc.Stack.Update(&input.Frame{Pointers: []input.Pointer{p}})
		}
	}
	swipe(-90)
	if l.Page().Find("title") != nil {
		t.Error("a swipe to the left stays on the first page")
	}
	swipe(90)
	if l.Page().Find("title") == nil {
		t.Error("a swipe to the right does not come back to the first page")
	}
	if len(s.calls) > 0 || svc.Stack.Top() != stage.Scene(l) {
		t.Errorf("swipes did %q", s.calls)
	}
}

func TestItRestsAndIsReadNoMore(t *testing.T) {
	svc, _, _ := hold(t, 1)
	c, _ := canvas.NewTrace(390, 844, 1)
	for range 30 {
		svc.Stack.Update(&input.Frame{})
	}
	svc.Stack.Draw(c)
	for n := range 100 {
		svc.Stack.Update(&input.Frame{})
		if svc.Stack.Stale() {
			t.Fatalf("tick %d asks for a frame", n)
		}
	}
}
