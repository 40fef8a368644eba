package homeworlds

import (
	"math"
	"slices"

	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
)

// drawDisc draws the disc of the system in its room, with its pieces.
func (o *systemOverlay) drawDisc(c *canvas.Canvas, r geom.Rect) {
	b, at := o.board, o.layoutSystem(r)
	c.Draw(systemPicture(homeworldsart.Disc(at.radius, b.pos.Systems[o.slot].Home)), at.at, canvas.Look{})
	c.Draw(ringPicture(homeworldssprites.ChosenRing, at.radius), at.at, canvas.Look{})
	things := o.piecesOnDisc(at)
	b.drawSeatArcs(c, at.spot, things)
	b.drawPyramids(c, things, 1)
	o.drawSigns(c, things)
	o.drawCrests(c, &at)
	o.drawMinimap(c, r, at)
}

// drawSigns rings what is chosen or can follow among the pieces of the system.
func (o *systemOverlay) drawSigns(c *canvas.Canvas, things []*pyramidSprite) {
	b := o.board
	like := func(list []*pyramidSprite, t *pyramidSprite) bool {
		return slices.ContainsFunc(list, func(o *pyramidSprite) bool { return o.piece == t.piece && o.owner == t.owner && o.slot == t.slot })
	}
	for _, t := range things {
		if like(b.highlights.ready, t) {
			b.drawReady(c, t)
		}
		switch {
		case t.part() == b.highlights.ship:
			b.ringPyramid(c, t, sprites.Kin2, false)
		case like(b.highlights.attackable, t):
			b.ringPyramid(c, t, sprites.Shu2, true)
		case like(b.highlights.large, t):
			c.Draw(discPicture(13, sprites.Paper3, sprites.Ink), t.outline().Centre(), canvas.Look{})
			ui.DrawIcon(c, "lock", t.outline().Centre(), 16, sprites.Ink2)
		case like(b.highlights.sources, t):
			b.ringPyramid(c, t, sprites.Glow, false)
		case like(b.highlights.catastrophe.destroyed, t):
			b.ringPyramid(c, t, sprites.Shu2, true)
		}
	}
}

// drawCrests draws the crest of each seat with ships in the system outside of the rim on its side.
func (o *systemOverlay) drawCrests(c *canvas.Canvas, l *systemLayout) {
	for seat := range rules.Seat(o.board.seats) {
		angle, ok := l.sideOf(seat)
		if !ok {
			continue
		}
		at := l.crestAt(angle)
		table.DrawCrest(c, seat, at, l.crest)
		o.drawPowersOf(c, seat, at, angle, l.crest)
	}
}

// crestAt returns where a crest stands in a direction of the disc.
func (l *systemLayout) crestAt(angle float64) geom.Point {
	sin, cos := math.Sincos(angle)
	return l.at.Add(geom.Pt(cos, sin).Mul(l.radius*(1+homeworldsart.Overhang/homeworldsart.Radius) + l.crest/2 + 5))
}

// drawPowersOf draws small signs of the powers that the seat has in the system beside its crest.
func (o *systemOverlay) drawPowersOf(c *canvas.Canvas, seat rules.Seat, crest geom.Point, angle, side float64) {
	const share = 0.34
	var list []homeworldssprites.Hue
	for _, h := range hues() {
		if o.board.pos.Systems[o.slot].Power(seat, colourOf(h)) {
			list = append(list, h)
		}
	}
	for k, at := range powerPlaces(crest, angle, side, len(list)) {
		c.Draw(powerPicture(list[k]), at, canvas.Look{Size: share})
	}
}

// powerPlaces returns the places of signs beside a crest that stands in a direction of the disc: in a row where it stands
// above or below the disc, else in a column, which lead away from the ships.
func powerPlaces(crest geom.Point, angle, side float64, n int) (list []geom.Point) {
	const apart, straight = 16.0, 0.1
	sin, cos := math.Sincos(angle)
	step := geom.Pt(1, 0)
	switch {
	case math.Abs(sin) >= math.Abs(cos) && cos < -straight:
		step = geom.Pt(-1, 0)
	case math.Abs(sin) >= math.Abs(cos):
	case sin > straight:
		step = geom.Pt(0, 1)
	default:
		step = geom.Pt(0, -1)
	}
	for k := range n {
		list = append(list, crest.Add(step.Mul(side/2+3+(float64(k)+0.5)*apart)))
	}
	return list
}

// large reports whether words are wanted larger than units could grow, so that what is to be read needs room of its
// own.
func (b *Board) large() bool { return b.view.TextScale() > 1 }
