package replay

import (
	"math"
	"slices"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
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
	legendHeight     = 14.0 // of what the marks of mistakes mean, below the line
	legendGap        = 14.0 // between two of them
	minLegendStrip   = 48.0 // the height of a strip that has room for them
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
	return widget.Controls{Make: func(at geom.Rect) []*ui.Control {
		c := courseOf(r, a, at)
		control := &ui.Control{Key: keySlider, Rect: at, Role: ui.RoleSlider, Name: r.count(), Value: r.verdict(), Paint: c.paint}
		control.Adjust = func(step int) { r.seek(r.moveCount + step) }
		control.Slide = func(p geom.Point) {
			if n := c.moveAt(p.X); n != r.moveCount {
				r.seek(n)
			}
		}
		return []*ui.Control{control}
	}}
}

// courseView is what the strip shows.
type courseView struct {
	rect     geom.Rect
	above    int              // the seat that wins where the line lies high: the one whose side lies below
	below    int              // the one that wins where it lies low; -1 where there are several
	worths   []bot.Value      // to that seat, after 0, 1 … moves
	grades   []analysis.Grade // of these moves
	ahead    [2]string        // who is ahead above and below the middle, or that the one above is behind
	legend   []legendEntry    // of the mistakes there are; none without room
	left     float64          // the breadth before the ground of the line
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
		c.worths, c.grades = append(c.worths, a.Value(n, r.below())), append(c.grades, r.grade(n))
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

// plot is the strip without the legend.
func (c courseView) plot() geom.Rect {
	r := c.rect
	if len(c.legend) > 0 {
		r.H -= legendHeight
	}
	return r
}

// leftMargin returns the breadth before the ground of the line: for the crests, and for the words beside them where the
// line keeps room enough.
func (c courseView) leftMargin() float64 {
	widest := 0.0
	for _, text := range c.ahead {
		widest = max(widest, letters.Measure(ui.Body(aheadSize), text))
	}
	if margin := courseCrest + widest + 2*aheadGap; c.rect.W-margin-2*courseEdge >= minCourseField {
		return margin
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
	if len(c.worths) > 1 {
		share = float64(n) / float64(len(c.worths)-1)
	}
	return geom.Pt(f.X+share*f.W, f.Centre().Y-height(c.worths[n])*f.H/2)
}

// moveAt returns the move whose point lies nearest to a place of the window.
func (c courseView) moveAt(x float64) int {
	f, last := c.field(), len(c.worths)-1
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

// courseKey is what the picture of the strip depends on: the analysis of a match does not change.
type courseKey struct {
	of   analysis.Analysis
	w, h float64
}

// paint draws the strip with the position that is shown.
func (c courseView) paint(cv *canvas.Canvas, s ui.ControlState) {
	corner := geom.Pt(c.rect.X, c.rect.Y)
	if s.Focus {
		ui.DrawFocus(cv, c.rect, ui.Radius)
	}
	plot := c.plot()
	ui.DrawSurface(cv, ui.Well(), geom.R(plot.X+c.left, plot.Y, plot.W-c.left, plot.H))
	cv.Draw(canvas.Picture{
		Key: courseKey{c.analysis, c.rect.W, c.rect.H}, Box: geom.R(0, 0, c.rect.W, c.rect.H),
		Paint: func(v *vector.Canvas) { c.drawLine(v, corner) },
	}, corner, canvas.Look{})
	c.drawAhead(cv)
	c.drawLegend(cv)
	p := c.point(c.index)
	cv.Fill(geom.R(p.X-1, plot.Y+2, 2, plot.H-4), sprites.Ink)
	cv.Draw(beadPicture(), p, canvas.Look{})
}

// drawAhead draws the crests of who is ahead above and below the middle, with the words for it beside them.
func (c courseView) drawAhead(cv *canvas.Canvas) {
	style, plot := ui.Body(aheadSize), c.plot()
	size := min(20, plot.H*0.38)
	for k, seat := range []int{c.above, c.below} {
		y := plot.Y + size/2 + float64(k)*(plot.H-size)
		if seat >= 0 {
			table.DrawCrest(cv, rules.Seat(seat), geom.Pt(plot.X+size/2, y), size)
		}
		if c.left == courseCrest {
			c.drawAheadInside(cv, k)
			continue
		}
		cv.Text(style, c.ahead[k], geom.Pt(plot.X+courseCrest, canvas.InMiddle(style, y-size/2, y+size/2)), sprites.Ink2, canvas.Left)
	}
}

// drawAheadInside writes who is ahead above or below the middle, where line and mistakes leave room for it.
func (c courseView) drawAheadInside(cv *canvas.Canvas, k int) {
	const edge = 4.0
	style, field, plot := ui.Body(aheadSize), c.field(), c.plot()
	wide := letters.Measure(style, c.ahead[k])
	r := geom.R(field.X, plot.Y+edge, wide, aheadSize)
	if k == 1 {
		r.Y = plot.Bottom() - edge - r.H
	}
	for _, share := range []float64{0, 1, 0.5} {
		if r.X = field.X + share*(field.W-wide); r.X >= field.X && c.isFree(r) {
			cv.Text(style, c.ahead[k], geom.Pt(r.X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink2, canvas.Left)
			return
		}
	}
}

// drawLegend says below the line what the marks of mistakes mean.
func (c courseView) drawLegend(cv *canvas.Canvas) {
	style, plot := ui.Body(aheadSize), c.plot()
	x, middle := c.field().X, c.rect.Bottom()-aheadSize/2
	for _, e := range c.legend {
		wide := 2*markHalf + aheadGap + letters.Measure(style, e.words)
		if x+wide > plot.Right() {
			return
		}
		cv.Draw(lozengePicture(e.grade), geom.Pt(x+markHalf, middle), canvas.Look{})
		cv.Text(style, e.words, geom.Pt(x+2*markHalf+aheadGap, canvas.InMiddle(style, middle-aheadSize/2, middle+aheadSize/2)), sprites.Ink2, canvas.Left)
		x += wide + legendGap
	}
}

// isFree reports whether neither the line nor the mark of a mistake lies in the rectangle.
func (c courseView) isFree(r geom.Rect) bool {
	marks := r.Inset(-markHalf)
	from, to := c.moveAt(marks.X)-1, c.moveAt(marks.Right())+1
	for n := max(0, from); n <= min(to, len(c.worths)-1); n++ {
		p, before := c.point(n), c.point(max(0, n-1))
		if c.grades[n] != analysis.NoMistake && marks.Contains(p) {
			return false
		}
		if p.X >= r.X && before.X <= r.Right() && max(before.Y, p.Y) > r.Y && min(before.Y, p.Y) < r.Bottom() {
			return false
		}
	}
	return true
}

// drawLine draws the line of the worths, with the field between it and the middle in the colour of who wins, and the
// mistakes; corner is that of the strip.
func (c courseView) drawLine(v *vector.Canvas, corner geom.Point) {
	at := func(n int) vector.Point {
		p := c.point(n).Sub(corner)
		return vector.Point{X: p.X, Y: p.Y}
	}
	middle := c.plot().H / 2
	first, last := at(0), at(len(c.worths)-1)
	area, line := new(vector.Path).MoveTo(first.X, middle), new(vector.Path).MoveTo(first.X, first.Y)
	for n := range c.worths {
		p := at(n)
		area.LineTo(p.X, p.Y)
		line.LineTo(p.X, p.Y)
	}
	area.LineTo(last.X, middle).Close()
	crests := sprites.Crests()
	for k, seat := range []int{c.above, c.below} {
		ink := sprites.Ink3
		if seat >= 0 {
			ink = crests[seat].Color
		}
		v.Save()
		v.Clip(vector.Rect(0, float64(k)*middle, c.rect.W, middle), vector.NonZero)
		v.Fill(area, vector.Solid(ink.Alpha(0.5)))
		v.Restore()
	}
	v.Stroke(vector.Line(first.X, middle, last.X, middle), vector.Stroke{Width: 1.2}, vector.Solid(sprites.Ink2))
	v.Stroke(line, vector.Stroke{Width: 1.8, Join: vector.RoundJoin, Cap: vector.RoundCap}, vector.Solid(sprites.Ink))
	for n, g := range c.grades {
		if g != analysis.NoMistake {
			p := at(n)
			drawLozenge(v, p, g)
		}
	}
}

// drawLozenge draws the mark of a mistake on the strip: filled for a blunder.
func drawLozenge(v *vector.Canvas, p vector.Point, g analysis.Grade) {
	const half = markHalf
	shape := vector.Polygon(vector.Point{X: p.X - half, Y: p.Y}, vector.Point{X: p.X, Y: p.Y - half}, vector.Point{X: p.X + half, Y: p.Y}, vector.Point{X: p.X, Y: p.Y + half})
	face := sprites.Paper2
	if g == analysis.Blunder {
		face = sprites.Beni
	}
	v.Fill(shape, vector.Solid(face))
	v.Stroke(shape, vector.Stroke{Width: 1.8, Join: vector.RoundJoin}, vector.Solid(sprites.Beni))
}

type lozengeKey struct{ grade analysis.Grade }

// lozengePicture is the mark of a mistake about its middle.
func lozengePicture(g analysis.Grade) canvas.Picture {
	return canvas.Picture{
		Key: lozengeKey{g}, Box: geom.R(-markHalf-1, -markHalf-1, 2*markHalf+2, 2*markHalf+2),
		Paint: func(v *vector.Canvas) { drawLozenge(v, vector.Point{}, g) },
	}
}

type beadKey struct{}

// beadPicture is the bead on the line at the position that is shown.
func beadPicture() canvas.Picture {
	const radius = 5.0
	return canvas.Picture{
		Key: beadKey{}, Box: geom.R(-radius-2, -radius-2, 2*radius+4, 2*radius+4),
		Paint: func(v *vector.Canvas) {
			v.Fill(vector.Circle(0, 0, radius), vector.Solid(sprites.Wood))
			v.Stroke(vector.Circle(0, 0, radius), vector.Stroke{Width: 2}, vector.Solid(sprites.Ink))
		},
	}
}

// gradeSign returns the sign of chess for a mistake or a blunder; by an estimate, for a doubtful move or a mistake.
func (r *Replay) gradeSign(g analysis.Grade) string {
	exact := isExact(r.match)
	switch {
	case g == analysis.NoMistake:
		return ""
	case g == analysis.Blunder && exact:
		return "??"
	case g == analysis.Mistake && !exact:
		return "?!"
	}
	return "?"
}

// gradeWords says what a move has given away, with its sign.
func (r *Replay) gradeWords(g analysis.Grade) string {
	return r.gradeSign(g) + " " + r.services.Words.T(r.gradeName(g))
}

// Measures of the mark of a mistake, in logical units.
const (
	gradeHeight = 19.0
	gradeMin    = 28.0 // its breadth
	gradeEdge   = 8.0  // beside its words
	gradeApart  = 6.0  // before it
)

// gradeStyle is how its words are written.
func gradeStyle() letters.Style { return ui.Strong(14) }

// gradeBreadth returns how wide the mark with these words is.
func gradeBreadth(text string) float64 {
	return max(gradeMin, letters.Measure(gradeStyle(), text)+2*gradeEdge)
}

// gradeWidth returns how much room the mark with these words takes at the right of a line.
func gradeWidth(text string) float64 { return gradeBreadth(text) + gradeApart }

type gradeKey struct {
	grade analysis.Grade
	width float64
}

// drawGrade draws the mark of a mistake, with these words, left of the point: hollow, and filled for a blunder, as on the
// strip.
func drawGrade(c *canvas.Canvas, g analysis.Grade, text string, right geom.Point) {
	if g == analysis.NoMistake {
		return
	}
	wide := gradeBreadth(text)
	at := geom.Pt(right.X-wide/2-1, right.Y)
	face, ink := sprites.Paper2, sprites.Beni
	if g == analysis.Blunder {
		face, ink = sprites.Beni, sprites.Paper2
	}
	c.Draw(canvas.Picture{
		Key: gradeKey{g, wide}, Box: geom.R(-wide/2-1, -gradeHeight/2-1, wide+2, gradeHeight+2),
		Paint: func(v *vector.Canvas) {
			shape := vector.RoundRect(-wide/2, -gradeHeight/2, wide, gradeHeight, gradeHeight/2)
			v.Fill(shape, vector.Solid(face))
			v.Stroke(shape, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Beni))
		},
	}, at, canvas.Look{})
	style := gradeStyle()
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-gradeHeight/2, at.Y+gradeHeight/2)), ink, canvas.Centre)
}
