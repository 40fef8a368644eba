// Package largeprint is the large print view: a page over the present scene on which all of it stands in words, as large as
// they are wanted. It is the twin, for eyes, of what scenes/a11y makes for screen readers, and shows nothing else.
// What is pressed there is done on the scene below. That one goes on meanwhile, and the page follows it.
//
// It imports the base packages of scenes, a11y, audio and sprites; no other scene and no rules.
package largeprint

import (
	"slices"

	"engawa/audio"
	"engawa/scenes/a11y"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// restTicks is how many ticks pass between two readings of a scene that changes all the time.
const restTicks = 8

// Scene is the page.
type Scene struct {
	stage.Modal
	paging widget.Paging

	items    []a11y.Item
	due      bool     // the scene below has changed since it was read
	wait     int      // ticks until it may be read again
	pageKeys []string // the controls of the open page that are no headings, by their keys
}

// New returns the page for the scene that is on top.
func New(svc *stage.Services) *Scene {
	s := &Scene{Modal: stage.NewModal(svc, audio.PageTurn)}
	s.items = s.read(svc.Stack.Top())
	return s
}

// Through implements [stage.Through].
func (s *Scene) Through() {}

// read returns what a scene says.
func (s *Scene) read(of stage.Scene) []a11y.Item {
	return nameBelowControls(a11y.Items(of, s.Services.Words), s.Services.Words)
}

// below returns the scene that is read, nil for none.
func (s *Scene) below() stage.Scene { return s.Services.Stack.Below(s) }

// Arrange implements [stage.Scene].
func (s *Scene) Arrange(v stage.View) {
	if below := s.below(); below != nil {
		s.items = s.read(below)
	}
	s.layIn(v)
	s.Page().FocusIfNone("close")
}

// lay puts the words on their pages again.
func (s *Scene) lay() { s.layIn(s.View()) }

// layIn puts the words on their pages; the open one still begins with what it began with.
func (s *Scene) layIn(v stage.View) {
	words := s.Services.Words
	columns := 2
	if v.Class == stage.Tall || v.Class == stage.Low && v.TextScale() > 1 {
		columns = 1
	}
	w := writer{words: words, press: s.do, open: s.open}
	s.Place(v, widget.PagedPanel{
		State: &s.paging, Columns: columns, Items: w.write(s.items), FocusKey: s.first(), HidesTitle: true,
		Words: widget.PanelWords{
			Title: words.T(lang.LargePrintTitle), Close: words.T(lang.Close), Next: words.T(lang.Next), Previous: words.T(lang.Previous),
			First: words.Action(input.First.Code()),
		},
		OnTurn: s.lay, First: func() { s.open(titleKey) }, Close: s.Services.Stack.Pop,
	})
	s.pageKeys = nil
	for _, c := range s.Page().Controls() {
		if !c.Head {
			s.pageKeys = append(s.pageKeys, c.Key)
		}
	}
}

// first returns the key of the first control of the open page that is no heading, "" for none.
func (s *Scene) first() string {
	if len(s.pageKeys) == 0 {
		return ""
	}
	return s.pageKeys[0]
}

// open shows the page on which the control of the key stands.
func (s *Scene) open(key string) {
	s.pageKeys = []string{key}
	s.lay()
}

// titleKey is the key of the title, which stands on the first page.
const titleKey = "title"

// do does on the scene below what an item does, and takes the page away. Where pages are turned, what comes is read.
func (s *Scene) do(command input.NamedInput) {
	if hasPages(s.items) && (command.Key == keyPrevious || command.Key == keyNext) {
		s.Services.Stack.Do(command)
		s.open(titleKey)
		return
	}
	if command.Command == input.CommandWrite {
		command.Command = input.CommandPress // what is written goes into the field itself
	}
	s.Services.Stack.Pop()
	s.Services.Stack.Do(command)
}

// Update implements [stage.Scene].
func (s *Scene) Update(f *input.Frame) {
	s.follow()
	if f.Has(input.Back) || f.Has(input.Menu) || f.Has(input.LargePrint) || s.Outside(f) {
		s.Services.Stack.Pop()
		return
	}
	if by := s.turns(f); by != 0 {
		s.Page().Release()
		if s.paging.Turn(by) {
			s.Services.Sound.Play(audio.PageTurn)
			s.lay()
		}
		return
	}
	s.Modal.Update(f)
}

// follow reads the scene below again where it has changed.
func (s *Scene) follow() {
	below := s.below()
	s.wait = max(0, s.wait-1)
	s.due = s.due || below != nil && below.Stale()
	if !s.due || s.wait > 0 || below == nil {
		return
	}
	s.due, s.wait = false, restTicks
	if now := s.read(below); !slices.Equal(now, s.items) {
		s.items = now
		s.goOn()
	}
}

// goOn puts other words on the pages: the open one begins with what it began with, or with the first of what stood there
// and is still said, so that nothing is passed over.
func (s *Scene) goOn() {
	for _, key := range s.pageKeys {
		if s.open(key); s.Page().Find(key) != nil {
			return
		}
	}
	s.lay()
}

// Hide implements [stage.Hider]: what the scene below has hidden is not read on here.
func (s *Scene) Hide() {
	if below := s.below(); below != nil {
		s.items = s.read(below)
		s.lay()
	}
}

// Draw implements [stage.Scene].
func (s *Scene) Draw(c *canvas.Canvas) {
	s.Modal.Draw(c)
	card := s.Tree().Slot(widget.PanelSlot)
	drawLargePrint(c, geom.Pt(card.Centre().X, card.Y+sealDown))
}

// Narrate implements [stage.Narrator]: all that stands here has been narrated by the scene below.
func (s *Scene) Narrate() stage.Narration {
	what := ""
	if len(s.items) > 0 {
		what = s.items[0].Name
	}
	return stage.Narration{
		Title: s.Services.Words.T(lang.LargePrintOf, lang.Text("what", what)),
		Skip:  func(key string) bool { return key != "close" },
	}
}
