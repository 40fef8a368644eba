package exchange

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Share is the sheet that gives a match away.
type Share struct {
	stage.Panel
	match  *rules.Match
	chosen int
	told   string // what came of copying or saving
}

// NewShare returns the sheet for a match.
func NewShare(h *stage.House, m *rules.Match) *Share {
	s := &Share{Panel: stage.Panel{House: h}, match: m}
	s.Page().Pressed = func(*ui.Control) { h.Sound.Play(audio.Button) }
	return s
}

// form is one way to write a match.
type form struct {
	name lang.Key
	told lang.Key // what it is good for
	file string   // the ending of a file's name
	text func() string
}

// forms returns the ways to write the match, the game's own notation first where it has one.
func (s *Share) forms() []form {
	var list []form
	if recorder, ok := s.match.Game.(rules.Notation); ok {
		list = append(list, form{lang.ShareNotation, lang.ShareNotationTold, ".txt", func() string { return recorder.FormatRecord(s.match) }})
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
		form{lang.ShareLine, lang.ShareLineTold, ".txt", saved(store.Line)},
		form{lang.ShareFile, lang.ShareFileTold, ".json", saved(func(data []byte) string { return string(data) })})
}

// Arrange implements stage.Scene.
func (s *Share) Arrange(v stage.View) {
	words, width := s.House.Words, widget.ColumnWidth(v.Safe, 1)
	if !store.Shareable(s.match) {
		s.LayIn(v, 1, lang.ShareTitle, nil, []widget.PageItem{widget.ParagraphItem("secret", words.T(lang.ShareSecret), ui.Body(17))}, s.Arrange)
		s.Page().Focus("close")
		return
	}
	forms := s.forms()
	text := forms[s.chosen].text()
	reading := stage.RoomIn(v).Reading
	about := widget.ParagraphItem("about", words.T(forms[s.chosen].told), ui.Body(15))
	items := []widget.PageItem{s.chooser(forms)}
	switch low := v.Class == stage.Low; { // low rooms have one place for what is told
	case low && s.told != "":
		items = append(items, answer(s.told, reading, width, 0))
	case low:
		items = append(items, about)
	case s.told != "":
		items = append(items, about, answer(s.told, reading, width, previewHeight))
	default:
		items = append(items, about, preview(text, reading))
	}
	items = append(items, s.buttons(forms[s.chosen], text))
	if can(s.House).Address != "" {
		items = append(items, s.linkButton())
	}
	if able := can(s.House); !able.Copy && !able.Save && s.told == "" {
		items = append(items, widget.ParagraphItem("neither", words.T(lang.ShareNeither), ui.Body(15)))
	}
	s.LayIn(v, 1, lang.ShareTitle, nil, items, s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// chooser chooses the form.
func (s *Share) chooser(forms []form) widget.PageItem {
	return widget.PageItem{Child: widget.Controls{H: 60, Make: func(r geom.Rect) []*ui.Control {
		words := s.House.Words
		segments := make([]ui.Segment, len(forms))
		for k, f := range forms {
			segments[k] = ui.Segment{Label: words.T(f.name)}
		}
		return ui.Segments("form", words.T(lang.ShareTitle), geom.R(r.X, r.Y, r.W, 48), segments, s.chosen, func(k int) {
			s.chosen, s.told = k, ""
			s.Arrange(s.View())
		})
	}}}
}

// previewHeight is that of the box in which a text begins. Low rooms have none.
const previewHeight = 96.0

// answer stands where the text began, and tells what has become of it.
func answer(sentence string, reading ui.Reading, width, least float64) widget.PageItem {
	const pad = 10.0
	style := reading.Strong(16)
	text := breakPaths(style, sentence, width-2*pad)
	height := max(least, canvas.ParagraphHeight(style, text, width-2*pad)+2*pad)
	return widget.PageItem{Child: widget.Controls{H: height + 10, Make: func(r geom.Rect) []*ui.Control {
		at := geom.R(r.X, r.Y, r.W, height)
		return []*ui.Control{{Key: "told", Rect: at, Role: ui.RoleText, Name: sentence, Paint: func(c *canvas.Canvas, _ ui.Shown) {
			ui.DrawPaper(c, ui.Well(), at)
			c.Paragraph(style, text, at.Inset(pad), sprites.Ink, canvas.Left)
		}}}
	}}}
}

// preview shows how the text begins.
func preview(text string, reading ui.Reading) widget.PageItem {
	return widget.PageItem{Child: widget.Controls{H: previewHeight + 10, Make: func(r geom.Rect) []*ui.Control {
		at := geom.R(r.X, r.Y, r.W, previewHeight)
		c := &ui.Control{Key: "preview", Rect: at, Role: ui.RoleText, Name: rules.Shorten(text)}
		c.Paint = textBox(at, text, reading)
		return []*ui.Control{c}
	}}}
}

// buttons copy and save, as far as the device can.
func (s *Share) buttons(f form, text string) widget.PageItem {
	words, able := s.House.Words, can(s.House)
	return buttonRow(func(cells []geom.Rect) []*ui.Control {
		copying := ui.Button("copy", words.T(lang.ShareCopy), "cards", cells[0], ui.Plain(), func() { s.copy(text, lang.ShareCopied) })
		saving := ui.Button("save", words.T(lang.ShareSave), "save", cells[1], ui.Plain(), func() { s.save(f, text) })
		s.refuse(copying, able.Copy, lang.ShareNoClipboard)
		s.refuse(saving, able.Save, lang.ShareNoFiles)
		return []*ui.Control{copying, saving}
	}, 2)
}

// refuse switches a button off that the device is not able to follow; pressed it says why.
func (s *Share) refuse(c *ui.Control, able bool, why lang.Key) {
	c.Off = !able
	c.Refuse = func() {
		s.told = s.House.Words.T(why)
		s.Arrange(s.View())
	}
}

// linkButton copies an address that opens the match.
func (s *Share) linkButton() widget.PageItem {
	return buttonRow(func(cells []geom.Rect) []*ui.Control {
		c := ui.Button("link", s.House.Words.T(lang.ShareLink), "globe", cells[0], ui.Plain(), func() {
			if data, err := s.match.Save(); err == nil {
				s.copy(store.Link(can(s.House).Address, data), lang.ShareLinked)
			}
		})
		s.refuse(c, can(s.House).Copy, lang.ShareNoClipboard)
		return []*ui.Control{c}
	}, 1)
}

// copy copies a text and tells it with the sentence.
func (s *Share) copy(text string, copied lang.Key) {
	s.told = s.House.Words.T(lang.ShareNotCopied)
	if s.House.Outside.Copy(text) {
		s.told = s.House.Words.T(copied)
	}
	s.Arrange(s.View())
}

func (s *Share) save(f form, text string) {
	words := s.House.Words
	where, err := s.House.Outside.Save("engawa-"+s.match.Game.Info().ID+f.file, text)
	s.told = words.T(lang.ShareSaved, lang.Text("where", where))
	if err != nil {
		s.told = words.T(lang.ShareNotSaved)
	}
	s.Arrange(s.View())
}
