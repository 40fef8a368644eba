package honshu

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Buttons of the panel of point values.
const (
	buttonValues      = 1040 + iota // opens the panel where the scoring card is not in sight
	buttonValuesLand                // looks at the own land
	buttonValuesClose               //
)

// valuesPanel reports what scores how many points.
type valuesPanel struct{ panel }

// value is what a category scores, in words.
type value struct {
	cat  game.Category
	text string
}

// values lists what scores how many points in this match.
func (b *Board) values() []value {
	words, scoring := b.words(), b.state.Scoring()
	factory, lake := words.T(lang.HonshuValueFactory), words.T(lang.HonshuValueLake, lang.Count("n", b.lakeValue()))
	if scoring.Manual {
		factory = words.T(lang.HonshuValueFactoryManual)
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

// tips says how each category counts; "" for the total.
func (b *Board) tips() (list [game.NumCategories]string) {
	for _, v := range b.values() {
		list[v.cat] = b.valueWords(v)
	}
	return list
}

// valuesModel is what the panel of point values shows.
type valuesModel struct {
	words *lang.Catalog
	goal  int
	list  [game.NumCategories]value // that without a text are left out
}

// buildTop implements overlay.
func (*valuesPanel) buildTop(b *Board) widget.Widget {
	m := valuesModel{words: b.words(), goal: b.state.Goal()}
	copy(m.list[:], b.values())
	return b.modalPanel(slotOverlay, widget.Memo("values", m, buildValues))
}

// press implements overlay.
func (*valuesPanel) press(b *Board, p rules.Part) bool {
	b.open(nil)
	if p == button(buttonValuesLand) {
		b.open(&landPanel{seat: b.self()})
	}
	return true
}

// narrate implements overlay.
func (*valuesPanel) narrate(b *Board) []string { return b.valuesWords() }

// valuesMin is the smallest size of its words.
const valuesMin = 12.0

// buildValues sets the panel out in one column or, in a low room, in two; its words are as large as they are wanted and
// have room.
func buildValues(m valuesModel) widget.Widget {
	const low = 1.3 // how much broader than high a room for two columns is
	const most, breadth = 17.0, 560.0
	return widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		columns := 1
		if room.W > low*room.H {
			columns = 2
		}
		panel := widget.FitSize{From: most * e.Scale(), To: valuesMin, Child: func(size float64) widget.Widget { return m.panel(size, columns) }}
		return widget.Middle(widget.Sized{W: breadth * float64(columns) * e.Scale(), Child: panel})
	})
}

// paper is the panel with words of that size.
func (m valuesModel) panel(size float64, columns int) widget.Widget {
	const button, beside = 46.0, 10.0
	pad, gap, apart := 16.0, 10.0, 9.0
	if size == valuesMin {
		pad, gap, apart = 10, 4, 3
	}
	style := ui.Body(size).WithSize(size)
	picture := min(34, 1.6*canvas.LineHeight(style))
	var rows []widget.Widget
	for _, v := range m.list {
		if v.text == "" {
			continue
		}
		text := &widget.Text{Text: v.text, Style: style, Ink: sprites.Ink, MinSize: size}
		row := widget.Row(beside, widget.Fixed(picture, widget.Sized{H: picture, Child: categorySign(v.cat, m.goal).widget(picture)}), widget.Grow(text)).Across(widget.Centre)
		rows = append(rows, row)
	}
	perColumn := (len(rows) + columns - 1) / columns
	list := widget.Even(2 * gap)
	for first := 0; first < len(rows); first += perColumn {
		column := widget.Column(apart, rows[first:min(first+perColumn, len(rows))]...)
		list.Children = append(list.Children, widget.Grow(column))
	}
	title := widget.Row(8, widget.Fixed(26, drawing("ui/blossom", 26)), widget.Grow(panelHead(m.words, lang.HonshuValues, buttonValuesClose)))
	land := panelButton(buttonValuesLand, "trial", m.words.T(lang.HonshuYourLand))
	return widget.Panel{Surface: ui.LitPanel(), Child: widget.Pad(pad, pad, widget.Column(0,
		widget.Fixed(panelHeadHeight, title), list, widget.Gap(apart+gap), widget.Fixed(button, land)))}
}

// valuesWords says the point values, a line for each.
func (b *Board) valuesWords() []string {
	var list []string
	for _, v := range b.values() {
		list = append(list, b.valueWords(v))
	}
	return list
}

// valueWords says what a category scores, its name first.
func (b *Board) valueWords(v value) string {
	if name := b.category(v.cat); v.cat == game.CategoryCard && !strings.HasPrefix(v.text, name) {
		return b.words().Of(name, v.text)
	}
	return v.text
}
