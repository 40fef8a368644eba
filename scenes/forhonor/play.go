package forhonor

import (
	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

// Movements of played actions, in milliseconds.
const (
	stepMS      = 90  // of a hero, for each square
	walkMS      = 640 // at most, however far
	shoveMS     = 260
	pushMS      = 180
	advanceMS   = 300
	staggerMS   = 60 // between soldiers of several files
	fallMS      = 200
	fallsMS     = 150 // between soldiers that fall
	tiltMS      = 240
	lungeMS     = 220
	shotMS      = 320
	bannerMS    = 480
	lifeFlashMS = 350
	leaveMS     = 360
	diesMS      = 1100
	flipMS      = 240
	roundMS     = 700
	zoneMS      = 600
	pointsMS    = 550
	breakMS     = 900
	commitMS    = 140
	dealMS      = 90
	passMS      = 320
	phaseMS     = 150
	glideMS     = 200 // of the camera, to what happens out of view
)

// Play implements table.Board. Each event changes what lies on the screen; the movement shows it on its way there.
func (b *Board) Play(e rules.Event, speed anim.Speed) anim.Step {
	if b.state == nil {
		return nil
	}
	b.marks, b.better = table.Marks{}, betterMove{}
	b.overlayState.duel.card, b.overlayState.draft.card, b.overlayState.line.line = rules.Part{}, rules.Part{}, nil
	if e.Kind == rules.EvMark || e.Kind == rules.EvMove || e.Kind == rules.EvFlip {
		b.overlayState.lastResult = ""
	}
	b.overlayState.cost.pass(e)
	if b.introduces {
		return b.playBehindTeams(e, speed)
	}
	return anim.Series(b.closeOverlays(e, speed), b.readTally(e, speed), b.playEvent(e, speed))
}

// playEvent returns the movement of an event, once what covers the battlefield has made room for it.
func (b *Board) playEvent(e rules.Event, speed anim.Speed) anim.Step {
	var show func(rules.Event, anim.Speed) anim.Step
	switch e.Kind {
	case rules.EvPhase:
		show = b.playPhase
	case rules.EvMove:
		show = b.playMove
	case rules.EvPlace:
		show = b.playArrival
	case rules.EvTake:
		show = b.playTake
	case rules.EvFlip:
		show = b.playFlip
	case rules.EvMark:
		show = b.playMark
	case rules.EvScore:
		show = b.playScore
	case rules.EvReveal:
		show = b.playReveal
	case rules.EvCommit:
		show = b.playCommit
	case rules.EvDeal:
		show = b.playDeal
	default:
		return noStep()
	}
	return anim.Series(
		anim.Lazy(func() anim.Step { return b.lookAtEvent(e, speed) }),
		anim.Lazy(func() anim.Step { return show(e, speed) }),
	)
}

// lookAtEvent brings the squares of an event into view before it is seen to happen.
func (b *Board) lookAtEvent(e rules.Event, speed anim.Speed) anim.Step {
	var spots []geom.Point
	add := func(n int32) {
		if q := game.Square(n); n >= 0 && n < game.NumSquares {
			spots = append(spots, b.layout.orientation.Spot(spotOf(q)))
		}
	}
	hero := b.display.figure(heroOfThing(e.Thing))
	switch {
	case e.Kind == rules.EvMark && b.display.figure(game.Hero(e.N)) != nil:
		add(e.From)
		add(e.To)
	case e.Kind == rules.EvTake && e.Thing < game.ThingZone:
		add(e.From)
	case e.Kind == rules.EvScore && hero != nil && hero.Post == game.Fielded:
		add(int32(hero.At))
	}
	before := b.camera.goal
	if b.hold(spots); b.camera.goal == before || speed == anim.Off {
		return noStep()
	}
	return anim.Wait(speed.Ticks(glideMS))
}

// noStep is a step that is over at once.
func noStep() anim.Step { return anim.Do(func() {}) }

// sound lets an action be heard, a little differently each time.
func (b *Board) sound(s audio.Sound) { b.services.Sound.PlayVaried(s, b.match.Len()) }

// runInBackground lets a movement run that nothing waits for, and returns the wait of so many milliseconds until the next may
// follow.
func (b *Board) runInBackground(s anim.Step, ms int, speed anim.Speed) anim.Step {
	if speed == anim.Off {
		return s
	}
	b.overlayState.background = append(b.overlayState.background, s)
	return anim.Wait(speed.Ticks(ms))
}

// heroOfThing returns the hero of an event, NoHero when it reports something else.
func heroOfThing(thing int32) game.Hero {
	if thing > 0 && thing <= game.NumHeroes {
		return game.Hero(thing)
	}
	return game.NoHero
}

// playPhase begins a round, a part of one, or a round of combat.
func (b *Board) playPhase(e rules.Event, speed anim.Speed) anim.Step {
	v := &b.display
	switch e.Thing {
	case game.ThingRound:
		if !b.introduces {
			b.cover(nil)
		}
		agreed := b.state.Rules()
		for camp := range v.figures {
			for k := range v.figures[camp] {
				f := &v.figures[camp][k]
				f.HasActed = false
				f.returnRound = agreed.ReturnRound(f.Post, v.round, v.isBroken[camp])
			}
		}
		v.round, v.calledCamp, v.active, v.ready = int(e.N), game.Nobody, game.NoHero, 0
		return b.playRound(int(e.N), speed)
	case game.ThingReturn:
		v.cardsLeft = [game.NumCamps]int{game.CampSize, game.CampSize}
		return nil
	case game.ThingScoring:
		v.cardsLeft, v.calledCamp = [game.NumCamps]int{}, game.Nobody
		b.startTally(int(e.N))
		return anim.Wait(speed.Ticks(phaseMS))
	case game.ThingCombat:
		return b.playCombat(e, speed)
	case game.ThingDone:
		v.active, v.calledCamp = game.NoHero, game.Nobody
		return anim.Wait(speed.Ticks(phaseMS))
	}
	return nil
}

// playFlip activates a hero, deals a powerful blow, or breaks or heals a camp.
func (b *Board) playFlip(e rules.Event, speed anim.Speed) anim.Step {
	v := &b.display
	if h := heroOfThing(e.Thing); h != game.NoHero {
		f := v.figure(h)
		if f == nil {
			return nil
		}
		v.active, v.calledCamp, f.HasActed = h, int8(v.campOf(h)), true
		b.sound(audio.PickUp)
		return anim.NewTween(speed.Ticks(tiltMS), anim.Linear, func(p float64) { f.lift = 0.3 * 4 * p * (1 - p) }).Then(f.resetPosition)
	}
	switch camp := e.Thing - game.ThingBroken; {
	case e.Thing == game.ThingBlow:
		return b.playBlow(speed)
	case camp >= 0 && camp < game.NumCamps:
		v.isBroken[camp] = e.N == 1
		if e.N == 1 {
			b.sound(audio.CampBroken)
		} else {
			b.sound(audio.Hint)
		}
		return anim.Wait(speed.Ticks(breakMS))
	}
	return nil
}

// playReveal turns over an initiative card, a combat card, a hero that has been picked, or a line-up.
func (b *Board) playReveal(e rules.Event, speed anim.Speed) anim.Step {
	v := &b.display
	if camp := e.Thing - game.ThingCamp; camp >= 0 && camp < game.NumCamps {
		v.calledCamp, v.cardsLeft[camp] = int8(camp), int(e.N)
		b.sound(audio.CardFlip)
		return anim.NewTween(speed.Ticks(flipMS), anim.Linear, func(p float64) { v.turn = p }).Then(func() { v.turn = 1 })
	}
	switch card := e.Thing - game.ThingCard; {
	case card > 0 && card <= game.NumCards:
		return b.playCard(game.Hero(e.N), game.Card(card), speed)
	case e.Thing == game.ThingLineup:
		return b.playLineup(e, speed)
	case heroOfThing(e.Thing) != game.NoHero && e.To >= game.PlaceCamp && e.To < game.PlaceWaiting:
		return b.playEnlist(heroOfThing(e.Thing), e.By, speed)
	}
	return b.playPicks(e, speed)
}

// playCommit shows that a seat has chosen in secret.
func (b *Board) playCommit(e rules.Event, speed anim.Speed) anim.Step {
	b.display.ready = b.display.ready.With(e.By)
	if desk := &b.overlayState.draft.state; e.By == desk.seat {
		desk.choice = heroOfThing(e.Thing)
	}
	b.sound(audio.CardPlay)
	return anim.Wait(speed.Ticks(commitMS))
}
