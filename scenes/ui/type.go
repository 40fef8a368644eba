package ui

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// carvedTracking is the space between carved letters, as a share of their size.
const carvedTracking = 0.07

// floor is the smallest size of text.
const floor = 13

// CarvedStyle returns the style of display capitals.
func CarvedStyle(size float64) letters.Style {
	return letters.Style{Face: letters.Carved, Size: size, Tracking: carvedTracking}
}

// Heading returns the style of headings and names of games.
func Heading(size float64) letters.Style {
	return letters.Style{Face: letters.Heading, Size: max(size, 18)}
}

// Body returns the style of running text.
func Body(size float64) letters.Style {
	return letters.Style{Face: letters.Text, Size: max(size, floor)}
}

// Strong returns the style of emphasised text and of labels on buttons.
func Strong(size float64) letters.Style {
	return letters.Style{Face: letters.Text, Size: max(size, floor), Spread: letters.Emphasis}
}

// TextScale is how many times larger than usual words that are read at length are set, where the units of a room could
// not grow as far as was wanted; 1 and less for not at all.
type TextScale float64

// Body is [Body] for words that are read at length.
func (k TextScale) Body(size float64) letters.Style { return k.scale(Body(size)) }

// Strong is [Strong] for words that are read at length.
func (k TextScale) Strong(size float64) letters.Style { return k.scale(Strong(size)) }

// Heading is [Heading] above words that are read at length. It grows half as much: it is large already.
func (k TextScale) Heading(size float64) letters.Style { return ((k + 1) / 2).scale(Heading(size)) }

func (k TextScale) scale(style letters.Style) letters.Style {
	style.Size *= max(1, float64(k))
	return style
}

// FitWords returns the style made smaller, not below the floor, until no word of the text must be cut in lines of the
// width.
func FitWords(style letters.Style, text string, width float64) letters.Style {
	for _, word := range letters.Words(text) {
		style = Fit(style, word, width)
	}
	return style
}

// Fit returns the style made smaller, not below the floor, until the text is no wider than width.
func Fit(style letters.Style, text string, width float64) letters.Style {
	for style.Size > floor && letters.Measure(style, text) > width {
		style.Size = max(floor, style.Size-0.5)
	}
	return style
}

// rimSpread is how far the rim of letters reaches, as a share of their size, both sides together.
const rimSpread = letters.Emphasis * 8

// RimmedText writes a line about the point whose letters have a rim of another colour, for words that stand on pictures.
func RimmedText(c *canvas.Canvas, style letters.Style, text string, at geom.Point, ink, rim sprites.Color) {
	below := style
	below.Spread = max(rimSpread, style.Spread+letters.Emphasis*4)
	c.Text(below, text, at, rim, canvas.Centre)
	c.Text(style, text, at, ink, canvas.Centre)
}

// Lines breaks the text into at most n lines of the width; what does not fit is left out for an ellipsis.
func Lines(style letters.Style, text string, width float64, n int) []string {
	lines := letters.Wrap(style, text, width)
	if len(lines) <= n {
		return lines
	}
	rest := strings.Join(lines[n-1:], " ")
	return append(lines[:n-1:n-1], letters.Ellipsis(style, rest, width))
}
