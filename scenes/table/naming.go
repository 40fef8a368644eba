package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Naming is a place that the players may name, see rules.NoteLabel.
type Naming struct {
	Button geom.Rect // where the button for it stands, empty for no place
	Key    string    // the place, as the text of a label names it before the name
	Name   string    // what it is called now
}

// naming returns the place that a person here can name now.
func (t *Table) naming() (Naming, bool) {
	if t.session.people == 0 || t.session.hasEnded() || t.watching() {
		return Naming{}, false
	}
	return t.places.Naming, !t.places.Naming.Button.Empty()
}

// nameButton is the button that gives a place its name, nil where there is none.
func (t *Table) nameButton() widget.Widget {
	n, ok := t.naming()
	if !ok {
		return nil
	}
	return widget.IconButton{Icon: "pencil", Control: ui.Control{
		Key: "name", Name: t.services.Words.T(lang.NameTitle), Layer: buttonLayer, Press: func() { t.openNaming(n) },
	}}
}

// maxLabel is the longest name, in letters; a game may allow less.
const maxLabel = 16

// namePanel asks for the name of a place, on a panel over the table.
type namePanel struct {
	stage.Panel
	table   *Table
	naming  Naming
	text    string
	problem string
}

func (t *Table) openNaming(n Naming) {
	t.services.Stack.Push(&namePanel{Panel: stage.NewPanel(t.services, audio.Button), table: t, naming: n, text: n.Name})
}

// Arrange implements stage.Scene.
func (s *namePanel) Arrange(v stage.View) {
	words := s.Services.Words
	give := widget.Button{Icon: "check", Primary: true, Control: ui.Control{Key: "give", Name: words.T(lang.NameGive), Off: s.text == "", Press: s.give}}
	items := []widget.PageItem{
		{Child: widget.Padding{Bottom: 8, Child: s.field()}},
		{Child: widget.Padding{Bottom: 10, Child: widget.Sized{H: 50, Child: give}}},
	}
	if s.problem != "" {
		items = append(items, widget.ParagraphItem("problem", s.problem, ui.Strong(15.5)))
	}
	s.CloseKey = lang.Cancel
	s.LayIn(v, 1, lang.NameTitle, nil, items, s.Arrange)
	s.Page().FocusIfNone("label")
}

// field is where the name is typed.
func (s *namePanel) field() widget.Widget {
	const least, size, edge = 52.0, 22.0, 14.0
	return widget.Builder(func(e widget.Env, _ widget.Size) widget.Widget {
		edit := &ui.Edit{Limit: maxLabel, Change: func(text string) {
			s.text, s.problem = text, ""
			s.Arrange(s.View())
		}, Confirm: func() bool {
			s.give()
			return true
		}}
		c := ui.Control{Key: "label", Name: s.Services.Words.T(lang.SetupName), Value: s.text, Edit: edit}
		return widget.Field{Control: c, Size: size, H: max(least, canvas.LineHeight(e.TextScale.Strong(size))+edge)}
	})
}

// give gives the place its name, or says why it may not be called so.
func (s *namePanel) give() {
	t, m := s.table, s.table.session.match
	text := s.naming.Key + " " + s.text
	if err := rules.CheckLabel(m, text); err != nil {
		s.problem = t.words().Refusal(t.gameID(), err)
		s.Services.Sound.Play(audio.NotAllowed)
		s.Arrange(s.View())
		return
	}
	by, _ := t.speaker()
	s.Services.Stack.Pop()
	t.commands.name(by, text)
}
