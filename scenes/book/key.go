package book

import (
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/origin"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of the key to the signs of origin below a list of chapters, in logical units.
const (
	keySize  = 14.5 // of its words
	keyLine  = 24.0 // of each sign
	keyAbove = 10.0
)

// origins lists the origins that the signs before paragraphs and captions tell of.
func origins(chapters []lang.Page) []lang.Origin {
	var list []lang.Origin
	for o := lang.OriginSheet; o.Valid(); o++ {
		if tellsOf(chapters, o) {
			list = append(list, o)
		}
	}
	return list
}

// tellsOf reports whether a paragraph or a caption has the sign of an origin.
func tellsOf(chapters []lang.Page, o lang.Origin) bool {
	for _, ch := range chapters {
		for _, block := range ch.Blocks {
			if block.Origin == o {
				return true
			}
		}
	}
	return false
}

// keyLineHeight returns the height of a line of the key.
func keyLineHeight(reading ui.Reading) float64 {
	return max(keyLine, canvas.LineHeight(reading.Body(keySize))+2)
}

// keyHeight returns how high a key to so many signs is, with the room above it.
func keyHeight(reading ui.Reading, signs int) float64 {
	if signs == 0 {
		return 0
	}
	return keyAbove + keyLineHeight(reading)*float64(signs)
}

// withKey keeps the foot of a list of chapters for what the signs in the book mean, where the lines from one chapter up
// to another leave room for it, and returns the rest of r with what is told. Of several leaves of contents the last has
// it.
func (b *Book) withKey(r geom.Rect, from, to int) (rest geom.Rect, key []*ui.Control) {
	list := origins(b.chapters)
	line, high := keyLineHeight(b.plan.reading), keyHeight(b.plan.reading, len(list))
	need := leastRow * float64(perColumn(to-from, b.plan.columns))
	if b.plan.rows != nil {
		need = 0
		for _, row := range b.plan.rows[from:to] {
			need += row
		}
	}
	if len(list) == 0 || to < len(b.chapters) || r.H-high < need || !b.keyFits(list, r.W) {
		return r, nil
	}
	foot, rest := r.CutBottom(high)
	_, foot = foot.CutTop(keyAbove)
	for k, o := range list {
		var at geom.Rect
		at, foot = foot.CutTop(line)
		key = append(key, b.keyControl("key."+strconv.Itoa(k), o, at))
	}
	return rest, key
}

// keyFits reports whether the words of a key have room in a breadth.
func (b *Book) keyFits(list []lang.Origin, width float64) bool {
	for _, o := range list {
		text := b.words.Origin(o)
		if style := ui.Fit(b.plan.reading.Body(keySize), text, width-titleEdge); letters.Measure(style, text) > width-titleEdge {
			return false
		}
	}
	return true
}

// keyControl is a sign with what it means.
func (b *Book) keyControl(key string, o lang.Origin, r geom.Rect) *ui.Control {
	text := b.words.Origin(o)
	return &ui.Control{
		Key: key, Rect: r, Role: ui.RoleText, Name: text,
		Paint: func(c *canvas.Canvas, _ ui.Shown) {
			const edge = 10.0
			origin.Draw(c, o, geom.Pt(r.X+edge+origin.Side/2, r.Centre().Y), origin.Side)
			style := ui.Fit(b.plan.reading.Body(keySize), text, r.W-titleEdge)
			c.Text(style, text, geom.Pt(r.X+titleEdge, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Left)
		},
	}
}
