package homeworlds

import (
	"math"

	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// naming is the place of the button that names a discovered system that was touched where its ships are large enough on
// the chart; an open one has its own.
func (b *Board) naming() widget.Widget {
	slot := b.touched
	if slot < game.MaxSeats || !b.worlds[slot].there || b.small() || len(b.choice.Picked) > 0 {
		return nil
	}
	key := b.pos.Name(slot)
	return widget.Positioned{Rect: b.besideWorld(slot), Child: widget.Slot{Name: table.SlotNaming, Of: table.Naming{Key: key, Name: b.match.PlaceName(key)}}}
}

// besideWorld returns where a button about a system covers least, beside its disc or its name; empty where it would lie
// on another system or a button.
func (b *Board) besideWorld(slot int) (best geom.Rect) {
	const gap = 3.0
	w := &b.worlds[slot]
	least := math.Inf(1)
	try := func(at geom.Point) {
		r := geom.Around(at, leastTool, leastTool)
		if !r.Within(b.sky.room()) || overlapsAny(r, b.sky.blocks) {
			return
		}
		for other := range b.worlds {
			o := &b.worlds[other]
			if o.there && other != slot && r.Overlaps(o.goal.disc()) {
				return
			}
		}
		if covered := b.coveredAt(slot, r); covered < least-1 {
			best, least = r, covered
		}
	}
	if !w.goal.label.Empty() {
		for _, side := range []float64{1, -1} {
			try(geom.Pt(w.goal.label.Centre().X+side*(w.goal.label.W/2+gap+leastTool/2), w.goal.label.Centre().Y))
		}
	}
	for k := range 8 {
		sin, cos := math.Sincos((float64(k) + 0.5) * math.Pi / 4)
		try(w.goal.at.Add(geom.Pt(cos, sin).Mul(w.goal.radius + gap + leastTool/2)))
	}
	return best
}
