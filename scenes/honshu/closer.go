package honshu

import (
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
	lit  bool       // only what gives the points of one category is lit
	cat  game.Category
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
	const gap, head, held, low, mostList = 10.0, 48.0, 28.0, 424.0, 0.54
	var p closerPlan
	pad := 16.0
	compact := b.layout.large.H < low
	if compact {
		pad = 12
	}
	r := b.layout.large.Inset(pad)
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
		rule := 56.0
		list := rule + held + leastPoints*float64(game.NumCategories)
		if compact || list > r.H*mostList {
			list = rule + held + 2*barePoints
		}
		if b.view.Reading() > 1 { // the sentence takes the room of the words beside the points
			rule = r.H * 0.34
			list = rule + 112
		}
		p.list, r = r.CutBottom(list)
		p.rule, p.list = p.list.CutBottom(rule)
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
		cat, ok := categoryAt(p)
		if !ok {
			b.closer = closer{seat: rules.Public}
			return true
		}
		b.closer.lit = cat != game.CategoryPoints && (!b.closer.lit || b.closer.cat != cat)
		b.closer.cat = cat
	}
	return true
}

// closerCells are the controls of a land looked at closely.
func (b *Board) closerCells(add adder) {
	p, words := b.closerPlan(), b.words()
	add(button(buttonBefore), p.before, true, closerZ, words.T(lang.HonshuPrevious))
	add(button(buttonAfter), p.after, true, closerZ, words.T(lang.HonshuNextLand))
	add(button(buttonClose), p.close, true, closerZ, words.T(lang.HonshuCloseLand))
	cells, _ := b.pointsPlan(p.list)
	for k, cat := range b.scored() {
		add(button(buttonCategory+int(cat)), cells[k], false, closerZ, b.pointsWords(cat))
	}
	add(button(buttonGround), b.layout.large, false, closerZ-1, words.T(lang.HonshuLandOf, lang.Text("name", b.playerName(b.closer.seat))))
}

// drawLandName writes whose land it is beside the crest in the head, or only the name where there is no room for more.
func (b *Board) drawLandName(c *canvas.Canvas, head geom.Rect, seat rules.Seat, wide float64) {
	name := b.words().T(lang.HonshuLandOf, lang.Text("name", b.playerName(seat)))
	style := ui.Fit(ui.Heading(24), name, wide)
	if letters.Measure(style, name) > wide {
		name = b.playerName(seat)
		style = ui.Fit(ui.Heading(24), name, wide)
	}
	c.Text(style, letters.Ellipsis(style, name, wide), geom.Pt(head.X+46, canvas.InMiddle(style, head.Y, head.Bottom())), sprites.Ink, canvas.Left)
}

// drawCloser draws a land large with what it scores: the largest town outlined, the groups of lakes numbered, and from
// each factory a line to the cube that it would use; or, once a category has been touched, only what that counts.
func (b *Board) drawCloser(c *canvas.Canvas) {
	seat := b.closer.seat
	if seat == rules.Public || b.lands[seat] == nil {
		return
	}
	p, m := b.closerPlan(), b.lands[seat]
	c.Fill(b.view.Area, sprites.Night.Alpha(0.45))
	ui.DrawPaper(c, ui.LitPanel(), b.layout.large)
	table.DrawCrest(c, seat, geom.Pt(p.head.X+20, p.head.Centre().Y), 36)
	b.drawLandName(c, p.head, seat, p.head.W-50)
	b.drawDisc(c, p.before, "back")
	b.drawDisc(c, p.after, "next")
	b.drawDisc(c, p.close, "close")
	chart := land.Fit(land.BoxOf(m), p.land.Inset(8), b.layout.unit, c.Scale())
	land.Draw(c, m, chart)
	if b.closer.lit {
		wash(c, m, chart, litCells(m, b.closer.cat, b.state.Scoring()), 1)
		b.explainCategory(c, m, chart, b.closer.cat, b.state.Scoring())
	} else {
		land.DrawExplained(c, m, chart, b.state.Scoring())
	}
	b.drawPoints(c, p.list, m)
	b.drawHeld(c, p.held, seat)
	_, rule := b.words().ScoringCard(b.state.Goal(), b.state.Scoring().Manual)
	if b.state.Goal() == 0 {
		rule = b.words().T(lang.HonshuNoBonus)
	}
	text := b.view.Reading().Body(14.5)
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
