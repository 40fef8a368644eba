package lesson

import (
	"math"
	"slices"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// popup is the layout of the words that can be folded away: their place, style and pages.
type popup struct {
	rect  geom.Rect
	style letters.Style
	pages []string
}

// largeText is the size above which words are larger than usual.
const largeText = 1.2 * textSize

// popup returns the popup: its words as large as they are wanted and on as few pages as possible; where that hides
// what they speak of, somewhat smaller, or on more and lower pages. Large words have lower pages, too, where these hide
// much less of the board.
func (g *guide) popup() popup {
	const give, step, least = 0.8, 1.0, 2 // lines
	wanted, high := g.plan.style, g.plan.popupHeight
	first, hidden := g.popupOf(wanted, high)
	best := first
	smallest := wanted.Size
	if smallest <= largeText {
		smallest = max(wanted.Size*give, textSize-1)
	}
	for size := wanted.Size - step; hidden >= lightWeight && size >= smallest; size -= step {
		best, hidden = g.popupOf(wanted.WithSize(size), high)
	}
	line := canvas.LineHeight(wanted)
	for lines := linesIn(high, line) - 1; hidden >= lightWeight && lines >= least; lines-- {
		best, hidden = g.popupOf(wanted, float64(lines)*line+2*padHeight)
	}
	if hidden >= lightWeight {
		best = first
	}
	for lines := linesIn(high, line) - 1; wanted.Size > largeText && hidden < lightWeight && lines >= least; lines-- {
		if lower, less := g.popupOf(wanted, float64(lines)*line+2*padHeight); less < hidden {
			best, hidden = lower, less
		}
	}
	return g.wholeRows(best)
}

// linesIn returns how many lines a popup of the height has.
func linesIn(high, line float64) int { return max(1, int((high-2*padHeight)/line+0.01)) }

// popupOf returns the popup with words of the style, no higher than that: near the buttons, or where that covers less of
// what they speak of; and how much it hides there.
func (g *guide) popupOf(style letters.Style, high float64) (best popup, least float64) {
	lit := g.litRects()
	least = math.Inf(1)
	for _, c := range g.popups(style, high, lit) {
		hidden := lightWeight * float64(countCovered(lit, c.rect))
		if g.plan.kind == pillar || style.Size > largeText {
			hidden += float64(g.table.CountHiddenParts(c.rect)) + pageWeight*float64(len(c.pages)-1)
		}
		if hidden < least {
			best, least = c, hidden
		}
	}
	return best, least
}

// popups lists the popups that there may be, the best first: near the buttons, at the other edge, and above and below
// what is lit. Beside a pillar they may lie higher or lower, and be as broad as the room.
func (g *guide) popups(style letters.Style, high float64, lit []geom.Rect) (list []popup) {
	const gap = 4.0
	over, wide, beside := g.plan.popupArea, g.plan.popupWidth, g.plan.kind == pillar
	shapes := []popup{g.newPopup(over.X, wide, style, high)}
	if beside {
		shapes = append(shapes, g.newPopup(over.Right()-wide, wide, style, high))
		if g.services.Settings.LeftHanded {
			slices.Reverse(shapes)
		}
		shapes = append(shapes, g.newPopup(over.X, over.W, style, high))
		if text, _ := g.words(); wide > usualPopup && ui.FitWords(style, text, usualPopup-2*pad-checkRoom).Size == style.Size {
			shapes = append(shapes, g.newPopup(over.X, usualPopup, style, high), g.newPopup(over.Right()-usualPopup, usualPopup, style, high))
		}
	}
	add := func(c popup, y float64) {
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

// pageWeight is how many parts of a board may be hidden rather than that a page more must be turned.
const pageWeight = 2.0

// lightWeight is how many other parts of a board may be hidden rather than one that is spoken of.
const lightWeight = 100.0

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

// newPopup returns a popup of that width, as high as the fullest page of the present words is and at no height yet.
func (g *guide) newPopup(x, wide float64, style letters.Style, high float64) popup {
	text, closes := g.words()
	width := wide - 2*pad
	if closes {
		width -= checkRoom
	}
	pages := widget.BreakText(text, style, width, linesIn(high, canvas.LineHeight(style)))
	c := popup{style: style, pages: pages.List}
	c.rect = geom.Rect{X: x, W: wide, H: canvas.LineHeight(style)*float64(pages.Lines) + 2*padHeight}
	return c
}

// wholeRows lets a popup below or above the board cover wholly what it would cut in two, if that is not much and nothing
// is spoken of there.
func (g *guide) wholeRows(c popup) popup {
	const most, apart = 92.0, 5.0
	if g.plan.kind != folding || g.plan.style.Size > largeText { // large words cover what they must
		return c
	}
	lit, r, over := g.litRects(), c.rect, g.plan.popupArea
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
