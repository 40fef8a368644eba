package homeworlds

import (
	"math"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/stage"
)

// scrollView is the room in which the systems lie. On phones it is higher than the window through which it is seen,
// where they would be too small otherwise, and can be dragged up and down.
type scrollView struct {
	window      geom.Rect   // the place on the table through which it is seen
	fullArea    geom.Rect   // its room while its upper edge is seen; as high as the window where all of it is seen
	offset      float64     // how far it has been dragged up, logical units
	startOffset float64     // off when the drag began
	dragStart   geom.Point  // where the drag began
	isDragged   bool        // it is being dragged
	want        []int       // systems that are to come into the window, the most important last
	minimap     geom.Rect   // empty where all is seen
	isPlaced    bool        // it has been laid out before
	pitch       float64     // the height of one of these rows, so that whole rows fill the window
	blocks      []geom.Rect // what lies over it where all is seen
}

// Measures of a chart that is larger than its window, in logical units unless said otherwise.
const (
	preferredUnit = 0.43 // of the pieces that is wanted, logical units per unit of a piece
	minUnit       = 0.36 // of those that are still put up with
	minimapWidth  = 30.0 // the width of the minimap
	viewMargin    = 6.0  // about a system that is brought into the window
	minVisible    = 22.0 // of a target at least, else it is not there to be touched
)

// groundPart is the ground between the systems, by which the chart is scrolled.
func groundPart() rules.Part { return cellPart(game.MaxSystems) }

// cellOf is the room that a home takes with its name, for pieces of the unit.
func cellOf(unit float64) geom.Point {
	const across = 2 * (homeworldsart.HomeRadius + homeworldsart.Overhang)
	return geom.Pt(across*unit+cellGap, (across+labelMore)*unit+labelGap+labelHeight+cellGap)
}

// scrollRoom is how a room shows a chart that is higher than it.
type scrollRoom struct {
	window      geom.Rect // the part of the room through which it is seen
	room        geom.Rect // the same without the minimap
	minimap     geom.Rect
	columns     int // systems in a row
	visibleRows int // rows that are seen at once
}

// newScrollRoom measures a room.
func newScrollRoom(in latticeRoom) (s scrollRoom) {
	s.window = in.room
	for _, o := range in.obstacles {
		if in.class == stage.Tall && !o.Empty() { // at both sides of its upper edge
			o.X, o.W = s.window.X, s.window.W
		}
		s.window = largestFreePart(s.window, o)
	}
	s.room = s.window
	s.room, s.minimap = s.room.CutLeft(s.room.W - minimapWidth)
	s.minimap.X, s.minimap.W = s.minimap.X+4, s.minimap.W-4
	const rows = 2 // that are seen at once, at least
	unit := min(preferredUnit, (s.room.H/rows-labelHeight-labelGap-cellGap)/(cellOf(1).X-cellGap+labelMore))
	cell := cellOf(unit)
	s.columns = max(1, int(s.room.W/cellOf(minUnit).X))
	s.visibleRows = max(1, int(s.room.H/cell.Y+0.01))
	return s
}

// pitch is the height of a row: whole rows fill the window.
func (s *scrollRoom) pitch() float64 { return s.room.H / float64(s.visibleRows) }

// fullArea is the chart with so many rows while its upper edge is seen.
func (s *scrollRoom) fullArea(rows int) geom.Rect {
	return geom.R(s.room.X, s.room.Y, s.room.W, float64(rows)*s.pitch())
}

// arrange takes over how a level of the chart lies in the room where it is drawn.
func (s *scrollView) arrange(l *lattice, in latticeRoom, at level) {
	if !at.scrolls {
		s.window, s.fullArea, s.minimap, s.blocks, s.pitch = in.room, in.room, geom.Rect{}, in.obstacles[:], 0
		s.offset = 0
		return
	}
	s.window, s.fullArea, s.minimap, s.blocks, s.pitch = l.scroll.window, l.scroll.fullArea(at.rows), l.scroll.minimap, nil, l.scroll.pitch()
	s.offset = min(s.offset, s.maxOffset())
}

// snapOffset returns how far the chart is scrolled when the rows nearest to the window fill it.
func (s *scrollView) snapOffset() float64 {
	if s.pitch == 0 {
		return s.offset
	}
	return min(max(math.Round(s.offset/s.pitch)*s.pitch, 0), s.maxOffset())
}

// scrolls reports whether there is more chart than is seen.
func (s *scrollView) scrolls() bool { return !s.minimap.Empty() && s.maxOffset() > 0 }

// room is where the whole chart lies now, scrolled as far as it is.
func (s *scrollView) room() geom.Rect { return s.fullArea.Move(0, -s.offset) }

// maxOffset is how far the chart can be scrolled.
func (s *scrollView) maxOffset() float64 { return max(0, s.fullArea.H-s.window.H) }

// follow scrolls so that the systems that are wanted are seen, with their names.
func (s *scrollView) follow(spots map[int]spot) {
	for _, slot := range s.want {
		at, ok := spots[slot]
		if !ok || !s.scrolls() {
			continue
		}
		reach := at.radius*(1+homeworldsart.Overhang/homeworldsart.Radius) + viewMargin
		top, bottom := at.at.Y-reach-s.window.Y, at.at.Y+reach+labelGap+labelHeight-s.window.Y
		s.offset = max(min(s.offset, top), bottom-s.window.H)
	}
	s.offset = min(max(s.offset, 0), s.maxOffset())
	if len(s.want) > 0 {
		s.offset = s.snapOffset()
	}
	s.want = nil
}

// visiblePart returns the part of a target that can be touched, empty for what is not in the window.
func (s *scrollView) visiblePart(r geom.Rect) geom.Rect {
	if !s.isHidden(r) {
		return r
	}
	part := clip(r, s.window.X, s.window.Y, s.window.Right(), s.window.Bottom())
	if part.Empty() || part.W < min(minVisible, r.W) || part.H < min(minVisible, r.H) {
		return geom.Rect{}
	}
	return part
}

// isHidden reports whether something is not wholly in the window, such as words, which are not cut.
func (s *scrollView) isHidden(r geom.Rect) bool { return s.scrolls() && !r.Within(s.window) }

// shows reports whether so much of a system is in the window that its name is worth reading.
func (s *scrollView) shows(at spot) bool {
	return !s.scrolls() || at.at.Y >= s.window.Y && at.at.Y <= s.window.Bottom()
}
