package result

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
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

// progress is how the seats have stood in the course of a match.
type progress struct {
	seats   []rules.Seat // of the rows, the best first
	amounts [][]int      // of each of them: at the start, then after each round, turn or move
	most    int          // at least 1
	rounds  bool         // the match was played in rounds
}

// progressOf reads from the log how the seats have stood by the sum of the named counts of the game's score, nil where
// none are named or nothing was played. It is called once.
func progressOf(m *rules.Match, p *pieces, o *outcome, counts []string) *progress {
	if len(counts) == 0 || len(m.Log) == 0 {
		return nil
	}
	g := &progress{most: 1, rounds: p.rounds != nil, amounts: make([][]int, len(o.rows))}
	for _, row := range o.rows {
		g.seats = append(g.seats, row.seat)
	}
	add := func(s rules.State) {
		lines := rules.Score(m.Game, s)
		for k, seat := range g.seats {
			sum := 0
			for _, count := range lines[seat].Counts {
				if slices.Contains(counts, count.Name) {
					sum += count.N
				}
			}
			g.amounts[k] = append(g.amounts[k], sum)
			g.most = max(g.most, sum)
		}
	}
	for n := range m.Log {
		if p.begins(m, n) {
			add(m.At(n))
		}
	}
	add(m.State())
	if len(g.amounts[0]) < 2 {
		return nil // it has gone nowhere
	}
	return g
}

// begins reports whether a round begins with move n of the log; without rounds a turn or a move.
func (p *pieces) begins(m *rules.Match, n int) bool {
	switch {
	case p.rounds == nil:
		return m.Log[n].By != rules.Nature && table.CountMoves(m, n+1) > table.CountMoves(m, n)
	case n == 0:
		return p.rounds.Round(m.At(0)) > 0 // what comes before the first is no round
	}
	return p.rounds.Round(m.At(n)) != p.rounds.Round(m.At(n-1))
}

// progressView is a progress in words and as a picture.
type progressView struct {
	*progress
	title string
	story string // how the rows stood at a few stations of the match
	words *lang.Catalog
	turns lang.Key // how long a match is, as EndTurns
}

// in returns the progress of a match of the game in a language.
func (g *progress) in(words *lang.Catalog, m *rules.Match) *progressView {
	v := &progressView{progress: g, title: words.Progress(m.Game.Info().ID), words: words, turns: table.LengthKey(m.Game)}
	if g.rounds {
		v.turns = lang.EndRounds
	}
	return v
}

// spoken says how the rows stood at a few stations of the match.
func (v *progressView) spoken(rows []rowModel) string {
	const stations = 4
	last := len(v.amounts[0]) - 1
	var list []string
	for k := 1; k <= stations; k++ {
		at := last * k / stations
		if at == last*(k-1)/stations {
			continue
		}
		var names []string
		for n := range rows {
			names = append(names, rows[n].player.Name+" "+strconv.Itoa(v.amounts[n][at]))
		}
		list = append(list, v.words.T(lang.EndProgressAt, lang.Text("length", v.words.T(v.turns, lang.Count("n", at))), lang.Text("list", v.words.List(names...))))
	}
	return strings.Join(list, " ")
}

// Measures of the chart, in logical units.
const (
	chartText  = 13.0
	chartEdge  = 10.0
	chartCrest = 18.0
	chartRoomy = 104.0 // the height from which there is room for a title
)

// widget is the chart on a panel of paper: a line for each row, with the crest of its seat at the end.
func (v *progressView) widget(m *model) widget.Widget {
	chart := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { v.draw(c, r, m.moving.grown) }}
	return widget.Panel{Paper: ui.Panel(), Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		const most = 1.6
		size := chartText * min(e.Scale(), most)
		title := &widget.Text{Text: v.title, Style: ui.Strong(size), Ink: sprites.Ink, Least: chartText, Elide: true, Lines: 2, Lead: 0.9}
		head := widget.If(room.H >= chartRoomy*min(e.Scale(), most), widget.Padding{Bottom: 4, Child: title.Muted()})
		return widget.Pad(chartEdge, chartEdge-2, widget.Column(0, head, widget.Grow(chart)))
	})}
}

// plot is where the lines lie in the place of a chart, left of the crests and right of the numbers.
func (v *progressView) plot(r geom.Rect) geom.Rect {
	left := letters.Measure(ui.Body(chartText), strconv.Itoa(v.most)) + 6
	return geom.R(r.X+left, r.Y+5, r.W-left-chartCrest-8, r.H-10)
}

// draw draws the chart, as far as it has grown.
func (v *progressView) draw(c *canvas.Canvas, r geom.Rect, grown float64) {
	plot, style := v.plot(r), ui.Body(chartText)
	for _, n := range []int{0, v.most} {
		y := v.y(plot, n)
		c.Text(style, strconv.Itoa(n), geom.Pt(plot.X-6, canvas.InMiddle(style, y-8, y+8)), sprites.Ink2, canvas.Right)
	}
	lines := canvas.Picture{
		Key: progressKey{v.progress, r.W, r.H}, Box: geom.R(0, 0, r.W, r.H),
		Paint: func(p *vector.Canvas) { v.paint(p, plot.Move(-r.X, -r.Y)) },
	}
	shown := r
	shown.W = plot.X - r.X + plot.W*grown + chartCrest*grown
	c.Clipped(shown).Draw(lines, geom.Pt(r.X, r.Y), canvas.Look{})
	if grown < 1 {
		return
	}
	for k, y := range v.ends(plot) {
		table.DrawCrest(c, v.seats[k], geom.Pt(plot.Right()+6+chartCrest/2, y), v.crest(plot))
	}
}

// progressKey is what the picture of the lines depends on.
type progressKey struct {
	of   *progress
	w, h float64
}

// y returns how low an amount lies.
func (v *progressView) y(plot geom.Rect, n int) float64 {
	return plot.Bottom() - plot.H*float64(n)/float64(v.most)
}

// apart returns how far the lines of two rows with equal amounts lie from each other, so that none hides another: all lie
// nearer to their own amount than to the next one.
func (v *progressView) apart(plot geom.Rect) float64 {
	const most, share = 3.0, 0.6 // of the step from one amount to the next
	lines := max(1, len(v.seats)-1)
	return min(most, share*plot.H/float64(v.most*lines))
}

// crest returns how large the crests at the ends of the lines are, so that all have room.
func (v *progressView) crest(plot geom.Rect) float64 {
	return min(chartCrest, (plot.H+10)/float64(len(v.seats)))
}

// ends returns the height of the crest of each row: beside the end of its line, but apart from the others.
func (v *progressView) ends(plot geom.Rect) []float64 {
	size := v.crest(plot)
	order := make([]int, len(v.seats))
	at := make([]float64, len(v.seats))
	for k := range order {
		order[k] = k
		at[k] = v.y(plot, v.amounts[k][len(v.amounts[k])-1])
	}
	slices.SortStableFunc(order, func(a, b int) int { return v.amounts[b][len(v.amounts[b])-1] - v.amounts[a][len(v.amounts[a])-1] })
	top, foot := plot.Y-5+size/2, plot.Bottom()+5-size/2
	for n, k := range order {
		least := top + float64(n)*size
		if n > 0 {
			least = max(least, at[order[n-1]]+size)
		}
		at[k] = min(max(at[k], least), foot-float64(len(order)-1-n)*size)
	}
	return at
}

// paint paints the ground and the lines, that of the best on top.
func (v *progressView) paint(p *vector.Canvas, plot geom.Rect) {
	for _, n := range []int{0, v.most} {
		y := v.y(plot, n)
		p.Stroke(vector.Line(plot.X, y, plot.Right(), y), vector.Stroke{Width: 1.2}, vector.Solid(sprites.Paper4))
	}
	crests := sprites.Crests()
	apart := v.apart(plot)
	wide := min(2.8, max(1.8, apart))
	for k, list := range slices.Backward(v.amounts) {
		line, aside := new(vector.Path), apart*(float64(k)-float64(len(v.seats)-1)/2)
		for n, amount := range list {
			x, y := plot.X+plot.W*float64(n)/float64(len(list)-1), v.y(plot, amount)+aside
			if n == 0 {
				line.MoveTo(x, y)
				continue
			}
			line.LineTo(x, y)
		}
		round := vector.Stroke{Width: wide + 1, Join: vector.RoundJoin, Cap: vector.RoundCap}
		p.Stroke(line, round, vector.Solid(sprites.Paper2))
		round.Width = wide
		p.Stroke(line, round, vector.Solid(crests[v.seats[k]].Color))
	}
}
