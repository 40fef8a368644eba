package forhonor

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// nightPale is the ink of second lines on the night of a duel.
const nightPale = sprites.Paper3

// drawDuel draws the fight of two heroes over the battlefield.
func (b *Board) drawDuel(c *canvas.Canvas) {
	d := &b.over.duel
	p := b.duelPlan()
	seen := 1 - d.veil
	if seen <= 0 {
		return
	}
	c = c.Faded(seen)
	if b.watched && b.view.Class != stage.Wide && p.commit.Empty() {
		c = c.Clipped(geom.R(b.view.Area.X, b.view.Area.Y, b.view.Area.W, p.band.Bottom()-b.view.Area.Y))
	}
	drawNight(c.Faded(0.9))
	c.Fill(geom.R(b.view.Area.X, p.band.Y, b.view.Area.W, b.view.Area.Bottom()-p.band.Y), sprites.NightShadow.Alpha(0.45))
	b.drawDuelTitle(c, p)
	for k := range b.shown.fight {
		b.drawFighter(c, p.sides[b.sideOf(k)], k)
	}
	b.drawPast(c, p)
	if k, ok := b.chooser(); ok {
		b.drawChoosing(c, p, k)
	} else {
		b.drawFaced(c, p)
	}
	b.drawLosses(c, p.table)
	b.drawRule(c, p.rule)
	if !b.layout.log.Empty() {
		ui.DrawPaper(c, ui.Panel(), b.layout.log) // what leads through the match stays readable
	}
}

// warmDuel bakes the portraits of a duel while it is about to be declared, so that it opens without a stop.
func (b *Board) warmDuel(c *canvas.Canvas) {
	if b.dueling() || b.choice.State == nil {
		return
	}
	for _, part := range b.choice.Picked {
		target, ok := heroOf(part)
		if !ok || target == b.shown.active {
			continue
		}
		for k, h := range [2]game.Hero{b.shown.active, target} {
			if b.shown.figure(h) != nil {
				at := b.duelPlan().sides[k].portrait
				c.Warm(pictureOf(b.portrait(h, at.W, at.H+8)), 1)
			}
		}
	}
}

// drawDuelTitle writes what this is, and which round.
func (b *Board) drawDuelTitle(c *canvas.Canvas, p duelPlan) {
	words := b.words()
	title, round := words.T(lang.ForhonorDuel), words.T(lang.ForhonorDuelFirst)
	if b.second() {
		round = words.T(lang.ForhonorDuelSecond)
	}
	if !p.title.Empty() {
		style := ui.Carved(max(18, p.title.H*0.8))
		if wide := letters.Measure(style, title); wide > p.title.W {
			style.Size *= p.title.W / wide
		}
		c.Text(style, title, geom.Pt(p.title.Centre().X, canvas.InMiddle(style, p.title.Y, p.title.Bottom())), sprites.Paper2, canvas.Centre)
	}
	const least = 12.0 // between the round buttons of the smallest windows
	body := ui.Fit(ui.Strong(min(17, p.round.H*0.8)), round, p.round.W)
	for body.Size > least && letters.Measure(body, round) > p.round.W {
		body.Size -= 0.25
	}
	c.Text(body, round, geom.Pt(p.round.Centre().X, canvas.InMiddle(body, p.round.Y, p.round.Bottom())), nightPale, canvas.Centre)
}

// drawFighter draws the portrait of a hero, and its slip.
func (b *Board) drawFighter(c *canvas.Canvas, at duelSide, k int) {
	d, f := &b.over.duel, b.shown.figure(b.shown.fight[k])
	if f == nil {
		return
	}
	frame := b.portrait(f.Hero, at.portrait.W, at.portrait.H+8)
	in := c
	if fall := d.fallen[k]; fall > 0 {
		in = c.Clipped(geom.R(at.portrait.X-6, at.portrait.Y-6, at.portrait.W+12, at.portrait.H+14)).Moved(0, at.portrait.H*1.1*fall*fall)
	}
	in.Draw(pictureOf(frame), geom.Pt(at.portrait.X, at.portrait.Y), canvas.Look{Turn: 0.12 * d.fallen[k]})
	if d.slash[k] > 0 {
		step := int(math.Round(d.slash[k] * sprites.SlashSteps))
		in.Draw(pictureOf(sprites.Slash{W: frame.W, H: frame.H, Step: step}), geom.Pt(at.portrait.X, at.portrait.Y), canvas.Look{})
	}
	b.drawFighterSlip(c, at.slip, f, k)
}

// drawFighterSlip writes who fights, for whom, and what counts in the fight.
func (b *Board) drawFighterSlip(c *canvas.Canvas, r geom.Rect, f *figure, k int) {
	ui.DrawPaper(c, ui.LitPanel(), r)
	d, words := &b.over.duel, b.words()
	inner := r.InsetXY(min(16, r.W*0.05), 6)
	crest := min(46, inner.H*0.75, inner.W*0.2)
	table.DrawCrest(c, f.Owner, geom.Pt(inner.X+crest/2, inner.Centre().Y), crest)
	_, inner = inner.CutLeft(crest + 8)
	lives := sprites.Lives{Most: f.Hero.Life(), Paper: true}.Box().W * 1.2
	narrow := inner.W < lives+130
	name := b.heroName(f.Hero)
	card := f.Hero.Faction().Card().String()
	camp := words.Camp(b.shown.campOf(f.Hero).String(), "")
	owner := b.playerName(f.Owner) + " · " + lower(camp)
	upper, under := inner.CutTop(inner.H * 0.52)
	right := geom.R(inner.Right(), inner.Y, 0, inner.H)
	if !narrow {
		right, _ = inner.CutRight(lives)
		upper.W -= lives + 8
		under.W -= lives + 8
	}
	style := ui.Heading(min(26, upper.H*0.8))
	if letters.Measure(style, name) > upper.W {
		style = ui.Fit(ui.Strong(18), name, upper.W)
	}
	c.Text(style, letters.Ellipsis(style, name, upper.W), geom.Pt(upper.X, canvas.InMiddle(style, upper.Y, upper.Bottom())), sprites.Ink, canvas.Left)
	bonus := func(at geom.Rect) {
		size := min(22, at.H*0.9)
		ui.DrawIcon(c, card, geom.Pt(at.X+size/2, at.Centre().Y), size, sprites.Ink)
		number := ui.Strong(15)
		c.Text(number, "+1", geom.Pt(at.X+size+5, canvas.InMiddle(number, at.Y, at.Bottom())), sprites.Ink, canvas.Left)
	}
	if narrow {
		const wide = 54.0
		row, plus := under.CutLeft(under.W - wide)
		drawDuelLives(c, row.InsetXY(2, 3), int(f.Life), f.Hero.Life(), d.crack[k], d.lost[k])
		bonus(geom.R(plus.X+4, plus.Y, plus.W, plus.H))
		return
	}
	body := ui.Fit(ui.Body(15), owner, under.W)
	c.Text(body, letters.Ellipsis(body, owner, under.W), geom.Pt(under.X, canvas.InMiddle(body, under.Y, under.Bottom())), sprites.Ink2, canvas.Left)
	high, low := right.CutTop(right.H * 0.52)
	drawDuelLives(c, high, int(f.Life), f.Hero.Life(), d.crack[k], d.lost[k])
	bonus(geom.R(low.Centre().X-26, low.Y, 52, low.H))
}
