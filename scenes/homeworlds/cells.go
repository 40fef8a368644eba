package homeworlds

import (
	"cmp"
	"math"
	"slices"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// Layers of controls: what lies on something is above it.
const (
	skyLayer = iota - 1
	cellLayer
	pieceLayer
	markLayer
	buttonLayer
)

// cells are what can be pointed at: the systems from above, each with its ships and marks, then the bank and the buttons.
// While a system is seen large there are only its own parts, and the end of the turn.
func (b *Board) cells() []*ui.Control {
	b.listed.Begin()
	tips := b.tips()
	add := func(p rules.Part, r geom.Rect, round bool, layer int) {
		if !r.Empty() {
			b.list(p, r, round, layer, tips)
		}
	}
	if b.opened != nowhere {
		b.openedCells(add)
	} else {
		for _, slot := range b.slotsFromAbove() {
			b.worldCells(slot, b.through(tips))
		}
		if b.sky.scrolls() {
			add(skyPart(), b.sky.window, false, skyLayer)
		}
		for _, p := range bankParts() {
			add(p, b.partRect(p), false, cellLayer)
		}
		add(button(buttonWays), b.layout.ways, true, buttonLayer)
		if _, ok := b.before(); ok {
			add(button(buttonPast), b.layout.past, true, buttonLayer)
		}
		b.deedCells(add)
	}
	if b.pos.Phase != game.Setup {
		add(button(buttonEnd), b.layout.end, false, buttonLayer)
	}
	return b.listed.List()
}

// tips are the words of deeds in an opened system for which there is no room on their buttons.
func (b *Board) tips() map[rules.Part]string {
	if b.opened == nowhere || !b.large() || !b.acting() {
		return nil
	}
	tips := map[rules.Part]string{}
	notes, _ := b.notes(b.openedPlan())
	for n, d := range deeds() {
		if text := b.hereWords(n, d, b.hereState(n)); notes[n].text == "" && text != "" {
			tips[button(d.button)] = text
		}
	}
	return tips
}

// through returns the adder for what lies in the sky: what is not in its window can be chosen by keys alone.
func (b *Board) through(tips map[rules.Part]string) adder {
	return func(p rules.Part, r geom.Rect, round bool, layer int) {
		if !r.Empty() {
			seen := b.sky.seen(r)
			b.list(p, seen, round && seen == r, layer, tips)
		}
	}
}

// list lists a part. The name of a round button, which is only a sign, is told beside it, and so are the tips.
func (b *Board) list(p rules.Part, r geom.Rect, round bool, layer int, tips map[rules.Part]string) {
	name, tip := b.spoken(p), ""
	if text := tips[p]; text != "" {
		name = b.words().Of(name, text)
		tip = name
	}
	if round && p.Kind == rules.PartButton {
		tip = name
	}
	b.listed.Add(p, r, round, layer, name, tip)
}

// adder takes one cell up.
type adder func(p rules.Part, r geom.Rect, round bool, layer int)

// deedCells are the five deeds, or the button that sets a catastrophe off.
func (b *Board) deedCells(add adder) {
	switch {
	case b.sight.burst.slot != nowhere:
		_, leave, set := b.burstRects()
		add(button(buttonLeave), leave, false, buttonLayer)
		add(button(buttonDetonate), set, false, buttonLayer)
	case b.acting():
		rects := b.deedRects()
		for k, d := range deeds() {
			add(button(d.button), rects[k], false, buttonLayer)
		}
	}
}

// worldCells are a system, its ships and its marks.
func (b *Board) worldCells(slot int, add adder) {
	w := &b.worlds[slot]
	if b.small() { // the name is a part of it
		add(cellPart(slot), b.generous(slot), false, cellLayer)
	} else {
		add(cellPart(slot), geom.Around(w.goal.at, 2*w.goal.radius, 2*w.goal.radius), true, cellLayer)
	}
	shipCells(b.in(slot), func(t *thing) geom.Rect { return t.outline() }, add)
	for k, c := range b.crowdOrder(slot) {
		if b.crowds(slot)[c] >= game.Overpopulation {
			add(markPart(slot, c), b.markRect(slot, k), false, markLayer)
		}
	}
}

// generous returns the target of a small system: its disc and its name, and as much about them as a finger wants where
// no other system is nearer and nothing else lies.
func (b *Board) generous(slot int) geom.Rect {
	const least = 48.0
	w := &b.worlds[slot]
	r := geom.Around(w.goal.at, 2*w.goal.radius, 2*w.goal.radius)
	if !w.goal.label.Empty() {
		r = hull(r, w.goal.label)
	}
	r = inside(geom.Around(r.Centre(), max(r.W, least), max(r.H, least)), b.sky.room())
	for other := range b.worlds {
		o := &b.worlds[other]
		if other == slot || !o.there {
			continue
		}
		way := o.goal.at.Sub(w.goal.at)
		share := w.goal.radius / (w.goal.radius + o.goal.radius)
		if math.Abs(way.X) > math.Abs(way.Y) {
			r = cutAt(r, w.goal.at.X+way.X*share, way.X > 0, false)
		} else {
			r = cutAt(r, w.goal.at.Y+way.Y*share, way.Y > 0, true)
		}
	}
	for _, o := range b.sky.blocks {
		r = cutOff(r, o)
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

// cutOff returns the largest part of r beside, above or below what is blocked.
func cutOff(r, blocked geom.Rect) geom.Rect {
	if blocked.Empty() || !r.Overlaps(blocked) {
		return r
	}
	var best geom.Rect
	for _, part := range []geom.Rect{
		cutAt(r, blocked.X, true, false), cutAt(r, blocked.Right(), false, false),
		cutAt(r, blocked.Y, true, true), cutAt(r, blocked.Bottom(), false, true),
	} {
		if !part.Empty() && part.W*part.H > best.W*best.H {
			best = part
		}
	}
	return best
}

// cutAt cuts off what lies beyond a line: right of or below it where beyond is set, else left of or above it.
func cutAt(r geom.Rect, at float64, beyond, across bool) geom.Rect {
	switch {
	case across && beyond:
		r.H = min(r.H, at-r.Y)
	case across:
		_, r = r.CutTop(max(0, at-r.Y))
	case beyond:
		r.W = min(r.W, at-r.X)
	default:
		_, r = r.CutLeft(max(0, at-r.X))
	}
	return r
}

// shipCells are the ships of a system, those of one kind together.
func shipCells(things []*thing, rect func(*thing) geom.Rect, add adder) {
	boxes := map[rules.Part]geom.Rect{}
	var order []rules.Part
	for _, t := range things {
		if t.owner < 0 {
			continue
		}
		p := t.part()
		box, seen := boxes[p]
		if !seen {
			order = append(order, p)
			boxes[p] = rect(t)
			continue
		}
		boxes[p] = hull(box, rect(t))
	}
	for _, p := range order {
		r := boxes[p]
		for _, other := range order {
			if other != p {
				r = clearOf(r, boxes[other].Centre())
			}
		}
		add(p, r, false, pieceLayer)
	}
}

// clearOf makes the rectangle narrower or lower about its middle, so that the point is outside of it.
func clearOf(r geom.Rect, p geom.Point) geom.Rect {
	const least = 8.0
	if !r.Contains(p) {
		return r
	}
	dx, dy := math.Abs(p.X-r.Centre().X), math.Abs(p.Y-r.Centre().Y)
	if dx/r.W > dy/r.H {
		return geom.Around(r.Centre(), max(least, 2*dx-1), r.H)
	}
	return geom.Around(r.Centre(), r.W, max(least, 2*dy-1))
}

// hull returns the smallest rectangle around both.
func hull(a, b geom.Rect) geom.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return geom.R(x, y, max(a.Right(), b.Right())-x, max(a.Bottom(), b.Bottom())-y)
}

// slotsFromAbove lists the systems in reading order.
func (b *Board) slotsFromAbove() []int {
	var list []int
	for slot := range b.pos.Slots() {
		list = append(list, slot)
	}
	slices.SortStableFunc(list, func(x, y int) int {
		p, q := b.worlds[x].goal.at, b.worlds[y].goal.at
		return cmp.Or(cmp.Compare(math.Round(p.Y/30), math.Round(q.Y/30)), cmp.Compare(p.X, q.X))
	})
	return list
}

// partRect returns where a part lies on the screen, empty for what is not to be seen.
func (b *Board) partRect(p rules.Part) geom.Rect {
	switch p.Kind {
	case rules.PartReserve:
		if p.Index >= 0 && p.Index < game.NumPieces {
			return b.reserveRect(game.Piece(p.Index))
		}
	case rules.PartCell:
		if p.Index >= 0 && p.Index < game.MaxSystems && b.worlds[p.Index].there {
			w := &b.worlds[p.Index]
			return geom.Around(w.goal.at, 2*w.goal.radius, 2*w.goal.radius)
		}
	case rules.PartPiece:
		if slot, owner, piece, ok := pieceOf(p); ok {
			if t := b.thingAt(slot, owner, piece); t != nil {
				return t.outline()
			}
		}
	case rules.PartButton:
		return b.buttonRect(p)
	}
	return geom.Rect{}
}

// buttonRect returns where a button or a mark lies.
func (b *Board) buttonRect(p rules.Part) geom.Rect {
	if p == button(buttonEnd) {
		return b.layout.end
	}
	for k, d := range deeds() {
		if p == button(d.button) {
			return b.deedRects()[k]
		}
	}
	if slot, c, ok := markOf(p); ok && b.worlds[slot].there {
		return b.markRect(slot, max(0, slices.Index(b.crowdOrder(slot), c)))
	}
	return geom.Rect{}
}

// crowdOrder lists the colours of a system's marks in the order in which they lie.
func (b *Board) crowdOrder(slot int) []game.Colour {
	var list []game.Colour
	crowds := b.crowds(slot)
	for _, h := range hues() {
		if _, ok := crowds[colourOf(h)]; ok {
			list = append(list, colourOf(h))
		}
	}
	return list
}
