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

// buttonsModel is what the buttons show that turn a card, change its side, and build it or end a trial.
type buttonsModel struct {
	words          *lang.Catalog
	side           cardSide
	showsBothSides bool // the places of both sides are marked
	last           lastButton
}

// lastButton is what the last button of the bar does.
type lastButton uint8

const (
	noLastButton lastButton = iota
	backButton              // ends a trial
	buildButton             // builds the card where it lies
	cannotBuild             // the same where it cannot
)

// buttons is the model of these buttons.
func (n *placement) buttons(b *Board) buttonsModel {
	m := buttonsModel{words: b.words(), side: n.trialCard.side(), showsBothSides: n.showsBothSides}
	switch {
	case n.isTrial:
		m.last = backButton
	case !b.hasMainButton():
	case n.effect.trial.Legal():
		m.last = buildButton
	default:
		m.last = cannotBuild
	}
	return m
}

// buildButtons is these buttons.
func (n *placement) buildButtons(b *Board) widget.Widget {
	return widget.Memo(slotBar, n.buttons(b), buttonsModel.row)
}

// buildMainPlace is what lies in the place of the main button: while a card is built nothing that can be pressed, so that a
// second press on the button that has taken the card does nothing. It says there whether the card can lie where it is.
func (n *placement) buildMainPlace(b *Board) widget.Widget {
	if n.isTrial {
		return b.buildMainButton(b.cardAction())
	}
	if !b.hasMainButton() {
		return nil
	}
	return widget.Memo(slotMainButton, legalModel{b.words(), n.effect.trial.Legal()}, legalModel.build)
}

// legalModel says whether a card can be built where it lies.
type legalModel struct {
	words *lang.Catalog
	legal bool
}

// build is the words with a tick where the card can lie, without a frame: nothing is to be pressed there.
func (m legalModel) build() widget.Widget {
	text, icon := m.words.T(lang.HonshuNotHere), "close"
	if m.legal {
		text, icon = m.words.T(lang.HonshuLegal), "check"
	}
	return widget.Pressable{Control: ui.Control{Key: "honshu.legal", Role: ui.RoleText, Name: text, Layer: buttonLayer},
		Child: mainButtonModel{text: text, icon: icon}.label(sprites.Ink)}
}

// lastKey is the last button of the bar; nil for none.
func (m buttonsModel) lastKey() widget.Widget {
	switch m.last {
	case backButton:
		return widget.Button{Control: control(buttonBack, buttonLayer, m.words.T(lang.HonshuTryOff)), Icon: "close", FullTextWidth: 160, Brief: m.words.T(lang.Back)}
	case buildButton, cannotBuild:
		return mainButtonModel{m.words.T(lang.HonshuBuild), "check", m.last == buildButton}.build()
	}
	return nil
}

// row sets the buttons in one row, or in two where it is narrow and high. Each has the same place while a card is built and
// while it is only tried.
func (m buttonsModel) row() widget.Widget {
	const gap, pad, two, broad = 6.0, 9.0, 90.0, 60.0
	left := iconKey(buttonLeft, m.words.T(lang.HonshuTurnLeft), "rotate-left", false)
	right := iconKey(buttonRight, m.words.T(lang.HonshuTurnRight), "rotate", false)
	both := iconKey(buttonBoth, m.words.T(lang.HonshuBothSides), "eye", m.showsBothSides)
	last := m.lastKey()
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		row := func(wide, high float64) widget.Widget {
			square := min(high, 62)
			if wide < 3*square+4*gap+leastSides {
				square = minPress
			}
			sides := max(2*minPress+2, (wide-3*square-4*gap)/2)
			return widget.Row(gap, widget.Fixed(square, left), widget.Fixed(square, right), widget.Fixed(square, both),
				widget.Fixed(sides, m.sides()), widget.Grow(last))
		}
		switch {
		case room.H > two:
			return widget.Column(gap, widget.Grow(widget.Row(gap, widget.Fixed(minPress, left), widget.Fixed(minPress, right), widget.Grow(m.sides()))),
				widget.Grow(widget.Row(gap, widget.Fixed(minPress, both), widget.Grow(last))))
		case room.H > broad:
			return widget.Panel{Surface: ui.Panel(), Child: widget.Pad(pad, pad, row(room.W-2*pad, room.H-2*pad))}
		}
		return row(room.W, room.H)
	})
}

// leastSides is the least room for the sides of the card and the last button, with square buttons as high as the bar.
const leastSides = 250.0

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
		const sign, edges, size, least = 40.0, 10.0, 14.5, 12.0 // what a sign takes beside a word, with the edges, and these alone
		list := []widget.Segment{segment(buttonOver, lang.HonshuOver, "over"), segment(buttonUnder, lang.HonshuUnder, "under")}
		needs := func(size, beside float64) bool {
			return slices.ContainsFunc(list, func(s widget.Segment) bool { return letters.Measure(ui.Strong(size), s.Label) > room.W/2-beside })
		}
		switch {
		case needs(least, edges): // the signs alone
			for k := range list {
				list[k].Label, list[k].Control.Tip = "", list[k].Control.Name
			}
		case needs(size, sign):
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

// build has the card and the way to others.
func (m stripModel) build() widget.Widget {
	const gap = 6.0
	turn := func(n int, name lang.Key, icon string) widget.Widget {
		return widget.Fixed(minPress, widget.IconButton{Control: control(n, buttonLayer, m.words.T(name)), Icon: icon})
	}
	card := widget.Line(m.card.String(), ui.Strong(18), sprites.Ink).Aligned(canvas.Centre)
	strip := widget.Row(gap, turn(buttonPrevious, lang.HonshuPreviousCard, "back"), widget.Basis(80, card),
		turn(buttonNext, lang.HonshuNextCard, "next"), widget.Spacer())
	return widget.Column(0, widget.Fixed(minPress, strip))
}

// cardModel is what the panel of the card that is laid shows.
type cardModel struct {
	card game.Card
	text string // about the place
}

// buildCard is that panel.
func (n *placement) buildCard(b *Board) widget.Widget {
	m := cardModel{card: n.trialCard.place.Card}
	text, _ := n.words()
	m.text = n.withBest(text, false)
	return widget.Memo(slotCard, m, cardModel.build)
}

// build has the card beside the words.
func (m cardModel) build() widget.Widget {
	const pad, gap = 16.0, 14.0
	words := widget.Align{Y: widget.Start, Child: &widget.Text{Text: m.text, Style: ui.Body(15), Ink: sprites.Ink, Elide: true}}
	return widget.Panel{Surface: ui.Panel(), Child: widget.Pad(pad, pad, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		side := min(room.H/3, room.W*0.2)
		picture := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			honshuart.DrawFreeCard(c, m.card, 0, geom.Pt(r.X, r.Centre().Y-1.5*side), side)
		}}
		return widget.Row(gap, widget.Fixed(2*side, picture), widget.Grow(words))
	}))}
}
