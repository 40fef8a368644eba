package book

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/diagram"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// gallery is a grid of cards, each of which can be seen large, below the words that lead to it.
type gallery struct {
	game          string
	leadParagraph *paragraph // nil for none
	cards         []lang.Card
}

// Breadths of a card in a gallery.
const (
	galleryMax       = 132.0
	galleryPreferred = 88.0 // smaller ones rather begin a page of their own
	galleryMin       = 46.0 // a fingertip
	galleryGap       = 5.0
)

// flow implements block: the cards are as large as that all of them stand on one page, or else fill as few as can be.
func (b gallery) flow(f *flow) {
	if len(b.cards) == 0 {
		return
	}
	width, lead := f.text.room.W, 0.0
	if b.leadParagraph != nil {
		lead = b.leadParagraph.heightOf(len(b.leadParagraph.lines)) + gap
	}
	if _, card := b.grid(width, f.freeHeight()-lead); card < galleryPreferred && !f.isEmpty() {
		f.turn()
	}
	if b.leadParagraph != nil {
		b.leadParagraph.flow(f)
	}
	columns, card := b.grid(width, f.freeHeight())
	high := card * b.proportion()
	for rest := b.cards; len(rest) > 0; {
		rows := int((f.freeHeight() + galleryGap) / (high + galleryGap))
		if rows == 0 && !f.isEmpty() {
			f.turn()
			continue
		}
		n := min(len(rest), max(1, rows)*columns)
		f.add(cardRows{gallery{game: b.game, cards: rest[:n]}, columns, card, high})
		rest = rest[n:]
	}
}

// grid returns in how many columns the cards stand in a room, and how broad each is: as broad as that all have room,
// and never broader or narrower than cards of a gallery may be.
func (b gallery) grid(w, h float64) (columns int, width float64) {
	proportion := b.proportion()
	for width = galleryMax; width >= galleryMin; width-- {
		columns = max(1, int((w+galleryGap)/(width+galleryGap)))
		rows := int((h + galleryGap) / (width*proportion + galleryGap))
		if columns*rows >= len(b.cards) {
			// Rows of equal length look better than full ones and a rest.
			rows = (len(b.cards) + columns - 1) / columns
			return (len(b.cards) + rows - 1) / rows, width
		}
	}
	return columns, galleryMin
}

// proportion returns how much higher than broad a card is.
func (b gallery) proportion() float64 {
	picture, _ := diagram.Card(b.game, b.cards[0])
	w, h := picture.Size()
	return h / w
}

// cardRows is the cards of a gallery on one page.
type cardRows struct {
	gallery
	columns           int
	width, cardHeight float64 // of a card
}

func (b cardRows) height() float64 {
	return float64(perColumn(len(b.cards), b.columns))*(b.cardHeight+galleryGap) - galleryGap
}

func (b cardRows) widget(kit *pageKit) widget.Widget {
	rows := widget.Column(galleryGap)
	for first := 0; first < len(b.cards); first += b.columns {
		row := widget.Row(galleryGap)
		for _, card := range b.cards[first:min(first+b.columns, len(b.cards))] {
			row.Children = append(row.Children, widget.Fixed(b.width, kit.card(b.game, card)))
		}
		rows.Children = append(rows.Children, widget.Fixed(b.cardHeight, row))
	}
	all := float64(b.columns)*(b.width+galleryGap) - galleryGap
	return widget.Align{X: widget.Centre, Child: widget.Sized{W: all, Child: rows}}
}

// card is a card of a gallery: pressed, it is seen large.
func (kit *pageKit) card(game string, card lang.Card) widget.Widget {
	picture, _ := diagram.Card(game, card)
	b, number := kit.book, kit.cards
	kit.cards++
	return widget.Pressable{
		Control: ui.Control{
			Key: "card." + card.Code, Role: ui.RoleButton, Name: card.Name, Tip: card.Name,
			Value: strings.Join(textsOf(cardStatements(kit.text.words, game, card.Code)), "; "),
			Press: func() { b.enlarge(card) },
		},
		OwnFocus: true,
		Child: widget.Reactive{Draw: func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) {
			if number < b.visibleCards {
				picture.Draw(c, r)
			}
			if s.Focus {
				ui.DrawFocus(c, r, 6)
			}
		}},
	}
}

// enlarge shows a card of the open chapter large, over the book.
func (b *Book) enlarge(card lang.Card) {
	var all []lang.Card
	for _, block := range b.text.chapters[b.text.pages[b.pageIndex].chapter].Blocks {
		all = append(all, block.Cards...)
	}
	b.services.Stack.Push(newCloseup(b.services, b.game, all, card.Code))
}
