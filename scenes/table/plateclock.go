package table

import (
	"strings"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of the clock on a plate.
const (
	clockSize   = 17.0 // of its numerals
	clockLarge  = 30.0 // of those of who is to move and has little time
	clockShare  = 0.62 // of the height that they may have
	clockEdge   = 22.0 // between it and the edge, so that the lantern hangs beside it and it stays when the lantern goes
	clockNarrow = 150  // a plate narrower than that has room for the clock of who is to act only
)

// clockStyle is how the clock is written.
func (s Plate) clockStyle(r geom.Rect) letters.Style {
	size := clockSize * max(1, float64(s.TextScale))
	if s.Late {
		size = max(size, clockLarge)
	}
	const most = 0.45 // of the breadth
	return ui.Fit(ui.Strong(min(size, clockShare*r.H)), widestClock(s.Clock), most*r.W)
}

// widestClock is a text that is as broad as any with such numerals: a clock does not move the words beside it.
func widestClock(clock string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return '0'
		}
		return r
	}, clock)
}

// clockRoom is the breadth that the clock takes at the right.
func (s Plate) clockRoom(r geom.Rect) float64 {
	if s.Clock == "" || s.Bare || r.W < clockNarrow && !s.Acts {
		return 0
	}
	return letters.Measure(s.clockStyle(r), widestClock(s.Clock)) + clockEdge
}

// clockBelow returns a narrow plate with the clock below the name, where it would leave no room there beside it.
func (s Plate) clockBelow(r geom.Rect) Plate {
	below := s
	below.Status, below.Clock = s.Clock, ""
	if s.Bare || s.Late || r.W >= clockNarrow || s.clockRoom(r) == 0 || s.plan(r).second || !below.plan(r).second {
		return s
	}
	return below
}

// drawClock draws the clock.
func (s Plate) drawClock(c *canvas.Canvas, r geom.Rect) {
	style, x := s.clockStyle(r), r.Right()-clockEdge
	ink := sprites.Ink
	if s.Late {
		ink = sprites.Shu
	}
	c.Text(style, s.Clock, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Right)
}
