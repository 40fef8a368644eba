package honshu

import (
	"slices"
	"strconv"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	honshusprites "engawa/sprites/honshu"
)

// Measures of the panel of the cubes.
const (
	lowBoost    = 150.0 // a lower panel has head and words beside the cubes
	narrowBoost = 250.0 // or, where it is narrow too, in one line over them
	lowWords    = 56.0  // a lower one has room for the title or for what comes of a choice
	lowGood     = 52.0  // lower buttons have the number beside the cube
)

// boostModel is what the panel of the own cubes shows: which may be laid, and what comes of it.
type boostModel struct {
	title  string
	isLow  bool // the panel is low
	paying bool // cubes are paid, not laid on a card
	stand  standModel
	leads  bool // only one good may be laid in this trick
	lead   leadModel
	goods  [game.NumColours]goodModel
	result result
}

// goodModel is what the button of a good shows.
type goodModel struct {
	name             string
	open             bool // its cubes can be chosen
	onLand, selected int  // how many cubes lie on the land, and how many of them have been chosen
	hasPrice         bool // a cube, or one more, can be given
	price            int  // the points that the land loses by it
}

// result is what comes of what has been picked, in lines of which that of the number best tells the most.
type result struct {
	lines [3]string
	best  int
}

// boostLow reports whether the panel of the cubes is low: a sentence tells then what its words have no room for.
func (b *Board) boostLow() bool { return b.room(slotBoost).H < lowBoost }

// boosts reports whether cubes are chosen now, to lay one on a card or to pay with.
func (b *Board) boosts() bool {
	if b.choice.State == nil || b.room(slotBoost).Empty() {
		return false
	}
	return b.state.Phase() == game.PhasePlay || b.state.Phase() == game.PhaseContest
}

// goodModel returns the model of a good as it is now.
func (b *Board) goodModel(good game.Colour) goodModel {
	m, p := goodModel{onLand: int(b.state.Map(b.choice.By).Cubes()[good])}, &b.hand.selection
	if b.state.Phase() == game.PhaseContest {
		m.open = m.onLand > 0
		for _, at := range p.payment {
			if b.colourAt(at) == good {
				m.selected++
			}
		}
	} else {
		m.open = m.onLand > 0 && b.mayLay(good)
		if p.isBoosted && b.colourAt(p.from) == good {
			m.selected = 1
		}
	}
	m.hasPrice, m.price = b.priceOf(good, m)
	m.name = b.goodName(good, m)
	return m
}

// priceOf returns how many points the land loses by a cube of the good, in a duel by one more; false where none can be
// given.
func (b *Board) priceOf(good game.Colour, m goodModel) (ok bool, price int) {
	land, paid := b.state.Map(b.choice.By), b.hand.selection.payment
	if b.state.Phase() != game.PhaseContest {
		paid = nil
	}
	if !m.open || len(paid) == game.PayCubes {
		return false, 0
	}
	for _, at := range b.cubesOf(good) {
		if !slices.Contains(paid, at) {
			by := b.state.Scoring()
			return true, costOf(land, by, append(slices.Clone(paid), at)) - costOf(land, by, paid)
		}
	}
	return false, 0
}

// boostTitle is the title of the panel.
func (b *Board) boostTitle() string {
	switch paying := b.state.Phase() == game.PhaseContest; {
	case paying && b.boostLow():
		return b.words().T(lang.HonshuPayShort)
	case paying:
		return b.words().T(lang.HonshuPayTitle)
	}
	if good, ok := b.state.LeadColour(); ok {
		return b.words().LeadingGood(good.String())
	}
	return b.words().T(lang.HonshuRaise)
}

// buildBoost is the panel of the own cubes; on a phone, while others play, the good that leads the trick.
func (b *Board) buildBoost() widget.Widget {
	if !b.boosts() {
		return b.buildLeadNote()
	}
	m := boostModel{title: b.boostTitle(), isLow: b.boostLow(), paying: b.state.Phase() == game.PhaseContest}
	m.result = b.outcome(m.isLow)
	for good := range m.goods {
		m.goods[good] = b.goodModel(game.Colour(good))
	}
	if m.paying {
		m.stand = b.standModel()
	}
	if good, ok := b.state.LeadColour(); ok && !m.paying {
		m.leads, m.lead = true, b.leadModel(good, m.result)
	}
	return widget.Memo(slotBoost, m, boostModel.build)
}

// build has head, cubes and words below each other, or on a low strip beside each other.
func (m boostModel) build() widget.Widget {
	const pad, head, high, gap = 12.0, 34.0, 76.0, 6.0
	title := widget.Line(m.title, ui.Strong(17), sprites.Ink).Elided()
	goods := widget.Even(gap)
	for good, g := range m.goods {
		if !m.leads {
			goods.Children = append(goods.Children, widget.Grow(g.build(game.Colour(good), m.paying)))
		}
	}
	if m.leads {
		goods.Children = append(goods.Children, widget.Grow(m.lead.build(m.goods[m.lead.good])))
	}
	result := m.result.build()
	return widget.Panel{Surface: ui.Panel(), Child: widget.Pad(pad, pad-3, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case m.paying && m.stand.text != "":
			return m.buildPayment(title, goods, result, room)
		case m.isLow && room.W < narrowBoost:
			line := widget.Row(gap, widget.Share(0.42, title), widget.Grow(result))
			switch {
			case m.leads: // the button tells the rest
				line = widget.Row(0, widget.Grow(title.AtLeast(12)))
			case !m.paying: // there is room for one of them
				text := m.title
				if o := m.result; o.best > 0 {
					text = o.bestLine()
				}
				line = widget.Row(0, widget.Grow(widget.Line(text, ui.Strong(15), sprites.Ink).Elided()))
			}
			return widget.Column(gap-2, widget.Fixed(20, line), widget.Grow(goods)) // with room for the frame of what is chosen
		case m.isLow:
			head := &widget.Text{Text: m.title, Style: ui.Strong(15), Ink: sprites.Ink, Lines: 2, Elide: true}
			words := widget.Column(2, widget.Natural(head), widget.Grow(result))
			switch alone := !m.paying && room.H < lowWords; {
			case m.leads, m.result.lines[0] == "", alone && m.result.best == 0: // the title has the place to itself
				words = widget.Column(0, widget.Grow(widget.Align{Y: widget.Centre, Child: head}))
			case alone:
				words = widget.Column(0, widget.Grow(result))
			}
			middle := widget.Column(0, &widget.Item{Child: goods, Grow: 1, Max: high}).Along(widget.Centre)
			return widget.Row(gap, widget.Fixed(min(room.W*0.36, 130), words), widget.Grow(middle))
		}
		row := min(high, (room.H-head)*0.5)
		return widget.Column(0, widget.Fixed(head, title), widget.Fixed(row, goods), widget.Gap(gap), widget.Grow(result))
	}))}
}

// goodName is what the button of a good is called.
func (b *Board) goodName(good game.Colour, m goodModel) string {
	words := b.words()
	name := lang.Text("good", words.Good(good.String()))
	switch {
	case m.onLand == 0:
		return words.T(lang.HonshuNone, name)
	case !m.open:
		return words.T(lang.HonshuLocked, name)
	}
	list := []string{words.T(lang.HonshuOf, name, lang.Count("n", m.onLand))}
	if m.price > 0 {
		list = append(list, words.T(lang.HonshuCost, lang.Count("n", m.price)))
	}
	if m.selected > 0 {
		list = append(list, words.T(lang.SpokenChosen))
	}
	return words.List(list...)
}

// build is the button of a good: its cube, pale and locked where it may not be laid, and how many there are.
func (m goodModel) build(good game.Colour, paying bool) widget.Widget {
	surface, ink, state := ui.Plain(), sprites.Ink, honshusprites.CubeWhole
	switch {
	case m.selected > 0:
		surface.Face = sprites.Shu3
	case !m.open:
		surface, ink = ui.Disabled(), sprites.Ink2
		state = honshusprites.CubeLocked
		if m.onLand == 0 {
			state = honshusprites.CubeEmpty
		}
	}
	cube := sign(func(c *canvas.Canvas, at geom.Point, size float64) {
		c.Draw(honshuart.CubePicture(good, state), at, canvas.Look{Size: size / cubeUnits})
	})
	number := strconv.Itoa(m.onLand)
	return part(buttonGood+int(good), buttonLayer, m.name, widget.Stack{
		widget.Panel{Surface: surface, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			if room.H < lowGood { // cube and number beside each other
				size := min(26, room.H-8, room.W*0.55)
				return widget.Row(0, widget.Gap(4), widget.Fixed(size, cube.widget(size)),
					widget.Grow(widget.Line(number, ui.Strong(15), ink).Aligned(canvas.Right)), widget.Gap(5))
			}
			text, price := number, 0.0
			if m.hasPrice {
				price = priceHigh
			}
			size := min(36, room.H-24-price, room.W-10)
			if paying && m.selected > 0 {
				text += " − " + strconv.Itoa(m.selected)
			}
			return widget.Column(0, widget.Gap(5), widget.Fixed(size, cube.widget(size)), widget.Spacer(),
				widget.Fixed(16, widget.Line(text, ui.Strong(15), ink).Aligned(canvas.Centre)),
				widget.Fixed(price, widget.If(m.hasPrice, m.buildPrice())), widget.Gap(3))
		})},
		widget.If(m.selected > 0, buildFrame(goodFrame)),
	})
}

// priceHigh is the height of a price, in logical units.
const priceHigh = 16.0

// buildPrice is the points that a cube costs, before it is given: with their sign where there is room.
func (m goodModel) buildPrice() widget.Widget {
	const size = 14.0
	text := widget.Line(difference(-m.price), ui.Strong(size), changeInk(-m.price)).AtLeast(12)
	signed := widget.Row(2, widget.Sized{W: size, H: size, Child: sign(drawBlossom).widget(size)}, text).Across(widget.Centre).Along(widget.Centre)
	return widget.FirstFit{signed, text.Aligned(canvas.Centre).Elided()}
}

// build tells the value and when one would choose, and what the cube is worth; in one line the one that tells the most.
func (o result) build() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if strong := ui.Strong(16); o.lines[o.best] != "" && room.H < 2*canvas.LineHeight(strong) {
			return widget.Line(o.bestLine(), strong, sprites.Ink).AtLeast(12).Elided()
		}
		column := widget.Column(2)
		for k, line := range o.list() {
			style := ui.Body(15)
			if k == o.best {
				style = ui.Strong(16)
			}
			text := widget.Natural(&widget.Text{Text: line, Style: style, Ink: sprites.Ink, Lines: 2, Elide: true})
			if k > 0 {
				text = text.Dropped(k)
			}
			column.Children = append(column.Children, text)
		}
		return column
	})
}

// bestLine is the line that tells the most, behind the first, which it ends.
func (o *result) bestLine() string {
	if o.best == 0 {
		return o.lines[0]
	}
	return o.lines[0] + " " + o.lines[o.best]
}

// list returns the lines.
func (o *result) list() []string {
	n := 0
	for n < len(o.lines) && o.lines[n] != "" {
		n++
	}
	return o.lines[:n]
}

// outcome returns what comes of what has been picked, in short lines for a narrow strip.
func (b *Board) outcome(short bool) (o result) {
	words, p := b.words(), &b.hand.selection
	if b.state.Phase() == game.PhaseContest {
		if len(p.payment) > 0 {
			o.lines[0] = b.worth(p.payment, short)
		}
		return o
	}
	f, ok := b.previewPlayedCard(b.choice.By)
	if !ok {
		return o
	}
	raised := int(f.card) + game.BoostValue
	list := []string{b.speaker().formatTrickValue(f), b.rankWords(f)}
	switch {
	case short && p.isBoosted:
		list, o.best = []string{p.card.String() + " + " + strconv.Itoa(game.BoostValue), "= " + strconv.Itoa(f.value)}, 1
	case short && !b.mayRaise():
		list = nil
	case short:
		list = []string{words.T(lang.HonshuSum, cardArg(f.card), lang.Count("value", raised))}
	case !p.isBoosted && b.mayRaise():
		list[0] = words.T(lang.HonshuEither, lang.Count("value", f.value), lang.Count("raised", raised))
	}
	switch {
	case !p.isBoosted:
	case !short && len(b.cubesOf(b.colourAt(p.from))) > 1: // the price stands on the button
		list = append(list, words.T(lang.HonshuAnother))
	default:
		list = append(list, b.worth([]game.Cell{p.from}, short))
	}
	copy(o.lines[:], list)
	return o
}

// rankWords says when the card that is picked would choose, and when with a cube, where one can still be laid on it and
// that is another place. The first card of a trick only leads it.
func (b *Board) rankWords(f playedCard) string {
	if !slices.ContainsFunc(b.hand.playedCards[:], func(other playedCard) bool { return other.value > 0 }) {
		return b.words().T(lang.HonshuLeadsNow)
	}
	place := b.hand.rank(f.value, b.choice.By)
	if f.cube == 0 && b.mayRaise() {
		if raised := b.hand.rank(f.value+game.BoostValue, b.choice.By); raised != place {
			return b.words().EitherRank(place, raised, b.seats)
		}
	}
	return b.words().WouldRank(place, b.seats)
}

// mayRaise reports whether the land has a cube that may be laid in this trick.
func (b *Board) mayRaise() bool {
	for good, n := range b.state.Map(b.choice.By).Cubes() {
		if n > 0 && b.mayLay(game.Colour(good)) {
			return true
		}
	}
	return false
}

// worth says how many points the land loses without the cubes, with short in as few words as a strip has room for.
func (b *Board) worth(cubes []game.Cell, short bool) string {
	n := costOf(b.state.Map(b.choice.By), b.state.Scoring(), cubes)
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
