package homeworlds

import (
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/world"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// drawOpened draws a system large over the darkened table, with its powers and why they are missing.
func (b *Board) drawOpened(c *canvas.Canvas) {
	p := b.openedPlan()
	c.Fill(b.view.Area, sprites.Night.Alpha(0.88))
	w := b.worlds[b.opened]
	c.Draw(worldPicture(sprites.World{Radius: p.spot.radius, Home: b.pos.Systems[b.opened].Home >= 0}), p.spot.at, canvas.Look{})
	c.Draw(ringPicture(sprites.ChosenRing, p.spot.radius), p.spot.at, canvas.Look{})
	things := b.openedThings(p)
	b.drawThings(c, things, 1)
	b.drawOpenedSigns(c, things)
	b.drawCrests(c, p)
	if len(w.forms) > 0 {
		p.label.draw(c, geom.Around(p.name.Centre(), p.label.width, labelHeight+5))
	}
	b.drawSteps(c, p)
	b.drawOverview(c, p)
	paper := ui.Plain()
	paper.Radius = p.close.W / 2
	ui.DrawPaper(c, paper, p.close)
	ui.DrawIcon(c, "close", p.close.Centre(), p.close.W*0.46, sprites.Ink)
	if b.pos.Phase != game.Setup {
		b.drawPowers(c, p)
		b.drawEnd(c)
	}
}

// drawOpenedSigns rings what is chosen or can follow among the pieces of an opened system.
func (b *Board) drawOpenedSigns(c *canvas.Canvas, things []*thing) {
	like := func(list []*thing, t *thing) bool {
		return slices.ContainsFunc(list, func(o *thing) bool { return o.piece == t.piece && o.owner == t.owner && o.slot == t.slot })
	}
	for _, t := range things {
		if like(b.sight.ready, t) {
			b.drawReady(c, t)
		}
		switch {
		case t.part() == b.sight.ship:
			b.ringThing(c, t, sprites.Shu2, false)
		case like(b.sight.prey, t):
			b.ringThing(c, t, sprites.Shu2, true)
		case like(b.sight.large, t):
			c.Draw(discPicture(13, sprites.Paper3, sprites.Ink), t.outline().Centre(), canvas.Look{})
			ui.DrawIcon(c, "lock", t.outline().Centre(), 16, sprites.Ink2)
		case like(b.sight.sources, t):
			b.ringThing(c, t, sprites.Glow, false)
		case like(b.sight.burst.gone, t):
			b.ringThing(c, t, sprites.Kin2, true)
		}
	}
}

// drawCrests draws the crest of each seat with ships in the opened system outside of the rim on its side.
func (b *Board) drawCrests(c *canvas.Canvas, p openedPlan) {
	for seat := range rules.Seat(b.seats) {
		if b.pos.Systems[b.opened].Ships[seat] == 0 {
			continue
		}
		sin, cos := math.Sincos(world.SeatAngle(seat, b.below, b.seats))
		at := p.spot.at.Add(geom.Pt(cos, sin).Mul(p.spot.radius*(1+world.Over/world.Radius) + openCrest/2 + 5))
		table.DrawCrest(c, seat, at, openCrest)
		b.drawPowersOf(c, seat, at)
	}
}

// drawPowersOf draws small signs of the powers that the seat has in the opened system beside its crest.
func (b *Board) drawPowersOf(c *canvas.Canvas, seat rules.Seat, crest geom.Point) {
	const apart, share = 17.0, 0.34
	var list []sprites.Hue
	for _, h := range hues() {
		if b.pos.Systems[b.opened].Power(seat, colourOf(h)) {
			list = append(list, h)
		}
	}
	wide := apart * float64(len(list))
	row := geom.R(crest.X-wide/2, crest.Y+openCrest/2+2, wide, apart)
	if seat == b.below {
		row = geom.R(crest.X+openCrest/2+5, crest.Y-apart/2, wide, apart)
	}
	room := b.layout.large
	row.X = min(max(row.X, room.X), room.Right()-row.W)
	for k, h := range list {
		c.Draw(powerPicture(h), geom.Pt(row.X+(float64(k)+0.5)*apart, row.Centre().Y), canvas.Look{Size: share})
	}
}

// drawPowers lists what can be done here, each with what it would give or why it is missing.
func (b *Board) drawPowers(c *canvas.Canvas, p openedPlan) {
	b.drawTitle(c, p.title)
	list := b.burstable()
	if b.sight.burst.slot != nowhere {
		b.drawOpenedBurst(c, p)
		if len(list) == 1 {
			return
		}
	} else if b.acting() {
		notes, small := b.notes(p)
		for k, d := range deeds() {
			b.drawPower(c, d, notes[k], small, p.rows[k])
		}
	}
	for k, colour := range list {
		r := b.openedMark(p, k)
		ui.DrawPaper(c, ui.Paper{Face: sprites.Kin2, Lip: sprites.Kin3, Line: sprites.Ink, Radius: ui.Radius, Depth: 4}, r)
		c.Draw(powerPicture(world.Hue(colour)), geom.Pt(r.X+24, r.Centre().Y), canvas.Look{Size: 0.7})
		ui.DrawIcon(c, "catastrophe", geom.Pt(r.X+56, r.Centre().Y), 26, sprites.Ink)
		if r.W > 110 {
			style := ui.Strong(leastText)
			word := b.words().T(lang.HomeworldsCrowd, lang.Count("n", b.crowds(b.opened)[colour]))
			c.Text(style, letters.Ellipsis(style, word, r.W-82), geom.Pt(r.X+76, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Left)
		}
	}
}

// drawOpenedBurst tells what a catastrophe in the opened system would do.
func (b *Board) drawOpenedBurst(c *canvas.Canvas, p openedPlan) {
	text, leave, set := b.openedBurst(p)
	ui.DrawPaper(c, ui.LitSlip(), text)
	room, style := text.Inset(14), b.view.Reading().Body(15)
	for style.Size > leastText && canvas.ParagraphHeight(style, b.burstWords(), room.W) > room.H {
		style.Size -= 0.5
	}
	c.Paragraph(style, b.burstWords(), room, sprites.Ink, canvas.Left)
	b.drawBurstButtons(c, leave, set)
}

// note is how a deed of an opened system stands, and the words below its name.
type note struct {
	state deedState
	text  string
}

// drawTitle writes what the opened system asks for above the powers, in as many lines as there is room for.
func (b *Board) drawTitle(c *canvas.Canvas, r geom.Rect) {
	const below = 4.0
	title, style := b.openedTitle(), b.view.Reading().Body(titleSize)
	r = geom.R(r.X+4, r.Y, r.W-4, r.H-below)
	for style.Size > leastText && canvas.ParagraphHeight(style, title, r.W) > r.H+1 {
		style.Size = max(leastText, style.Size-0.5)
	}
	lines := ui.Lines(style, title, r.W, max(1, int((r.H+1)/canvas.LineHeight(style))))
	y := r.Bottom() - canvas.LineHeight(style)*float64(len(lines))
	for _, line := range lines {
		next := y + canvas.LineHeight(style)
		c.Text(style, line, geom.Pt(r.X, canvas.InMiddle(style, y, next)), sprites.Paper2, canvas.Left)
		y = next
	}
}

// large reports whether words are wanted larger than units could grow, so that what is to be read needs room of its
// own.
func (b *Board) large() bool { return b.view.Reading() > 1 }

// notes tells how the deeds of the opened system stand, and the letters of the words below their names: as large as is
// wished, or nearly so. Where they would have to be smaller there are none; each then is the tip of its button.
func (b *Board) notes(p openedPlan) (notes [5]note, style letters.Style) {
	const nearly = 0.8
	for k, d := range deeds() {
		notes[k] = note{state: b.hereState(k)}
		if p.rows[k].H >= leastNoted {
			notes[k].text = b.hereWords(k, d, notes[k].state)
		}
	}
	style = b.view.Reading().Body(leastText)
	least := max(leastText, nearly*style.Size)
	for ; !b.notesFit(notes, style, p); style.Size -= 0.5 {
		if !b.large() { // they are cut
			break
		}
		if style.Size-0.5 < least {
			for k := range notes {
				notes[k].text = ""
			}
			break
		}
	}
	return notes, style
}

// notesFit reports whether the words of all deeds have room below their names.
func (b *Board) notesFit(notes [5]note, style letters.Style, p openedPlan) bool {
	for k, n := range notes {
		if len(letters.Wrap(style, n.text, p.rows[k].W-20)) > noteLines(style, p.rows[k]) {
			return false
		}
	}
	return true
}

// noteLines is for how many lines of words a deed has room below its name.
func noteLines(style letters.Style, r geom.Rect) int {
	return max(1, min(2, int((r.H-26)/canvas.LineHeight(style))))
}

// drawPower draws one deed of an opened system with a line about it.
func (b *Board) drawPower(c *canvas.Canvas, d deed, n note, small letters.Style, r geom.Rect) {
	state := n.state
	ink := b.drawDeedPaper(c, state, r)
	second := ink
	if state == deedOn {
		second = sprites.Ink2
	}
	head := geom.R(r.X, r.Y, r.W, r.H*0.5)
	if n.text == "" {
		head.H = r.H - 4
	}
	lines, room := letters.Wrap(small, n.text, r.W-20), noteLines(small, r)
	if len(lines) > 1 && room > 1 {
		head.H = max(24, r.H-2*canvas.LineHeight(small)-4)
	}
	mark := min(0.66, r.H*0.5/42)
	x := r.X + 10
	if d.power {
		faded := c
		if state == deedOff {
			faded = c.Faded(0.5)
		}
		faded.Draw(powerPicture(d.hue), geom.Pt(x+22*mark, head.Centre().Y+2), canvas.Look{Size: mark})
		x += 48 * mark
	}
	const sign, end = 32.0, 10.0
	word, wanted := b.words().T(d.name), ui.Strong(17)
	if n.text == "" {
		wanted.Size = max(wanted.Size, min(b.view.Reading().Strong(17).Size, r.H*0.55))
	}
	style := ui.Fit(wanted, word, r.Right()-x-sign-end)
	if d.power && (letters.Measure(style, word) > r.Right()-x-sign-end/2 || style.Size < 0.8*wanted.Size) { // the colour of the power has to do as its sign
		style = ui.Fit(wanted, word, r.Right()-x-end)
	} else {
		ui.DrawIcon(c, d.icon, geom.Pt(x+14, head.Centre().Y+2), 21, ink)
		x += sign
	}
	c.Text(style, word, geom.Pt(x, canvas.InMiddle(style, head.Y+3, head.Bottom()+1)), ink, canvas.Left)
	y := head.Bottom() + canvas.Ascent(small) - 2
	for k, line := range lines[:min(room, len(lines))] {
		if k == room-1 && len(lines) > room {
			line = letters.Ellipsis(small, line+" …", r.W-20)
		}
		c.Text(small, line, geom.Pt(r.X+10, y), second, canvas.Left)
		y += canvas.LineHeight(small)
	}
	if b.pos.Phase == game.Sacrificing && d.power && colourOf(d.hue) == b.pos.Colour {
		b.drawFlames(c, r.Right()-26, r.Y+3)
	}
}
