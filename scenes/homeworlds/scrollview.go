package homeworlds

import (
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/world"
)

// scrollView is the room in which the systems lie. On phones it is higher than the window through which it is seen,
// where they would be too small otherwise, and can be dragged up and down.
type scrollView struct {
	window  geom.Rect   // the place on the table through which it is seen
	whole   geom.Rect   // its room while its upper edge is seen; as high as the window where all of it is seen
	off     float64     // how far it has been dragged up, logical units
	held    float64     // off when the drag began
	from    geom.Point  // where the drag began
	dragged bool        // it is being dragged
	want    []int       // systems that are to come into the window, the most important last
	minimap geom.Rect   // empty where all is seen
	placed  bool        // it has been laid out before
	ranks   ranks       // of systems, where it is larger than its window
	pitch   float64     // the height of one of these rows, so that whole rows fill the window
	blocks  []geom.Rect // what lies over it where all is seen
}

// Measures of a chart that is larger than its window, in logical units unless said otherwise.
const (
	wantedUnit  = 0.43 // of the pieces that is wanted, logical units per unit of a piece
	leastUnit   = 0.36 // of those that are still put up with
	minimapWide = 30.0 // the width of the minimap
	viewMargin  = 6.0  // about a system that is brought into the window
	leastSeen   = 22.0 // of a target at least, else it is not there to be touched
)

// groundPart is the ground between the systems, by which the chart is scrolled.
func groundPart() rules.Part { return cellPart(game.MaxSystems) }

// cellOf is the room that a home takes with its name, for pieces of the unit.
func cellOf(unit float64) geom.Point {
	const across = 2 * (world.HomeRadius + world.Over)
	return geom.Pt(across*unit+cellGap, (across+labelMore)*unit+labelGap+labelHeight+cellGap)
}

// arrange decides how large the chart is for so many systems: as large as its window wherever they can be seen well.
func (s *scrollView) arrange(l *room, class stage.Class, systems int) {
	const full = 0.95 // of the window, for rows do not fill it
	chart := l.Slot(slotChart)
	s.window, s.whole, s.minimap, s.blocks = chart, chart, geom.Rect{}, l.blocked
	s.ranks, s.pitch = ranks{}, 0
	least, n := cellOf(leastUnit), float64(roomy(systems))
	if class == stage.Wide || n*least.X*least.Y <= full*chart.W*chart.H {
		s.off = 0
		return
	}
	for _, o := range l.blocked {
		if class == stage.Tall && !o.Empty() { // at both sides of its upper edge
			o.X, o.W = s.window.X, s.window.W
		}
		s.window = cutOff(s.window, o)
	}
	s.blocks = nil
	room := s.window
	room, s.minimap = room.CutLeft(room.W - minimapWide)
	s.minimap.X, s.minimap.W = s.minimap.X+4, s.minimap.W-4
	const (
		rows    = 2   // that are seen at once, at least
		tighter = 0.9 // than wanted are columns where one more has room then
	)
	unit := min(wantedUnit, (room.H/rows-labelHeight-labelGap-cellGap)/(cellOf(1).X-cellGap+labelMore))
	cell := cellOf(unit)
	columns := max(1, math.Floor(room.W/(tighter*cell.X)))
	seen := max(1, math.Floor(room.H/cell.Y+0.01))
	s.ranks = ranks{rows: int(max(seen, math.Ceil(float64(systems)/columns))), columns: int(columns)}
	s.pitch = room.H / seen
	s.whole = geom.R(room.X, room.Y, room.W, float64(s.ranks.rows)*s.pitch)
	s.off = min(s.off, s.most())
}

// snapped returns how far the chart is scrolled when the rows nearest to the window fill it.
func (s *scrollView) snapped() float64 {
	if s.pitch == 0 {
		return s.off
	}
	return min(max(math.Round(s.off/s.pitch)*s.pitch, 0), s.most())
}

// scrolls reports whether there is more chart than is seen.
func (s *scrollView) scrolls() bool { return !s.minimap.Empty() && s.most() > 0 }

// room is where the whole chart lies now, scrolled as far as it is.
func (s *scrollView) room() geom.Rect { return s.whole.Move(0, -s.off) }

// most is how far the chart can be scrolled.
func (s *scrollView) most() float64 { return max(0, s.whole.H-s.window.H) }

// follow scrolls so that the systems that are wanted are seen, with their names.
func (s *scrollView) follow(spots map[int]spot) {
	for _, slot := range s.want {
		at, ok := spots[slot]
		if !ok || !s.scrolls() {
			continue
		}
		reach := at.radius*(1+world.Over/world.Radius) + viewMargin
		top, bottom := at.at.Y-reach-s.window.Y, at.at.Y+reach+labelGap+labelHeight-s.window.Y
		s.off = max(min(s.off, top), bottom-s.window.H)
	}
	s.off = min(max(s.off, 0), s.most())
	if len(s.want) > 0 {
		s.off = s.snapped()
	}
	s.want = nil
}

// seen returns the part of a target that can be touched, empty for what is not in the window.
func (s *scrollView) seen(r geom.Rect) geom.Rect {
	if !s.hides(r) {
		return r
	}
	part := clip(r, s.window.X, s.window.Y, s.window.Right(), s.window.Bottom())
	if part.Empty() || part.W < min(leastSeen, r.W) || part.H < min(leastSeen, r.H) {
		return geom.Rect{}
	}
	return part
}

// hides reports whether something is not wholly in the window, such as words, which are not cut.
func (s *scrollView) hides(r geom.Rect) bool { return s.scrolls() && !r.Within(s.window) }

// shows reports whether so much of a system is in the window that its name is worth reading.
func (s *scrollView) shows(at spot) bool {
	return !s.scrolls() || at.at.Y >= s.window.Y && at.at.Y <= s.window.Bottom()
}
