package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/land"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// closer is a land looked at closely, over everything: what it scores and why.
type closer struct {
	seat rules.Seat // rules.Public for none
}

// closerPlan is where everything of a land looked at closely lies.
type closerPlan struct {
	before, after, close geom.Rect
	head                 geom.Rect // crest and name
	land                 geom.Rect
	list                 geom.Rect // the score by category
	held                 geom.Rect // cubes and cards
	rule                 geom.Rect // what the scoring card rewards
}

func (b *Board) closerPlan() closerPlan {
	const pad, gap, head, held, low = 12.0, 10.0, 48.0, 28.0, 400.0
	var p closerPlan
	r := b.layout.large.Inset(pad)
	compact := r.H < low
	if r.W > r.H {
		p.list, r = r.CutRight(min(290, r.W*0.46))
		p.list.X, p.list.W = p.list.X+gap, p.list.W-gap
		p.head, p.list = p.list.CutTop(head)
		rest := p.buttons(p.head)
		if compact {
			p.head = rest
		} else {
			p.head, p.list = p.list.CutTop(head)
		}
		p.rule, p.list = p.list.CutBottom(92)
	} else {
		p.head, r = r.CutTop(head)
		p.head = p.buttons(p.head)
		list := min(230, r.H*0.44)
		if compact {
			list = 150
		}
		p.list, r = r.CutBottom(list)
		p.rule, p.list = p.list.CutBottom(56)
		r.Y, r.H = r.Y+gap, r.H-2*gap
	}
	p.held, p.list = p.list.CutBottom(held)
	p.land = r
	return p
}

// buttons places the buttons at the right end of a row and returns what is left of it.
func (p *closerPlan) buttons(row geom.Rect) (rest geom.Rect) {
	const gap = 6.0
	p.close, rest = row.CutRight(row.H)
	rest.W -= gap
	p.after, rest = rest.CutRight(leastPress)
	rest.W -= gap
	p.before, rest = rest.CutRight(leastPress)
	rest.W -= gap
	return rest
}

// touchCloser answers the touches while a land is looked at closely; any other touch ends it.
func (b *Board) touchCloser(p rules.Part) bool {
	switch p {
	case button(buttonBefore):
		b.closer.seat = rules.Seat((int(b.closer.seat) + b.seats - 1) % b.seats)
	case button(buttonAfter):
		b.closer.seat = rules.Seat((int(b.closer.seat) + 1) % b.seats)
	default:
		b.closer.seat = rules.Public
	}
	return true
}

// closerTargets are the controls of a land looked at closely.
func (b *Board) closerTargets(add adder) {
	p, words := b.closerPlan(), b.words()
	add(button(buttonBefore), p.before, true, closerZ, words.T(lang.HonshuPrevious))
	add(button(buttonAfter), p.after, true, closerZ, words.T(lang.HonshuNextLand))
	add(button(buttonClose), p.close, true, closerZ, words.T(lang.HonshuCloseLand))
	add(button(buttonGround), b.layout.large, false, closerZ-1, words.T(lang.HonshuLandOf, lang.Text("name", b.playerName(b.closer.seat))))
}

// drawCloser draws a land large with what it scores: the largest town outlined, the groups of lakes numbered, and from each
// factory a line to the cube that it would use.
func (b *Board) drawCloser(c *canvas.Canvas) {
	seat := b.closer.seat
	if seat == rules.Public || b.lands[seat] == nil {
		return
	}
	p, m := b.closerPlan(), b.lands[seat]
	c.Fill(b.view.Area, sprites.Night.Alpha(0.45))
	ui.DrawPaper(c, ui.LitPanel(), b.layout.large)
	table.DrawCrest(c, seat, geom.Pt(p.head.X+20, p.head.Centre().Y), 36)
	style := ui.Heading(24)
	name := b.words().T(lang.HonshuLandOf, lang.Text("name", b.playerName(seat)))
	style = ui.Fit(style, name, p.head.W-50)
	c.Text(style, letters.Ellipsis(style, name, p.head.W-50), geom.Pt(p.head.X+46, canvas.InMiddle(style, p.head.Y, p.head.Bottom())), sprites.Ink, canvas.Left)
	b.drawDisc(c, p.before, "back")
	b.drawDisc(c, p.after, "next")
	b.drawDisc(c, p.close, "close")
	chart := land.Fit(land.BoxOf(m), p.land.Inset(8), b.layout.unit, c.Scale())
	land.Draw(c, m, chart)
	land.DrawExplained(c, m, chart, b.state.Scoring())
	b.drawPoints(c, p.list, m)
	b.drawHeld(c, p.held, seat)
	_, rule := b.words().ScoringCard(b.state.Goal(), b.state.Scoring().Manual)
	if b.state.Goal() == 0 {
		rule = b.words().T(lang.HonshuNoBonus)
	}
	text := ui.Body(14.5)
	for canvas.ParagraphHeight(text, rule, p.rule.W) > p.rule.H && text.Size > 13 {
		text.Size -= 0.5
	}
	c.Paragraph(text, rule, p.rule, sprites.Ink2, canvas.Left)
}

// drawHeld writes in one row how many cubes of each good lie on the land, and how many cards its owner holds.
func (b *Board) drawHeld(c *canvas.Canvas, r geom.Rect, seat rules.Seat) {
	cubes := b.lands[seat].Cubes()
	cells := r.Columns(game.NumColours+1, 4)
	for good := range game.Colour(game.NumColours) {
		drawNumber(c, cells[good], int(cubes[good]), cubeSign(c, good, land.CubeWhole))
	}
	_, held := b.state.Hand(seat)
	drawNumber(c, cells[game.NumColours], held, cardsSign(c))
}

// drawPoints lists what a land scores by category.
func (b *Board) drawPoints(c *canvas.Canvas, r geom.Rect, m *game.Map) {
	score := m.Score(b.state.Scoring())
	cats := append(scored(), game.CategoryPoints)
	columns, high, ok := b.pointsPlan(r, cats)
	if !ok {
		b.drawPointsBare(c, r, score)
		return
	}
	rows := (len(cats) + columns - 1) / columns
	for k, cat := range cats {
		col := r.Columns(columns, 16)[k/rows]
		row := geom.R(col.X, r.Y+float64(k%rows)*high, col.W, high)
		size := min(30, high-6)
		drawCategory(c, cat, geom.Around(geom.Pt(row.X+16, row.Centre().Y), size, size))
		style, number := ui.Body(16), ui.Strong(18)
		if cat == game.CategoryPoints {
			style = ui.Strong(17)
		}
		name := b.category(cat)
		style = ui.Fit(style, name, row.W-pointsBeside)
		y := canvas.InMiddle(style, row.Y, row.Bottom())
		c.Text(style, letters.Ellipsis(style, name, row.W-pointsBeside), geom.Pt(row.X+38, y), sprites.Ink, canvas.Left)
		c.Text(number, strconv.Itoa(score.Of(cat)), geom.Pt(row.Right(), y), sprites.Ink, canvas.Right)
	}
}

// pointsBeside is what picture and number of a line of points take, in logical units.
const pointsBeside = 78.0

// pointsPlan returns in how many columns, and how high, the lines of points have room with whole words; false for none.
func (b *Board) pointsPlan(r geom.Rect, cats []game.Category) (columns int, high float64, ok bool) {
	const least, most, gap = 25.0, 42.0, 16.0
	for columns := 1; columns <= 2; columns++ {
		rows := (len(cats) + columns - 1) / columns
		high := min(most, r.H/float64(rows))
		room := r.Columns(columns, gap)[0].W - pointsBeside
		whole := !slices.ContainsFunc(cats, func(cat game.Category) bool {
			name := b.category(cat)
			return letters.Measure(ui.Fit(ui.Strong(16), name, room), name) > room
		})
		if high >= least && whole {
			return columns, high, true
		}
	}
	return 0, 0, false
}

// drawPointsBare is what is left of the list of points in little room: pictures and numbers, in two rows.
func (b *Board) drawPointsBare(c *canvas.Canvas, r geom.Rect, score game.Points) {
	cats := append(scored(), game.CategoryPoints)
	columns := (len(cats) + 1) / 2
	high := min(34, r.H/2)
	for k, cat := range cats {
		cell := geom.R(r.X, r.Y+float64(k/columns)*high, r.W, high).Columns(columns, 4)[k%columns]
		drawNumber(c, cell, score.Of(cat), func(at geom.Point, size float64) {
			drawCategory(c, cat, geom.Around(at, size, size))
		})
	}
}
