package homeworldsart

import (
	"cmp"
	"math"
	"slices"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
)

// Sector is the part of a disc in which the ships of one kind and one seat lie.
type Sector struct {
	Piece     homeworlds.Piece
	Owner     rules.Seat
	From, To  float64 // directions, radians clockwise from the right
	Tip, Base float64 // how far the tips and the bases of the ships are from the middle, in units of a piece
}

// ArrangeApart returns the places of a system's pieces as [Arrange] does, but gives each kind of ships a sector of at
// least so many radians. Where a seat has so many kinds that they do not fit into its side of the disc, they take what
// the others leave free; where all together want more than the whole disc, sectors are narrower.
func ArrangeApart(s *homeworlds.System, seats int, below rules.Seat, least float64) (places []Place, sectors []Sector) {
	radius := RadiusOf(s)
	full := min(maxSize, pieceSize*radius/Radius)
	docks := docksOf(s, radius, full, seats, below)
	count := 0
	for k := range docks {
		count += len(docks[k].kinds())
	}
	least = min(least, 2*math.Pi/float64(max(1, count)))
	share := largestShare(docks, least)
	narrow := min(1, 2*math.Pi/needOf(docks, share, least))
	var parts []part
	for _, d := range docks {
		parts = append(parts, d.part(share, least, narrow))
	}
	moveApart(parts)
	for _, p := range parts {
		moreSectors := p.sectors(radius, full*share)
		sectors = append(sectors, moreSectors...)
		places = append(places, p.places(moreSectors, full*share)...)
	}
	places = append(places, stars(s.Stars, full)...)
	moveStars(places, radius)
	return places, sectors
}

// largestShare returns the share of their full size at which all ships find room: on their own side at a good size, or
// else anywhere.
func largestShare(docks []dock, least float64) float64 {
	const good, step = 0.7, 0.05
	for share := 1.0; share >= good; share -= step {
		if !slices.ContainsFunc(docks, func(d dock) bool { return d.need(share, least) > 2*d.half }) {
			return share
		}
	}
	share := 1.0
	for share > minSize && needOf(docks, share, least) > 2*math.Pi+1e-9 {
		share -= step
	}
	return share
}

// needOf returns the arc that the ships of all docks take at a share of their full size.
func needOf(docks []dock, share, least float64) (sum float64) {
	for k := range docks {
		sum += docks[k].need(share, least)
	}
	return sum
}

// need returns the arc that the ships of a dock take at a share of their full size, when each kind takes so much at
// least.
func (d *dock) need(share, least float64) (sum float64) {
	for _, k := range d.kinds() {
		sum += max(least, share*k.width)
	}
	return sum
}

// kind is a number of equal ships in a dock, and the arc that they take.
type kind struct {
	piece homeworlds.Piece
	n     int
	width float64
}

// kinds returns the ships of a dock, equal ones together.
func (d *dock) kinds() (list []kind) {
	for k, p := range d.ships {
		if k == 0 || d.ships[k-1] != p {
			list = append(list, kind{piece: p})
		}
		last := &list[len(list)-1]
		last.n++
		last.width += d.widths[k]
	}
	return list
}

// part is the part of a disc that one seat takes.
type part struct {
	seat  rules.Seat
	angle float64 // of its middle
	width float64
	share float64
	kinds []kind // with the arcs that they take now
}

// part returns what the dock takes when all arcs are narrower by a share.
func (d *dock) part(share, least, narrow float64) part {
	p := part{seat: d.seat, angle: d.angle, width: d.need(share, least) * narrow, share: share, kinds: d.kinds()}
	for k := range p.kinds {
		p.kinds[k].width = max(least, share*p.kinds[k].width) * narrow
	}
	return p
}

// moveApart turns parts away from each other until none reaches into another, as little as possible.
func moveApart(parts []part) {
	const rounds = 100
	rules.SortFew(parts, func(a, b part) int { return cmp.Compare(a.angle, b.angle) })
	for range rounds {
		for k := range parts {
			next := (k + 1) % len(parts)
			if next == k {
				return
			}
			apart := parts[next].angle - parts[k].angle
			if next < k {
				apart += 2 * math.Pi
			}
			if over := (parts[k].width+parts[next].width)/2 - apart; over > 0 {
				parts[k].angle -= over / 2
				parts[next].angle += over / 2
			}
		}
	}
}

// sectors returns the sectors of the kinds of ships, those of the smallest ones at the end of the part.
func (p *part) sectors(radius, size float64) (list []Sector) {
	to := p.angle + p.width/2
	for _, k := range p.kinds {
		length := ShipBox(k.piece).H * size
		list = append(list, Sector{Piece: k.piece, Owner: p.seat, From: to - k.width, To: to, Tip: radius + Overhang - length, Base: radius + Overhang})
		to -= k.width
	}
	return list
}

// places lays the ships of each kind into the middle of its sector.
func (p *part) places(sectors []Sector, size float64) (list []Place) {
	const between = 15.0 // units
	for k, s := range sectors {
		n := p.kinds[k].n
		each := 2 * math.Atan((ShipBox(s.Piece).W*size+between)/2/s.Base)
		each = min(each, (s.To-s.From)/float64(n))
		for i := range n {
			angle := (s.From+s.To)/2 + (float64(n-1)/2-float64(i))*each
			sin, cos := math.Sincos(angle)
			list = append(list, Place{
				Piece: s.Piece, Owner: p.seat, At: geom.Pt(cos, sin).Mul((s.Tip + s.Base) / 2),
				// A ship that heads upwards lies below the middle, a quarter turn from the right.
				Turn: angle - math.Pi/2, Size: size,
			})
		}
	}
	return list
}
