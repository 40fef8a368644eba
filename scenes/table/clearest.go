package table

import (
	"math"
	"strings"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// What it counts that something is hidden by an open sentence.
const (
	hiddenButton = 150.0 // what a button does may be wanted now
	hiddenLead   = 40.0  // what goes on with the choice
	hiddenWay    = 6.0   // one of many places that do
	hiddenShown  = 26.0  // what a Board shows besides
	hiddenName   = 50.0  // a player's name
	hiddenOther  = 9.0   // what else is only to be read, and pieces
	hiddenGround = 3.0   // what lies below other things
	hiddenCell   = 1.0   // one of many places on a board
)

// hideable is something that an open sentence may hide.
type hideable struct {
	at     geom.Rect // without the edge that may be covered
	counts float64
	corner float64 // of that counts what only a corner is hidden of
}

// cost is what a slip hides of it. To touch it costs little, but for a button: a corner is hidden that is cut some way.
func (h hideable) cost(slip geom.Rect) float64 {
	const cut = 8.0 // so deep a corner is hidden
	broad := min(slip.Right(), h.at.Right()) - max(slip.X, h.at.X)
	high := min(slip.Bottom(), h.at.Bottom()) - max(slip.Y, h.at.Y)
	if broad <= 0 || high <= 0 {
		return 0
	}
	corner := h.corner
	if corner < 1 {
		corner *= min(1, min(broad, high)/min(cut, h.at.W, h.at.H))
	}
	return h.counts * (corner + (1-h.corner)*broad*high/(h.at.W*h.at.H))
}

// hideables lists what a sentence may hide: the controls of the page, what a seat says, and what the Board shows
// besides. What a lesson speaks of counts like a button.
func (m *messages) hideables(in *surroundings) (list []hideable) {
	const (
		edge, share = 6.0, 0.1 // of the edge of a thing may be covered, and of its height
		rim         = 4.0      // of a button: words stand near its edges
		slim        = 0.25     // and of its breadth
		finger      = 44.0     // of the breadth and height of a button may not
		corner      = 0.4
		ways        = 12 // are many
	)
	add := func(r geom.Rect, counts, corner float64) {
		if r.Empty() {
			return
		}
		free := min(edge, share*r.H, slim*r.W)
		if counts == hiddenButton {
			free = min(free, rim, max(0, (min(r.W, r.H)-finger)/2))
		}
		list = append(list, hideable{r.Inset(free), counts, corner})
	}
	kinds, told := map[string]rules.PartKind{}, map[string]bool{}
	for p, c := range PartsIn(in.tree) {
		kinds[c.Key] = p.Kind
	}
	for _, part := range in.lit {
		told[part.String()] = true
	}
	lead, many := in.leads(), in.ways > ways
	for _, c := range in.controls {
		kind := kinds[c.Key]
		switch leads := lead(c.Key); {
		case in.ground(c):
			add(c.Rect, hiddenGround, corner)
		case c.Role == ui.RoleButton, kind == rules.PartButton:
			add(c.Rect, hiddenButton, 1)
		case told[c.Key]:
			add(c.Rect, hiddenButton, corner)
		case leads && kind == rules.PartCell && many:
			add(c.Rect, hiddenWay, corner)
		case leads && c.Role != ui.RoleText:
			add(c.Rect, hiddenLead, corner)
		case strings.HasPrefix(c.Key, "seat"):
			add(c.Rect, hiddenName, corner)
		case kind == rules.PartCell:
			add(c.Rect, hiddenCell, corner)
		default:
			add(c.Rect, hiddenOther, corner)
		}
	}
	if m.speaks(in) {
		add(m.speechPlace(in), hiddenLead, corner)
	}
	for _, r := range in.places.Sights {
		add(r, hiddenShown, corner)
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

// spot is where an open sentence lies: its lower end, and at which side.
type spot struct {
	bottom float64
	side   side
}

// side is where in the breadth of the room a sentence lies open.
type side uint8

const (
	overOwn side = iota + 1 // over its own place
	atLeft
	atRight
	overCells // over the middle of the Board's cells
)

// clearest returns the shape of an open sentence, and its place, that hide least. It stays where the one before has
// lain, or else over its own place, and leaves that only for what matters more.
func (m *messages) clearest(own geom.Rect, shapes []shape, in *surroundings) (style letters.Style, slip geom.Rect) {
	const (
		small = 16.0 // what it counts, against things that are hidden, how much smaller words are than they are wanted
		line  = 1.0  // and that they stand in one line more
		thin  = 3.0  // and in one more than openLines, as a column
		far   = 0.02 // and each unit of the way
		most  = 6.0  // and all of the way at most
		moved = 5.0  // and that it lies elsewhere than the one before
	)
	room, middle, hides := in.view.Safe.Inset(openEdge), in.middle(), m.hideables(in)
	home, before := m.spot, m.spot.side != 0
	if !before {
		home = spot{own.Bottom(), overOwn}
	}
	least := math.Inf(1)
	for _, s := range shapes {
		for _, side := range []side{overOwn, atLeft, atRight, overCells} {
			x := side.left(own, room, middle, s.w, in.places.Night)
			for k, at := range s.places(geom.R(x, home.bottom-s.h, s.w, s.h), room, hides) {
				cost := min(most, far*math.Abs(at.Bottom()-home.bottom))
				cost += line*float64(s.more) + thin*float64(max(0, s.more-openLines+1)) + small*(1-s.style.Size/shapes[0].style.Size)
				if before && (k > 0 || side != home.side) {
					cost += moved
				}
				for _, h := range hides {
					if cost += h.cost(at); cost >= least {
						break
					}
				}
				if cost < least {
					style, slip, least, m.spot = s.style, at, cost, spot{at.Bottom(), side}
				}
			}
		}
	}
	return style, slip
}

// left returns where a slip of that breadth begins. At night it stands at the left end of its own place, else over the
// middle of it.
func (s side) left(own, room geom.Rect, middle, breadth float64, night bool) float64 {
	last := room.Right() - breadth
	switch {
	case s == atLeft:
		return room.X
	case s == atRight:
		return last
	case s == overCells:
		return max(room.X, min(middle-breadth/2, last))
	case night:
		return max(room.X, min(own.X, last))
	}
	return max(room.X, min(own.Centre().X-breadth/2, last))
}

// places returns where a slip may lie that is moved up or down: where it is, and just above and below everything that
// it could hide.
func (s shape) places(slip, room geom.Rect, hides []hideable) []geom.Rect {
	const gap = 3.0
	list := make([]geom.Rect, 0, 1+2*len(hides))
	add := func(y float64) {
		list = append(list, geom.R(slip.X, max(room.Y, min(y, room.Bottom()-s.h)), s.w, s.h))
	}
	add(slip.Y)
	for _, h := range hides {
		if h.at.X < slip.Right() && slip.X < h.at.Right() {
			add(h.at.Y - gap - s.h)
			add(h.at.Bottom() + gap)
		}
	}
	return list
}
