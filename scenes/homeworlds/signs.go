package homeworlds

import (
	"math"
	"strconv"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/ui"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/vector"
)

// drawRings draws what lies on the sand about whole systems, below the pieces: the ring of the one chosen, of those
// that can follow, of the overpopulated, of the winners' homes and of what is lit up.
func (b *Board) drawRings(c *canvas.Canvas) {
	s := &b.highlights
	if s.slot != nowhere && s.slot != s.catastrophe.slot && b.systems[s.slot].there { // its ring is mark enough
		w := &b.systems[s.slot]
		c.Draw(ringPicture(homeworldssprites.ChosenRing, w.spot.radius), w.spot.at, canvas.Look{})
	}
	for _, slot := range s.links {
		if slot == b.selected && b.selectedNow { // it counts as pointed at
			c.Draw(ringPicture(homeworldssprites.ChosenRing, b.systems[slot].spot.radius), b.systems[slot].spot.at, canvas.Look{})
			continue
		}
		b.drawReached(c, slot)
	}
	for slot := range b.pos.Slots() {
		if w := &b.systems[slot]; w.there && w.fade == 0 && len(b.pos.Systems[slot].Overpopulated()) > 0 {
			b.drawWarning(c, w)
		}
	}
	for _, slot := range b.winners {
		if w := &b.systems[slot]; w.there {
			c.Draw(bandPicture(math.Round(2*w.spot.radius+8), sprites.Kin2, false), w.spot.at, canvas.Look{})
		}
	}
	b.drawMarkedPieces(c)
}

// drawSigns draws what stands over the pieces: rings about pieces that are chosen or can follow, whose ships lie where,
// the counts of crowded colours and of moves.
func (b *Board) drawSigns(c *canvas.Canvas) {
	for slot, n := range b.highlights.moves {
		if n > 1 && b.systems[slot].there {
			b.drawMoves(c, slot, n)
		}
	}
	for slot := range b.pos.Slots() {
		b.drawOwners(c, slot)
		b.drawCrowds(c, slot)
	}
	b.drawPieceSigns(c)
}

// drawReached draws the dashed ring of a system that the chosen ship can go to.
func (b *Board) drawReached(c *canvas.Canvas, slot int) {
	w := &b.systems[slot]
	if !w.there || !b.services.Settings.Marks {
		return
	}
	c.Draw(ringPicture(homeworldssprites.ReachRing, w.spot.radius), w.spot.at, canvas.Look{})
}

// drawMoves writes how many moves away a system is.
func (b *Board) drawMoves(c *canvas.Canvas, slot, n int) {
	w := &b.systems[slot]
	at := w.spot.at.Add(geom.Pt(-0.72, -0.72).Mul(w.spot.radius))
	if b.scrollView.hides(geom.Around(at, 1, 1)) {
		return
	}
	b.drawNumber(c, at, strconv.Itoa(n), sprites.Paper2, sprites.Ink)
}

// drawNumber writes a number on a small disc.
func (b *Board) drawNumber(c *canvas.Canvas, at geom.Point, text string, face, ink sprites.Color) {
	radius := 10 * b.labelScale()
	c.Draw(discPicture(radius, face, sprites.Ink), at, canvas.Look{})
	style := ui.Strong(leastText * b.labelScale())
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-radius, at.Y+radius)), ink, canvas.Centre)
}

// drawPieceSigns draws rings about chosen, attackable and too large ships, and about what gives a power.
func (b *Board) drawPieceSigns(c *canvas.Canvas) {
	s := &b.highlights
	for _, t := range s.sources {
		b.ringThing(c, t, sprites.Glow, false)
	}
	for _, t := range s.attackable {
		b.ringThing(c, t, sprites.Shu2, true)
	}
	b.drawEndangered(c)
	for _, t := range s.ready {
		b.drawReady(c, t)
	}
	for _, t := range s.large {
		at := t.outline().Centre()
		c.Draw(discPicture(9, sprites.Paper3, sprites.Ink), at, canvas.Look{})
		ui.DrawIcon(c, "lock", at, 12, sprites.Ink2)
	}
	if slot, owner, p, ok := pieceOf(s.ship); ok {
		if t := b.thingAt(slot, owner, p); t != nil && !t.held {
			b.ringThing(c, t, sprites.Shu2, false)
			b.drawThing(c, t, b.ghostly(t)) // over the corner of a neighbour
		}
	}
}

// ringThing draws a ring about a piece.
func (b *Board) ringThing(c *canvas.Canvas, t *thing, col sprites.Color, dashed bool) {
	r := t.outline()
	side := math.Hypot(r.W, r.H)*0.88 + 5
	c.Draw(bandPicture(math.Round(side), col, dashed), r.Centre(), canvas.Look{})
}

// drawNewShips underlines the ships of others that have come since the last turn, even over the name of a system above.
func (b *Board) drawNewShips(c *canvas.Canvas) {
	for _, t := range b.highlights.newShips {
		b.underline(c, t, sprites.Paper2)
	}
}

// drawReady underlines a ship that can act.
func (b *Board) drawReady(c *canvas.Canvas, t *thing) {
	if b.services.Settings.Marks {
		b.underline(c, t, sprites.Shu2)
	}
}

// underline draws a short bar at the foot of a ship.
func (b *Board) underline(c *canvas.Canvas, t *thing, col sprites.Color) {
	if t.held {
		return
	}
	box := homeworldsart.Ship(t.piece, 0).Outline().Bounds()
	sin, cos := math.Sincos(t.heading)
	foot := t.at.Add(geom.Pt(-sin, cos).Mul((box.Y+box.H)*t.unit + 3.5))
	c.Draw(barPicture(math.Round(box.W*t.unit*0.8), col), foot, canvas.Look{Turn: t.heading})
}

// barPicture is a short bar about the origin.
func barPicture(width float64, col sprites.Color) canvas.Picture {
	return centredPicture(markKey{name: "bar", col: col, w: width}, width+6, 6, func(c *vector.Canvas) {
		line := vector.Line(-width/2, 0, width/2, 0)
		c.Stroke(line, vector.Stroke{Width: 4.6, Cap: vector.RoundCap}, vector.Solid(sprites.Ink))
		c.Stroke(line, vector.Stroke{Width: 2.6, Cap: vector.RoundCap}, vector.Solid(col))
	})
}
