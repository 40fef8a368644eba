package ui

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// testPage is a page with a field and a button, and records what was done to them.
type testPage struct {
	page    Page
	text    string
	presses int
	limit   int
	lines   bool
}

func newTestPage(text string, limit int) *testPage {
	d := &testPage{text: text, limit: limit}
	d.relist()
	d.page.Focus("name")
	return d
}

func (d *testPage) relist() {
	field := newField(geom.R(0, 0, 300, 40), d.text, d.limit, func(s string) { d.text = s; d.relist() })
	field.Edit.Lines = d.lines
	d.page.Set(geom.R(0, 0, 300, 100), field, &Control{Key: "next", Name: "Next", Rect: geom.R(0, 50, 100, 40), Press: func() { d.presses++ }})
}

// newField returns a field of one line that begins at its left edge.
func newField(r geom.Rect, text string, limit int, change func(string)) *Control {
	at := func(at geom.Point) int { return LetterAt(Strong(17), []rune(text), at.X) }
	return &Control{Key: "name", Name: "Name", Rect: r, Role: RoleField, Value: text, Press: func() {}, Edit: &Edit{Limit: limit, Change: change, At: at}}
}

// TestAFieldIsEdited types, erases and moves in a field with the keys that everybody knows.
func TestAFieldIsEdited(t *testing.T) {
	action := func(i input.Action) func(s *input.Script) { return func(s *input.Script) { s.Press(i) } }
	held := func(i input.Action) func(s *input.Script) {
		return func(s *input.Script) { s.Add(&input.Frame{Actions: []input.Action{i}, Shift: true}) }
	}
	typed := func(text string) func(s *input.Script) { return func(s *input.Script) { s.Type(text) } }
	struck := func(stroke input.Stroke) func(s *input.Script) { return func(s *input.Script) { s.Strike(stroke) } }
	for _, tt := range []struct {
		name string
		do   []func(s *input.Script)
		want string
	}{
		{"at the end", []func(*input.Script){typed("ko")}, "Akiko"},
		{"accents and kana", []func(*input.Script){typed(" Éloïse はな")}, "Aki Éloïse はな"},
		{"what has no letter is left out", []func(*input.Script){typed("\t\u0416\n!")}, "Aki!"},
		{"in the middle", []func(*input.Script){action(input.Left), typed("x"), action(input.Left), action(input.Left), typed("y")}, "Aykxi"},
		{"at the beginning", []func(*input.Script){action(input.First), typed("S"), action(input.Last), typed("!")}, "SAki!"},
		{"not beyond the ends", []func(*input.Script){action(input.First), action(input.Left), action(input.Erase), typed("S")}, "SAki"},
		{"backwards and forwards", []func(*input.Script){action(input.Left), action(input.Erase), struck(input.Stroke{Key: ebiten.KeyDelete})}, "A"},
		{"a selection is replaced", []func(*input.Script){held(input.Left), held(input.Left), typed("ya")}, "Aya"},
		{"a selection is erased", []func(*input.Script){held(input.First), action(input.Erase)}, ""},
		{"all is selected", []func(*input.Script){struck(input.Stroke{Key: ebiten.KeyA, Ctrl: true}), typed("Ren")}, "Ren"},
		{"a selection is let go", []func(*input.Script){held(input.First), action(input.Right), typed("!")}, "Aki!"},
	} {
		d := newTestPage("Aki", 20)
		s := &input.Script{}
		for _, do := range tt.do {
			do(s)
		}
		run(&d.page, s)
		if d.text != tt.want {
			t.Errorf("%s: the field is %q, want %q", tt.name, d.text, tt.want)
		}
	}
}

func TestAFullFieldTakesNothingInTheMiddle(t *testing.T) {
	d := newTestPage("Akiko", 5)
	s := &input.Script{}
	s.Press(input.First)
	s.Type("x")
	run(&d.page, s)
	if d.text != "Akiko" {
		t.Errorf("the full field became %q", d.text)
	}
}

func TestWhatIsWrittenLosesWhatThereIsNoLetterFor(t *testing.T) {
	d := newTestPage("Oはな", 20)
	d.page.Write("name", "O\u0416はな", Selection{2, 2})
	s := &input.Script{}
	s.Type("k")
	run(&d.page, s)
	if d.text != "Okはな" {
		t.Errorf("the field is %q", d.text)
	}
	d.page.Write("name", "Hana", Selection{-3, 9})
	if c, sel := d.page.Editing(); c.Value != "Hana" || sel != (Selection{0, 4}) {
		t.Errorf("the field is %+v, %v", c, sel)
	}
}

func TestEnterLeavesALineAndBreaksLines(t *testing.T) {
	d := newTestPage("Aki", 20)
	s := &input.Script{}
	s.Press(input.Confirm)
	run(&d.page, s)
	if d.page.Typing() || d.text != "Aki" || d.presses != 0 {
		t.Errorf("after Enter letters go on into %q, and the button was pressed %d times", d.text, d.presses)
	}
	d = newTestPage("ab", 20)
	d.lines = true
	d.relist()
	s.Press(input.Left)
	s.Press(input.Confirm)
	run(&d.page, s)
	if d.text != "a\nb" {
		t.Errorf("Enter among several lines gives %q", d.text)
	}
}

// A press that gives a field the focus leaves the caret at the end; another moves it, and a drag selects.
func TestAPointerMovesTheCaret(t *testing.T) {
	d := newTestPage("Akiko", 20)
	d.page.Focus("")
	s := &input.Script{}
	s.Click(geom.Pt(1, 20))
	s.Type("!")
	s.Click(geom.Pt(1, 20))
	s.Type("x")
	run(&d.page, s)
	if d.text != "xAkiko!" {
		t.Fatalf("the field is %q", d.text)
	}
	s.Drag(geom.Pt(1, 20), geom.Pt(290, 20), false)
	s.Type("Ren")
	run(&d.page, s)
	if d.text != "Ren" {
		t.Errorf("after all has been dragged over and typed over the field is %q", d.text)
	}
}
