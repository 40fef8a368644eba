package canvas

import (
	"image/color"
	"math"

	"engawa/scenes/geom"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// Align says which part of a line of text stands at the given point.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

type textKey struct {
	style letters.Style
	text  string
}

// Text draws one line with its baseline at the point.
func (c *Canvas) Text(style letters.Style, text string, at geom.Point, col color.Color, align Align) {
	if text == "" {
		return
	}
	line := c.cache.lines.line(textKey{style, text})
	switch align {
	case Centre:
		at.X -= line.width / 2
	case Right:
		at.X -= line.width
	}
	c.Draw(line.picture, at, Look{Tint: c.cache.inks.Letters(col)})
}

// Lines draws lines below each other from the point downwards, each in the middle of the height of a step.
func (c *Canvas) Lines(style letters.Style, lines []string, at geom.Point, step float64, col color.Color, align Align) {
	for k, line := range lines {
		top := at.Y + float64(k)*step
		c.Text(style, line, geom.Pt(at.X, InMiddle(style, top, top+step)), col, align)
	}
}

// textLine is a line of text with its width in logical units.
type textLine struct {
	picture Picture
	width   float64
}

// textLines remembers lines that were drawn recently, so that text which stays is measured once. It keeps two generations:
// when the younger one is full, the older is forgotten.
type textLines struct{ younger, older map[textKey]textLine }

// maxTextLines is how many lines a generation holds. A screen has some hundred.
const maxTextLines = 1024

func (t *textLines) line(key textKey) textLine {
	l, known := t.younger[key]
	if known {
		return l
	}
	if l, known = t.older[key]; !known {
		width := letters.Measure(key.style, key.text)
		l = textLine{linePicture(key, width), width}
	}
	if t.younger == nil || len(t.younger) == maxTextLines {
		t.younger, t.older = map[textKey]textLine{}, t.younger
	}
	t.younger[key] = l
	return l
}

// linePicture is the picture of a line of text in white, for tinting.
func linePicture(key textKey, width float64) Picture {
	style, text := key.style, key.text
	ascent, descent, _ := letters.Metrics(style)
	margin := style.Size * 0.2
	return Picture{
		Key: key,
		Box: geom.R(-margin, -ascent-margin, width+2*margin, ascent+descent+2*margin),
		Paint: func(v *vector.Canvas) {
			letters.Draw(v, style, 0, 0, text, vector.Solid(color.White))
		},
	}
}

// Paragraph draws text broken into lines no wider than r, from the top of r downwards, and returns the height used.
// Lines that stand centred are made even.
func (c *Canvas) Paragraph(style letters.Style, text string, r geom.Rect, col color.Color, align Align) float64 {
	ascent, _, height := letters.Metrics(style)
	y, wrap := r.Y, letters.Wrap
	if align == Centre {
		wrap = letters.WrapEven
	}
	for _, l := range wrap(style, text, r.W) {
		x := r.X
		switch align {
		case Centre:
			x += r.W / 2
		case Right:
			x += r.W
		}
		c.Text(style, l, geom.Pt(x, y+ascent), col, align)
		y += height
	}
	return y - r.Y
}

// ParagraphHeight returns the height that Paragraph uses for the text at this width.
func ParagraphHeight(style letters.Style, text string, width float64) float64 {
	return LineHeight(style) * float64(len(letters.Wrap(style, text, width)))
}

// InMiddle returns the baseline at which a line of capitals stands in the middle of the height from top to bottom.
func InMiddle(style letters.Style, top, bottom float64) float64 {
	return math.Round((top+bottom)/2 + letters.CapHeight(style)/2)
}

// LineHeight returns the distance between two lines of the style.
func LineHeight(style letters.Style) float64 {
	_, _, height := letters.Metrics(style)
	return height
}

// Ascent returns how far the tallest letters of the style rise above the baseline.
func Ascent(style letters.Style) float64 {
	ascent, _, _ := letters.Metrics(style)
	return ascent
}
