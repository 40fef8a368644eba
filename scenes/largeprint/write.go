package largeprint

import (
	"strconv"
	"strings"
	"unicode"

	"engawa/scenes/a11y"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/lang"
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

// Measures of what stands on the page, in logical units.
const (
	ruleUnder = 8.0  // from the words of a heading to its rule
	ruleAfter = 8.0  // below the rule
	headAbove = 10.0 // over a heading
	textAfter = 9.0  // below a paragraph
	rowPadX   = 15.0
	rowPadY   = 9.0
	rowGap    = 11.0 // below a row, its lip is in it
	rowMin    = 46.0 // height of a row
	markWidth = 22.0 // of the sign at the right of a row
	markGap   = 10.0
	barIn     = 6.0 // of the bar on rows that can be chosen now
	barWidth  = 3.5
)

// writer writes what a screen says as items of a panel.
type writer struct {
	words *lang.Catalog
	press func(input.NamedInput)
	open  func(part string) // shows the page on which a part begins

	part string // the part of the list that is being written, by the ID of its heading
}

// large returns a style enlarged as far as words are wanted larger.
func large(e widget.Env, style letters.Style) letters.Style {
	return style.WithSize(style.Size * e.Scale())
}

// write returns everything, in reading order.
func (w *writer) write(items []a11y.Item) (out []widget.PageItem) {
	parts := partsOf(items)
	for k := range items {
		i := &items[k]
		switch i.Kind {
		case a11y.Title:
			out = append(out, buildHeading(i, titleSize, 0))
		case a11y.Heading:
			if len(parts) > 0 {
				out, parts = append(out, w.contents(parts)), nil
			}
			if partIcon(i.ID) != "" {
				w.part = i.ID
			}
			out = append(out, buildHeading(i, headingSize, headAbove))
		case a11y.Text:
			out = append(out, text(i, w.part == partLog && k+1 < len(items) && items[k+1].Kind == a11y.Text))
		default:
			out = append(out, w.rows(i))
		}
	}
	return out
}

// breakLines breaks words into lines. What is wider than a line is set a little smaller rather than broken.
func breakLines(style letters.Style, text string, width float64) (letters.Style, []string) {
	const least = 0.96 // of the size
	whole := ui.FitWords(style, text, width)
	if whole.Size < least*style.Size {
		whole = style
	}
	return whole, letters.Wrap(whole, text, width)
}

// chunks divides lines into parts of n, each with a key of its own.
func chunks(key string, lines []string, n int, add func(key string, part []string, first, last bool)) {
	for k := 0; k < len(lines); k += n {
		end := min(k+n, len(lines))
		add(key+"#"+strconv.Itoa(k/n), lines[k:end], k == 0, end == len(lines))
	}
}

// buildHeading is the title or a heading, with a rule below it. Of one that has many lines only the last stay with what
// follows.
func buildHeading(i *a11y.Item, size, above float64) widget.PageItem {
	const together = 2 // lines
	return widget.PageItem{Break: func(e widget.Env, room widget.Size) (out []widget.PageItem) {
		seal := sealBefore(e, i.ID)
		style, lines := breakLines(large(e, ui.Heading(size)), i.Name, room.W-seal)
		chunks(i.ID, lines, together, func(key string, part []string, first, last bool) {
			words := widget.TextLines{Key: key, Lines: part, Style: style, Ink: sprites.Ink, Head: true}
			child, top := widget.Widget(widget.Padding{Left: seal, Child: words}), 0.0
			if first {
				words.Key, top = i.ID, above
				child = widget.Row(0, widget.Fixed(seal, sealIcon(i.ID, canvas.LineHeight(style))), widget.Grow(words))
			}
			rule := widget.If(last, widget.Padding{Top: ruleUnder - 1, Bottom: ruleAfter - 1, Child: ruleBelow(i.Kind == a11y.Title)})
			out = append(out, widget.PageItem{Heading: last, Once: !first || i.Kind == a11y.Title, OutsideSections: first, Child: widget.Column(0, widget.Gap(top), child, rule)})
		})
		return out
	}}
}

// text is a paragraph, in parts that may stand on different pages, with a fine line below it where line is set.
func text(i *a11y.Item, line bool) widget.PageItem {
	const together = 3 // lines
	return widget.PageItem{Break: func(e widget.Env, room widget.Size) (out []widget.PageItem) {
		style, lines := breakLines(large(e, ui.Body(textSize)), sentence(i.Name), room.W)
		chunks(i.ID, lines, together, func(key string, part []string, first, last bool) {
			column := widget.Column(0, widget.TextLines{Key: key, Lines: part, Style: style, Ink: sprites.Ink})
			switch {
			case last && line:
				column.Children = append(column.Children, widget.Pad(0, (textAfter-1)/2, widget.Fill{H: 1, Colour: sprites.Paper4}))
			case last:
				column.Children = append(column.Children, widget.Gap(textAfter))
			}
			out = append(out, widget.PageItem{GoesOn: !first, Child: column})
		})
		return out
	}}
}

// rows are what can be pressed: one row, or several where the words are more than a page holds.
func (w *writer) rows(i *a11y.Item) widget.PageItem {
	text, leads := sentence(i.Name), w.part == partLeads && !i.Off
	if i.Kind == a11y.Field && i.Text != "" {
		text = w.words.Of(text, i.Text)
	}
	return widget.PageItem{Break: func(e widget.Env, room widget.Size) (out []widget.PageItem) {
		width := room.W - 2*rowPadX
		if markOf(i) != "" {
			width -= markWidth + markGap
		}
		style, lines := breakLines(large(e, ui.Strong(textSize)), text, width)
		least := 2*canvas.LineHeight(large(e, ui.Heading(headingSize))) + headAbove + ruleUnder + ruleAfter // a heading over it
		hold := max(1, int((room.H-least-2*rowPadY-rowGap)/canvas.LineHeight(style)))
		chunks(i.ID, lines, hold, func(key string, part []string, first, _ bool) {
			if first {
				key = i.ID
			}
			out = append(out, widget.PageItem{GoesOn: !first, Child: widget.Padding{Bottom: rowGap, Child: w.row(i, key, style, part, leads)}})
		})
		return out
	}}
}

// row is a button with its words at the left, and the sign of its state at the right.
func (w *writer) row(i *a11y.Item, key string, style letters.Style, lines []string, leads bool) widget.Widget {
	does, mark := i.Does, markOf(i)
	high := canvas.LineHeight(style) * float64(len(lines))
	surface, ink := ui.Plain(), sprites.Ink
	if i.Off {
		surface, ink = ui.Row(), sprites.Ink2
	}
	face := widget.Reactive{H: max(rowMin, high+2*rowPadY), Draw: func(cv *canvas.Canvas, r geom.Rect, s ui.ControlState) {
		face := ui.DrawFace(cv, surface, r, s)
		if leads {
			cv.Fill(geom.R(face.X+barIn, face.Y+barIn, barWidth, face.H-2*barIn), sprites.Shu)
		}
		cv.Lines(style, lines, geom.Pt(face.X+rowPadX, face.Centre().Y-high/2), canvas.LineHeight(style), ink, canvas.Left)
		ui.DrawIcon(cv, mark, geom.Pt(face.Right()-rowPadX-markWidth/2, face.Centre().Y), markWidth, ink)
	}}
	return widget.Pressable{OwnFocus: true, Child: face, Control: ui.Control{
		Key: key, Role: ui.RoleButton, Name: strings.Join(lines, " "), On: i.On,
		Press: func() { w.press(does) }, // also what is off: the screen then says why
	}}
}

// markOf returns the icon for the state of what can be pressed, "" for none.
func markOf(i *a11y.Item) string {
	switch {
	case i.Off:
		return "lock"
	case i.Kind == a11y.Field:
		return "pencil"
	case i.On:
		return "check"
	}
	return ""
}

// sentence returns words as they begin a line; the name of a square stays as it is.
func sentence(text string) string {
	if runes := []rune(text); len(runes) > 1 && unicode.IsDigit(runes[1]) {
		return text
	}
	return lang.Capitalize(text)
}
