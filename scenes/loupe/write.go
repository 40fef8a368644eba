package loupe

import (
	"strconv"
	"strings"
	"unicode"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/mirror"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Sizes of words, in logical units, before they are enlarged.
const (
	titleSize   = 25.0
	headingSize = 19.0
	textSize    = 17.0
)

// Measures of what stands on the sheet, in logical units.
const (
	ruleUnder = 8.0  // from the words of a heading to its rule
	ruleAfter = 8.0  // below the rule
	headAbove = 10.0 // over a heading
	textAfter = 9.0  // below a paragraph
	rowPadX   = 15.0
	rowPadY   = 9.0
	rowGap    = 11.0 // below a row, its lip is in it
	rowLeast  = 46.0 // height of a row
	markWide  = 22.0 // of the sign at the right of a row
	markGap   = 10.0
	barIn     = 6.0 // of the bar on rows that can be chosen now
	barWide   = 3.5
)

// writer writes what a screen says as items of a Folio.
type writer struct {
	words   *lang.Catalog
	reading ui.Reading
	width   float64 // of a column
	most    float64 // height of a column
	press   func(input.Named)
	open    func(part string) // shows the leaf on which a part begins

	part string // the part of the mirror that is being written, by the ID of its heading
}

// large returns a style enlarged as far as words are wanted larger.
func (w *writer) large(style letters.Style) letters.Style {
	return style.Sized(style.Size * max(1, float64(w.reading)))
}

// write returns everything, in reading order.
func (w *writer) write(items []mirror.Item) (out []widget.PageItem) {
	parts := partsOf(items)
	for k := range items {
		i := &items[k]
		switch i.Kind {
		case mirror.Title:
			out = append(out, w.head(i, titleSize, 0)...)
		case mirror.Heading:
			if len(parts) > 0 {
				out, parts = append(out, w.contents(parts)), nil
			}
			if partIcon(i.ID) != "" {
				w.part = i.ID
			}
			out = append(out, w.head(i, headingSize, headAbove)...)
		case mirror.Text:
			out = append(out, w.text(i, k+1 < len(items) && items[k+1].Kind == mirror.Text)...)
		default:
			out = append(out, w.rows(i)...)
		}
	}
	return out
}

// lines breaks words into lines. What is wider than a line is set a little smaller rather than broken.
func (w *writer) lines(style letters.Style, text string, width float64) (letters.Style, []string) {
	const least = 0.96 // of the size
	whole := ui.Whole(style, text, width)
	if whole.Size < least*style.Size {
		whole = style
	}
	return whole, letters.Wrap(whole, text, width)
}

// head is the title or a heading, with a rule below it. Of one that has many lines only the last stay with what
// follows.
func (w *writer) head(i *mirror.Item, size, above float64) (out []widget.PageItem) {
	const together = 2 // lines
	seal := w.seal(i.ID)
	style, lines := w.lines(w.large(ui.Heading(size)), i.Name, w.width-seal)
	step := canvas.LineHeight(style)
	for n := 0; n < len(lines); n += together {
		first, last := n == 0, n+together >= len(lines)
		part, key, before, after := lines[n:min(n+together, len(lines))], i.ID, 0.0, 0.0
		if first {
			before = above
		} else {
			key += "#" + strconv.Itoa(n/together)
		}
		if last {
			after = ruleUnder + ruleAfter
		}
		out = append(out, widget.PageItem{Heading: last, Once: true, Apart: first, Child: widget.Controls{H: before + step*float64(len(part)) + after, Make: func(r geom.Rect) []*ui.Control {
			c := &ui.Control{Key: key, Rect: r, Role: ui.RoleText, Name: strings.Join(part, " "), Head: true}
			c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
				y := r.Y + before
				if first && seal > 0 {
					drawSeal(cv, i.ID, geom.Pt(r.X+(seal-sealApart)/2, y+step/2), seal-sealApart)
				}
				for k, line := range part {
					cv.Text(style, line, geom.Pt(r.X+seal, y+step*float64(k)+canvas.Ascent(style)), sprites.Ink, canvas.Left)
				}
				if last {
					drawRule(cv, geom.Pt(r.X, r.Bottom()-ruleAfter-2), r.W, i.Kind == mirror.Title)
				}
			}
			return []*ui.Control{c}
		}}})
	}
	return out
}

// chunk is how many lines of a paragraph stay together.
const chunk = 3

// text is a paragraph, in parts that may stand on different leaves. Fine lines part those of the log.
func (w *writer) text(i *mirror.Item, more bool) (out []widget.PageItem) {
	style, lines := w.lines(w.large(ui.Body(textSize)), sentence(i.Name), w.width)
	step, line := canvas.LineHeight(style), w.part == partLog && more
	for n := 0; n < len(lines); n += chunk {
		part, after, last := lines[n:min(n+chunk, len(lines))], 0.0, n+chunk >= len(lines)
		if last {
			after = textAfter
		}
		key := i.ID + "#" + strconv.Itoa(n/chunk)
		out = append(out, widget.PageItem{Child: widget.Controls{H: step*float64(len(part)) + after, Make: func(r geom.Rect) []*ui.Control {
			c := &ui.Control{Key: key, Rect: r, Role: ui.RoleText, Name: strings.Join(part, " ")}
			c.Paint = func(cv *canvas.Canvas, _ ui.Shown) {
				paintLines(cv, style, part, geom.Pt(r.X, r.Y), sprites.Ink)
				if last && line {
					cv.Fill(geom.R(r.X, r.Bottom()-textAfter/2, r.W, 1), sprites.Paper4)
				}
			}
			return []*ui.Control{c}
		}}})
	}
	return out
}

// rows are what can be pressed: one row, or several where the words are more than a leaf holds.
func (w *writer) rows(i *mirror.Item) (out []widget.PageItem) {
	mark, text := markOf(i), sentence(i.Name)
	if i.Kind == mirror.Field && i.Text != "" {
		text = w.words.Of(text, i.Text)
	}
	room := w.width - 2*rowPadX
	if mark != "" {
		room -= markWide + markGap
	}
	style, lines := w.lines(w.large(ui.Strong(textSize)), text, room)
	step, leads := canvas.LineHeight(style), w.part == partLeads && !i.Off
	least := 2*canvas.LineHeight(w.large(ui.Heading(headingSize))) + headAbove + ruleUnder + ruleAfter // a heading over it
	hold := max(1, int((w.most-least-2*rowPadY-rowGap)/step))
	for n := 0; n < len(lines); n += hold {
		part := lines[n:min(n+hold, len(lines))]
		key := i.ID
		if n > 0 {
			key += "#" + strconv.Itoa(n/hold)
		}
		high := max(rowLeast, step*float64(len(part))+2*rowPadY)
		out = append(out, widget.PageItem{Child: widget.Controls{H: high + rowGap, Make: func(r geom.Rect) []*ui.Control {
			return []*ui.Control{w.row(i, key, geom.R(r.X, r.Y, r.W, high), style, part, mark, leads)}
		}}})
	}
	return out
}

// row is a button with its words at the left, and the sign of its state at the right.
func (w *writer) row(i *mirror.Item, key string, r geom.Rect, style letters.Style, lines []string, mark string, leads bool) *ui.Control {
	does := i.Does
	c := &ui.Control{
		Key: key, Rect: r, Role: ui.RoleButton, Name: strings.Join(lines, " "), On: i.On,
		Press: func() { w.press(does) }, // also what is off: the screen then says why
	}
	paper, ink := ui.Plain(), sprites.Ink
	if i.Off {
		paper, ink = ui.Row(), sprites.Ink2
	}
	c.Paint = func(cv *canvas.Canvas, s ui.Shown) {
		face := ui.DrawFace(cv, paper, r, s)
		if leads {
			cv.Fill(geom.R(face.X+barIn, face.Y+barIn, barWide, face.H-2*barIn), sprites.Shu)
		}
		high := canvas.LineHeight(style) * float64(len(lines))
		paintLines(cv, style, lines, geom.Pt(face.X+rowPadX, face.Centre().Y-high/2), ink)
		at := geom.Pt(face.Right()-rowPadX-markWide/2, face.Centre().Y)
		ui.DrawIcon(cv, mark, at, markWide, ink)
	}
	return c
}

// markOf returns the icon for the state of what can be pressed, "" for none.
func markOf(i *mirror.Item) string {
	switch {
	case i.Off:
		return "lock"
	case i.Kind == mirror.Field:
		return "pencil"
	case i.On:
		return "check"
	}
	return ""
}

func paintLines(c *canvas.Canvas, style letters.Style, lines []string, at geom.Point, ink sprites.Color) {
	step := canvas.LineHeight(style)
	for k, line := range lines {
		y := at.Y + step*float64(k)
		c.Text(style, line, geom.Pt(at.X, canvas.InMiddle(style, y, y+step)), ink, canvas.Left)
	}
}

// sentence returns words as they begin a line; the name of a square stays as it is.
func sentence(text string) string {
	if runes := []rune(text); len(runes) > 1 && unicode.IsDigit(runes[1]) {
		return text
	}
	return lang.Capitalize(text)
}
