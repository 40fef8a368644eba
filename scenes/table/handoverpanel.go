package table

import (
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// The most that the panel of a cover takes, and what is left free beside and above it.
const (
	handoverWidth, handoverHeight = 480.0, 452.0
	handoverSide, handoverAbove   = 34.0, 26.0
)

// handoverTree makes the panel with its buttons, and the button of the menu clear of the edge of the cover.
func (t *Table) handoverTree(m handoverModel) widget.Widget {
	const lantern = 84.0 // its height, at the panel's corner
	size, margin := 50.0, 32.0
	switch m.class {
	case stage.Tall:
		size, margin = 46, 17
	case stage.Low:
		margin = 20
	}
	menu := widget.IconButton{Icon: "menu", Control: ui.Control{Key: "menu", Name: m.words.T(lang.TableMenu), Press: t.openMenu}}
	panel := widget.Decorated{
		Child: widget.Panel{Surface: ui.LitPanel(), Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget { return t.handoverCard(m, room) })},
		Above: func(c *canvas.Canvas, r geom.Rect) {
			c.Draw(tape(), geom.Pt(r.Centre().X, r.Y), canvas.Look{})
			drawLantern(c, geom.Pt(r.Right()-6, r.Y+4), lantern, 1)
		},
	}
	return widget.Stack{
		widget.Pad(handoverSide, handoverAbove, widget.Middle(widget.Sized{W: handoverWidth, H: handoverHeight, Child: panel})),
		widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Pad(margin, margin, widget.Sized{W: size, H: size, Child: menu})},
	}
}

// handoverCard has who is next, or what is private to them, above the buttons and how they are used.
func (t *Table) handoverCard(m handoverModel, room widget.Size) widget.Widget {
	const tapeFoot, below, hintEdge, hintTop = 16.0, 40.0, 10.0, 4.0
	const openWide, openEdge, rowEdge, gap, share = 340.0, 22.0, 22.0, 12.0, 0.6
	hold, how := m.words.T(lang.CoverOpen, lang.Text("name", m.name)), m.words.T(lang.CoverHold)
	note := m.note(room)
	buttons := widget.Widget(widget.Pad(openEdge, 0, widget.Middle(widget.Sized{W: openWide, Child: t.holdButton(hold, "hand", ui.Hold{OnDone: t.openDoors})})))
	if m.nextPeeks {
		hold, how = m.words.T(lang.CoverLook, lang.Text("name", m.name)), m.words.T(lang.CoverLookHold)
		look := t.holdButton(hold, "eye", ui.Hold{OnDone: func() { t.showPrivate(true) }, OnRelease: func() { t.showPrivate(false) }})
		done := widget.Button{Icon: "check", Control: ui.Control{Key: "done", Name: m.words.T(lang.CoverDone), Press: t.closePeek}}
		buttons = widget.Pad(rowEdge, 0, widget.Row(gap, &widget.Item{Child: look, Grow: share}, &widget.Item{Child: done, Grow: 1 - share}))
	}
	if m.secretText != "" {
		note = t.privateCards(m)
	}
	line, lines := widget.Line(how, ui.Body(15), sprites.Ink2).Aligned(canvas.Centre), widget.Lines(how, ui.Body(13), sprites.Ink2).Aligned(canvas.Centre)
	line.MinSize, lines.Lead = 12.5, 0.85
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
		h.holdShare = held
		h.host.Redraw()
	}
	hold.Grow, hold.OnCancel = fill, func() { fill(0) }
	return widget.Decorated{
		Child: widget.Button{Icon: icon, Primary: true, Control: ui.Control{Key: "open", Name: name, Hold: &hold}},
		Above: func(c *canvas.Canvas, r geom.Rect) {
			if h.holdShare > 0 {
				c.Fill(geom.R(r.X+edge, r.Y+edge, (r.W-2*edge)*h.holdShare, r.H-2*edge), sprites.Ink.Alpha(0.25))
			}
		},
	}
}

// note reports who is next, as one group in the middle of its room: the crest, the name, and where there is room what for,
// or that the other's cards are put away. In large letters the words are more than the crest, which the name tells too.
func (m handoverModel) note(panel widget.Size) widget.Widget {
	const roomy, side, crestGap, lineGap, below, leastCrest, leastLine = 390.0, 24.0, 10.0, 4.0, 10.0, 44.0, 14.0
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		large, above, most, named := e.TextScale > 1, min(8, room.H*0.03), min(132, room.H*0.4), min(58, room.H*0.19)
		if large {
			named = min(58, room.H*0.17)
		}
		crest := &widget.Item{Basis: most + crestGap, Min: min(most, leastCrest) + crestGap, Child: widget.Padding{Bottom: crestGap, Child: widget.Paint{
			Draw: func(c *canvas.Canvas, r geom.Rect) { DrawCrest(c, m.next, r.Centre(), min(r.W, r.H)) },
		}}}
		pass := widget.Line(m.words.T(lang.CoverPass), ui.Strong(21), sprites.Ink2).Aligned(canvas.Centre)
		name := widget.Line(m.name, ui.CarvedStyle(named), sprites.Ink).Aligned(canvas.Centre).Elided()
		name.Lead = 0.82
		list := []widget.Widget{crest, widget.Pad(20, 0, pass), widget.Pad(20, 0, name)}
		if large || panel.H >= roomy {
			if large && panel.H < roomy {
				crest.Dropped(1)
			}
			text := widget.Lines(m.purpose, ui.Body(16.5), sprites.Ink2).Scalable().Aligned(canvas.Centre)
			words := widget.FirstFit{text}
			if !large { // few lines, a little smaller, keep off the button
				one, two := text.AtLeast(leastLine), text.AtLeast(leastLine)
				one.Lines, two.Lines = 1, 2
				words = widget.FirstFit{one, two, text}
			}
			list = append(list, widget.Padding{Top: lineGap, Left: side, Right: side, Child: widget.Row(6, widget.If(!large, widget.Icon("hide", 26, sprites.Ink2)), words).Along(widget.Centre).Across(widget.Centre)})
		}
		return widget.Padding{Top: above, Bottom: below, Child: widget.Column(0, list...).Along(widget.Centre)}
	})
}

// privateCards shows what the seat alone may see, also in words.
func (t *Table) privateCards(m handoverModel) widget.Widget {
	const inset = 14.0
	return widget.Pressable{
		Control: ui.Control{Key: "kept", Role: ui.RoleText, Name: m.secretText}, OwnFocus: true,
		Child: widget.Pad(inset, inset, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			if privacy, ok := t.privacy(); ok {
				privacy.DrawSecret(c, r, t.session.viewOf(m.next), m.next)
			}
		}}),
	}
}

type tapeKey struct{}

// tape is the strip that holds the note on the cover.
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
