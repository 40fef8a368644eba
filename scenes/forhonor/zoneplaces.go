package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/sprites/letters"
)

// borderPlace is where points are written on the border of a zone: at an end of its upper or lower side that is not the
// edge of the battlefield, and where no figure stands if there is one.
func (b *Board) borderPlace(z game.Zone) geom.Rect {
	const in, edge, spare = 0.2, 4.0, 5.0 // of a square, from the corner; of the plate, beside the letters and in its height
	style, zone, board := b.borderStyle(), b.chart.Around(forhonorart.ZoneSquares(z)...), b.chart.Board()
	wide, high := letters.Measure(style, formatSigned(game.HeldPoints))+2*edge, style.Size+spare
	var places []geom.Rect
	for _, y := range [2]float64{zone.Y, zone.Bottom()} {
		if y > board.Y+b.chart.Side/2 && y < board.Bottom()-b.chart.Side/2 {
			for _, x := range [2]float64{zone.Right() - in*b.chart.Side - wide, zone.X + in*b.chart.Side} {
				places = append(places, geom.R(x, y-high/2, wide, high))
			}
		}
	}
	free := func(r geom.Rect) bool { return !b.hidesFigure(r) && !b.hidesTarget(r) && !b.hidesWall(r) }
	if k := slices.IndexFunc(places, free); k >= 0 {
		return places[k]
	}
	return places[0]
}

// zonePlace is where the screen shows what a zone brings: by a label, or on the border of the zone.
type zonePlace struct {
	at     geom.Rect // empty where it is left out
	form   labelForm // of the label
	border bool
}

// zones is what the labels of the zones say and where they lie. While what that depends on is equal, nothing is measured
// again: several parts of every drawn frame ask for it.
type zones struct {
	of     zoneView
	labels [game.NumZones]zoneLabel
	places [game.NumZones]zonePlace
}

// zoneView is all that labels of zones and their places depend on.
type zoneView struct {
	words         *lang.Catalog
	state         *game.State
	class         stage.Class
	chart         forhonorart.Chart
	window        geom.Rect
	isZoomed      bool
	breaking      geom.Rect // the banner of broken camps, empty where it does not lie on the window
	overview      geom.Rect
	holder        [game.NumZones]int8
	figureSquares forhonorart.SquareSet // where figures stand
	targets       forhonorart.SquareSet // to which actions lead
	lessonSquares forhonorart.SquareSet // of which a lesson speaks
}

// zoneView returns what the labels depend on now.
func (b *Board) zoneView() zoneView {
	v := zoneView{
		words: b.words(), state: b.state, class: b.view.Class, chart: b.chart, window: b.window(), isZoomed: b.isZoomed(),
		holder: b.display.holder,
	}
	if v.window != b.layout.window {
		v.breaking = b.layout.breaking
	}
	v.overview, _ = b.overviewPlace()
	for camp := range b.display.figures {
		for k := range b.display.figures[camp] {
			if f := &b.display.figures[camp][k]; f.Post == game.Fielded {
				v.figureSquares[f.At] = true
			}
		}
	}
	for _, s := range b.display.soldiers {
		v.figureSquares[s.at] = true
	}
	for _, q := range b.targets {
		v.targets[q] = true
	}
	if b.marks.Kind == table.MarkLesson {
		for _, p := range b.marks.Parts {
			if q, is := squareOf(p); is {
				v.lessonSquares[q] = true
			}
		}
	}
	return v
}

// zones returns the labels of the zones with their places.
func (b *Board) zones() *zones {
	if v := b.zoneView(); v != b.positionCache.zones.of {
		known := zones{of: v}
		for z := range known.labels {
			known.labels[z] = b.zoneLabel(game.Zone(z))
		}
		known.places = b.findZonePlaces(v.overview)
		for z, p := range known.places {
			known.labels[z].form = p.form
		}
		b.positionCache.zones = known
	}
	return &b.positionCache.zones
}

// findZonePlaces returns where the labels of the zones lie, or where points are written on the border: on phones where that
// is seen, else where no place for a label is left; empty for one that is left out, as all are before the first round.
func (b *Board) findZonePlaces(overview geom.Rect) (places [game.NumZones]zonePlace) {
	if b.state.Round() == 0 {
		return places
	}
	centre, free := b.centrePlace()
	taken := []geom.Rect{overview, centre.at}
	if free || !b.isZoomed() {
		places[game.ZoneCentre] = centre
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
			places[z] = zonePlace{at: at, border: true}
			return true
		}
		if b.view.Class != stage.Wide && border() {
			continue
		}
		at, form := b.freeSpot(z, taken)
		if at.Empty() {
			border()
			continue
		}
		places[z], taken = zonePlace{at: at, form: form}, append(taken, at)
	}
	return places
}

// freeSpot returns where the label of a zone hides nothing and lies on none of what is taken, saying as much as it can;
// empty for nowhere. It lies rather over a wall than nowhere.
func (b *Board) freeSpot(z game.Zone, taken []geom.Rect) (geom.Rect, labelForm) {
	free := func(r geom.Rect) bool {
		return !slices.ContainsFunc(taken, r.Overlaps) && !b.hidesFigure(r) && !b.hidesTarget(r)
	}
	bare := func(r geom.Rect) bool { return free(r) && !b.hidesWall(r) }
	for _, fits := range []func(geom.Rect) bool{bare, free} {
		for form := b.firstForm(); form <= labelPoints; form++ {
			spots := b.zoneSpots(z, form)
			if k := slices.IndexFunc(spots, fits); k >= 0 {
				return spots[k], form
			}
		}
	}
	return geom.Rect{}, 0
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
	return slices.ContainsFunc(b.targets, target) || b.marks.Kind == table.MarkLesson && slices.ContainsFunc(b.marks.Parts, told)
}

// hidesWall reports whether a wall is under what lies in r.
func (b *Board) hidesWall(r geom.Rect) bool {
	walls := forhonorart.WallPlaces(b.chart)
	return slices.ContainsFunc(walls[:], r.Overlaps)
}

// zoneSpots lists where the label of a zone may lie, the best place first: at the edge of what is seen to which the zone
// lies, as near to it as can be.
func (b *Board) zoneSpots(z game.Zone, form labelForm) (list []geom.Rect) {
	const near, far, in = 6, 14, 4.0 // steps to each side of a zone that is seen, and of another; over the frame
	l := b.zoneLabel(z)
	l.form = form
	wide, step, steps := l.width(), b.chart.Side/2, near
	window, zone, board := b.visibleRect(), b.chart.Around(forhonorart.ZoneSquares(z)...), b.chart.Board()
	middle := zone.Centre()
	if !window.Contains(middle) {
		steps = far
	}
	keep := func(v, from, to float64) float64 { return min(max(v, from), to) }
	for k := range 2*steps + 1 {
		along := float64((k+1)/2) * step * float64(1-2*(k%2)) // to one side and to the other, ever farther
		if b.chart.Orientation == forhonorart.Landscape {
			y := window.Y - labelHeight*0.45
			if middle.Y > board.Centre().Y {
				y = window.Bottom() - labelHeight*0.55
			}
			from, to := window.X+2, window.Right()-wide-2
			list = append(list, geom.R(keep(keep(middle.X-wide/2, from, to)+along, from, to), y, wide, labelHeight))
			continue
		}
		x := window.X - in
		if middle.X > board.Centre().X {
			x = window.Right() - wide + in
		}
		from, to := window.Y+2, window.Bottom()-labelHeight-2
		list = append(list, geom.R(x, keep(keep(middle.Y-labelHeight/2, from, to)+along, from, to), wide, labelHeight))
	}
	return list
}

// centrePlace is where the label of the centre lies, and how much it says: on the median or beside it at an edge of what
// is seen; free reports whether it hides no figure there.
func (b *Board) centrePlace() (place zonePlace, free bool) {
	l := b.zoneLabel(game.ZoneCentre)
	for l.form = b.firstForm(); ; l.form++ {
		r, free := b.centreSpot(l.width())
		if l.form == labelCount || free && !b.hidesTarget(r) {
			return zonePlace{at: r, form: l.form}, free
		}
	}
}

// centreSpot is where a label of the centre lies that is so wide.
func (b *Board) centreSpot(wide float64) (r geom.Rect, free bool) {
	window := b.visibleRect()
	median := b.chart.Point(game.Columns/2-0.5, float64(game.Rows)/2+0.5)
	var places []geom.Rect
	if b.chart.Orientation == forhonorart.Landscape {
		top, bottom := window.Y-labelHeight*0.45, window.Bottom()-labelHeight*0.55
		if r := geom.R(window.X, top, window.W, labelHeight); b.window() != b.layout.window && b.layout.breaking.Overlaps(r) {
			top = window.Y + 2 // below the banner of broken camps
		}
		for _, left := range []float64{median.X - wide/2, median.X - wide, median.X} {
			x := min(max(left, window.X+2), window.Right()-wide-2)
			places = append(places, geom.R(x, top, wide, labelHeight), geom.R(x, bottom, wide, labelHeight))
		}
	} else {
		y := min(max(median.Y-labelHeight/2, window.Y+2), window.Bottom()-labelHeight-2)
		places = append(places, geom.R(window.Right()-wide+4, y, wide, labelHeight), geom.R(window.X-4, y, wide, labelHeight))
	}
	overview, _ := b.overviewPlace()
	for k, r := range places {
		places[k] = moveBeside(r, overview, window)
	}
	const over = 4.0 // the frame, to a side
	out := func(r geom.Rect) bool { return r.X < window.X-over || r.Right() > window.Right()+over }
	for _, hides := range []func(r geom.Rect) bool{func(r geom.Rect) bool { return b.hidesFigure(r) || b.hidesTarget(r) || b.hidesWall(r) }, b.hidesFigure} {
		if k := slices.IndexFunc(places, func(r geom.Rect) bool { return !out(r) && !hides(r) }); k >= 0 {
			return places[k], true
		}
	}
	return places[0], false
}

// moveBeside moves what would lie below another thing to its side, further into the room.
func moveBeside(r, other, room geom.Rect) geom.Rect {
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
