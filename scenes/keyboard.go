package scenes

import (
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
)

// Keyboard is what takes text for the program's fields where its own loop cannot: an input element of a page, or a text
// view of a phone, which bring the keyboard of the screen, its suggestions and the composition of letters.
type Keyboard interface {
	// ShowFields is told the fields, whenever something of them has changed.
	ShowFields(f Fields)
	// TakeWritten returns what was written since the last call.
	TakeWritten() []Written
	// Lift returns how far the picture is pushed up, in device-independent pixels, so that the field is seen above the
	// keyboard. What is pointed at is told as if it lay where it is drawn.
	Lift() float64
}

// Fields are the text fields that can be pressed now, and the one that letters go into.
type Fields struct {
	List  []Field `json:"list"`
	Focus string  `json:"focus"` // the key of the field that letters go into, "" for none
	Text  string  `json:"text"`  // of that one
	// Anchor and Caret are the ends of what is selected in the text, in letters; they go where Caret is.
	Anchor int `json:"anchor"`
	Caret  int `json:"caret"`
	// Presses counts how often a field was pressed, which asks for the keyboard of the screen.
	Presses int `json:"presses"`
	// Seen is the number of the last Written that the program has served.
	Seen int `json:"seen"`
}

// Field is a text field and where it lies in the window, in device-independent pixels.
type Field struct {
	Key   string  `json:"key"`
	Name  string  `json:"name"` // in the player's language
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	W     float64 `json:"w"`
	H     float64 `json:"h"`
	Size  float64 `json:"size"` // of its letters
	Lines bool    `json:"lines"`
}

// Written is what was done to a field by its keyboard.
type Written struct {
	Number        int    // counted up
	Key           string // of the field
	Text          string // its whole new text
	Anchor, Caret int    // as in Fields
	Done          bool   // nothing was written: the text is confirmed
	Closed        bool   // nothing was written: the keyboard was put away
}

// typist connects the fields of the scene on top with a Keyboard.
type typist struct {
	keyboard Keyboard
	known    Fields // what the keyboard knows
	told     bool   // something was told before
}

// hand does what was written, before the scenes get their tick.
func (t *typist) hand(stack *stage.Stack, f *input.Frame) {
	written := t.keyboard.TakeWritten()
	paged, ok := stack.Top().(stage.Paged)
	for _, w := range written {
		t.known.Seen = w.Number
		if !ok {
			continue
		}
		page := paged.Page()
		switch c := page.Find(w.Key); {
		case c == nil || c.Edit == nil:
		case w.Done:
			f.Actions = append(f.Actions, input.Confirm)
		case w.Closed:
			if page.Focused() == c {
				page.Focus("")
			}
		default:
			page.Focus(w.Key)
			page.Write(w.Key, w.Text, ui.Selection{Anchor: w.Anchor, Caret: w.Caret})
			t.known.Focus, t.known.Text, t.known.Anchor, t.known.Caret = w.Key, w.Text, w.Anchor, w.Caret
		}
	}
}

// follow tells the keyboard what it does not know.
func (t *typist) follow(stack *stage.Stack, density float64) {
	now := Fields{Seen: t.known.Seen}
	if paged, ok := stack.Top().(stage.Paged); ok {
		page, k := paged.Page(), stack.Room().Scale/density
		for _, c := range page.Controls() {
			if c.Edit != nil && !c.Off && !c.Rect.Empty() {
				r := c.Rect.Times(k)
				now.List = append(now.List, Field{Key: c.Key, Name: c.Name, X: r.X, Y: r.Y, W: r.W, H: r.H, Size: c.Edit.Size * k, Lines: c.Edit.Lines})
			}
		}
		if c, s := page.Editing(); c != nil {
			now.Focus, now.Text, now.Anchor, now.Caret, now.Presses = c.Key, c.Value, s.Anchor, s.Caret, page.Presses()
		}
	}
	if t.told && now.equal(t.known) || !t.told && len(now.List) == 0 {
		return
	}
	t.known, t.told = now, true
	t.keyboard.ShowFields(now)
}

// equal reports whether both say the same, whatever of what was written has been served.
func (f Fields) equal(other Fields) bool {
	return slices.Equal(f.List, other.List) && f.Focus == other.Focus && f.Text == other.Text && f.Anchor == other.Anchor &&
		f.Caret == other.Caret && f.Presses == other.Presses
}

// lower moves what was pointed at in a picture that is pushed up to where it is drawn.
func (t *typist) lower(f *input.Frame, scale, density float64) {
	lift := t.keyboard.Lift()
	if lift == 0 {
		return
	}
	by := geom.Pt(0, lift*density/scale)
	for k := range f.Pointers {
		f.Pointers[k].At = f.Pointers[k].At.Add(by)
	}
	f.Hover = f.Hover.Add(by)
}
