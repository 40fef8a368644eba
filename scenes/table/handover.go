package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
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
	next rules.Seat
	peek bool // next looks at its private cards; the doors open on the public table
	open bool // and holds the button for that
	host widget.Host[handoverModel]

	gap  float64 // how far the doors stand open, 0 (closed) to 1
	move anim.Step
	held float64 // how long the button has been held, 0 to 1
}

// handoverModel is what stands on the card of the cover.
type handoverModel struct {
	words    *lang.Catalog
	next     rules.Seat
	name     string
	purpose  string
	peek     bool
	revealed string // the private cards in words, "" while they are covered
	class    stage.Class
}

// closed reports whether nothing behind the doors can be seen.
func (h *handover) closed() bool { return h.gap == 0 }

// stale reports whether the cover looks different from the last time it was drawn.
func (h *handover) stale() bool { return h.host.Stale() }

// cover closes the doors before the next person may look. The viewer is nobody from now on.
func (t *Table) cover(next rules.Seat) {
	if t.handover != nil && t.handover.next == next && !t.handover.peek {
		t.showHandover()
		return
	}
	t.session.hide()
	t.showBoard(t.session.state())
	t.closeDoors(&handover{next: next})
}

// closeDoors lets the doors of a cover close over the table, which is public by now.
func (t *Table) closeDoors(h *handover) {
	t.page.Release()
	t.page.Focus("") // where it stood tells what has been chosen
	t.bench.letGo()
	t.choose.stop()
	t.adviser.drop()
	t.pending = 0
	t.message = message{}
	t.log.lit = -1
	t.mark(Marks{})
	t.handover, h.host.Build = h, t.handoverTree
	t.house.Sound.Play(audio.Door)
	if ticks := t.house.Speed().Ticks(closeMS); ticks > 0 {
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
		words: t.house.Words, next: h.next, name: t.session.players[h.next].Name, purpose: t.purpose(h.next), peek: h.peek, class: t.view.Class,
	}
	if keeper, ok := t.keeper(); ok && h.open {
		m.revealed = keeper.DescribeKept(t.session.viewOf(h.next), h.next)
	}
	h.host.Show(m)
	h.host.Arrange(t.view.Safe, widget.Env{TextScale: t.view.Reading()})
	h.host.Tree()
}

// openDoors lets the next person look and choose.
func (t *Table) openDoors() {
	h := t.handover
	t.house.Sound.Play(audio.Door)
	t.session.open(h.next)
	t.below = h.next
	t.relayout = true
	t.show()
	t.handover = h
	t.openWide(func() { t.handover = nil; t.stale = true })
}

// openWide lets the doors slide open, and then calls done.
func (t *Table) openWide(done func()) {
	h := t.handover
	h.host.Page.Set(t.view.Area)
	if ticks := t.house.Speed().Ticks(openMS); ticks > 0 {
		h.move = anim.NewTween(ticks, anim.CubicOut, h.slide).Then(done)
		return
	}
	done()
}

func (t *Table) updateHandover(f *input.Frame) {
	h := t.handover
	if h.move != nil {
		if pressed(f) {
			h.move.Finish()
		}
		if h.move.Tick() {
			h.move = nil
		}
		return
	}
	if t.endsPeek(f) {
		return
	}
	if f.Has(input.Back) || f.Has(input.Menu) {
		h.host.Page.Release()
		t.openMenu()
		return
	}
	h.host.Update(f)
	if t.handover == h && h.host.Page.Focused() == nil {
		h.host.Page.Focus("open")
	}
}

func (h *handover) draw(c *canvas.Canvas, v stage.View) {
	drawLeaves(c, v, h.gap)
	if h.closed() {
		h.host.Draw(c)
	}
}

// purpose returns what the doors are opened for, or that what is secret is out of sight.
func (t *Table) purpose(next rules.Seat) string {
	if narrator, ok := t.board.(Narrator); ok {
		if text := narrator.Purpose(t.session.match.State().View(rules.Public), next); text != "" {
			return text
		}
	}
	return t.house.Words.T(lang.CoverHidden)
}

// The most that the card of a cover takes, and what is left free beside and above it.
const (
	handoverWide, handoverHigh  = 480.0, 452.0
	handoverSide, handoverAbove = 34.0, 26.0
)

// handoverTree makes the card with its buttons, and the button of the menu clear of the edge of the doors.
func (t *Table) handoverTree(m handoverModel) widget.Widget {
	const lantern = 84.0 // its height, at the card's corner
	size, margin := 50.0, 32.0
	switch m.class {
	case stage.Tall:
		size, margin = 46, 17
	case stage.Low:
		margin = 20
	}
	menu := widget.IconButton{Icon: "menu", Control: ui.Control{Key: "menu", Name: m.words.T(lang.TableMenu), Press: t.openMenu}}
	card := widget.Decorated{
		Child: widget.Panel{Paper: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return t.handoverCard(m, room) })},
		Above: func(c *canvas.Canvas, r geom.Rect) {
			c.Draw(tape(), geom.Pt(r.Centre().X, r.Y), canvas.Look{})
			drawLantern(c, geom.Pt(r.Right()-6, r.Y+4), lantern, 1)
		},
	}
	return widget.Stack{
		widget.Pad(handoverSide, handoverAbove, widget.Middle(widget.Sized{W: handoverWide, H: handoverHigh, Child: card})),
		widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Pad(margin, margin, widget.Sized{W: size, H: size, Child: menu})},
	}
}

// handoverCard has who is next, or what is private to them, above the buttons and how they are used.
func (t *Table) handoverCard(m handoverModel, room widget.Size) widget.Widget {
	const tapeFoot, below, hintEdge, hintTop = 16.0, 40.0, 20.0, 4.0
	const openWide, openEdge, rowEdge, gap, share = 340.0, 22.0, 22.0, 12.0, 0.6
	hold, how := m.words.T(lang.CoverOpen, lang.Text("name", m.name)), m.words.T(lang.CoverHold)
	note := m.note(room)
	buttons := widget.Widget(widget.Pad(openEdge, 0, widget.Middle(widget.Sized{W: openWide, Child: t.holdButton(hold, "hand", ui.Hold{Done: t.openDoors})})))
	if m.peek {
		hold, how = m.words.T(lang.CoverLook, lang.Text("name", m.name)), m.words.T(lang.CoverLookHold)
		look := t.holdButton(hold, "eye", ui.Hold{Done: func() { t.peek(true) }, Over: func() { t.peek(false) }})
		done := widget.Button{Icon: "check", Control: ui.Control{Key: "done", Name: m.words.T(lang.CoverDone), Press: t.leavePeek}}
		buttons = widget.Pad(rowEdge, 0, widget.Row(gap, &widget.Item{Child: look, Grow: share}, &widget.Item{Child: done, Grow: 1 - share}))
	}
	if m.revealed != "" {
		note = t.privateCards(m)
	}
	line, lines := widget.Line(how, ui.Body(15), sprites.Ink2).Aligned(canvas.Centre), widget.Lines(how, ui.Body(13), sprites.Ink2).Aligned(canvas.Centre)
	lines.Lead = 0.85
	hint := widget.Padding{Top: hintTop, Left: hintEdge, Right: hintEdge, Bottom: hintTop, Child: widget.FirstFit{line, lines}}
	high := max(48, min(68, room.H*0.16))
	return widget.Column(0, widget.Gap(tapeFoot), widget.Grow(note), widget.Fixed(high, buttons), widget.Fixed(below, hint))
}

// holdButton is the button that is held until something happens; its face fills meanwhile.
func (t *Table) holdButton(name, icon string, hold ui.Hold) widget.Widget {
	const edge = 4.0
	h := t.handover
	hold.Ticks = anim.Ticks(holdMS)
	fill := func(held float64) {
		h.held = held
		h.host.Redraw()
	}
	hold.Grow, hold.Loose = fill, func() { fill(0) }
	return widget.Decorated{
		Child: widget.Button{Icon: icon, Primary: true, Control: ui.Control{Key: "open", Name: name, Hold: &hold}},
		Above: func(c *canvas.Canvas, r geom.Rect) {
			if h.held > 0 {
				c.Fill(geom.R(r.X+edge, r.Y+edge, (r.W-2*edge)*h.held, r.H-2*edge), sprites.Ink.Alpha(0.25))
			}
		},
	}
}

// note tells who is next, as one group in the middle of its room: the crest, the name, and where there is room what for,
// or that the other's cards are put away. In large letters the words are more than the crest, which the name tells too.
func (m handoverModel) note(card widget.Size) widget.Widget {
	const roomy, edge, largeEdge, crestGap, lineGap, leastCrest = 390.0, 45.0, 24.0, 10.0, 4.0, 44.0
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		large, above, most, named := e.TextScale > 1, min(8, room.H*0.03), min(132, room.H*0.42), min(58, room.H*0.19)
		if large {
			named = min(46, room.H*0.15)
		}
		crest := &widget.Item{Basis: most + crestGap, Min: min(most, leastCrest) + crestGap, Child: widget.Padding{Bottom: crestGap, Child: widget.Paint{
			Draw: func(c *canvas.Canvas, r geom.Rect) { DrawCrest(c, m.next, r.Centre(), min(r.W, r.H)) },
		}}}
		pass := widget.Line(m.words.T(lang.CoverPass), ui.Strong(21), sprites.Ink2).Aligned(canvas.Centre)
		name := widget.Line(m.name, ui.Carved(named), sprites.Ink).Aligned(canvas.Centre).Elided()
		name.Lead = 0.82
		list := []widget.Widget{crest, widget.Pad(20, 0, pass), widget.Pad(20, 0, name)}
		if large || card.H >= roomy {
			side := edge
			if large {
				side = largeEdge
			}
			if large && card.H < roomy {
				crest.Dropped(1)
			}
			text := widget.Lines(m.purpose, ui.Body(16.5), sprites.Ink2).Scalable().Aligned(canvas.Centre)
			list = append(list, widget.Padding{Top: lineGap, Left: side, Right: side, Child: widget.Row(6, widget.If(!large, widget.Icon("hide", 26, sprites.Ink2)), text).Along(widget.Centre).Across(widget.Centre)})
		}
		return widget.Pad(0, above, widget.Column(0, list...).Along(widget.Centre))
	})
}

// privateCards shows what the seat alone may see, also in words.
func (t *Table) privateCards(m handoverModel) widget.Widget {
	const inset = 14.0
	return widget.Pressable{
		Control: ui.Control{Key: "kept", Role: ui.RoleText, Name: m.revealed}, OwnFocus: true,
		Child: widget.Pad(inset, inset, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			if keeper, ok := t.keeper(); ok {
				keeper.DrawKept(c, r, t.session.viewOf(m.next), m.next)
			}
		}}),
	}
}

// peek shows what is private to the person at the cover, or covers it at once.
func (t *Table) peek(open bool) {
	h := t.handover
	if h == nil || !h.peek {
		return
	}
	h.open, h.held = open, 0
	if open {
		t.looked(h.next)
		t.house.Sound.Play(audio.PickUp)
	}
	t.showHandover()
	h.host.Redraw()
}

// endsPeek is looksAway behind the doors.
func (t *Table) endsPeek(f *input.Frame) bool {
	if !t.handover.open || !anything(f) && len(f.Named) == 0 {
		return false
	}
	t.handover.host.Page.Release()
	t.peek(false)
	return len(f.Named) == 0
}

// leavePeek opens the doors on the public table.
func (t *Table) leavePeek() {
	t.handover.open = false
	t.openWide(func() { t.handover = nil; t.offer(); t.stale = true })
}

type tapeKey struct{}

// tape is the strip that holds the note on the doors.
func tape() canvas.Picture {
	const w, h = 92.0, 28.0
	return canvas.Picture{
		Key: tapeKey{}, Box: geom.R(-w/2-2, -h/2-2, w+4, h+4),
		Paint: func(c *vector.Canvas) {
			strip := vector.Rect(-w/2, -h/2, w, h)
			c.Fill(strip, vector.Solid(sprites.Wood.Alpha(0.92)))
			c.Stroke(strip, vector.Stroke{Width: 1.6, Join: vector.MiterJoin}, vector.Solid(sprites.Ink.Alpha(0.85)))
		},
	}
}
