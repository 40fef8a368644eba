package homeworlds

import (
	"math"
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/scenes/table"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
)

// effect is something seen for a moment.
type effect struct {
	share float64 // of its time
	draw  func(c *canvas.Canvas, share float64)
}

func (b *Board) addEffect(draw func(c *canvas.Canvas, share float64)) *effect {
	e := &effect{draw: draw}
	b.effects = append(b.effects, e)
	return e
}

func (b *Board) dropEffect(e *effect) {
	b.effects = slices.DeleteFunc(b.effects, func(o *effect) bool { return o == e })
}

// drawEffects draws what is seen for a moment.
func (b *Board) drawEffects(c *canvas.Canvas) {
	for _, e := range b.effects {
		e.draw(c, e.share)
	}
}

// drawWake draws the way of a ship that sails, and three lines in the sand behind it.
func drawWake(t *pyramidSprite, way homeworldssprites.Link) func(c *canvas.Canvas, share float64) {
	const length = 60.0
	return func(c *canvas.Canvas, share float64) {
		drawDots(c.Faded(0.8*share), way.Dots(), sprites.Kin2)
		sin, cos := math.Sincos(t.heading)
		foot := t.at.Add(geom.Pt(-sin, cos).Mul(28 * t.unit))
		c.Draw(wakePicture(length), foot, canvas.Look{Turn: t.heading, Stretch: geom.Pt(t.unit, t.unit), Fade: 1 - share})
	}
}

// sparks draws six sparks on their way.
func sparks(from, to geom.Point) func(c *canvas.Canvas, share float64) {
	const count = 6
	return func(c *canvas.Canvas, share float64) {
		for k := range count {
			late := float64(k) * 0.07
			p := min(1, max(0, (share-late)/(1-late*1.2)))
			if p <= 0 || p >= 1 {
				continue
			}
			sway := geom.Pt(math.Sin(float64(k)*2.1), -1).Mul(46 * math.Sin(math.Pi*p))
			at := from.Lerp(to, anim.SineInOut(p)).Add(sway)
			c.Draw(sparkPicture(), at, canvas.Look{Fade: 0.5 * p})
		}
	}
}

// flash draws the light over a system that bursts.
func flash(at geom.Point, size float64) func(c *canvas.Canvas, share float64) {
	return func(c *canvas.Canvas, share float64) {
		c.Draw(flashPicture(), at, canvas.Look{Size: 1, Stretch: geom.Pt(size, size), Fade: share})
	}
}

// addWave adds a ring that spreads out of a place and fades, with sparks that fly out with it.
//
//go:noinline
func (b *Board) addWave(at geom.Point, radius float64, col sprites.Color) *effect {
	return b.addEffect(func(c *canvas.Canvas, share float64) { drawWave(c, at, radius, col, share) })
}

func drawWave(c *canvas.Canvas, at geom.Point, radius float64, col sprites.Color, share float64) {
	const count, band = 10, 96.0
	out := anim.CubicOut(share)
	by := radius * (0.4 + 1.1*out) / (band / 2)
	c.Draw(bandPicture(band, col, false), at, canvas.Look{Stretch: geom.Pt(by, by), Fade: share})
	for k := range count {
		sin, cos := math.Sincos(2 * math.Pi * (float64(k) + 0.5) / count)
		away := geom.Pt(cos, sin).Mul(radius * (0.5 + float64(1+k%2)*out))
		c.Draw(sparkPicture(), at.Add(away), canvas.Look{Fade: share * share})
	}
}

// shards draws the facets of a pyramid that fly apart, away from the centre, tumble and fade.
func shards(t pyramidSprite, centre geom.Point) func(c *canvas.Canvas, share float64) {
	out := t.at.Sub(centre)
	if out.Len() < 1 {
		out = geom.Pt(0, -1)
	}
	out = out.Mul(1 / max(1, out.Len()))
	return func(c *canvas.Canvas, share float64) {
		flown := anim.CubicOut(share)
		for k := range homeworldssprites.ShardCount {
			s := homeworldssprites.Shard{Hue: homeworldsart.Hue(t.piece.Colour()), Size: t.piece.Size(), Number: k}
			home := s.Home()
			from := t.at.Add(geom.Pt(home.X, home.Y).Mul(t.unit))
			angle := 2*math.Pi*float64(k)/homeworldssprites.ShardCount + t.heading + t.at.X
			away := geom.Pt(math.Cos(angle), math.Sin(angle)).Mul(70 * t.unit).Add(out.Mul(64 * t.unit))
			at := from.Add(away.Mul(flown))
			at.Y += 40 * t.unit * share * share
			c.Draw(canvas.Sprite(s), at, canvas.Look{Size: t.unit, Turn: flown * (angle - math.Pi), Fade: share * share})
		}
	}
}

// playMark shows a catastrophe, or that a seat has lost its home.
func (b *Board) playMark(e rules.Event, speed anim.Speed) anim.Step {
	if e.N == 0 {
		b.lose(rules.Seat(e.Thing-game.LostMark), int(e.From))
		return b.glide(speed.Ticks(glideMS))
	}
	return b.playCatastrophe(int(e.From), game.Colour(e.Thing), speed)
}

// lose takes the home mark of a seat away, slot being nowhere when its home is gone.
func (b *Board) lose(seat rules.Seat, slot int) {
	b.pos.Living &^= rules.SeatsOf(seat)
	b.eliminated |= rules.SeatsOf(seat)
	if slot != noSystem {
		b.pos.Systems[slot].Home = game.Nobody
	}
	b.plan()
}

// playCatastrophe shows a whole catastrophe at once: the chart darkens while what is destroyed trembles and rings of the
// colour close in on it, then it bursts. The events that tell of each piece find nothing left to show.
func (b *Board) playCatastrophe(slot int, c game.Colour, speed anim.Speed) anim.Step {
	ticks := speed.Ticks(chargeMS)
	if ticks == 0 {
		return b.burst(slot, c, speed)
	}
	spot, doomed := b.systems[slot].spot, b.catastropheOf(slot, c).destroyed
	rest := make([]geom.Point, len(doomed))
	for k, t := range doomed {
		rest[k] = t.at
	}
	dark := b.addEffect(b.dim(doomed))
	ring := b.addWave(spot.at, 1.6*spot.radius, homeworldsart.Hue(c).BrightColor())
	return anim.Series(anim.NewTween(ticks, anim.Linear, func(p float64) {
		const times, far = 40.0, 3.0 // how often they tremble, and how far at most, in logical units
		dark.share, ring.share = p, 1-p
		for k, t := range doomed {
			t.at = rest[k].Add(geom.Pt(math.Sin(times*p+float64(k)), math.Cos(1.3*times*p+float64(2*k))).Mul(far * p))
		}
	}).Then(func() {
		for k, t := range doomed {
			t.at = rest[k]
		}
		b.dropEffect(dark)
		b.dropEffect(ring)
	}), anim.Lazy(func() anim.Step { return b.burst(slot, c, speed) }))
}

// dim darkens the chart but for some pieces.
//
//go:noinline
func (b *Board) dim(but []*pyramidSprite) func(c *canvas.Canvas, share float64) {
	const darkest = 0.55
	return func(c *canvas.Canvas, share float64) {
		c.Fill(b.view.Area, sprites.Night.Alpha(darkest*share))
		b.drawPyramids(c, but, 1)
	}
}

// burst shows a flash and two waves, one of them of the colour, and pieces that fly apart in facets while the garden trembles.
func (b *Board) burst(slot int, c game.Colour, speed anim.Speed) anim.Step {
	centre, radius := b.systems[slot].spot.at, b.systems[slot].spot.radius
	gone := b.catastropheOf(slot, c).destroyed
	b.pos.Catastrophe(slot, c)
	if b.pos.Systems[slot].Free() {
		b.chart.leave(&b.placement, slot)
	}
	for _, t := range gone {
		b.drop(t)
	}
	b.plan()
	ticks := speed.Ticks(catastropheMS)
	move := b.glide(ticks)
	if ticks == 0 {
		return move
	}
	b.sound(audio.StarExplodes)
	dark := b.addEffect(b.dim(nil))
	light := b.addEffect(flash(centre, 1.5*radius/flashRadius))
	ring := b.addWave(centre, 2*radius, sprites.Kin2)
	later := b.addWave(centre, 3*radius, homeworldsart.Hue(c).BrightColor())
	flying := make([]*effect, len(gone))
	for k, t := range gone {
		flying[k] = b.addEffect(shards(*t, centre))
	}
	return anim.Together(move, anim.NewTween(ticks, anim.Linear, func(p float64) {
		light.share = min(1, max(0, (p-0.09)*2.2))
		dark.share = max(0, 1-2*p)
		ring.share, later.share = p, max(0, (p-0.2)/0.8)
		for _, e := range flying {
			e.share = p
		}
		left := (1 - p) * (1 - p)
		b.shake = geom.Pt(math.Sin(43*p), math.Cos(37*p)).Mul(10 * left)
	}).Then(func() {
		for _, e := range append(flying, dark, light, ring, later) {
			b.dropEffect(e)
		}
		b.shake = geom.Point{}
	}))
}

// playReveal turns a card up beside its seat.
func (b *Board) playReveal(e rules.Event, speed anim.Speed) anim.Step {
	card := homeworldssprites.GoodCard
	if game.Alignment(e.Thing) == game.Evil {
		card = homeworldssprites.EvilCard
	}
	seat := rules.Seat(e.To)
	if e.Thing == 0 || seat < 0 || int(seat) >= b.seats {
		return nil
	}
	b.sound(audio.CardFlip)
	at := b.cardSpot(b.room.Slot(table.SlotSeat(int(seat))))
	reveal := b.addEffect(func(c *canvas.Canvas, share float64) { b.drawCard(c, card, at, openCardScale, share) })
	return anim.Series(
		anim.NewTween(speed.Ticks(turnMS), anim.CubicOut, func(p float64) { reveal.share = p }),
		anim.NewTween(speed.Ticks(revealMS), anim.Linear, func(float64) {}).Then(func() { b.dropEffect(reveal) }),
	)
}

// revealMS is how long a card that is turned up can be seen, in milliseconds.
const revealMS = 1100

// openCardScale is the size of a card that is turned up, in logical units per unit of a card.
const openCardScale = 0.42

// cardSpot is where the card of a seat is turned up: in the garden, as near to the seat's plate as it can lie.
func (b *Board) cardSpot(plate geom.Rect) geom.Point {
	box := homeworldssprites.SecretCardBox()
	room := b.room.Slot(slotChart).InsetXY(box.W*openCardScale/2+6, box.H*openCardScale/2+6)
	at := plate.Centre()
	return geom.Pt(min(max(at.X, room.X), room.Right()), min(max(at.Y, room.Y), room.Bottom()))
}

// playEnd lights up the homes of the winners in the dark: waves spread out of them, and fireworks in the colour of the
// player burst about them.
func (b *Board) playEnd(e rules.Event, speed anim.Speed) anim.Step {
	const waves, rockets, late, lasts, golden = 3, 9, 0.08, 0.36, 2.4 // shares of the time, and the angle between two
	b.winners = e.Path
	var lit []*pyramidSprite
	for _, slot := range b.winners {
		lit = append(lit, b.thingsIn(int(slot))...)
	}
	dark := b.dim(lit)
	rings := b.addEffect(func(c *canvas.Canvas, share float64) {
		dark(c, min(1, 6*share, 6*(1-share)))
		for _, slot := range b.winners {
			s, col := &b.systems[slot].spot, sprites.Crests()[int(slot)%len(sprites.Crests())].Color
			drawWave(c, s.at, s.radius, sprites.Kin2, math.Mod(waves*share, 1))
			for k := range rockets {
				if at := (share - late*float64(k)) / lasts; at > 0 && at < 1 {
					sin, cos := math.Sincos(golden * float64(k))
					away := geom.Pt(cos, sin).Mul(s.radius * (1.3 + 0.35*float64(k%3)))
					drawWave(c, s.at.Add(away), s.radius*(0.3+0.1*float64(k%2)), []sprites.Color{col, sprites.Kin2}[k%2], at)
				}
			}
		}
	})
	return anim.NewTween(speed.Ticks(endMS), anim.Linear, func(p float64) { rings.share = p }).Then(func() { b.dropEffect(rings) })
}
