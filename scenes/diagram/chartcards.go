package diagram

import (
	"math"

	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Measures of the picture of the cards, in their own units.
const (
	betweenCards = 30.0
	cardWordY    = 230.0 // foot of the word in the strip below a card's picture
)

// cardsOnShow are the two sides, and the back that they share.
func cardsOnShow() []homeworldssprites.SecretCard {
	return []homeworldssprites.SecretCard{homeworldssprites.GoodCard, homeworldssprites.EvilCard, homeworldssprites.CardBack}
}

func cardsSize() (w, h float64) {
	box, n := homeworldssprites.SecretCardBox(), float64(len(cardsOnShow()))
	return n*box.W + (n-1)*betweenCards, box.H
}

// paintCards draws the cards, the words on those that show their side.
func paintCards(out *vector.Canvas, words []string) {
	box := homeworldssprites.SecretCardBox()
	for k, card := range cardsOnShow() {
		out.Save()
		out.Translate(math.Round(float64(k)*(box.W+betweenCards))-box.X, -box.Y)
		_ = card.Draw(out) // only a card that does not exist fails
		if k < len(words) && card != homeworldssprites.CardBack {
			paintCardWord(out, words[k])
		}
		out.Restore()
	}
}

// paintCardWord writes a word into the strip of a card, as large as it fits.
func paintCardWord(out *vector.Canvas, word string) {
	strip := homeworldssprites.SecretWindow()
	style := letters.Style{Face: letters.Heading, Size: 36}
	if w := letters.Measure(style, word); w > strip.W {
		style = style.WithSize(style.Size * strip.W / w)
	}
	x := strip.X + (strip.W-letters.Measure(style, word))/2
	letters.Draw(out, style, x, cardWordY, word, vector.Solid(sprites.Ink))
}
