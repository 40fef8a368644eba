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
const nightPale = sprites.Paper4

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
	body := ui.Fit(ui.Body(min(17, p.round.H*0.8)), round, p.round.W)
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

// drawPast draws how the first round has ended, or in the first round which card beats which and who has joined in.
func (b *Board) drawPast(c *canvas.Canvas, p duelPlan) {
	if p.past.Empty() {
		return
	}
	text, cards := b.pastWords(), b.second()
	if !cards {
		if h := b.over.duel.friend; h != game.NoHero {
			text = b.words().T(lang.ForhonorDuelGang, lang.Text("friend", b.heroName(h)), lang.Text("hero", b.heroName(b.shown.fight[1])))
		}
	}
	r := p.past
	beside := r.W > r.H*2.4
	if !cards {
		circle := geom.Around(r.Centre(), min(150, r.H), min(150, r.H))
		if text != "" && beside {
			circle.X = r.Right() - circle.W
			r.W -= circle.W + 8
		} else if text != "" {
			circle.Y, r = r.Y, geom.R(r.X, circle.H+r.Y, r.W, r.H-circle.H)
		}
		drawCircle(c, circle)
	} else if !p.circle.Empty() {
		drawCircle(c, p.circle)
	}
	if text == "" {
		return
	}
	style := ui.Strong(16)
	if cards && beside && p.circle.Empty() && r.W > 4*r.H {
		side := min(r.H, 84)
		drawCircle(c, geom.R(r.Right()-side, r.Centre().Y-side/2, side, side))
		r.W -= side + 6
	}
	if cards {
		high := min(smallHigh*1.45, r.H)
		if beside {
			high = min(high, (r.W*0.45-8)/2*smallHigh/smallWide)
		} else {
			high = min(high, r.H-52)
		}
		wide := high * smallWide / smallHigh
		mid := geom.Pt(r.Centre().X, r.Y+high/2+24)
		if beside {
			mid = geom.Pt(r.Right()-wide-8, r.Centre().Y)
		} else {
			head := b.words().T(lang.ForhonorDuelPast)
			body := ui.Body(15)
			c.Text(body, head, geom.Pt(r.Centre().X, r.Y+15), nightPale, canvas.Centre)
		}
		for k, card := range b.shown.cards {
			side := float64(b.sideOf(k)) - 0.5
			face := sprites.CombatFace{Card: sprites.CombatCard(card), Small: true}
			b.drawCombat(c, face, combatPose{at: mid.Add(geom.Pt(side*(wide+12), 6*side)), high: high, turn: 0.06 * side * 2, open: 1})
		}
		if beside {
			r.W -= 2*wide + 28
		} else {
			r = geom.R(r.X, mid.Y+high/2+8, r.W, r.Bottom()-mid.Y-high/2-8)
		}
	}
	for style.Size > 13 && canvas.ParagraphHeight(style, text, r.W) > r.H {
		style.Size -= 0.5
	}
	align, high := canvas.Centre, canvas.LineHeight(style)
	lines := ui.Lines(style, text, r.W, max(1, int(r.H/high)))
	at := geom.Pt(r.Centre().X, r.Y+canvas.Ascent(style))
	if beside {
		align, at = canvas.Left, geom.Pt(r.X, r.Centre().Y-high*float64(len(lines))/2+canvas.Ascent(style))
	}
	for _, line := range lines {
		c.Text(style, line, at, sprites.Paper2, align)
		at.Y += high
	}
}

// drawCircle draws which card beats which.
func drawCircle(c *canvas.Canvas, r geom.Rect) {
	cycle := sprites.CombatCycle{Night: true}
	box := cycle.Box()
	size := min(r.W/box.W, r.H/box.H)
	c.Draw(pictureOf(cycle), geom.Pt(r.Centre().X-(box.X+box.W/2)*size, r.Centre().Y-(box.Y+box.H/2)*size), canvas.Look{Size: size})
}

// drawChoosing draws the three cards of side k, which chooses, and what is seen of the other side.
func (b *Board) drawChoosing(c *canvas.Canvas, p duelPlan, k int) {
	hero := b.shown.fight[k]
	b.drawHeadline(c, p.head, k)
	if n := int(b.over.picked.card) - 1; n >= 0 && n < len(p.cards) { // below the disc of the card beside it
		drawChosen(c, p.cards[n].Move(0, -chosenLift))
	}
	for n, r := range p.cards {
		card := game.Card(n + 1)
		played := card == b.spent(k)
		q := combatPose{at: r.Centre(), high: r.H, open: 1}
		if card == b.over.picked.card {
			q.lift = chosenLift
		}
		b.drawCombat(c, combatFace(card, hero, played), q)
		if played {
			b.drawPlayed(c, r)
		}
	}
	if !p.other.Overlaps(p.confirm) || !b.pending() {
		b.drawOther(c, p.other, 1-k)
	}
	if !b.pending() {
		text, on := b.commitWords()
		drawCommit(c, p.commit, text, on)
	}
}

// drawHeadline says who chooses in secret, and who looks away meanwhile: in one line where that can be read, larger for
// whoever wishes it.
func (b *Board) drawHeadline(c *canvas.Canvas, r geom.Rect, k int) {
	const eye, gap = 28.0, 8.0
	text := b.headline(k)
	room := geom.R(r.X+eye+gap, r.Y, r.W-eye-gap, r.H)
	style := ui.Fit(ui.Strong(18), text, room.W)
	if large := b.view.Reading().Strong(18); large.Size > style.Size && b.view.Reading() > 1 {
		style = ui.FitParagraph(large, text, room.W, room.H)
	}
	lines := []string{text}
	if letters.Measure(style, text) > room.W {
		lines = ui.Lines(style, text, room.W, max(2, int(room.H/canvas.LineHeight(style))))
	}
	ui.DrawIcon(c, "hide", geom.Pt(r.X+eye/2, r.Centre().Y), eye, sprites.Paper2)
	high := canvas.LineHeight(style)
	y := r.Centre().Y - high*float64(len(lines))/2 + canvas.Ascent(style)
	for _, line := range lines {
		c.Text(style, line, geom.Pt(room.X, y), sprites.Paper2, canvas.Left)
		y += high
	}
}

// drawPlayed writes over a card that it has been played.
func (b *Board) drawPlayed(c *canvas.Canvas, r geom.Rect) {
	const middle, name = 0.42, 0.65 // of the words and where the name of the card begins, in its heights
	text := b.words().T(lang.ForhonorDuelPlayed)
	style := ui.Whole(ui.Strong(15), text, r.W-10)
	high := canvas.ParagraphHeight(style, text, r.W-10)
	for style.Size > 13 && high+8 > r.H*name {
		style.Size -= 0.5
		high = canvas.ParagraphHeight(style, text, r.W-10)
	}
	band := geom.R(r.X, min(r.Y+r.H*middle-high/2-3, r.Y+r.H*name-high-8), r.W, high+8)
	c.Fill(band, sprites.Night.Alpha(0.7))
	c.Paragraph(style, text, geom.R(band.X+5, band.Y+3, band.W-10, high), sprites.Paper2, canvas.Centre)
}

// drawOther draws whether the other side has chosen: never what.
func (b *Board) drawOther(c *canvas.Canvas, r geom.Rect, k int) {
	f := b.shown.figure(b.shown.fight[k])
	if f == nil || r.Empty() {
		return
	}
	text := b.chosenWords(f)
	beside := r.W > r.H*1.5
	style := b.view.Reading().Body(15)
	if beside {
		style = ui.FitParagraph(style, text, r.W-r.H*cardWide/cardHigh-8, r.H)
	} else {
		style = ui.FitParagraph(style, text, r.W, r.H/2)
	}
	high := min(140, r.H-canvas.ParagraphHeight(style, text, r.W)-6)
	if beside {
		high = min(140, r.H)
	}
	wide := high * cardWide / cardHigh
	at := geom.R(r.Centre().X-wide/2, r.Y, wide, high)
	words := geom.R(r.X, at.Bottom()+8, r.W, r.Bottom()-at.Bottom()-8)
	align := canvas.Centre
	if beside {
		at.X = r.X
		words = geom.R(at.Right()+8, r.Y, r.Right()-at.Right()-8, r.H)
		words.Y += (r.H - canvas.ParagraphHeight(style, text, words.W)) / 2
		align = canvas.Left
	}
	b.drawCovered(c, at, f)
	c.Paragraph(style, text, words, sprites.Paper2, align)
}

// chosenWords says whether the owner of a hero has chosen.
func (b *Board) chosenWords(f *figure) string {
	key := lang.ForhonorDuelChooses
	if b.shown.ready.Has(f.Owner) {
		key = lang.ForhonorDuelChosen
	}
	return b.words().T(key, lang.Text("name", b.playerName(f.Owner)))
}
