package table

import (
	"sort"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of a sentence that opens over the table, in logical units.
const (
	openEdge   = 6.0   // left free at the sides of the room
	openWide   = 440.0 // its breadth at most
	openShare  = 0.6   // of the height of the room, at most
	openEnough = 0.86  // of the size that is wanted; what is written smaller in its own place opens
	openLines  = 3     // in how many numbers of lines it is tried
)

// Measures of a plate that lies open over the table, in logical units. Large lines stand closer than those of a page, so
// that the plate hides little.
const (
	openPad    = 13.0 // left of the words
	openRight  = 27.0 // and right of them, beside the cross
	openHigh   = 6.0  // over the capitals of the first line, and under the tails of the last one
	openCross  = 14.0 // the size of the cross that says that a press puts the plate away
	openIn     = 14.0 // its middle off the edges of the plate
	openPitch  = 1.18 // from line to line, of the size of the words
	openCap    = 0.74 // how high capitals are
	openTail   = 0.22 // how far tails go down
	openFinest = 0.82 // of the size that is wanted, at least
)

// shape is a form that an open sentence may have.
type shape struct {
	style letters.Style
	more  int // lines than there must be
	w, h  float64
}

// shapes returns the forms of an open sentence: in as few lines as there can be or in more of them, no broader than
// these, and no broader than its own place if it stands whole there, its words as large as they are wanted or somewhat
// smaller.
func (s sentence) shapes(safe geom.Rect, own float64) (list []shape) {
	left, right := s.openSides()
	room, highest := min(openWide, safe.W-2*openEdge)-left-right, safe.H*openShare
	large := s.largestOpen(room, highest)
	for k, share := range []float64{1, (1 + openFinest) / 2, openFinest} {
		style := large
		if k > 0 {
			style = large.Sized(share * s.wanted().Size)
		}
		if k > 0 && style.Size >= large.Size {
			continue
		}
		least, most := len(letters.Wrap(style, s.text, room)), 0
		if inOwn := own - left - right; inOwn < room && s.whole(style, inOwn) {
			most = len(letters.Wrap(style, s.text, inOwn))
		}
		for lines := least; lines < max(least+openLines, most+1); lines++ {
			width := s.narrowest(style, lines, room)
			high := openHeight(style, len(letters.Wrap(style, s.text, width)))
			if lines == least || high <= highest {
				list = append(list, shape{style, lines - least, width + left + right, high})
			}
		}
	}
	return list
}

// largestOpen returns the largest style, up to the one that is wanted, in which the words stand whole in the breadth
// and no higher than that.
func (s sentence) largestOpen(room, highest float64) letters.Style {
	style := s.wanted()
	for style.Size > sentenceLeast {
		if s.whole(style, room) && openHeight(style, len(letters.Wrap(style, s.text, room))) <= highest {
			break
		}
		style = style.Sized(max(sentenceLeast, style.Size-0.5))
	}
	return style
}

// narrowest returns the least breadth, up to the most, in which the words stand whole in so many lines.
func (s sentence) narrowest(style letters.Style, lines int, most float64) float64 {
	width := sort.Search(int(most), func(w int) bool {
		return s.whole(style, float64(w)) && len(letters.Wrap(style, s.text, float64(w))) <= lines
	})
	return min(float64(width), most)
}

// openSides returns what an open plate has left and right of its words.
func (s sentence) openSides() (left, right float64) {
	switch {
	case s.night:
		return nightBefore, openRight
	case s.alarm:
		return openPad + plateBar, openRight
	}
	return openPad, openRight
}

// openHeight returns the height of an open plate with so many lines.
func openHeight(style letters.Style, lines int) float64 {
	return style.Size*(openCap+openPitch*float64(lines-1)+openTail) + 2*openHigh
}

// drawOpen draws the sentence on a plate that lies open over the table.
func (s sentence) drawOpen(c *canvas.Canvas, style letters.Style, box geom.Rect) {
	left, right := s.openSides()
	ink, align, x := sprites.Ink, canvas.Centre, box.X+left+(box.W-left-right)/2
	if s.night {
		s.drawNight(c, box, true)
		ink, align, x = sprites.Paper2, canvas.Left, box.X+left
	} else {
		ui.DrawPaper(c, ui.LitPlate(), box)
	}
	if s.alarm {
		drawTurnBar(c, box)
	}
	lines := letters.Wrap(style, s.text, box.W-left-right)
	y := box.Centre().Y - openHeight(style, len(lines))/2 + openHigh + openCap*style.Size
	for _, line := range lines {
		c.Text(style, line, geom.Pt(x, y), ink, align)
		y += openPitch * style.Size
	}
	ui.DrawIcon(c, "close", geom.Pt(box.Right()-openIn, box.Y+openIn), openCross, ink)
}
