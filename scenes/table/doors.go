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
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Times of the doors in milliseconds.
const (
	shutMS = 350
	openMS = 450
	holdMS = 600
)

// doorLantern is the height of the lantern on the cover.
const doorLantern = 84

// doors are the paper doors that close between two people with secrets. They are shut before the seat at the screen
// changes, name who is next, and open only while that person holds the button. For a keepsake they stay shut while the
// person looks at it.
type doors struct {
	next     rules.Seat
	keepsake bool // next looks at what it keeps; the doors open on the public table
	shown    bool // it is to be seen now
	page     ui.Page
	gap      float64 // how far they stand open, 0 (shut) to 1
	move     anim.Step
	held     float64 // how long the button has been held, 0 to 1
	stale    bool
}

// shut reports whether nothing behind the doors can be seen.
func (d *doors) shut() bool { return d.gap == 0 }

// closeDoors shuts the doors before the next person may look. The viewer is nobody from now on.
func (t *Table) closeDoors(next rules.Seat) {
	if t.doors != nil && t.doors.next == next && !t.doors.keepsake {
		t.layDoors()
		return
	}
	t.session.hide()
	t.showBoard(t.session.state())
	t.shutDoors(&doors{next: next})
}

// shutDoors lets doors close over the table, which is public by now.
func (t *Table) shutDoors(d *doors) {
	t.page.Release()
	t.page.Focus("") // where it stood tells what has been chosen
	t.bench.letGo()
	t.choose.stop()
	t.adviser.drop()
	t.pending = 0
	t.message = message{}
	t.log.lit = -1
	t.mark(Marks{})
	t.doors, d.stale = d, true
	t.house.Sound.Play(audio.Door)
	if ticks := t.house.Speed().Ticks(shutMS); ticks > 0 {
		d.gap = 1
		d.move = anim.NewTween(ticks, anim.CubicOut, func(k float64) { d.gap, d.stale = 1-k, true })
	}
	t.layDoors()
}

// layDoors lists the controls of the cover.
func (t *Table) layDoors() {
	if t.doors.keepsake {
		t.layLook()
		return
	}
	d, words := t.doors, t.house.Words
	name := t.session.players[d.next].Name
	card := doorCard(t.view)
	open := ui.Button("open", words.T(lang.CoverOpen, lang.Text("name", name)), "hand", openButton(card), ui.Primary(), nil)
	open.Hold = &ui.Hold{
		Ticks: anim.Ticks(holdMS),
		Grow:  func(share float64) { d.held, d.stale = share, true },
		Loose: func() { d.held, d.stale = 0, true },
		Done:  t.openDoors,
	}
	menu := ui.RoundButton("menu", words.T(lang.TableMenu), "menu", menuCorner(t.view), ui.Plain(), t.openMenu)
	d.page.Set(t.view.Area, open, menu)
}

// openDoors lets the next person look and choose.
func (t *Table) openDoors() {
	d := t.doors
	t.house.Sound.Play(audio.Door)
	t.session.open(d.next)
	t.below = d.next
	t.relayout = true
	t.show()
	t.doors = d
	t.openWide(func() { t.doors = nil; t.stale = true })
}

// openWide lets the doors slide open, and then calls done.
func (t *Table) openWide(done func()) {
	d := t.doors
	d.page.Set(t.view.Area)
	if ticks := t.house.Speed().Ticks(openMS); ticks > 0 {
		d.move = anim.NewTween(ticks, anim.CubicOut, func(k float64) { d.gap, d.stale = k, true }).Then(done)
		return
	}
	done()
}

func (t *Table) updateDoors(f *input.Frame) {
	d := t.doors
	if d.move != nil {
		if pressed(f) {
			d.move.Finish()
		}
		if d.move.Tick() {
			d.move = nil
		}
		return
	}
	if t.coverKept(f) {
		return
	}
	if f.Has(input.Back) || f.Has(input.Menu) {
		d.page.Release()
		t.openMenu()
		return
	}
	d.page.Update(f)
	d.stale = d.stale || d.page.Stale()
	if t.doors == d && d.page.Focused() == nil {
		d.page.Focus("open")
	}
}

func doorCard(v stage.View) geom.Rect {
	w, h := min(480, v.Safe.W-68), min(452, v.Safe.H-52)
	return geom.Around(v.Safe.Centre(), w, h)
}

func openButton(card geom.Rect) geom.Rect {
	w, h := min(340, card.W-44), max(48, min(68, card.H*0.16))
	return geom.R(card.Centre().X-w/2, card.Bottom()-40-h, w, h)
}

// menuCorner is clear of the edge of the door behind it.
func menuCorner(v stage.View) geom.Rect {
	size, margin := 50.0, 32.0
	switch v.Class {
	case stage.Tall:
		size, margin = 46, 17
	case stage.Low:
		margin = 20
	}
	return geom.R(v.Safe.X+margin, v.Safe.Y+margin, size, size)
}

func (d *doors) draw(c *canvas.Canvas, v stage.View, t *Table) {
	d.stale = false
	drawLeaves(c, v, d.gap)
	if d.gap > 0 {
		return
	}
	card := doorCard(v)
	ui.DrawPaper(c, ui.LitPanel(), card)
	c.Draw(tape(), geom.Pt(card.Centre().X, card.Y), canvas.Look{})
	b := openButton(card)
	if d.keepsake {
		b, _ = lookButtons(card)
	}
	const tapeFoot = 16.0
	note := geom.R(card.X, card.Y+tapeFoot, card.W, b.Y-card.Y-tapeFoot)
	if keeper, ok := t.keeper(); ok && d.shown {
		keeper.DrawKept(c, note.Inset(14), t.session.viewOf(d.next), d.next)
	} else {
		d.drawNote(c, note, t)
	}
	hint, how := ui.Body(15), t.house.Words.T(lang.CoverHold)
	if d.keepsake {
		how = t.house.Words.T(lang.CoverLookHold)
	}
	hint = ui.Fit(hint, how, card.W-40)
	y := canvas.InMiddle(hint, b.Bottom()+4, card.Bottom())
	c.Text(hint, how, geom.Pt(card.Centre().X, y), sprites.Ink2, canvas.Centre)
	drawLantern(c, geom.Pt(card.Right()-6, card.Y+4), doorLantern, 1)
	d.page.Draw(c)
	if d.held > 0 {
		const edge = 4.0
		c.Fill(geom.R(b.X+edge, b.Y+edge, (b.W-2*edge)*d.held, b.H-2*edge), sprites.Ink.Alpha(0.25))
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

// drawNote writes who is next, as one group in the middle of the room: the crest, the name, and where there is room
// what for, or that the other's cards are put away.
func (d *doors) drawNote(c *canvas.Canvas, at geom.Rect, t *Table) {
	words, name := t.house.Words, t.session.players[d.next].Name
	pass, carved := ui.Strong(21), ui.Fit(ui.Carved(min(58, at.H*0.19)), name, at.W-40)
	line := t.purpose(d.next)
	const crestGap, nameGap, lineGap, roomy = 10.0, 10.0, 16.0, 280.0
	edge, leastCrest, large := 90.0, 44.0, t.view.Reading() > 1
	if large {
		edge = 70
	}
	if large && at.H < roomy {
		leastCrest = -crestGap // the words are more than the crest, which the name tells too
	}
	crest, told := min(132, at.H*0.42), at.H >= roomy || large
	fixed := crestGap + canvas.LineHeight(pass) + nameGap + carved.Size + lineGap
	body := t.view.Reading().Body(16.5)
	if large {
		body = ui.FitParagraph(body, line, at.W-edge, at.H-fixed-min(crest, leastCrest))
	} else {
		body = ui.Fit(body, line, at.W-edge)
	}
	lines := letters.Wrap(body, line, at.W-edge)
	said := canvas.LineHeight(body) * float64(len(lines))
	high := crest + fixed - lineGap
	if told {
		crest -= said - canvas.LineHeight(body)
		if large {
			crest = max(leastCrest, min(crest, at.H-fixed-said))
		}
		high = crest + fixed + said
	}
	mid, y := at.Centre().X, at.Y+max(0, (at.H-high)/2)
	if crest > 0 {
		DrawCrest(c, d.next, geom.Pt(mid, y+crest/2), crest)
	}
	y += crest + crestGap
	passes := words.T(lang.CoverPass)
	c.Text(ui.Fit(pass, passes, at.W-40), passes, geom.Pt(mid, y+canvas.Ascent(pass)), sprites.Ink2, canvas.Centre)
	y += canvas.LineHeight(pass) + nameGap + carved.Size
	c.Text(carved, name, geom.Pt(mid, y), sprites.Ink, canvas.Centre)
	if !told {
		return
	}
	width := 0.0
	for _, line := range lines {
		width = max(width, letters.Measure(body, line))
	}
	top := y + lineGap
	ui.DrawIcon(c, "hide", geom.Pt(mid-width/2-5, top+canvas.LineHeight(body)/2), 26, sprites.Ink2)
	for _, line := range lines {
		c.Text(body, line, geom.Pt(mid+14, canvas.InMiddle(body, top, top+canvas.LineHeight(body))), sprites.Ink2, canvas.Centre)
		top += canvas.LineHeight(body)
	}
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
