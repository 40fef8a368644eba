package book

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// row is one line of words, with the sign of its origin before it.
type row struct {
	statement
	at    geom.Rect
	style letters.Style
}

// words returns what is said of the card.
func (u *closeup) words() []statement { return printed(u.house.Words, u.game, u.cards[u.at].Code) }

// indent returns how far the words begin from the edge.
func (s statement) indent() float64 {
	if s.origin == lang.OriginNone {
		return 0
	}
	return originIndent
}

// wordsGap is the height between two statements.
const wordsGap = 3.0

// wordsHeight returns how high words for a card are, written in a style with a breadth.
func wordsHeight(list []statement, style letters.Style, width float64) float64 {
	sum := 0.0
	for _, one := range list {
		sum += canvas.ParagraphHeight(style, one.text, width-one.indent()) + wordsGap
	}
	return sum
}

// write lays out the words for the card from the top of r downwards, and reports whether they fit.
func (u *closeup) write(r geom.Rect, style letters.Style) bool {
	u.rows = nil
	y := r.Y
	for _, one := range u.words() {
		in := one.indent()
		h := canvas.ParagraphHeight(style, one.text, r.W-in)
		u.rows = append(u.rows, row{one, geom.R(r.X+in, y, r.W-in, h), style})
		y += h + wordsGap
	}
	return y-wordsGap <= r.Bottom()
}

// leastReading is how much of the wanted size words may lose before they go on leaves of their own.
const leastReading = 0.85

// spread plans a picture for itself and breaks the words into leaves that follow it.
func (u *closeup) spread(style letters.Style) closeupPlan {
	p := u.plan(stage.Tall, style)
	p.card.H = p.foot.Y - 8 - p.card.Y
	room := p.card
	u.rows, u.leaves = nil, [][]row{nil}
	y := room.Y
	for _, one := range u.words() {
		in := one.indent()
		own := ui.Whole(style, one.text, room.W-in)
		lines, line := letters.Wrap(own, one.text, room.W-in), canvas.LineHeight(own)
		for first := true; len(lines) > 0; first = false {
			n := min(len(lines), int((room.Bottom()-y)/line))
			if n < min(len(lines), least) && y > room.Y {
				u.leaves, y = append(u.leaves, nil), room.Y
				continue
			}
			n = max(n, 1)
			part := statement{strings.Join(lines[:n], " "), one.origin}
			if !first {
				part.origin = lang.OriginNone
			}
			h := float64(n) * line
			open := len(u.leaves) - 1
			u.leaves[open] = append(u.leaves[open], row{part, geom.R(room.X+in, y, room.W-in, h), own})
			y += h + wordsGap
			lines = lines[n:]
		}
	}
	return p
}
