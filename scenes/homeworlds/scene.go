package homeworlds

import (
	"cmp"
	"image"
	"math"
	"slices"
	"strconv"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/scenes/world"
	"engawa/sprites"
	"engawa/sprites/scenery"
)

type gardenKey struct{}

// Backdrop implements table.Board.
func (b *Board) Backdrop(c *canvas.Canvas) {
	c.Backdrop(gardenKey{}, func(w, h int, scale float64) *image.RGBA {
		return scenery.NightGarden(scenery.Size{W: w, H: h, Scale: scale})
	})
}

// Draw implements table.Board.
func (b *Board) Draw(c *canvas.Canvas) {
	if b.state == nil {
		return
	}
	garden := c.Moved(b.shake.X, b.shake.Y)
	if b.sky.scrolls() {
		garden = c.Clipped(b.sky.window.InsetXY(-skyMargin, -1)).Moved(b.shake.X, b.shake.Y)
	}
	b.drawWorlds(garden, true) // no ring of the rake lies over a disc
	if b.opened == nowhere {
		b.drawWays(garden) // nor does a way that leads past it
	}
	b.drawWorlds(garden, false)
	if b.opened != nowhere {
		b.drawThings(garden, b.things, 1)
		b.drawOpened(c)
		return
	}
	b.drawRings(garden)
	b.drawGhosts(garden)
	b.drawThings(garden, b.things, 1)
	b.drawSigns(garden)
	b.drawLabels(garden)
	b.drawFade(c)
	b.drawEffects(garden)
	b.drawStrip(c)
	b.drawBank(c)
	b.drawActions(c)
	b.drawWaysSwitch(c)
	b.drawPastSwitch(c)
	b.drawMarkedPlaces(c)
}

// Float implements table.Board.
func (b *Board) Float(c *canvas.Canvas) {
	if b.state == nil {
		return
	}
	for _, t := range b.things {
		if t.floated {
			b.drawThing(c, t, 0)
		}
	}
	b.drawCarried(c)
	b.drawSeatArrows(c)
}

// drawWorlds draws all systems with the rings of the rake, or else their discs alone and those yet to be founded as
// dashed rings.
func (b *Board) drawWorlds(c *canvas.Canvas, raked bool) {
	picture := discOf
	if raked {
		picture = worldPicture
	}
	rakes := b.rakes()
	for slot := range b.worlds {
		w := &b.worlds[slot]
		if !w.there && (w.fade >= 1 || w.goal.radius == 0) {
			continue
		}
		faded := c.Faded(1 - w.fade)
		if b.pos.Systems[slot].Free() && w.there {
			if !raked {
				b.drawUnfounded(faded, w, slot)
			}
			continue
		}
		full := world.RadiusOf(&b.pos.Systems[slot])
		look := stretched(w.goal.radius/full, w.spot.radius/w.goal.radius)
		rake := rakes[slot] * full / w.goal.radius
		faded.Draw(picture(sprites.World{Radius: full, Home: b.isHome(slot)}.Within(rake)), w.spot.at, look)
	}
}

// rakes returns how far the rings about each system may reach: half way to the next disc, not far out of the chart, and
// not far under what lies over it.
func (b *Board) rakes() [game.MaxSystems]float64 {
	const out, under = 18.0, 16.0 // of the chart and under its slips, logical units
	room := b.sky.whole.Move(0, -b.sky.off).Inset(-out)
	var reach [game.MaxSystems]float64
	for slot := range b.worlds {
		w := &b.worlds[slot]
		at := w.goal.at
		reach[slot] = min(at.X-room.X, at.Y-room.Y, room.Right()-at.X, room.Bottom()-at.Y)
		for _, r := range b.sky.blocks {
			if !r.Empty() {
				reach[slot] = min(reach[slot], distance(r, at)+under)
			}
		}
		for other := range b.worlds {
			if o := &b.worlds[other]; other != slot && w.there && o.there {
				between := o.goal.at.Sub(at).Len() - o.goal.radius - w.goal.radius
				reach[slot] = min(reach[slot], w.goal.radius+between/2)
			}
		}
	}
	return reach
}

// isHome reports whether the system is the home of somebody who still plays.
func (b *Board) isHome(slot int) bool { return slot < b.seats && b.pos.Systems[slot].Home >= 0 }

// drawUnfounded draws the ring of a home that is yet to be set up, lit if its turn has come.
func (b *Board) drawUnfounded(c *canvas.Canvas, w *place, slot int) {
	const small = 0.92
	col := sprites.Ai3
	if b.pos.Phase == game.Setup && b.pos.Mover == rules.Seat(slot) {
		col = sprites.Glow
	}
	ring := ringAround(math.Round(2*w.spot.radius*small), col, true)
	c.Draw(ring, w.spot.at, canvas.Look{})
}

// stretched is a look at the size, enlarged for a moment.
func stretched(size, by float64) canvas.Look {
	look := canvas.Look{Size: size}
	if math.Abs(by-1) > 1e-3 {
		look.Stretch = geom.Pt(by, by)
	}
	return look
}

// drawLabels writes the names of the systems, but for those under a sentence that needs more than its place.
func (b *Board) drawLabels(c *canvas.Canvas) {
	over := b.saidOver()
	for slot := range b.worlds {
		w := &b.worlds[slot]
		if w.there && !w.spot.label.Overlaps(over) && !b.sky.hides(w.spot.label) && b.sky.shows(w.spot) && !w.spot.label.Empty() && w.goal.form < len(w.forms) {
			w.forms[w.goal.form].draw(c.Faded(1-w.fade), w.spot.label)
		}
	}
}

// drawThings draws pieces with their shadows, the lower ones over the higher ones. Pieces far from what is chosen are
// not dimmed: only ways are.
func (b *Board) drawThings(c *canvas.Canvas, things []*thing, alpha float64) {
	list := slices.Clone(things)
	slices.SortStableFunc(list, func(x, y *thing) int {
		return cmp.Or(cmp.Compare(layerOf(x), layerOf(y)), cmp.Compare(x.at.Y, y.at.Y))
	})
	for _, t := range list {
		if !t.floated {
			b.drawThing(c.Faded(alpha), t, b.ghostly(t))
		}
	}
}

func layerOf(t *thing) int {
	if t.held {
		return 1
	}
	return 0
}

// ghostly is how far a thing has faded: ships that nobody steers any more.
func (b *Board) ghostly(t *thing) float64 {
	if t.owner >= 0 && b.lost.Has(t.owner) {
		return 0.4
	}
	return 0
}

// drawThing draws a piece with its shadow. While its size changes it is stretched by the graphics card; at rest it is
// sharp.
func (b *Board) drawThing(c *canvas.Canvas, t *thing, ghost float64) {
	size := t.goal.unit
	if size == 0 || t.held && t.unit > size {
		size = t.unit
	}
	look := stretched(size, t.unit/size)
	look.Fade = 1 - (1-t.fade)*(1-ghost)
	if t.owner < 0 {
		s := world.Star(t.piece)
		drawShadow(c, starShadow(s), t.at, look)
		c.Draw(starPicture(s), t.at.Sub(geom.Pt(0, t.lift)), look)
		return
	}
	s := shipOf(t.piece, t.heading)
	if t.burn > 0 {
		step := min(sprites.BurnSteps, int(t.burn*sprites.BurnSteps))
		c.Draw(burningPicture(sprites.Burning{Ship: s, Step: step}), t.at, look)
		return
	}
	drawShadow(c, shipShadow(s), t.at, look)
	look.Turn = math.Remainder(t.heading-s.Heading, 2*math.Pi)
	if math.Abs(look.Turn) < 0.01 || !t.held {
		look.Turn = 0
	}
	c.Draw(shipPicture(s), t.at.Sub(geom.Pt(0, t.lift)), look)
}

// coarse is the largest number of pixels per unit at which shadows are baked.
const coarse = 1.0

// drawShadow draws a picture of a shadow, baked small and enlarged where the screen is fine.
func drawShadow(c *canvas.Canvas, p canvas.Picture, at geom.Point, look canvas.Look) {
	if times := math.Ceil(look.Size * c.Scale() / coarse); times > 1 {
		if look.Stretch == (geom.Point{}) {
			look.Stretch = geom.Pt(1, 1)
		}
		look.Size /= times
		look.Stretch = look.Stretch.Mul(times)
	}
	c.Draw(p, at, look)
}

// drawRings draws what lies on the sand about whole systems, below the pieces: the ring of the one chosen, of those
// that can follow, of the overpopulated and of the winners' homes.
func (b *Board) drawRings(c *canvas.Canvas) {
	s := &b.sight
	if s.slot != nowhere && s.slot != s.burst.slot && b.worlds[s.slot].there { // teeth are mark enough
		w := &b.worlds[s.slot]
		c.Draw(ringPicture(sprites.ChosenRing, w.spot.radius), w.spot.at, canvas.Look{})
	}
	for _, slot := range s.links {
		b.drawReached(c, slot)
	}
	for slot := range b.pos.Slots() {
		if w := &b.worlds[slot]; w.there && w.fade == 0 && len(b.pos.Systems[slot].Overpopulated()) > 0 {
			b.drawTeeth(c, w)
		}
	}
	for _, slot := range b.winners {
		if w := &b.worlds[slot]; w.there {
			c.Draw(ringAround(math.Round(2*w.spot.radius+8), sprites.Kin2, false), w.spot.at, canvas.Look{})
		}
	}
}

// drawSigns draws what stands over the pieces: rings about pieces that are chosen or can follow, whose ships lie where,
// the counts of crowded colours and of moves.
func (b *Board) drawSigns(c *canvas.Canvas) {
	for slot, n := range b.sight.moves {
		if n > 1 && b.worlds[slot].there {
			b.drawMoves(c, slot, n)
		}
	}
	for slot := range b.pos.Slots() {
		b.drawOwners(c, slot)
		b.drawCrowds(c, slot)
	}
	b.drawPieceSigns(c)
	b.drawMarkedPieces(c)
}

// drawReached draws the dashed ring of a system that the chosen ship can go to.
func (b *Board) drawReached(c *canvas.Canvas, slot int) {
	w := &b.worlds[slot]
	if !w.there || !b.house.Settings.Marks {
		return
	}
	c.Draw(ringPicture(sprites.ReachRing, w.spot.radius), w.spot.at, canvas.Look{})
}

// drawMoves writes how many moves away a system is.
func (b *Board) drawMoves(c *canvas.Canvas, slot, n int) {
	w := &b.worlds[slot]
	at := w.spot.at.Add(geom.Pt(-0.72, -0.72).Mul(w.spot.radius))
	if b.sky.hides(geom.Around(at, 1, 1)) {
		return
	}
	b.drawNumber(c, at, strconv.Itoa(n), sprites.Paper2, sprites.Ink)
}

// drawNumber writes a number on a small disc.
func (b *Board) drawNumber(c *canvas.Canvas, at geom.Point, text string, face, ink sprites.Color) {
	const radius = 10.0
	c.Draw(discPicture(radius, face, sprites.Ink), at, canvas.Look{})
	style := ui.Strong(leastText)
	c.Text(style, text, geom.Pt(at.X, canvas.InMiddle(style, at.Y-radius, at.Y+radius)), ink, canvas.Centre)
}

// drawPieceSigns draws rings about chosen, attackable and too large ships, and about what gives a power.
func (b *Board) drawPieceSigns(c *canvas.Canvas) {
	s := &b.sight
	for _, t := range s.sources {
		b.ringThing(c, t, sprites.Glow, false)
	}
	for _, t := range s.prey {
		b.ringThing(c, t, sprites.Shu2, true)
	}
	b.drawDoomed(c)
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
	c.Draw(ringAround(math.Round(side), col, dashed), r.Centre(), canvas.Look{})
}
