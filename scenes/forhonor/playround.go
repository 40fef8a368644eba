package forhonor

import (
	"engawa/audio"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
)

// playRound lets it be seen that a round begins.
func (b *Board) playRound(n int, speed anim.Speed) anim.Step {
	b.sound(audio.Horn)
	return b.effect(effect{kind: roundEffect, n: n}, speed.Ticks(roundMS))
}

// playZone gives a zone card to a camp, or puts it aside.
func (b *Board) playZone(zone game.Zone, to int8, speed anim.Speed) anim.Step {
	v := &b.display
	if before := v.holder[zone]; before != game.Nobody {
		b.addPoints(before, zone, -game.CardPoints)
	}
	if v.holder[zone] = to; to != game.Nobody {
		b.addPoints(to, zone, game.CardPoints)
	}
	b.sound(audio.ZoneTaken)
	b.runInBackground(b.effect(effect{kind: zoneEffect, zone: zone, holder: to}, speed.Ticks(zoneMS)), 0, speed)
	return anim.NewPause(speed.Ticks(zoneMS))
}

// playPoints gives a camp the points of a zone that it holds.
func (b *Board) playPoints(camp game.Camp, zone game.Zone, points int, speed anim.Speed) anim.Step {
	b.addPoints(int8(camp), zone, points)
	b.sound(audio.Bead)
	return anim.NewPause(speed.Ticks(pointsMS))
}
