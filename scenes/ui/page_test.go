package ui

import (
	"slices"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// run plays a script on a page until it is done.
func run(p *Page, s *input.Script) {
	for !s.IsDone() {
		p.Update(s.Poll(1))
	}
}

func grid(log *[]string) *Page {
	var list []*Control
	for k, name := range []string{"a", "b", "c", "d"} {
		r := geom.R(float64(k%2)*100, float64(k/2)*100, 90, 90)
		list = append(list, &Control{Key: name, Rect: r, Press: func() { *log = append(*log, name) }})
	}
	p := &Page{}
	p.Set(geom.R(0, 0, 200, 200), list...)
	return p
}

func TestPressCountsOnReleaseInside(t *testing.T) {
	var log []string
	p := grid(&log)
	s := &input.Script{}
	s.Click(geom.Pt(45, 45))
	s.Tap(geom.Pt(145, 45))
	s.Drag(geom.Pt(45, 145), geom.Pt(145, 145), false) // pressed on c, let go over d
	run(p, s)
	if want := []string{"a", "b"}; !slices.Equal(log, want) {
		t.Errorf("pressed %v, want %v", log, want)
	}
}

func TestKeysMoveTheFocusInSpaceAndInOrder(t *testing.T) {
	var log []string
	p := grid(&log)
	s := &input.Script{}
	for _, i := range []input.Action{
		input.Next, input.Confirm, // a
		input.Right, input.Confirm, // b
		input.DownWards, input.Confirm, // d
		input.Left, input.Confirm, // c
		input.UpWards, input.Confirm, // a
		input.Previous, input.Confirm, // round the end: d
	} {
		s.Press(i)
	}
	run(p, s)
	if want := []string{"a", "b", "d", "c", "a", "d"}; !slices.Equal(log, want) {
		t.Errorf("pressed %v, want %v", log, want)
	}
	if !p.ShowsFocus() {
		t.Error("the focus is not shown after keys")
	}
	s.Click(geom.Pt(45, 45))
	run(p, s)
	if p.ShowsFocus() {
		t.Error("the focus is still shown after a click")
	}
}

func TestWhereLettersGoIsSeenAfterAClickToo(t *testing.T) {
	p, r := &Page{}, geom.R(0, 0, 100, 40)
	field := newField(r, "Aki", 6, func(string) {})
	button := &Control{Key: "b", Name: "B", Rect: r.Move(0, 50), Press: func() {}}
	p.Set(geom.R(0, 0, 200, 100), field, button)
	s := &input.Script{}
	s.Click(r.Centre())
	run(p, s)
	if !p.stateOf(field).Focus {
		t.Error("a field that was clicked looks as if it took no letters")
	}
	s.Click(button.Rect.Centre())
	run(p, s)
	if p.stateOf(field).Focus || p.stateOf(button).Focus {
		t.Error("the focus is shown after a click on a button")
	}
}

func TestOffControlsRefuse(t *testing.T) {
	var pressed, refused int
	p := &Page{}
	p.Set(geom.R(0, 0, 100, 100), &Control{Key: "x", Rect: geom.R(0, 0, 50, 50), Off: true,
		Press: func() { pressed++ }, Refuse: func() { refused++ }})
	s := &input.Script{}
	s.Click(geom.Pt(10, 10))
	s.Press(input.Next)
	s.Press(input.Confirm)
	run(p, s)
	if pressed != 0 || refused != 2 {
		t.Errorf("pressed %d, refused %d; want 0 and 2", pressed, refused)
	}
}

func TestHoldMustLast(t *testing.T) {
	var done, loose int
	hold := func() *Control {
		return &Control{Key: "h", Rect: geom.R(0, 0, 50, 50), Hold: &Hold{Ticks: 10, OnDone: func() { done++ }, OnCancel: func() { loose++ }}}
	}
	p := &Page{}
	p.Set(geom.R(0, 0, 100, 100), hold())
	s := &input.Script{}
	s.Hold(geom.Pt(10, 10), 4, true)
	run(p, s)
	if done != 0 || loose != 1 {
		t.Fatalf("after a short hold: done %d, loose %d; want 0 and 1", done, loose)
	}
	s.Hold(geom.Pt(10, 10), 20, true)
	run(p, s)
	if done != 1 {
		t.Errorf("after a long hold: done %d, want 1", done)
	}
}

func TestDragStartsAfterThreePixels(t *testing.T) {
	var log []string
	drag := &Drag{
		Start: func(from geom.Point) bool {
			if from != geom.Pt(10, 10) { // a fast pointer is far away by now
				t.Errorf("carried from %v, want where the pointer went down", from)
			}
			log = append(log, "start")
			return true
		},
		Move: func(geom.Point, *Control) {},
		Drop: func(_ geom.Point, over *Control) {
			if over == nil {
				log = append(log, "drop nowhere")
				return
			}
			log = append(log, "drop "+over.Key)
		},
	}
	p := &Page{}
	p.Set(geom.R(0, 0, 300, 100),
		&Control{Key: "from", Rect: geom.R(0, 0, 50, 50), Drag: drag, Press: func() { log = append(log, "press") }},
		&Control{Key: "to", Rect: geom.R(100, 0, 50, 50)})
	s := &input.Script{}
	s.Drag(geom.Pt(10, 10), geom.Pt(12, 10), true)
	s.Drag(geom.Pt(10, 10), geom.Pt(120, 10), true)
	s.Drag(geom.Pt(10, 10), geom.Pt(250, 80), false)
	run(p, s)
	want := []string{"press", "start", "drop to", "start", "drop nowhere"}
	if !slices.Equal(log, want) {
		t.Errorf("got %v, want %v", log, want)
	}
}

func TestControlsReplacedDuringAPressKeepIt(t *testing.T) {
	pressed := 0
	make := func() *Control {
		return &Control{Key: "same", Rect: geom.R(0, 0, 50, 50), Press: func() { pressed++ }}
	}
	p := &Page{}
	p.Set(geom.R(0, 0, 100, 100), make())
	p.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Down, At: geom.Pt(5, 5)}}})
	p.Set(geom.R(0, 0, 100, 100), make())
	p.Update(&input.Frame{Pointers: []input.Pointer{{Phase: input.Up, At: geom.Pt(5, 5)}}})
	if pressed != 1 {
		t.Errorf("pressed %d times, want 1", pressed)
	}
}

func TestFieldTakesLettersOnlyWhileFocused(t *testing.T) {
	text := "Aki"
	p := &Page{}
	set := func() {}
	set = func() {
		p.Set(geom.R(0, 0, 200, 100), newField(geom.R(0, 0, 100, 40), text, 6, func(s string) { text = s; set() }))
	}
	set()
	s := &input.Script{}
	s.Type("x")
	run(p, s)
	if text != "Aki" {
		t.Fatalf("without focus the field became %q", text)
	}
	s.Click(geom.Pt(10, 10))
	s.Type("yoshi")
	s.Press(input.Erase)
	run(p, s)
	if text != "Akiyo" {
		t.Errorf("the field is %q, want the limit of six letters less one erased: %q", text, "Akiyo")
	}
}

func TestAnIdlePageIsNotStale(t *testing.T) {
	var log []string
	p := grid(&log)
	for range 30 {
		p.Update(&input.Frame{Hover: geom.Pt(45, 45), Hovering: true})
	}
	p.isStale = false
	p.Update(&input.Frame{Hover: geom.Pt(46, 45), Hovering: true})
	if p.Stale() {
		t.Error("a resting page wants to be drawn again")
	}
}

func TestControlsServeByTheirNames(t *testing.T) {
	var log []string
	say := func(what string) func() { return func() { log = append(log, what) } }
	field := &Control{Key: "field", Role: RoleField, Value: "Aki", Edit: &Edit{Limit: 9, Change: func(text string) { log = append(log, text) }}}
	p := &Page{}
	p.Set(geom.R(0, 0, 200, 200),
		&Control{Key: "button", Press: say("pressed")},
		&Control{Key: "off", Press: say("wrong"), Refuse: say("refused"), Off: true},
		&Control{Key: "held", Hold: &Hold{Ticks: 5, Begin: say("begin"), OnDone: say("done")}},
		&Control{Key: "amount", Role: RoleSlider, Adjust: func(step int) { log = append(log, map[int]string{-1: "less", 1: "more"}[step]) }},
		&Control{Key: "text", Role: RoleText, Press: say("wrong")},
		field,
	)
	for _, n := range []input.NamedInput{
		{Key: "button", Command: input.CommandPress}, {Key: "off", Command: input.CommandPress}, {Key: "held", Command: input.CommandPress},
		{Key: "amount", Command: input.CommandLess}, {Key: "amount", Command: input.CommandMore}, {Key: "button", Command: input.CommandLess},
		{Key: "text", Command: input.CommandPress}, {Key: "gone", Command: input.CommandPress}, {Key: "field", Command: input.CommandWrite, Text: "Hana"},
	} {
		p.Update(&input.Frame{NamedInputs: []input.NamedInput{n}})
	}
	if want := []string{"pressed", "refused", "begin", "done", "less", "more", "Hana"}; !slices.Equal(log, want) {
		t.Errorf("served %q, want %q", log, want)
	}
}

// TestAPageActsForControlsThatHaveNothingOfTheirOwn presses and drags controls of which one has a Press of its own, in every role.
func TestAPageActsForControlsThatHaveNothingOfTheirOwn(t *testing.T) {
	for _, role := range []Role{RoleButton, RoleCell, RoleToggle} {
		var calls []string
		p := &Page{
			Press: func(c *Control) { calls = append(calls, "press "+c.Key) },
			Carry: func(c *Control) *Drag {
				return &Drag{
					Start: func(geom.Point) bool { calls = append(calls, "drag "+c.Key); return true },
					Drop:  func(geom.Point, *Control) {},
				}
			},
		}
		own := &Control{Key: "own", Rect: geom.R(0, 0, 40, 40), Role: role, Press: func() { calls = append(calls, "own") }}
		bare := &Control{Key: "bare", Rect: geom.R(100, 0, 40, 40), Role: role}
		off := &Control{Key: "off", Rect: geom.R(200, 0, 40, 40), Role: role, Off: true}
		shut := &Control{Key: "shut", Rect: geom.R(250, 0, 40, 40), Role: role, Off: true, Press: own.Press}
		text := &Control{Key: "text", Rect: geom.R(300, 0, 40, 40), Role: RoleText}
		p.Set(geom.R(0, 0, 400, 100), own, bare, off, shut, text)
		var s input.Script
		for _, c := range []*Control{own, bare, off, shut, text} {
			s.Click(c.Rect.Centre())
		}
		s.Drag(bare.Rect.Centre(), own.Rect.Centre(), false)
		run(p, &s)
		if want := []string{"own", "press bare", "press off", "drag bare"}; !slices.Equal(calls, want) {
			t.Errorf("role %d: told are %q, want %q", role, calls, want)
		}
	}
}
