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
	"engawa/scenes/table"
	"engawa/scenes/world"
	"engawa/sprites"
)

// effectKind tells apart what is seen for a moment.
type effectKind uint8

const (
	wakeEffect   effectKind = iota // behind a ship that sails
	sparksEffect                   // from a sacrificed ship to a button
	flashEffect                    // over a system that bursts
	shardsEffect                   // of a pyramid that has burst
	markEffect                     // a card shown, a home lost
)

// effect is something seen for a moment.
type effect struct {
	kind  effectKind
	at    geom.Point
	to    geom.Point // sparks fly there; shards fly away from it
	size  float64
	turn  float64
	share float64 // of its time
	hue   sprites.Hue
	big   int // size of the pyramid
	card  sprites.SecretCard
	way   sprites.Link // of a ship that sails
}

func (b *Board) addEffect(e *effect) *effect {
	b.effects = append(b.effects, e)
	return e
}

func (b *Board) dropEffect(e *effect) {
	b.effects = slices.DeleteFunc(b.effects, func(o *effect) bool { return o == e })
}

// drawEffects draws what is seen for a moment.
func (b *Board) drawEffects(c *canvas.Canvas) {
	for _, e := range b.effects {
		switch e.kind {
		case wakeEffect:
			e.drawWake(c)
		case sparksEffect:
			e.drawSparks(c)
		case flashEffect:
			c.Draw(flashPicture(), e.at, canvas.Look{Size: 1, Stretch: geom.Pt(e.size, e.size), Fade: e.share})
		case shardsEffect:
			e.drawShards(c)
		case markEffect:
			b.drawShownCard(c, e)
		}
	}
}

// drawWake draws the way of a ship that sails, and three lines in the sand behind it.
func (e *effect) drawWake(c *canvas.Canvas) {
	const length = 60.0
	for _, dot := range e.way.Dots() {
		c.Faded(0.8*e.share).Draw(dotPicture(sprites.Shu2), geom.Pt(dot.X, dot.Y), canvas.Look{})
	}
	sin, cos := math.Sincos(e.turn)
	foot := e.at.Add(geom.Pt(-sin, cos).Mul(28 * e.size))
	c.Draw(wakePicture(length), foot, canvas.Look{Turn: e.turn, Stretch: geom.Pt(e.size, e.size), Fade: 1 - e.share})
}

// drawSparks draws six sparks on their way.
func (e *effect) drawSparks(c *canvas.Canvas) {
	const count = 6
	for k := range count {
		late := float64(k) * 0.07
		p := min(1, max(0, (e.share-late)/(1-late*1.2)))
		if p <= 0 || p >= 1 {
			continue
		}
		sway := geom.Pt(math.Sin(float64(k)*2.1), -1).Mul(46 * math.Sin(math.Pi*p))
		at := e.at.Lerp(e.to, anim.SineInOut(p)).Add(sway)
		c.Draw(sparkPicture(), at, canvas.Look{Fade: 0.5 * p})
	}
}

// drawShards draws the facets of a pyramid that fly apart, tumble and fade.
func (e *effect) drawShards(c *canvas.Canvas) {
	out := e.at.Sub(e.to)
	if out.Len() < 1 {
		out = geom.Pt(0, -1)
	}
	out = out.Mul(1 / max(1, out.Len()))
	flown := anim.CubicOut(e.share)
	for k := range sprites.ShardCount {
		s := sprites.Shard{Hue: e.hue, Size: e.big, Number: k}
		home := s.Home()
		from := e.at.Add(geom.Pt(home.X, home.Y).Mul(e.size))
		angle := 2*math.Pi*float64(k)/sprites.ShardCount + e.turn
		away := geom.Pt(math.Cos(angle), math.Sin(angle)).Mul(70 * e.size).Add(out.Mul(64 * e.size))
		at := from.Add(away.Mul(flown))
		at.Y += 40 * e.size * e.share * e.share
		c.Draw(shardPicture(s), at, canvas.Look{Size: e.size, Turn: flown * (angle - math.Pi), Fade: e.share * e.share})
	}
}

// playMark shows a catastrophe, or that a seat has lost its home.
func (b *Board) playMark(e rules.Event, speed anim.Speed) anim.Step {
	if e.N == 0 {
		b.lose(rules.Seat(e.Thing-game.LostMark), int(e.From))
		return b.glide(speed.Ticks(glideMS))
	}
	return b.playBurst(int(e.From), game.Colour(e.Thing), speed)
}

// lose takes the home mark of a seat away, slot being nowhere when its home is gone.
func (b *Board) lose(seat rules.Seat, slot int) {
	b.pos.Living &^= rules.SeatsOf(seat)
	b.lost |= rules.SeatsOf(seat)
	if slot != nowhere {
		b.pos.Systems[slot].Home = game.Nobody
	}
	b.plan()
}

// playBurst shows a whole catastrophe at once: a flash, then the pieces fly apart in facets while the garden trembles.
// The events that tell of each piece find nothing left to show.
func (b *Board) playBurst(slot int, c game.Colour, speed anim.Speed) anim.Step {
	centre, radius := b.systems[slot].spot.at, b.systems[slot].spot.radius
	gone := b.catastropheOf(slot, c).gone
	b.pos.Catastrophe(slot, c)
	for _, t := range gone {
		b.drop(t)
	}
	b.plan()
	if speed.Ticks(catastropheMS) == 0 {
		return b.glide(0)
	}
	b.sound(audio.StarExplodes)
	flash := b.addEffect(&effect{kind: flashEffect, at: centre, size: radius / flashRadius})
	flying := make([]*effect, len(gone))
	for k, t := range gone {
		flying[k] = b.addEffect(&effect{
			kind: shardsEffect, at: t.at, to: centre, size: t.unit, turn: t.heading + t.at.X, hue: world.Hue(t.piece.Colour()), big: t.piece.Size(),
		})
	}
	ticks := speed.Ticks(catastropheMS)
	return anim.Together(b.glide(ticks), anim.NewTween(ticks, anim.Linear, func(p float64) {
		flash.share = min(1, max(0, (p-0.09)*2.2))
		for _, e := range flying {
			e.share = p
		}
		left := (1 - p) * (1 - p)
		b.shake = geom.Pt(math.Sin(43*p), math.Cos(37*p)).Mul(4 * left)
	}).Then(func() {
		b.dropEffect(flash)
		for _, e := range flying {
			b.dropEffect(e)
		}
		b.shake = geom.Point{}
	}))
}

// playReveal turns a card up beside its seat.
func (b *Board) playReveal(e rules.Event, speed anim.Speed) anim.Step {
	card := sprites.GoodCard
	if game.Alignment(e.Thing) == game.Evil {
		card = sprites.EvilCard
	}
	seat := rules.Seat(e.To)
	if e.Thing == 0 || seat < 0 || int(seat) >= b.seats {
		return nil
	}
	b.sound(audio.CardFlip)
	slip := b.room.Slot(table.SlotSeat(int(seat)))
	shown := b.addEffect(&effect{kind: markEffect, at: b.cardSpot(slip), card: card, size: shownCard})
	return anim.Series(
		anim.NewTween(speed.Ticks(turnMS), anim.CubicOut, func(p float64) { shown.share = p }),
		anim.NewTween(speed.Ticks(revealMS), anim.Linear, func(float64) {}).Then(func() { b.dropEffect(shown) }),
	)
}

// revealMS is how long a card that is turned up can be seen, in milliseconds.
const revealMS = 1100

// shownCard is the size of a card that is turned up, in logical units per unit of a card.
const shownCard = 0.42

// cardSpot is where the card of a seat is turned up: in the garden, as near to the seat's slip as it can lie.
func (b *Board) cardSpot(slip geom.Rect) geom.Point {
	box := sprites.SecretCardBox()
	room := b.room.Slot(slotChart).InsetXY(box.W*shownCard/2+6, box.H*shownCard/2+6)
	at := slip.Centre()
	return geom.Pt(min(max(at.X, room.X), room.Right()), min(max(at.Y, room.Y), room.Bottom()))
}

func (b *Board) drawShownCard(c *canvas.Canvas, e *effect) {
	b.drawCard(c, e.card, e.at, e.size, e.share)
}

// playEnd lights up the homes of the winners.
func (b *Board) playEnd(e rules.Event, speed anim.Speed) anim.Step {
	b.winners = e.Path
	return anim.Wait(speed.Ticks(endMS))
}
