package honshu

import (
	"strconv"
	"strings"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// addends are the categories that make up the total, in the order in which they stand on the score; the scoring card is
// one where the match has one.
func (b *Board) addends() []game.Category {
	list := []game.Category{game.CategoryForest, game.CategoryTown, game.CategoryLake, game.CategoryFactory}
	if b.state.Goal() != 0 {
		list = append(list, game.CategoryCard)
	}
	return list
}

// scored are all that stands on the score: what makes up the total, the total, and the fields, which only break ties.
func (b *Board) scored() []game.Category {
	return append(b.addends(), game.CategoryPoints, game.CategoryFields)
}

// category names a category.
func (b *Board) category(k game.Category) string {
	return b.words().Category(b.match.GameID(), k.String())
}

// shortCategory is its name on a strip.
func (b *Board) shortCategory(k game.Category) string {
	return b.words().ShortCategory(b.match.GameID(), k.String())
}

// difference writes a change of points: "+3", "-2", or a dot for none.
func difference(by int) string {
	switch {
	case by > 0:
		return "+" + strconv.Itoa(by)
	case by < 0:
		return "−" + strconv.Itoa(-by)
	}
	return "·"
}

// drawScore draws what the own land would score with the card where it lies, category by category, and the change.
func (b *Board) drawScore(c *canvas.Canvas) {
	ui.DrawPaper(c, ui.Panel(), b.layout.score)
	switch b.layout.form {
	case scoreStrip:
		b.drawScoreStrip(c)
	case scoreGrid:
		b.drawScoreGrid(c)
	default:
		b.drawScoreRows(c)
	}
}

// drawScoreRows sets the score out in lines, with the total below them and the fields, smaller, at the foot.
func (b *Board) drawScoreRows(c *canvas.Canvas) {
	const pad, head, total, fields = 18.0, 38.0, 58.0, 30.0
	r := b.layout.score.InsetXY(pad, 0)
	e := b.bench.effect
	title := ui.Body(15)
	word := b.words().T(lang.HonshuIfHere)
	if !e.trial.Legal() { // the points are those of the land without the card
		word = b.words().T(lang.HonshuAsItIs)
	} else if b.trial != game.NoCard {
		word = b.words().T(lang.HonshuIfCard, lang.Text("card", b.trial.String()))
	}
	title = ui.Fit(title, word, r.W)
	c.Text(title, word, geom.Pt(r.X, canvas.InMiddle(title, r.Y+8, r.Y+head)), sprites.Ink2, canvas.Left)
	rows := b.addends()
	high := min(44, (r.H-head-total-fields)/float64(len(rows)))
	for k, cat := range rows {
		row := geom.R(r.X, r.Y+head+float64(k)*high, r.W, high)
		b.drawScoreRow(c, row, cat, e.after.Of(cat), e.after.Of(cat)-e.before.Of(cat))
	}
	foot := geom.R(r.X, r.Bottom()-fields-total, r.W, total)
	c.Fill(geom.R(foot.X-2, foot.Y+1, foot.W+4, 1.5), sprites.Ink)
	style := ui.Heading(22)
	y := canvas.InMiddle(style, foot.Y+4, foot.Bottom()-4)
	ui.DrawSprite(c, "ui/blossom", geom.Pt(foot.X+14, foot.Centre().Y), 28, canvas.Look{})
	name := b.category(game.CategoryPoints)
	style = ui.Fit(style, name, foot.W-150)
	c.Text(style, name, geom.Pt(foot.X+38, y), sprites.Ink, canvas.Left)
	b.drawTotal(c, foot, e)
	b.drawFields(c, geom.R(r.X, r.Bottom()-fields-3, r.W, fields), e)
}

// drawFields writes the fields, which break ties, in second ink.
func (b *Board) drawFields(c *canvas.Canvas, r geom.Rect, e effect) {
	style := ui.Body(14)
	y := canvas.InMiddle(style, r.Y, r.Bottom()-4)
	name := b.category(game.CategoryFields)
	c.Text(style, name, geom.Pt(r.X+40, y), sprites.Ink2, canvas.Left)
	c.Text(style, strconv.Itoa(e.after.Fields), geom.Pt(r.Right()-50, y), sprites.Ink2, canvas.Right)
	if by := e.after.Fields - e.before.Fields; by != 0 {
		c.Text(style, difference(by), geom.Pt(r.Right(), y), sprites.Ink2, canvas.Right)
	}
}

// drawTotal writes the total and its change at the right of r.
func (b *Board) drawTotal(c *canvas.Canvas, r geom.Rect, e effect) {
	number, change := ui.Carved(min(34, r.H*0.6)), ui.Strong(20)
	right := r.Right() - 50
	c.Text(number, strconv.Itoa(e.after.Total()), geom.Pt(right, canvas.InMiddle(number, r.Y+2, r.Bottom()-4)), sprites.Ink, canvas.Right)
	by := e.after.Total() - e.before.Total()
	c.Text(change, difference(by), geom.Pt(r.Right(), canvas.InMiddle(change, r.Y+4, r.Bottom()-6)), changeInk(by), canvas.Right)
}

// changeInk is the ink of a change: vermilion is kept for what can be done, so that gains are green and losses red.
func changeInk(by int) sprites.Color {
	switch {
	case by > 0:
		return sprites.Matsu
	case by < 0:
		return sprites.Beni
	}
	return sprites.Ink2
}

func (b *Board) drawScoreRow(c *canvas.Canvas, r geom.Rect, cat game.Category, n, by int) {
	const change, number = 46.0, 40.0
	size := min(32, r.H-8)
	b.drawCategory(c, cat, geom.Around(geom.Pt(r.X+16, r.Centre().Y), size, size))
	style := ui.Body(16.5)
	name := b.category(cat)
	style = ui.Fit(style, name, r.W-42-change-number)
	y := canvas.InMiddle(style, r.Y, r.Bottom())
	c.Text(style, letters.Ellipsis(style, name, r.W-42-change-number), geom.Pt(r.X+40, y), sprites.Ink, canvas.Left)
	strong := ui.Strong(18)
	c.Text(strong, strconv.Itoa(n), geom.Pt(r.Right()-change-4, y), sprites.Ink, canvas.Right)
	c.Text(ui.Strong(16.5), difference(by), geom.Pt(r.Right(), y), changeInk(by), canvas.Right)
}

// drawScoreStrip sets the score out side by side, the total large at the right.
func (b *Board) drawScoreStrip(c *canvas.Canvas) {
	const rule = 1.5
	r := b.layout.score.InsetXY(8, 5)
	total, rest := r.CutRight(stripTotal)
	cats := b.addends()
	cols := rest.Columns(len(cats), 2)
	style, named := b.stripNames(cols[0])
	for k, col := range cols {
		b.drawScoreCell(c, col, cats[k], style, named)
	}
	c.Fill(geom.R(total.X, total.Y+5, rule, total.H-12), sprites.Paper4)
	total.X, total.W = total.X+6, total.W-6
	e := b.bench.effect
	n, by := e.after.Total(), e.after.Total()-e.before.Total()
	upper, lower := total.CutTop(total.H * 0.58)
	number, change := ui.Carved(min(28, upper.H*0.7)), ui.Strong(min(17, lower.H*0.62))
	ui.DrawSprite(c, "ui/blossom", geom.Pt(upper.X+13, upper.Centre().Y+1), min(24, upper.H*0.7), canvas.Look{})
	c.Text(number, strconv.Itoa(n), geom.Pt(upper.Right()-4, canvas.InMiddle(number, upper.Y, upper.Bottom())), sprites.Ink, canvas.Right)
	if named {
		c.Text(style, b.shortCategory(game.CategoryPoints), geom.Pt(lower.X+2, canvas.InMiddle(style, lower.Y-3, lower.Bottom()-3)), sprites.Ink2, canvas.Left)
	}
	c.Text(change, difference(by), geom.Pt(lower.Right()-4, canvas.InMiddle(change, lower.Y-3, lower.Bottom()-3)), changeInk(by), canvas.Right)
}

// stripTotal is the breadth of the total on a strip.
const stripTotal = 84.0

// leastShort is the smallest size of the names on a strip.
const leastShort = 12.0

// stripNames returns the letters in which the short names of all categories fit into cells so large, false where there
// is no room for them.
func (b *Board) stripNames(cell geom.Rect) (letters.Style, bool) {
	const high, usual, free = 52.0, 13.0, 3.0
	style := ui.Body(usual)
	for _, cat := range b.addends() {
		for letters.Measure(style, b.shortCategory(cat)) > cell.W-free {
			if style.Size -= 0.25; style.Size < leastShort {
				return style, false
			}
		}
	}
	return style, cell.H >= high && b.view.Reading() <= 1 // larger numbers need the room
}

// drawScoreCell draws a category with its number above its change: the name in that style between them where all are
// named.
func (b *Board) drawScoreCell(c *canvas.Canvas, r geom.Rect, cat game.Category, style letters.Style, named bool) {
	e := b.bench.effect
	n, by := strconv.Itoa(e.after.Of(cat)), e.after.Of(cat)-e.before.Of(cat)
	rows, x, grown := r.H/3, r.Centre().X, float64(b.view.Reading())
	change := ui.Fit(ui.Strong(min(16*grown, rows*0.66*min(grown, 1.2))), difference(by), r.W)
	c.Text(change, difference(by), geom.Pt(x, canvas.InMiddle(change, r.Y+2*rows, r.Bottom())), changeInk(by), canvas.Centre)
	if !named {
		icon, strong := min(26, rows), ui.Fit(ui.Strong(min(19*grown, rows*0.72*min(grown, 1.2))), n, r.W)
		b.drawCategory(c, cat, geom.Around(geom.Pt(x, r.Y+rows*0.5+2), icon, icon))
		c.Text(strong, n, geom.Pt(x, canvas.InMiddle(strong, r.Y+rows+2, r.Y+2*rows+2)), sprites.Ink, canvas.Centre)
		return
	}
	const gap = 3.0
	icon, strong := min(23, rows), ui.Strong(17)
	left := x - (icon+gap+letters.Measure(strong, n))/2
	b.drawCategory(c, cat, geom.Around(geom.Pt(left+icon/2, r.Y+rows*0.5+2), icon, icon))
	c.Text(strong, n, geom.Pt(left+icon+gap, canvas.InMiddle(strong, r.Y+2, r.Y+rows+2)), sprites.Ink, canvas.Left)
	c.Text(style, b.shortCategory(cat), geom.Pt(x, canvas.InMiddle(style, r.Y+rows+2, r.Y+2*rows+2)), sprites.Ink2, canvas.Centre)
}

// drawScoreGrid sets the score out in two columns.
func (b *Board) drawScoreGrid(c *canvas.Canvas) {
	r := b.layout.score.InsetXY(8, 5)
	e := b.bench.effect
	total, rest := r.CutBottom(r.H / 4)
	for k, cat := range append(b.addends(), game.CategoryFields) {
		cell := geom.R(rest.X+float64(k%2)*rest.W/2, rest.Y+float64(k/2)*rest.H/3, rest.W/2-4, rest.H/3)
		size := min(26, cell.H-4)
		b.drawCategory(c, cat, geom.Around(geom.Pt(cell.X+14, cell.Centre().Y), size, size))
		strong, change, ink := ui.Strong(17), ui.Strong(14), sprites.Ink
		if cat == game.CategoryFields {
			strong, ink = ui.Body(15), sprites.Ink2
		}
		y := canvas.InMiddle(strong, cell.Y, cell.Bottom())
		c.Text(strong, strconv.Itoa(e.after.Of(cat)), geom.Pt(cell.X+52, y), ink, canvas.Right)
		by := e.after.Of(cat) - e.before.Of(cat)
		c.Text(change, difference(by), geom.Pt(cell.X+58, y), changeInk(by), canvas.Left)
	}
	ui.DrawSprite(c, "ui/blossom", geom.Pt(total.X+14, total.Centre().Y), 24, canvas.Look{})
	b.drawTotal(c, total, e)
}

// scoreWords says the score of the bench.
func (b *Board) scoreWords() string {
	e := b.bench.effect
	say := []string{b.words().T(lang.HonshuIfHere)}
	for _, cat := range b.scored() {
		text := b.category(cat) + " " + strconv.Itoa(e.after.Of(cat))
		if by := e.after.Of(cat) - e.before.Of(cat); by != 0 {
			text += " (" + difference(by) + ")"
		}
		say = append(say, text)
	}
	return strings.Join(say, ", ")
}
