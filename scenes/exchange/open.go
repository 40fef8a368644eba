package exchange

import (
	"errors"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Open is the sheet on which a match is opened that comes from elsewhere.
type Open struct {
	stage.Panel
	text    string
	problem string
}

// NewOpen returns the sheet; a text that has come already is read at once.
func NewOpen(h *stage.House) *Open {
	o := &Open{Panel: stage.Panel{House: h}}
	o.Page().Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	return o
}

const keyText = "text"

// Arrange implements stage.Scene.
func (o *Open) Arrange(v stage.View) {
	words, able := o.House.Words, can(o.House)
	how := lang.OpenTyped
	switch {
	case able.Paste && able.Drop:
		how = lang.OpenPasted
	case able.Drop:
		how = lang.OpenDropped
	}
	width := ui.ColumnWidth(v.Safe, 1)
	items := ui.TextItems("how", words.T(how), stage.RoomIn(v).Reading.Body(16), width)
	if o.problem != "" {
		items = append(ui.TextItems("problem", o.problem, stage.RoomIn(v).Reading.Strong(16), width), items...)
	}
	items = append(items, o.box(v), o.ways(able), o.finish())
	o.LayIn(v, 1, lang.OpenTitle, ui.Item{}, items, o.Arrange)
	if o.Page().Focused() == nil {
		o.Page().Focus(keyText)
	}
}

// Typing reports whether letters go into the box.
func (o *Open) Typing() bool { return o.Page().Typing() }

// box is where the text is to be seen, and can be typed.
func (o *Open) box(v stage.View) ui.Item {
	const above, below = 6.0, 10.0 // room for the ring of the focus
	height := 140.0
	if v.Class == stage.Low {
		height = 58
	}
	return ui.Item{Height: above + height + below, Make: func(r geom.Rect) []*ui.Control {
		at := geom.R(r.X, r.Y+above, r.W, height)
		c := &ui.Control{Key: keyText, Rect: at, Role: ui.RoleField, Name: o.House.Words.T(lang.OpenText), Value: o.text, Press: func() {}}
		c.Paint = textBox(at, o.text, true, stage.RoomIn(v).Reading)
		c.Typed = o.typed
		return []*ui.Control{c}
	}}
}

// typed adds letters and takes back others.
func (o *Open) typed(typed []rune, erase int) {
	runes := []rune(o.text)
	runes = runes[:max(0, len(runes)-erase)]
	for _, l := range typed {
		if letters.Has(letters.Text, l) && len(runes) < stage.MaxArrival {
			runes = append(runes, l)
		}
	}
	o.set(string(runes))
}

func (o *Open) set(text string) {
	o.text, o.problem = text, ""
	o.Arrange(o.View())
}

// ways are the buttons that fetch a text.
func (o *Open) ways(able stage.Abilities) ui.Item {
	words := o.House.Words
	var buttons []func(r geom.Rect) *ui.Control
	if able.Paste {
		buttons = append(buttons, func(r geom.Rect) *ui.Control {
			return ui.Button("paste", words.T(lang.OpenPaste), "cards", r, ui.Plain(), o.House.Outside.Paste)
		})
	}
	if able.Pick {
		buttons = append(buttons, func(r geom.Rect) *ui.Control {
			return ui.Button("pick", words.T(lang.OpenPick), "save", r, ui.Plain(), o.House.Outside.Pick)
		})
	}
	buttons = append(buttons, func(r geom.Rect) *ui.Control {
		c := ui.Button("clear", words.T(lang.OpenClear), "trash", r, ui.Plain(), func() { o.set("") })
		c.Off = o.text == ""
		return c
	})
	return buttonRow(func(cells []geom.Rect) []*ui.Control {
		var list []*ui.Control
		for k, button := range buttons {
			list = append(list, button(cells[k]))
		}
		return list
	}, len(buttons))
}

// finish is the button that reads the text.
func (o *Open) finish() ui.Item {
	return buttonRow(func(cells []geom.Rect) []*ui.Control {
		c := ui.Button("open", o.House.Words.T(lang.OpenOpen), "play", cells[0], ui.Primary(), o.open)
		c.Off = strings.TrimSpace(o.text) == ""
		return []*ui.Control{c}
	}, 1)
}

// Take implements stage.Taker: what has come is read at once.
func (o *Open) Take(a stage.Arrival) {
	if a.Err != nil {
		o.problem = o.House.Words.T(lang.OpenUnread, lang.Text("name", a.Name))
		o.Arrange(o.View())
		return
	}
	o.set(strings.ReplaceAll(a.Text, "\r\n", "\n"))
	o.open()
}

// open reads the text and shows the match, or says what is wrong with it.
func (o *Open) open() {
	m, err := store.ParseMatch(o.text, o.House.Games)
	if err != nil {
		o.problem = problem(o.House.Words, err)
		o.House.Sound.Play(audio.NotAllowed)
		o.Restart()
		o.Arrange(o.View())
		return
	}
	for seat := range m.State().Seats() {
		if name := "name." + strconv.Itoa(seat); m.Tags[name] == "" {
			m.Tags[name] = lang.DefaultName(rules.Seat(seat))
		}
	}
	o.House.Stack.Pop()
	o.House.Doors.Replay(m)
}

// problem says in the player's language what is wrong with a text, and quotes the place where it is.
func problem(words *lang.Catalog, err error) string {
	refused, ok := errors.AsType[*store.Refused](err)
	if !ok {
		return words.T(lang.OpenRefused, lang.Text("reason", err.Error()))
	}
	reason, at := words.Refusal(refused.Game, refused.Err), refused.Err.Place
	quote := lang.Text("quote", at.Quote)
	switch {
	case at.Line > 0:
		return words.T(lang.OpenRefusedLine, lang.Text("reason", reason), quote, lang.Count("n", at.Line))
	case at.Move > 0:
		return words.T(lang.OpenRefusedMove, lang.Text("reason", reason), quote, lang.Count("n", at.Move))
	}
	return words.T(lang.OpenRefused, lang.Text("reason", reason))
}

// Update implements stage.Scene. While letters go into the box, Enter begins a new line.
func (o *Open) Update(f *input.Frame) {
	if f.Has(input.Paste) && can(o.House).Paste {
		o.House.Outside.Paste()
	}
	if !o.Typing() {
		o.Panel.Update(f)
		return
	}
	rest := *f
	rest.Impulses = nil
	for _, i := range f.Impulses {
		switch i {
		case input.Confirm:
			o.set(o.text + "\n")
		default:
			rest.Impulses = append(rest.Impulses, i)
		}
	}
	o.Panel.Update(&rest)
}
