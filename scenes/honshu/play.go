package honshu

import (
	"math"
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// Movements of played actions, in milliseconds.
const (
	playMS       = 220
	takeMS       = 300
	orderMS      = 400
	flipMS       = 240
	landMS       = 260
	slideUnderMS = 320
	cubeMS       = 240
	dealMS       = 220
	staggerMS    = 70
	passMS       = 640
	shakeMS      = 260
	phaseMS      = 180
	raiseMS      = 360
)

// Play implements table.Board. Each event changes what lies on the table first; then everything glides to where it now
// belongs.
func (b *Board) Play(e rules.Event, speed anim.Speed) anim.Step {
	if b.state == nil {
		return nil
	}
	b.scene.Change()
	if e.Kind == rules.EvCommit && b.choice.State != nil && e.By != b.choice.By {
		return b.playCommit(e, speed) // what is being chosen here stays
	}
	for n, o := range b.overlays {
		if o != nil && !o.staysDuringEvents() {
			b.overlays[n] = nil
		}
	}
	b.marks, b.hand.selection, b.carrying = table.Marks{}, selection{}, nil
	b.updateLogCells()
	if end := b.playRoundEnd(e, speed); end != nil {
		return anim.Series(end, anim.Lazy(func() anim.Step { return b.playEvent(e, speed) }))
	}
	return b.playEvent(e, speed)
}

// playEvent is Play for what has nothing before it.
func (b *Board) playEvent(e rules.Event, speed anim.Speed) anim.Step {
	switch e.Kind {
	case rules.EvDeal:
		return b.playDeal(e, speed)
	case rules.EvPlace:
		if e.To == game.PlaceTable {
			return b.playCard(e, speed)
		}
		return b.playBuild(e, speed)
	case rules.EvTake:
		return b.playTake(e, speed)
	case rules.EvReveal:
		return b.playReveal(e, speed)
	case rules.EvCommit:
		return b.playCommit(e, speed)
	case rules.EvMove:
		if e.Thing == game.ThingHand {
			return b.playPass(e, speed)
		}
		return b.playCube(e, speed)
	case rules.EvFlip:
		return b.playOut(e, speed)
	case rules.EvPhase:
		b.hand.begin(game.Phase(e.Thing))
		step := b.glide(speed.Ticks(phaseMS))
		if b.hand.phase == game.PhaseTake {
			return anim.Series(b.raiseHighest(speed), step)
		}
		return step
	case rules.EvScore:
		return b.playScore(e, speed)
	case rules.EvEnd:
		return anim.Do(func() { b.hand.begin(game.PhaseOver) })
	}
	return nil
}

// sound lets an action be heard, a little differently each time.
func (b *Board) sound(s audio.Sound) { b.services.Sound.PlayVaried(s, b.match.Len()) }

// glide lets all cards go to where they now belong.
func (b *Board) glide(ticks int) anim.Step {
	b.updateSprites()
	type way struct {
		t    *cardSprite
		from pose
	}
	var ways []way
	for _, t := range b.hand.cardSprites {
		ways = append(ways, way{t, t.pose})
	}
	return anim.NewTween(ticks, anim.CubicOut, func(p float64) {
		for _, w := range ways {
			w.t.pose = w.from.interpolate(w.t.goal, p)
		}
	}).Then(func() {
		for _, w := range ways {
			w.t.lift, w.t.above = 0, false
		}
	})
}

// send lets the cards of the list fly away from the table to a point, shrinking.
func (b *Board) send(list []*cardSprite, to geom.Point, high float64, ticks int, after func()) anim.Step {
	goals := make([]pose, len(list))
	for k := range goals {
		goals[k] = pose{at: to, height: high}
	}
	return b.flyCards(list, goals, 0.4, ticks, after)
}

// flyCards lets each card of the list fly to its goal over everything, fading so far, and takes it off the screen there.
func (b *Board) flyCards(list []*cardSprite, goals []pose, fade float64, ticks int, after func()) anim.Step {
	var steps []anim.Step
	for k, t := range list {
		from, to := t.pose, goals[k]
		if t.goal = from; to.height > from.height {
			t.goal = to
		}
		b.hand.leaving = append(b.hand.leaving, t)
		steps = append(steps, anim.NewTween(ticks, anim.SineInOut, func(p float64) {
			t.pose = from.interpolate(to, p)
			t.fade = fade * p * p
		}).Then(func() { b.remove(t) }))
	}
	return runAfter(anim.Together(steps...), after)
}

// runAfter runs the function after the step.
func runAfter(s anim.Step, after func()) anim.Step {
	if after == nil {
		return s
	}
	return anim.Series(s, anim.Do(after))
}

// remove takes a card off the screen that has been sent away.
func (b *Board) remove(t *cardSprite) {
	b.hand.leaving = slices.DeleteFunc(b.hand.leaving, func(o *cardSprite) bool { return o == t })
}

// spriteAt returns the card on the screen at a place, nil for none.
func (b *Board) spriteAt(s spot) *cardSprite {
	for _, t := range b.hand.cardSprites {
		if t.spot == s && !t.above {
			return t
		}
	}
	return nil
}

// playDeal lets a card slide to the hand that is shown, or to the label of another seat. The next one follows before it
// has come to rest; only the last of all is waited for.
func (b *Board) playDeal(e rules.Event, speed anim.Speed) anim.Step {
	h, seat := &b.hand, rules.Seat(e.To-game.PlaceHand)
	h.deals++
	b.sound(audio.CardDeal)
	last := h.phase == game.PhaseDeal && h.deals == game.FullHand*b.seats
	var step anim.Step
	if seat == h.handOf {
		h.receive(game.Card(e.Thing))
		step = b.glide(speed.Ticks(dealMS))
	} else {
		t := &cardSprite{}
		t.pose = b.entry(spot{handZone, 0})
		step = b.send([]*cardSprite{t}, b.seatPoint(seat), t.height*0.6, speed.Ticks(dealMS), nil)
	}
	if last || speed.Ticks(dealMS) == 0 {
		return step
	}
	h.background = append(h.background, step)
	return anim.Wait(speed.Ticks(staggerMS))
}

// playCard lays a card of a trick before its seat.
func (b *Board) playCard(e rules.Event, speed anim.Speed) anim.Step {
	h, seat, card := &b.hand, e.By, game.Card(e.Thing)
	if seat == h.handOf {
		h.take(card)
	}
	h.playedCards[seat] = playedCard{card: card, value: int(e.N), winner: rules.Public}
	if step, away := b.toTableScreen(seat, card, speed); away {
		return runAfter(step, func() { b.sound(audio.CardPlay) })
	}
	b.updateSprites()
	if t := b.spriteAt(spot{frontZone, int(seat)}); t != nil {
		t.above = true
	}
	return runAfter(b.glide(speed.Ticks(playMS)), func() { b.sound(audio.CardPlay) })
}

// raiseHighest lets the card that has won a trick rise and sink again.
func (b *Board) raiseHighest(speed anim.Speed) anim.Step {
	const high = 16.0
	seat := 0
	for k, f := range b.hand.playedCards {
		if f.value > b.hand.playedCards[seat].value {
			seat = k
		}
	}
	t := b.spriteAt(spot{frontZone, seat})
	if t == nil {
		return anim.Wait(0)
	}
	return anim.Series(anim.Do(func() { b.sound(audio.Bead) }),
		anim.NewTween(speed.Ticks(raiseMS), anim.Linear, func(p float64) { t.lift = high * math.Sin(math.Pi*p) }))
}

// toTableScreen lets a card that the hand has given fly away to the table screen, which alone shows the middle. Away is
// false where that is seen here.
func (b *Board) toTableScreen(seat rules.Seat, card game.Card, speed anim.Speed) (step anim.Step, away bool) {
	if !b.leavesOut || !b.middleRoom().Empty() {
		return nil, false
	}
	gone := []*cardSprite{}
	for _, t := range b.hand.cardSprites {
		if seat == b.hand.handOf && t.card == card && card != game.NoCard && t.spot.zone == handZone {
			flying := &cardSprite{card: card}
			flying.pose = t.pose
			gone = append(gone, flying)
		}
	}
	b.updateSprites()
	return b.send(gone, b.pilePoint(), highOf(maxSquare), speed.Ticks(playMS), nil), true
}

// playTake deals an order card, takes a card from the table, or a pair.
func (b *Board) playTake(e rules.Event, speed anim.Speed) anim.Step {
	h, seat := &b.hand, rules.Seat(e.To)
	switch {
	case e.Thing > game.ThingPair:
		h.pairOf[seat] = int(e.Thing - game.ThingPair)
		b.sound(audio.PickUp)
		return anim.Wait(speed.Ticks(phaseMS))
	case e.Thing > game.ThingOrder:
		return b.playOrder(int(e.Thing-game.ThingOrder), seat, speed)
	}
	card := game.Card(e.Thing)
	b.sound(audio.PickUp)
	for k := range h.playedCards {
		if h.playedCards[k].card != card {
			continue
		}
		taken := &cardSprite{card: card}
		if t := b.spriteAt(spot{frontZone, k}); t != nil {
			taken.pose = t.pose
		}
		h.playedCards[k].winner = seat
		b.updateSprites()
		to := b.seatPoint(seat)
		if seat == b.below {
			to = b.labelRoom(0).Centre()
		}
		return b.send([]*cardSprite{taken}, to, taken.height*0.3, speed.Ticks(takeMS), nil)
	}
	return nil
}

// playOrder moves a seat to its place in the order; with the last one the cards glide.
func (b *Board) playOrder(place int, seat rules.Seat, speed anim.Speed) anim.Step {
	h := &b.hand
	order := make([]rules.Seat, 0, b.seats)
	for _, s := range h.order {
		if s != seat {
			order = append(order, s)
		}
	}
	at := min(place-1, len(order))
	h.order = append(order[:at:at], append([]rules.Seat{seat}, order[at:]...)...)
	if place < b.seats || h.phase == game.PhaseOrder {
		return nil
	}
	b.sound(audio.CardFlip)
	return b.glide(speed.Ticks(orderMS))
}

// playCommit shows that a seat has chosen: its card lies face down before it, but to those who may know it.
func (b *Board) playCommit(e rules.Event, speed anim.Speed) anim.Step {
	h, seat, card := &b.hand, e.By, game.Card(e.Thing)
	h.ready = h.ready.With(seat)
	b.sound(audio.PickUp)
	if h.phase == game.PhaseDrop && seat == h.handOf {
		h.drops = card
	}
	if h.phase != game.PhaseBid && h.phase != game.PhasePick {
		return anim.Wait(speed.Ticks(phaseMS))
	}
	if seat == h.handOf {
		h.take(card)
	}
	h.playedCards[seat] = playedCard{card: card, isFaceDown: card == game.NoCard, winner: rules.Public}
	if step, away := b.toTableScreen(seat, card, speed); away {
		return step
	}
	return b.glide(speed.Ticks(playMS))
}

// playReveal turns a card face up: one opened from the pile, or what a seat has chosen.
func (b *Board) playReveal(e rules.Event, speed anim.Speed) anim.Step {
	h, card := &b.hand, game.Card(e.Thing)
	switch {
	case e.Thing > game.ThingGoal:
		b.sound(audio.CardFlip)
		return anim.Wait(speed.Ticks(orderMS))
	case card == game.NoCard || e.Thing > game.NumCards:
		return nil
	case e.By == rules.Nature:
		slot := 0
		if h.openPair[0] != game.NoCard {
			slot = 1
		}
		h.openPair[slot] = card
		return anim.Series(b.glide(speed.Ticks(dealMS)), b.flip(spot{openZone, slot}, speed))
	case h.phase == game.PhaseKeep:
		h.pairCards[e.By] = card
		return nil
	}
	f := &h.playedCards[e.By]
	known, held := f.card == card, f.isEmpty()
	*f = playedCard{card: card, winner: rules.Public}
	if h.phase == game.PhaseBid {
		f.value = int(card)
	}
	if e.By == h.handOf && held {
		h.take(card)
	}
	b.updateSprites()
	if known {
		return nil
	}
	return b.flip(spot{frontZone, int(e.By)}, speed)
}

// minVisibleShare is the share of turning over at which a card shows its whole back.
const minVisibleShare = 0.001

// flip turns the card at a place from its back to its face.
func (b *Board) flip(s spot, speed anim.Speed) anim.Step {
	t := b.spriteAt(s)
	if t == nil {
		return nil
	}
	b.sound(audio.CardFlip)
	return turnOver([]*cardSprite{t}, speed)
}

// turnOver turns cards from their backs to their faces.
func turnOver(list []*cardSprite, speed anim.Speed) anim.Step {
	turn := func(share float64) {
		for _, t := range list {
			t.turn = share
		}
	}
	turn(minVisibleShare)
	return anim.NewTween(speed.Ticks(flipMS), anim.Linear, func(p float64) { turn(max(minVisibleShare, min(p, 1-minVisibleShare))) }).Then(func() { turn(0) })
}

// playOut takes a card out of the game.
func (b *Board) playOut(e rules.Event, speed anim.Speed) anim.Step {
	h, card := &b.hand, game.Card(e.Thing)
	gone := &cardSprite{card: card}
	for _, t := range h.cardSprites {
		if t.card == card {
			gone.pose = t.pose
		}
	}
	for k := range h.openPair {
		if h.openPair[k] == card {
			h.openPair[k] = game.NoCard
		}
	}
	for k := range h.playedCards {
		if h.playedCards[k].card == card {
			h.playedCards[k] = playedCard{winner: rules.Public}
		}
	}
	b.updateSprites()
	b.sound(audio.CardFlip)
	return b.send([]*cardSprite{gone}, b.pilePoint(), gone.height, speed.Ticks(takeMS), nil)
}
