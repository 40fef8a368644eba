package lesson

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Keys of the controls on the panel.
const (
	keyLeave = "lesson.leave"
	keyBack  = "lesson.back"
	keySteps = "lesson.steps"
	keyFold  = "lesson.fold"
	keyPopup = "lesson.popup"
	keyShow  = "lesson.show"
	keyNext  = "lesson.next"
	keyMatch = "lesson.match"
	keyText  = "lesson.text"
)

// The layers of the panel's controls, over the parts of a board at rest.
const (
	popupLayer = 3
	panelLayer = 4
)

// catalog returns the texts with the names that things have in the match's skin.
func (g *guide) catalog() *lang.Catalog { return g.services.Words.WithSkin(lang.SkinOf(g.match)) }

// words returns what stands on the panel, and whether it closes the step.
func (g *guide) words() (text string, closes bool) {
	words := g.catalog()
	switch {
	case g.answer != "":
		return g.answer, false
	case g.hasNarratedEnd && g.run.Step().Goal != nil:
		return g.course.DoneText(words, g.step), true
	}
	return g.course.Task(words, g.step, g.run.Moves()), false
}

// ends reports whether the lesson is over, so that a match may follow.
func (g *guide) ends() bool { return g.last() && g.run.IsDone() }

// open reports whether the words lie on a popup over the board.
func (g *guide) open() bool { return g.folds() && !g.isFolded }

// folds reports whether the words come and go.
func (g *guide) folds() bool { return g.plan.kind == folding || g.plan.kind == pillar }

// Cover implements table.Guide.
func (g *guide) Cover() (r geom.Rect) {
	if g.open() {
		r = g.popup().rect
	}
	return r
}

// OnTouch implements table.Guide: the words make room for the board.
func (g *guide) OnTouch() {
	if g.open() {
		g.fold(true)
	}
}

// fold takes the words away, or brings them back.
func (g *guide) fold(away bool) {
	g.expand()
	g.isFolded = away
	g.table.Relist()
}

// expand lets the words be read from their first page on.
func (g *guide) expand() { g.isFolded, g.page = false, 0 }

// turn goes on to the next page of the popup, and folds it after the last one.
func (g *guide) turn(m model) {
	if m.lastPage() {
		g.fold(true)
		return
	}
	g.page = m.page + 1
	g.table.Relist()
}

// pageOf returns which page of the popup is read.
func (g *guide) pageOf(c popup) int { return min(g.page, len(c.pages)-1) }

// model is what stands on the panel, and on the popup over the board.
type model struct {
	plan
	tag    lang.Tag
	title  string
	words  string // all of them
	closes bool   // they close the step
	icon   string // before those
	step   int

	hasBegun, canGoBack, plays, hasHint, isDone, last, ends bool // of the step; back: there is something to go back to
	mayPlay                                                 bool // a match may begin although there are more steps

	puzzle          bool
	grade, maxGrade int // of a puzzle
	labels          Labels

	popup       geom.Rect // over the board, empty for none
	pageText    string    // the words that stand there, or on the panel
	page, pages int       // of the popup
}

// model returns what the panel shows now.
func (g *guide) model() model {
	text, closes := g.words()
	grade, most := g.course.Grade()
	m := model{
		plan: g.plan, tag: g.services.Words.Tag(), title: g.course.Title(g.catalog()),
		puzzle: g.puzzle(), grade: grade, maxGrade: most, labels: g.course.Labels(),
		words: text, closes: closes, icon: g.course.DoneIcon(), pageText: text, step: g.step,
		hasBegun: g.run.HasBegun(), canGoBack: (g.step > 0 || g.run.HasBegun()) && g.missTicks == 0,
		plays: g.run.Plays(), hasHint: g.hasHint, isDone: g.run.IsDone(), last: g.last(), ends: g.ends(), mayPlay: g.run.IsDone() && g.run.Step().MayPlay,
	}
	if g.open() {
		c := g.popup()
		m.popup, m.style, m.page, m.pages = c.rect, c.style, g.pageOf(c), len(c.pages)
		m.pageText = c.pages[m.page]
	}
	return m
}

// lastPage reports whether nothing follows what is read on the popup.
func (m model) lastPage() bool { return m.page == m.pages-1 }

// Tree implements table.Guide.
func (g *guide) Tree() *widget.Tree {
	g.cache.Show(g.model())
	return g.cache.Tree()
}

// build makes the panel in its place, and the popup.
func (g *guide) build(m model) widget.Widget {
	panel := widget.Panel{Surface: ui.Panel(), Child: g.content(m)}
	place := widget.Row(0, widget.Gap(m.margin), widget.Sized{W: m.width, H: m.height, Child: panel}).Across(widget.Centre).Flipped()
	place.Vertical = m.kind != column && m.kind != pillar
	return widget.Stack{
		widget.Empty{}, widget.Positioned{Rect: m.room, Child: place},
		widget.Later{Child: widget.Positioned{Rect: m.popup, Child: g.popupWidget(m)}},
	}
}

// content is what lies on the panel.
func (g *guide) content(m model) widget.Widget {
	row := widget.Row(buttonGap, g.buttons(m)...)
	switch m.kind {
	case pillar:
		row.Vertical, row.Gap = true, 0
		return widget.Pad(pillarRim, pillarRim, widget.Stack{row.Along(widget.SpaceBetween).Across(widget.Centre), m.buildNarration()})
	case folding:
		return widget.Pad(pad-2, foldingRim, widget.Stack{row, m.buildNarration()})
	case strip:
		return widget.Pad(pad, padHeight, widget.Column(0, widget.Grow(m.text(widget.Start)), widget.Gap(rowGap), widget.Fixed(round, row)))
	case band:
		words := widget.Column(0, m.heading(bandTitle), widget.Grow(m.text(widget.Centre)))
		keys := widget.Column(0, widget.Spacer(), widget.Fixed(bandSteps, g.dots(m)), widget.Fixed(round, row))
		return widget.Pad(pad, 0, widget.Row(bandGap, widget.Grow(widget.Pad(0, padHeight, words)),
			widget.Fixed(bandKeys, widget.Padding{Bottom: padHeight, Child: keys})).Flipped())
	}
	return widget.Pad(pad, padHeight, widget.Column(0, m.heading(titleHeight), widget.Grow(m.text(widget.Start)),
		widget.Fixed(stepsHeight, g.dots(m)), widget.Gap(rowGap), widget.Fixed(round, row)))
}

// heading is the title over a line, high units in all.
func (m model) heading(high float64) widget.Widget {
	const line, foot = 4.0, 2.0
	return widget.Fixed(high, widget.Column(0, widget.Grow(widget.Line(m.title, ui.Strong(17), sprites.Ink2)), widget.Rule(line), widget.Gap(foot)))
}

// text is the words on the panel, on the screen and for screen readers.
func (m model) text(at widget.Alignment) widget.Widget {
	return widget.Later{Child: widget.Align{Y: at, Child: m.paragraph(keyText)}}
}

// buildNarration is the words for screen readers, where the panel folds.
func (m model) buildNarration() widget.Widget {
	control := ui.Control{Key: keyText, Role: ui.RoleText, Name: m.words}
	return widget.Later{Child: widget.Align{X: widget.Start, Y: widget.Start, Child: widget.Pressable{Control: control, Child: widget.Empty{}}}}
}

// paragraph is what is read on the panel or on a page of the popup; closing words have a check before them.
func (m model) paragraph(key string) widget.Widget {
	text := &widget.Text{Text: m.pageText, Style: m.style, Ink: sprites.Ink, MinSize: m.style.Size, Key: key} // one size for all steps
	if !m.closes {
		return text
	}
	check := widget.Paint{W: checkRoom, H: canvas.LineHeight(m.style), Draw: func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawIcon(c, m.icon, geom.Pt(r.X+10, r.Centre().Y), 22, sprites.Shu)
	}}
	return widget.Row(0, check, widget.Grow(text)).Across(widget.Start)
}

// popupWidget is the popup over the board: a press turns to its next page, and after the last one puts it away.
func (g *guide) popupWidget(m model) widget.Widget {
	name, knob, forward := lang.LearnMore, "next", 1
	if m.lastPage() {
		name, knob, forward = lang.LearnFold, "close", 0
	}
	words := widget.Pad(pad, padHeight, widget.Align{Y: widget.Centre, Child: m.paragraph("")})
	return widget.Pressable{
		Control:    ui.Control{Key: keyPopup, Role: ui.RoleButton, Name: g.services.Words.T(name), Layer: popupLayer, Turns: forward, Press: func() { g.turn(m) }},
		FocusInset: 8,
		Child: widget.Decorated{Child: widget.Panel{Surface: ui.LitPanel(), Child: words}, Above: func(c *canvas.Canvas, r geom.Rect) {
			drawPages(c, r, m.page, m.pages)
			drawKnob(c, r, m.popupArea.Y-edge, knob)
		}},
	}
}

// drawKnob draws at the corner of the popup, below the top of the room, what a press does.
func drawKnob(c *canvas.Canvas, popup geom.Rect, top float64, icon string) {
	const radius, in, up, free = 12.0, 7.0, 5.0, 3.0 // its middle off the corner, its edge off that of the room
	at := geom.Pt(popup.Right()-in, max(popup.Y-up, top+radius+free))
	panel := ui.Surface{Face: sprites.Paper, Lip: sprites.Paper4, Line: sprites.Ink, Radius: radius, Depth: 2}
	ui.DrawSurface(c, panel, geom.Around(at, 2*radius, 2*radius))
	ui.DrawIcon(c, icon, at, radius, sprites.Ink)
}

// drawPages shows at the foot of the popup which of its pages it is, where there are several.
func drawPages(c *canvas.Canvas, popup geom.Rect, page, pages int) {
	const pitch, radius, rise = 13.0, 2.8, 9.0
	if pages == 1 {
		return
	}
	widget.DrawPageDots(c, geom.Pt(popup.Centre().X, popup.Bottom()-rise), page, pages, pitch, radius, sprites.Ink2)
}

// buttons are what can be pressed on the panel, in its row or column. Where there is room for one button with words, it
// is the one for what the step is at: the hint while something is to be done, so that who presses Next twice skips
// nothing, and after that Next, with a match beside it where one may begin. At the end there is nothing more to be shown,
// and the last button takes the place of the hint, or on a strip that of the dots.
func (g *guide) buttons(m model) []widget.Widget {
	back, icon := lang.LearnBack, "back"
	if m.hasBegun || m.puzzle {
		back, icon = lang.LearnAgain, "rotate-left"
	}
	show := lang.LearnShow
	if m.hasHint {
		show = m.labels.Show
	}
	size := round
	if m.kind == pillar {
		size = pillarButton
	}
	of := func(key string, name lang.Key, icon string, on bool, press func()) widget.Widget {
		return widget.Basis(size, g.button(key, name, icon, on, press))
	}
	leave := of(keyLeave, m.labels.Leave, "close", true, g.Leave)
	again := of(keyBack, back, icon, m.canGoBack, g.Restart)
	hint := of(keyShow, show, "hint", m.plays, g.Hint)
	if m.mayPlay {
		hint = of(keyMatch, m.labels.End, m.labels.EndIcon, true, g.playMatch)
	}
	next := g.nextButton(m)
	worded := m.kind == column || m.kind == band || m.kind != pillar && (m.ends || m.mayPlay)
	switch {
	case worded && !m.isDone:
		control := g.button(keyShow, show, "hint", m.plays, g.Hint).Control
		skip := widget.If(next != nil, widget.Basis(size, next))
		return []widget.Widget{leave, again, skip, widget.Grow(widget.Button{Control: control, Icon: "hint"})}
	case worded && m.mayPlay:
		control := g.button(keyMatch, m.labels.End, m.labels.EndIcon, true, g.playMatch).Control
		return []widget.Widget{leave, widget.Grow(widget.Button{Control: control, Text: control.Name}), widget.Grow(next)}
	case worded:
		return []widget.Widget{leave, again, widget.If(m.kind != column || !m.ends, hint), widget.Grow(next)}
	}
	steps := widget.Grow(g.dots(m))
	switch m.kind {
	case folding:
		steps = widget.Grow(g.foldButton(m))
	case pillar:
		steps = widget.Basis(size, g.foldButton(m))
	}
	return []widget.Widget{leave, again, steps, hint, widget.If(next != nil, widget.Basis(size, next))}
}

// button is a round button on the panel.
func (g *guide) button(key string, name lang.Key, icon string, on bool, press func()) widget.IconButton {
	text := g.services.Words.T(name)
	return widget.IconButton{Icon: icon, Control: ui.Control{Key: key, Name: text, Tip: text, Layer: panelLayer, Off: !on, Press: press}}
}

// progressText says in words which step it is, or how hard the puzzle is.
func (g *guide) progressText(m model, words lang.Key) string {
	if m.puzzle {
		return g.services.Words.T(words, lang.Count("n", m.grade), lang.Count("all", m.maxGrade))
	}
	return g.services.Words.T(words, lang.Count("n", m.step+1), lang.Count("all", len(g.lesson.Steps)))
}

// foldButton says which step it is, and brings the words back or does what a press on their popup does. As all that tells
// the steps it comes after the other buttons for keys.
func (g *guide) foldButton(m model) widget.Widget {
	label, name, press := m.labels.ReadShort, m.labels.Read, func() { g.fold(false) }
	if !m.popup.Empty() {
		label, name, press = m.labels.FoldShort, m.labels.Fold, func() { g.turn(m) }
		if !m.lastPage() {
			label = m.labels.MoreShort
		}
	}
	control := ui.Control{Key: keyFold, Name: g.progressText(m, name), Tip: g.progressText(m, name), Layer: panelLayer, Press: press}
	if m.kind == pillar {
		return widget.Later{Child: widget.IconButton{Control: control, Icon: "talk"}}
	}
	return widget.Later{Child: widget.Button{Control: control, Text: g.progressText(m, label)}}
}

// nextButton goes on. It comes forward when the step is done; before that it is a plain one, which skips what is asked,
// but for the last step, which is done or left. It has words where there is room.
func (g *guide) nextButton(m model) widget.Widget {
	const worded = 90.0 // the least width of one with words
	if m.last && !m.isDone && !m.puzzle {
		return nil
	}
	name, label, icon, at := lang.LearnNext, lang.LearnNext, "next", widget.Centre
	switch {
	case !m.isDone:
		name, label, icon, at = m.labels.Skip, lang.LearnSkipShort, "fast", widget.End
	case m.ends:
		name, label, icon = m.labels.End, m.labels.End, m.labels.EndIcon
	}
	button := g.button(keyNext, name, icon, true, g.next)
	button.Primary = m.isDone
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if room.W < worded {
			return widget.Align{X: at, Y: widget.Centre, Child: button}
		}
		return widget.Button{Control: button.Control, Text: g.services.Words.T(label), Icon: icon, Primary: m.isDone}
	})
}
