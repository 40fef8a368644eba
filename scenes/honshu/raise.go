package honshu

import (
	"strconv"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// Measures of the paper of the cubes.
const (
	lowRaise    = 150.0 // a lower paper has head and words beside the cubes
	narrowRaise = 250.0 // or, where it is narrow too, in one line over them
	lowGood     = 52.0  // lower buttons have the number beside the cube
)

// raisesLow reports whether the paper of the cubes is low: a sentence tells then what its words have no room for.
func (b *Board) raisesLow() bool { return b.room(slotBoost).H < lowRaise }

// raising reports whether cubes are chosen now, to raise a card or to pay with.
func (b *Board) raising() bool {
	if b.choice.State == nil || b.room(slotBoost).Empty() {
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

// raiseHead is the title of the paper.
func (b *Board) raiseHead() string {
	paying, low := b.state.Phase() == game.PhaseContest, b.raisesLow()
	key := lang.HonshuRaise
	switch {
	case paying && low:
		key = lang.HonshuPayShort
	case paying:
		key = lang.HonshuPayTitle
	case low:
		key = lang.HonshuRaiseShort
	}
	return b.words().T(key)
}

// buildRaise is the paper with the own cubes: which may be laid, and what comes of it. Head, cubes and words lie below
// each other, or on a low strip beside each other.
func (b *Board) buildRaise() widget.Widget {
	const pad, head, high, gap = 12.0, 34.0, 76.0, 6.0
	if !b.raising() {
		return widget.Empty{}
	}
	low := b.raisesLow()
	lines, sum := b.outcome(low)
	title := widget.Line(b.raiseHead(), ui.Strong(17), sprites.Ink).Elided()
	goods := widget.Even(gap)
	for good := range game.Colour(game.NumColours) {
		goods.Children = append(goods.Children, widget.Grow(b.buildGood(good)))
	}
	told := buildOutcome(lines, sum)
	return widget.Panel{Paper: ui.Panel(), Child: widget.Pad(pad, pad-3, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case low && room.W < narrowRaise:
			line := widget.Row(gap, widget.Share(0.42, title), widget.Grow(told))
			return widget.Column(gap-2, widget.Fixed(20, line), widget.Grow(goods)) // with room for the frame of what is chosen
		case low:
			words := widget.Column(0, widget.Share(0.34, title), widget.Grow(told))
			if lines == nil { // the title has the place to itself
				words = widget.Column(0, widget.Grow(title))
			}
			middle := widget.Column(0, &widget.Item{Child: goods, Grow: 1, Max: high}).Along(widget.Centre)
			return widget.Row(gap, widget.Fixed(min(room.W*0.28, 104), words), widget.Grow(middle))
		}
		first := widget.Row(0, widget.Grow(title))
		if b.state.Phase() != game.PhaseContest {
			raise := widget.Line("+"+strconv.Itoa(game.BoostValue), ui.Strong(17), sprites.Ink).Aligned(canvas.Right)
			first.Children = append(first.Children, widget.Fixed(44, raise))
		}
		row := min(high, (room.H-head)*0.5)
		return widget.Column(0, widget.Fixed(head, first), widget.Fixed(row, goods), widget.Gap(gap), widget.Grow(told))
	}))}
}

// goodName is what the button of a good is called.
func (b *Board) goodName(good game.Colour) string {
	words := b.words()
	open, left, chosen := b.goodState(good)
	name := lang.Text("good", lang.Capitalize(words.Good(good.String())))
	text := words.T(lang.HonshuOf, name, lang.Count("n", left))
	switch {
	case left == 0:
		return words.T(lang.HonshuNone, name)
	case !open:
		return words.T(lang.HonshuLocked, name)
	case chosen > 0:
		return text + ", " + words.T(lang.SpokenChosen)
	}
	return text
}

// buildGood is the button of a good: its cube, pale and locked where it may not be laid, and how many there are.
func (b *Board) buildGood(good game.Colour) widget.Widget {
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
	cube := sign(func(c *canvas.Canvas, at geom.Point, size float64) {
		c.Draw(cubePicture(good, state), at, canvas.Look{Size: size / cubeUnits})
	})
	number, paying := strconv.Itoa(left), chosen > 0 && b.state.Phase() == game.PhaseContest
	return part(buttonGood+int(good), buttonLayer, b.goodName(good), widget.Stack{
		widget.Panel{Paper: paper, Child: widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			if room.H < lowGood { // cube and number beside each other
				size := min(26, room.H-8, room.W*0.55)
				return widget.Row(0, widget.Gap(4), widget.Fixed(size, cube.widget(size)),
					widget.Grow(widget.Line(number, ui.Strong(15), ink).Aligned(canvas.Right)), widget.Gap(5))
			}
			text, size := number, min(36, room.H-24, room.W-10)
			if paying {
				text += " − " + strconv.Itoa(chosen)
			}
			return widget.Column(0, widget.Gap(5), widget.Fixed(size, cube.widget(size)), widget.Spacer(),
				widget.Fixed(16, widget.Line(text, ui.Strong(15), ink).Aligned(canvas.Centre)), widget.Gap(3))
		})},
		widget.If(chosen > 0, framed(goodFrame)),
	})
}

// buildOutcome tells what comes of the card and cube picked: the value and when one would choose, and what the cube is
// worth; in one line the one that tells the most.
func buildOutcome(lines []string, sum int) widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if strong := ui.Strong(16); len(lines) > 0 && room.H < 2*canvas.LineHeight(strong) {
			return widget.Line(lines[sum], strong, sprites.Ink).Elided()
		}
		column := widget.Column(2)
		for k, line := range lines {
			style := ui.Body(15)
			if k == sum {
				style = ui.Strong(16)
			}
			text := &widget.Item{Child: &widget.Text{Text: line, Style: style, Ink: sprites.Ink, Lines: 2, Elide: true}}
			if k > 0 {
				text = text.Dropped(k)
			}
			column.Children = append(column.Children, text)
		}
		return column
	})
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
