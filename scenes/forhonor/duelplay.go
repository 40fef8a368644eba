package forhonor

import (
	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
)

// Movements of a duel, in milliseconds.
const (
	overlayFadeMS = 240 // the night falls, and lifts
	holdMS        = 200 // before the cards are turned over
	turnMS        = 240
	knockMS       = 220
	crackMS       = 420
	beforeMS      = 420 // before lives are lost
	blowMS        = 500
	portraitMS    = 420 // a portrait falls
	readMS        = 1100
	glanceMS      = 520 // to read it when no person here fights
)

// playCombat opens a duel, or its second round.
func (b *Board) playCombat(e rules.Event, speed anim.Speed) anim.Step {
	v, o := &b.display, &b.overlayState.duel
	b.overlayState.pushing = false
	v.ready = 0
	if e.N > 1 {
		first := b.fightOf(v.fight)
		v.cards, v.won = o.revealedCards, game.Nobody
		if out := first.outcome(v.cards); out.Winner >= 0 {
			v.won = out.Winner
		}
		o.restart()
		return anim.Wait(speed.Ticks(phaseMS))
	}
	o.restart()
	o.moves.hiddenShare = 1
	b.cover(o)
	v.fight = [2]game.Hero{v.heroAt(game.Square(e.From)), v.heroAt(game.Square(e.To))}
	v.cards, v.won = [2]game.Card{}, game.Nobody
	b.sound(audio.DuelDrum)
	return anim.NewTween(speed.Ticks(overlayFadeMS), anim.CubicOut, func(p float64) { o.moves.hiddenShare = 1 - p })
}

// playCard takes the card of a hero; with the second one both are turned over together.
func (b *Board) playCard(h game.Hero, card game.Card, speed anim.Speed) anim.Step {
	v, o := &b.display, &b.overlayState.duel
	for k := range v.fight {
		if v.fight[k] == h {
			o.revealedCards[k] = card
		}
	}
	if o.revealedCards[0] == game.NoCard || o.revealedCards[1] == game.NoCard {
		return nil
	}
	v.ready = 0
	f := b.fightOf(v.fight)
	out := f.outcome(o.revealedCards)
	o.expect(&f, out)
	show := anim.Series(
		anim.Wait(speed.Ticks(holdMS)),
		anim.Do(func() { b.sound(audio.Reveal) }),
		anim.NewTween(speed.Ticks(turnMS), anim.Linear, func(p float64) { o.moves.turn = p }),
		anim.NewTween(speed.Ticks(knockMS), anim.CubicOut, func(p float64) {
			if out.Winner >= 0 {
				o.moves.knock[1-out.Winner] = p
			}
		}),
		anim.Do(func() {
			o.lives = f.lives
			o.result, o.lostLives, o.ending = f.endWords(o.revealedCards, out), f.costs(out), f.resultOf(o.revealedCards, out)
		}),
		anim.Wait(speed.Ticks(beforeMS)),
	)
	return anim.Series(show, b.endRound(speed))
}

// expect counts the events with which a round of combat ends.
func (o *duelOverlay) expect(f *fight, out game.Outcome) {
	o.events, o.last = 0, f.second()
	if out.Blow {
		o.events++
	}
	for k := range f.heroes {
		if out.Loss[k] > 0 {
			o.events++
		}
		if f.grave(k, out) != game.Fielded {
			o.events++
			o.last = true
		}
	}
}

// countEvent counts one shown event of the round.
func (b *Board) countEvent(s anim.Step, speed anim.Speed) anim.Step {
	b.overlayState.duel.events--
	return anim.Series(s, b.endRound(speed))
}

// endRound gives the time to read how a round has ended, once all of its events have been shown; after the last it shows
// the result of the duel and closes it.
func (b *Board) endRound(speed anim.Speed) anim.Step {
	return anim.Lazy(func() anim.Step {
		o := &b.overlayState.duel
		if o.events > 0 {
			return nil
		}
		if !o.last {
			ticks := speed.Ticks(glanceMS)
			if b.personFights() { // who fought sees both cards, even where nothing moves
				ticks = max(anim.Ticks(readMS), speed.Ticks(readMS))
			}
			return anim.Wait(ticks)
		}
		fade := anim.NewTween(speed.Ticks(overlayFadeMS), anim.CubicOut, func(p float64) { o.moves.hiddenShare = p })
		heroes := b.display.fight
		dead := anim.Lazy(func() anim.Step {
			var list []anim.Step
			for _, h := range heroes {
				if f := b.display.figure(h); f != nil && f.Post > game.Fielded {
					list = append(list, b.announceDeath(f, speed))
				}
			}
			return anim.Series(list...)
		})
		return anim.Series(b.playResult(speed), fade, anim.Do(func() {
			b.overlayState.lastResult, b.overlayState.ally = b.resultWords(o.ending), game.NoHero
			b.overlayState.cost = duelCostAfter(b.display.fight, o.lostLives, &b.display)
			b.overlays.Remove(o)
			o.restart()
			b.display.fight, b.display.cards, b.display.won = [2]game.Hero{}, [2]game.Card{}, game.Nobody
		}), dead)
	})
}

// personFights reports whether a person at this device plays one of the heroes that fight.
func (b *Board) personFights() bool {
	for _, h := range b.display.fight {
		if f := b.display.figure(h); f != nil && b.match.IsLocal(f.Owner) {
			return true
		}
	}
	return false
}

// playBlow lets a brush stroke cross the portrait of who is struck by a powerful blow.
func (b *Board) playBlow(speed anim.Speed) anim.Step {
	o := &b.overlayState.duel
	if b.display.fight[0] == game.NoHero {
		return nil
	}
	struck := 1 - int(b.display.won)
	b.sound(audio.MightyBlow)
	return b.countEvent(anim.NewTween(speed.Ticks(blowMS), anim.CubicOut, func(p float64) {
		if b.display.won >= 0 {
			o.moves.slash[struck] = p
		}
	}), speed)
}

// playWound lets the lozenges of lives crack that hero k of the duel has lost.
func (b *Board) playWound(k, lost int, speed anim.Speed) anim.Step {
	o := &b.overlayState.duel
	o.moves.losingLives[k] = lost
	b.sound(audio.Wound)
	return b.countEvent(anim.NewTween(speed.Ticks(crackMS), anim.Linear, func(p float64) { o.moves.crack[k] = p }).Then(func() {
		o.moves.losingLives[k], o.moves.crack[k] = 0, 0
	}), speed)
}

// playDuelDeath lets the portrait of hero k of the duel fall, and then takes it off the battlefield.
func (b *Board) playDuelDeath(k int, gone func(), speed anim.Speed) anim.Step {
	o := &b.overlayState.duel
	b.sound(audio.SoldiersFall)
	fall := anim.NewTween(speed.Ticks(portraitMS), anim.Linear, func(p float64) { o.moves.fallShare[k] = p })
	return b.countEvent(anim.Series(fall, anim.Do(gone)), speed)
}
