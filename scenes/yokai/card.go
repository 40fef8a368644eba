package yokai

import (
	"strings"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	"engawa/sprites/letters"
	yokaisprites "engawa/sprites/yokai"
)

// cardModel is the view model of the card that describes the chosen piece, or one that cannot be chosen.
type cardModel struct {
	piece       lang.Piece // its name, what that means, and its steps; empty for none
	art         yokaisprites.Piece
	skin        lang.Skin
	asPanel     bool // the card is a panel; else only words
	hasSentence bool // a sentence has the words, see largeCaption
}

// cardModel returns the model as it is now.
func (b *Board) cardModel() cardModel {
	t := b.shownToken()
	if t == nil {
		return cardModel{}
	}
	return cardModel{b.pieceWords(t), b.pieceArt(t.piece), b.skin, b.arrangement.asPanel, b.view.TextScale() > 1}
}

// build is the card.
func (m cardModel) build() widget.Widget {
	switch {
	case m.piece == lang.Piece{}, !m.asPanel && m.hasSentence:
		return widget.Empty{}
	case m.asPanel:
		return m.panel()
	}
	return m.caption()
}

// largeCaption is what a sentence of the table says of the chosen piece on small phones and those held upright where words
// are large: there is no room for a panel. It is "" where there is none.
func (b *Board) largeCaption() string {
	t := b.shownToken()
	if t == nil || b.arrangement.asPanel || b.view.TextScale() <= 1 {
		return ""
	}
	words := b.pieceWords(t)
	return words.Name + " · " + firstClause(words.Steps)
}

// pieceWords is what a card says of a piece, on the board or in reserve.
func (b *Board) pieceWords(t *token) lang.Piece {
	if t.home.Kind == rules.PartReserve {
		return b.words().ReservePiece(t.piece.Kind().Letter())
	}
	return b.words().Piece(t.piece.Kind().Letter())
}

// panel is the card as a panel with a picture of the piece. Where there is no room for what its name means, the panel
// has only name and steps, and large words take the room of the picture.
func (m cardModel) panel() widget.Widget {
	const high, wide, small = 168.0, 320.0, 0.72 // as it is designed, and the share of that below which a panel is small
	return widget.Panel{Surface: ui.LitPanel(), Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		if u := min(1, room.H/high, room.W/wide); u >= small {
			return widget.FirstFit{m.largePanel(u), m.smallPanel(e, room)}
		}
		return m.smallPanel(e, room)
	})}
}

// largePanel has name, picture and meaning over the steps, in u of the designed size.
func (m cardModel) largePanel(u float64) widget.Widget {
	line := func(text string) *widget.Text { return widget.Line(text, japaneseStyle(16*u), sprites.Ink2).Muted() }
	names := widget.Column(0, widget.Line(m.piece.Name, ui.Heading(26*u), sprites.Ink).AtLeast(minName).Muted(),
		widget.FirstFit{line(m.piece.Kanji + "  " + m.piece.Gloss), widget.Column(0, line(m.piece.Kanji), line(m.piece.Gloss))}).Along(widget.Centre)
	head := widget.Row(6*u, widget.Fixed(100*u, m.portrait(geom.Point{}, trayPiece*u)), widget.Grow(names))
	steps := widget.Align{Y: widget.Start, Child: widget.Paragraph(m.piece.Steps, ui.Body(15.5*u), sprites.Ink).Muted()}
	return widget.Padding{Top: 8 * u, Right: 18 * u, Bottom: 8 * u, Left: 14 * u,
		Child: widget.Column(0, widget.Fixed(103*u, head), widget.Grow(widget.Padding{Left: 10 * u, Child: steps}))}
}

// smallPanel has name and steps, beside the picture where these have room in their usual size; the steps alone where two
// lines have no room.
func (m cardModel) smallPanel(e widget.Env, room widget.Size) widget.Widget {
	const name, text, high = 18.0, 13.0, 18.0 // sizes, and what the picture leaves free above and below
	content := func(named bool) widget.Widget {
		return widget.FitSize{From: name * e.Scale(), To: name, Child: func(size float64) widget.Widget {
			steps := &widget.Text{Text: m.piece.Steps, Style: ui.Body(text / name * size), Ink: sprites.Ink, Silent: true}
			title := widget.Line(m.piece.Name, ui.Heading(size), sprites.Ink).AtLeast(minName).Muted()
			return widget.Column(2, widget.If(named, title), steps.AtLeast(steps.Style.Size))
		}}
	}
	options := widget.FirstFit{content(true), content(false)}
	if size := (room.H - high) / yokaiart.Box().H; e.Scale() <= 1 {
		picture := m.portrait(geom.Pt(0, -3), size)
		options = append(widget.FirstFit{widget.Row(16, widget.Fixed(size*yokaiart.Box().W-12, picture), widget.Grow(content(true)))}, options...)
	}
	return widget.Pad(15, 9, options)
}

// minName is the smallest size of a name on a card.
const minName = 15.0

// portrait is the picture of a piece on its card, always upright, aside of the middle by so many units of a piece.
func (m cardModel) portrait(aside geom.Point, size float64) widget.Widget {
	k, look := m.art, canvas.Look{Size: size}
	k.IsTurned = false
	return widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		at := r.Centre().Add(aside.Mul(size))
		drawShadow(c, yokaiart.Shadow(k, 0), at, look)
		c.Draw(yokaiart.Picture(k), at, look)
	}}
}

// japaneseStyle is the style of the Japanese name: between running text and emphasis.
func japaneseStyle(size float64) letters.Style {
	style := ui.Strong(size)
	style.Spread /= 2
	return style
}

// caption is name and step on the ground, with a rim around the letters. Where the steps need the room, the name is left
// out.
func (m cardModel) caption() widget.Widget {
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		name := m.onGround(widget.Line(m.piece.Name, ui.Strong(room.H*0.28), sprites.Ink).AtLeast(14))
		steps := &widget.Text{Text: firstClause(m.piece.Steps), Style: ui.Body(room.H * 0.23), Lead: 0.9}
		return widget.Column(0, &widget.Item{Child: name, Drop: 1}, m.onGround(steps))
	})
}

// onGround is a text that can be read on any ground: pale at night, dark by day.
func (m cardModel) onGround(t *widget.Text) widget.Widget {
	t.Silent = true
	rim := t.Copy()
	rim.Style.Spread += 0.26
	if t.Ink, rim.Ink = sprites.Paper2, sprites.Ink; m.skin == lang.Animals {
		t.Ink, rim.Ink = rim.Ink, t.Ink
	}
	return widget.Stack{rim, t}
}

// firstClause is the first clause of a sentence.
func firstClause(text string) string {
	if k := strings.IndexAny(text, ".:,"); k >= 0 {
		text = text[:k]
	}
	return strings.TrimSpace(text)
}

// words are the texts with the names of the skin.
func (b *Board) words() *lang.Catalog { return b.services.Words.WithSkin(b.skin) }
