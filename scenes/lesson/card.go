package lesson

import (
	"math"
	"slices"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// card is the layout of the words that can be folded away: their place, style and pages.
type card struct {
	rect  geom.Rect
	style letters.Style
	pages []string
}

// largeText is the size above which words are larger than usual.
const largeText = 1.2 * textSize

// card returns the card: its words as large as they are wanted and on as few pages as possible; where that hides
// what they speak of, somewhat smaller, or on more and lower pages. Large words have lower pages, too, where these hide
// much less of the board.
func (g *guide) card() card {
	const give, step, least = 0.8, 1.0, 2 // lines
	wanted, high := g.plan.style, g.plan.cardHeight
	first, hidden := g.cardOf(wanted, high)
	best := first
	smallest := wanted.Size
	if smallest <= largeText {
		smallest = max(wanted.Size*give, textSize-1)
	}
	for size := wanted.Size - step; hidden >= lightWorth && size >= smallest; size -= step {
		best, hidden = g.cardOf(wanted.WithSize(size), high)
	}
	line := canvas.LineHeight(wanted)
	for lines := linesIn(high, line) - 1; hidden >= lightWorth && lines >= least; lines-- {
		best, hidden = g.cardOf(wanted, float64(lines)*line+2*padHeight)
	}
	if hidden >= lightWorth {
		best = first
	}
	for lines := linesIn(high, line) - 1; wanted.Size > largeText && hidden < lightWorth && lines >= least; lines-- {
		if lower, less := g.cardOf(wanted, float64(lines)*line+2*padHeight); less < hidden {
			best, hidden = lower, less
		}
	}
	return g.wholeRows(best)
}

// linesIn returns how many lines a card of the height has.
func linesIn(high, line float64) int { return max(1, int((high-2*padHeight)/line+0.01)) }

// cardOf returns the card with words of the style, no higher than that: near the buttons, or where that covers less of
// what they speak of; and how much it hides there.
func (g *guide) cardOf(style letters.Style, high float64) (best card, least float64) {
	lit := g.litRects()
	least = math.Inf(1)
	for _, c := range g.cards(style, high, lit) {
		hidden := lightWorth * float64(countCovered(lit, c.rect))
		if g.plan.kind == pillar || style.Size > largeText {
			hidden += float64(g.table.CountHiddenParts(c.rect)) + pageWorth*float64(len(c.pages)-1)
		}
		if hidden < least {
			best, least = c, hidden
		}
	}
	return best, least
}

// cards lists the cards that there may be, the best first: near the buttons, at the other edge, and above and below
// what is lit. Beside a pillar they may lie higher or lower, and be as broad as the room.
func (g *guide) cards(style letters.Style, high float64, lit []geom.Rect) (list []card) {
	const gap = 4.0
	over, wide, beside := g.plan.cardArea, g.plan.cardWidth, g.plan.kind == pillar
	shapes := []card{g.newCard(over.X, wide, style, high)}
	if beside {
		shapes = append(shapes, g.newCard(over.Right()-wide, wide, style, high))
		if g.services.Settings.LeftHanded {
			slices.Reverse(shapes)
		}
		shapes = append(shapes, g.newCard(over.X, over.W, style, high))
		if text, _ := g.words(); wide > usualCard && ui.FitWords(style, text, usualCard-2*pad-checkRoom).Size == style.Size {
			shapes = append(shapes, g.newCard(over.X, usualCard, style, high), g.newCard(over.Right()-usualCard, usualCard, style, high))
		}
	}
	add := func(c card, y float64) {
		c.rect.Y = max(over.Y, min(y, over.Bottom()-c.rect.H))
		list = append(list, c)
	}
	for _, c := range shapes {
		if beside {
			add(c, over.Centre().Y-c.rect.H/2)
		} else {
			add(c, over.Bottom())
		}
	}
	for _, c := range shapes {
		add(c, over.Y)
		add(c, over.Bottom())
		for _, light := range lit {
			add(c, light.Y-gap-c.rect.H)
			add(c, light.Bottom()+gap)
		}
	}
	return list
}

// pageWorth is how many parts of a board may be hidden rather than that a page more must be turned.
const pageWorth = 2.0

// lightWorth is how many other parts of a board may be hidden rather than one that is spoken of.
const lightWorth = 100.0

// litRects returns where the parts lie that are spoken of, and those with which the learner may go on.
func (g *guide) litRects() (list []geom.Rect) {
	parts := slices.Clone(g.subjects())
	if a, ok := g.run.Hint(); ok && g.run.Plays() {
		parts = append(parts, rules.Paths(g.match.Game, g.match.State(), a)[0]...)
	}
	for _, p := range parts {
		if r, ok := g.table.PlaceFor(p); ok {
			list = append(list, r)
		}
	}
	return list
}

// newCard returns a card of that width, as high as the fullest page of the present words is and at no height yet.
func (g *guide) newCard(x, wide float64, style letters.Style, high float64) card {
	text, closes := g.words()
	width := wide - 2*pad
	if closes {
		width -= checkRoom
	}
	c := card{style: style, pages: letters.Pages(style, text, width, linesIn(high, canvas.LineHeight(style)))}
	fullest := 0.0
	for _, page := range c.pages {
		fullest = max(fullest, canvas.ParagraphHeight(style, page, width))
	}
	c.rect = geom.Rect{X: x, W: wide, H: fullest + 2*padHeight}
	return c
}

// wholeRows lets a card below or above the board cover wholly what it would cut in two, if that is not much and nothing
// is spoken of there.
func (g *guide) wholeRows(c card) card {
	const most, apart = 92.0, 5.0
	if g.plan.kind != folding || g.plan.style.Size > largeText { // large words cover what they must
		return c
	}
	lit, r, over := g.litRects(), c.rect, g.plan.cardArea
	for range 3 { // rows may lie into each other
		for _, part := range g.table.Places() {
			if !part.Overlaps(c.rect) || part.H > most {
				continue
			}
			wide := c.rect
			if r.Bottom() >= over.Bottom() {
				wide.Y = max(over.Y, min(wide.Y, part.Y-apart))
				wide.H = c.rect.Bottom() - wide.Y
			} else {
				wide.H = min(over.Bottom(), max(wide.Bottom(), part.Bottom()+apart)) - wide.Y
			}
			if wide.H-r.H <= most && countCovered(lit, wide) == countCovered(lit, r) {
				c.rect = wide
			}
		}
	}
	return c
}

// countCovered counts the rectangles over which r lies.
func countCovered(list []geom.Rect, r geom.Rect) (n int) {
	for _, other := range list {
		if other.Overlaps(r) {
			n++
		}
	}
	return n
}
