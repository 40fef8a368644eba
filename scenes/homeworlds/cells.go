package homeworlds

import (
	"cmp"
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Layers of controls: what lies on something is above it.
const (
	groundLayer = iota - 1
	cellLayer
	pieceLayer
	markedLayer // ships that are asked for now
	markLayer
	buttonLayer
)

// chartState is what the controls on the chart depend on.
type chartState struct {
	words   *lang.Catalog
	room    *widget.Tree
	off     float64 // how far the chart has been scrolled
	pos     game.Position
	systems [game.MaxSystems]place
}

// updateChartState takes over the present state of the chart, and reports whether it was another one.
func (b *Board) updateChartState() bool {
	now := chartState{b.words(), b.room.Tree, b.scrollView.offset, b.pos, b.systems}
	marked := b.markedShips()
	if now == b.chartState && slices.Equal(marked, b.marked) && slices.EqualFunc(b.pyramids, b.lay, func(t *pyramidSprite, old pyramidSprite) bool { return *t == old }) {
		return false
	}
	b.chartState, b.marked, b.lay = now, marked, b.lay[:0]
	for _, t := range b.pyramids {
		b.lay = append(b.lay, *t)
	}
	return true
}

// cells are what can be pointed at on the chart.
func (b *Board) cells() widget.Widget {
	if b.updateChartState() {
		b.charts++
	}
	return widget.Memo("chart", b.charts, func(int) widget.Widget { return table.Cells(b.chartCells()) })
}

// chartCells are what can be pointed at on the chart: the systems from above, each with its ships and marks, and the
// ground between them where it can be dragged. What is not in its window can be chosen by keys alone.
func (b *Board) chartCells() []*ui.Control {
	b.cellList.Begin()
	for _, slot := range b.slotsFromAbove() {
		b.systemCells(slot)
	}
	if b.scrollView.scrolls() {
		b.cellList.Add(groundPart(), b.scrollView.window, false, groundLayer, b.partName(groundPart()), "").Backdrop = true
	}
	return b.cellList.List()
}

// systemCells are a system, its ships and its marks.
func (b *Board) systemCells(slot int) {
	w := &b.systems[slot]
	add := func(p rules.Part, r geom.Rect, round bool, layer int) {
		if seen := b.scrollView.visiblePart(r); !r.Empty() {
			tip := ""
			switch layer {
			case cellLayer:
				tip = b.colourCountTip(slot)
			case markLayer:
				tip = b.partName(p)
			}
			b.cellList.Add(p, seen, round && seen == r, layer, b.partName(p), tip).TipOff = b.tipOff(slot)
		}
	}
	if b.small() { // the name is a part of it
		add(cellPart(slot), b.generous(slot), false, cellLayer)
	} else {
		add(cellPart(slot), w.goal.disc(), true, cellLayer)
	}
	b.shipCells(b.thingsIn(slot))
	for k, c := range b.colourCounts(slot) {
		if c.n >= game.Overpopulation {
			add(markPart(slot, colourOf(c.hue)), b.markTarget(slot, k), false, markLayer)
		}
	}
}

// tipOff is what the tip of a part of a system keeps off: the disc with its stars, and the name.
func (b *Board) tipOff(slot int) geom.Rect {
	at := b.systems[slot].goal
	if at.label.Empty() {
		return at.disc()
	}
	return union(at.disc(), at.label)
}

// generous returns the target of a small system: its disc and its name, and as much about them as a finger wants where
// no other system is nearer and nothing else lies.
func (b *Board) generous(slot int) geom.Rect {
	const least = 48.0
	w := &b.systems[slot]
	r := w.goal.disc()
	if !w.goal.label.Empty() {
		at, room := r.Centre(), b.scrollView.room()
		r = union(r, w.goal.label)
		if b.view.Text <= 1 { // as much above the disc, so that its middle is that of the target: ships lie further out
			r = union(r, clip(r.Move(0, 2*(at.Y-r.Centre().Y)), -unbounded, room.Y, unbounded, unbounded))
		}
	}
	r = inside(geom.Around(r.Centre(), max(r.W, least), max(r.H, least)), b.scrollView.room())
	for other := range b.systems {
		o := &b.systems[other]
		if other == slot || !o.exists {
			continue
		}
		way := o.goal.at.Sub(w.goal.at)
		edge := w.goal.at.Add(way.Mul(w.goal.radius / (w.goal.radius + o.goal.radius)))
		switch aside := math.Abs(way.X) > math.Abs(way.Y); {
		case aside && way.X > 0:
			r = clip(r, -unbounded, -unbounded, edge.X, unbounded)
		case aside:
			r = clip(r, edge.X, -unbounded, unbounded, unbounded)
		case way.Y > 0:
			r = clip(r, -unbounded, -unbounded, unbounded, edge.Y)
		default:
			r = clip(r, -unbounded, edge.Y, unbounded, unbounded)
		}
	}
	for _, o := range b.scrollView.blocks {
		r = largestFreePart(r, o)
	}
	return r
}

// inside moves the rectangle into the room, and cuts off what is larger than it.
func inside(r, room geom.Rect) geom.Rect {
	r.W, r.H = min(r.W, room.W), min(r.H, room.H)
	r.X = min(max(r.X, room.X), room.Right()-r.W)
	r.Y = min(max(r.Y, room.Y), room.Bottom()-r.H)
	return r
}

// largestFreePart returns the largest part of r beside, above or below what is blocked.
func largestFreePart(r, blocked geom.Rect) geom.Rect {
	if blocked.Empty() || !r.Overlaps(blocked) {
		return r
	}
	return largest(
		clip(r, -unbounded, -unbounded, blocked.X, unbounded), clip(r, blocked.Right(), -unbounded, unbounded, unbounded),
		clip(r, -unbounded, -unbounded, unbounded, blocked.Y), clip(r, -unbounded, blocked.Bottom(), unbounded, unbounded))
}

// largest returns the largest of the rectangles, an empty one where all are.
func largest(list ...geom.Rect) (best geom.Rect) {
	for _, r := range list {
		if !r.Empty() && r.W*r.H > best.W*best.H {
			best = r
		}
	}
	return best
}

// unbounded is further away than anything on the screen.
const unbounded = math.MaxFloat32

// clip returns the part of r between the edges.
func clip(r geom.Rect, left, top, right, bottom float64) geom.Rect {
	left, top = max(r.X, left), max(r.Y, top)
	return geom.R(left, top, min(r.Right(), right)-left, min(r.Bottom(), bottom)-top)
}

// shipCells are the ships of a system on the chart, those of one kind together: what can be touched is their outline and
// what lies between them, and about marked ships their rings. A ship that is not wholly seen has what is seen of it as its place.
func (b *Board) shipCells(things []*pyramidSprite) {
	corners := map[rules.Part][]geom.Point{}
	var order []rules.Part
	for _, t := range things {
		if t.owner < 0 {
			continue
		}
		p := t.part()
		if corners[p] == nil {
			order = append(order, p)
		}
		corners[p] = append(corners[p], t.corners()...)
		if slices.Contains(b.marked, p) {
			corners[p] = append(corners[p], b.halo(t)...)
		}
	}
	for _, p := range order {
		outline := geom.Hull(corners[p])
		whole := geom.Bounds(outline)
		r := b.scrollView.visiblePart(whole)
		name := b.partName(p)
		layer := pieceLayer
		if slices.Contains(b.marked, p) {
			layer = markedLayer
		}
		c := b.cellList.Add(p, r, false, layer, name, name)
		c.TipOff = b.tipOff(things[0].slot)
		if c.Corners = nil; r == whole {
			c.Corners = outline
		}
	}
}

// markedShips lists the ships on the chart that are asked for now, none where a system must be opened first.
func (b *Board) markedShips() (list []rules.Part) {
	if b.small() {
		return nil
	}
	if len(b.choice.Picked) > 0 {
		for _, t := range slices.Concat(b.highlights.attackable, b.highlights.ready) {
			list = append(list, t.part())
		}
	}
	for _, p := range b.marks.Parts { // of a hint
		if p.Kind == rules.PartPiece && slices.Contains(b.choice.Next, p) {
			list = append(list, p)
		}
	}
	return list
}

// halo returns the corners of what belongs to a marked ship besides its outline: its ring, or as much as a finger wants, as
// far as no other marked ship is nearer.
func (b *Board) halo(t *pyramidSprite) (corners []geom.Point) {
	const sides = 16
	centre, radius := t.outline().Centre(), ringSize(t)/2
	if b.view.Class != stage.Wide {
		radius = max(radius, finger/2)
	}
	for k := range sides {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / sides)
		reach := radius / math.Cos(math.Pi/sides) // about the circle
		for _, other := range b.pyramids {
			way := other.outline().Centre().Sub(centre)
			if toward := way.X*cos + way.Y*sin; toward > 0 && other.part() != t.part() && slices.Contains(b.marked, other.part()) {
				reach = min(reach, (way.X*way.X+way.Y*way.Y)/2/toward)
			}
		}
		corners = append(corners, centre.Add(geom.Pt(cos, sin).Mul(reach)))
	}
	return corners
}

// union returns the smallest rectangle around both.
func union(a, b geom.Rect) geom.Rect {
	return geom.Bounds([]geom.Point{geom.Pt(a.X, a.Y), geom.Pt(b.X, b.Y), geom.Pt(a.Right(), a.Bottom()), geom.Pt(b.Right(), b.Bottom())})
}

// slotsFromAbove lists the systems in reading order.
func (b *Board) slotsFromAbove() []int {
	var list []int
	for slot := range b.pos.Slots() {
		list = append(list, slot)
	}
	slices.SortStableFunc(list, func(x, y int) int {
		p, q := b.systems[x].goal.at, b.systems[y].goal.at
		return cmp.Or(cmp.Compare(math.Round(p.Y/30), math.Round(q.Y/30)), cmp.Compare(p.X, q.X))
	})
	return list
}
