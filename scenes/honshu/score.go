package honshu

import (
	"strconv"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// summedCategories are the categories that make up the total, in the order in which they stand on the score; the scoring card is
// one where the match has one.
func summedCategories(goal int) []game.Category {
	list := []game.Category{game.CategoryForest, game.CategoryTown, game.CategoryLake, game.CategoryFactory}
	if goal != 0 {
		list = append(list, game.CategoryCard)
	}
	return list
}

// scoringCategories are all that stands on the score: what makes up the total, the total, and the fields, which only break ties.
func scoringCategories(goal int) []game.Category {
	return append(summedCategories(goal), game.CategoryPoints, game.CategoryFields)
}

// goal is the scoring card of the match, 0 for none.
func (b *Board) goal() int { return b.match.State().(*game.State).Goal() }

// category names a category.
func (b *Board) category(k game.Category) string {
	return b.words().Category(b.match.GameID(), k.String())
}

// shortCategory is its name on a strip.
func (b *Board) shortCategory(k game.Category) string {
	return b.words().ShortCategory(b.match.GameID(), k.String())
}

// difference writes a change of points: "+3", "−2", or "±0" for none.
func difference(by int) string {
	switch {
	case by > 0:
		return "+" + strconv.Itoa(by)
	case by < 0:
		return "−" + strconv.Itoa(-by)
	}
	return "±0"
}

// scoreView is what the own land would score with the card where it lies, category by category.
type scoreView struct {
	b             *Board // whose words and signs are shown
	words         *lang.Catalog
	form          scoreForm
	title         string
	illegal       bool // the card cannot lie there: nothing would change
	before, after game.Points
	tips          [game.NumCategories]string
}

// buildScore is that score, and the change; on phones a press of the total opens the point values, for which the table has
// no other place while a card is built.
func (n *placement) buildScore(b *Board) widget.Widget {
	e := n.effect
	v := scoreView{b: b, words: b.words(), form: b.form(), title: b.words().T(lang.HonshuIfHere), before: n.pointsBefore, after: e.pointsAfter}
	if !e.trial.Legal() { // the points are those of the land without the card
		v.title, v.illegal = b.words().T(lang.HonshuAsItIs), true
	} else if n.isTrial {
		v.title = b.words().T(lang.HonshuIfCard, lang.Text("card", n.trialCard.place.Card.String()))
	}
	return widget.Memo("score", v, func(v scoreView) widget.Widget {
		v.tips = b.tips()
		p := part(buttonScore, cellLayer, v.narration(), widget.Panel{Surface: ui.Panel(), Child: v.content()})
		p.Backdrop = true // of the categories and the total
		return p
	})
}

// content sets the score out.
func (v scoreView) content() widget.Widget {
	switch v.form {
	case scoreStrip:
		return v.strip()
	case scoreGrid:
		return v.grid()
	}
	return v.rows()
}

// explain makes a category tell how it counts and what it scores, and a press light up what gives its points on the land.
func (v scoreView) explain(cat game.Category, child widget.Widget) widget.Widget {
	p := part(buttonCategory+int(cat), cardLayer, v.b.category(cat), child)
	p.Tip = v.tips[cat]
	if n, _ := v.pointsOf(cat); cat != game.CategoryFields { // these are no points
		p.Tip += " · " + v.words.T(lang.HonshuStatus, lang.Count("points", n))
	}
	return p
}

// pointsOf returns the points of a category and their change.
func (v scoreView) pointsOf(cat game.Category) (n, by int) {
	return v.after.Of(cat), v.after.Of(cat) - v.before.Of(cat)
}

// values makes the total a button that opens the point values.
func (v scoreView) values(total widget.Widget) widget.Widget {
	return part(buttonValues, cardLayer, v.b.words().T(lang.HonshuValues), total)
}

// figure is a number that is never cut.
func figure(text string, style letters.Style, ink sprites.Color) *widget.Text {
	return widget.Line(text, style, ink).AtLeast(9).Elided()
}

// change is a change of points, in the ink of gains or losses; nothing where the card cannot lie.
func (v scoreView) change(by int, style letters.Style, align canvas.Align) widget.Widget {
	if v.illegal {
		return widget.Empty{}
	}
	return figure(difference(by), style, changeInk(by)).Aligned(align)
}

// rows sets the score out in lines, with the total below them and the fields, smaller, at the foot.
func (v scoreView) rows() widget.Widget {
	column := widget.Column(0, widget.Gap(8), widget.Fixed(30, widget.Line(v.title, ui.Body(15), sprites.Ink2).Elided()))
	for _, cat := range summedCategories(v.b.goal()) {
		column.Children = append(column.Children, widget.Basis(44, v.explain(cat, v.row(cat))))
	}
	rule := widget.Padding{Left: -2, Right: -2, Child: widget.Fill{H: 1.5, Colour: sprites.Ink}}
	total := widget.Row(10, widget.Fixed(28, drawing("ui/blossom", 28)),
		widget.Grow(widget.Line(v.b.category(game.CategoryPoints), ui.Heading(22), sprites.Ink).Elided()), widget.Fixed(112, v.total()))
	column.Children = append(column.Children, widget.Spacer(), widget.Gap(1), widget.Fixed(1.5, rule), widget.Fixed(53, total), widget.Fixed(29, v.explain(game.CategoryFields, v.fields())), widget.Gap(3.5))
	return widget.Pad(18, 0, column)
}

// row is a category with its points and their change.
func (v scoreView) row(cat game.Category) widget.Widget {
	n, by := v.pointsOf(cat)
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Row(0, widget.Fixed(32, categorySign(cat, v.b.goal()).widget(min(32, room.H-8))), widget.Gap(8),
			widget.Grow(widget.Line(v.b.category(cat), ui.Body(16.5), sprites.Ink).Elided()),
			widget.Fixed(40, figure(strconv.Itoa(n), ui.Strong(18), sprites.Ink).Aligned(canvas.Right)), widget.Gap(4), widget.Fixed(46, v.change(by, ui.Strong(16.5), canvas.Right)))
	})
}

// fields are the fields, which break ties, in second ink.
func (v scoreView) fields() widget.Widget {
	n, by := v.pointsOf(game.CategoryFields)
	second := func(text string) *widget.Text { return figure(text, ui.Body(14), sprites.Ink2) }
	row := widget.Row(0, widget.Gap(40), widget.Grow(second(v.b.category(game.CategoryFields))), widget.Fixed(40, second(strconv.Itoa(n)).Aligned(canvas.Right)))
	tail := widget.Widget(widget.Gap(50))
	if by != 0 {
		tail = widget.Fixed(50, second(difference(by)).Aligned(canvas.Right))
	}
	row.Children = append(row.Children, tail)
	return row
}

// total is the total and its change.
func (v scoreView) total() widget.Widget {
	n, by := v.after.Total(), v.after.Total()-v.before.Total()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Row(0, widget.Grow(figure(strconv.Itoa(n), ui.CarvedStyle(min(34, room.H*0.6)), sprites.Ink).Aligned(canvas.Right)), widget.Fixed(50, v.change(by, ui.Strong(20), canvas.Right)))
	})
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

// strip sets the score out side by side, the total large at the right; categories have their names where there is room.
func (v scoreView) strip() widget.Widget {
	const total = 94.0
	cells := func(named bool) widget.Widget {
		row := widget.Row(2)
		for _, cat := range summedCategories(v.b.goal()) {
			row.Children = append(row.Children, widget.Grow(v.explain(cat, v.cell(cat, named))))
		}
		rule := widget.Pad(0, 6, widget.Fill{Colour: sprites.Paper4})
		sum := widget.Row(0, widget.Fixed(1.5, rule), widget.Gap(4.5), widget.Grow(v.stripTotal(named)))
		return widget.Pad(8, 5, widget.Row(0, widget.Grow(row), widget.Fixed(total, v.values(sum))))
	}
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		const named = 62.0
		if room.H < named || e.TextScale > 1 { // larger numbers need the room
			return cells(false)
		}
		return widget.FirstFit{cells(true), cells(false)}
	})
}

// stripName is the short name of a category; all have one size.
func (v scoreView) stripName(cat game.Category) *widget.Text {
	const usual, least = 13.0, 12.0
	name := widget.Line(v.b.shortCategory(cat), ui.Body(usual), sprites.Ink2).AtLeast(least)
	name.Group = "score strip"
	return name
}

// stripTotal is the total above its change.
func (v scoreView) stripTotal(named bool) widget.Widget {
	n, by := v.after.Total(), v.after.Total()-v.before.Total()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		upper := room.H * 0.58
		size := min(24, upper*0.7)
		foot := widget.Row(0, widget.Gap(2), widget.If(named, v.stripName(game.CategoryPoints)), widget.Grow(v.change(by, ui.Strong(min(17, (room.H-upper)*0.62)), canvas.Right)), widget.Gap(4))
		return widget.Column(0,
			widget.Fixed(upper, widget.Row(0, widget.Gap(1), widget.Fixed(size, drawing("ui/blossom", size)),
				widget.Grow(figure(strconv.Itoa(n), ui.CarvedStyle(min(28, upper*0.7)), sprites.Ink).Aligned(canvas.Right)), widget.Gap(4))),
			widget.Grow(widget.Padding{Top: -3, Bottom: 3, Child: foot}))
	})
}

// cell is a category with its number above its change: the name between them where all are named, else the picture above
// them.
func (v scoreView) cell(cat game.Category, named bool) widget.Widget {
	n, by := v.pointsOf(cat)
	picture, points := categorySign(cat, v.b.goal()), strconv.Itoa(n)
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		high := room.H / 3
		size := func(most, share float64) float64 { return min(most*e.Scale(), high*share*min(e.Scale(), 1.2)) }
		by := v.change(by, ui.Strong(size(16, 0.66)), canvas.Centre)
		if named {
			icon := min(23, high)
			head := widget.Row(3, widget.Sized{W: icon, Child: picture.widget(icon)}, widget.Line(points, ui.Strong(17), sprites.Ink)).Along(widget.Centre)
			return widget.Column(0, widget.Grow(widget.Padding{Top: 2, Bottom: -2, Child: head}), widget.Grow(widget.Padding{Top: 2, Bottom: -2, Child: v.stripName(cat).Aligned(canvas.Centre)}), widget.Grow(by))
		}
		return widget.Column(0, widget.Grow(widget.Padding{Top: 2, Bottom: -2, Child: picture.widget(min(26, high))}),
			widget.Grow(widget.Padding{Top: 2, Bottom: -2, Child: figure(points, ui.Strong(size(19, 0.72)), sprites.Ink).Aligned(canvas.Centre)}), widget.Grow(by))
	})
}

// grid sets the score out in two columns, with the total below them.
func (v scoreView) grid() widget.Widget {
	cells := widget.Grid{Columns: []float64{1, 1}}
	for _, cat := range append(summedCategories(v.b.goal()), game.CategoryFields) {
		cells.Children = append(cells.Children, v.explain(cat, v.gridCell(cat)))
	}
	for len(cells.Children) < 5 { // three rows, without a scoring card too
		cells.Children = append(cells.Children, nil)
	}
	total := widget.Row(0, widget.Fixed(28, drawing("ui/blossom", 24)), widget.Grow(v.total()))
	return widget.Pad(8, 1, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const share = 0.3 // at most
		return widget.Column(0, widget.Grow(cells), widget.Fixed(max(room.H/4, min(minPress, share*room.H)), v.values(total)))
	}))
}

// gridCell is a category with its number and change side by side.
func (v scoreView) gridCell(cat game.Category) widget.Widget {
	n, by := v.pointsOf(cat)
	strong, ink := ui.Strong(17), sprites.Ink
	if cat == game.CategoryFields {
		strong, ink = ui.Body(15), sprites.Ink2
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		return widget.Row(0, widget.Fixed(28, categorySign(cat, v.b.goal()).widget(min(26, room.H-4))), widget.Fixed(24, figure(strconv.Itoa(n), strong, ink).Aligned(canvas.Right)),
			widget.Gap(6), widget.Grow(v.change(by, ui.Strong(14), canvas.Left)))
	})
}

// narration says the score.
func (v scoreView) narration() string {
	parts := []string{v.title}
	for _, cat := range scoringCategories(v.b.goal()) {
		n, by := v.pointsOf(cat)
		text := v.b.category(cat) + " " + strconv.Itoa(n)
		if by != 0 {
			text += " (" + difference(by) + ")"
		}
		parts = append(parts, text)
	}
	return v.words.List(parts...)
}
