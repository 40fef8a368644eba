package ui

import (
	"slices"
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
	Head   bool // it begins a section, as a heading, which does not stand last in a column and is repeated on the next leaf
	Apart  bool // it belongs to no section
	Make   func(r geom.Rect) []*Control
}

// Folio is a panel with a title whose items stand in columns, on as many leaves as it takes. The zero Folio shows the
// first leaf.
type Folio struct {
	Card   geom.Rect                  // the panel, known after Lay
	Beside func(r geom.Rect) *Control // makes a second button in the foot of every leaf, left of the one that closes; nil for none
	Urge   bool                       // the button that closes is the one to be pressed first

	leaf, leaves int
	turned       bool // the leaf was chosen since Lay
	title        string
	pad          float64
}

// FolioWords are the words of a Folio.
type FolioWords struct{ Title, Close, Next, Previous string }

// Measures of a Folio.
const (
	folioPad    = 24.0
	folioTight  = 14.0 // instead, where there is little room
	folioHead   = 64.0
	folioFoot   = 70.0
	folioRow    = 58.0  // more, where the buttons of the foot do not stand beside the ways to the other leaves
	folioFull   = 560.0 // breadth of a panel where they do
	folioColumn = 400.0 // breadth of a column where there is room
	folioBroad  = 560.0 // breadth of the only column of a low room
	folioLow    = 400.0 // height of a room that is low
	folioApart  = 36.0
	folioStep   = 4.0
)

// Lay places the panel in the room in at most so many columns and returns the controls of the present leaf. Top is put
// above the items on every leaf; its Height is 0 where there is none. Turned is called after another leaf has been
// chosen, close to take the panel away. What has been broken anew is open where the control of the key held stands.
func (f *Folio) Lay(room geom.Rect, columns int, top Item, items []Item, held string, words FolioWords, turned, close func()) []*Control {
	w, pad := folioWidth(room, columns)
	f.title, f.pad = words.Title, pad
	foot := folioFoot
	most := room.H - 12 - folioHead - foot - top.Height
	packed := arrangeItems(items, columns, most)
	if f.Beside != nil && w < folioFull && len(packed) > columns {
		foot += folioRow
		packed = arrangeItems(items, columns, most-folioRow)
	}
	height := 0.0
	for _, column := range packed {
		height = max(height, heightOf(column))
	}
	f.leaves = max(1, leavesOf(packed, columns))
	f.leaf = min(f.open(packed, columns, held), f.leaves-1)
	f.turned = false
	f.Card = geom.Around(room.Centre(), w, folioHead+top.Height+height+foot)
	inner := f.Card.InsetXY(pad, 0)
	_, inner = inner.CutTop(folioHead)
	var controls []*Control
	if top.Make != nil {
		var r geom.Rect
		r, inner = inner.CutTop(top.Height)
		controls = append(controls, top.Make(r)...)
	}
	for k, column := range inner.Columns(columns, folioApart) {
		at := f.leaf*columns + k
		if at >= len(packed) {
			break
		}
		y := column.Y
		for _, item := range packed[at] {
			controls = append(controls, item.Make(geom.R(column.X, y, column.W, item.Height))...)
			y += item.Height
		}
	}
	return append(controls, f.foot(words, turned, close)...)
}

// open returns the leaf on which the control of the key stands, the present one where there is no such control or
// another leaf has just been chosen.
func (f *Folio) open(packed [][]Item, columns int, key string) int {
	if f.turned || key == "" {
		return f.leaf
	}
	for k, column := range packed {
		for _, item := range column {
			if slices.ContainsFunc(item.Make(geom.R(0, 0, folioColumn, item.Height)), func(c *Control) bool { return c.Key == key }) {
				return k / columns
			}
		}
	}
	return f.leaf
}

// arrangeItems breaks the items into columns no higher than most, so many of them a leaf, on as few leaves as will do.
// The columns are of even height, and hold whole sections if that takes no more leaves.
func arrangeItems(items []Item, columns int, most float64) [][]Item {
	broken, _ := pack(singles(items), most, columns)
	leaves := leavesOf(broken, columns)
	for _, parts := range [][][]Item{sections(items), singles(items)} {
		if leaves == 1 && len(parts) < columns {
			continue
		}
		for h := folioStep; h <= most; h += folioStep {
			if packed, ok := pack(parts, h, columns); ok && leavesOf(packed, columns) <= leaves {
				return packed
			}
		}
	}
	return broken
}

// leavesOf returns how many leaves the columns take.
func leavesOf(packed [][]Item, columns int) int { return (len(packed) + columns - 1) / columns }

// sections groups the items from heading to heading.
func sections(items []Item) [][]Item {
	var out [][]Item
	for _, item := range items {
		if item.Head || item.Apart || len(out) == 0 {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], item)
	}
	return out
}

// singles groups only headings with what follows them.
func singles(items []Item) [][]Item {
	var out [][]Item
	for k, item := range items {
		if k > 0 && items[k-1].Head {
			out[len(out)-1] = append(out[len(out)-1], item)
			continue
		}
		out = append(out, []Item{item})
	}
	return out
}

func heightOf(items []Item) float64 {
	h := 0.0
	for _, item := range items {
		h += item.Height
	}
	return h
}

// pack breaks the parts into columns of the height, so many of them a leaf; false when a part is higher than that.
// Where a section goes on on the next leaf, its heading is repeated there if there is room for it.
func pack(parts [][]Item, height float64, columns int) (packed [][]Item, ok bool) {
	var column, heading []Item
	used := 0.0
	ok = true
	for _, part := range parts {
		h := heightOf(part)
		ok = ok && h <= height
		begins := part[0].Head || part[0].Apart
		if used+h > height && len(column) > 0 {
			packed, column, used = append(packed, column), nil, 0
			if top := heightOf(heading); !begins && len(packed)%columns == 0 && top+h <= height {
				column, used = slices.Clone(heading), top
			}
		}
		if begins {
			heading = nil
		}
		if part[0].Head {
			heading = part[:1]
		}
		column = append(column, part...)
		used += h
	}
	return append(packed, column), ok
}

// foot returns the controls below the items: the ways to the other leaves and the buttons.
func (f *Folio) foot(words FolioWords, turned, close func()) []*Control {
	const h, gap, shutWide = 48.0, 12.0, 190.0
	leaf := f.leafWidth()
	row := geom.R(f.Card.X+f.pad, f.Card.Bottom()-h-14, f.Card.W-2*f.pad, h)
	turns := row
	buttons := row
	if f.leaves > 1 && f.Beside != nil && f.Card.W < folioFull {
		turns = row.Move(0, -folioRow)
	} else if f.leaves > 1 {
		_, buttons = row.CutLeft(2*h + leaf + gap)
	}
	var controls []*Control
	if f.leaves > 1 {
		controls = f.turns(turns, h, leaf, words, turned)
	}
	paper := Plain()
	if f.Urge {
		paper = Primary()
	}
	w := min(shutWide, row.W-2*h-leaf-gap)
	at := geom.R(row.Right()-w, row.Y, w, h)
	if f.Beside == nil {
		return append(controls, Button("close", words.Close, "check", at, paper, close))
	}
	if pair := 2*(shutWide+20) + gap; buttons.W > pair {
		_, buttons = buttons.CutLeft(buttons.W - pair)
	}
	places := buttons.Columns(2, gap)
	beside, shut := f.Beside(places[0]), Button("close", words.Close, "check", places[1], paper, close)
	EvenLabels(beside, shut)
	return append(controls, beside, shut)
}

// turns returns the ways to the leaves before and after, h units wide, and the number of the present one between them.
func (f *Folio) turns(row geom.Rect, h, leaf float64, words FolioWords, turned func()) []*Control {
	turn := func(by int) func() {
		return func() { f.leaf = max(0, min(f.leaf+by, f.leaves-1)); f.turned = true; turned() }
	}
	back := RoundButton("previous", words.Previous, "back", geom.R(row.X, row.Y, h, h), Plain(), turn(-1))
	next := RoundButton("next", words.Next, "next", geom.R(row.X+h+leaf, row.Y, h, h), Plain(), turn(1))
	back.Off, next.Off = f.leaf == 0, f.leaf == f.leaves-1
	count := f.count(f.leaf + 1)
	number := &Control{Key: "leaf", Rect: geom.R(row.X+h, row.Y, leaf, h), Role: RoleText, Name: count}
	number.Paint = func(c *canvas.Canvas, _ Shown) {
		style := Body(leafSize)
		c.Text(style, count, geom.Pt(number.Rect.Centre().X, canvas.InMiddle(style, row.Y, row.Bottom())), sprites.Ink2, canvas.Centre)
	}
	return []*Control{back, number, next}
}

// leafSize is the size of the number of the leaf.
const leafSize = 16.0

// count tells which leaf of all it is.
func (f *Folio) count(leaf int) string { return strconv.Itoa(leaf) + " / " + strconv.Itoa(f.leaves) }

// leafWidth returns the breadth of the longest number of a leaf with the space beside it.
func (f *Folio) leafWidth() float64 {
	const least, apart = 52.0, 14.0
	return max(least, letters.Measure(Body(leafSize), f.count(f.leaves))+apart)
}

// Draw draws the veil, the panel and its title.
func (f *Folio) Draw(c *canvas.Canvas, room geom.Rect) {
	DrawOverlay(c, room, f.Card)
	style := Fit(Heading(28), f.title, f.Card.W-2*f.pad)
	c.Text(style, f.title, geom.Pt(f.Card.X+f.pad, canvas.InMiddle(style, f.Card.Y+8, f.Card.Y+folioHead)), sprites.Ink, canvas.Left)
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

// ColumnWidth returns how wide a column will be when a Folio is laid in the room.
func ColumnWidth(room geom.Rect, columns int) float64 {
	w, pad := folioWidth(room, columns)
	return (w - 2*pad - float64(columns-1)*folioApart) / float64(columns)
}

// folioWidth returns the breadth of the panel and of the space at its sides.
func folioWidth(room geom.Rect, columns int) (width, pad float64) {
	pad = folioPad
	if room.W < 500 {
		pad = folioTight
	}
	column := folioColumn
	if columns == 1 && room.H < folioLow {
		column = folioBroad
	}
	return min(room.W-12, float64(columns)*column+float64(columns-1)*folioApart+2*pad), pad
}
