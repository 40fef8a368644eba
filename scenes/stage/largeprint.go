package stage

import (
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// LargePrintKey is the key of the tool that every page is lent on which words cannot grow as far as is wanted.
const LargePrintKey = "largeprint"

// largePrint is the large print view: a round tool that opens the screen in large words. It lies on the free ground of whatever
// scene is on top, so that no scene has to know of it.
type largePrint struct {
	name     func() string
	open     func()
	commands []input.NamedInput // to be done at the next tick

	page      *ui.Page // for which its place was looked for last
	room      View
	listCount int
	idleTicks int // ticks since the controls were listed again

	tracer canvas.Tracer // of the screens on which a place was looked for
}

// MessagePlacer is a scene that shows sentences in a place of its own, which the large print keeps off.
type MessagePlacer interface {
	Scene
	MessagePlace() (place, plate geom.Rect) // all of it, and where the plate of the present sentence lies; empty for none
}

// SetLargePrint gives the stack a large print view, by its name in the player's language and what opens it.
func (s *Stack) SetLargePrint(name func() string, open func()) {
	s.largePrint.name, s.largePrint.open = name, open
}

// OpenLargePrint opens the scene on top in large words. It reports whether it did: they may lie open already.
func (s *Stack) OpenLargePrint() bool {
	if _, is := s.Top().(Through); is || s.largePrint.open == nil {
		return false
	}
	s.largePrint.open()
	return true
}

// layLargePrintButton lays the large print on the page on top if words are wanted larger there than they can be. It stays where it is as
// long as that place is free.
func (s *Stack) layLargePrintButton() {
	settled := [...]int{12, 40, 90, 180} // ticks after a list at which words may have come: what happens ends by then
	g := &s.largePrint
	top, paged := s.Top().(Paged)
	if !paged || g.open == nil || !s.hasView {
		return
	}
	page, room := top.Page(), s.Room()
	if _, is := s.Top().(Through); is { // it waits where it is on the page below
		page.SetExtra(nil)
		return
	}
	if room.TextScale() <= 1 {
		g.tracer = canvas.Tracer{}
		page.SetExtra(nil)
		if g.page != nil {
			g.page.SetExtra(nil)
			g.page = nil
		}
		return
	}
	if page == g.page && page.SetCount() == g.listCount && room == g.room {
		if g.idleTicks++; !slices.Contains(settled[:], g.idleTicks) {
			return
		}
	} else {
		g.idleTicks = 0
		if g.page != nil && g.page != page {
			g.page.SetExtra(nil) // it lies on top alone
		}
	}
	site := &placeSearch{stack: s, room: room, page: page, edge: largePrintOff}
	if m, is := s.Top().(MessagePlacer); is {
		site.place, site.plate = m.MessagePlace()
	}
	at := geom.Rect{}
	if lent := page.Extra(); lent != nil {
		at = lent.Rect
	}
	if at.Empty() || !site.allows(at) || g.idleTicks > 0 && (!site.clear(at) || site.hidesPlate(at)) {
		at = site.find()
	}
	s.place(page, at, site.onGround(at))
	g.page, g.room, g.listCount = page, room, page.SetCount()
}

// place puts the large print on a page, perhaps on ground that can be pressed itself, or takes it away where there is no
// place for it.
func (s *Stack) place(page *ui.Page, at geom.Rect, ground bool) {
	lent, name := page.Extra(), s.largePrint.name()
	switch {
	case at.Empty():
		page.SetExtra(nil)
	case lent == nil || lent.Rect != at || lent.Name != name || (lent.Role == ui.RoleCell) != ground:
		c := &ui.Control{Key: LargePrintKey, Rect: at, Round: true, Name: name, Tip: name, Press: func() { s.OpenLargePrint() }}
		if ground {
			c.Role = ui.RoleCell // a thing that lies there
		}
		page.SetExtra(c)
	}
}
