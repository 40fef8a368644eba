package homeworlds

import (
	"math"
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// balanced returns the field with its sites moved to the middle of the room, from one side to the other: together as far as
// they have room there, then one by one. The rings of the rake may lie under what is at the edges.
func (f *field) balanced() *field {
	const seen = 4.0 // logical units
	moved := *f
	moved.sites, moved.spacing = slices.Clone(f.sites), f.spacing/4
	move := func(sites []site) {
		for _, share := range []float64{1, 0.75, 0.5, 0.25} {
			by := share * moved.offBalance()
			if math.Abs(by) < seen {
				return
			}
			before := slices.Clone(sites)
			for k := range sites {
				sites[k].at.X += by
			}
			if moved.clear() && moved.keepsOrder() {
				return
			}
			copy(sites, before)
		}
	}
	move(moved.sites)
	for k := range moved.sites {
		move(moved.sites[k : k+1])
	}
	moved.spacing = f.spacing
	return &moved
}

// roomiest returns the field balanced on a phone held upright, or, of a few systems, one whose sites keep clear of everything
// at an edge of the room, or lie more aslant, where that makes them larger or brings them to its middle. On a narrow phone the
// panel of a lesson needs the room beside them.
func (c *chart) roomiest(f *field) *field {
	const better, few, narrow = 1.03, 4, 360.0
	if c.class != stage.Tall {
		return f
	}
	worth := func(of *field) float64 { return of.unit * (1 - math.Abs(of.offBalance())/of.room.W) }
	best := f.balanced()
	if len(f.sites) > few || c.room.W < narrow {
		return best
	}
	for _, part := range partsOf(f.room, f.obstacles) {
		for _, start := range []*field{best, f.aslant()} {
			var blocked []geom.Rect
			if part == f.room {
				blocked = f.obstacles
			}
			free := *start
			free.spacing = 0 // some rings may lie under what is there
			in := free.within(part, blocked).largest()
			in.room, in.obstacles = f.room, f.obstacles
			if in = in.balanced(); in.clear() && (worth(in) > better*worth(best) || !best.clear()) {
				best = in
			}
		}
	}
	return best
}

// aslant returns the field with its sites spread from one side of the room to the other, in their order.
func (f *field) aslant() *field {
	u := *f
	u.sites = slices.Clone(f.sites)
	for k := range u.sites {
		before := 0
		for _, o := range u.sites {
			if o.order.X < u.sites[k].order.X {
				before++
			}
		}
		u.sites[k].at.X = f.room.X + f.room.W*(float64(before)+0.5)/float64(len(u.sites))
	}
	return &u
}

// offBalance is how far to the right all sites together must be moved to lie in the middle of the room.
func (f *field) offBalance() float64 {
	left, right := math.Inf(1), math.Inf(-1)
	for k := range f.sites {
		r := f.reach(&f.sites[k])
		left, right = min(left, f.sites[k].at.X-r), max(right, f.sites[k].at.X+r)
	}
	return f.room.Centre().X - (left+right)/2
}
