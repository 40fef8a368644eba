package forhonor

import (
	"slices"
	"strconv"

	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// group is one of the groups of soldiers.
type group struct {
	camp  game.Camp
	kind  game.Group
	in    forhonorart.Set
	count int
}

// groups returns the groups of soldiers that there are; none while anything moves.
func (b *Board) groups() (list []group) {
	if !b.settled() {
		return nil
	}
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
	}
	for camp := range found {
		for _, g := range found[camp] {
			if g.count > 0 {
				list = append(list, g)
			}
		}
	}
	return list
}

// drawGroups outlines the groups of soldiers.
func (b *Board) drawGroups(c *canvas.Canvas, groups []group) {
	for _, g := range groups {
		forhonorart.DrawGroup(c, b.chart, &g.in, g.camp)
	}
}

// Measures of the label of the centre, in logical units.
const (
	centreHigh = 25.0
	centreFlag = 20.0
	centreEdge = 8.0
	centreText = 15.0
)

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
	colours := [3]sprites.Color{forhonorsprites.AttackerCamp.Cloth().Dark, sprites.Ink, forhonorsprites.DefenderCamp.Cloth().Dark}
	r, free := b.centrePlace()
	if !free && b.zoomed() {
		return // the groups tell it, too
	}
	ui.DrawPaper(c, ui.Plate(), r)
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
		forhonorart.DrawFlag(c, camp, at, 0.3)
	}
}

// centrePlace is where the label of the centre lies: on the median or beside it at an edge of what is seen; free
// reports whether it hides no figure there.
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
	var places []geom.Rect
	if b.chart.Lie == forhonorart.Lying {
		top, bottom := window.Y-centreHigh*0.45, window.Bottom()-centreHigh*0.55
		if r := geom.R(window.X, top, window.W, centreHigh); b.window() != b.layout.window && b.layout.breaking.Overlaps(r) {
			top = window.Y + 2 // below the banner of broken camps
		}
		for _, left := range []float64{median.X - wide/2, median.X - wide, median.X} {
			x := min(max(left, window.X+2), window.Right()-wide-2)
			places = append(places, geom.R(x, top, wide, centreHigh), geom.R(x, bottom, wide, centreHigh))
		}
	} else {
		y := min(max(median.Y-centreHigh/2, window.Y+2), window.Bottom()-centreHigh-2)
		places = append(places, geom.R(window.Right()-wide+4, y, wide, centreHigh), geom.R(window.X-4, y, wide, centreHigh))
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

// hidesFigure reports whether a hero or a soldier stands under what lies in r, or the flag of a zone.
func (b *Board) hidesFigure(r geom.Rect) bool {
	for z := range game.Zone(game.ZoneCentre) {
		if b.shown.holder[z] != forhonorart.Nobody && r.Overlaps(forhonorart.FlagPlace(b.chart, z)) {
			return true
		}
	}
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
