package honshu

import (
	"slices"

	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of what serves a card that is laid, in logical units.
const (
	trialStrip = 48.0 // above the land, while a card is only tried
	minPress   = 44.0 // of what a finger hits
)

// buttonsModel is what the buttons show that turn a card and change its side.
type buttonsModel struct {
	words          *lang.Catalog
	side           cardSide
	showsBothSides bool            // the places of both sides are marked
	main           mainButtonModel // stands in the place of the sides; none where it has no text
}

// buttons is the model of these buttons.
func (n *placement) buttons(b *Board) buttonsModel {
	m := buttonsModel{words: b.words(), side: n.trialCard.side(), showsBothSides: n.showsBothSides}
	if n.swapsMainButton(b) {
		m.main.text, m.main.icon, m.main.on = n.action(b)
	}
	return m
}

// buildButtons is these buttons.
func (n *placement) buildButtons(b *Board) widget.Widget {
	return widget.Memo(slotBar, n.buttons(b), buttonsModel.row)
}

// swapsMainButton reports whether the button that builds and the sides of the card have changed places. A second press
// on the button that has taken the card then finds the sides under it, and does not build.
func (n *placement) swapsMainButton(b *Board) bool { return !n.isTrial && b.hasMainButton() }

// buildMainPlace is what lies in the place of the main button.
func (n *placement) buildMainPlace(b *Board) widget.Widget {
	if n.swapsMainButton(b) {
		return widget.Memo(slotMainButton, n.buttons(b), buttonsModel.sides)
	}
	return b.buildMainButton(n.action(b))
}

// row sets the buttons in one row, or in two where it is narrow and high.
func (m buttonsModel) row() widget.Widget {
	const gap, pad, two, broad = 6.0, 9.0, 90.0, 60.0
	left := iconKey(buttonLeft, m.words.T(lang.HonshuTurnLeft), "rotate-left", false)
	right := iconKey(buttonRight, m.words.T(lang.HonshuTurnRight), "rotate", false)
	both := iconKey(buttonBoth, m.words.T(lang.HonshuBothSides), "eye", m.showsBothSides)
	sides := m.sides()
	if m.main.text != "" {
		sides = m.main.build()
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		row := func(square float64) widget.Widget {
			return widget.Row(gap, widget.Fixed(square, left), widget.Fixed(square, right), widget.Grow(sides), widget.Fixed(square, both))
		}
		switch {
		case room.H > two:
			return widget.Column(gap, widget.Grow(widget.Even(gap, left, right, both)), widget.Grow(sides))
		case room.H > broad:
			return widget.Panel{Surface: ui.Panel(), Child: widget.Pad(pad, pad, row(min(room.H-2*pad, 62)))}
		}
		return row(min(room.H, 62))
	})
}

// iconKey is a button with an icon, as large as its room, lit while it is on.
func iconKey(n int, name, icon string, on bool) widget.Widget {
	surface := ui.Plain()
	if on {
		surface.Face = sprites.Shu3
	}
	size := 26.0
	if n == buttonBoth {
		size = 24
	}
	face := widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		ui.DrawIcon(c, icon, ui.DrawFace(c, surface, r, s).Centre(), size, sprites.Ink)
	}}
	c := control(n, buttonLayer, name)
	c.Tip = name
	return widget.Pressable{Control: c, OwnFocus: true, Child: face}
}

// sides is the choice between over and under; a card that is woven lies on neither side alone.
func (m buttonsModel) sides() widget.Widget {
	segment := func(n int, key lang.Key, icon string) widget.Segment {
		return widget.Segment{Control: control(n, buttonLayer, m.words.T(key)), Label: m.words.T(key), Icon: icon}
	}
	chosen := int(m.side)
	if m.side == weaving {
		chosen = -1
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		const sign, size = 40.0, 14.5 // what a sign takes beside a word, with the edges
		list := []widget.Segment{segment(buttonOver, lang.HonshuOver, "over"), segment(buttonUnder, lang.HonshuUnder, "under")}
		if slices.ContainsFunc(list, func(s widget.Segment) bool { return letters.Measure(ui.Strong(size), s.Label) > room.W/2-sign }) {
			list[0].Icon, list[1].Icon = "", ""
		}
		return widget.Segments{List: list, Chosen: chosen, OneRow: true}
	})
}

// stripModel is what the strip over the land shows while a card is tried.
type stripModel struct {
	words *lang.Catalog
	card  game.Card
}

// buildStrip is that strip.
func (n *placement) buildStrip(b *Board) widget.Widget {
	return widget.Memo("strip", stripModel{b.words(), n.trialCard.place.Card}, stripModel.build)
}

// build has the card, the way to others, and the way back.
func (m stripModel) build() widget.Widget {
	const gap = 6.0
	turn := func(n int, name lang.Key, icon string) widget.Widget {
		return widget.Fixed(minPress, widget.IconButton{Control: control(n, buttonLayer, m.words.T(name)), Icon: icon})
	}
	card := widget.Line(m.card.String(), ui.Strong(18), sprites.Ink).Aligned(canvas.Centre)
	back := widget.Button{Control: control(buttonBack, buttonLayer, m.words.T(lang.HonshuTryOff)), Icon: "close"}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		strip := widget.Row(0, turn(buttonPrevious, lang.HonshuPreviousCard, "back"), widget.Basis(80, card),
			turn(buttonNext, lang.HonshuNextCard, "next"), widget.Gap(gap), widget.Spacer(), widget.Fixed(min(170, room.W*0.42), back))
		return widget.Column(0, widget.Fixed(minPress, strip))
	})
}

// cardModel is what the panel of the card that is laid shows.
type cardModel struct {
	card game.Card
	text string // about the place
	note string // that the place is legal; "" for not
}

// buildCard is that panel.
func (n *placement) buildCard(b *Board) widget.Widget {
	m := cardModel{card: n.trialCard.place.Card}
	text, legal := n.words(b)
	if m.text = n.withBest(text, false); legal {
		m.note = b.words().T(lang.HonshuLegal)
	}
	return widget.Memo(slotCard, m, cardModel.build)
}

// build has the card beside the words.
func (m cardModel) build() widget.Widget {
	const pad, gap = 16.0, 14.0
	words := widget.Column(4, widget.Grow(widget.Align{Y: widget.Start, Child: &widget.Text{Text: m.text, Style: ui.Body(15), Ink: sprites.Ink, Elide: true}}))
	if m.note != "" {
		words.Children = append(words.Children, widget.Fixed(20, widget.Row(6, widget.Icon("check", 18, sprites.Matsu),
			widget.Grow(widget.Line(m.note, ui.Strong(16), sprites.Matsu))).Across(widget.Centre)))
	}
	return widget.Panel{Surface: ui.Panel(), Child: widget.Pad(pad, pad, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		side := min(room.H/3, room.W*0.2)
		picture := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			honshuart.DrawFreeCard(c, m.card, 0, geom.Pt(r.X, r.Centre().Y-1.5*side), side)
		}}
		return widget.Row(gap, widget.Fixed(2*side, picture), widget.Grow(words))
	}))}
}
