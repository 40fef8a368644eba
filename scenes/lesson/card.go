package lesson

import (
	"math"
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites/letters"
)

// card is where the words lie that come and go, and how they are written.
type card struct {
	rect  geom.Rect
	style letters.Style
}

// card returns the card: its words as large as they are wanted, or somewhat smaller where it then covers nothing of
// what they speak of.
func (g *guide) card() card {
	const give, step = 0.8, 1.0
	large := g.plan.style
	for size := large.Size; size >= max(large.Size*give, mostText-1); size -= step {
		style := large.Sized(size)
		if r, hidden := g.cardIn(style); hidden < lightWorth {
			return card{g.wholeRows(r), style}
		}
	}
	r, _ := g.cardIn(large)
	return card{g.wholeRows(r), large}
}

// cardIn returns where words of the style lie: near the buttons, or where that covers less of what they speak of, and
// how much they hide there.
func (g *guide) cardIn(style letters.Style) (best geom.Rect, least float64) {
	lit := g.lit()
	least = math.Inf(1)
	for _, r := range g.cardPlaces(style, lit) {
		hidden := lightWorth * float64(covered(lit, r))
		if g.plan.kind == pillar {
			hidden += float64(g.table.Hides(r))
		}
		if hidden < least {
			best, least = r, hidden
		}
	}
	return best, least
}

// cardPlaces lists where words of the style may lie, the best first: near the buttons, at the other edge, and above and
// below what is lit. Beside a pillar they may lie higher or lower, and be as broad as the room.
func (g *guide) cardPlaces(style letters.Style, lit []geom.Rect) []geom.Rect {
	const gap = 4.0
	near, far := g.shrunk(g.plan.near, style), g.shrunk(g.plan.far, style)
	shapes := []geom.Rect{near, far}
	if g.plan.kind == pillar {
		broad := g.plan.near
		broad.X = min(g.plan.near.X, g.plan.far.X)
		broad.W = max(g.plan.near.Right(), g.plan.far.Right()) - broad.X
		shapes = append(shapes, g.shrunk(broad, style))
	}
	places := slices.Clone(shapes)
	for _, r := range shapes {
		add := func(y float64) {
			places = append(places, geom.R(r.X, max(g.plan.top, min(y, g.plan.bottom-r.H)), r.W, r.H))
		}
		if g.plan.kind == pillar {
			add(g.plan.top)
			add(g.plan.bottom - r.H)
		}
		for _, light := range lit {
			add(light.Y - gap - r.H)
			add(light.Bottom() + gap)
		}
	}
	return places
}

// lightWorth is how many other parts of a board may be hidden rather than one that is spoken of.
const lightWorth = 100.0

// lit returns where the parts lie that are spoken of.
func (g *guide) lit() (list []geom.Rect) {
	for _, p := range g.Lights() {
		if r, ok := g.table.Place(p); ok {
			list = append(list, r)
		}
	}
	return list
}

// shrunk returns the place of a card as high as the present words are; one above the buttons stays there.
func (g *guide) shrunk(r geom.Rect, style letters.Style) geom.Rect {
	text, closes := g.words()
	width := r.W - 2*pad
	if closes {
		width -= checkRoom
	}
	high := min(r.H, canvas.ParagraphHeight(style, text, width)+2*padHigh)
	switch {
	case g.plan.kind == pillar:
		return geom.Around(r.Centre(), r.W, high)
	case r == g.plan.near:
		_, r = r.CutTop(r.H - high)
		return r
	}
	r.H = high
	return r
}

// wholeRows lets a card below or above the board cover wholly what it would cut in two, if that is not much and nothing
// is spoken of there.
func (g *guide) wholeRows(r geom.Rect) geom.Rect {
	const most, apart, large = 92.0, 5.0, 1.2 * mostText
	if g.plan.kind != folding || g.plan.style.Size > large { // large words cover what they must
		return r
	}
	lit := g.lit()
	grown := r
	for range 3 { // rows may lie into each other
		for _, part := range g.table.Places() {
			if !part.Overlaps(grown) || part.H > most {
				continue
			}
			wide := grown
			if r.Bottom() >= g.plan.bottom {
				wide.Y = max(g.plan.top, min(wide.Y, part.Y-apart))
				wide.H = grown.Bottom() - wide.Y
			} else {
				wide.H = min(g.plan.bottom, max(wide.Bottom(), part.Bottom()+apart)) - wide.Y
			}
			if wide.H-r.H <= most && covered(lit, wide) == covered(lit, r) {
				grown = wide
			}
		}
	}
	return grown
}

// covered counts the rectangles over which r lies.
func covered(list []geom.Rect, r geom.Rect) (n int) {
	for _, other := range list {
		if other.Overlaps(r) {
			n++
		}
	}
	return n
}
