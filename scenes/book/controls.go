package book

import (
	"strconv"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Keys of the controls; chapters are "chapter.0" and so on, what is written "text.0" and so on.
const (
	keyPrevious = "previous"
	keyNext     = "next"
	keyContents = "contents"
	keyClose    = "close"
	keyNumber   = "number"
)

// controls lists what can be pointed at and read on the open leaf.
func (b *Book) controls() []*ui.Control {
	l := &b.leaves[b.at]
	var list []*ui.Control
	if l.title != "" {
		list = append(list, &ui.Control{Key: "title", Rect: l.head, Role: ui.RoleText, Name: l.title})
	}
	for k, i := range l.items {
		if i.card != nil {
			list = append(list, b.cardButton(i))
		} else if !i.drawn {
			list = append(list, &ui.Control{
				Key: "text." + strconv.Itoa(k), Rect: i.at, Role: ui.RoleText, Name: i.text, Value: b.words.Origin(i.origin),
			})
		}
	}
	list = append(list, b.chapterList()...)
	return append(list, b.footer()...)
}

// footer returns the buttons that turn pages, the number of the page, and the button that closes the book.
func (b *Book) footer() []*ui.Control {
	f, words := b.plan.foot, b.words
	previous := ui.RoundButton(keyPrevious, words.T(lang.Previous), "back", geom.R(f.X, f.Y, tool, tool), ui.Plain(),
		func() { b.open(b.at - 1) })
	next := ui.RoundButton(keyNext, words.T(lang.Next), "next", geom.R(f.Right()-tool, f.Y, tool, tool), ui.Primary(),
		func() { b.open(b.at + 1) })
	previous.Off, next.Off = b.at == 0, b.at == len(b.leaves)-1
	list := []*ui.Control{previous}
	left := previous.Rect.Right()
	if b.leaves[b.at].chapter != contents && b.plan.list.Empty() {
		r := geom.R(left+12, f.Y, tool, tool)
		list = append(list, ui.RoundButton(keyContents, words.T(lang.TableRules), "menu", r, ui.Plain(), func() { b.open(0) }))
		left = r.Right()
	}
	number := geom.R(left, f.Y, next.Rect.X-left, tool)
	list = append(list, b.pageNumber(number), next)
	return append(list, ui.RoundButton(keyClose, words.T(lang.Close), "close", b.plan.close, ui.Plain(), b.close))
}

// pageNumber tells which page is open, as "3 / 14".
func (b *Book) pageNumber(r geom.Rect) *ui.Control {
	text := strconv.Itoa(b.at+1) + " / " + strconv.Itoa(len(b.leaves))
	return &ui.Control{
		Key: keyNumber, Rect: r, Role: ui.RoleText, Name: text,
		Paint: func(c *canvas.Canvas, _ ui.Shown) {
			style := ui.Body(15)
			c.Text(style, text, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Centre)
		},
	}
}

// chapterList returns the title of the game and its chapters, beside every leaf or on the leaf of contents.
func (b *Book) chapterList() []*ui.Control {
	game := b.words.Edition(b.game, b.options)
	if !b.plan.list.Empty() {
		head, rest := b.plan.list.CutTop(listHead)
		rest, key := b.withKey(rest, 0, len(b.chapters))
		return append(append([]*ui.Control{b.gameTitle(game, head)}, key...), b.chapterRows(rest, 0, len(b.chapters))...)
	}
	l := &b.leaves[b.at]
	if l.chapter != contents {
		return nil
	}
	spare := b.plan.room.H - leastRow*float64(perColumn(l.to-l.from, b.plan.columns))
	if b.plan.rows != nil {
		spare = 0
	}
	_, rows := b.plan.room.CutTop(max(0, min(underName, spare)))
	rows, key := b.withKey(rows, l.from, l.to)
	return append(append([]*ui.Control{b.gameTitle(game, b.plan.title)}, key...), b.chapterRows(rows, l.from, l.to)...)
}

// gameTitle is the name of the game with its Japanese name below.
func (b *Book) gameTitle(game lang.Game, r geom.Rect) *ui.Control {
	return &ui.Control{
		Key: "game", Rect: r, Role: ui.RoleText, Name: game.Title, Value: game.Japanese,
		Paint: func(c *canvas.Canvas, _ ui.Shown) {
			style := ui.Fit(ui.Heading(28), game.Title, r.W)
			c.Text(style, game.Title, geom.Pt(r.X, r.Y+canvas.Ascent(style)), sprites.Ink, canvas.Left)
			small := ui.Body(15)
			c.Text(small, game.Japanese, geom.Pt(r.X, r.Y+canvas.LineHeight(style)+canvas.Ascent(small)), sprites.Ink2, canvas.Left)
		},
	}
}

// Measures of a line of the list.
const (
	rowHeight  = 48.0 // where there is room
	twoLines   = 66.0 // in narrow columns, where titles are broken
	numberEdge = 29.0 // where the number ends
	titleEdge  = 40.0 // where the title begins
	titleAfter = 6.0  // right of it
	slipEdge   = 6.0  // above and below it, both together
	underName  = 8.0  // between the game's Japanese name and the first line of a leaf of contents, where there is room
)

// perColumn returns how many of so many lines the first of the columns has.
func perColumn(lines, columns int) int { return (lines + columns - 1) / columns }

// chapterRows returns the lines of the chapters from one up to another, in columns.
func (b *Book) chapterRows(r geom.Rect, from, to int) []*ui.Control {
	columns := b.plan.columns
	deep := perColumn(to-from, columns)
	height := rowHeight
	if columns > 1 {
		height = twoLines
	}
	height = min(height, r.H/float64(max(deep, 1)))
	cols := r.Columns(columns, gap)
	width := cols[0].W - titleEdge - titleAfter
	style := b.plan.rowStyle
	if b.plan.rows == nil {
		style = rowStyle(b.plan.reading, titles(b.chapters), width, height-slipEdge)
	}
	out := make([]*ui.Control, 0, to-from)
	y := r.Y
	for k, ch := range b.chapters[from:to] {
		col := cols[k/deep]
		row := geom.R(col.X, col.Y+float64(k%deep)*height, col.W, height)
		if b.plan.rows != nil {
			row.Y, row.H = y, b.plan.rows[from+k]
			y += row.H
		}
		out = append(out, b.chapterRow(from+k, ch.Title, style, row))
	}
	return out
}

// chapterRow is one line of the list.
func (b *Book) chapterRow(chapter int, title string, style letters.Style, r geom.Rect) *ui.Control {
	on := b.leaves[b.at].chapter == chapter
	return &ui.Control{
		Key: "chapter." + strconv.Itoa(chapter), Rect: r, Role: ui.RoleChoice, Name: title, On: on,
		Press: func() { b.open(b.first(chapter)) },
		Paint: func(c *canvas.Canvas, s ui.Shown) {
			if on || s.Hover > 0 {
				look := canvas.Look{Fade: 0.5 * (1 - s.Hover)}
				if on {
					look.Fade = 0
				}
				c.Draw(slip(r.W, r.H-6, on), geom.Pt(r.X, r.Y+3), look)
			}
			if s.Focus {
				ui.DrawFocus(c, r.Inset(7), 4)
			}
			number := ui.Fit(b.plan.reading.Body(14.5), "88", numberEdge)
			c.Text(number, strconv.Itoa(chapter+1), geom.Pt(r.X+numberEdge, canvas.InMiddle(number, r.Y, r.Bottom())),
				sprites.Ink2, canvas.Right)
			own := style
			if on {
				own.Spread = letters.Emphasis
			}
			lines := letters.Wrap(own, title, r.W-titleEdge-titleAfter)
			height := canvas.LineHeight(own)
			top := r.Centre().Y - height*float64(len(lines))/2
			for n, line := range lines {
				y := canvas.InMiddle(own, top+float64(n)*height, top+float64(n+1)*height)
				c.Text(own, line, geom.Pt(r.X+titleEdge, y), sprites.Ink, canvas.Left)
			}
		},
	}
}

// titles lists what chapters are called.
func titles(chapters []lang.Page) []string {
	list := make([]string, len(chapters))
	for k, ch := range chapters {
		list[k] = ch.Title
	}
	return list
}

// rowStyle returns the one style in which all lines of a list are written: as large as that every title has room in its
// line, broken where it is narrow, and no word of it is cut.
func rowStyle(reading ui.Reading, titles []string, width, height float64) letters.Style {
	const least, step = 12.0, 0.5
	style := reading.Strong(16) // as the open chapter is written, which is the broadest
	fits := func() bool {
		for _, title := range titles {
			lines := letters.Wrap(style, title, width)
			if strings.Join(lines, " ") != title || float64(len(lines))*canvas.LineHeight(style) > height {
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
		style = style.Sized(style.Size - step)
	}
	style.Spread = 0
	return style
}

type slipKey struct {
	w, h float64
	on   bool
}

// slip is the ground of a line of the list: washed, and with a vermilion edge where it is the open chapter.
func slip(w, h float64, on bool) canvas.Picture {
	return canvas.Picture{
		Key: slipKey{w, h, on}, Box: geom.R(0, 0, w, h),
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
