package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/geom"
)

// misses reports whether a finger that presses the part may have meant another, as the squares are small and could be
// larger. The mouse and the keyboard's focus show what they mean.
func (b *Board) misses(p rules.Part) bool {
	return b.sideNow() < minPress-zoomStep && b.sideNow() < b.layout.near && p != b.look.hovered
}

// zoomIn looks nearly at a square, which stays where it is on the screen as far as the battlefield fills the window.
func (b *Board) zoomIn(q game.Square) {
	cam, away := &b.camera, b.targetChart.Middle(q).Sub(b.window().Centre())
	cam.isNear = true
	cam.showsAll, cam.side, cam.limit, cam.isNew = false, 0, 0, true
	b.follow() // so that nothing is followed away from there
	cam.goal = b.clamp(b.layout.orientation.Spot(spotOf(q)).Sub(away.Mul(1/b.sideNow())), rimStart)
	if b.aim(); !b.targetChart.Square(q).Within(b.window()) {
		b.reveal(q)
	}
	cam.at, cam.nearSquare, cam.looks = cam.goal, q, true
	b.aim()
}

// Grab implements table.Carrier: the battlefield is dragged where a part of it is out of sight.
func (b *Board) Grab(p rules.Part, at geom.Point) bool {
	b.scene.Change()
	_, square := squareOf(p)
	if b.top() != nil || !b.isZoomed() || !b.window().Contains(at) || !square && p.Kind != rules.PartPiece && p != button(buttonGround) {
		return false
	}
	b.camera.overview, _ = b.overviewPlace()
	b.camera.grip, b.camera.gripCenter, b.camera.drags = at, b.camera.goal, true
	return true
}

// Drag implements table.Carrier.
func (b *Board) Drag(_ rules.Part, at geom.Point) {
	b.scene.Change()
	if !b.camera.drags {
		return
	}
	b.camera.goal = b.clamp(b.camera.gripCenter.Sub(at.Sub(b.camera.grip).Mul(1/b.sideNow())), dragMargin)
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
	cam, spot := &b.camera, b.targetChart.Spot(at)
	raw := cam.side
	if raw == 0 || cam.showsAll {
		raw = b.sideNow()
	}
	cam.limit = 0
	cam.side = min(max(raw*factor, b.fitSide()), maxSide)
	cam.showsAll = cam.side <= b.fitSide()
	middle := at.Sub(b.window().Centre()).Mul(1 / b.sideNow())
	cam.goal = b.clamp(spot.Sub(middle), rimStart)
	cam.at = cam.goal
	b.aim()
	return true
}
