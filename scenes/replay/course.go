package replay

import (
	"math"
	"slices"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites/letters"
)

// Measures of the strip, in logical units.
const (
	courseCrest      = 24.0 // at the left, for the crests of the seats
	courseEdge       = 9.0  // between the ends of the line and the edges
	courseAir        = 6.0  // above and below the line
	minDecidedOffset = 0.45 // how far from the middle the line lies at least where somebody wins, as a share of the way
	farMoves         = 24.0 // moves to the end after which the rest of the way has shrunk by two thirds
	aheadSize        = 12.0 // of the words that say who is ahead above and below the middle
	aheadGap         = 4.0  // between a crest and these words
	minCourseField   = 160.0
	markHalf         = 5.0  // half the breadth of the mark of a mistake
	legendHeight     = 14.0 // of what the marks of mistakes mean, below the line; of words over it too
	legendGap        = 14.0 // between two of them
	minLegendStrip   = 46.0 // the height of a strip that has room for them
	minWordedStrip   = 60.0 // and of one that has room for words over the line too
)

// course is the strip in a row of that height, nil as long as nothing is known.
func (r *Replay) course(high float64) widget.Widget {
	if r.review.analysisIfDone() == nil {
		return nil
	}
	return widget.Fixed(high, r.strip())
}

// strip shows how the worth of the position has changed in the course of the match, with the mistakes. A press goes to a
// move. It is nil as long as nothing is known.
func (r *Replay) strip() widget.Widget {
	a := r.review.analysisIfDone()
	if a == nil {
		return nil
	}
	return widget.Builder(func(_ widget.Env, room widget.Size) widget.Widget {
		c := courseOf(r, a, geom.R(0, 0, room.W, room.H))
		control := ui.Control{Key: keySlider, Role: ui.RoleSlider, Name: r.count(), Value: r.verdict()}
		control.Adjust = func(step int) { r.seek(r.moveCount + step) }
		control.Slide = func(p geom.Point) {
			if n := c.moveAt(p.X); n != r.moveCount {
				r.seek(n)
			}
		}
		return widget.Pressable{Control: control, OwnFocus: true, Child: widget.Reactive{Draw: c.paint}}
	})
}

// courseView is what the strip shows.
type courseView struct {
	rect     geom.Rect
	above    int              // the seat that wins where the line lies high: the one whose side lies below
	below    int              // the one that wins where it lies low; -1 where there are several
	values   []bot.Value      // to that seat, after 0, 1 … moves
	grades   []analysis.Grade // of these moves
	ahead    [2]string        // who is ahead above and below the middle, or that the one above is behind
	legend   []legendEntry    // of the mistakes there are; none without room
	left     float64          // the breadth before the ground of the line; 0 where the words stand over and below it
	analysis analysis.Analysis
	index    int
}

// legendEntry says what the mark of a mistake means.
type legendEntry struct {
	grade analysis.Grade
	words string
}

func courseOf(r *Replay, a analysis.Analysis, rect geom.Rect) courseView {
	c := courseView{rect: rect, above: int(r.below()), below: -1, analysis: a, index: r.moveCount}
	if r.match.State().Seats() == 2 {
		c.below = 1 - c.above
	}
	for n := range r.last() + 1 {
		c.values, c.grades = append(c.values, a.Value(n, r.below())), append(c.grades, r.grade(n))
	}
	text := func(key lang.Key, seat int) string {
		return r.services.Words.T(key, lang.Text("name", table.PlayerName(r.match, rules.Seat(seat))))
	}
	c.ahead = [2]string{text(lang.ReplayAhead, c.above), text(lang.ReplayBehind, c.above)}
	if c.below >= 0 {
		c.ahead[1] = text(lang.ReplayAhead, c.below)
	}
	if rect.H >= minLegendStrip {
		for _, g := range []analysis.Grade{analysis.Blunder, analysis.Mistake} {
			if slices.Contains(c.grades, g) {
				c.legend = append(c.legend, legendEntry{g, r.gradeWords(g)})
			}
		}
	}
	c.left = c.leftMargin()
	return c
}

// plot is the strip without the legend, and without the words over and below the line.
func (c courseView) plot() geom.Rect {
	r := c.rect
	if c.left == 0 {
		r.Y += legendHeight
		r.H -= 2 * legendHeight
	} else if len(c.legend) > 0 {
		r.H -= legendHeight
	}
	return r
}

// leftMargin returns the breadth before the ground of the line: for the crests, and for the words beside them where the
// line keeps room enough. It is 0 where they have room over and below it instead.
func (c courseView) leftMargin() float64 {
	widest := 0.0
	for _, text := range c.ahead {
		widest = max(widest, letters.Measure(ui.Body(aheadSize), text))
	}
	if margin := courseCrest + widest + 2*aheadGap; c.rect.W-margin-2*courseEdge >= minCourseField {
		return margin
	}
	if c.rect.H >= minWordedStrip {
		return 0
	}
	return courseCrest
}

// field is where the line lies.
func (c courseView) field() geom.Rect {
	plot := c.plot()
	return geom.R(plot.X+c.left+courseEdge, plot.Y+courseAir, plot.W-c.left-2*courseEdge, plot.H-2*courseAir)
}

// point returns the point of the line after n moves, in the window.
func (c courseView) point(n int) geom.Point {
	f := c.field()
	share := 0.0
	if len(c.values) > 1 {
		share = float64(n) / float64(len(c.values)-1)
	}
	return geom.Pt(f.X+share*f.W, f.Centre().Y-height(c.values[n])*f.H/2)
}

// moveAt returns the move whose point lies nearest to a place of the window.
func (c courseView) moveAt(x float64) int {
	f, last := c.field(), len(c.values)-1
	return max(0, min(last, int(math.Round((x-f.X)/f.W*float64(last)))))
}

// height returns how high the line lies, from -1 to 1: the nearer the end, the further from the middle.
func height(w bot.Value) float64 {
	switch {
	case w.IsUnknown:
		return 0
	case w.IsEstimate:
		return float64(2*w.Chance-bot.Sure) / bot.Sure
	}
	return float64(w.Result) * (minDecidedOffset + (1-minDecidedOffset)*math.Exp(-float64(w.Moves)/farMoves))
}
