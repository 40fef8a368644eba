package exchange

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
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
	"engawa/scenes/widget"
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
	explained := words.T(how)
	if o.House.Files != nil {
		explained += " " + words.T(lang.OpenPath)
	}
	items := []widget.PageItem{widget.ParagraphItem("how", explained, ui.Body(16))}
	if o.problem != "" {
		items = slices.Insert(items, 0, widget.ParagraphItem("problem", o.problem, ui.Strong(16)))
	}
	items = append(items, o.box(v), o.ways(able), o.finish())
	o.LayIn(v, 1, lang.OpenTitle, nil, items, o.Arrange)
	if o.Page().Focused() == nil {
		o.Page().Focus(keyText)
	}
}

// box is where the text is to be seen, and can be typed.
func (o *Open) box(v stage.View) widget.PageItem {
	const above, below = 6.0, 10.0 // room for the ring of the focus
	height := 140.0
	if v.Class == stage.Low {
		height = 58
	}
	return widget.PageItem{Child: widget.Controls{H: above + height + below, Make: func(r geom.Rect) []*ui.Control {
		at := geom.R(r.X, r.Y+above, r.W, height)
		c := textArea(keyText, o.House.Words.T(lang.OpenText), o.text, at, stage.RoomIn(v).Reading, o.set)
		c.Edit.Confirm = o.entered
		return []*ui.Control{c}
	}}}
}

// entered opens a text that is whole in one line: a path of this device, or a game of Engawa. Elsewhere Enter begins a
// new line.
func (o *Open) entered() bool {
	_, is := o.path()
	if !is && !store.IsMatchText(strings.TrimSpace(o.text)) {
		return false
	}
	o.open()
	return true
}

// path returns the path that is typed, and whether the text is one.
func (o *Open) path() (string, bool) {
	text := strings.TrimSpace(o.text)
	if o.House.Files == nil || text == "" || len(text) > mostPath || strings.Contains(text, "\n") {
		return "", false
	}
	path, _, err := o.House.Files.Find(text)
	return path, err == nil || !errors.Is(err, fs.ErrNotExist) || filepath.IsAbs(path) || strings.ContainsAny(text[:1], `~"`)
}

// mostPath is how long a path is at most, in bytes.
const mostPath = 4096

// openPath reads the file of a path, or lists the folder.
func (o *Open) openPath(path string) {
	if _, folder, err := o.House.Files.Find(path); err == nil && folder {
		o.House.Stack.Push(NewPicker(o.House, path, o.openPath))
		return
	}
	text, err := o.House.Files.Read(path)
	o.Take(stage.Arrival{Name: filepath.Base(path), Text: text, Err: err})
}

func (o *Open) set(text string) {
	o.text, o.problem = text, ""
	o.Arrange(o.View())
}

// ways are the buttons that fetch a text.
func (o *Open) ways(able stage.Abilities) widget.PageItem {
	words := o.House.Words
	var buttons []func(r geom.Rect) *ui.Control
	if able.Paste {
		buttons = append(buttons, func(r geom.Rect) *ui.Control {
			return ui.Button("paste", words.T(lang.OpenPaste), "cards", r, ui.Plain(), o.House.Outside.Paste)
		})
	}
	if able.Pick || o.House.Files != nil {
		buttons = append(buttons, func(r geom.Rect) *ui.Control {
			return ui.Button("pick", words.T(lang.OpenPick), "file", r, ui.Plain(), o.pick)
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

// pick lets the player choose a file: here, or in the device's own dialog.
func (o *Open) pick() {
	if o.House.Files == nil {
		o.House.Outside.Pick()
		return
	}
	o.House.Stack.Push(NewPicker(o.House, "", o.openPath))
}

// finish is the button that reads the text.
func (o *Open) finish() widget.PageItem {
	return buttonRow(func(cells []geom.Rect) []*ui.Control {
		c := ui.Button("open", o.House.Words.T(lang.OpenOpen), "play", cells[0], ui.Primary(), o.open)
		c.Off = strings.TrimSpace(o.text) == ""
		return []*ui.Control{c}
	}, 1)
}

// Take implements stage.Taker: what has come is read at once.
func (o *Open) Take(a stage.Arrival) {
	if a.Err != nil {
		o.refuse(unread(o.House.Words, a))
		return
	}
	o.set(strings.ReplaceAll(a.Text, "\r\n", "\n"))
	o.read()
}

// refuse says what is wrong with what was to be opened.
func (o *Open) refuse(problem string) {
	o.problem = problem
	o.House.Sound.Play(audio.NotAllowed)
	o.Restart()
	o.Arrange(o.View())
}

// open opens what is typed: a file whose path it is, or the text itself.
func (o *Open) open() {
	if path, ok := o.path(); ok {
		o.openPath(path)
		return
	}
	o.read()
}

// read reads the text and shows the match, or says what is wrong with it.
func (o *Open) read() {
	m, err := store.ParseMatch(o.text, o.House.Games)
	if err != nil {
		o.refuse(problem(o.House.Words, err))
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

// Update implements stage.Scene.
func (o *Open) Update(f *input.Frame) {
	if f.Has(input.Paste) && can(o.House).Paste {
		o.House.Outside.Paste()
	}
	o.Panel.Update(f)
}
