package honshu

import (
	"strconv"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// raisePlan is where things lie on the paper of the cubes.
type raisePlan struct {
	head  geom.Rect
	goods []geom.Rect
	told  geom.Rect // what comes of it
	side  bool      // head and told stand left of the goods
}

// Measures of a narrow and low paper: its words stand in one line over the goods.
const (
	narrowRaise = 250.0
	lineHigh    = 20.0
	lowGood     = 52.0 // lower buttons have the number beside the cube
)

// raisePlan lays the paper out: head, goods and words below each other, or side by side on a low strip.
func (b *Board) raisePlan() raisePlan {
	const pad, head, goods, gap = 12.0, 34.0, 76.0, 6.0
	in := b.layout.boost.InsetXY(pad, pad-3)
	if b.layout.boost.H < 150 && in.W < narrowRaise {
		line, row := in.CutTop(lineHigh)
		title, told := line.CutLeft(line.W * 0.42)
		_, told = told.CutLeft(gap)
		_, row = row.CutTop(gap - 2) // for the frame of what is chosen
		return raisePlan{title, row.Columns(game.NumColours, gap), told, true}
	}
	if b.layout.boost.H < 150 {
		left, right := in.CutLeft(min(in.W*0.28, 104))
		_, right = right.CutLeft(gap)
		high := min(right.H, goods)
		right = geom.R(right.X, right.Centre().Y-high/2, right.W, high)
		top, rest := left.CutTop(left.H * 0.34)
		return raisePlan{top, right.Columns(game.NumColours, gap), rest, true}
	}
	top, rest := in.CutTop(head)
	row, told := rest.CutTop(min(goods, rest.H*0.5))
	_, told = told.CutTop(gap)
	return raisePlan{top, row.Columns(game.NumColours, gap), told, false}
}

// raising reports whether cubes are chosen now, to raise a card or to pay with.
func (b *Board) raising() bool {
	if b.choice.State == nil || b.layout.boost.Empty() {
		return false
	}
	return b.state.Phase() == game.PhasePlay || b.state.Phase() == game.PhaseContest
}

// goodState says whether cubes of a good can be chosen, how many lie on the land, and how many have been chosen.
func (b *Board) goodState(good game.Colour) (open bool, left, chosen int) {
	m, p := b.state.Map(b.choice.By), &b.hand.picked
	left = int(m.Cubes()[good])
	if b.state.Phase() == game.PhaseContest {
		for _, at := range p.pays {
			if b.colourAt(at) == good {
				chosen++
			}
		}
		return left > 0, left, chosen
	}
	if p.raised && b.colourAt(p.from) == good {
		chosen = 1
	}
	return left > 0 && b.mayLay(good), left, chosen
}

// raiseCells are the goods that can be laid or paid.
func (b *Board) raiseCells(add adder) {
	if !b.raising() {
		return
	}
	words := b.words()
	for good, r := range b.raisePlan().goods {
		colour := game.Colour(good)
		open, left, chosen := b.goodState(colour)
		name := lang.Text("good", lang.Capitalize(words.Good(colour.String())))
		text := words.T(lang.HonshuOf, name, lang.Count("n", left))
		switch {
		case left == 0:
			text = words.T(lang.HonshuNone, name)
		case !open:
			text = words.T(lang.HonshuLocked, name)
		case chosen > 0:
			text = text + ", " + words.T(lang.SpokenChosen)
		}
		add(button(buttonGood+good), r, false, buttonLayer, text)
	}
}

// drawRaise draws the paper with the own cubes: which may be laid, and what comes of it.
func (b *Board) drawRaise(c *canvas.Canvas) {
	if !b.raising() {
		return
	}
	words, plan := b.words(), b.raisePlan()
	ui.DrawPaper(c, ui.Panel(), b.layout.boost)
	paying := b.state.Phase() == game.PhaseContest
	title := words.T(lang.HonshuRaise)
	switch {
	case paying && plan.side:
		title = words.T(lang.HonshuPayShort)
	case paying:
		title = words.T(lang.HonshuPayTitle)
	case plan.side:
		title = words.T(lang.HonshuRaiseShort)
	}
	room := plan.head.W
	if !plan.side && !paying {
		room -= 44
		style := ui.Strong(17)
		c.Text(style, "+"+strconv.Itoa(game.BoostValue), geom.Pt(plan.head.Right(), canvas.InMiddle(style, plan.head.Y, plan.head.Bottom())), sprites.Ink, canvas.Right)
	}
	head := plan.head
	if lines, _ := b.outcome(plan.side); plan.side && lines == nil { // the title has the place to itself
		head.H = max(head.H, plan.told.Bottom()-head.Y)
	}
	style := ui.Fit(ui.Strong(17), title, room)
	c.Text(style, letters.Ellipsis(style, title, room), geom.Pt(head.X, canvas.InMiddle(style, head.Y, head.Bottom())), sprites.Ink, canvas.Left)
	for good, r := range plan.goods {
		b.drawGood(c, r, game.Colour(good))
	}
	b.drawOutcome(c, plan)
}

// drawGood draws the button of a good: its cube, pale and locked where it may not be laid, and how many there are.
func (b *Board) drawGood(c *canvas.Canvas, r geom.Rect, good game.Colour) {
	open, left, chosen := b.goodState(good)
	paper, ink, state := ui.Plain(), sprites.Ink, sprites.CubeWhole
	switch {
	case chosen > 0:
		paper.Face = sprites.Shu3
	case !open:
		paper, ink = ui.Disabled(), sprites.Ink2
		state = sprites.CubeLocked
		if left == 0 {
			state = sprites.CubeEmpty
		}
	}
	ui.DrawPaper(c, paper, r)
	if chosen > 0 {
		c.Draw(framePicture(goodFrame, r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
	}
	number := strconv.Itoa(left)
	if chosen > 0 && b.state.Phase() == game.PhaseContest && r.H >= lowGood {
		number += " − " + strconv.Itoa(chosen)
	}
	style := ui.Strong(15)
	size := min(36, r.H-24, r.W-10)
	if r.H < lowGood { // cube and number beside each other
		size = min(26, r.H-8, r.W*0.55)
		c.Draw(cubePicture(good, state), geom.Pt(r.X+4+size/2, r.Centre().Y), canvas.Look{Size: size / cubeUnits})
		style = ui.Fit(style, number, r.W-size-7)
		c.Text(style, number, geom.Pt(r.Right()-5, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Right)
		return
	}
	c.Draw(cubePicture(good, state), geom.Pt(r.Centre().X, r.Y+5+size/2), canvas.Look{Size: size / cubeUnits})
	c.Text(style, number, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Bottom()-21, r.Bottom()-3)), ink, canvas.Centre)
}

// drawOutcome tells what comes of the card and cube picked: the value and when one would choose, and what the cube is
// worth.
func (b *Board) drawOutcome(c *canvas.Canvas, plan raisePlan) {
	lines, sum := b.outcome(plan.side)
	if style := ui.Strong(16); len(lines) > 0 && plan.told.H < 2*canvas.LineHeight(style) { // on the line of the title
		style = ui.Fit(style, lines[sum], plan.told.W)
		c.Text(style, lines[sum], geom.Pt(plan.told.X, canvas.InMiddle(style, plan.told.Y, plan.told.Bottom())), sprites.Ink, canvas.Left)
		return
	}
	y := plan.told.Y
	for k, line := range lines {
		style := ui.Body(15)
		if k == sum {
			style = ui.Strong(16)
		}
		style = ui.Fit(style, line, plan.told.W)
		high := canvas.LineHeight(style)
		for _, part := range ui.Lines(style, line, plan.told.W, 2) {
			if y+high > plan.told.Bottom()+4 {
				return
			}
			c.Text(style, part, geom.Pt(plan.told.X, y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
			y += high
		}
		y += 2
	}
}

// outcome are the lines of what comes of what has been picked, short ones for a narrow strip, and which of them tells
// the most.
func (b *Board) outcome(short bool) (lines []string, sum int) {
	words, p := b.words(), &b.hand.picked
	if b.state.Phase() == game.PhaseContest {
		if len(p.pays) == 0 {
			return nil, 0
		}
		return []string{b.worth(p.pays, short)}, 0
	}
	f, ok := b.ghostValue(b.choice.By)
	if !ok {
		return nil, 0
	}
	rank := b.hand.rank(f.value, b.choice.By)
	lines = []string{b.speaker().sum(f)}
	if short {
		lines[0] = "= " + strconv.Itoa(f.value)
		if p.raised {
			lines, sum = []string{p.card.String() + " + " + strconv.Itoa(game.BoostValue), lines[0]}, 1
		}
	} else {
		lines = append(lines, words.Rank(rank, "would", b.seats))
	}
	if p.raised {
		lines = append(lines, b.worth([]game.Cell{p.from}, short))
		if !short && len(b.givers(b.colourAt(p.from))) > 1 {
			lines = append(lines, words.T(lang.HonshuAnother))
		}
	}
	return lines, sum
}

// worth says how many points the land loses without the cubes, with short in as few words as a strip has room for.
func (b *Board) worth(cubes []game.Cell, short bool) string {
	n := b.costOf(b.state.Map(b.choice.By), cubes)
	switch {
	case short && n == 0:
		return ""
	case short:
		return b.words().T(lang.HonshuCost, lang.Count("n", n))
	case n == 0:
		return b.words().T(lang.HonshuGivesNothing)
	}
	return b.words().T(lang.HonshuGivesLess, lang.Count("n", n))
}
