// Package help tells about keys, touch and pad, and about Engawa itself, over the present scene.
//
// It imports the base packages of scenes, scenes/help/bindings for the keys, audio and sprites; no other scene and no rules.
package help

import (
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/scenes/help/bindings"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Scene is the panel.
type Scene struct {
	stage.Panel
	showsAbout bool // the chapter about Engawa is open instead of the one about keys
	touch      bool // a finger has opened it: gestures come first
}

// New returns the panel, open at what is used: gestures where a finger was last, else keys.
func New(svc *stage.Services) *Scene {
	return &Scene{Panel: stage.NewPanel(svc, audio.PageTurn), touch: svc.UsesTouch}
}

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	columns, _ := stage.PanelColumns(v)
	top, items := s.chapters(), s.keys()
	if s.showsAbout {
		items = s.credits()
	}
	switch change := s.changeButton(); { // beside the chapters, or below them on the first page
	case columns > 1:
		top = widget.Row(16, widget.Share(0.68, top), widget.Grow(widget.If(!s.showsAbout, change))).Across(widget.Centre)
	case !s.showsAbout:
		at := 0
		if s.touch { // before the keys that it is about
			at = slices.IndexFunc(items[1:], func(i widget.PageItem) bool { return i.Heading }) + 1
		}
		items = slices.Insert(items, at, widget.PageItem{OutsideSections: s.touch, Child: widget.Padding{Bottom: 8, Child: change}})
	}
	s.Lay(v, lang.HelpHelp, widget.Padding{Bottom: 10, Child: top}, items, s.Arrange)
	s.Page().FocusIfNone("close")
}

// chapters chooses between keys and credits.
func (s *Scene) chapters() widget.Widget {
	words, chosen := s.Services.Words, 0
	if s.showsAbout {
		chosen = 1
	}
	segments := []widget.Segment{{Label: words.T(lang.HelpTitle)}, {Label: words.T(lang.HelpAbout)}}
	return widget.Choice("chapter", words.T(lang.HelpHelp), segments, chosen, func(k int) {
		s.showsAbout = k == 1
		s.Restart()
		s.Arrange(s.View())
	})
}

// changeButton opens the panel on which keys and buttons are changed.
func (s *Scene) changeButton() widget.Widget {
	svc := s.Services
	return widget.Sized{H: 48, Child: widget.Button{Icon: "pencil", Control: ui.Control{
		Key: "change", Name: svc.Words.T(lang.BindTitle), Press: func() {
			svc.Stack.Pop()
			svc.Stack.Push(bindings.New(svc))
		},
	}}}
}

// touchSection is the place of the section about gestures, between those about the keyboard and the pad.
const touchSection = 1

// keys lists keys, gestures and buttons with what they do.
func (s *Scene) keys() (items []widget.PageItem) {
	order, sections := []int{0, touchSection, 2}, s.Services.Words.Help(s.keyNames)
	if s.touch {
		order = []int{touchSection, 0, 2}
	}
	for _, k := range order {
		section, key := sections[k], "section"+strconv.Itoa(k)
		items = append(items, widget.HeadingItem(key, section.Title))
		for n, row := range section.Rows {
			what := widget.Widget(widget.Pad(0, 2, widget.Paragraph(row.What, ui.Strong(15), sprites.Ink)))
			if k != touchSection {
				what = caps(row.Keys, k > touchSection)
			}
			items = append(items, widget.PageItem{Child: rowOf(key+".row"+strconv.Itoa(n), row, what, k != touchSection)})
		}
	}
	return items
}

// rowOf builds a row: the keys, and what they do. With line set, a line below leads the eye from one to the other.
func rowOf(key string, row lang.HelpRow, what widget.Widget, line bool) widget.Widget {
	const share, apart = 0.38, 10.0
	does := widget.Padding{Top: 2, Bottom: 2, Child: widget.Paragraph(row.Does, ui.Body(15), sprites.Ink2)}
	if line {
		does.Top = 5
	}
	parts := widget.Row(0, widget.Share(share, what), widget.Gap(apart), widget.Grow(does)).Across(widget.Start)
	return widget.Pressable{
		Control: ui.Control{Key: key, Role: ui.RoleText, Name: row.What, Value: row.Does},
		Child:   widget.Column(0, parts, widget.If(line, widget.Fill{H: 1, Colour: sprites.Paper4})),
	}
}

// keyNames names the keys or buttons that stand for a row.
func (s *Scene) keyNames(section, row string) []string {
	actions := actionsOf(row)
	svc, usual := s.Services, input.Usual()
	if section == lang.HelpPad {
		same := func(w input.Action) bool {
			b, ok := svc.Keys().Button(w)
			u, _ := usual.Button(w)
			return ok && b == u
		}
		if row == "arrows" && allActions(actions, same) {
			return []string{svc.Words.T(lang.HelpCross)}
		}
		return svc.ButtonsOf(actions...)
	}
	same := func(w input.Action) bool { return slices.Equal(svc.Keys().Strokes(w), usual.Strokes(w)) }
	if row == "arrows" && allActions(actions, same) {
		return []string{svc.Words.T(lang.HelpArrows)}
	}
	return svc.KeysOf(actions...)
}

func allActions(actions []input.Action, is func(input.Action) bool) bool {
	return !slices.ContainsFunc(actions, func(w input.Action) bool { return !is(w) })
}

// actionsOf returns the actions that a row of the page explains.
func actionsOf(row string) []input.Action {
	switch row {
	case "arrows":
		return []input.Action{input.Left, input.Right, input.UpWards, input.DownWards}
	case "enter":
		return []input.Action{input.Confirm}
	case "tab":
		return []input.Action{input.Next, input.Previous}
	case "escape":
		return []input.Action{input.Back}
	case "turnthing":
		return []input.Action{input.TurnRight, input.TurnLeft}
	case "zoom":
		return []input.Action{input.ZoomIn, input.ZoomOut}
	case "ends":
		return []input.Action{input.First, input.Last}
	}
	for _, action := range input.Actions() {
		if action.Code() == row {
			return []input.Action{action}
		}
	}
	return nil
}

// creditedGames lists the games that somebody is to be thanked for, those that have no place in the order at the end.
func (s *Scene) creditedGames() []string {
	ids := []string{"yokai", "honshu", "homeworlds", "forhonor"}
	for _, g := range s.Services.Games {
		if id := g.Info().ID; !slices.Contains(ids, id) && s.Services.Words.Game(id).Credit != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// credits reports what Engawa is, whose the games are and whose the letters.
func (s *Scene) credits() []widget.PageItem {
	words := s.Services.Words
	var items []widget.PageItem
	add := func(key, heading string, texts ...string) {
		items = append(items, widget.HeadingItem(key, heading))
		for k, text := range texts {
			items = append(items, widget.ParagraphItem(key+"."+strconv.Itoa(k), text, ui.Body(15.5)))
		}
	}
	add("engawa", "Engawa", words.T(lang.AboutUnofficial), words.T(lang.AboutMade))
	for _, id := range s.creditedGames() {
		g := words.Game(id)
		texts := []string{g.Credit}
		if g.Thanks != "" {
			texts = append(texts, g.Thanks)
		}
		add("game."+id, g.Title, texts...)
	}
	add("letters", words.T(lang.AboutLetters), words.T(lang.AboutLettersText))
	return items
}
