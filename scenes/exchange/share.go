package exchange

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Share is the panel that gives a match away.
type Share struct {
	stage.Panel
	match     *rules.Match
	formIndex int
	outcome   string // what came of copying or saving
}

// NewShare returns the panel for a match.
func NewShare(svc *stage.Services, m *rules.Match) *Share {
	return &Share{Panel: stage.NewPanel(svc, audio.Button), match: m}
}

// form is one way to write a match.
type form struct {
	name        lang.Key
	explanation lang.Key // what it is good for
	file        string   // the ending of a file's name
	text        func() string
}

// forms returns the ways to write the match, the game's own notation first where it has one.
func (s *Share) forms() []form {
	var list []form
	if recorder, ok := s.match.Game.(rules.Notation); ok {
		list = append(list, form{lang.ShareNotation, lang.ShareNotationHint, ".txt", func() string { return recorder.FormatRecord(s.match) }})
	}
	saved := func(write func([]byte) string) func() string {
		return func() string {
			data, err := s.match.Save()
			if err != nil {
				return ""
			}
			return write(data)
		}
	}
	return append(list,
		form{lang.ShareLine, lang.ShareLineHint, ".txt", saved(store.Line)},
		form{lang.ShareFile, lang.ShareFileHint, store.FileSuffix, saved(func(data []byte) string { return string(data) })})
}

// Arrange implements stage.Scene.
func (s *Share) Arrange(v stage.View) {
	words, able := s.Services.Words, abilities(s.Services)
	if !store.Shareable(s.match) {
		s.LayIn(v, 1, lang.ShareTitle, nil, []widget.PageItem{widget.ParagraphItem("secret", words.T(lang.ShareSecret), ui.Body(17))}, s.Arrange)
		s.Page().Focus("close")
		return
	}
	forms := s.forms()
	text := forms[s.formIndex].text()
	items := []widget.PageItem{{Child: s.chooser(forms)}}
	low := v.Class == stage.Low // such rooms have one place for messages
	if !low || s.outcome == "" {
		items = append(items, widget.ParagraphItem("about", words.T(forms[s.formIndex].explanation), ui.Body(15)))
	}
	switch {
	case s.outcome != "" && low:
		items = append(items, widget.PageItem{Child: answer(s.outcome, 0)})
	case s.outcome != "":
		items = append(items, widget.PageItem{Child: answer(s.outcome, previewHeight)})
	case !low:
		items = append(items, widget.PageItem{Child: preview(text)})
	}
	items = append(items, buttonRow(
		s.button("copy", lang.ShareCopy, "cards", able.Copy, lang.ShareNoClipboard, func() { s.copy(text, lang.ShareCopied) }),
		s.button("save", lang.ShareSave, "save", able.Save, lang.ShareNoFiles, func() { s.save(forms[s.formIndex], text) })))
	if able.Address != "" {
		items = append(items, buttonRow(s.button("link", lang.ShareLink, "globe", able.Copy, lang.ShareNoClipboard, s.link)))
	}
	if !able.Copy && !able.Save && s.outcome == "" {
		items = append(items, widget.ParagraphItem("neither", words.T(lang.ShareNeither), ui.Body(15)))
	}
	s.LayIn(v, 1, lang.ShareTitle, nil, items, s.Arrange)
	s.Page().FocusIfNone("close")
}

// chooser chooses the form.
func (s *Share) chooser(forms []form) widget.Widget {
	words := s.Services.Words
	segments := make([]widget.Segment, len(forms))
	for k, f := range forms {
		segments[k] = widget.Segment{Label: words.T(f.name)}
	}
	return widget.Padding{Bottom: 12, Child: widget.Choice("form", words.T(lang.ShareTitle), segments, s.formIndex, func(k int) {
		s.formIndex, s.outcome = k, ""
		s.Arrange(s.View())
	})}
}

// Measures of the box in which a text begins, in logical units. Low rooms have none.
const (
	previewHeight = 96.0
	boxAfter      = 10.0 // below it
)

// answer stands where the text began, and says what has become of it.
func answer(sentence string, least float64) widget.Widget {
	const pad = 10.0
	text := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		style := e.TextScale.Strong(16)
		return widget.Align{Y: widget.Start, Child: &widget.Text{Text: breakPaths(style, sentence, room.W), Style: style, Ink: sprites.Ink}}
	})
	return widget.Padding{Bottom: boxAfter, Child: widget.Pressable{
		Control: ui.Control{Key: "told", Role: ui.RoleText, Name: sentence},
		Child:   widget.AtLeast{H: least, Child: widget.Panel{Surface: ui.Well(), Child: widget.Pad(pad, pad, text)}},
	}}
}

// preview shows how the text begins.
func preview(text string) widget.Widget {
	box := widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		return widget.Paint{H: previewHeight, Draw: textBox(text, widget.Size{W: room.W, H: previewHeight}, e.TextScale)}
	})
	return widget.Padding{Bottom: boxAfter, Child: widget.Pressable{
		Control: ui.Control{Key: "preview", Role: ui.RoleText, Name: rules.Shorten(text)}, Child: box,
	}}
}

// button does something with the text. Where the device is not able to, it is off, and says why when it is pressed.
func (s *Share) button(key string, name lang.Key, icon string, able bool, why lang.Key, press func()) widget.Widget {
	words := s.Services.Words
	return widget.Button{Icon: icon, Group: "share", Control: ui.Control{
		Key: key, Name: words.T(name), Off: !able, Press: press,
		Refuse: func() {
			s.outcome = words.T(why)
			s.Arrange(s.View())
		},
	}}
}

// link copies an address that opens the match.
func (s *Share) link() {
	if data, err := s.match.Save(); err == nil {
		s.copy(store.Link(abilities(s.Services).Address, data), lang.ShareLinked)
	}
}

// copy copies a text and tells it with the sentence.
func (s *Share) copy(text string, copied lang.Key) {
	s.outcome = s.Services.Words.T(lang.ShareNotCopied)
	if s.Services.Outside.Copy(text) {
		s.outcome = s.Services.Words.T(copied)
	}
	s.Arrange(s.View())
}

func (s *Share) save(f form, text string) {
	words := s.Services.Words
	where, err := s.Services.Outside.Save("engawa-"+s.match.Game.Info().ID+f.file, text)
	s.outcome = words.T(lang.ShareSaved, lang.Text("where", where))
	if err != nil {
		s.outcome = words.T(lang.ShareNotSaved)
	}
	s.Arrange(s.View())
}
