package forhonor

import (
	"engawa/audio"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
)

// playRound lets it be seen that a round begins, and what the one before has brought.
func (b *Board) playRound(n int, speed anim.Speed) anim.Step {
	b.sound(audio.Horn)
	text, ms := b.gainsText(n-1), roundMS
	if text != "" {
		ms = scoredMS
	}
	b.display.gains = [game.NumCamps]int{}
	return b.effect(effect{kind: roundEffect, n: n, text: text}, speed.Ticks(ms))
}

// gainsText says what the round has brought to both camps; "" for nothing.
func (b *Board) gainsText(round int) string {
	gains := b.display.gains
	if gains == ([game.NumCamps]int{}) {
		return ""
	}
	return b.words().T(lang.ForhonorRoundGains, lang.Count("n", round), lang.Text("list", b.speaker().gains(gains[game.Attackers], gains[game.Defenders])))
}

// addPoints changes the score that is shown of a camp.
func (b *Board) addPoints(camp int8, points int) {
	b.display.score[camp] += points
	b.display.gains[camp] += points
}

// playZone gives a zone card to a camp, or puts it aside.
func (b *Board) playZone(zone game.Zone, to int8, speed anim.Speed) anim.Step {
	v, e := &b.display, effect{kind: zoneEffect, zone: zone, holder: to}
	if before := v.holder[zone]; before != game.Nobody {
		b.addPoints(before, -game.CardPoints)
		e.camp, e.n = game.Camp(before), -game.CardPoints
	}
	if v.holder[zone] = to; to != game.Nobody {
		b.addPoints(to, game.CardPoints)
		e.camp, e.n = game.Camp(to), game.CardPoints
	}
	b.sound(audio.ZoneTaken)
	return b.effect(e, speed.Ticks(zoneMS))
}

// playPoints gives a camp the points of a zone that it holds.
func (b *Board) playPoints(camp game.Camp, zone game.Zone, points int, speed anim.Speed) anim.Step {
	b.addPoints(int8(camp), points)
	b.sound(audio.Bead)
	return b.effect(effect{kind: pointsEffect, zone: zone, camp: camp, n: points}, speed.Ticks(pointsMS))
}
