package forhonor

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
)

// campCall tells one call of a team from another.
type campCall struct {
	round     int
	team      int8
	cardsLeft [game.NumCamps]int // initiative cards
}

// leader returns whom the camera follows, and where: the hero that is played, gives room or has been touched; while a
// captain names one, nobody, in the middle of those that are on the battlefield.
func (b *Board) leader() (h game.Hero, col, row float64, ok bool) {
	h = b.display.active
	if pin, is := heroIn(b.look.pin); is && h == game.NoHero {
		h = pin
	}
	if b.state.Phase() == game.PhaseShove {
		h = b.makingRoom()
	}
	if f := b.display.figure(h); f != nil {
		if f.Post == game.Fielded {
			return h, f.col, f.row, true
		}
		col, row = entrance(b.display.campOf(h))
		return h, col, row, true
	}
	if b.display.calledCamp == game.Nobody {
		return game.NoHero, 0, 0, false
	}
	camp, n := game.Camp(b.display.calledCamp), 0.0
	for _, f := range b.display.figures[camp] {
		if f.Post == game.Fielded && !f.HasActed {
			col, row, n = col+f.col, row+f.row, n+1
		}
	}
	if n == 0 {
		col, row = entrance(camp)
		return game.NoHero, col, row, true
	}
	return game.NoHero, col / n, row / n, true
}

// makingRoom is the hero that makes room for soldiers; NoHero for none.
func (b *Board) makingRoom() game.Hero {
	for camp := range b.display.figures {
		for k := range b.display.figures[camp] {
			f := &b.display.figures[camp][k]
			if f.Post == game.Fielded && b.display.soldierAt(f.At) != nil && (b.choice.State == nil || b.mustMakeRoom(f.Hero)) {
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
	if !ok || !b.isZoomed() || !cam.isNew && cam.hero == h && cam.col == col && cam.row == row {
		return
	}
	call := campCall{b.display.round, b.display.calledCamp, b.display.cardsLeft}
	fresh, other, again := cam.isNew, cam.hero != h || h == game.NoHero, h == game.NoHero && cam.call == call
	cam.isNew, cam.call, cam.hero, cam.col, cam.row = false, call, h, col, row
	spot := b.layout.orientation.Spot(col, row)
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
func (b *Board) reveal(q game.Square) { b.hold([]geom.Point{b.layout.orientation.Spot(spotOf(q))}) }

// revealPressed moves the camera as far as reveal where the middle of the square is out of sight. What a finger has
// pressed stays below it.
func (b *Board) revealPressed(q game.Square) {
	if !b.window().Contains(b.targetChart.Middle(q)) {
		b.reveal(q)
	}
}

// hold moves the camera no farther than it takes to see the squares about all the spots, or the middle of them where
// the window is too small.
func (b *Board) hold(spots []geom.Point) {
	if !b.isZoomed() || len(spots) == 0 {
		return
	}
	from, to := boundsOf(spots)
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

// boundsOf returns the least and the greatest coordinates of spots.
func boundsOf(spots []geom.Point) (from, to geom.Point) {
	from, to = spots[0], spots[0]
	for _, s := range spots {
		from = geom.Pt(min(from.X, s.X), min(from.Y, s.Y))
		to = geom.Pt(max(to.X, s.X), max(to.Y, s.Y))
	}
	return from, to
}

// revealAims moves the camera so far that the heroes that can be shot at or fought at once are seen with the one that is
// played, as many as the window has room for.
func (b *Board) revealAims() {
	f := b.display.figure(b.display.active)
	if f == nil || f.Post != game.Fielded || !b.isZoomed() {
		return
	}
	b.follow()
	window, side := b.window(), b.sideNow()
	seen := []geom.Point{b.layout.orientation.Spot(f.col, f.row)}
	for q := range game.Square(game.NumSquares) {
		if h := b.state.HeroAt(q); h == game.NoHero || !b.aims.shots[q] && !b.aims.fights.Has(h) {
			continue
		}
		more := append(seen, b.layout.orientation.Spot(spotOf(q)))
		if from, to := boundsOf(more); (to.X-from.X+2*revealEdge)*side <= window.W && (to.Y-from.Y+2*revealEdge)*side <= window.H {
			seen = more
		}
	}
	if len(seen) > 1 {
		b.hold(seen)
	}
}

// makeRoom zooms out as far as it takes to see the squares about all the spots together.
func (b *Board) makeRoom(spots []geom.Point) {
	if !b.isZoomed() || len(spots) == 0 {
		return
	}
	from, to := boundsOf(spots)
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
	if b.services.Speed() == 0 || rest.Len() < glideEnd {
		cam.at = cam.goal
	} else {
		cam.at = cam.at.Add(rest.Mul(glideShare))
	}
	b.aim()
	return true
}
