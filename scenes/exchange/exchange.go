// Package exchange takes matches in and gives them away as text: a panel that opens what was pasted, dropped, typed or
// chosen, and one that copies or saves the match on the table.
//
// It imports rules, remote for links, the base packages of scenes, audio and sprites; no other scene, and no game.
package exchange

import (
	"math"
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// abilities reports what the device can do with texts; nothing where there is no outside.
func abilities(svc *stage.Services) stage.Abilities {
	if svc.Outside == nil {
		return stage.Abilities{}
	}
	return svc.Outside.Can()
}

// Measures of a box, in logical units.
const (
	boxSize  = 14.0 // of its letters
	boxLarge = 1.6  // how much larger they are at most
	boxLines = 1.36 // height of a line, in those of the letters
)

// textBox shows the beginning of a text in a well of the size.
func textBox(text string, size widget.Size, textScale ui.TextScale) func(c *canvas.Canvas, r geom.Rect) {
	const pad = 10.0
	style := min(textScale, boxLarge).Body(boxSize)
	lineHeight := math.Round(style.Size * boxLines)
	room := max(1, int((size.H-2*pad)/lineHeight))
	var lines []string
	for _, line := range part(text, room) {
		lines = append(lines, letters.Wrap(style, line, size.W-2*pad)...)
	}
	lines = lines[:min(len(lines), room)]
	return func(c *canvas.Canvas, r geom.Rect) {
		ui.DrawSurface(c, ui.Well(), r)
		c.Lines(style, lines, geom.Pt(r.X+pad, r.Y+pad), lineHeight, sprites.Ink, canvas.Left)
	}
}

// breakPaths breaks the words of a text that are wider than a line, such as the path of a file, after the signs that
// divide folders.
func breakPaths(style letters.Style, text string, width float64) string {
	var out strings.Builder
	for k, word := range strings.SplitAfter(text, " ") {
		if letters.Measure(style, word) <= width {
			out.WriteString(word)
			continue
		}
		if k > 0 {
			out.WriteByte('\n')
		}
		line := ""
		for _, folder := range folders(word) {
			if line != "" && letters.Measure(style, line+folder) > width {
				out.WriteString(line + "\n")
				line = ""
			}
			line += folder
		}
		out.WriteString(line)
	}
	return out.String()
}

// folders divides a path after each sign that divides folders.
func folders(path string) (parts []string) {
	for {
		k := strings.IndexAny(path, `/\`)
		if k < 0 {
			return append(parts, path)
		}
		parts, path = append(parts, path[:k+1]), path[k+1:]
	}
}

// maxWrapped is the longest piece of a line that is broken into lines of a box; the box holds less.
const maxWrapped = 2000

// part returns the first lines of a text, each cut to what a box can hold.
func part(text string, n int) []string {
	lines := strings.SplitN(text, "\n", n+1)
	lines = lines[:min(len(lines), n)]
	for k, l := range lines {
		if runes := []rune(l); len(runes) > maxWrapped {
			lines[k] = string(runes[:maxWrapped])
		}
	}
	return lines
}

// buttonRow lays buttons side by side in an item.
func buttonRow(buttons ...widget.Widget) widget.PageItem {
	const height, gap = 50.0, 10.0
	return widget.PageItem{Child: widget.Padding{Bottom: gap, Child: widget.Sized{H: height, Child: widget.Even(gap, buttons...)}}}
}
