package honshu

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Buttons of the sheet of point values.
const (
	buttonValues      = 1040 + iota // opens the sheet where the scoring card is not in sight
	buttonValuesLand                // looks at the own land
	buttonValuesClose               //
)

// Measures of the sheet, in logical units.
const (
	valuesWide  = 560.0
	valuesLine  = 17.0 // of its words
	valuesLeast = 12.0
	valuesApart = 9.0 // between two lines

	valuesBeside = 10.0 // between a picture and its words
)

// value is what a category scores, in words.
type value struct {
	cat  game.Category
	text string
}

// values lists what scores how many points in this match.
func (b *Board) values() []value {
	words, scoring := b.words(), b.state.Scoring()
	factory, lake := words.T(lang.HonshuValueFactory), words.T(lang.HonshuValueLake, lang.Count("n", 3))
	if scoring.Manual {
		factory, lake = words.T(lang.HonshuValueFactoryManual), words.T(lang.HonshuValueLake, lang.Count("n", 1))
	}
	list := []value{
		{game.CategoryForest, words.T(lang.HonshuValueForest)}, {game.CategoryTown, words.T(lang.HonshuValueTown)},
		{game.CategoryLake, lake}, {game.CategoryFactory, factory}, {game.CategoryFields, words.T(lang.HonshuValueFields)},
	}
	if goal := b.state.Goal(); goal > 0 {
		_, rule := words.ScoringCard(goal, scoring.Manual)
		list = append(list, value{game.CategoryCard, rule})
	}
	return list
}

// valuesPlan is where things lie on the sheet.
type valuesPlan struct {
	sheet, head, land, close geom.Rect
	rows                     []geom.Rect // of the words; the pictures stand left of them
	picture                  float64     // the breadth of a picture
	style                    letters.Style
}

// valuesPlan arranges the sheet in one column or, in a low room, in two; its words are as large as they are wanted and
// have room.
func (b *Board) valuesPlan() valuesPlan {
	const low = 1.3 // how much broader than high a room for two columns is
	room := b.layout.large
	if b.view.Class == stage.Tall { // over the papers of the others, too
		top := b.view.Safe.Y + phoneEdge
		room.Y, room.H = top, room.Bottom()-top
	}
	columns := 1
	if room.W > low*room.H {
		columns = 2
	}
	p := valuesPlan{style: b.view.Reading().Body(valuesLine)}
	for !b.arrangeValues(&p, room, columns) && p.style.Size > valuesLeast {
		p.style = p.style.Sized(p.style.Size - 0.5)
	}
	return p
}

// arrangeValues places everything with words of the plan's style, and reports whether the room is high enough.
func (b *Board) arrangeValues(p *valuesPlan, room geom.Rect, columns int) bool {
	const pad, head, button, gap, tall = 16.0, 38.0, 46.0, 10.0, 1.6
	list := b.values()
	wide := min(room.W, valuesWide*float64(columns)*max(1, float64(b.view.Reading())))
	p.picture = min(34, tall*canvas.LineHeight(p.style))
	cols := geom.R(0, 0, wide-2*pad, 0).Columns(columns, 2*gap)
	perColumn := (len(list) + columns - 1) / columns
	heights, high := make([]float64, len(list)), 0.0
	for first := 0; first < len(list); first += perColumn {
		sum := 0.0
		for k := first; k < min(first+perColumn, len(list)); k++ {
			heights[k] = max(p.picture, canvas.ParagraphHeight(p.style, list[k].text, cols[0].W-p.picture-valuesBeside))
			sum += heights[k] + valuesApart
		}
		high = max(high, sum)
	}
	all := high + head + button + gap + 2*pad
	p.sheet = geom.Around(room.Centre(), wide, min(all, room.H))
	in := p.sheet.Inset(pad)
	p.head, in = in.CutTop(head)
	foot, _ := in.CutBottom(button)
	buttons := foot.Columns(2, gap)
	p.land, p.close = buttons[0], buttons[1]
	p.rows = nil
	y := in.Y
	for k, h := range heights {
		if k%perColumn == 0 {
			y = in.Y
		}
		col := cols[k/perColumn]
		p.rows = append(p.rows, geom.R(in.X+col.X+p.picture+valuesBeside, y, col.W-p.picture-valuesBeside, h))
		y += h + valuesApart
	}
	return all <= room.H
}

// touchValues answers touches while the sheet is open.
func (b *Board) touchValues(p rules.Part) bool {
	b.hand.values = false
	if p == button(buttonValuesLand) {
		b.closer.seat = b.self()
	}
	return true
}

// valuesCells are the controls of the sheet.
func (b *Board) valuesCells(add adder) {
	p, words := b.valuesPlan(), b.words()
	add(button(buttonValuesLand), p.land, false, closerZ, words.T(lang.HonshuYourLand))
	add(button(buttonValuesClose), p.close, false, closerZ, words.T(lang.HonshuUnseenClose))
}

// drawValues draws the sheet over everything.
func (b *Board) drawValues(c *canvas.Canvas) {
	if !b.hand.values {
		return
	}
	p, words := b.valuesPlan(), b.words()
	blossom, title := p.head.CutLeft(34)
	b.drawSheet(c, p.sheet, title, words.T(lang.HonshuValues))
	ui.DrawSprite(c, "ui/blossom", geom.Pt(blossom.X+13, blossom.Centre().Y), 26, canvas.Look{})
	for k, v := range b.values() {
		row := p.rows[k]
		b.drawCategory(c, v.cat, geom.Around(geom.Pt(row.X-valuesBeside-p.picture/2, row.Centre().Y), p.picture, p.picture))
		high := canvas.ParagraphHeight(p.style, v.text, row.W)
		c.Paragraph(p.style, v.text, geom.R(row.X, row.Centre().Y-high/2, row.W, high), sprites.Ink, canvas.Left)
	}
	drawButton(c, p.land, "trial", words.T(lang.HonshuYourLand))
	drawButton(c, p.close, "check", words.T(lang.HonshuUnseenClose))
}

// valuesWords says the point values, a line for each.
func (b *Board) valuesWords() []string {
	var list []string
	for _, v := range b.values() {
		text := v.text
		if name := b.category(v.cat); !strings.HasPrefix(text, name) && v.cat == game.CategoryCard {
			text = b.words().Of(name, text)
		}
		list = append(list, text)
	}
	return list
}

// totalRect is where the total stands on the score of the bench on phones: pressed, it opens the sheet of point values,
// for which the table has no other place while a card is built.
func (b *Board) totalRect() geom.Rect {
	r := b.layout.score.InsetXY(8, 5)
	switch b.layout.form {
	case scoreStrip:
		total, _ := r.CutRight(stripTotal)
		return total
	case scoreGrid:
		total, _ := r.CutBottom(r.H / 4)
		return total
	}
	return geom.Rect{}
}
