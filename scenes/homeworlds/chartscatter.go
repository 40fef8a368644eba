package homeworlds

import (
	"math"

	"engawa/scenes/geom"
)

// shake moves all sites by up to so much of half a cell, each attempt in another way, and draws them there.
func (f *field) shake(cell geom.Point, much float64, attempt int) {
	const home, edge = 0.4, 0.6 // homes keep nearer to their side, and in their column
	for k := range f.sites {
		s := &f.sites[k]
		x, y := scatter(k + attempt*len(f.sites))
		by := geom.Pt(x*cell.X, y*cell.Y).Mul(much / 2)
		if s.force > 0 {
			s.at.Y += by.Y * home
			continue
		}
		s.at = s.at.Add(by)
		s.pull, s.force = s.at, 0.02
		s.edge = edge * much * (y + 1) / 2
	}
}

// relax pushes the sites apart where they are too near to each other, to the edges and to what is blocked.
func (f *field) relax() {
	const steps = 90
	for range steps {
		for k := range f.sites {
			s := &f.sites[k]
			s.at = s.at.Lerp(s.pull, s.force)
		}
		for k := range f.sites {
			for o := k + 1; o < len(f.sites); o++ {
				f.part(&f.sites[k], &f.sites[o])
			}
		}
		for k := range f.sites {
			f.confine(&f.sites[k])
			if s := &f.sites[k]; s.middle {
				s.at.X = s.pull.X
			}
		}
	}
}

// part moves two sites away from each other: strongly where one is within the other's ellipse, which has room for a
// name, and a little where it is not far outside.
func (f *field) part(a, b *site) {
	const far, eager, lazy = 1.8, 0.5, 0.03
	gap := cellGap + 4 + rakeGap*f.unit
	reach := f.reach(a) + f.reach(b) + gap
	way := b.at.Sub(a.at)
	axes := geom.Pt(reach, reach+f.nameHeight()*0.8)
	if math.Abs(f.nameAt(*a)-f.nameAt(*b)) < labelHeight {
		axes.X = max(axes.X, f.name+gap)
	}
	near := geom.Pt(way.X/axes.X, way.Y/axes.Y).Len()
	if near >= far {
		return
	}
	if near < 1e-6 {
		way, near = geom.Pt(1, 0.3), 1e-3
	}
	much := (far - near) * lazy
	if near < 1 {
		much += (1 - near) * eager
	}
	push := way.Mul(reach * much / 2 / max(1e-6, way.Len()))
	a.at, b.at = a.at.Sub(push), b.at.Add(push)
}

// confine moves a site into the room and off what is blocked.
func (f *field) confine(s *site) {
	for _, o := range f.blocked {
		box := f.aired(*s)
		if o.Empty() || !box.Overlaps(o) {
			continue
		}
		right, down := o.Right()-box.X, o.Bottom()-box.Y
		left, up := box.Right()-o.X, box.Bottom()-o.Y
		switch min(right, down, left, up) {
		case down:
			s.at.Y += down
		case right:
			s.at.X += right
		case left:
			s.at.X -= left
		default:
			s.at.Y -= up
		}
	}
	r := f.reach(s) + f.airAtEdges()
	wide := max(r, f.name/2)
	s.at.X = min(max(s.at.X, f.room.X+wide), f.room.Right()-wide)
	r *= 1 + s.edge
	s.at.Y = min(max(s.at.Y, f.room.Y+r), f.room.Bottom()-r-f.nameHeight())
}

// scatter returns two numbers from -1 to 1 that only depend on the number.
func scatter(n int) (x, y float64) {
	h := uint32(n+1) * 2654435761
	h ^= h >> 15
	h *= 2246822519
	return float64(h>>24)/127.5 - 1, float64(h>>8&0xff)/127.5 - 1
}
