package book

import (
	"slices"
	"strconv"
	"strings"

	"engawa/audio"
	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// closeup shows one card large on a panel over the book, with words for what is printed on it, and turns the pages of the
// others.
type closeup struct {
	stage.Modal
	game  string
	cards []lang.Card
	index int
	page  int       // of the card's words; the first has its picture
	pages [][]piece // further ones, where words are large
}

// piece is a statement about a card, or some lines of it.
type piece struct {
	statement
	style  letters.Style
	indent float64
}

// Measures of the panel.
const (
	closeupMargin = 8.0 // around the panel
	closeupPad    = 14.0
	closeupEdge   = 30.0 // the same in a broad window, but for the button in the corner
	closeupLeft   = 0.44 // of the breadth there, for the card
	closeupWidth  = 620.0
	closeupHeight = 540.0
	closeupTall   = 420.0 // the most breadth where the words stand below the card
	closeupCard   = 116.0 // the least height of the card there
	closeupGap    = 8.0   // between the parts of the panel
	closeupWords  = 16.0  // size of the words
	wordsGap      = 3.0   // between two statements
)

// minSizeShare is how much of the wanted size words may lose before they go on pages of their own.
const minSizeShare = 0.85

// Names of the places of the card, and of what stands between the title and the buttons.
const (
	cardSlot   = "card"
	middleSlot = "middle"
)

func newCloseup(svc *stage.Services, game string, cards []lang.Card, code string) *closeup {
	return &closeup{
		Modal: stage.Modal{Services: svc}, game: game, cards: cards,
		index: max(0, slices.IndexFunc(cards, func(c lang.Card) bool { return c.Code == code })),
	}
}

// Arrange implements stage.Scene.
func (u *closeup) Arrange(v stage.View) {
	u.pages = nil
	u.Place(v, u.panel(v))
	if u.large(v) && u.Tree().Short {
		u.spread(v.TextScale(), u.Tree().Slot(middleSlot))
	}
	u.page = min(u.page, len(u.pages))
	u.Place(v, u.panel(v))
	u.Page().FocusIfNone(keyNext)
}

// large reports whether words may go on pages of their own, as they are large.
func (u *closeup) large(v stage.View) bool { return v.Class == stage.Tall && v.TextScale() > 1 }

// panel is the tree of the panel.
func (u *closeup) panel(v stage.View) widget.Widget {
	w, h, corner := closeupWidth, closeupHeight, closeupPad
	var body widget.Widget
	switch v.Class {
	case stage.Tall:
		w, h = closeupTall, closeupWidth
		body = widget.Pad(closeupPad, closeupPad, widget.Column(closeupGap, u.buildTitle(tool+gap), widget.Grow(u.middle(v)), u.buildPager()))
	case stage.Low:
		body = widget.Pad(closeupPad, closeupPad, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
			left := max(3*tool, room.W*0.3)
			return widget.Stack{
				widget.Padding{Left: left + 2*gap, Child: widget.Column(closeupGap, u.buildTitle(tool+gap), widget.Grow(u.words(v)))},
				widget.Align{X: widget.Start, Child: widget.Sized{W: left, Child: widget.Column(closeupGap, widget.Grow(u.card()), u.buildPager())}},
			}
		}))
	default:
		column := widget.Column(closeupGap, u.buildTitle(tool+gap+closeupPad-closeupEdge), widget.Grow(u.words(v)), u.buildPager())
		body = widget.Pad(closeupEdge, closeupEdge, widget.Row(closeupEdge, widget.Share(closeupLeft, u.card()), widget.Grow(column)))
	}
	shut := roundButton(keyClose, u.Services.Words.T(lang.Close), "close", u.close)
	panel := widget.Stack{body, widget.Align{X: widget.End, Y: widget.Start, Child: widget.Pad(corner, corner, shut)}}
	return widget.CentredPanel(w, closeupMargin, 0, widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		if v.Class == stage.Wide {
			h = min(h, u.wideHeight(room.W))
		}
		return widget.Sized{H: h, Child: panel}
	}))
}

// wideHeight returns how high a panel of the breadth is in a broad window, for the card and for the most words that any
// of the cards has: it stays while they are turned.
func (u *closeup) wideHeight(width float64) float64 {
	inner := width - 2*closeupEdge
	left := closeupLeft * inner
	w, h := u.diagram().Size()
	most := 0.0
	for _, card := range u.cards {
		words := 0.0
		for _, one := range cardStatements(u.Services.Words, u.game, card.Code) {
			words += canvas.ParagraphHeight(ui.Body(closeupWords), one.text, inner-left-closeupEdge-one.indent()) + wordsGap
		}
		most = max(most, words)
	}
	return max(left*h/w, 2*(tool+closeupGap)+most) + 2*closeupEdge
}

// middle is the card above its words, or one of them where they have pages.
func (u *closeup) middle(v stage.View) widget.Widget {
	var inside widget.Widget
	switch {
	case u.page > 0 && u.page <= len(u.pages):
		inside = u.statements(u.pages[u.page-1])
	case u.pages != nil:
		inside = u.card()
	default:
		inside = widget.Column(closeupGap, &widget.Item{Child: u.card(), Basis: closeupCard, Min: closeupCard, Grow: 1}, u.words(v))
	}
	return widget.Stack{widget.Slot{Name: middleSlot}, inside}
}

// card is the picture of the card.
func (u *closeup) card() widget.Widget {
	picture := u.diagram()
	w, h := picture.Size()
	return widget.Middle(widget.Aspect{W: w, H: h, Child: widget.Stack{widget.Slot{Name: cardSlot}, widget.Paint{Draw: picture.Draw}}})
}

// diagram returns the picture of the card.
func (u *closeup) diagram() diagram.Diagram {
	d, _ := diagram.Card(u.game, u.cards[u.index])
	return d
}

// buildTitle is the name of the card, which leaves so much room at its right.
func (u *closeup) buildTitle(right float64) widget.Widget {
	title := widget.Line(u.cards[u.index].Name, ui.Heading(26), sprites.Ink)
	title.Key = "title"
	return widget.Fixed(tool, widget.Padding{Right: right, Child: title})
}

// cardStatements returns the statements about the card.
func (u *closeup) cardStatements() []statement {
	return cardStatements(u.Services.Words, u.game, u.cards[u.index].Code)
}

// words builds the statements about the card, in the largest letters that fit.
func (u *closeup) words(v stage.View) widget.Widget {
	sizes := widget.FitSize{From: closeupWords, To: 13}
	if u.large(v) {
		sizes.From *= float64(v.TextScale())
		sizes.To = sizes.From * minSizeShare
	}
	sizes.Child = func(size float64) widget.Widget {
		var list []piece
		for _, one := range u.cardStatements() {
			list = append(list, piece{one, ui.Body(size), one.indent()})
		}
		return u.statements(list)
	}
	return sizes
}

// statements is statements below each other.
func (u *closeup) statements(list []piece) widget.Widget {
	column := widget.Column(wordsGap)
	for k, one := range list {
		text := &widget.Text{Style: one.style, Ink: sprites.Ink, MinSize: one.style.Size}
		column.Children = append(column.Children, one.widget("text."+strconv.Itoa(k), u.Services.Words, text, one.indent))
	}
	return column
}

// spread breaks the words into pages of the room that follow the picture.
func (u *closeup) spread(textScale ui.TextScale, room geom.Rect) {
	style := ui.Body(closeupWords * float64(textScale))
	u.pages = [][]piece{nil}
	used := 0.0
	for _, one := range u.cardStatements() {
		indent := one.indent()
		width := room.W - indent
		own := ui.FitWords(style, one.text, width)
		lines, high := letters.Wrap(own, one.text, width), canvas.LineHeight(own)
		for len(lines) > 0 {
			n := min(len(lines), int((room.H-used)/high))
			if n < min(len(lines), minBrokenLines) && used > 0 {
				u.pages, used = append(u.pages, nil), 0
				continue
			}
			n = max(n, 1)
			open := &u.pages[len(u.pages)-1]
			*open = append(*open, piece{statement{strings.Join(lines[:n], " "), one.source}, own, indent})
			used += float64(n)*high + wordsGap
			lines, one.source = lines[n:], lang.SourceNone
		}
	}
}

// buildPager is the buttons that page through the cards, and the number of the card between them.
func (u *closeup) buildPager() widget.Widget {
	words := u.Services.Words
	turn := func(key string, name lang.Key, icon string, by int, off bool) widget.Widget {
		return widget.Fixed(tool, widget.IconButton{Icon: icon, Primary: by > 0, Control: ui.Control{
			Key: key, Name: words.T(name), Tip: words.T(name), Turns: by, Off: off, Press: func() { u.step(by) },
		}})
	}
	return widget.Fixed(tool, widget.Row(0, turn(keyPrevious, lang.Previous, "back", -1, u.index == 0 && u.page == 0),
		widget.Grow(pageNumber(u.index, len(u.cards))),
		turn(keyNext, lang.Next, "next", 1, u.index == len(u.cards)-1 && u.page == len(u.pages))))
}

// step shows another card, or another page of this one; there is none before the first and after the last.
func (u *closeup) step(by int) {
	at, page := u.index, u.page+by
	if page < 0 || page > len(u.pages) {
		at, page = u.index+by, 0
	}
	if at < 0 || at >= len(u.cards) {
		return
	}
	u.index, u.page = at, page
	u.Services.Sound.Play(audio.CardFlip)
	u.Arrange(u.View())
}

func (u *closeup) close() { u.Services.Stack.Pop() }

// Update implements stage.Scene.
func (u *closeup) Update(f *input.Frame) {
	if f.Has(input.Back) || u.Outside(f) {
		u.close()
		return
	}
	rest, by := turnsOf(f)
	if by != 0 {
		u.step(by)
	}
	u.Modal.Update(&rest)
}
