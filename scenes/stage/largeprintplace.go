package stage

import (
	"math"
	"slices"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites/letters"
)

// Measures of the place of the large print, in logical units.
const (
	largePrintWidth = 48.0
	largePrintGap   = 3.0 // from other controls
	largePrintRow   = 8.0 // the same in a row of round tools
	largePrintStep  = 6.0
	largePrintEdge  = 4.0 // from the edges of the room
	largePrintOff   = 9.0 // from words, where there is room
	fingertip       = 44.0
)

// placeSearch is the ground on which a place for the large print is looked for.
type placeSearch struct {
	stack *Stack
	room  View
	page  *ui.Page

	edge        float64   // kept off words: what they are written on is broader
	place       geom.Rect // of sentences, kept off where there is other ground
	plate       geom.Rect // the plate of the one that is shown, kept off too
	hasContents bool      // words and things are known
	words       []geom.Rect
	large       []geom.Rect // papers and boards of half the room and more
	others      []geom.Rect // everything else that is drawn, but for what lies below all
}

// allows reports whether a place lies in the room and off all that can be pressed.
func (s *placeSearch) allows(at geom.Rect) bool {
	if !at.Inset(0.5).Within(s.room.Safe) {
		return false
	}
	return !slices.ContainsFunc(s.page.OwnControls(), func(c *ui.Control) bool {
		if c.Role == ui.RoleText || c.Rect.Empty() || s.ground(c) || c.Yields && !yieldsAlone(c) {
			return false
		}
		if c.Round {
			return c.Rect.Centre().Sub(at.Centre()).Len() < (c.Rect.W+at.W)/2+largePrintGap
		}
		return c.Rect.Inset(-largePrintGap).Overlaps(at)
	})
}

// ground reports whether a control is one on which others lie, such as a panel that is pressed anywhere.
func (s *placeSearch) ground(c *ui.Control) bool {
	const least = 1.0 / 5 // of the room
	return c.Role == ui.RoleCell && c.Rect.W*c.Rect.H > least*s.room.Safe.W*s.room.Safe.H
}

// onGround reports whether a place lies on such a control.
func (s *placeSearch) onGround(at geom.Rect) bool {
	return slices.ContainsFunc(s.page.OwnControls(), func(c *ui.Control) bool { return s.ground(c) && c.Rect.Overlaps(at) })
}

// clear reports whether neither words nor the plate of a sentence are seen in a place.
func (s *placeSearch) clear(at geom.Rect) bool {
	if s.plate.Overlaps(at) {
		return false
	}
	s.draw()
	return !slices.ContainsFunc(s.words, at.Inset(-s.edge).Overlaps)
}

// draw finds out where things lie on the screen.
func (s *placeSearch) draw() {
	const shadows, carved = 0.12, 0.24 // of the height of a line are free above and below its letters
	if s.hasContents {
		return
	}
	s.hasContents = true
	scene := s.stack.Top()
	stale := scene.Stale()
	c, trace := s.stack.largePrint.tracer.Trace(s.room.Area.W, s.room.Area.H, s.room.Scale)
	scene.Draw(c)
	s.stack.isStale = s.stack.isStale || stale     // it has not been drawn on the window
	focus := func(geom.Rect) bool { return false } // of the large print itself
	if lent := s.page.Extra(); lent != nil {
		within := lent.Rect.Inset(-largePrintStep * 2)
		focus = func(r geom.Rect) bool { return r.Within(within) && lent.Rect.Within(r) }
	}
	most := s.room.Safe.W * s.room.Safe.H / 2
	for _, stroke := range trace.Strokes {
		if _, is := stroke.Text(); is {
			free := shadows
			if stroke.Style().Face == letters.Carved {
				free = carved
			}
			s.words = append(s.words, stroke.Box.InsetXY(0, free*stroke.Box.H))
		} else if stroke.Box.W*stroke.Box.H >= most {
			s.large = append(s.large, stroke.Box)
		} else if !focus(stroke.Box) {
			s.others = append(s.others, stroke.Box)
		}
	}
}

// find returns the best free place, off plates and the edges of what words are written on where there is one.
func (s *placeSearch) find() geom.Rect {
	s.edge = largePrintOff
	best := s.best()
	s.edge = 0
	if best.Empty() {
		best = s.best()
	}
	if best.Empty() || s.hidesPlate(best) {
		if yielded := s.placeOfYielding(); !yielded.Empty() {
			return yielded
		}
	}
	return best
}

// best returns the best free place: near what takes the screen away or leads to its menu, and on ground where little
// lies; empty for nowhere.
func (s *placeSearch) best() (best geom.Rect) {
	least := math.Inf(1)
	anchor := s.anchor()
	consider := func(at geom.Rect, bonus float64) {
		const far = 1.0 / 140 // a unit of the way
		way := far*at.Centre().Sub(anchor).Len() - bonus
		if way < least && s.allows(at) && s.clear(at) && !(s.edge > 0 && s.coversNarratedItem(at)) {
			if cost := way + s.cost(at); cost < least {
				best, least = at, cost
			}
		}
	}
	const inRow = 0.6
	for _, c := range s.page.OwnControls() {
		if !c.Round || c.Rect.Empty() {
			continue
		}
		for _, way := range []geom.Point{{X: -1}, {X: 1}, {Y: -1}, {Y: 1}} {
			at := c.Rect.Centre().Add(way.Mul((c.Rect.W+largePrintWidth)/2 + largePrintRow))
			consider(geom.Around(at, largePrintWidth, largePrintWidth), inRow)
		}
	}
	in := s.room.Safe.Inset(largePrintEdge)
	row := func(y float64) {
		for x := in.X; x <= in.Right()-largePrintWidth; x += largePrintStep {
			consider(geom.R(x, y, largePrintWidth, largePrintWidth), 0)
		}
	}
	for y := in.Y; y <= in.Bottom()-largePrintWidth; y += largePrintStep {
		row(y)
	}
	if !s.place.Empty() { // there may be just enough room beside sentences
		row(s.place.Y - largePrintWidth - 1)
		row(s.place.Bottom() + 1)
	}
	return best
}

// cost is what speaks against a place: things that are covered, and edges that are crossed.
func (s *placeSearch) cost(at geom.Rect) (cost float64) {
	const (
		covered = 4.0 // a thing that lies wholly below the large print and around it
		crossed = 3.0 // an edge
		spoken  = 4.0 // sentences, later
		hidden  = 9.0 // a plate, a piece, or a thing that is pressed anywhere
	)
	if s.onGround(at) {
		cost += hidden
	}
	if s.place.Overlaps(at) {
		cost += spoken
	}
	if s.coversNarratedItem(at) {
		cost += hidden
	}
	for _, r := range s.large {
		if r.Overlaps(at) && !at.Within(r) {
			cost += crossed
		}
	}
	for _, r := range s.others {
		switch {
		case !r.Overlaps(at):
		case hidesTooMuch(at, r):
			cost += hidden
		case !at.Within(r):
			cost += crossed
		case r.W*r.H < ground*at.W*at.H:
			cost += covered
		}
	}
	return cost
}

// ground is how many areas of the large print a thing has at least on which others lie.
const ground = 9

// hidesTooMuch reports whether a place hides a thing such as a piece: much of it, or much of the place is on it. What lies
// around the place and is a good deal larger is none.
func hidesTooMuch(at, thing geom.Rect) bool {
	const much, piece = 0.25, 3 // a share, areas of the large print
	own, area := at.W*at.H, thing.W*thing.H
	if at.Within(thing) {
		return area < piece*own
	}
	return area < ground*own && at.OverlapArea(thing) > much*min(area, own)
}

// hidesPlate reports whether a place hides a plate, or a thing that is not small.
func (s *placeSearch) hidesPlate(at geom.Rect) bool {
	const small = 8 // in the area of the large print
	s.draw()
	return s.coversNarratedItem(at) || slices.ContainsFunc(s.others, func(r geom.Rect) bool {
		return small*r.W*r.H > at.W*at.H && hidesTooMuch(at, r)
	})
}

// coversNarratedItem reports whether something no larger than a plate, which a screen reader reads, lies in a place.
func (s *placeSearch) coversNarratedItem(at geom.Rect) bool {
	const plates = 6 // areas of the large print
	return slices.ContainsFunc(s.page.OwnControls(), func(c *ui.Control) bool {
		return c.Role == ui.RoleText && c.Rect.W*c.Rect.H < plates*at.W*at.H && c.Rect.Overlaps(at)
	})
}

// anchor is what the large print lies near: the way out, or to the menu.
func (s *placeSearch) anchor() geom.Point {
	for _, key := range []string{"menu", "close", "back"} {
		if c := s.page.Find(key); c != nil && !c.Rect.Empty() {
			return c.Rect.Centre()
		}
	}
	return geom.Pt(s.room.Safe.Right(), s.room.Safe.Y)
}

// yieldsAlone reports whether a control yields a place that is large enough. Several smaller ones yield theirs together.
func yieldsAlone(c *ui.Control) bool {
	return c.Yields && min(c.Rect.W, c.Rect.H) >= fingertip
}

// placeOfYielding returns a place within that of the smallest control that yields its own, the last of several, where no words lie
// over it.
func (s *placeSearch) placeOfYielding() (best geom.Rect) {
	least := math.Inf(1)
	for _, c := range slices.Backward(s.page.OwnControls()) {
		if area := c.Rect.W * c.Rect.H; yieldsAlone(c) && area < least {
			size := min(largePrintWidth, c.Rect.W, c.Rect.H)
			if at := geom.Around(c.Rect.Centre(), size, size); s.clear(at) {
				best, least = at, area
			}
		}
	}
	return best
}
