package lesson

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Keys of the controls on the paper.
const (
	keyLeave = "lesson.leave"
	keyBack  = "lesson.back"
	keySteps = "lesson.steps"
	keyFold  = "lesson.fold"
	keyCard  = "lesson.card"
	keyShow  = "lesson.show"
	keyNext  = "lesson.next"
	keyText  = "lesson.text"
)

// The layers of the paper's controls, over the parts of a board at rest.
const (
	cardLayer  = 3
	paperLayer = 4
)

// catalog returns the texts with the names that things have in the match's skin.
func (g *guide) catalog() *lang.Catalog { return g.house.Words.In(lang.SkinOf(g.match)) }

// words returns what stands on the paper, and whether it closes the step.
func (g *guide) words() (text string, closes bool) {
	words, step := g.catalog(), g.run.Step()
	switch {
	case g.answer != "":
		return g.answer, false
	case g.told && step.Goal != nil:
		return words.LessonDone(g.lesson.Game, step.Name), true
	}
	return words.LessonTask(g.lesson.Game, step.Name), false
}

// ends reports whether the lesson is over, so that a match may follow.
func (g *guide) ends() bool { return g.last() && g.run.Done() }

// open reports whether the words lie on a card over the board.
func (g *guide) open() bool { return g.folds() && !g.folded }

// folds reports whether the words come and go.
func (g *guide) folds() bool { return g.plan.kind == folding || g.plan.kind == pillar }

// Cover implements table.Guide.
func (g *guide) Cover() geom.Rect {
	if !g.open() {
		return geom.Rect{}
	}
	return g.card().rect
}

// Touched implements table.Guide: the words make room for the board.
func (g *guide) Touched() {
	if g.open() {
		g.fold(true)
	}
}

// fold takes the words away, or brings them back.
func (g *guide) fold(away bool) {
	g.unfold()
	g.folded = away
	g.table.Relist()
}

// unfold lets the words be read from their first leaf on.
func (g *guide) unfold() { g.folded, g.leaf = false, 0 }

// turn goes on to the next leaf of the card, and folds it after the last one.
func (g *guide) turn(c card) {
	if g.leafOf(c) == len(c.leaves)-1 {
		g.fold(true)
		return
	}
	g.leaf++
	g.table.Relist()
}

// leafOf returns which leaf of the card is read.
func (g *guide) leafOf(c card) int { return min(g.leaf, len(c.leaves)-1) }

// Draw implements table.Guide.
func (g *guide) Draw(c *canvas.Canvas) {
	p := g.plan
	ui.DrawPaper(c, ui.Panel(), p.paper)
	if !p.title.Empty() {
		title := g.catalog().LessonTitle(g.lesson.Game)
		style := ui.Fit(ui.Strong(17), title, p.title.W)
		c.Text(style, title, geom.Pt(p.title.X, canvas.InMiddle(style, p.title.Y, p.title.Bottom()-6)), sprites.Ink2, canvas.Left)
		c.Fill(geom.R(p.title.X, p.title.Bottom()-5, p.title.W, 1.5), sprites.Paper4)
	}
	if !g.folds() {
		text, closes := g.words()
		g.drawWords(c, p.style, p.text, text, closes)
	}
}

// drawWords draws what stands on the paper, or on a leaf of the card; closing words have a check before them. On a band
// and on a card they stand in the middle.
func (g *guide) drawWords(c *canvas.Canvas, style letters.Style, r geom.Rect, text string, closes bool) {
	if closes {
		_, r = r.CutLeft(checkRoom)
	}
	if high := canvas.ParagraphHeight(style, text, r.W); (g.plan.kind == band || g.folds()) && high < r.H {
		r = geom.Around(r.Centre(), r.W, high)
	}
	if closes {
		ui.DrawIcon(c, "check", geom.Pt(r.X-checkRoom+10, r.Y+canvas.LineHeight(style)/2), 22, sprites.Shu)
	}
	c.Paragraph(style, text, r, sprites.Ink, canvas.Left)
}

// Controls implements table.Guide.
func (g *guide) Controls() []*ui.Control {
	words, at := g.house.Words, g.places()
	leave := ui.RoundButton(keyLeave, words.T(lang.LearnLeave), "close", at.leave, ui.Plain(), g.Leave)
	back, icon := lang.LearnBack, "back"
	if g.run.Begun() {
		back, icon = lang.LearnAgain, "rotate-left"
	}
	again := ui.RoundButton(keyBack, words.T(back), icon, at.back, ui.Plain(), g.Again)
	again.Off = g.step == 0 && !g.run.Begun() || g.missed > 0
	show := lang.LearnShow
	if g.shown {
		show = lang.LearnPlay
	}
	hint := ui.RoundButton(keyShow, words.T(show), "hint", at.show, ui.Plain(), g.Hint)
	hint.Off = !g.run.Plays()
	list := []*ui.Control{leave, again}
	if !at.show.Empty() {
		list = append(list, hint)
	}
	list = append(list, g.nextButton(at.next))
	var open card
	if g.open() {
		open = g.card()
	}
	switch {
	case at.steps.Empty():
	case g.folds():
		list = append(list, g.foldButton(at.steps, open))
	default:
		list = append(list, g.dots(at.steps))
	}
	for _, c := range list {
		c.Layer = paperLayer
	}
	return append(list, g.sentence(open)...)
}

// sentence returns the words for whoever cannot see them, and the card that they lie on where the paper folds.
func (g *guide) sentence(open card) []*ui.Control {
	text, _ := g.words()
	spoken := &ui.Control{Key: keyText, Rect: g.plan.text, Role: ui.RoleText, Name: text}
	if !g.open() {
		return []*ui.Control{spoken}
	}
	return []*ui.Control{g.cardButton(open), spoken}
}

// cardButton is the card over the board: a press turns to its next leaf, and after the last one puts it away.
func (g *guide) cardButton(at card) *ui.Control {
	r, leaf := at.rect, g.leafOf(at)
	last := leaf == len(at.leaves)-1
	name, knob := lang.LearnMore, "next"
	if last {
		name, knob = lang.LearnFold, "close"
	}
	_, closes := g.words()
	return &ui.Control{
		Key: keyCard, Rect: r, Role: ui.RoleButton, Name: g.house.Words.T(name), Layer: cardLayer,
		Press: func() { g.turn(at) },
		Paint: func(c *canvas.Canvas, s ui.Shown) {
			ui.DrawPaper(c, ui.LitPanel(), r)
			if s.Focus {
				ui.DrawFocus(c, r.Inset(8), ui.Radius)
			}
			g.drawWords(c, at.style, r.InsetXY(pad, padHigh), at.leaves[leaf], closes)
			drawLeaves(c, r, leaf, len(at.leaves))
			drawKnob(c, r, g.plan.top-edge, knob)
		},
	}
}

// drawKnob draws at the corner of the card, below the top of the room, what a press does.
func drawKnob(c *canvas.Canvas, card geom.Rect, top float64, icon string) {
	const radius, in, up = 12.0, 7.0, 5.0 // its middle off the corner
	at := geom.Pt(card.Right()-in, max(card.Y-up, top+radius+1))
	paper := ui.Paper{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: radius, Depth: 2}
	ui.DrawPaper(c, paper, geom.Around(at, 2*radius, 2*radius))
	ui.DrawIcon(c, icon, at, radius, sprites.Ink)
}

// drawLeaves shows at the foot of the card which of its leaves it is, where there are several.
func drawLeaves(c *canvas.Canvas, card geom.Rect, leaf, leaves int) {
	const pitch, radius, rise = 13.0, 2.8, 9.0
	if leaves == 1 {
		return
	}
	left := card.Centre().X - pitch*float64(leaves-1)/2
	for k := range leaves {
		c.Draw(dot(radius, sprites.Ink2, k <= leaf), geom.Pt(left+pitch*float64(k), card.Bottom()-rise), canvas.Look{})
	}
}

// foldButton says which step it is, and brings the words back or does what a press on their card does.
func (g *guide) foldButton(r geom.Rect, at card) *ui.Control {
	words, n, all := g.house.Words, lang.Count("n", g.step+1), lang.Count("all", len(g.lesson.Steps))
	label, name, press := lang.LearnReadShort, lang.LearnRead, func() { g.fold(false) }
	if g.open() {
		label, name, press = lang.LearnFoldShort, lang.LearnAt, func() { g.turn(at) }
		if g.leafOf(at) < len(at.leaves)-1 {
			label = lang.LearnMoreShort
		}
	}
	c := ui.RoundButton(keyFold, "", "talk", r, ui.Plain(), press)
	if r.W > round {
		c = ui.Button(keyFold, words.T(label, n, all), "", r, ui.Plain(), press)
	}
	c.Name = words.T(name, n, all)
	c.Tip = c.Name
	return c
}

// nextButton goes on. It comes forward when the step is done; before that it is a plain one, which skips what is asked.
func (g *guide) nextButton(r geom.Rect) *ui.Control {
	const worded = 90.0 // the least width of one with words
	words, name, icon := g.house.Words, lang.LearnNext, "next"
	switch {
	case !g.run.Done():
		if r.W < worded {
			return ui.RoundButton(keyNext, words.T(lang.LearnSkip), "next", skipRect(r), ui.Plain(), g.next)
		}
		skip := ui.Button(keyNext, words.T(lang.LearnSkipShort), "next", r, ui.Plain(), g.next)
		skip.Name = words.T(lang.LearnSkip)
		skip.Tip = skip.Name
		return skip
	case g.ends():
		name, icon = lang.LearnMatch, "play"
	}
	if r.W < worded {
		return ui.RoundButton(keyNext, words.T(name), icon, geom.Around(r.Centre(), r.H, r.H), ui.Primary(), g.next)
	}
	return ui.Button(keyNext, words.T(name), icon, r, ui.Primary(), g.next)
}

// skipRect returns the place of the button that skips a step, at the right end of the one that goes on.
func skipRect(r geom.Rect) geom.Rect {
	side := min(r.W, r.H)
	return geom.R(r.Right()-side, r.Centre().Y-side/2, side, side)
}

// places are where the controls lie; steps is that of the dots, or of the button that folds.
type places struct{ leave, back, show, next, steps geom.Rect }

// places spreads the controls over the row. At the end there is nothing more to be shown, and the last button
// takes that place, or on a strip that of the dots.
func (g *guide) places() (at places) {
	p, row := g.plan, g.plan.row
	if p.kind == pillar {
		step := (row.H - row.W) / (buttons - 1)
		for k, r := range []*geom.Rect{&at.leave, &at.back, &at.steps, &at.show, &at.next} {
			*r = geom.R(row.X, row.Y+float64(k)*step, row.W, row.W)
		}
		return at
	}
	size := min(round, (row.W-3*apart)/4)
	cut := func() (r geom.Rect) {
		r, row = row.CutLeft(size)
		_, row = row.CutLeft(apart)
		return geom.Around(r.Centre(), size, size)
	}
	at.leave, at.back = cut(), cut()
	switch {
	case p.kind == strip || p.kind == folding:
		if g.ends() {
			at.show, at.next = cut(), row
			return at
		}
		at.next, row = row.CutRight(size)
		_, row = row.CutRight(apart)
		at.show, row = row.CutRight(size)
		_, at.steps = row.CutRight(apart)
	case p.kind == column && g.ends():
		at.next, at.steps = row, p.steps
	default:
		at.show, at.next, at.steps = cut(), row, p.steps
	}
	return at
}
