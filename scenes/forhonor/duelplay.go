package forhonor

import (
	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
)

// Movements of a duel, in milliseconds.
const (
	veilMS     = 240 // the night falls, and lifts
	holdMS     = 200 // before the cards are turned over
	turnMS     = 240
	knockMS    = 220
	crackMS    = 420
	beforeMS   = 420 // before lives are lost
	blowMS     = 500
	portraitMS = 420 // a portrait falls
	readMS     = 1100
	glanceMS   = 520 // to read it when no person here fights
)

// playCombat opens a duel, or its second round.
func (b *Board) playCombat(e rules.Event, speed anim.Speed) anim.Step {
	v, d := &b.shown, &b.over.duel
	b.over.pushing = false
	v.ready = 0
	if e.N > 1 {
		v.cards, v.won = d.turned, game.Nobody
		if o := game.Fight(game.Fighter{Hero: v.fight[0], Card: v.cards[0]}, game.Fighter{Hero: v.fight[1], Card: v.cards[1]}); o.Winner >= 0 {
			v.won = o.Winner
		}
		friend := d.friend
		*d = duel{friend: friend}
		return anim.Wait(speed.Ticks(phaseMS))
	}
	friend := d.friend
	*d = duel{friend: friend, veil: 1}
	v.fight = [2]game.Hero{v.heroAt(game.Square(e.From)), v.heroAt(game.Square(e.To))}
	v.cards, v.won = [2]game.Card{}, game.Nobody
	b.sound(audio.DuelDrum)
	return anim.NewTween(speed.Ticks(veilMS), anim.CubicOut, func(p float64) { d.veil = 1 - p })
}

// playCard takes the card of a hero; with the second one both are turned over together.
func (b *Board) playCard(h game.Hero, card game.Card, speed anim.Speed) anim.Step {
	v, d := &b.shown, &b.over.duel
	for k := range v.fight {
		if v.fight[k] == h {
			d.turned[k] = card
		}
	}
	if d.turned[0] == game.NoCard || d.turned[1] == game.NoCard {
		return nil
	}
	v.ready = 0
	o := game.Fight(
		game.Fighter{Hero: v.fight[0], Card: d.turned[0], Won: v.won == 0},
		game.Fighter{Hero: v.fight[1], Card: d.turned[1], Won: v.won == 1})
	b.expect(o)
	show := anim.Series(
		anim.Wait(speed.Ticks(holdMS)),
		anim.Do(func() { b.sound(audio.Reveal) }),
		anim.NewTween(speed.Ticks(turnMS), anim.Linear, func(p float64) { d.turn = p }),
		anim.NewTween(speed.Ticks(knockMS), anim.CubicOut, func(p float64) {
			if o.Winner >= 0 {
				d.knock[1-o.Winner] = p
			}
		}),
		anim.Do(func() { d.told = b.endWords(d.turned, o) }),
		anim.Wait(speed.Ticks(beforeMS)),
	)
	return anim.Series(show, b.endRound(speed))
}

// expect counts the events with which a round of combat ends.
func (b *Board) expect(o game.Outcome) {
	d := &b.over.duel
	d.events, d.last = 0, b.second()
	if o.Blow {
		d.events++
	}
	for k := range b.shown.fight {
		if o.Loss[k] > 0 {
			d.events++
		}
		if b.grave(k, o) != game.Fielded {
			d.events++
			d.last = true
		}
	}
}

// passed takes note that one of the events of the round has been shown.
func (b *Board) passed(s anim.Step, speed anim.Speed) anim.Step {
	b.over.duel.events--
	return anim.Series(s, b.endRound(speed))
}

// endRound gives the time to read how a round has ended, once all of its events have been shown, and closes the duel
// after the last.
func (b *Board) endRound(speed anim.Speed) anim.Step {
	return &later{make: func() anim.Step {
		d := &b.over.duel
		if d.events > 0 {
			return nil
		}
		ticks := speed.Ticks(glanceMS)
		if b.personFights() { // who fought sees both cards, even where nothing moves
			ticks = max(anim.Ticks(readMS), speed.Ticks(readMS))
		}
		read := anim.Wait(ticks)
		if !d.last {
			return read
		}
		veil := anim.NewTween(speed.Ticks(veilMS), anim.CubicOut, func(p float64) { d.veil = p })
		return anim.Series(read, veil, anim.Do(func() {
			b.over.aftermath = d.told
			b.shown.fight, b.shown.cards, b.shown.won = [2]game.Hero{}, [2]game.Card{}, game.Nobody
			*d = duel{}
		}))
	}}
}

// personFights reports whether a person at this device plays one of the heroes that fight.
func (b *Board) personFights() bool {
	for _, h := range b.shown.fight {
		if f := b.shown.figure(h); f != nil && b.person(f.Owner) {
			return true
		}
	}
	return false
}

// person reports whether a person plays on the seat.
func (b *Board) person(seat rules.Seat) bool {
	players := b.match.Players()
	return seat >= 0 && int(seat) < len(players) && players[seat].Bot == ""
}

// indexOf returns which side of the duel a hero is; false when it does not fight.
func (b *Board) indexOf(h game.Hero) (int, bool) {
	for k := range b.shown.fight {
		if b.shown.fight[k] == h {
			return k, true
		}
	}
	return 0, false
}

// playBlow lets a brush stroke cross the portrait of who is struck by a powerful blow.
func (b *Board) playBlow(speed anim.Speed) anim.Step {
	d := &b.over.duel
	if !b.dueling() {
		return nil
	}
	struck := 1 - int(b.shown.won)
	b.sound(audio.MightyBlow)
	return b.passed(anim.NewTween(speed.Ticks(blowMS), anim.CubicOut, func(p float64) {
		if b.shown.won >= 0 {
			d.slash[struck] = p
		}
	}), speed)
}

// playWound lets the lozenges of lost lives crack.
func (b *Board) playWound(f *figure, lost int, speed anim.Speed) anim.Step {
	d := &b.over.duel
	k, ok := b.indexOf(f.Hero)
	if !ok {
		return nil
	}
	d.lost[k] = lost
	b.sound(audio.Wound)
	return b.passed(anim.NewTween(speed.Ticks(crackMS), anim.Linear, func(p float64) { d.crack[k] = p }).Then(func() {
		d.lost[k], d.crack[k] = 0, 0
	}), speed)
}

// playDuelDeath lets the portrait of a hero fall, and then take it off the battlefield.
func (b *Board) playDuelDeath(f *figure, gone func(), speed anim.Speed) anim.Step {
	d := &b.over.duel
	k, ok := b.indexOf(f.Hero)
	if !ok {
		gone()
		return nil
	}
	b.sound(audio.SoldiersFall)
	fall := anim.NewTween(speed.Ticks(portraitMS), anim.Linear, func(p float64) { d.fallen[k] = p })
	return b.passed(anim.Series(fall, anim.Do(gone)), speed)
}
