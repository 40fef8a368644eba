package lesson

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Keys of the controls on the paper.
const (
	keyLeave = "lesson.leave"
	keyBack  = "lesson.back"
	keySteps = "lesson.steps"
	keyShow  = "lesson.show"
	keyNext  = "lesson.next"
)

// paperZ is the Z of the paper's controls, over the parts of a board at rest.
const paperZ = 3

// plan is where everything on the paper lies.
type plan struct {
	paper geom.Rect
	title geom.Rect // empty where there is no room
	text  geom.Rect
	style letters.Style
	steps geom.Rect // the dots; empty where the next button takes their place
	row   geom.Rect // of the buttons
	strip bool      // the dots stand between the buttons
}

// Measures, in logical units.
const (
	columnWide = 300.0 // of a paper beside the board
	columnLow  = 250.0 // the same on a phone held sideways
	edge       = 10.0  // around a paper
	pad        = 14.0  // within
	round      = 46.0  // of a button
	apart      = 8.0   // between buttons
	titleHigh  = 32.0
	stepsHigh  = 44.0
	leastLog   = 270.0 // the narrowest place of a log that holds a paper
	mostText   = 17.0
	leastText  = 14.0
	checkRoom  = 28.0 // left of the closing words
)

// Room implements table.Guide. Where the board leaves the place of a log that is large enough, the paper lies there; else it
// takes a strip below the board, or a column beside it.
func (g *guide) Room(v stage.View, b table.Board) stage.View {
	_, moves := b.(table.Reframer) // the log makes room for other things then
	if log := b.Arrange(v).Log; !moves && log.W >= leastLog && log.H >= g.columnHeight(log.W, leastText) {
		g.layColumn(log)
		return v
	}
	less := v
	switch v.Class {
	case stage.Tall:
		g.layStrip(&less)
	case stage.Low:
		g.layBeside(&less, columnLow)
	default:
		g.layBeside(&less, columnWide)
	}
	return less
}

// layBeside takes a column at the side of the hand that does not play.
func (g *guide) layBeside(v *stage.View, width float64) {
	column := geom.R(v.Safe.X+edge, v.Safe.Y+edge, width, v.Safe.H-2*edge)
	v.Safe.W -= width + edge
	if g.house.Settings.LeftHanded {
		column.X = v.Safe.Right()
	} else {
		v.Safe.X += width + edge
	}
	if want := g.columnHeight(width, mostText); want < column.H {
		column = geom.Around(column.Centre(), width, want)
	}
	g.layColumn(column)
}

// layColumn lays the paper out high and narrow.
func (g *guide) layColumn(paper geom.Rect) {
	p := plan{paper: paper}
	in := paper.InsetXY(pad, pad-2)
	p.row, in = in.CutBottom(round)
	_, in = in.CutBottom(2)
	p.steps, in = in.CutBottom(stepsHigh)
	p.title, in = in.CutTop(titleHigh)
	p.text = in
	p.style = g.textStyle(in.W, in.H)
	g.plan = p
}

// layStrip takes a strip at the foot of the window, as high as the longest words of the lesson want.
func (g *guide) layStrip(v *stage.View) {
	const gap = 6.0
	width := min(v.Safe.W-2*edge, 620)
	text := g.longest(ui.Body(mostText-1), width-2*pad)
	most := max(v.Safe.H*0.22, 84)
	high := min(text, most)
	p := plan{strip: true}
	total := high + gap + round + 2*(pad-2)
	p.paper = geom.R(v.Safe.Centre().X-width/2, v.Safe.Bottom()-edge/2-2-total, width, total)
	in := p.paper.InsetXY(pad, pad-2)
	p.row, in = in.CutBottom(round)
	_, p.text = in.CutBottom(gap)
	p.style = g.textStyle(p.text.W, p.text.H)
	v.Safe.H = p.paper.Y - 2 - v.Safe.Y
	g.plan = p
}

// columnHeight returns how high a column of that width wants to be, with words of that size.
func (g *guide) columnHeight(width, size float64) float64 {
	return g.longest(ui.Body(size), width-2*pad) + titleHigh + stepsHigh + round + 2 + 2*(pad-2)
}

// textStyle returns the largest style in which all words of the lesson fit.
func (g *guide) textStyle(width, height float64) letters.Style {
	size := mostText
	for size > leastText-1 && g.longest(ui.Body(size), width) > height {
		size -= 0.5
	}
	return ui.Body(size)
}

// longest returns the height of the longest words of the lesson.
func (g *guide) longest(style letters.Style, width float64) float64 {
	words, game, most := g.house.Words, g.lesson.Game, 0.0
	measure := func(text string, width float64) { most = max(most, canvas.ParagraphHeight(style, text, width)) }
	for _, step := range g.lesson.Steps {
		measure(words.LessonTask(game, step.Name), width)
		measure(words.LessonDone(game, step.Name), width-checkRoom)
		measure(words.LessonAnswer(game, step.Name, ""), width)
		for _, a := range step.Answers {
			measure(words.LessonAnswer(game, step.Name, a.Name), width)
		}
	}
	return most
}

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
	text, closes := g.words()
	r := p.text
	if closes {
		ui.DrawIcon(c, "check", geom.Pt(r.X+10, r.Y+canvas.LineHeight(p.style)/2), 22, sprites.Shu)
		r = geom.R(r.X+checkRoom, r.Y, r.W-checkRoom, r.H)
	}
	c.Paragraph(p.style, text, r, sprites.Ink, canvas.Left)
}

// Controls implements table.Guide.
func (g *guide) Controls() []*ui.Control {
	words := g.house.Words
	places := g.places()
	leave := ui.RoundButton(keyLeave, words.T(lang.LearnLeave), "close", places.leave, ui.Plain(), g.Leave)
	back, icon := lang.LearnBack, "back"
	if g.run.Begun() {
		back, icon = lang.LearnAgain, "rotate-left"
	}
	again := ui.RoundButton(keyBack, words.T(back), icon, places.back, ui.Plain(), g.Again)
	again.Off = g.step == 0 && !g.run.Begun() || g.missed > 0
	show := lang.LearnShow
	if g.shown {
		show = lang.LearnPlay
	}
	hint := ui.RoundButton(keyShow, words.T(show), "hint", places.show, ui.Plain(), g.Hint)
	hint.Off = !g.run.Plays()
	list := []*ui.Control{leave, again, hint, g.nextButton(places.next)}
	if !places.steps.Empty() {
		list = append(list, g.dots(places.steps))
	}
	for _, c := range list {
		c.Z = paperZ
	}
	return append(list, g.spoken())
}

// spoken is the sentence on the paper, for whoever cannot see it.
func (g *guide) spoken() *ui.Control {
	text, _ := g.words()
	return &ui.Control{Key: "lesson.text", Rect: g.plan.text, Role: ui.RoleText, Name: text}
}

// nextButton goes on; it comes forward when the step is done.
func (g *guide) nextButton(r geom.Rect) *ui.Control {
	words := g.house.Words
	paper, name, icon := ui.Plain(), lang.LearnSkip, "next"
	if g.run.Done() {
		paper, name = ui.Primary(), lang.LearnNext
	}
	if g.ends() {
		name, icon = lang.LearnMatch, "play"
	}
	if r.W > round+1 {
		label := name
		if name == lang.LearnSkip {
			label = lang.LearnNext
		}
		c := ui.Button(keyNext, words.T(label), icon, r, paper, g.next)
		c.Name = words.T(name)
		return c
	}
	c := ui.RoundButton(keyNext, words.T(name), icon, r, paper, g.next)
	return c
}

// ends reports whether the lesson is over, so that a match may follow.
func (g *guide) ends() bool { return g.last() && g.run.Done() }

// places are where the controls lie.
type places struct{ leave, back, show, next, steps geom.Rect }

// places spreads the controls over the row, with the dots between the buttons on a strip.
func (g *guide) places() places {
	p, at := g.plan, places{}
	size := min(round, (p.row.W-3*apart)/4)
	row := p.row
	cut := func() (r geom.Rect) {
		r, row = row.CutLeft(size)
		_, row = row.CutLeft(apart)
		return geom.Around(r.Centre(), size, size)
	}
	at.leave, at.back = cut(), cut()
	switch {
	case p.strip && g.ends():
		at.show = cut()
		at.next = row
	case p.strip:
		at.next, row = row.CutRight(size)
		_, row = row.CutRight(apart)
		at.show, row = row.CutRight(size)
		_, row = row.CutRight(apart)
		at.steps = row
	default:
		at.show = cut()
		at.next, at.steps = row, p.steps
		if g.ends() {
			at.next, at.steps = geom.R(p.row.X, p.steps.Y, p.row.W, p.steps.H-2), geom.Rect{}
		}
	}
	return at
}

// catalog are the texts with the names that things have in the match's skin.
func (g *guide) catalog() *lang.Catalog { return g.house.Words.In(lang.SkinOf(g.match)) }
