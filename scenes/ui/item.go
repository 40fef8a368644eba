package ui

import (
	"strconv"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Item is one thing in the columns of a [Folio].
type Item struct {
	Height float64
	Head   bool // a heading: it does not stand last in a column, and is repeated on the next leaf
	Once   bool // a heading that is not repeated
	Apart  bool // it belongs to no section
	Make   func(r geom.Rect) []*Control
}

// HeadItem is a heading among the items of a Folio.
func HeadItem(key, text string) Item { return Reading(1).HeadItem(key, text) }

// HeadItem is a heading among items that are read at length.
func (k Reading) HeadItem(key, text string) Item {
	const size, high = 20.0, 40.0
	large := k.Heading(size)
	height := high + canvas.LineHeight(large) - canvas.LineHeight(Heading(size))
	return Item{Height: height, Head: true, Make: func(r geom.Rect) []*Control {
		c := &Control{Key: key, Rect: r, Role: RoleText, Name: text, Head: true}
		c.Paint = func(cv *canvas.Canvas, _ Shown) {
			style := Fit(large, text, r.W)
			cv.Text(style, text, geom.Pt(r.X, r.Bottom()-12), sprites.Ink, canvas.Left)
			cv.Fill(geom.R(r.X, r.Bottom()-6, r.W, 1.5), sprites.Paper4)
		}
		return []*Control{c}
	}}
}

// chunkLines is how many lines of a paragraph stay together.
const chunkLines = 4

// TextItems is a paragraph among the items of a Folio in columns of the width. A long one is broken into several
// items, which may stand in different columns.
func TextItems(key, text string, style letters.Style, width float64) []Item {
	var items []Item
	style = Whole(style, text, width)
	lines := letters.Wrap(style, text, width)
	for n := 0; n < len(lines); n += chunkLines {
		part := lines[n:min(n+chunkLines, len(lines))]
		after := 0.0
		if n+chunkLines >= len(lines) {
			after = 10
		}
		items = append(items, textItem(key+"."+strconv.Itoa(len(items)), part, style, after))
	}
	return items
}

func textItem(key string, lines []string, style letters.Style, after float64) Item {
	step := canvas.LineHeight(style)
	return Item{Height: step*float64(len(lines)) + after, Make: func(r geom.Rect) []*Control {
		c := &Control{Key: key, Rect: r, Role: RoleText, Name: strings.Join(lines, " ")}
		c.Paint = func(cv *canvas.Canvas, _ Shown) {
			for k, l := range lines {
				cv.Text(style, l, geom.Pt(r.X, r.Y+4+step*float64(k)+canvas.Ascent(style)), sprites.Ink2, canvas.Left)
			}
		}
		return []*Control{c}
	}}
}
