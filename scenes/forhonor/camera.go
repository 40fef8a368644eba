package forhonor

import (
	"math"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/field"
	"engawa/scenes/geom"
)

// camera is the part of the battlefield that is looked at. Spots are told in squares from its upper left corner.
type camera struct {
	side float64    // of a square, as it has been zoomed; 0 as from the start
	full bool       // all of the battlefield is seen
	at   geom.Point // the spot in the middle of the window
	goal geom.Point // the spot to which the camera glides

	limit float64   // the largest side of a square with which all that is spoken of is seen; 0 for none
	fresh bool      // nothing has been followed yet
	call  calling   // during which heroes that may be named were looked for last
	hero  game.Hero // followed last
	col   float64   // where it was
	row   float64
	grip  geom.Point // where the battlefield is dragged, and the spot in the middle then
	held  geom.Point
	drags bool // it is being dragged
}

// calling tells one call of a team from another.
type calling struct {
	round int
	team  int8
	left  [game.NumCamps]int // initiative cards
}

// Measures of the camera.
const (
	mostSide   = 96.0 // of a square
	zoomStep   = 2.0  // sides are whole multiples of it, so that few pictures are baked
	glideShare = 0.22 // of the rest of the way in a tick
	glideEnd   = 0.01 // squares from the goal
	followEdge = 2.0  // squares that the followed hero keeps from the edge of the window
	revealEdge = 0.75 // and the middle of a square that is to be seen
	rimStart   = 0.0  // squares that are seen beyond the edge
	rimDragged = 2.6  // when dragged, so that nothing stays below the overview
)

// window is where the battlefield is seen: below the banner of broken camps where that lies on it.
func (b *Board) window() geom.Rect {
	r := b.layout.window
	if b.layout.breaking.Within(r) && (b.shown.broken[0] || b.shown.broken[1]) {
		wood := r.X - b.layout.frame.X
		_, r = r.CutTop(b.layout.breaking.Bottom() + wood + bannerGap - r.Y)
	}
	return r
}

// bannerGap is free between the banner of broken camps and the frame.
const bannerGap = 4.0

// seen is what of the battlefield is seen: what the window shows, or all of it.
func (b *Board) seen() geom.Rect {
	if b.zoomed() {
		return b.window()
	}
	return within(b.chart.Board(), b.window())
}

// fitSide is the side of a square with which all of the battlefield is seen.
func (b *Board) fitSide() float64 {
	return field.Fit(b.layout.lie, b.window(), mostSide, b.view.Scale).Side
}

// sideNow is the side of a square that is wished for, as far as what is spoken of has room.
func (b *Board) sideNow() float64 {
	fit, side := b.fitSide(), b.layout.near
	switch {
	case b.camera.full:
		return fit
	case b.camera.side > 0:
		side = math.Round(b.camera.side/zoomStep) * zoomStep
	}
	if b.camera.limit > 0 {
		side = min(side, b.camera.limit)
	}
	return max(fit, side)
}

// zoomed reports whether a part of the battlefield is out of sight.
func (b *Board) zoomed() bool { return b.sideNow() > b.fitSide()+0.5 }

// clamp keeps a spot so that the window is filled, but for a rim of so many squares.
func (b *Board) clamp(spot geom.Point, rim float64) geom.Point {
	wide, high := b.layout.lie.Size()
	window, side := b.window(), b.sideNow()
	keep := func(v, size, room float64) float64 {
		half := room / side / 2
		if size <= 2*half {
			return size / 2
		}
		return min(max(v, half-rim), size-half+rim)
	}
	return geom.Pt(keep(spot.X, float64(wide), window.W), keep(spot.Y, float64(high), window.H))
}

// aim lays out the charts: the one that is drawn, and the one to which the camera glides, by which things are pointed
// at.
func (b *Board) aim() {
	side, middle := b.sideNow(), b.window().Centre()
	b.chart = field.About(b.layout.lie, middle, b.camera.at, side, b.view.Scale)
	b.aimed = field.About(b.layout.lie, middle, b.camera.goal, side, b.view.Scale)
}

// snap ends the glide of the camera, and keeps it within the battlefield.
func (b *Board) snap() {
	b.camera.goal = b.clamp(b.camera.goal, rimStart)
	b.camera.at = b.camera.goal
	b.aim()
}

// leader returns whom the camera follows, and where: the hero that is played, gives room or has been touched; while a
// captain names one, nobody, in the middle of those that are on the battlefield.
func (b *Board) leader() (h game.Hero, col, row float64, ok bool) {
	h = b.shown.active
	if pin, is := heroIn(b.look.pin); is && h == game.NoHero {
		h = pin
	}
	if b.state.Phase() == game.PhaseShove {
		h = b.giver()
	}
	if f := b.shown.figure(h); f != nil {
		if f.Post == game.Fielded {
			return h, f.col, f.row, true
		}
		col, row = entrance(b.shown.campOf(h))
		return h, col, row, true
	}
	if b.shown.called == game.Nobody {
		return game.NoHero, 0, 0, false
	}
	camp, n := game.Camp(b.shown.called), 0.0
	for _, f := range b.shown.figures[camp] {
		if f.Post == game.Fielded && !f.Acted {
			col, row, n = col+f.col, row+f.row, n+1
		}
	}
	if n == 0 {
		col, row = entrance(camp)
		return game.NoHero, col, row, true
	}
	return game.NoHero, col / n, row / n, true
}

// giver is the hero that makes room for soldiers; NoHero for none.
func (b *Board) giver() game.Hero {
	for camp := range b.shown.figures {
		for k := range b.shown.figures[camp] {
			f := &b.shown.figures[camp][k]
			if f.Post == game.Fielded && b.shown.soldierAt(f.At) != nil && (b.choice.State == nil || b.shoved(f.Hero)) {
				return f.Hero
			}
		}
	}
	return game.NoHero
}

// entrance is the middle of the edge by which heroes of a camp enter.
func entrance(camp game.Camp) (col, row float64) {
	return game.Columns/2 - 0.5, float64(camp.EdgeRow())
}

// follow turns the camera to whom it follows, when it is another or has moved. Another hero that is wholly seen leaves
// the battlefield where it is: a finger may be about to press it, or a square beside it. The heroes of a team that is
// called are looked for once.
func (b *Board) follow() {
	if b.state == nil {
		return
	}
	h, col, row, ok := b.leader()
	cam := &b.camera
	if !ok || !b.zoomed() || !cam.fresh && cam.hero == h && cam.col == col && cam.row == row {
		return
	}
	call := calling{b.shown.round, b.shown.called, b.shown.left}
	fresh, other, again := cam.fresh, cam.hero != h || h == game.NoHero, h == game.NoHero && cam.call == call
	cam.fresh, cam.call, cam.hero, cam.col, cam.row = false, call, h, col, row
	spot := b.layout.lie.Spot(col, row)
	switch {
	case fresh:
	case again, other && h != game.NoHero && b.sees(spot):
		return
	case !other:
		spot = b.near(spot, followEdge)
	}
	cam.goal = b.clamp(spot, rimStart)
}

// sees reports whether the square about a spot is wholly seen when the camera has come to rest.
func (b *Board) sees(spot geom.Point) bool { return b.near(spot, 0.5) == b.camera.goal }

// near returns the spot nearest to the goal of the camera from which another spot is seen, so many squares from the
// edges.
func (b *Board) near(spot geom.Point, edge float64) geom.Point {
	window, side := b.window(), b.sideNow()
	keep := func(v, at, room float64) float64 {
		half := max(0.5, room/side/2-edge)
		return min(max(v, at-half), at+half)
	}
	return geom.Pt(keep(b.camera.goal.X, spot.X, window.W), keep(b.camera.goal.Y, spot.Y, window.H))
}

// turn turns the camera at once, before things are pointed at again.
func (b *Board) turn() {
	b.follow()
	b.aim()
}

// reveal moves the camera so far that a square is wholly seen.
func (b *Board) reveal(q game.Square) { b.hold([]geom.Point{b.layout.lie.Spot(spotOf(q))}) }

// revealPressed moves the camera as far as reveal where the middle of the square is out of sight. What a finger has
// pressed stays below it.
func (b *Board) revealPressed(q game.Square) {
	if !b.window().Contains(b.aimed.Middle(q)) {
		b.reveal(q)
	}
}

// hold moves the camera no farther than it takes to see the squares about all the spots, or the middle of them where
// the window is too small.
func (b *Board) hold(spots []geom.Point) {
	if !b.zoomed() || len(spots) == 0 {
		return
	}
	from, to := corners(spots)
	window, side := b.window(), b.sideNow()
	keep := func(v, from, to, room float64) float64 {
		half := room/side/2 - revealEdge
		if to-from > 2*half {
			return (from + to) / 2
		}
		return min(max(v, to-half), from+half)
	}
	goal := &b.camera.goal
	*goal = geom.Pt(keep(goal.X, from.X, to.X, window.W), keep(goal.Y, from.Y, to.Y, window.H))
	b.aim()
}

// corners returns the least and the greatest coordinates of spots.
func corners(spots []geom.Point) (from, to geom.Point) {
	from, to = spots[0], spots[0]
	for _, s := range spots {
		from = geom.Pt(min(from.X, s.X), min(from.Y, s.Y))
		to = geom.Pt(max(to.X, s.X), max(to.Y, s.Y))
	}
	return from, to
}

// makeRoom zooms out as far as it takes to see the squares about all the spots together.
func (b *Board) makeRoom(spots []geom.Point) {
	if !b.zoomed() || len(spots) == 0 {
		return
	}
	from, to := corners(spots)
	window := b.window()
	most := min(window.W/(to.X-from.X+2*revealEdge), window.H/(to.Y-from.Y+2*revealEdge))
	if most < b.sideNow() {
		b.camera.limit = math.Floor(most/zoomStep) * zoomStep
	}
}

// tickCamera lets the camera glide, and reports whether it has moved.
func (b *Board) tickCamera() bool {
	cam := &b.camera
	before := cam.goal
	b.follow()
	rest := cam.goal.Sub(cam.at)
	if rest == (geom.Point{}) && before == cam.goal {
		return false
	}
	if b.house.Speed() == 0 || rest.Len() < glideEnd {
		cam.at = cam.goal
	} else {
		cam.at = cam.at.Add(rest.Mul(glideShare))
	}
	b.aim()
	return true
}

// Grab implements table.Carrier: the battlefield is dragged where a part of it is out of sight.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	b.scene.Change()
	_, square := squareOf(p)
	if b.top() != nil || !b.zoomed() || !b.window().Contains(at) || !square && p.Kind != rules.PartPiece && p != button(buttonGround) {
		return false
	}
	b.camera.grip, b.camera.held, b.camera.drags = at, b.camera.goal, true
	return true
}

// Drag implements table.Carrier.
func (b *Board) Drag(_ rules.Part, at geom.Point) {
	b.scene.Change()
	if !b.camera.drags {
		return
	}
	b.camera.goal = b.clamp(b.camera.held.Sub(at.Sub(b.camera.grip).Mul(1/b.sideNow())), rimDragged)
	b.camera.at = b.camera.goal
	b.aim()
}

// Drop implements table.Carrier.
func (b *Board) Drop(at geom.Point, kept bool) {
	b.scene.Change()
	if !kept {
		at = b.camera.grip
	}
	b.Drag(rules.Part{}, at)
	b.camera.drags = false
}

// Turn implements table.Carrier: nothing is turned here.
func (b *Board) Turn(int, bool) bool { return false }

// Nudge implements table.Carrier: the arrows go from target to target.
func (b *Board) Nudge(rules.Part, int, int) bool { return false }

// Zoom implements table.Carrier.
func (b *Board) Zoom(at geom.Point, factor float64) bool {
	b.scene.Change()
	if b.state == nil || b.top() != nil || !b.window().Contains(at) {
		return false
	}
	cam, spot := &b.camera, b.aimed.Spot(at)
	raw := cam.side
	if raw == 0 || cam.full {
		raw = b.sideNow()
	}
	cam.limit = 0
	cam.side = min(max(raw*factor, b.fitSide()), mostSide)
	cam.full = cam.side <= b.fitSide()
	middle := at.Sub(b.window().Centre()).Mul(1 / b.sideNow())
	cam.goal = b.clamp(spot.Sub(middle), rimStart)
	cam.at = cam.goal
	b.aim()
	return true
}
