package scenes

import (
	"testing"

	"engawa/scenes/input"
	"engawa/scenes/platform"
	"engawa/scenes/stage"
)

// currentSentence returns what the keyboard of a phone was given last.
func (p *fakePhone) lastFields() platform.Fields {
	if len(p.fields) == 0 {
		return platform.Fields{}
	}
	return p.fields[len(p.fields)-1]
}

// TestAKeyboardWritesInFields writes in a name by the keyboard of a screen: the program says where the field lies and
// what is in it, takes what is written, and says what it has not taken.
func TestAKeyboardWritesInFields(t *testing.T) {
	w := newBackPresser(t)
	w.pass()
	if len(w.phone.fields) > 0 {
		t.Errorf("the main menu tells of fields: %+v", w.phone.lastFields())
	}
	w.app.services.Navigator.Setup("yokai")
	w.pass()
	page := w.app.services.Stack.Top().(stage.Paged).Page()
	name := page.Find("seat0.name")
	f := w.phone.lastFields()
	if len(f.List) != 2 || f.Focus != "" || f.List[0].Key != name.Key || f.List[0].Name != name.Name || f.List[0].Lines {
		t.Fatalf("the fields are told as %+v", f)
	}
	k := w.app.services.Stack.Room().Scale / w.app.density
	if got := f.List[0]; got.X != name.Rect.X*k || got.Y != name.Rect.Y*k || got.W != name.Rect.W*k || got.H != name.Rect.H*k {
		t.Errorf("the field %v is told to lie at %+v", name.Rect, got)
	}

	w.script.Tap(name.Rect.Centre())
	w.pass()
	f = w.phone.lastFields()
	if f.Focus != name.Key || f.Text != "Aki" || f.Caret != 3 || f.Anchor != 3 || f.Presses != 1 {
		t.Fatalf("a pressed field is told as %+v", f)
	}
	write := func(n int, text string, anchor, caret int) {
		w.phone.writes = append(w.phone.writes, platform.Edit{Number: n, Key: name.Key, Text: text, Anchor: anchor, Caret: caret})
	}
	before := len(w.phone.fields)
	write(1, "Él", 2, 2)
	write(2, "Éloïse", 2, 6)
	w.pass()
	c, s := page.Editing()
	if c == nil || c.Value != "Éloïse" || s.Anchor != 2 || s.Caret != 6 {
		t.Fatalf("written, the field is %+v, %+v", c, s)
	}
	if len(w.phone.fields) != before {
		t.Errorf("what the keyboard has written is told to it: %+v", w.phone.lastFields())
	}
	write(3, "Éloïse \u0416, who comes late", 8, 8)
	w.pass()
	if f := w.phone.lastFields(); f.Text != "Éloïse , who comes late" || f.Text != page.Find(name.Key).Value || f.LastServed != 3 {
		t.Errorf("what was not taken is told as %+v", f)
	}

	w.phone.writes = []platform.Edit{{Number: 4, Key: name.Key, IsConfirmed: true}}
	w.pass()
	if page.Typing() || w.phone.lastFields().Focus != "" {
		t.Errorf("confirmed, letters still go into %+v", w.phone.lastFields())
	}
	w.script.Tap(name.Rect.Centre())
	w.pass()
	w.phone.writes = []platform.Edit{{Number: 5, Key: name.Key, IsClosed: true}, {Number: 6, Key: "gone", Text: "x"}}
	w.pass()
	if page.Typing() || page.Find(name.Key).Value == "x" {
		t.Error("with the keyboard put away letters still go into a field")
	}
}

// raisedKeyboard is a keyboard above which the picture is pushed up.
type raisedKeyboard struct{ fakePhone }

func (*raisedKeyboard) Lift() float64 { return 100 }

func TestWhatIsPointedAtLiesWhereItIsDrawn(t *testing.T) {
	k := &textInput{keyboard: &raisedKeyboard{}}
	f := &input.Frame{Pointers: []input.Pointer{{}}}
	k.lower(f, 3, 2)
	if want := 100.0 * 2 / 3; f.Pointers[0].At.Y != want || f.Hover.Y != want || f.Pointers[0].At.X != 0 {
		t.Errorf("pointed at is %v and %v, want %v lower", f.Pointers[0].At, f.Hover, want)
	}
}
