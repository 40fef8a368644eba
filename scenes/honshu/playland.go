package honshu

import (
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	honshusprites "engawa/sprites/honshu"
)

// setLand changes a land on the screen.
func (b *Board) setLand(seat rules.Seat, m *game.Map) {
	b.lands[seat] = m
	b.scene.Change()
}

// playBuild lays a card on the land of a seat.
func (b *Board) playBuild(e rules.Event, speed anim.Speed) anim.Step {
	h, card := &b.hand, game.Card(e.Thing)
	seat, at, ok := game.MapPlaceOf(e.To)
	if !ok || int(seat) >= b.seats {
		return nil
	}
	p := game.Placement{Card: card, X: int8(at.X()), Y: int8(at.Y()), Turn: uint8(e.N & 3), Hidden: uint8(e.N >> 2)}
	build := func() {
		switch land := b.lands[seat]; {
		case land == nil && card.IsProvince():
			b.setLand(seat, game.NewMap(card))
		case land != nil && !slices.Contains(land.Placements(), p):
			b.setLand(seat, land.Build(p))
		}
	}
	if card.IsProvince() {
		build()
		b.sound(audio.CardPlay)
		return anim.Wait(speed.Ticks(staggerMS))
	}
	flying := &cardSprite{card: card}
	flying.pose = b.entry(spot{frontZone, int(seat)})
	if t := b.spriteAt(spot{frontZone, int(seat)}); t != nil {
		flying.pose = t.pose
	}
	h.playedCards[seat] = playedCard{winner: rules.Public}
	b.updateSprites()
	ms, sound := landMS, audio.CardPlay
	if p.Hidden != 0 {
		ms, sound = slideUnderMS, audio.CardTucked
	}
	done := func() {
		build()
		b.sound(sound)
	}
	if seat == b.below || b.lands[seat] == nil || !b.follows() {
		return b.send([]*cardSprite{flying}, b.landPoint(seat), flying.height*0.25, speed.Ticks(ms), done)
	}
	to := b.restingPose(seat, p)
	return anim.Series(b.send([]*cardSprite{flying}, to.at, to.height, speed.Ticks(2*ms), done), b.showBeat(seat, card, b.buildBeat(seat, p), speed))
}

// playCube brings a cube from one place to another; one that the pool has not shakes its head.
func (b *Board) playCube(e rules.Event, speed anim.Speed) anim.Step {
	colour := game.Colour(e.Thing - game.ThingCube)
	if colour >= game.NumColours {
		return nil
	}
	f := &flyingCube{colour: colour, state: honshusprites.CubeWhole, at: b.cubePoint(e.By, e.From, colour), size: flyingSize}
	if seat, at, ok := game.MapPlaceOf(e.From); ok && b.lands[seat] != nil && b.lands[seat].Cube(at) {
		b.setLand(seat, b.lands[seat].WithoutCubes(at))
	}
	if e.From == game.PlaceTable && e.By >= 0 {
		b.hand.playedCards[e.By].cube = 0
		b.updateSprites()
	}
	if b.hand.phase == game.PhaseContest && e.To == game.PlacePool {
		b.hand.hasPaid = true
	}
	if e.N == 0 {
		f.state, f.at = honshusprites.CubeCrossed, b.cubePoint(e.By, e.To, colour)
		return b.shake(f, speed.Ticks(shakeMS))
	}
	return runAfter(b.fly(f, b.cubePoint(e.By, e.To, colour), speed.Ticks(cubeMS)), func() {
		b.sound(audio.CubeFish + audio.Sound(colour))
		if seat, at, ok := game.MapPlaceOf(e.To); ok && b.lands[seat] != nil {
			b.setLand(seat, b.lands[seat].WithCubes(at))
		}
		if e.To == game.PlaceTable {
			b.hand.playedCards[e.By].cube, b.hand.playedCards[e.By].value = int8(colour)+1, int(e.N)
			b.updateSprites()
		}
	})
}

// cubePoint is where a cube lies on the screen.
func (b *Board) cubePoint(by rules.Seat, place int32, colour game.Colour) geom.Point {
	if seat, at, ok := game.MapPlaceOf(place); ok && int(seat) < b.seats {
		return b.cellPoint(seat, at)
	}
	if place == game.PlaceTable {
		if p, ok := b.placeOf(by); ok {
			return poseIn(p.card).cube()
		}
	}
	return b.poolPoint(colour)
}

// playPass lets a hand go on to a neighbour, card by card; the hand that is shown leaves as it lies, and the one that comes
// lies face down until it is looked at. All hands go at once: only the last is waited for.
func (b *Board) playPass(e rules.Event, speed anim.Speed) anim.Step {
	h := &b.hand
	from, to := rules.Seat(e.From-game.PlaceHand), rules.Seat(e.To-game.PlaceHand)
	var list []*cardSprite
	for n := range int(e.N) {
		t := &cardSprite{}
		t.pose = pose{at: b.seatPoint(from).Add(geom.Pt(float64(8*n), 0)), height: highOf(maxSquare) * 0.5}
		list = append(list, t)
	}
	if from == h.handOf {
		for _, t := range h.cardSprites {
			if t.spot.zone == handZone && len(list) > t.spot.n {
				list[t.spot.n].pose, list[t.spot.n].card = t.pose, t.card
			}
		}
		h.hand = nil
	}
	b.updateSprites()
	if int(from) == 0 {
		b.sound(audio.HandPassed)
	}
	var step anim.Step
	ticks := speed.Ticks(passMS)
	if to == h.handOf && !b.room(slotHand).Empty() {
		step = b.flyCards(list, b.handPoses(len(list)), 0, ticks, func() { b.receiveHand(len(list)) })
	} else {
		step = b.send(list, b.seatPoint(to), highOf(maxSquare)*0.4, ticks, nil)
	}
	if int(from) == b.seats-1 || ticks == 0 {
		return step
	}
	h.background = append(h.background, step)
	return nil
}

// receiveHand lays so many cards into the hand that is shown, face down.
func (b *Board) receiveHand(n int) {
	b.hand.hand, b.hand.isNew = make([]game.Card, n), true
	b.restSprites()
}

// faceHand turns the cards of a hand that has come from a neighbour face up.
func (b *Board) faceHand() {
	var list []*cardSprite
	for _, t := range b.hand.cardSprites {
		if t.spot.zone == handZone && t.card != game.NoCard {
			list = append(list, t)
		}
	}
	b.hand.background = append(b.hand.background, turnOver(list, b.services.Speed()))
}
