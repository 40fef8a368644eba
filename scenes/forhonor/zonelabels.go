package forhonor

import (
	"slices"
	"strconv"
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	forhonorsprites "engawa/sprites/forhonor"
	"engawa/sprites/letters"
)

// zoneLabel says over the battlefield what a zone brings at the next scoring, and at the centre before that how many
// soldiers of each camp count there.
type zoneLabel struct {
	zone     game.Zone
	holder   int8               // the camp that would hold the card if the round ended now, nobody for none
	worth    int                // points for that camp, or else the most that they can be for one
	short    bool               // it tells no points
	strength [game.NumCamps]int // at the centre
}

func (b *Board) zoneLabel(z game.Zone) zoneLabel {
	l := zoneLabel{zone: z, holder: game.Nobody, strength: [game.NumCamps]int{b.state.Strength(game.Attackers), b.state.Strength(game.Defenders)}}
	for camp := range game.Camp(game.NumCamps) {
		if _, holds := b.state.Projected(camp); holds[z] {
			l.holder = int8(camp)
		}
		l.worth = max(l.worth, b.state.Worth(z, camp))
	}
	if l.holder != game.Nobody {
		l.worth = b.state.Worth(z, game.Camp(l.holder))
	}
	return l
}

// spoken says what the label does.
func (l *zoneLabel) spoken(words *lang.Catalog) string {
	points, zone := lang.Count("n", l.worth), lang.Text("zone", words.Zone(int(l.zone)))
	text := words.T(lang.ForhonorWorth, zone, points)
	if l.holder != game.Nobody {
		text = words.T(lang.ForhonorWorthTo, zone, points, lang.Text("camp", words.Camp(game.Camp(l.holder).String(), "the")))
	}
	if l.zone != game.ZoneCentre {
		return text
	}
	count := words.T(lang.ForhonorCentre, lang.Count("n", l.strength[game.Attackers]), lang.Count("m", l.strength[game.Defenders]))
	return strings.Join([]string{count, text}, ". ")
}

// Measures of the labels, in logical units.
const (
	labelHigh = 25.0
	labelFlag = 20.0
	labelSign = 15.0 // of a zone
	labelEdge = 8.0
	labelGap  = 6.0 // between its parts
	labelText = 15.0
)

// counts are the parts of the count of soldiers: the attackers, a colon, the defenders; nothing but at the centre.
func (l *zoneLabel) counts() (list []string) {
	if l.zone != game.ZoneCentre {
		return nil
	}
	return []string{strconv.Itoa(l.strength[game.Attackers]), " : ", strconv.Itoa(l.strength[game.Defenders])}
}

// wide is how broad the label is.
func (l *zoneLabel) wide() float64 {
	wide := 2 * labelEdge
	if !l.short {
		wide += labelGap + letters.Measure(ui.Strong(labelText), signed(l.worth))
	}
	if l.zone != game.ZoneCentre {
		return wide + labelSign
	}
	if l.holder != game.Nobody {
		wide += labelFlag
	}
	for _, text := range l.counts() {
		wide += letters.Measure(ui.Strong(labelText), text)
	}
	return wide
}

// ink is the colour of the camp that would get the points.
func (l *zoneLabel) ink() sprites.Color {
	if l.holder == game.Nobody {
		return sprites.Ink
	}
	return forhonorsprites.Camp(l.holder).Cloth().Dark
}

// draw draws the label: the count or the sign of the zone, the points, and at the centre the flag of the camp that would
// get them.
func (l *zoneLabel) draw(c *canvas.Canvas, r geom.Rect) {
	ui.DrawPaper(c, ui.Plate(), r)
	x, style := r.X+labelEdge, ui.Strong(labelText)
	write := func(text string, ink sprites.Color) {
		c.Text(style, text, geom.Pt(x, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Left)
		x += letters.Measure(style, text)
	}
	inks := [...]sprites.Color{forhonorsprites.AttackerCamp.Cloth().Dark, sprites.Ink, forhonorsprites.DefenderCamp.Cloth().Dark}
	for k, text := range l.counts() {
		write(text, inks[k])
	}
	if l.zone != game.ZoneCentre {
		fitPicture(c, canvas.Sprite(forhonorsprites.Precinct{Camp: forhonorsprites.Camp(l.zone)}), geom.R(x, r.Centre().Y-labelSign/2, labelSign, labelSign))
		x += labelSign
	}
	if x += labelGap; !l.short {
		write(signed(l.worth), l.ink())
	}
	if l.zone == game.ZoneCentre && l.holder != game.Nobody {
		forhonorart.DrawFlag(c, game.Camp(l.holder), geom.Pt(r.Right()-labelEdge-labelFlag*0.7, r.Bottom()-3), 0.3)
	}
}

// drawZoneLabels draws the labels of all zones, while nothing moves. One that would hide a figure is left out where not
// all of the battlefield is seen: that of the centre is told by the groups, too.
func (b *Board) drawZoneLabels(c *canvas.Canvas) {
	if !b.settled() || b.state.Round() == 0 {
		return
	}
	for z, p := range b.zonePlaces() {
		if p.at.Empty() || p.border {
			continue
		}
		l := b.zoneLabel(game.Zone(z))
		l.short = p.at.W < l.wide()
		l.draw(c, p.at)
	}
}

// drawWorths writes what zones bring on their borders, below all figures, where no label tells it.
func (b *Board) drawWorths(c *canvas.Canvas) {
	if !b.settled() || b.state.Round() == 0 {
		return
	}
	for z, p := range b.zonePlaces() {
		if p.border {
			l, style := b.zoneLabel(game.Zone(z)), b.borderStyle()
			at := geom.Pt(p.at.Centre().X, canvas.InMiddle(style, p.at.Y, p.at.Bottom()))
			ui.RimmedText(c, style, signed(l.worth), at, l.ink(), sprites.Paper2, canvas.Centre)
		}
	}
}

// borderStyle is how points are written on the border of a zone.
func (b *Board) borderStyle() letters.Style {
	const least, share, most = 13.0, 0.36, 18.0
	return ui.Strong(max(least, min(most, share*b.chart.Side)))
}

// borderPlace is where points are written on the border of a zone: at an end of its upper or lower side that is not the
// edge of the battlefield, and where no figure stands if there is one.
func (b *Board) borderPlace(z game.Zone) geom.Rect {
	const in = 0.2 // of a square, from the corner
	style, zone, board := b.borderStyle(), b.chart.Around(forhonorart.ZoneSquares(z)...), b.chart.Board()
	wide := letters.Measure(style, signed(game.HeldPoints))
	var places []geom.Rect
	for _, y := range [2]float64{zone.Y, zone.Bottom()} {
		if y > board.Y+b.chart.Side/2 && y < board.Bottom()-b.chart.Side/2 {
			for _, x := range [2]float64{zone.Right() - in*b.chart.Side - wide, zone.X + in*b.chart.Side} {
				places = append(places, geom.R(x, y-style.Size/2, wide, style.Size))
			}
		}
	}
	free := func(r geom.Rect) bool { return !b.hidesFigure(r) && !b.hidesTarget(r) && !b.hidesWall(r) }
	if k := slices.IndexFunc(places, free); k >= 0 {
		return places[k]
	}
	return places[0]
}

// zonePlace is where it is told what a zone brings: by a label, or on the border of the zone.
type zonePlace struct {
	at     geom.Rect // empty where it is left out
	border bool
}

// zonePlaces returns where the labels of the zones lie, or where points are written on the border: on phones where that is
// seen, else where no place for a label is left; empty for one that is left out.
func (b *Board) zonePlaces() (places [game.NumZones]zonePlace) {
	if b.state.Round() == 0 {
		return places
	}
	overview, _ := b.overviewPlace()
	centre, free := b.centrePlace()
	taken := []geom.Rect{overview, centre}
	if free || !b.zoomed() {
		places[game.ZoneCentre].at = centre
	}
	if b.window() != b.layout.window {
		taken = append(taken, b.layout.breaking)
	}
	for z := range game.Zone(game.ZoneCentre) {
		border := func() bool {
			at := b.borderPlace(z)
			if !at.Within(b.window()) || slices.ContainsFunc(taken, at.Overlaps) || b.hidesFigure(at) || b.hidesTarget(at) || b.hidesWall(at) {
				return false
			}
			places[z] = zonePlace{at, true}
			return true
		}
		if b.view.Class != stage.Wide && border() {
			continue
		}
		spots := b.zoneSpots(z)
		free := func(r geom.Rect) bool {
			return !slices.ContainsFunc(taken, r.Overlaps) && !b.hidesFigure(r) && !b.hidesTarget(r)
		}
		k := slices.IndexFunc(spots, func(r geom.Rect) bool { return free(r) && !b.hidesWall(r) })
		if k < 0 { // rather over a wall than not at all
			k = slices.IndexFunc(spots, free)
		}
		if k < 0 {
			border()
			continue
		}
		places[z].at, taken = spots[k], append(taken, spots[k])
	}
	return places
}

// hidesTarget reports whether the mark of a square to which an action leads is under what lies in r, or one of those
// that a lesson speaks of: the corners of these lie at the edge of the square.
func (b *Board) hidesTarget(r geom.Rect) bool {
	const mark = 0.2 // of a square
	target := func(q game.Square) bool {
		return r.Overlaps(geom.Around(b.chart.Middle(q), mark*b.chart.Side, mark*b.chart.Side))
	}
	told := func(p rules.Part) bool {
		at, _ := b.standsAt(p, b.side())
		return p.Kind == rules.PartCell && at != game.NoSquare && r.Overlaps(b.chart.Square(at))
	}
	return slices.ContainsFunc(b.targets, target) || b.marks.Kind == table.MarkTold && slices.ContainsFunc(b.marks.Parts, told)
}

// hidesWall reports whether a wall is under what lies in r.
func (b *Board) hidesWall(r geom.Rect) bool {
	walls := forhonorart.WallPlaces(b.chart)
	return slices.ContainsFunc(walls[:], r.Overlaps)
}

// zoneSpots lists where the label of a zone may lie, the best place first: at the edge of what is seen to which the zone
// lies, as near to it as can be.
func (b *Board) zoneSpots(z game.Zone) (list []geom.Rect) {
	const near, far, in = 6, 8, 4.0 // steps to each side of a zone that is seen, and of another; over the frame
	l := b.zoneLabel(z)
	wide, step, steps := l.wide(), b.chart.Side/2, near
	window, zone, board := b.seen(), b.chart.Around(forhonorart.ZoneSquares(z)...), b.chart.Board()
	middle := zone.Centre()
	if !window.Contains(middle) {
		steps = far
	}
	keep := func(v, from, to float64) float64 { return min(max(v, from), to) }
	for k := range 2*steps + 1 {
		along := float64((k+1)/2) * step * float64(1-2*(k%2)) // to one side and to the other, ever farther
		if b.chart.Lie == forhonorart.Lying {
			y := window.Y - labelHigh*0.45
			if middle.Y > board.Centre().Y {
				y = window.Bottom() - labelHigh*0.55
			}
			from, to := window.X+2, window.Right()-wide-2
			list = append(list, geom.R(keep(keep(middle.X-wide/2, from, to)+along, from, to), y, wide, labelHigh))
			continue
		}
		x := window.X - in
		if middle.X > board.Centre().X {
			x = window.Right() - wide + in
		}
		from, to := window.Y+2, window.Bottom()-labelHigh-2
		list = append(list, geom.R(x, keep(keep(middle.Y-labelHigh/2, from, to)+along, from, to), wide, labelHigh))
	}
	return list
}

// centrePlace is where the label of the centre lies: on the median or beside it at an edge of what is seen; free
// reports whether it hides no figure there.
func (b *Board) centrePlace() (r geom.Rect, free bool) {
	l := b.zoneLabel(game.ZoneCentre)
	if r, free = b.centreSpot(l.wide()); !free || b.hidesTarget(r) {
		l.short = true
		return b.centreSpot(l.wide())
	}
	return r, true
}

// centreSpot is where a label of the centre lies that is so wide.
func (b *Board) centreSpot(wide float64) (r geom.Rect, free bool) {
	window := b.seen()
	median := b.chart.Point(game.Columns/2-0.5, float64(game.Rows)/2+0.5)
	var places []geom.Rect
	if b.chart.Lie == forhonorart.Lying {
		top, bottom := window.Y-labelHigh*0.45, window.Bottom()-labelHigh*0.55
		if r := geom.R(window.X, top, window.W, labelHigh); b.window() != b.layout.window && b.layout.breaking.Overlaps(r) {
			top = window.Y + 2 // below the banner of broken camps
		}
		for _, left := range []float64{median.X - wide/2, median.X - wide, median.X} {
			x := min(max(left, window.X+2), window.Right()-wide-2)
			places = append(places, geom.R(x, top, wide, labelHigh), geom.R(x, bottom, wide, labelHigh))
		}
	} else {
		y := min(max(median.Y-labelHigh/2, window.Y+2), window.Bottom()-labelHigh-2)
		places = append(places, geom.R(window.Right()-wide+4, y, wide, labelHigh), geom.R(window.X-4, y, wide, labelHigh))
	}
	overview, _ := b.overviewPlace()
	for k, r := range places {
		places[k] = beside(r, overview, window)
	}
	for _, hides := range []func(r geom.Rect) bool{func(r geom.Rect) bool { return b.hidesFigure(r) || b.hidesTarget(r) || b.hidesWall(r) }, b.hidesFigure} {
		if k := slices.IndexFunc(places, func(r geom.Rect) bool { return !hides(r) }); k >= 0 {
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
		if b.display.holder[z] != forhonorart.Nobody && r.Overlaps(forhonorart.FlagPlace(b.chart, z)) {
			return true
		}
	}
	hides := func(at game.Square) bool { return r.Overlaps(b.chart.Square(at).Inset(b.chart.Side * 0.1)) }
	for camp := range b.display.figures {
		for k := range b.display.figures[camp] {
			if f := &b.display.figures[camp][k]; f.Post == game.Fielded && hides(f.At) {
				return true
			}
		}
	}
	return slices.ContainsFunc(b.display.soldiers, func(s *soldier) bool { return hides(s.at) })
}
