package table

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Large words have one policy: what is read is laid out anew in the size that is wanted, and the large print view tells
// the whole screen. A sentence in a place of fixed size on a phone is the one exception: where it would hardly grow (1.0
// to 1.5 times at 200 % in windows of 320x568 and 844x390), it lies open over the table, where it hides least, until it is
// pressed. All is weighed in one sum, findPlace; what a sentence may hide counts so much.
const (
	hiddenButton = 150.0 // what a button does may be wanted now
	hiddenWanted = 45.0  // what goes on with the choice, what a seat says, a player's name
	hiddenShown  = 26.0  // what a Board shows besides
	hiddenOther  = 8.0   // what is only to be read, pieces, one of many places that go on with the choice
	hiddenGround = 1.0   // what lies below other things, one of many places on a board
)

// hideable is something that an open sentence may hide.
type hideable struct {
	at      geom.Rect // without the edge that may be covered
	counts  float64
	touched float64 // the share of it that counts wherever it is touched
}

// cost is what a plate hides of it.
func (h hideable) cost(box geom.Rect) float64 {
	shared := box.Shared(h.at)
	if shared == 0 {
		return 0
	}
	return h.counts * (h.touched + (1-h.touched)*shared/(h.at.W*h.at.H))
}

// hide returns what hiding the rectangle counts.
func hide(r geom.Rect, counts float64) hideable {
	const (
		edge, rim, share = 6.0, 4.0, 0.1 // of the edge of a thing and of a button may be covered, and of their sides
		finger           = 44.0          // of a button may not
		touched          = 0.33
	)
	side := min(r.W, r.H)
	if counts == hiddenButton {
		return hideable{r.Inset(min(rim, share*side, max(0, (side-finger)/2))), counts, 1}
	}
	return hideable{r.Inset(min(edge, share*side)), counts, touched}
}

// leastHiding returns the first of the plates that hide least.
func leastHiding(plates []geom.Rect, hides []hideable) geom.Rect {
	cost := func(box geom.Rect) (sum float64) {
		for _, h := range hides {
			sum += h.cost(box)
		}
		return sum
	}
	return slices.MinFunc(plates, func(a, b geom.Rect) int { return cmp.Compare(cost(a), cost(b)) })
}

// hidesButton reports whether a button lies under the plate.
func hidesButton(plate geom.Rect, hides []hideable) bool {
	return slices.ContainsFunc(hides, func(h hideable) bool { return h.counts == hiddenButton && h.cost(plate) > 0 })
}

// hideables lists what a sentence may hide, what a seat says among it.
func (m *messages) hideables(in *surroundings) []hideable {
	list := in.hideables()
	if m.speaks(in) {
		list = append(list, hide(m.speechPlace(in), hiddenWanted))
	}
	return list
}

// hideables lists the controls of the page, and what the Board shows besides. What a lesson speaks of counts like a
// button.
func (in *surroundings) hideables() (list []hideable) {
	const ways = 12 // are many
	add := func(r geom.Rect, counts float64) {
		if !r.Empty() {
			list = append(list, hide(r, counts))
		}
	}
	kinds, lit := map[string]rules.PartKind{}, map[string]bool{}
	for p, c := range PartsIn(in.tree) {
		kinds[c.Key] = p.Kind
	}
	for _, part := range in.lit {
		lit[part.String()] = true
	}
	leads := in.leads()
	for _, c := range in.controls {
		cell := kinds[c.Key] == rules.PartCell
		switch {
		case in.ground(c):
			add(c.Rect, hiddenGround)
		case c.Role == ui.RoleButton, kinds[c.Key] == rules.PartButton, lit[c.Key]:
			add(c.Rect, hiddenButton)
		case leads(c.Key) && cell && in.ways > ways:
			add(c.Rect, hiddenOther)
		case leads(c.Key) && c.Role != ui.RoleText, strings.HasPrefix(c.Key, "seat"):
			add(c.Rect, hiddenWanted)
		case cell:
			add(c.Rect, hiddenGround)
		default:
			add(c.Rect, hiddenOther)
		}
	}
	for _, r := range in.places.Sights {
		add(r, hiddenShown)
	}
	return list
}

// ground reports whether a control lies below other things: it is large.
func (in *surroundings) ground(c *ui.Control) bool {
	const share = 0.2 // of the room
	return c.Rect.W*c.Rect.H > share*in.view.Safe.W*in.view.Safe.H
}

// middle returns the middle of the Board's cells in the breadth of the room, that of the room where it has none.
func (in *surroundings) middle() float64 {
	left, right := in.view.Safe.Right(), in.view.Safe.X
	for p, c := range PartsIn(in.tree) {
		if p.Kind == rules.PartCell && !c.Rect.Empty() {
			left, right = min(left, c.Rect.X), max(right, c.Rect.Right())
		}
	}
	return (left + right) / 2
}

// spot is where an open sentence lies: its lower end, and at which side: over its own place, at the left, at the right or
// over the middle of the Board's cells.
type spot struct {
	bottom float64
	side   int
	kept   bool // a sentence has lain there
}

// findPlace returns the shape of an open sentence, and its place, that hide least. It stays where the one before has
// lain, or else over its own place, and leaves that only for what matters more.
func (m *messages) findPlace(own geom.Rect, shapes []shape, in *surroundings) (style letters.Style, box geom.Rect) {
	const (
		small = 16.0 // what it counts, against things that are hidden, how much smaller words are than they are wanted
		line  = 1.0  // and that they stand in one line more
		far   = 0.02 // and each unit of the way
		moved = 5.0  // and that it lies elsewhere than the one before
	)
	room, cells, hides, home := in.view.Safe.Inset(openEdge), in.middle(), m.hideables(in), m.spot
	if !home.kept {
		home.bottom = own.Bottom()
	}
	least := math.Inf(1)
	for _, s := range shapes {
		middle := own.Centre().X - s.w/2
		if in.places.Night {
			middle = own.X
		}
		last := room.Right() - s.w
		for side, x := range []float64{max(room.X, min(middle, last)), room.X, last, max(room.X, min(cells-s.w/2, last))} {
			for k, y := range s.heights(x, home.bottom-s.h, room, hides) {
				at := geom.R(x, y, s.w, s.h)
				cost := far*math.Abs(at.Bottom()-home.bottom) + line*float64(s.more) + small*(1-s.style.Size/shapes[0].style.Size)
				if home.kept && (k > 0 || side != home.side) {
					cost += moved
				}
				for _, h := range hides {
					if cost += h.cost(at); cost >= least {
						break
					}
				}
				if cost < least {
					style, box, least, m.spot = s.style, at, cost, spot{at.Bottom(), side, true}
				}
			}
		}
	}
	return style, box
}

// heights returns the upper ends that a plate may have: as wanted, and just above and below everything that it could hide.
func (s shape) heights(x, wanted float64, room geom.Rect, hides []hideable) []float64 {
	const gap = 3.0
	list := []float64{wanted}
	for _, h := range hides {
		if h.at.X < x+s.w && x < h.at.Right() {
			list = append(list, h.at.Y-gap-s.h, h.at.Bottom()+gap)
		}
	}
	for k, y := range list {
		list[k] = max(room.Y, min(y, room.Bottom()-s.h))
	}
	return list
}
