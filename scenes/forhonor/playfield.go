package forhonor

import (
	"math"
	"slices"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
)

// playMove moves soldiers, a hero, or the hands of a draft.
func (b *Board) playMove(e rules.Event, speed anim.Speed) anim.Step {
	v := &b.display
	if camp := e.Thing - game.ThingSoldier; camp >= 0 && camp < game.NumCamps {
		return b.playAdvance(game.Square(e.From), game.Square(e.To), speed)
	}
	h := heroOfThing(e.Thing)
	if h == game.NoHero {
		return b.playPass(e, speed)
	}
	f := v.figure(h)
	if f == nil {
		return nil
	}
	switch {
	case e.From >= game.PlaceExecution:
		f.Post = game.Waiting
		return nil
	case e.From >= game.PlaceWaiting:
		f.Post, f.Life, f.returnRound = game.Available, int8(h.Life()), 0
		b.sound(audio.Bead)
		return b.pulse(f, speed)
	}
	return b.playWalk(f, e, speed)
}

// playAdvance lets a soldier march to its place in the queue.
func (b *Board) playAdvance(from, to game.Square, speed anim.Speed) anim.Step {
	s := b.display.soldierAt(from)
	if s == nil {
		return nil
	}
	s.at = to
	col, row := s.col, s.row
	toCol, toRow := spotOf(to)
	steps := 2 * math.Abs(toRow-row) // two for each square
	b.playMarchSound()
	return b.runInBackground(anim.NewTween(speed.Ticks(advanceMS), anim.Linear, func(p float64) {
		s.col, s.row = col+(toCol-col)*p, row+(toRow-row)*p
		s.bob = math.Abs(math.Sin(math.Pi * steps * p))
	}).Then(func() { s.col, s.row, s.bob = toCol, toRow, 0 }), staggerMS, speed)
}

// playMarchSound plays the sound of marching soldiers, once for all that move together.
func (b *Board) playMarchSound() {
	if len(b.overlayState.background) == 0 {
		b.sound(audio.Tramp)
	}
}

// playArrival brings a new soldier.
func (b *Board) playArrival(e rules.Event, speed anim.Speed) anim.Step {
	camp := e.Thing - game.ThingSoldier
	if camp < 0 || camp >= game.NumCamps {
		return nil
	}
	s := b.display.addSoldier(game.Camp(camp), game.Square(e.To))
	s.fade = 1
	b.playMarchSound()
	return b.runInBackground(anim.NewTween(speed.Ticks(advanceMS), anim.CubicOut, func(p float64) { s.fade, s.bob = 1-p, 1-p }), staggerMS, speed)
}

// playWalk lets a hero go its way, square by square. It may come from beyond the edge.
func (b *Board) playWalk(f *figure, e rules.Event, speed anim.Speed) anim.Step {
	var way [][2]float64
	if e.From >= game.PlaceCamp {
		first := game.Square(e.Path[0])
		edge := float64(first.Row() - 1)
		if b.display.campOf(f.Hero) == game.Defenders {
			edge = float64(first.Row() + 1)
		}
		way = append(way, [2]float64{float64(first.Column()), edge})
		f.fade = 1
	} else {
		way = append(way, [2]float64{f.col, f.row})
	}
	for _, q := range e.Path {
		col, row := spotOf(game.Square(q))
		way = append(way, [2]float64{col, row})
	}
	f.Post, f.At = game.Fielded, game.Square(e.To)
	f.col, f.row = way[0][0], way[0][1]
	legs := len(way) - 1
	ms := min(walkMS, stepMS*legs+stepMS)
	switch {
	case b.display.active != f.Hero:
		ms = shoveMS
	case b.overlayState.pushing:
		ms = pushMS
	}
	entering, entered := f.fade > 0, -1
	return anim.NewTween(speed.Ticks(ms), anim.SineInOut, func(p float64) {
		at := p * float64(legs)
		leg := min(int(at), legs-1)
		if leg != entered {
			entered = leg
			b.sound(audio.HeroStep)
		}
		part := at - float64(leg)
		f.col = way[leg][0] + (way[leg+1][0]-way[leg][0])*part
		f.row = way[leg][1] + (way[leg+1][1]-way[leg][1])*part
		f.lift = 0.12 * math.Abs(math.Sin(math.Pi*at))
		if entering {
			f.fade = max(0, 1-2*at)
		}
	}).Then(f.resetPosition)
}

// playTake takes a soldier or a hero off the battlefield, or gives a zone card to another.
func (b *Board) playTake(e rules.Event, speed anim.Speed) anim.Step {
	if zone := e.Thing - game.ThingZone; zone >= 0 && zone < game.NumZones {
		return b.playZone(game.Zone(zone), int8(e.To), speed)
	}
	if camp := e.Thing - game.ThingSoldier; camp >= 0 && camp < game.NumCamps {
		return b.playFall(game.Square(e.From), speed)
	}
	f := b.display.figure(heroOfThing(e.Thing))
	if f == nil {
		return nil
	}
	return b.playDeath(f, e.To >= game.PlaceExecution, speed)
}

// playFall lets a soldier fall.
func (b *Board) playFall(q game.Square, speed anim.Speed) anim.Step {
	s := b.display.soldierAt(q)
	if s == nil {
		return nil
	}
	s.hasFallen = true
	if len(b.overlayState.background) == 0 {
		b.sound(audio.SoldiersFall)
	}
	return b.runInBackground(anim.NewTween(speed.Ticks(fallMS), anim.Linear, func(p float64) { s.fade, s.bob = p, 1-p }).Then(func() {
		b.display.soldiers = slices.DeleteFunc(b.display.soldiers, func(o *soldier) bool { return o == s })
	}), fallsMS, speed)
}

// playDeath lets a hero leave for the place where it waits, or where it is held after its execution.
func (b *Board) playDeath(f *figure, executed bool, speed anim.Speed) anim.Step {
	gone := func() {
		f.Post, f.At, f.Life = game.Waiting, game.NoSquare, 0
		if executed {
			f.Post = game.Executed
		}
		f.returnRound = b.state.ReturnRound(b.display.campOf(f.Hero), f.Post)
		f.resetPosition()
	}
	if k, fights := b.indexOf(f.Hero); fights {
		return b.playDuelDeath(k, gone, speed)
	}
	b.sound(audio.SoldiersFall)
	leave := anim.NewTween(speed.Ticks(leaveMS), anim.Linear, func(p float64) { f.fade, f.lift = p, 0.5*p }).Then(gone)
	return anim.Series(leave, anim.Lazy(func() anim.Step { return b.announceDeath(f, speed) }))
}

// announceDeath says over the battlefield that a hero has died, and how.
func (b *Board) announceDeath(f *figure, speed anim.Speed) anim.Step {
	b.sound(audio.DuelDrum)
	return b.effect(effect{kind: deathEffect, hero: f.Hero, executed: f.Post == game.Executed}, speed.Ticks(diesMS))
}

// playMark shows what one hero does to another.
func (b *Board) playMark(e rules.Event, speed anim.Speed) anim.Step {
	f := b.display.figure(game.Hero(e.N))
	if f == nil || e.From < 0 || e.To < 0 {
		return nil
	}
	from, to := game.Square(e.From), game.Square(e.To)
	b.overlayState.pushing = false
	switch e.Thing {
	case game.ThingShot:
		return b.playShot(f.Hero, from, to, speed)
	case game.ThingBanner:
		b.sound(audio.BannerRaised)
		return b.effect(effect{kind: bannerEffect, from: from, camp: b.display.campOf(f.Hero)}, speed.Ticks(bannerMS))
	case game.ThingAttack:
		b.overlayState.ally = game.NoHero
		b.sound(audio.ShipTaken)
	case game.ThingGang:
		b.overlayState.ally = f.Hero
		b.sound(audio.ShipTaken)
	case game.ThingStampede:
		b.overlayState.pushing = true
	}
	return b.lunge(f, to, speed)
}

// lunge lets a hero thrust at a square and come back.
func (b *Board) lunge(f *figure, to game.Square, speed anim.Speed) anim.Step {
	col, row := f.col, f.row
	toCol, toRow := spotOf(to)
	return anim.NewTween(speed.Ticks(lungeMS), anim.Linear, func(p float64) {
		out := 0.42 * math.Sin(math.Pi*p)
		f.col, f.row = col+(toCol-col)*out, row+(toRow-row)*out
	}).Then(f.resetPosition)
}

// playShot lets a bolt, an arrow or an axe fly.
func (b *Board) playShot(h game.Hero, from, to game.Square, speed anim.Speed) anim.Step {
	if h == game.Berserker {
		b.sound(audio.AxeThrow)
	} else {
		b.sound(audio.BowShot)
	}
	return b.effect(effect{kind: shotEffect, hero: h, from: from, to: to}, speed.Ticks(shotMS))
}

// playScore tells the lives of a hero, or the points of a camp.
func (b *Board) playScore(e rules.Event, speed anim.Speed) anim.Step {
	if camp := e.Thing - game.ThingCamp; camp >= 0 && camp < game.NumCamps {
		return b.playPoints(game.Camp(camp), game.Zone(e.To), int(e.N), speed)
	}
	f := b.display.figure(heroOfThing(e.Thing))
	if f == nil {
		return nil
	}
	lost := int(f.Life) - int(e.N)
	f.Life = int8(e.N)
	if k, fights := b.indexOf(f.Hero); fights {
		return b.playWound(k, lost, speed)
	}
	if lost > 0 {
		b.sound(audio.Wound)
	} else {
		b.sound(audio.Bead)
	}
	if f.Post == game.Fielded {
		return anim.Together(b.pulse(f, speed), b.effect(effect{kind: livesEffect, from: f.At, n: -lost}, speed.Ticks(lifeFlashMS)))
	}
	return b.pulse(f, speed)
}

// pulse lets it be seen that a hero has lost or regained life.
func (b *Board) pulse(f *figure, speed anim.Speed) anim.Step {
	return anim.NewTween(speed.Ticks(lifeFlashMS), anim.Linear, func(p float64) { f.lifeFlash = 1 - p })
}
