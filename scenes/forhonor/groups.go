package forhonor

import (
	"math"
	"slices"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/field"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// group is one of the groups of soldiers.
type group struct {
	camp  game.Camp
	kind  game.Group
	in    field.Set
	count int
	row   float64 // in the middle of its squares
}

// groups returns the groups of soldiers that there are.
func (b *Board) groups() (list []group) {
	var found [game.NumCamps][2]group
	for q := range game.Square(game.NumSquares) {
		camp, kind, ok := b.state.Group(q)
		if !ok {
			continue
		}
		g := &found[camp][kind]
		g.camp, g.kind = camp, kind
		g.in[q] = true
		g.count++
		g.row += float64(q.Row())
	}
	for camp := range found {
		for _, g := range found[camp] {
			if g.count > 0 {
				g.row /= float64(g.count)
				list = append(list, g)
			}
		}
	}
	return list
}

// Places of the counts of groups, in squares: the attackers' at one side of the files, the defenders' at the other, so
// that they never lie on each other and are always looked for in one place. One gives way to a hero beside the files
// over the soldiers.
const (
	afterFiles  = 8.78
	beforeFiles = 4.22
	overFiles   = 0.42 // as far a count gives way
	nearDisc    = 0.95 // to a hero as near
	smallSide   = 30.0 // logical units: on smaller squares a count, which stays readable, takes more of them
	overSmall   = 1.2
	nearSmall   = 1.6
)

// discColumn returns the column over which the count of a group lies.
func (b *Board) discColumn(g *group) float64 {
	over, near := overFiles, nearDisc
	if b.chart.Side < smallSide {
		over, near = overSmall, nearSmall
	}
	col, way := afterFiles, -over
	if g.camp == game.Defenders {
		col, way = beforeFiles, over
	}
	for camp := range b.shown.figures {
		for k := range b.shown.figures[camp] {
			f := &b.shown.figures[camp][k]
			if f.Post == game.Fielded && math.Hypot(f.col-col, f.row-g.row) <= near {
				return col + way
			}
		}
	}
	return col
}

// drawGroups outlines the groups of soldiers.
func (b *Board) drawGroups(c *canvas.Canvas) {
	if !b.settled() {
		return
	}
	for _, g := range b.groups() {
		field.DrawGroup(c, b.chart, &g.in, g.camp)
	}
}

// drawCounts says how many soldiers each group has.
func (b *Board) drawCounts(c *canvas.Canvas) {
	if !b.settled() {
		return
	}
	for _, g := range b.groups() {
		disc := sprites.GroupDisc{Camp: sprites.Camp(g.camp), Count: g.count, Rear: g.kind == game.RearGroup}
		field.DrawCount(c, b.chart, disc, b.inSight(b.chart.Point(b.discColumn(&g), g.row)))
	}
}

// inSight moves the middle of a count that the edge of the window would cut to where it is seen whole.
func (b *Board) inSight(at geom.Point) geom.Point {
	const half = 17.0
	window := b.window()
	move := func(v, from, to float64) float64 {
		if v < from-half || v > to+half {
			return v // out of sight, as its soldiers may be
		}
		return min(max(v, from+half), to-half)
	}
	return geom.Pt(move(at.X, window.X, window.Right()), move(at.Y, window.Y, window.Bottom()))
}

// Measures of the label of the centre, in logical units.
const (
	centreHigh = 25.0
	centreFlag = 20.0
	centreEdge = 8.0
	centreText = 15.0
)

// centreWords says the same in words.
func (b *Board) centreWords() string {
	return b.words().T(lang.ForhonorCentre, lang.Count("n", b.state.Strength(game.Attackers)), lang.Count("m", b.state.Strength(game.Defenders)))
}

// centreText is the count at the centre in its parts: the attackers, a colon, the defenders.
func (b *Board) centreText() [3]string {
	return [3]string{strconv.Itoa(b.state.Strength(game.Attackers)), " : ", strconv.Itoa(b.state.Strength(game.Defenders))}
}

// drawCentre says on the median how many soldiers of each camp count at the centre, with the flag of the camp that
// would hold its card if the round ended now, none where they are even.
func (b *Board) drawCentre(c *canvas.Canvas) {
	if !b.settled() || b.state.Round() == 0 {
		return
	}
	parts, style := b.centreText(), ui.Strong(centreText)
	colours := [3]sprites.Color{sprites.AttackerCamp.Cloth().Dark, sprites.Ink, sprites.DefenderCamp.Cloth().Dark}
	r, free := b.centrePlace()
	if !free && b.zoomed() {
		return // the groups tell it, too
	}
	ui.DrawPaper(c, ui.Slip(), r)
	x := r.X + centreEdge
	for k, text := range parts {
		c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), colours[k], canvas.Left)
		x += letters.Measure(style, text)
	}
	at := geom.Pt(r.Right()-centreEdge-centreFlag*0.7, r.Bottom()-3)
	if attackers, defenders := b.state.Strength(game.Attackers), b.state.Strength(game.Defenders); attackers != defenders {
		camp := game.Attackers
		if defenders > attackers {
			camp = game.Defenders
		}
		field.DrawFlag(c, camp, at, 0.3)
	}
}

// centrePlace is where the label of the centre lies: on the median at an edge of what is seen; free reports whether it
// hides no figure there.
func (b *Board) centrePlace() (r geom.Rect, free bool) {
	wide := 2 * centreEdge
	if b.state.Strength(game.Attackers) != b.state.Strength(game.Defenders) {
		wide += centreFlag
	}
	for _, text := range b.centreText() {
		wide += letters.Measure(ui.Strong(centreText), text)
	}
	window := b.seen()
	median := b.chart.Point(game.Columns/2-0.5, float64(game.Rows)/2+0.5)
	var places [2]geom.Rect
	if b.chart.Lie == field.Lying {
		x := min(max(median.X-wide/2, window.X+2), window.Right()-wide-2)
		places[0] = geom.R(x, window.Y-centreHigh*0.45, wide, centreHigh)
		if b.window() != b.layout.window && b.layout.breaking.Overlaps(places[0]) {
			places[0].Y = window.Y + 2 // below the banner of broken camps
		}
		places[1] = geom.R(x, window.Bottom()-centreHigh*0.55, wide, centreHigh)
	} else {
		y := min(max(median.Y-centreHigh/2, window.Y+2), window.Bottom()-centreHigh-2)
		places[0] = geom.R(window.Right()-wide+4, y, wide, centreHigh)
		places[1] = geom.R(window.X-4, y, wide, centreHigh)
	}
	overview, _ := b.overviewPlace()
	for k, r := range places {
		if places[k] = beside(r, overview, window); !b.hidesFigure(places[k]) {
			return places[k], true
		}
	}
	return places[0], false
}

// beside moves what would lie below another thing to its side, further into the room.
func beside(r, other, room geom.Rect) geom.Rect {
	const gap = 4.0
	switch {
	case other.Empty() || !r.Overlaps(other):
	case other.Centre().X < room.Centre().X:
		r.X = other.Right() + gap
	default:
		r.X = other.X - gap - r.W
	}
	return r
}

// hidesFigure reports whether a hero or a soldier stands under what lies in r.
func (b *Board) hidesFigure(r geom.Rect) bool {
	hides := func(at game.Square) bool { return r.Overlaps(b.chart.Square(at).Inset(b.chart.Side * 0.1)) }
	for camp := range b.shown.figures {
		for k := range b.shown.figures[camp] {
			if f := &b.shown.figures[camp][k]; f.Post == game.Fielded && hides(f.At) {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.shown.soldiers, func(s *soldier) bool { return hides(s.at) })
}
