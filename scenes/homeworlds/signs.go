package homeworlds

import (
	"math"
	"slices"

	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// drawRings draws what lies on the sand about whole systems, below the pieces: the ring of the one chosen, of those
// that can follow, of the overpopulated, of the winners' homes and of what is lit up.
func (b *Board) drawRings(c *canvas.Canvas) {
	s := &b.highlights
	if s.slot != noSystem && s.slot != s.catastrophe.slot && b.systems[s.slot].exists { // its ring is mark enough
		w := &b.systems[s.slot]
		c.Draw(ringPicture(homeworldssprites.ChosenRing, w.spot.radius), w.spot.at, canvas.Look{})
	}
	for _, slot := range s.links {
		if slot == b.selection && b.selectionIsCurrent { // it counts as pointed at
			c.Draw(ringPicture(homeworldssprites.ChosenRing, b.systems[slot].spot.radius), b.systems[slot].spot.at, canvas.Look{})
			continue
		}
		b.drawReachableRing(c, slot)
	}
	for slot := range b.pos.Slots() {
		if w := &b.systems[slot]; w.exists && w.fade == 0 && len(b.pos.Systems[slot].OverpopulatedColours()) > 0 {
			b.drawWarning(c, w)
		}
	}
	for _, slot := range b.winners {
		if w := &b.systems[slot]; w.exists {
			c.Draw(bandPicture(math.Round(2*w.spot.radius+8), sprites.Kin2, false), w.spot.at, canvas.Look{})
		}
	}
	b.drawMarkedPieces(c)
}

// drawSigns draws what stands over the pieces: rings about pieces that are chosen or can follow, whose ships lie where,
// the counts of colours and of moves.
func (b *Board) drawSigns(c *canvas.Canvas) {
	for slot, r := range b.movesRects() {
		if !r.Empty() {
			b.drawMoves(c, r, b.highlights.moves[slot])
		}
	}
	for slot := range b.pos.Slots() {
		b.drawOwners(c, slot)
		b.drawColourCounts(c, slot)
	}
	b.drawPieceSigns(c)
}

// drawReachableRing draws the dashed ring of a system that the chosen ship can go to.
func (b *Board) drawReachableRing(c *canvas.Canvas, slot int) {
	w := &b.systems[slot]
	if !w.exists || !b.services.Settings.Marks {
		return
	}
	c.Draw(ringPicture(homeworldssprites.ReachRing, w.spot.radius), w.spot.at, canvas.Look{})
}

// movesRects returns where it is written how many moves away each system is: at the rim where that hides least, on no count
// of a colour, which is a danger, nor on a name or one another; empty where there is no such place.
func (b *Board) movesRects() (rects [game.MaxSystems]geom.Rect) {
	if slices.Max(b.highlights.moves[:]) < 2 {
		return rects
	}
	var taken []geom.Rect
	for slot := range b.pos.Slots() {
		if label := b.systems[slot].spot.label; b.systems[slot].exists && !label.Empty() {
			taken = append(taken, label)
		}
		for k := range b.colourCounts(slot) {
			if b.systems[slot].exists {
				taken = append(taken, b.markRect(slot, k))
			}
		}
	}
	for slot, n := range b.highlights.moves {
		w := &b.systems[slot]
		if n < 2 || !w.exists {
			continue
		}
		text, style := b.movesText(n)
		high, least := style.Size*1.5, math.Inf(1)
		for _, way := range []geom.Point{{X: -0.72, Y: -0.72}, {Y: -1}, {X: 0.72, Y: -0.72}, {Y: 0.7}, {X: -1}, {X: 1}, {Y: -0.5}, {Y: 0.3}} {
			at := w.spot.at.Add(way.Mul(w.spot.radius))
			r := inside(geom.Around(at, math.Ceil(letters.Measure(style, text)+high), high), b.scrollView.room())
			if covered := b.coveredArea(slot, r); covered < least-1 && !overlapsAny(r, taken) && !b.scrollView.isHidden(r) {
				least, rects[slot] = covered, r
			}
		}
		taken = append(taken, rects[slot])
	}
	return rects
}

func (b *Board) movesText(n int) (string, letters.Style) {
	return b.words().T(lang.HomeworldsMoves, lang.Count("n", n)), ui.Strong(minText * b.labelScale())
}

// drawMoves writes on a small plate how many moves away a system is.
func (b *Board) drawMoves(c *canvas.Canvas, r geom.Rect, n int) {
	text, style := b.movesText(n)
	c.Draw(slabPicture(r.W, r.H, r.H/2, sprites.Paper2, 1, 1.6, sprites.Ink), geom.Pt(r.X, r.Y), canvas.Look{})
	c.Text(style, text, geom.Pt(r.Centre().X, canvas.InMiddle(style, r.Y, r.Bottom())), sprites.Ink, canvas.Centre)
}

// drawPieceSigns draws rings about chosen, attackable and too large ships, and about what gives a power.
func (b *Board) drawPieceSigns(c *canvas.Canvas) {
	s := &b.highlights
	for _, t := range s.sources {
		b.ringPyramid(c, t, sprites.Glow, false)
	}
	for _, t := range s.attackable {
		b.ringPyramid(c, t, sprites.Shu2, true)
	}
	b.drawCatastropheTargets(c)
	for _, t := range s.ready {
		b.drawReady(c, t)
	}
	for _, t := range s.large {
		at := t.outline().Centre()
		c.Draw(discPicture(9, sprites.Paper3, sprites.Ink), at, canvas.Look{})
		ui.DrawIcon(c, "lock", at, 12, sprites.Ink2)
	}
	if slot, owner, p, ok := pieceOf(s.ship); ok {
		if t := b.pyramidAt(slot, owner, p); t != nil && !t.isHeld {
			b.ringPyramid(c, t, sprites.Kin2, false)
			b.drawPyramid(c, t, b.fadeOf(t)) // over the corner of a neighbour
		}
	}
}

// ringPyramid draws a ring about a piece.
func (b *Board) ringPyramid(c *canvas.Canvas, t *pyramidSprite, col sprites.Color, dashed bool) {
	c.Draw(bandPicture(ringSize(t), col, dashed), t.outline().Centre(), canvas.Look{})
}

// ringSize is how large the ring about a piece is.
func ringSize(t *pyramidSprite) float64 {
	r := t.outline()
	return math.Round(math.Hypot(r.W, r.H)*0.88 + 5)
}

// drawNewShips underlines the ships of others that have come since the last turn, even over the name of a system above.
func (b *Board) drawNewShips(c *canvas.Canvas) {
	for _, t := range b.highlights.newShips {
		b.underline(c, t, sprites.Paper2)
	}
}

// drawReady underlines a ship that can act.
func (b *Board) drawReady(c *canvas.Canvas, t *pyramidSprite) {
	if b.services.Settings.Marks {
		b.underline(c, t, sprites.Kin2)
	}
}

// underline draws a short bar at the foot of a ship.
func (b *Board) underline(c *canvas.Canvas, t *pyramidSprite, col sprites.Color) {
	if t.isHeld {
		return
	}
	box := homeworldsart.ShipBox(t.piece)
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
