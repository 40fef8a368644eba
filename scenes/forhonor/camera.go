package forhonor

import (
	"math"

	game "engawa/rules/forhonor"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// camera is the part of the battlefield that is looked at. Spots are given in squares from its upper left corner.
type camera struct {
	side     float64    // of a square, as it has been zoomed; 0 as from the start
	showsAll bool       // all of the battlefield is seen
	isNear   bool       // it has been asked for nearly
	at       geom.Point // the spot in the middle of the window
	goal     geom.Point // the spot to which the camera glides

	limit      float64   // the largest side of a square with which all that is spoken of is seen; 0 for none
	isNew      bool      // nothing has been followed yet
	call       campCall  // during which heroes that may be named were looked for last
	hero       game.Hero // followed last
	col        float64   // where it was
	row        float64
	grip       geom.Point // where the battlefield is dragged, and the spot in the middle then
	gripCenter geom.Point
	drags      bool // it is being dragged

	overview geom.Rect // where the overview lies while it is dragged

	nearSquare game.Square // what has been pressed last to be seen nearly
	looks      bool        // there is one
}

// Measures of the camera.
const (
	maxSide    = 96.0 // of a square
	zoomStep   = 2.0  // sides are whole multiples of it, so that few pictures are rendered
	glideShare = 0.22 // of the rest of the way in a tick
	glideEnd   = 0.01 // squares from the goal
	followEdge = 2.0  // squares that the followed hero keeps from the edge of the window
	revealEdge = 0.75 // and the middle of a square that is to be seen
	rimStart   = 0.0  // squares that are seen beyond the edge
	dragMargin = 2.6  // when dragged, so that nothing stays below the overview
)

// window is where the battlefield is seen: in a replay below the banner of broken camps where that lies on it.
func (b *Board) window() geom.Rect {
	r := b.layout.window
	if b.layout.breaking.Within(r) && b.hasBanner() {
		_, r = r.CutTop(b.layout.breaking.Bottom() + bannerGap - r.Y)
	}
	return r
}

// hasBanner reports whether a replay has the banner on the battlefield.
func (b *Board) hasBanner() bool {
	for _, broken := range b.display.isBroken {
		if broken && b.layout.watch {
			return true
		}
	}
	return false
}

// bannerGap is free between the banner of broken camps and the frame.
const bannerGap = 4.0

// visibleRect is the visible part of the battlefield: the window's, or all of it.
func (b *Board) visibleRect() geom.Rect {
	if b.isZoomed() {
		return b.window()
	}
	return clipRect(b.chart.Board(), b.window())
}

// fitSide is the side of a square with which all of the battlefield is seen.
func (b *Board) fitSide() float64 {
	return forhonorart.Fit(b.layout.orientation, b.window(), maxSide, b.view.Scale).Side
}

// sideNow is the side of a square that is wanted, as far as what is spoken of has room.
func (b *Board) sideNow() float64 {
	fit, side := b.fitSide(), b.layout.near
	switch {
	case b.camera.showsAll, b.isWholeFirst():
		return fit
	case b.camera.side > 0:
		side = math.Round(b.camera.side/zoomStep) * zoomStep
	}
	if b.camera.limit > 0 {
		side = min(side, b.camera.limit)
	}
	return max(fit, side)
}

// isWholeFirst reports whether a phone held upright shows the whole battlefield until it is wanted nearly: where squares are
// large enough to be aimed at, and where nobody has entered it, so that there is nothing to look at from near. A lesson
// shows what it speaks of from near.
func (b *Board) isWholeFirst() bool {
	const least = 20.0 // of a square
	if b.view.Class != stage.Tall || b.learns || b.camera.isNear || b.camera.side > 0 {
		return false
	}
	return b.fitSide() >= least || b.awaitsHeroes()
}

// awaitsHeroes reports whether no hero has entered the battlefield or is about to.
func (b *Board) awaitsHeroes() bool {
	if _, is := heroIn(b.look.pin); is || b.display.active != game.NoHero {
		return false
	}
	for camp := range b.display.figures {
		for k := range b.display.figures[camp] {
			if b.display.figures[camp][k].Post == game.Fielded {
				return false
			}
		}
	}
	return true
}

// isZoomed reports whether a part of the battlefield is out of sight.
func (b *Board) isZoomed() bool { return b.sideNow() > b.fitSide()+0.5 }

// clamp keeps a spot so that the window is filled, but for a rim of so many squares.
func (b *Board) clamp(spot geom.Point, rim float64) geom.Point {
	wide, high := b.layout.orientation.Size()
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
	b.chart = forhonorart.ChartAround(b.layout.orientation, middle, b.camera.at, side, b.view.Scale)
	b.targetChart = forhonorart.ChartAround(b.layout.orientation, middle, b.camera.goal, side, b.view.Scale)
}

// snap ends the glide of the camera, and keeps it within the battlefield.
func (b *Board) snap() {
	b.camera.goal = b.clamp(b.camera.goal, rimStart)
	b.camera.at = b.camera.goal
	b.aim()
}
