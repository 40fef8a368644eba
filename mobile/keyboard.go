//go:build !js

package mobile

import (
	"unicode/utf16"

	"engawa/scenes/platform"
)

// Keyboard is what the app offers of the keyboard of the screen: a text view over the game's field. It is called from
// the game's own thread and must not wait. Places in a text are counted as Java and Swift count them.
type Keyboard interface {
	// Open opens the keyboard for a field with a text, in which what lies between start and end is selected; lines tells
	// whether the text may have several. The name is for screen readers.
	Open(name, text string, start, end int, lines bool)
	// Place reports where the field lies, as SetInsets counts, so that it can be kept above the keyboard.
	Place(x, y, width, height float64)
	// Edit gives the text view another text.
	Edit(text string, start, end int)
	// Close puts the keyboard away.
	Close()
}

// typing is what a Phone knows of the keyboard.
type typing struct {
	keyboard Keyboard
	open     platform.Fields // for which it is open; none where Focus is ""
	edits    []platform.Edit
	number   int
}

// SetKeyboard gives the game the keyboard of the screen that is shown, or takes it away with nil.
func (p *Phone) SetKeyboard(keyboard Keyboard) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.typing = typing{keyboard: keyboard, number: p.typing.number}
}

// Write tells the game the whole text of the text view, and what is selected in it.
func (p *Phone) Write(text string, start, end int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	t := &p.typing
	w := platform.Edit{Text: text, Anchor: letters(text, start), Caret: letters(text, end)}
	if known := t.open; known.Text == w.Text && known.Anchor == w.Anchor && known.Caret == w.Caret {
		return
	}
	t.open.Text, t.open.Anchor, t.open.Caret = w.Text, w.Anchor, w.Caret
	t.add(w)
}

// Done tells the game that the text is confirmed.
func (p *Phone) Done() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.typing.add(platform.Edit{IsConfirmed: true})
}

// Closed tells the game that the player has put the keyboard away.
func (p *Phone) Closed() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.typing.add(platform.Edit{IsClosed: true})
	p.typing.open = platform.Fields{}
}

// add keeps what is done to the field for the game.
func (t *typing) add(w platform.Edit) {
	if t.open.Focus == "" {
		return // a late word of a text view that is gone
	}
	t.number++
	w.Number, w.Key = t.number, t.open.Focus
	t.edits = append(t.edits, w)
}

// TakeEdits implements [platform.Keyboard].
func (d *device) TakeEdits() []platform.Edit {
	d.mu.Lock()
	defer d.mu.Unlock()
	got := d.typing.edits
	d.typing.edits = nil
	return got
}

// Lift implements [platform.Keyboard]: the app moves its view itself.
func (d *device) Lift() float64 { return 0 }

// ShowFields implements [platform.Keyboard]. The keyboard opens with a press on a field, and stays for another that the
// game goes on to.
func (d *device) ShowFields(f platform.Fields) {
	d.mu.Lock()
	t := &d.typing
	keyboard, before := t.keyboard, t.open
	if f.Focus == "" || before.Focus == "" && f.Presses == t.open.Presses {
		t.open = platform.Fields{Presses: f.Presses}
	} else if f.LastServed == t.number {
		t.open = f
	} else { // the game has not yet served all that was written
		t.open.Focus, t.open.List, t.open.Presses = f.Focus, f.List, f.Presses
	}
	now := t.open
	d.mu.Unlock()
	if keyboard == nil {
		return
	}
	start, end := units(now.Text, now.Anchor), units(now.Text, now.Caret)
	switch {
	case now.Focus == "":
		if before.Focus != "" {
			keyboard.Close()
		}
		return
	case now.Focus != before.Focus || now.Presses != before.Presses:
		field := fieldOf(now)
		keyboard.Open(field.Name, now.Text, start, end, field.Lines)
	case now.Text != before.Text || now.Anchor != before.Anchor || now.Caret != before.Caret:
		keyboard.Edit(now.Text, start, end)
	}
	if field := fieldOf(now); now.Focus != before.Focus || field != fieldOf(before) {
		keyboard.Place(field.X, field.Y, field.W, field.H)
	}
}

// fieldOf returns the field that has the focus.
func fieldOf(f platform.Fields) platform.Field {
	for _, field := range f.List {
		if field.Key == f.Focus {
			return field
		}
	}
	return platform.Field{}
}

// units returns how many of UTF-16 the first letters of a text take.
func units(text string, letters int) int {
	runes := []rune(text)
	return len(utf16.Encode(runes[:max(0, min(letters, len(runes)))]))
}

// letters returns how many letters the first units of a text in UTF-16 are.
func letters(text string, units int) int {
	all := utf16.Encode([]rune(text))
	return len(utf16.Decode(all[:max(0, min(units, len(all)))]))
}
