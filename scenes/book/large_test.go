package book

import (
	"slices"
	"strings"
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// phones are upright windows in which words can hardly grow with everything else.
var phones = [][2]float64{{320, 568}, {390, 844}}

// viewWithText returns the room of a window in which words have so many times their usual size.
func viewWithText(size [2]float64, text float64, scene stage.Scene) stage.View {
	v := stage.NewView(size[0], size[1], 1, geom.Insets{})
	v.Text = text
	return v.For(scene)
}

const minGrowth = 1.6 // of words at twice their size, on phones

func TestTitlesOfChaptersGrowOnPhonesAndAreOfOneSize(t *testing.T) {
	for _, e := range editions {
		for _, tag := range lang.Tags() {
			for _, size := range phones {
				b, _, _ := openGameBook(e.game, tag, e.skin, size, true)
				written := func(text float64) float64 {
					v := viewWithText(size, text, b)
					b.Arrange(v)
					b.open(0)
					return slices.Min(wordSizes(v, b, b.text.chapters[0].Title)) * v.Scale
				}
				if grown := written(2) / written(1); grown < minGrowth {
					t.Errorf("%s %s %v: titles grow %.2f times, want %.1f", e.game, tag, size, grown, minGrowth)
				}
			}
		}
	}
}

func TestWordsOfACardGrowOnPhones(t *testing.T) {
	for _, game := range []string{"honshu", "forhonor"} {
		for _, size := range phones {
			b, _, _ := openGameBook(game, lang.English, "", size, true)
			for _, ch := range b.text.chapters {
				for _, block := range ch.Blocks {
					for _, card := range block.Cards {
						usual, large := wordsOfCard(t, b, card, block.Cards, size, 1), wordsOfCard(t, b, card, block.Cards, size, 2)
						if grown := large / usual; grown < minGrowth {
							t.Errorf("%s %v: the words of %s grow %.2f times, want %.1f", game, size, card.Name, grown, minGrowth)
						}
					}
				}
			}
		}
	}
}

// wordsOfCard turns the pages of all that is said of a card, checks that no word is lost and nothing leaves the panel, and
// returns how high the smallest words are.
func wordsOfCard(t *testing.T, b *Book, card lang.Card, among []lang.Card, size [2]float64, text float64) float64 {
	t.Helper()
	u := newCloseup(b.services, b.game, among, card.Code)
	v := viewWithText(size, text, u)
	u.Arrange(v)
	least, read := v.Area.H, ""
	for page := 0; page <= len(u.pages); page++ {
		u.page = page
		u.Arrange(v)
		names := statements(u.Page())
		if len(names) == 0 {
			continue
		}
		least = min(least, slices.Min(wordSizes(v, u, names...))*v.Scale)
		read += strings.Join(names, " ") + " "
		if o := u.Tree().Overflows; len(o) > 0 {
			t.Errorf("%s: %v have no room", card.Name, o)
		}
	}
	for _, one := range u.cardStatements() {
		if !strings.Contains(read, one.text) {
			t.Errorf("%s %v: %q is on no page", card.Name, size, one.text)
		}
	}
	return least
}
