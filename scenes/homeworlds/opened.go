package homeworlds

import (
	"errors"
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

// Measures of a system seen large, in logical units.
const (
	openGap     = 8.0
	openClose   = 46.0
	openName    = 44.0
	openStep    = 44.0
	openCrest   = 34.0
	openMargin  = 42.0 // about the disc and what docks at it, for crests
	openRowMost = 74.0
	leastNoted  = 48.0  // of a row that has room for words below its name
	listWidth   = 320.0 // of the powers beside the disc
	leastPair   = 240.0 // of a list in which two powers stand side by side
)

// openedPlan is where everything of a system seen large lies.
type openedPlan struct {
	spot  spot
	name  geom.Rect
	label label        // that fits there
	steps [2]geom.Rect // to the systems before and after it
	close geom.Rect
	rows  [6]geom.Rect // the five deeds, and what is overpopulated
	title geom.Rect    // above the rows
}

// OpenWorld returns the system that is seen large, false if none is.
func (b *Board) OpenWorld() (slot int, ok bool) { return b.opened, b.opened != nowhere }

// openedPlan lays the opened system out: disc and powers one below the other, or side by side. The button that closes it
// lies on the side of the hand, as far as can be from the talk of a phone.
func (b *Board) openedPlan() openedPlan {
	r := b.layout.large
	left := b.house.Settings.LeftHanded
	var p openedPlan
	disc, list := r, r
	rowHigh, columns := 0.0, 2
	if b.layout.beside {
		wide := min(listWidth, r.W*0.46)
		list, disc = r.CutRight(wide)
		list.X += openGap
		if left {
			list, disc = r.CutLeft(wide)
		}
		list.W -= openGap
		_, list = list.CutTop(openClose + openGap)
		if list.W < leastPair {
			columns = 1
		}
		down := float64(len(p.rows) / columns)
		rowHigh = min(openRowMost, (list.H-24-(down-1)*openGap)/down)
	} else {
		rowHigh = min(openRowMost, max(52, r.H*0.115))
		list, disc = r.CutBottom(3*rowHigh + 2*openGap + 26)
	}
	p.close = geom.R(disc.Right()-openClose, r.Y, openClose, openClose)
	if left {
		p.close.X = disc.X
	}
	p.name = geom.R(disc.X, disc.Y, disc.W, openName)
	p.nameSteps(b.worlds[b.opened].forms)
	_, disc = disc.CutTop(openName)
	radius := max(40, (min(disc.W, disc.H)/2-openMargin)/(1+world.Over/world.Radius))
	p.spot = spot{at: disc.Centre(), radius: radius, unit: radius / world.RadiusOf(&b.pos.Systems[b.opened])}
	p.title, list = list.CutTop(24)
	for k := range p.rows {
		col := list.Columns(columns, openGap)[k%columns]
		p.rows[k] = geom.R(col.X, list.Y+float64(k/columns)*(rowHigh+openGap), col.W, rowHigh)
	}
	return p
}

// nameSteps chooses the longest form of the name that leaves room for the steps beside it, and places these.
func (p *openedPlan) nameSteps(forms []label) {
	const most = 2 * (openClose + openStep + 2*openGap)
	for _, form := range forms {
		if p.label = form; form.width <= p.name.W-most {
			break
		}
	}
	aside := p.label.width/2 + openGap + openStep/2
	for k, side := range []float64{-1, 1} {
		p.steps[k] = geom.Around(p.name.Centre().Add(geom.Pt(side*aside, 0)), openStep, openStep)
	}
}

// openedThings returns the pieces of the opened system as they lie there.
func (b *Board) openedThings(p openedPlan) []*thing {
	var list []*thing
	own := b.in(b.opened)
	dock(p.spot, &b.pos.Systems[b.opened], b.seats, b.below, own, func(t *thing, at pose) {
		list = append(list, &thing{piece: t.piece, owner: t.owner, slot: t.slot, pose: at, goal: at})
	})
	return list
}

// openedTargets are the parts of an opened system.
func (b *Board) openedTargets(add adder) {
	p := b.openedPlan()
	shipTargets(b.openedThings(p), func(t *thing) geom.Rect { return t.outline().Inset(-4) }, add)
	add(button(buttonClose), p.close, true, buttonZ)
	if b.stepping() {
		add(button(buttonBefore), p.steps[0], true, buttonZ)
		add(button(buttonAfter), p.steps[1], true, buttonZ)
	}
	if b.sight.burst.slot != nowhere {
		_, leave, set := b.openedBurst(p)
		add(button(buttonLeave), leave, false, buttonZ)
		add(button(buttonDetonate), set, false, buttonZ)
		if list := b.burstable(); len(list) > 1 {
			for k, c := range list {
				add(markPart(b.opened, c), b.openedMark(p, k), false, buttonZ)
			}
		}
		return
	}
	if b.acting() {
		for k, d := range deeds() {
			add(button(d.button), p.rows[k], false, buttonZ)
		}
		for k, c := range b.burstable() {
			add(markPart(b.opened, c), b.openedMark(p, k), false, buttonZ)
		}
	}
}

// burstable lists the colours that can be set off in the opened system.
func (b *Board) burstable() []game.Colour {
	var list []game.Colour
	for _, c := range b.crowdOrder(b.opened) {
		if b.crowds(b.opened)[c] >= 4 {
			list = append(list, c)
		}
	}
	return list
}

// openedMark is where the k-th mark of overpopulation lies: all share the sixth row.
func (b *Board) openedMark(p openedPlan, k int) geom.Rect {
	return p.rows[5].Columns(max(1, len(b.burstable())), 4)[k]
}

// openedBurst is where an opened system tells what a catastrophe would do, and the buttons that let it be and set it off.
func (b *Board) openedBurst(p openedPlan) (text, leave, set geom.Rect) {
	row := p.rows[4]
	if len(b.burstable()) < 2 { // there is no other colour to set off
		row = hull(row, p.rows[5])
	}
	cols := row.Columns(2, openGap)
	return hull(p.rows[0], p.rows[3]), cols[0], cols[1]
}

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
	style := ui.Body(15)
	title := b.openedTitle()
	style = ui.Fit(style, title, p.title.W)
	c.Text(style, letters.Ellipsis(style, title, p.title.W-4), geom.Pt(p.title.X+4, canvas.InMiddle(style, p.title.Y, p.title.Bottom()-4)), sprites.Paper2, canvas.Left)
	list := b.burstable()
	if b.sight.burst.slot != nowhere {
		b.drawOpenedBurst(c, p)
		if len(list) == 1 {
			return
		}
	} else if b.acting() {
		for k, d := range deeds() {
			state := b.hereState(k)
			b.drawPower(c, d, state, b.hereWords(k, d, state), p.rows[k])
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
	c.Paragraph(ui.Body(15), b.burstWords(), text.Inset(14), sprites.Ink, canvas.Left)
	b.drawBurstButtons(c, leave, set)
}

// openedTitle names the chosen ship, or asks for one.
func (b *Board) openedTitle() string {
	words := b.words()
	switch {
	case b.choice.State == nil:
		return ""
	case b.pos.Phase == game.Sacrificing:
		return b.sayActions()
	case b.pos.Phase == game.Done:
		return words.T(lang.HomeworldsDone)
	case b.pos.Systems[b.opened].Ships[b.choice.By] == 0:
		return words.T(lang.HomeworldsNoShip)
	}
	switch power := b.sight.power; {
	case power == buttonAttack:
		return words.T(lang.HomeworldsWhichPrey)
	case power != noPower && b.sight.ship == (rules.Part{}):
		return words.T(whichShip(power))
	}
	if _, _, p, ok := pieceOf(b.sight.ship); ok {
		return words.T(lang.HomeworldsPowersOf, lang.Text("piece", lang.Capitalize(b.pieceName(p))))
	}
	return words.T(lang.HomeworldsPowers)
}

// drawPower draws one deed of an opened system with a line about it.
func (b *Board) drawPower(c *canvas.Canvas, d deed, state deedState, text string, r geom.Rect) {
	ink := b.drawDeedPaper(c, state, r)
	second := ink
	if state == deedOn {
		second = sprites.Ink2
	}
	if r.H < leastNoted {
		text = ""
	}
	head := geom.R(r.X, r.Y, r.W, r.H*0.5)
	if text == "" {
		head.H = r.H - 4
	}
	small := ui.Body(leastText)
	lines := letters.Wrap(small, text, r.W-20)
	room := max(1, min(2, int((r.H-26)/canvas.LineHeight(small))))
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
	word := b.words().T(d.name)
	style := ui.Fit(ui.Strong(17), word, r.Right()-x-sign-end)
	if d.power && letters.Measure(style, word) > r.Right()-x-sign-end/2 { // the colour of the power has to do as its sign
		style = ui.Fit(ui.Strong(17), word, r.Right()-x-end)
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

// whyNot asks the rules why a deed cannot be done here.
func (b *Board) whyNot(d deed) string {
	parts := append(slices.Clone(b.choice.Picked), button(d.button))
	err := b.match.Game.Why(b.choice.State, b.choice.By, parts)
	if e, ok := errors.AsType[*rules.Error](err); ok {
		return b.refusal(d, e)
	}
	return ""
}
