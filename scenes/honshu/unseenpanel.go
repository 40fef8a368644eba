package honshu

import (
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
)

// unseenPanel shows which of the sixty cards have not been seen yet. Players who count in the head put the list away, for
// good.
type unseenPanel struct {
	panel
	face game.Card // whose picture is shown
}

// Buttons of the panel.
const (
	buttonUnseenClose = buttonUnseen + 1 + iota
	buttonUnseenAway
	buttonUnseenCard // and the number of the card
)

// Measures of the panel.
const (
	unseenWidth  = 620.0
	unseenHeight = 520.0
	unseenTall   = 620.0 // where the picture takes the place of the numbers
	unseenLow    = 720.0 // the width there in a low room

	numberGap  = 4.0 // between the squares of two numbers
	maxColumns = 15  // of numbers
)

// unseenModel is what the panel shows.
type unseenModel struct {
	words                         *lang.Catalog
	text                          string // under the heading
	isClosed                      bool   // the list has been put away
	pictureReplacesNumbers, isLow bool   // the picture takes the place of the numbers, so that fingers find these; in a low room
	face                          game.Card
	knownCards, out               game.CardSet
}

// buildTop implements overlay.
func (u *unseenPanel) buildTop(b *Board) widget.Widget {
	m := unseenModel{
		words: b.words(), text: b.unseenText(), isClosed: b.services.Settings.HeadCount, pictureReplacesNumbers: b.unseenCovers(), isLow: b.view.Class == stage.Low, face: u.face,
		knownCards: b.state.LocatedCards(), out: b.state.Discards(),
	}
	return b.modalPanel(slotLarge, widget.Memo("unseen", m, buildUnseen))
}

// narrate implements overlay.
func (u *unseenPanel) narrate(b *Board) []string { return []string{b.unseenText()} }

// press implements overlay.
func (u *unseenPanel) press(b *Board, p rules.Part) bool {
	switch n := p.Index - buttonUnseenCard; {
	case p == button(buttonUnseenAway):
		b.services.Settings.HeadCount = !b.services.Settings.HeadCount
		b.services.OnChange()
	case p.Kind == rules.PartButton && n >= 1 && n <= game.NumCards:
		if card := game.Card(n); u.face == card || b.services.Settings.HeadCount {
			u.face = game.NoCard
		} else {
			u.face = card
		}
	default:
		b.open(nil)
	}
	return true
}

// unseenCovers reports whether the panel has room for the numbers or for the picture of a card, not for both.
func (b *Board) unseenCovers() bool {
	return b.view.Class == stage.Low || b.view.Class == stage.Tall && (b.view.TextScale() > 1 || b.room(slotLarge).W < unseenWidth)
}

// unseenText is the sentence under the heading.
func (b *Board) unseenText() string {
	if b.services.Settings.HeadCount {
		return b.words().T(lang.HonshuUnseenHidden)
	}
	text := b.words().T(lang.HonshuUnseenCount, lang.Count("n", game.NumCards-b.state.LocatedCards().Len()))
	if b.unseenCovers() && b.view.TextScale() <= 1 {
		text += " " + b.words().T(lang.HonshuUnseenFace)
	}
	return text
}

// buildUnseenButton is the button that opens the panel.
func (b *Board) buildUnseenButton() widget.Widget {
	return widget.IconButton{Control: control(buttonUnseen, buttonLayer, b.words().T(lang.HonshuUnseen)), Icon: "cards"}
}

// buildUnseen is the tree of the panel.
func buildUnseen(m unseenModel) widget.Widget {
	const row = 48.0
	pad, gap, wide, high, switchWord := 20.0, 10.0, unseenWidth, unseenHeight, lang.HonshuUnseenHide
	switch {
	case m.isLow:
		pad, gap, wide = 10, 6, unseenLow
	case m.pictureReplacesNumbers:
		high = unseenTall
	}
	if m.isClosed {
		switchWord = lang.HonshuUnseenShow
	}
	column := widget.Column(0, widget.Fixed(panelHeadHeight, panelHead(m.words, lang.HonshuUnseenTitle, buttonUnseenClose)), widget.Paragraph(m.text, ui.Body(14.5), sprites.Ink2), widget.Gap(gap),
		widget.Grow(m.body()), widget.Gap(gap),
		widget.Fixed(row, panelButton(buttonUnseenAway, "eye", m.words.T(switchWord))))
	return widget.Middle(widget.Sized{W: wide, H: high, Child: widget.Panel{Surface: ui.LitPanel(), Child: widget.Pad(pad, pad, column)}})
}

// body is the numbers and the picture of a card, beside or below each other, or one in the place of the other.
func (m unseenModel) body() widget.Widget {
	const gap, columns = 10.0, 10
	if m.isClosed {
		return widget.Empty{}
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		switch {
		case m.pictureReplacesNumbers && m.face != game.NoCard:
			return part(buttonUnseenCard+int(m.face), overLayer, m.words.T(lang.HonshuUnseenNumbers), m.picture())
		case m.pictureReplacesNumbers:
			return m.numbers(columnsForSquares(room))
		case room.W > room.H*1.25:
			return widget.Row(gap, widget.Grow(m.numbers(columns)), widget.Fixed(min(room.W*0.27, room.H*cardShape), m.picture()))
		}
		return widget.Column(gap, widget.Grow(m.numbers(columns)), widget.Fixed(min(room.H*0.36, 170), m.picture()))
	})
}

// columnsForSquares is in how many columns the squares of the numbers are the largest across their narrow side.
func columnsForSquares(room widget.Size) (columns int) {
	best := 0.0
	for n := maxColumns; n > 0; n-- {
		rows := (game.NumCards + n - 1) / n
		if side := min((room.W+numberGap)/float64(n), (room.H+numberGap)/float64(rows)); side > best {
			columns, best = n, side
		}
	}
	return columns
}

// numbers are the squares of all cards.
func (m unseenModel) numbers(columns int) widget.Widget {
	grid := widget.Grid{Columns: slices.Repeat([]float64{1}, columns), Gap: numberGap, RowGap: numberGap}
	for card := game.Card(1); card <= game.NumCards; card++ {
		grid.Children = append(grid.Children, m.number(card))
	}
	return grid
}

// number is the number of a card: dark on paper as long as it has not been seen, faint and struck through after. All are
// of one size.
func (m unseenModel) number(card game.Card) widget.Widget {
	key, seen, ink := lang.HonshuUnseenHere, m.knownCards.Has(card), sprites.Ink
	switch {
	case m.out.Has(card):
		key = lang.HonshuUnseenOut
	case seen:
		key = lang.HonshuUnseenSeen
	}
	content := widget.Stack{widget.Empty{}}
	if seen {
		ink = sprites.Ink2
	} else {
		surface := ui.LitPlate()
		surface.Radius, surface.Cast = 4, 0
		content = append(content, widget.Panel{Surface: surface, Child: widget.Empty{}})
	}
	content = append(content, widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		style := e.TextScale.Strong(15)
		text := figure(strconv.Itoa(int(card)), style.WithSize(min(style.Size, room.H*0.66)), ink).Aligned(canvas.Centre)
		text.Group = "unseen"
		return widget.Pad(3, 0, text)
	}))
	if seen {
		content = append(content, widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { c.Draw(strokePicture(r.W-8), r.Centre(), canvas.Look{}) }})
	}
	content = append(content, widget.If(card == m.face, buildFrame(goodFrame)))
	return part(buttonUnseenCard+int(card), overLayer, m.words.T(key, cardArg(card)), content)
}

// picture is the card that is looked at. Where there is none it says how one is looked at, within the outline of a card or
// along a room that is broader.
func (m unseenModel) picture() widget.Widget {
	if m.face != game.NoCard {
		return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			t := cardSprite{card: m.face, pose: poseIn(r)}
			t.draw(c)
		}}
	}
	text := widget.FirstFit{&widget.Text{Text: m.words.T(lang.HonshuUnseenFace), Style: ui.Body(14.5), Ink: sprites.Ink2, Align: canvas.Centre, MinSize: 14.5}, widget.Empty{}}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		high := min(room.H, room.W/cardShape)
		if room.W >= 2*high*cardShape {
			return text
		}
		outline := widget.Paint{Draw: drawHollow}
		return widget.Middle(widget.Aspect{W: cardShape, H: 1, Child: widget.Stack{outline, widget.Pad(8, 8, text)}})
	})
}
