package book

import (
	"strconv"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/sourcemark"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// The list of chapters beside the page: in one column, or in two where one would be too crowded.
const (
	listShare, listMax   = 0.32, 360.0
	broadShare, broadMax = 0.4, 460.0
	listSide, listEdge   = 22.0, 24.0 // around it
	listHead             = 92.0       // the name of the game above it
)

// Measures of a line of the list, in logical units.
const (
	rowHeight  = 48.0 // where there is room
	twoLines   = 66.0 // in narrow columns, where titles are broken
	minRow     = 44.0 // a fingertip
	numberEdge = 29.0 // where the number ends
	titleEdge  = 40.0 // where the title begins
	titleAfter = 6.0  // right of it
	plateEdge  = 6.0  // above and below it, both together
)

// Measures of the key to the signs of source below a list of chapters, in logical units.
const (
	keySize  = 14.5 // of its words
	keyLine  = 24.0 // of each sign
	keyAbove = 10.0
)

// perColumn returns how many of so many lines the first of the columns has.
func perColumn(lines, columns int) int { return max(1, (lines+columns-1)/columns) }

// listSize returns how many columns the list beside the pages of a book has, and how broad its page is.
func (t *text) listSize(book widget.Size) (columns int, breadth float64) {
	width := book.W - 2*cover
	if need := float64(len(t.chapters))*minRow + t.keyHeight(); need > book.H-2*(cover+listEdge)-listHead {
		return 2, min(broadMax, width*broadShare)
	}
	return 1, min(listMax, width*listShare)
}

// sideList is the title of the game and its chapters, beside every page.
func (b *Book) sideList(m model, columns int) widget.Widget {
	title := widget.Align{Y: widget.Start, Child: m.text.gameTitle()}
	list := listModel{m.text, 0, len(m.text.chapters), columns, m.page().chapter}
	return widget.Column(0, widget.Fixed(listHead, title), widget.Grow(widget.Memo("chapters", list, b.chapterList)))
}

// gameStyle is how the name of a game is written, japaneseHeight the height of the Japanese one below.
var gameStyle, japaneseHeight = ui.Heading(28), 16.0

// gameTitle is the name of the game with its Japanese name below.
func (t *text) gameTitle() widget.Widget {
	game := t.edition
	return widget.Pressable{
		Control: ui.Control{Key: "game", Role: ui.RoleText, Name: game.Title, Value: game.Japanese},
		Child: widget.Column(0, widget.Line(game.Title, gameStyle, sprites.Ink).Muted(),
			widget.Fixed(japaneseHeight, widget.Line(game.Japanese, ui.Body(15), sprites.Ink2).Muted())),
	}
}

// listModel is what a list of chapters shows.
type listModel struct {
	text     *text
	from, to int // the chapters that it lists
	columns  int
	open     int // the chapter that is open
}

// chapterList is the lines of the chapters, in columns, and below the last what the signs in the book mean, where that
// has room.
func (b *Book) chapterList(m listModel) widget.Widget {
	t, deep := m.text, perColumn(m.to-m.from, m.columns)
	rows := widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		width := (room.W - gap*float64(m.columns-1)) / float64(m.columns)
		heights, style := t.rows(width, room.H, deep, m.columns)
		columns := make([]*widget.Flex, m.columns)
		for k := range columns {
			columns[k] = widget.Column(0)
		}
		for k := m.from; k < m.to; k++ {
			column := columns[(k-m.from)/deep]
			column.Children = append(column.Children, widget.Fixed(heights[k], b.chapterRow(t, k, k == m.open, style)))
		}
		row := widget.Row(gap)
		for _, column := range columns {
			row.Children = append(row.Children, widget.Fixed(width, column))
		}
		return row
	})
	need := minRow * float64(deep)
	if t.large() {
		need = 0
		for _, high := range t.rowHeights(t.room.W)[m.from:m.to] {
			need += high
		}
	}
	list := &widget.Item{Child: rows, Basis: need, Grow: 1}
	if m.to < len(t.chapters) {
		return widget.Column(0, list)
	}
	return widget.Column(0, list, widget.Natural(t.signKey()).Optional())
}

// rows returns how high the lines of all chapters are in columns so deep with so much room, and the style of the titles.
func (t *text) rows(width, room float64, deep, columns int) (heights []float64, style letters.Style) {
	if t.large() {
		return t.rowHeights(width), t.rowStyle(width-titleEdge-titleAfter, room)
	}
	high := rowHeight
	if columns > 1 {
		high = twoLines
	}
	high = min(high, room/float64(deep))
	for range t.chapters {
		heights = append(heights, high)
	}
	return heights, t.rowStyle(width-titleEdge-titleAfter, high-plateEdge)
}

// chapterRow is one line of the list; on if it is the chapter that is open.
func (b *Book) chapterRow(t *text, chapter int, on bool, style letters.Style) widget.Widget {
	title, small := t.chapters[chapter].Title, ui.Fit(t.textScale.Body(14.5), "88", numberEdge)
	if on {
		style.Spread = letters.Emphasis
	}
	number := widget.Line(strconv.Itoa(chapter+1), small, sprites.Ink2).Aligned(canvas.Right).Muted()
	return widget.Pressable{
		Control: ui.Control{
			Key: "chapter." + strconv.Itoa(chapter), Role: ui.RoleChoice, Name: title, On: on, Press: func() { b.open(t.first(chapter)) },
		},
		OwnFocus: true,
		Ground:   func(c *canvas.Canvas, r geom.Rect, s ui.ControlState) { drawRow(c, r, on, s) },
		Child: widget.Row(0, widget.Fixed(numberEdge, number), widget.Gap(titleEdge-numberEdge),
			widget.Grow(&widget.Text{Text: title, Style: style, Ink: sprites.Ink, Silent: true}), widget.Gap(titleAfter)),
	}
}

// drawRow draws the ground of a line of the list.
func drawRow(c *canvas.Canvas, r geom.Rect, on bool, s ui.ControlState) {
	if on || s.Hover > 0 {
		look := canvas.Look{Fade: 0.5 * (1 - s.Hover)}
		if on {
			look.Fade = 0
		}
		c.Draw(plateBackground(r.W, r.H-plateEdge, on), geom.Pt(r.X, r.Y+plateEdge/2), look)
	}
	if s.Focus {
		ui.DrawFocus(c, r.Inset(7), 4)
	}
}

// rowStyle returns the one style in which all lines of a list are written: as large as that every title has room in its
// line, broken where it is narrow, and no word of it is cut.
func (t *text) rowStyle(width, height float64) letters.Style {
	const least, step = 12.0, 0.5
	style := t.textScale.Strong(16) // as the open chapter is written, which is the broadest
	fits := func() bool {
		for _, ch := range t.chapters {
			lines := letters.Wrap(style, ch.Title, width)
			if strings.Join(lines, " ") != ch.Title || float64(len(lines))*canvas.LineHeight(style) > height {
				return false
			}
			for _, line := range lines {
				if letters.Measure(style, line) > width {
					return false
				}
			}
		}
		return true
	}
	for style.Size > least && !fits() {
		style = style.WithSize(style.Size - step)
	}
	style.Spread = 0
	return style
}

type plateKey struct {
	w, h float64
	on   bool
}

// plateBackground is the ground of a line of the list: washed, and with a vermilion edge where it is the open chapter.
func plateBackground(w, h float64, on bool) canvas.Picture {
	return canvas.Picture{
		Key: plateKey{w, h, on}, Box: geom.R(0, 0, w, h),
		Paint: func(c *vector.Canvas) {
			shape := vector.RoundRect(0, 0, w, h, 6)
			c.Fill(shape, vector.Solid(sprites.Paper3))
			if on {
				c.Clip(shape, vector.NonZero)
				c.Fill(vector.Rect(0, 0, 5, h), vector.Solid(sprites.Shu))
			}
		},
	}
}

// sources lists the sources that the signs before paragraphs and captions tell of.
func (t *text) sources() []lang.Source {
	var list []lang.Source
	for o := lang.SourceSheet; o.Valid(); o++ {
		if t.hasSource(o) {
			list = append(list, o)
		}
	}
	return list
}

// hasSource reports whether a paragraph or a caption has the sign of a source.
func (t *text) hasSource(o lang.Source) bool {
	for _, ch := range t.chapters {
		for _, block := range ch.Blocks {
			if block.Source == o {
				return true
			}
		}
	}
	return false
}

// keyLineHeight returns the height of a line of the key.
func (t *text) keyLineHeight() float64 {
	return max(keyLine, canvas.LineHeight(t.textScale.Body(keySize))+2)
}

// keyHeight returns how high the key to the signs is, with the room above it.
func (t *text) keyHeight() float64 {
	if n := len(t.sources()); n > 0 {
		return keyAbove + t.keyLineHeight()*float64(n)
	}
	return 0
}

// signKey reports what the signs in the book mean; nil where there are none.
func (t *text) signKey() widget.Widget {
	list := t.sources()
	if len(list) == 0 {
		return nil
	}
	lines := []widget.Widget{widget.Gap(keyAbove)}
	for k, o := range list {
		const edge = 10.0
		sign := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
			sourcemark.Draw(c, o, geom.Pt(r.X+edge+sourcemark.Side/2, r.Centre().Y), sourcemark.Side)
		}}
		words := widget.Line(t.words.Source(o), ui.Body(keySize), sprites.Ink2).Scalable()
		words.Key = "key." + strconv.Itoa(k)
		lines = append(lines, widget.Sized{H: t.keyLineHeight(), Child: widget.Row(0, widget.Fixed(titleEdge, sign), widget.Grow(words))})
	}
	return widget.Column(0, lines...)
}
