// Package loupe is the reading glass: a sheet over the present scene on which all of it stands in words, as large as
// they are wanted. It is the twin, for eyes, of what scenes/mirror makes for screen readers, and shows nothing else.
// What is pressed there is done on the scene below. That one goes on meanwhile, and the sheet follows it.
//
// It imports the small rooms of scenes, the mirror and audio; no other scene and no rules.
package loupe

import (
	"slices"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/mirror"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// rest is how many ticks pass between two readings of a scene that changes all the time.
const rest = 8

// Scene is the sheet.
type Scene struct {
	house *stage.House
	page  ui.Page
	view  stage.View
	stale bool

	paging widget.Paging
	memory widget.Memory
	tree   *widget.Tree

	items []mirror.Item
	due   bool   // the scene below has changed since it was read
	wait  int    // ticks until it may be read again
	top   string // the first control of the open leaf that is no heading
	swipe swipe
}

// New returns the sheet for the scene that is on top.
func New(h *stage.House) *Scene {
	s := &Scene{house: h}
	s.page.Pressed = func(*ui.Control) { h.Sound.Play(audio.PageTurn) }
	s.items = s.read(h.Stack.Top())
	return s
}

// Overlays implements [stage.Overlay].
func (s *Scene) Overlays() {}

// Through implements [stage.Through].
func (s *Scene) Through() {}

// read returns what a scene says.
func (s *Scene) read(of stage.Scene) []mirror.Item {
	return apart(mirror.Items(of, s.house.Words), s.house.Words)
}

// below returns the scene that is read, nil for none.
func (s *Scene) below() stage.Scene { return s.house.Stack.Below(s) }

// Arrange implements [stage.Scene].
func (s *Scene) Arrange(v stage.View) {
	s.view = v
	if below := s.below(); below != nil {
		s.items = s.read(below)
	}
	s.lay()
	if s.page.Focused() == nil {
		s.page.Focus("close")
	}
}

// lay puts the words on their leaves; the open one still begins with what it began with.
func (s *Scene) lay() {
	words, v := s.house.Words, s.view
	columns := 2
	if v.Class == stage.Tall || v.Class == stage.Low && v.Reading() > 1 {
		columns = 1
	}
	w := writer{
		words: words, reading: v.Reading(), width: widget.ColumnWidth(v.Safe, columns), most: widget.PagedPanel{Bare: true}.ColumnHeight(v.Safe),
		press: s.do, open: s.open,
	}
	s.tree = widget.Layout(widget.Env{TextScale: v.Reading()}, v.Safe, widget.PagedPanel{
		State: &s.paging, Columns: columns, Items: w.write(s.items), Focused: s.top, Bare: true,
		Words: widget.PanelWords{
			Title: words.T(lang.GlassTitle), Close: words.T(lang.Close), Next: words.T(lang.Next), Previous: words.T(lang.Previous),
		},
		Turned: s.lay, Close: s.house.Stack.Pop,
	}, &s.memory)
	controls := s.tree.Controls()
	s.top = ""
	for _, c := range controls {
		if c.Key == keyLeaf {
			s.toStart(c)
		}
	}
	for _, c := range controls {
		if !c.Head {
			s.top = c.Key
			break
		}
	}
	s.page.Set(v.Area, controls...)
	s.stale = true
}

// open shows the leaf on which the control of the key stands.
func (s *Scene) open(key string) {
	s.top = key
	s.lay()
}

// toStart lets the number of the leaf lead back to the first one.
func (s *Scene) toStart(c *ui.Control) {
	c.Role, c.Tip = ui.RoleButton, s.house.Words.Wish(input.First.Code())
	number := c.Paint
	c.Paint = func(cv *canvas.Canvas, shown ui.Shown) {
		if shown.Focus {
			ui.DrawFocus(cv, c.Rect, ui.Radius)
		}
		number(cv, shown)
	}
	c.Press = func() { s.open(titleKey) }
}

// titleKey is the key of the title, which stands on the first leaf.
const titleKey = "title"

// do does on the scene below what an item does, and takes the sheet away. Where leaves are turned, what comes is read.
func (s *Scene) do(deed input.Named) {
	if leafed(s.items) && (deed.Key == keyPrevious || deed.Key == keyNext) {
		s.house.Stack.Do(deed)
		s.open(titleKey)
		return
	}
	if deed.Deed == input.DeedWrite {
		deed.Deed = input.DeedPress // what is written goes into the field itself
	}
	s.house.Stack.Pop()
	s.house.Stack.Do(deed)
}

// Update implements [stage.Scene].
func (s *Scene) Update(f *input.Frame) {
	s.follow()
	if f.Has(input.Back) || f.Has(input.Menu) || f.Has(input.Glass) || ui.Outside(f, s.paging.Card) {
		s.house.Stack.Pop()
		return
	}
	if by := s.turns(f); by != 0 {
		s.page.Release()
		if s.paging.Turn(by) {
			s.house.Sound.Play(audio.PageTurn)
			s.lay()
		}
		return
	}
	s.page.Update(f)
}

// follow reads the scene below anew where it has changed.
func (s *Scene) follow() {
	below := s.below()
	s.wait = max(0, s.wait-1)
	s.due = s.due || below != nil && below.Stale()
	if !s.due || s.wait > 0 || below == nil {
		return
	}
	s.due, s.wait = false, rest
	if now := s.read(below); !slices.Equal(now, s.items) {
		s.items = now
		s.lay()
	}
}

// Hide implements [stage.Hider]: what the scene below has hidden is not read on here.
func (s *Scene) Hide() {
	if below := s.below(); below != nil {
		s.items = s.read(below)
		s.lay()
	}
}

// Stale implements [stage.Scene].
func (s *Scene) Stale() bool { return s.stale || s.page.Stale() }

// Draw implements [stage.Scene].
func (s *Scene) Draw(c *canvas.Canvas) {
	s.stale = false
	ui.DrawVeil(c, s.view.Area)
	s.tree.Draw(c, s.page.Shown)
	drawGlass(c, geom.Pt(s.paging.Card.Centre().X, s.paging.Card.Y+sealDown))
	s.page.DrawTip(c)
}

// Page implements [stage.Paged].
func (s *Scene) Page() *ui.Page { return &s.page }

// Story implements [stage.Teller]: all that stands here has been told of the scene below.
func (s *Scene) Story() stage.Story {
	what := ""
	if len(s.items) > 0 {
		what = s.items[0].Name
	}
	return stage.Story{
		Title: s.house.Words.T(lang.GlassOf, lang.Text("what", what)),
		Skip:  func(key string) bool { return key != "close" },
	}
}
