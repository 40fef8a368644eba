// Package help tells about keys, touch and pad, and about Engawa itself, over the present scene.
//
// It imports the small rooms of scenes, the sheet on which keys are changed, and audio; no other scene and no rules.
package help

import (
	"slices"
	"strconv"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
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
	about bool // the chapter about Engawa is open instead of the one about keys
}

// New returns the panel, open at the keys.
func New(h *stage.House) *Scene {
	s := &Scene{Panel: stage.Panel{House: h}}
	s.Page().Pressed = func(*ui.Control) { h.Sound.Play(audio.PageTurn) }
	return s
}

// Arrange implements stage.Scene.
func (s *Scene) Arrange(v stage.View) {
	room := stage.RoomIn(v)
	items := s.keys
	if s.about {
		items = s.credits
	}
	s.Lay(v, lang.HelpHelp, s.chapters(room).Child, items(room), s.Arrange)
	if s.Page().Focused() == nil {
		s.Page().Focus("close")
	}
}

// chapters chooses between keys and credits; where there is room beside that, keys are changed there.
func (s *Scene) chapters(room stage.Room) widget.PageItem {
	const height, gap, share, apart = 46.0, 10.0, 0.68, 16.0
	words, chosen := s.House.Words, 0
	if s.about {
		chosen = 1
	}
	return widget.PageItem{Child: widget.Controls{H: height + gap, Make: func(r geom.Rect) []*ui.Control {
		well := geom.R(r.X, r.Y, r.W, height)
		beside := geom.R(r.X+r.W*share+apart, r.Y, r.W*(1-share)-apart, height)
		if broad(room) {
			well.W *= share
		}
		segments := []ui.Segment{{Label: words.T(lang.HelpTitle)}, {Label: words.T(lang.HelpAbout)}}
		list := ui.Segments("chapter", words.T(lang.HelpHelp), well, segments, chosen, func(k int) {
			s.about = k == 1
			s.Restart()
			s.Arrange(s.View())
		})
		if broad(room) && !s.about {
			list = append(list, s.changeButton(beside))
		}
		return list
	}}}
}

// broad reports whether the panel has room for a button beside its chapters.
func broad(room stage.Room) bool { return room.Columns > 1 }

// touchSection is the place of the section about gestures, between those about the keyboard and the pad.
const touchSection = 1

// whatShare is the part of a row that names the key or gesture.
const whatShare = 0.38

// keys lists keys, gestures and buttons with what they do, after the way to change them unless that stands above.
func (s *Scene) keys(room stage.Room) []widget.PageItem {
	h := s.House
	var items []widget.PageItem
	if !broad(room) {
		items = append(items, s.changing())
	}
	for k, section := range h.Words.Help(s.named) {
		key := "section" + strconv.Itoa(k)
		items = append(items, widget.HeadingItem(key, section.Title))
		for n, row := range section.Rows {
			key := key + ".row" + strconv.Itoa(n)
			if k == touchSection {
				items = append(items, rowItem(key, row, room))
			} else {
				items = append(items, capItem(key, row, room, k > touchSection))
			}
		}
	}
	return items
}

// changing leads to the sheet on which keys and buttons are changed.
func (s *Scene) changing() widget.PageItem {
	const height, gap = 48.0, 8.0
	return widget.PageItem{Child: widget.Controls{H: height + gap, Make: func(r geom.Rect) []*ui.Control {
		return []*ui.Control{s.changeButton(geom.R(r.X, r.Y, r.W, height))}
	}}}
}

// changeButton opens the sheet on which keys and buttons are changed.
func (s *Scene) changeButton(r geom.Rect) *ui.Control {
	h := s.House
	return ui.Button("change", h.Words.T(lang.BindTitle), "pencil", r, ui.Plain(), func() {
		h.Stack.Pop()
		h.Stack.Push(bindings.New(h))
	})
}

// named tells which keys or buttons stand for a row.
func (s *Scene) named(section, row string) string {
	wishes := wishesOf(row)
	h, usual := s.House, input.Usual()
	if section == lang.HelpPad {
		same := func(w input.Impulse) bool {
			b, ok := h.Keys().Button(w)
			u, _ := usual.Button(w)
			return ok && b == u
		}
		if row == "arrows" && all(wishes, same) {
			return h.Words.T(lang.HelpCross)
		}
		return h.ButtonsOf(wishes...)
	}
	same := func(w input.Impulse) bool { return slices.Equal(h.Keys().Strokes(w), usual.Strokes(w)) }
	if row == "arrows" && all(wishes, same) {
		return h.Words.T(lang.HelpArrows)
	}
	return h.KeysOf(wishes...)
}

func all(wishes []input.Impulse, is func(input.Impulse) bool) bool {
	return !slices.ContainsFunc(wishes, func(w input.Impulse) bool { return !is(w) })
}

// wishesOf returns what a row of the page is about.
func wishesOf(row string) []input.Impulse {
	switch row {
	case "arrows":
		return []input.Impulse{input.Left, input.Right, input.UpWards, input.DownWards}
	case "enter":
		return []input.Impulse{input.Confirm}
	case "tab":
		return []input.Impulse{input.Next, input.Previous}
	case "escape":
		return []input.Impulse{input.Back}
	case "turnthing":
		return []input.Impulse{input.TurnRight, input.TurnLeft}
	case "zoom":
		return []input.Impulse{input.ZoomIn, input.ZoomOut}
	case "ends":
		return []input.Impulse{input.First, input.Last}
	}
	for _, wish := range input.Wishes() {
		if wish.Code() == row {
			return []input.Impulse{wish}
		}
	}
	return nil
}

func rowItem(key string, row lang.HelpRow, room stage.Room) widget.PageItem {
	left := room.Width * whatShare
	right := room.Width - left - 10
	what := ui.Whole(room.Reading.Strong(15), row.What, left)
	does := ui.Whole(room.Reading.Body(15), row.Does, right)
	height := max(canvas.ParagraphHeight(what, row.What, left), canvas.ParagraphHeight(does, row.Does, right))
	return widget.PageItem{Child: widget.Controls{H: height + 4, Make: func(r geom.Rect) []*ui.Control {
		c := &ui.Control{Key: key, Rect: r, Role: ui.RoleText, Name: row.What, Value: row.Does}
		c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
			cv.Paragraph(what, row.What, geom.R(r.X, r.Y+2, left, height), sprites.Ink, canvas.Left)
			cv.Paragraph(does, row.Does, geom.R(r.X+left+10, r.Y+2, right, height), sprites.Ink2, canvas.Left)
		}
		return []*ui.Control{c}
	}}}
}

// credited lists the games that somebody is to be thanked for, those that have no place in the order at the end.
func (s *Scene) credited() []string {
	ids := []string{"yokai", "honshu", "homeworlds", "forhonor"}
	for _, g := range s.House.Games {
		if id := g.Info().ID; !slices.Contains(ids, id) && s.House.Words.Game(id).Credit != "" {
			ids = append(ids, id)
		}
	}
	return ids
}

// credits tells what Engawa is, whose the games are and whose the letters.
func (s *Scene) credits(room stage.Room) []widget.PageItem {
	words := s.House.Words
	var items []widget.PageItem
	add := func(key, heading string, texts ...string) {
		items = append(items, widget.HeadingItem(key, heading))
		for k, text := range texts {
			items = append(items, widget.ParagraphItem(key+"."+strconv.Itoa(k), text, ui.Body(15.5)))
		}
	}
	add("engawa", "Engawa", words.T(lang.AboutUnofficial), words.T(lang.AboutMade))
	for _, id := range s.credited() {
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
