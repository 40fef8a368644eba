package ui

import (
	"slices"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Folio is a panel with a title whose items stand in columns, on as many leaves as it takes. The zero Folio shows the
// first leaf.
type Folio struct {
	Card   geom.Rect                  // the panel, known after Lay
	Beside func(r geom.Rect) *Control // a second button at every foot, left of the one that closes; nil for none
	Urge   bool                       // the button that closes is the one to be pressed first
	Bare   bool                       // no title stands over the leaves
	Aside  float64                    // breadth that the title leaves free at its right

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
	folioBare   = 20.0 // instead, without a title
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
	most := f.LeafHeight(room) - top.Height
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
	f.Card = geom.Around(room.Centre(), w, f.head()+top.Height+height+foot)
	inner := f.Card.InsetXY(pad, 0)
	_, inner = inner.CutTop(f.head())
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

// head returns the height of what stands over the leaves.
func (f *Folio) head() float64 {
	if f.Bare {
		return folioBare
	}
	return folioHead
}

// LeafHeight returns how high a column can be when the Folio is laid in the room, where its foot is a single row.
func (f *Folio) LeafHeight(room geom.Rect) float64 { return room.H - 12 - f.head() - folioFoot }

// Turn opens the leaf so many further on once the Folio is laid anew, and reports whether there is one.
func (f *Folio) Turn(by int) bool {
	leaf := max(0, min(f.leaf+by, f.leaves-1))
	if leaf == f.leaf {
		return false
	}
	f.leaf, f.turned = leaf, true
	return true
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
		return func() { f.Turn(by); turned() }
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
	if f.Bare {
		return
	}
	style := Fit(Heading(28), f.title, f.Card.W-2*f.pad-f.Aside)
	c.Text(style, f.title, geom.Pt(f.Card.X+f.pad, canvas.InMiddle(style, f.Card.Y+8, f.Card.Y+folioHead)), sprites.Ink, canvas.Left)
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
