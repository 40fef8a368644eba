package homeworlds

import (
	"math"
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
)

// Movements of played actions, in milliseconds.
const (
	sailMS        = 420
	arcMS         = 240
	turnMS        = 300
	captureMS     = 640
	burnMS        = 360
	chargeMS      = 450
	catastropheMS = 1100
	returnMS      = 200
	glideMS       = 260
	endMS         = 2200
)

// Play implements table.Board. Each event changes the position on the screen first; then everything glides to where it
// now belongs, and the thing that the event is about goes there in its own way.
func (b *Board) Play(e rules.Event, speed anim.Speed) anim.Step {
	b.scene.Change()
	b.closeAll()
	b.selectionIsCurrent = false
	b.chart.follow(&b.placement, e)
	b.highlights = highlights{slot: noSystem, builds: game.NoPiece, catastrophe: catastrophe{slot: noSystem}, power: noPower}
	if slices.Contains([]rules.EventKind{rules.EvPlace, rules.EvFlip, rules.EvMove, rules.EvTake, rules.EvMark}, e.Kind) {
		b.scrollView.want = []int{int(e.From), int(e.To)} // no system for what comes from elsewhere
	}
	switch e.Kind {
	case rules.EvPlace:
		return b.playPlace(e, speed)
	case rules.EvFlip:
		return b.playTrade(e, speed)
	case rules.EvMove:
		return b.playSail(e, speed)
	case rules.EvTake:
		return b.playTake(e, speed)
	case rules.EvMark:
		return b.playMark(e, speed)
	case rules.EvPhase:
		return anim.Do(func() { b.phase(e) })
	case rules.EvReveal:
		return b.playReveal(e, speed)
	case rules.EvEnd:
		return b.playEnd(e, speed)
	}
	return nil
}

// sound lets an action be heard, a little differently each time.
func (b *Board) sound(s audio.Sound) { b.services.Sound.PlayVaried(s, b.match.Len()) }

// phase takes over whose turn it is and what is left of a sacrifice.
func (b *Board) phase(e rules.Event) {
	b.scene.Change()
	switch {
	case e.Thing < 0:
		b.pos.Mover, b.pos.ActionsLeft = rules.Seat(e.To), 0
	case e.N > 0:
		b.pos.Phase, b.pos.Colour, b.pos.ActionsLeft = game.Sacrificing, game.Colour(e.Thing), uint8(e.N)
	default:
		b.pos.Phase, b.pos.ActionsLeft = game.Done, 0
	}
}

// glide lets all systems and all things but those held go to where they belong.
//
//go:noinline
func (b *Board) glide(ticks int) anim.Step {
	type way struct {
		t    *pyramidSprite
		from pose
	}
	var ways []way
	for _, t := range b.pyramids {
		if !t.isHeld {
			ways = append(ways, way{t, t.pose})
		}
	}
	from := b.systems
	return anim.NewTween(ticks, anim.CubicOut, func(p float64) {
		for slot := range b.systems {
			b.systems[slot].glide(&from[slot], p)
		}
		for _, w := range ways {
			w.t.pose = interpolatePose(w.from, w.t.goal, p)
		}
	})
}

// glide brings a system the share p of the way to where it belongs; one that is gone fades.
func (w *place) glide(from *place, p float64) {
	if !w.exists {
		w.fade = from.fade + (1-from.fade)*p
		return
	}
	w.fade = from.fade * (1 - p)
	w.spot.at = from.spot.at.Lerp(w.goal.at, p)
	w.spot.radius = from.spot.radius + (w.goal.radius-from.spot.radius)*p
	w.spot.unit = w.goal.unit
	w.spot.form = w.goal.form
	w.spot.label = w.goal.label.Move(w.spot.at.X-w.goal.at.X, w.spot.at.Y-w.goal.at.Y)
}

// playPlace brings a piece from the bank along an arc.
func (b *Board) playPlace(e rules.Event, speed anim.Speed) anim.Step {
	p, owner := game.ThingOf(e.Thing)
	slot := int(e.To)
	t := &pyramidSprite{piece: p, owner: owner, slot: slot, isHeld: true, isFloating: true}
	b.addThing(t)
	b.pos.Bank -= p.One()
	b.pyramids = append(b.pyramids, t)
	b.plan()
	t.pose = b.fromBank(t)
	return anim.Together(b.glide(speed.Ticks(arcMS)), b.arc(t, t.goal, speed.Ticks(arcMS), func() { b.resetPosition(t); b.sound(audio.ShipBuilt) }))
}

// addThing adds a thing to the position on the screen.
func (b *Board) addThing(t *pyramidSprite) {
	sys := &b.pos.Systems[t.slot]
	if t.owner >= 0 {
		sys.Ships[t.owner] += t.piece.One()
		return
	}
	if sys.Free() {
		*sys = game.System{Home: game.Nobody}
		b.pos.SlotMask |= 1 << t.slot
		if t.slot < b.seats {
			sys.Home = rules.Seat(t.slot)
		} else {
			b.pos.LastNumber++
			sys.Key = b.pos.LastNumber
		}
	}
	sys.Stars += t.piece.One()
}

// lift takes a thing out of the position on the screen.
func (b *Board) lift(t *pyramidSprite) {
	sys := &b.pos.Systems[t.slot]
	if t.owner >= 0 {
		sys.Ships[t.owner] -= t.piece.One()
		return
	}
	if sys.Stars -= t.piece.One(); sys.Stars == 0 {
		b.pos.SlotMask &^= 1 << t.slot
	}
}

// fromBank is how a piece lies as it comes out of the bank.
func (b *Board) fromBank(t *pyramidSprite) pose {
	at, unit := b.reserveSpot(t.piece)
	if t.owner >= 0 {
		at.Y -= 30 * unit
	}
	return pose{at: at, unit: unit, heading: t.goal.heading}
}

// arc brings a thing to a pose in a bow over the table.
//
//go:noinline
func (b *Board) arc(t *pyramidSprite, to pose, ticks int, after func()) anim.Step {
	const height = 46.0
	from := t.pose
	t.isHeld, t.isFloating = true, true
	return anim.NewTween(ticks, anim.SineInOut, func(p float64) {
		t.pose = interpolatePose(from, to, p)
		t.lift = height * math.Sin(math.Pi*p)
	}).Then(after)
}

// playTrade lets the old ship go to the bank while the new one comes; they cross in the air.
func (b *Board) playTrade(e rules.Event, speed anim.Speed) anim.Step {
	p, owner := game.ThingOf(e.Thing)
	old := b.pyramidAt(int(e.From), owner, p)
	if old == nil {
		return nil
	}
	b.store(old)
	next := &pyramidSprite{piece: game.Piece(e.N), owner: owner, slot: int(e.To)}
	b.addThing(next)
	b.pos.Bank -= next.piece.One()
	gone := *old
	ghost := &gone
	b.pyramids = append(b.pyramids, next)
	b.plan()
	b.pyramids = append(b.pyramids, ghost)
	next.pose = b.fromBank(next)
	next.isHeld, ghost.isHeld = true, true
	away := b.fromBank(ghost)
	away.heading = ghost.heading
	ticks := speed.Ticks(arcMS)
	return anim.Together(b.glide(ticks),
		b.arc(next, next.goal, ticks, func() { b.resetPosition(next); b.sound(audio.ShipTraded) }),
		b.arc(ghost, away, ticks, func() { b.drop(ghost) }),
	)
}

// drop takes a thing off the screen.
func (b *Board) drop(t *pyramidSprite) {
	b.pyramids = slices.DeleteFunc(slices.Clone(b.pyramids), func(other *pyramidSprite) bool { return other == t })
}

// store returns a thing to the bank of the position, and takes it off the screen.
func (b *Board) store(t *pyramidSprite) {
	b.lift(t)
	b.pos.Bank += t.piece.One()
	b.drop(t)
}

// playSail has a ship sail along the way between two systems, with a wake in the sand behind it.
func (b *Board) playSail(e rules.Event, speed anim.Speed) anim.Step {
	p, owner := game.ThingOf(e.Thing)
	t := b.pyramidAt(int(e.From), owner, p)
	if b.drag.pyramid != nil && b.drag.pyramid.part() == piecePart(int(e.From), owner, p) {
		t = b.drag.pyramid
	}
	if t == nil {
		return nil
	}
	b.finishHome()
	from := t.pose
	carried := t.isFloating
	l := b.link(int(e.From), int(e.To))
	b.lift(t)
	t.slot = int(e.To)
	b.addThing(t)
	b.plan()
	t.isHeld = true
	if carried {
		return anim.Together(b.glide(speed.Ticks(glideMS)), b.arc(t, t.goal, speed.Ticks(returnMS), func() { b.resetPosition(t); b.sound(audio.SetDownMid) }))
	}
	b.sound(audio.ShipSails)
	ticks := speed.Ticks(sailMS)
	trail := b.addEffect(drawWake(t, l))
	return anim.Together(b.glide(ticks), anim.NewTween(ticks, anim.SineInOut, func(p float64) {
		t.pose = sailing(from, t.goal, l, p)
		t.isFloating = p > 0.1 && p < 0.9
		trail.share = math.Sin(math.Pi * p)
	}).Then(func() { b.dropEffect(trail); b.resetPosition(t) }))
}

// sailing is how a ship lies at the share p of its way: it turns towards the way, follows it, and turns into its dock.
func sailing(from, to pose, l homeworldssprites.Link, p float64) pose {
	const turn = 0.22
	if l.Length() < 1 {
		return interpolatePose(from, to, p)
	}
	at, heading := l.At(p)
	on := pose{at: geom.Pt(at.X, at.Y), unit: from.unit + (to.unit-from.unit)*p, heading: heading}
	switch {
	case p < turn:
		return interpolatePose(from, on, p/turn)
	case p > 1-turn:
		return interpolatePose(on, to, (p-1+turn)/turn)
	}
	return on
}

// finishHome ends the gliding back of what was in the hand.
func (b *Board) finishHome() {
	if b.home != nil {
		b.home.Finish()
		b.home = nil
	}
}

// playTake changes the owner of a ship, burns a sacrificed one, or returns a piece to the bank.
func (b *Board) playTake(e rules.Event, speed anim.Speed) anim.Step {
	p, owner := game.ThingOf(e.Thing)
	t := b.pyramidAt(int(e.From), owner, p)
	if t == nil { // a catastrophe has shown it
		b.scrollView.want = nil
		return nil
	}
	b.finishHome()
	if e.To == e.From {
		return b.playAttack(t, rules.Seat(e.N), speed)
	}
	b.store(t)
	b.plan()
	b.pyramids = append(b.pyramids, t)
	t.isHeld = true
	if owner >= 0 && b.pos.Phase == game.Start && owner == b.pos.Mover {
		return b.playBurn(t, speed)
	}
	to := b.fromBank(t)
	return anim.Together(b.glide(speed.Ticks(glideMS)), b.arc(t, to, speed.Ticks(returnMS), func() { b.drop(t) }))
}

// playAttack turns a ship to its new heading on its way to the dock of its new owner, in whose colour a wave spreads.
func (b *Board) playAttack(t *pyramidSprite, by rules.Seat, speed anim.Speed) anim.Step {
	b.lift(t)
	t.owner = by
	b.addThing(t)
	b.plan()
	b.sound(audio.ShipTaken)
	t.isHeld = true
	const ring, high = 90.0, 40.0 // the radius of the wave, and how high the ship rises, in units of a piece
	from, ticks := t.pose, speed.Ticks(captureMS)
	taken := b.addWave(from.at, ring*from.unit, sprites.Crests()[by].Color)
	return anim.Together(b.glide(ticks), anim.NewTween(ticks, anim.SineInOut, func(p float64) {
		t.pose = interpolatePose(from, t.goal, p)
		t.lift = high * t.unit * math.Sin(math.Pi*p)
		taken.share = p
	}).Then(func() { b.dropEffect(taken); b.resetPosition(t) }))
}

// playBurn burns a sacrificed ship; sparks fly to the button of its power.
func (b *Board) playBurn(t *pyramidSprite, speed anim.Speed) anim.Step {
	b.sound(audio.Sacrifice)
	to := b.room.Slot(slotBank).Centre()
	all := actions()
	for k, a := range all {
		if !b.isWatched && a.uses(t.piece.Colour()) {
			row := b.room.Slot(slotPowers)
			to = geom.Pt(row.X+row.W*(float64(k)+0.5)/float64(len(all)), row.Centre().Y)
		}
	}
	flying := b.addEffect(sparks(t.at, to))
	ticks := speed.Ticks(burnMS)
	return anim.Together(b.glide(ticks), anim.NewTween(ticks, anim.Linear, func(p float64) {
		t.burn, flying.share = max(0.01, p), p
	}).Then(func() { b.drop(t); b.dropEffect(flying) }))
}
