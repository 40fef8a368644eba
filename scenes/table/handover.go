package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// Times of the hand-over cover in milliseconds.
const (
	closeMS = 350
	openMS  = 450
	holdMS  = 600
)

// handover is the cover over the table between two people with secrets: two paper doors with a card that names who is
// next. It is closed before the seat at the screen changes, and opens only while that person holds the button. For a
// peek it stays closed while the person looks at its private cards.
type handover struct {
	next      rules.Seat
	nextPeeks bool // next looks at its private cards; the cover opens on the public table
	open      bool // and holds the button for that
	host      widget.Host[handoverModel]

	gap       float64 // how far the cover stands open, 0 (closed) to 1
	move      anim.Step
	holdShare float64 // how long the button has been held, 0 to 1
}

// handoverModel is what stands on the card of the cover.
type handoverModel struct {
	words      *lang.Catalog
	next       rules.Seat
	name       string
	purpose    string
	nextPeeks  bool
	secretText string // the private cards in words, "" while they are covered
	class      stage.Class
}

// isClosed reports whether nothing behind the cover can be seen.
func (h *handover) isClosed() bool { return h.gap == 0 }

// isStale reports whether the cover looks different from the last time it was drawn.
func (h *handover) isStale() bool { return h.host.Stale() }

// cover closes the cover before the next person may look. The viewer is nobody from now on.
func (t *Table) cover(next rules.Seat) {
	if t.handover != nil && t.handover.next == next && !t.handover.nextPeeks {
		t.showHandover()
		return
	}
	t.session.hide()
	t.showBoard(t.session.state())
	t.closeDoors(&handover{next: next})
}

// closeDoors lets a cover close over the table, which is public by now.
func (t *Table) closeDoors(h *handover) {
	t.page.Release()
	t.large.Close()
	t.page.Focus("") // where it stood says what has been chosen
	t.manipulation.letGo()
	t.choose.stop()
	t.dropHint()
	t.pending = 0
	t.message = message{}
	t.log.litLine = -1
	t.mark(Marks{})
	t.handover, h.host.Build = h, t.handoverTree
	t.services.Sound.Play(audio.Door)
	if ticks := t.services.Speed().Ticks(closeMS); ticks > 0 {
		h.gap = 1
		h.move = anim.NewTween(ticks, anim.CubicOut, func(k float64) { h.slide(1 - k) })
	}
	t.showHandover()
}

// slide moves the doors.
func (h *handover) slide(gap float64) {
	h.gap = gap
	h.host.Redraw()
}

// showHandover takes over what the cover shows now.
func (t *Table) showHandover() {
	h := t.handover
	m := handoverModel{
		words: t.services.Words, next: h.next, name: t.session.players[h.next].Name, purpose: t.purpose(h.next), nextPeeks: h.nextPeeks, class: t.view.Class,
	}
	if privacy, ok := t.privacy(); ok && h.open {
		m.secretText = privacy.DescribeSecret(t.session.viewOf(h.next), h.next)
	}
	h.host.Show(m)
	h.host.Arrange(t.view.Safe, widget.Env{TextScale: t.view.TextScale()})
	h.host.Tree()
}

// openDoors lets the next person look and choose.
func (t *Table) openDoors() {
	h := t.handover
	t.services.Sound.Play(audio.Door)
	t.turnTo(h.next)
	t.session.open(h.next)
	t.below = h.next
	t.relayout = true
	t.show()
	t.handover = h
	t.openWide(func() { t.handover = nil; t.isStale = true })
}

// openWide lets the doors slide open, and then calls done.
func (t *Table) openWide(done func()) {
	h := t.handover
	h.host.Page.Set(t.view.Area)
	if ticks := t.services.Speed().Ticks(openMS); ticks > 0 {
		h.move = anim.NewTween(ticks, anim.CubicOut, h.slide).Then(done)
		return
	}
	done()
}

func (t *Table) updateHandover(f *input.Frame) {
	h := t.handover
	if h.move != nil {
		if hasPress(f) {
			h.move.Finish()
		}
		if h.move.Tick() {
			h.move = nil
		}
		return
	}
	if t.handlePeekEnd(f) {
		return
	}
	if f.Has(input.Back) || f.Has(input.Menu) {
		h.host.Page.Release()
		t.openMenu()
		return
	}
	h.host.Update(f)
	if t.handover == h && h.host.Page.FocusedControl() == nil {
		h.host.Page.Focus("open")
	}
}

func (h *handover) draw(c *canvas.Canvas, v stage.View) {
	drawDoors(c, v, h.gap)
	if h.isClosed() {
		h.host.Draw(c)
	}
}

// purpose returns what the cover is opened for, or that what is secret is out of sight.
func (t *Table) purpose(next rules.Seat) string {
	if narrator, ok := t.board.(Narrator); ok {
		if text := narrator.Purpose(t.session.match.State().View(rules.Public), next); text != "" {
			return text
		}
	}
	return t.services.Words.T(lang.CoverHidden)
}

// showPrivate shows what is private to the person at the cover, or covers it at once.
func (t *Table) showPrivate(open bool) {
	h := t.handover
	if h == nil || !h.nextPeeks {
		return
	}
	h.open, h.holdShare = open, 0
	if open {
		t.reportLook(h.next)
		t.services.Sound.Play(audio.PickUp)
	}
	t.showHandover()
	h.host.Redraw()
}

// handlePeekEnd is looksAway behind the cover.
func (t *Table) handlePeekEnd(f *input.Frame) bool {
	if !t.handover.open || !hasAnyPress(f) && len(f.NamedInputs) == 0 {
		return false
	}
	t.handover.host.Page.Release()
	t.showPrivate(false)
	return len(f.NamedInputs) == 0
}

// closePeek opens the cover on the public table.
func (t *Table) closePeek() {
	t.handover.open = false
	t.openWide(func() { t.handover = nil; t.startChoosing(); t.isStale = true })
}
