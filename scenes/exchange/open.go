package exchange

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Open is the panel on which a match is opened that comes from elsewhere.
type Open struct {
	stage.Panel
	text    string
	problem string
}

// NewOpen returns the panel; a text that has come already is read at once.
func NewOpen(svc *stage.Services) *Open {
	return &Open{Panel: stage.NewPanel(svc, audio.Button)}
}

const keyText = "text"

// Arrange implements stage.Scene.
func (o *Open) Arrange(v stage.View) {
	words, able := o.Services.Words, abilities(o.Services)
	how := lang.OpenTyped
	switch {
	case able.Paste && able.Drop:
		how = lang.OpenPasted
	case able.Drop:
		how = lang.OpenDropped
	}
	explained := words.T(how)
	if o.Services.Files != nil {
		explained += " " + words.T(lang.OpenPath)
	}
	items := []widget.PageItem{widget.ParagraphItem("how", explained, ui.Body(16))}
	if o.problem != "" {
		items = slices.Insert(items, 0, widget.ParagraphItem("problem", o.problem, ui.Strong(16)))
	}
	finish := o.button("open", lang.OpenOpen, "play", strings.TrimSpace(o.text) == "", o.open)
	finish.Primary, finish.Group = true, ""
	items = append(items, widget.PageItem{Child: o.box(v)}, o.ways(able), buttonRow(finish))
	o.LayIn(v, 1, lang.OpenTitle, nil, items, o.Arrange)
	o.Page().FocusIfNone(keyText)
}

// box builds the area that shows the text and takes what is typed.
func (o *Open) box(v stage.View) widget.Widget {
	const above, below = 6.0, 10.0 // room for the ring of the focus
	height := 140.0
	if v.Class == stage.Low {
		height = 58
	}
	area := TextArea{Name: o.Services.Words.T(lang.OpenText), Text: o.text, Change: o.set, Confirm: o.openLine}
	return widget.Padding{Top: above, Bottom: below, Child: widget.Sized{H: height, Child: area}}
}

// openLine opens a text that is whole in one line: a path of this device, or a game of Engawa. Elsewhere Enter begins a
// new line.
func (o *Open) openLine() bool {
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
	if o.Services.Files == nil || text == "" || len(text) > maxPath || strings.Contains(text, "\n") {
		return "", false
	}
	path, _, err := o.Services.Files.Find(text)
	return path, err == nil || !errors.Is(err, fs.ErrNotExist) || filepath.IsAbs(path) || strings.ContainsAny(text[:1], `~"`)
}

// maxPath is how long a path is at most, in bytes.
const maxPath = 4096

// openPath reads the file of a path, or lists the folder.
func (o *Open) openPath(path string) {
	if _, folder, err := o.Services.Files.Find(path); err == nil && folder {
		o.Services.Stack.Push(NewPicker(o.Services, path, o.openPath))
		return
	}
	text, err := o.Services.Files.Read(path)
	o.Take(stage.Arrival{Name: filepath.Base(path), Text: text, Err: err})
}

func (o *Open) set(text string) {
	o.text, o.problem = text, ""
	o.Arrange(o.View())
}

// ways are the buttons that fetch a text, and the one that takes it away.
func (o *Open) ways(able stage.Abilities) widget.PageItem {
	return buttonRow(
		widget.If(able.Paste, o.button("paste", lang.OpenPaste, "cards", false, func() { o.Services.Outside.Paste() })),
		widget.If(able.Pick || o.Services.Files != nil, o.button("pick", lang.OpenPick, "file", false, o.pick)),
		o.button("clear", lang.OpenClear, "trash", o.text == "", func() { o.set("") }))
}

// button is a button with a sign.
func (o *Open) button(key string, name lang.Key, icon string, off bool, press func()) widget.Button {
	return widget.Button{Icon: icon, Group: "ways", Control: ui.Control{Key: key, Name: o.Services.Words.T(name), Off: off, Press: press}}
}

// pick lets the player choose a file: here, or in the device's own dialog.
func (o *Open) pick() {
	if o.Services.Files == nil {
		o.Services.Outside.Pick()
		return
	}
	o.Services.Stack.Push(NewPicker(o.Services, "", o.openPath))
}

// Take implements stage.Taker: what has come is read at once.
func (o *Open) Take(a stage.Arrival) {
	if a.Err != nil {
		o.refuse(describeReadError(o.Services.Words, a))
		return
	}
	o.set(strings.ReplaceAll(a.Text, "\r\n", "\n"))
	o.read()
}

// refuse says what is wrong with what was to be opened.
func (o *Open) refuse(problem string) {
	o.problem = problem
	o.Services.Sound.Play(audio.NotAllowed)
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
	if _, err := remote.ParseLink(o.text); err == nil { // to a table elsewhere
		o.Services.Stack.Pop()
		o.Services.Navigator.Together(o.text)
		return
	}
	m, err := store.ParseMatch(o.text, o.Services.Games)
	if err != nil {
		o.refuse(problem(o.Services.Words, err))
		return
	}
	for seat := range m.State().Seats() {
		if name := "name." + strconv.Itoa(seat); m.Tags[name] == "" {
			m.Tags[name] = lang.DefaultName(rules.Seat(seat))
		}
	}
	o.Services.Stack.Pop()
	o.Services.Navigator.Replay(m)
}

// problem says in the player's language what is wrong with a text, and quotes the place where it is.
func problem(words *lang.Catalog, err error) string {
	refused, ok := errors.AsType[*store.Refusal](err)
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
	if f.Has(input.Paste) && abilities(o.Services).Paste {
		o.Services.Outside.Paste()
	}
	o.Panel.Update(f)
}
