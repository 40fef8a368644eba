package book

import (
	"strings"

	"engawa/rules/forhonor"
	"engawa/scenes/book/diagram"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/origin"
	"engawa/scenes/ui"
)

// gallery is a grid of cards, each of which can be seen large, below the words that lead to it.
type gallery struct {
	game  string
	lead  *paragraph // nil for none
	cards []lang.Card
}

// Breadths of a card in a gallery.
const (
	galleryMost  = 132.0
	galleryFair  = 88.0 // smaller ones rather begin a leaf of their own
	galleryLeast = 46.0 // a fingertip
	galleryGap   = 5.0
)

// flow implements block: the cards are as large as that all of them stand on one leaf, or else fill as few as can be.
func (b gallery) flow(f *flow) {
	if len(b.cards) == 0 {
		return
	}
	lead := 0.0
	if b.lead != nil {
		lead = float64(len(b.lead.lines))*canvas.LineHeight(b.lead.style) + gap
	}
	if _, width := b.grid(f.plan.room.W, f.left()-lead); width < galleryFair && !f.fresh() {
		f.turn()
	}
	if b.lead != nil {
		b.lead.flow(f)
	}
	columns, width := b.grid(f.plan.room.W, f.left())
	high := width * b.proportion()
	edge := (f.plan.room.W - float64(columns)*(width+galleryGap) + galleryGap) / 2
	for first := 0; first < len(b.cards); first += columns {
		if f.left() < high && !f.fresh() {
			f.turn()
		}
		for k := range b.cards[first:min(first+columns, len(b.cards))] {
			card := &b.cards[first+k]
			picture, _ := diagram.Card(b.game, *card)
			at := geom.R(f.plan.room.X+edge+float64(k)*(width+galleryGap), f.y, width, high)
			f.put(item{at: at, text: card.Name, picture: picture, drawn: true, card: card})
		}
		f.y += high + galleryGap
	}
	f.y += gap
}

// grid returns in how many columns the cards stand in a room, and how broad each is: as broad as that all have room,
// and never broader or narrower than cards of a gallery may be.
func (b gallery) grid(w, h float64) (columns int, width float64) {
	proportion := b.proportion()
	for width = galleryMost; width >= galleryLeast; width-- {
		columns = max(1, int((w+galleryGap)/(width+galleryGap)))
		rows := int((h + galleryGap) / (width*proportion + galleryGap))
		if columns*rows >= len(b.cards) {
			// Rows of equal length look better than full ones and a rest.
			rows = (len(b.cards) + columns - 1) / columns
			return (len(b.cards) + rows - 1) / rows, width
		}
	}
	return columns, galleryLeast
}

// proportion returns how much higher than broad a card is.
func (b gallery) proportion() float64 {
	picture, _ := diagram.Card(b.game, b.cards[0])
	w, h := picture.Size()
	return h / w
}

// cardButton is a card of a gallery: pressed, it is seen large.
func (b *Book) cardButton(i item) *ui.Control {
	return &ui.Control{
		Key: "card." + i.card.Code, Rect: i.at, Role: ui.RoleButton, Name: i.card.Name,
		Value: strings.Join(told(printed(b.words, b.game, i.card.Code)), "; "),
		Press: func() { b.enlarge(*i.card) },
		Paint: func(c *canvas.Canvas, s ui.Shown) {
			if s.Focus {
				ui.DrawFocus(c, i.at, 6)
			}
		},
	}
}

// statement is one line of words about a card.
type statement struct {
	text   string
	origin lang.Origin
}

// printed tells what is printed on a card: of a map card row by row, of a hero's what it can do.
func printed(words *lang.Catalog, game, code string) []statement {
	if h, ok := forhonor.ParseHero(code); ok && game == (forhonor.Game{}).Info().ID {
		own, _ := words.Faction(h.Faction().String())
		list := []statement{{text: words.T(lang.ForhonorSheetClass, lang.Text("faction", own), lang.Text("class", words.Hero(code).Class)) + " · " + code}}
		for _, fact := range origin.Facts(words, h) {
			list = append(list, statement{fact.Text, fact.Origin})
		}
		return list
	}
	var list []statement
	for _, row := range diagram.Printed(code) {
		var squares []string
		for _, square := range row {
			squares = append(squares, words.LandSquare(square))
		}
		list = append(list, statement{text: strings.Join(squares, " · ")})
	}
	return list
}

// told returns the words of statements.
func told(list []statement) []string {
	texts := make([]string, len(list))
	for k, one := range list {
		texts[k] = one.text
	}
	return texts
}

// deal shows some more cards of the open leaf: to bake all sixty within one frame would hold the book up.
func (b *Book) deal() {
	const each = 2 // tick
	cards := 0
	for _, i := range b.leaves[b.at].items {
		if i.card != nil {
			cards++
		}
	}
	if b.dealt < cards {
		b.dealt += each
		b.stale = true
	}
}

// enlarge shows a card of the open chapter large, over the book.
func (b *Book) enlarge(card lang.Card) {
	var all []lang.Card
	for _, block := range b.chapters[b.leaves[b.at].chapter].Blocks {
		all = append(all, block.Cards...)
	}
	b.house.Stack.Push(newCloseup(b.house, b.game, all, card.Code))
}
