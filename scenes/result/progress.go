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
	min     int          // where the chart begins: 0, or the least amount where all are far from 0
	max     int          // more than least
	rounds  bool         // the match was played in rounds
}

// progressOf reads from the log how the seats have stood by the sum of the named counts of the game's score, nil where
// none are named or nothing was played. It is called once.
func progressOf(m *rules.Match, p *pieces, o *outcome, counts []string) *progress {
	if len(counts) == 0 || len(m.Log) == 0 {
		return nil
	}
	g := &progress{rounds: p.rounds != nil, amounts: make([][]int, len(o.rows))}
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
	if g.min, g.max = bounds(g.amounts); g.hasBars() {
		g.min = 0
	}
	return g
}

// hasBars reports whether the amounts are so few that each is a bar: a line would show little but corners.
func (g *progress) hasBars() bool {
	const most = 8
	return len(g.amounts[0]) <= most
}

// bounds returns between which amounts the chart lies. It begins at 0, unless less than two thirds of it would be used
// then: small changes of large amounts are to be seen.
func bounds(amounts [][]int) (least, most int) {
	least = amounts[0][0]
	for _, list := range amounts {
		least, most = min(least, slices.Min(list)), max(most, slices.Max(list))
	}
	if least*3 <= most {
		least = 0
	}
	return least, max(most, least+1)
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
	title   string
	summary string // how the rows stood at a few samples of the match
	words   *lang.Catalog
	turns   lang.Key // how long a match is, as EndTurns
}

// newView returns the progress of a match of the game in a language.
func (g *progress) newView(words *lang.Catalog, m *rules.Match) *progressView {
	v := &progressView{progress: g, title: words.Progress(m.Game.Info().ID), words: words, turns: table.LengthKey(m.Game)}
	if g.rounds {
		v.turns = lang.EndRounds
	}
	return v
}

// describe says how the rows stood at a few samples of the match.
func (v *progressView) describe(rows []rowModel) string {
	const samples = 4
	last := len(v.amounts[0]) - 1
	var list []string
	for k := 1; k <= samples; k++ {
		at := last * k / samples
		if at == last*(k-1)/samples {
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
	chartAside = 8.0   // between the plot and the edge, beside a crest
	chartRoomy = 104.0 // the height from which there is room for a title
	chartNamed = 128.0 // the same for the names of the seats below it
	chartName  = 18.0  // the height of these
	chartSteps = 86.0  // the height of a chart that has room for the numbers of rounds below it
	chartFoot  = 16.0  // of these numbers
	lineWidth  = 2.8
	lineDash   = 7.0 // of lines that lie on each other: each has a dash in turn
)

// widget is the chart on a panel of paper: a line for each row, or bars, with the crest of its seat at the end. Where there is
// room for all of them, the names of the seats stand over it.
func (v *progressView) widget(m *model) widget.Widget {
	chart := widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) { v.draw(c, r, m.moving.barShare) }}
	return widget.Panel{Surface: ui.Panel(), Child: widget.Builder(func(e widget.Env, room widget.Size) widget.Widget {
		const most = 1.6
		size := chartText * min(e.Scale(), most)
		title := &widget.Text{Text: v.title, Style: ui.Strong(size), Ink: sprites.Ink, MinSize: chartText, Elide: true, Lines: 2, Lead: 0.9}
		head := widget.If(room.H >= chartRoomy*min(e.Scale(), most), widget.Padding{Bottom: 4, Child: title.Muted()})
		plain := widget.Column(0, head, widget.Grow(chart))
		if room.H < chartNamed*min(e.Scale(), most) {
			return widget.Pad(chartEdge, chartEdge-2, plain)
		}
		names := widget.Row(chartCrest)
		for _, row := range m.rows {
			name := widget.Line(row.player.Name, ui.Body(chartText), sprites.Ink2).Muted()
			names.Children = append(names.Children, widget.Row(4, crestOf(row.seat, chartCrest, chartCrest), name).Across(widget.Centre))
		}
		return widget.Pad(chartEdge, chartEdge-2, widget.FirstFit{widget.Column(0, head, widget.Fixed(chartName, names), widget.Gap(2), widget.Grow(chart)), plain})
	})}
}

// plot is where the lines lie in the place of a chart, left of the crests and right of the numbers.
func (v *progressView) plot(r geom.Rect) geom.Rect {
	left := letters.Measure(ui.Body(chartText), strconv.Itoa(v.max)) + 6
	plot := geom.R(r.X+left, r.Y+5, r.W-left-chartCrest-chartAside, r.H-10)
	if v.numbersSteps(r) {
		plot.H -= chartFoot
	}
	return plot
}

// numbersSteps reports whether the rounds or moves are numbered below the plot: in a chart of that room, where it is high enough.
func (v *progressView) numbersSteps(r geom.Rect) bool { return r.H >= chartSteps }

// x returns where a step lies.
func (v *progressView) x(plot geom.Rect, n int) float64 {
	if steps := float64(len(v.amounts[0])); v.hasBars() {
		return plot.X + plot.W*(float64(n)+0.5)/steps
	}
	return plot.X + plot.W*float64(n)/float64(len(v.amounts[0])-1)
}

// stride returns by how many steps numbers below a plot so wide lie apart, so that there are few of them.
func (v *progressView) stride(wide float64) int {
	const apart = 34.0
	last := len(v.amounts[0]) - 1
	for unit := 1; ; unit *= 10 {
		for _, n := range []int{unit, 2 * unit, 5 * unit} {
			if wide*float64(n) >= apart*float64(last) {
				return n
			}
		}
	}
}

// drawSteps numbers rounds or moves below the plot, the last with what they are.
func (v *progressView) drawSteps(c *canvas.Canvas, plot geom.Rect) {
	const apart = 4.0
	style, last, stride := ui.Body(chartText), len(v.amounts[0])-1, v.stride(plot.W)
	y := canvas.InMiddle(style, plot.Bottom()+3, plot.Bottom()+3+chartFoot)
	length := v.words.T(v.turns, lang.Count("n", last))
	wide := letters.Measure(style, length)
	from := min(v.x(plot, last)-wide/2, plot.Right()+chartCrest+chartAside-wide)
	c.Text(style, length, geom.Pt(from, y), sprites.Ink2, canvas.Left)
	fits := func(n int) bool { return v.x(plot, n)+letters.Measure(style, strconv.Itoa(n))/2+apart <= from }
	if stride == 1 && !fits(last-1) {
		stride = 2
	}
	for n := stride; n < last; n += stride {
		if fits(n) {
			c.Text(style, strconv.Itoa(n), geom.Pt(v.x(plot, n), y), sprites.Ink2, canvas.Centre)
		}
	}
}

// draw draws the chart, as far as it has grown.
func (v *progressView) draw(c *canvas.Canvas, r geom.Rect, grown float64) {
	plot, style := v.plot(r), ui.Body(chartText)
	for _, n := range []int{v.min, v.max} {
		y := v.y(plot, n)
		c.Text(style, strconv.Itoa(n), geom.Pt(plot.X-6, canvas.InMiddle(style, y-8, y+8)), sprites.Ink2, canvas.Right)
	}
	if v.numbersSteps(r) {
		v.drawSteps(c, plot)
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
	return plot.Bottom() - plot.H*float64(n-v.min)/float64(v.max-v.min)
}

// crest returns how large the crests at the ends of the lines are, so that all have room.
func (v *progressView) crest(plot geom.Rect) float64 {
	return min(chartCrest, (plot.H+10)/float64(len(v.seats)))
}

// ends returns the height of the crest of each row: beside the end of its line, but apart from the others.
func (v *progressView) ends(plot geom.Rect) []float64 {
	last := make([]float64, len(v.seats))
	for k, amounts := range v.amounts {
		last[k] = v.y(plot, amounts[len(amounts)-1])
	}
	size := v.crest(plot)
	return spreadHeights(last, v.order(), size, plot.Y-5+size/2, plot.Bottom()+5-size/2)
}

// order lists the rows from the highest to the lowest at the end; equal ones stand as the rows do.
func (v *progressView) order() []int {
	list := make([]int, len(v.seats))
	for k := range list {
		list[k] = k
	}
	last := len(v.amounts[0]) - 1
	slices.SortStableFunc(list, func(a, b int) int { return v.amounts[b][last] - v.amounts[a][last] })
	return list
}

// spreadHeights moves heights as little as it takes for them to be so far from each other in their order, from top to foot.
func spreadHeights(wanted []float64, order []int, gap, top, foot float64) []float64 {
	type group struct {
		rows []int
		sum  float64 // of where its first row would lie for each of them
	}
	var groups []group
	first := func(g *group) float64 { // where the first row of a group lies
		return min(max(g.sum/float64(len(g.rows)), top), foot-gap*float64(len(g.rows)-1))
	}
	for _, k := range order {
		g := group{[]int{k}, wanted[k]}
		for len(groups) > 0 {
			above := groups[len(groups)-1]
			if first(&above)+gap*float64(len(above.rows)) <= first(&g) {
				break
			}
			g.sum += above.sum - gap*float64(len(above.rows)*len(g.rows))
			g.rows = append(slices.Clone(above.rows), g.rows...)
			groups = groups[:len(groups)-1]
		}
		groups = append(groups, g)
	}
	moved := make([]float64, len(wanted))
	for _, g := range groups {
		for n, k := range g.rows {
			moved[k] = first(&g) + gap*float64(n)
		}
	}
	return moved
}

// paint paints the ground and the lines, that of the best on top.
func (v *progressView) paint(p *vector.Canvas, plot geom.Rect) {
	for _, n := range []int{v.min, v.max} {
		y := v.y(plot, n)
		p.Stroke(vector.Line(plot.X, y, plot.Right(), y), vector.Stroke{Width: 1.2}, vector.Solid(sprites.Paper4))
	}
	if v.hasBars() {
		v.paintBars(p, plot)
		return
	}
	for k := range slices.Backward(v.seats) {
		color := vector.Solid(sprites.Crests()[v.seats[k]].Color)
		for n := 1; n < len(v.amounts[k]); n++ {
			stroke := vector.Stroke{Width: lineWidth, Join: vector.RoundJoin, Cap: vector.RoundCap}
			if turn, of := v.sharing(k, n); of > 1 {
				stroke.Cap, stroke.Dash = vector.ButtCap, []float64{lineDash, lineDash * float64(of-1)}
				stroke.DashOffset = v.x(plot, n-1) - plot.X + lineDash*float64(of-turn) // it goes on over short steps
			}
			line := vector.Line(v.x(plot, n-1), v.y(plot, v.amounts[k][n-1]), v.x(plot, n), v.y(plot, v.amounts[k][n]))
			p.Stroke(line, stroke, color)
		}
	}
}

// sharing returns how many rows have the same line up to a step, and which of them a row is.
func (v *progressView) sharing(row, step int) (turn, of int) {
	for k, amounts := range v.amounts {
		if amounts[step-1] == v.amounts[row][step-1] && amounts[step] == v.amounts[row][step] {
			of++
			if k < row {
				turn++
			}
		}
	}
	return turn, of
}

// paintBars paints a group of bars for each amount, that of the best first.
func (v *progressView) paintBars(p *vector.Canvas, plot geom.Rect) {
	const widest, share, corner = 14.0, 0.72, 1.5
	rows := float64(len(v.seats))
	wide := min(widest, plot.W/float64(len(v.amounts[0]))*share/rows)
	for k, seat := range v.seats {
		for n, amount := range v.amounts[k] {
			x := v.x(plot, n) + wide*(float64(k)-rows/2)
			top := v.y(plot, amount)
			p.Fill(vector.RoundRect(x+0.5, top, wide-1, plot.Bottom()-top, corner), vector.Solid(sprites.Crests()[seat].Color))
		}
	}
}
