package homeworlds

import (
	"math"

	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// naming is the place of the button that names the selected discovered system where its ships are large enough on
// the chart; an open one has its own.
func (b *Board) naming() widget.Widget {
	slot := b.selection
	if slot < game.MaxSeats || !b.systems[slot].exists || b.small() || len(b.choice.Picked) > 0 {
		return nil
	}
	key := b.pos.Name(slot)
	return widget.Positioned{Rect: b.besideSystem(slot), Child: widget.Slot{Name: table.SlotNaming, Of: table.Naming{Key: key, Name: b.match.PlaceName(key)}}}
}

// besideSystem returns where a button about a system covers least, beside its disc or its name; empty where it would
// lie on another system or a button.
func (b *Board) besideSystem(slot int) (best geom.Rect) {
	const gap = 3.0
	w := &b.systems[slot]
	least := math.Inf(1)
	try := func(at geom.Point) {
		r := geom.Around(at, minTool, minTool)
		if !r.Within(b.scrollView.room()) || overlapsAny(r, b.scrollView.blocks) {
			return
		}
		for other := range b.systems {
			o := &b.systems[other]
			if o.exists && other != slot && r.Overlaps(o.goal.disc()) {
				return
			}
		}
		if covered := b.coveredArea(slot, r); covered < least-1 {
			best, least = r, covered
		}
	}
	if !w.goal.label.Empty() {
		for _, side := range []float64{1, -1} {
			try(geom.Pt(w.goal.label.Centre().X+side*(w.goal.label.W/2+gap+minTool/2), w.goal.label.Centre().Y))
		}
	}
	for k := range 8 {
		sin, cos := math.Sincos((float64(k) + 0.5) * math.Pi / 4)
		try(w.goal.at.Add(geom.Pt(cos, sin).Mul(w.goal.radius + gap + minTool/2)))
	}
	return best
}
