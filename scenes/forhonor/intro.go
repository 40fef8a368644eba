package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
)

// introMS is how long the teams are shown to people who do not press, before the computer's first hero acts.
const introMS = 12000

// beginsReady reports whether the heroes were named by the setup and nobody has acted yet.
func (b *Board) beginsReady() bool {
	if b.state.Rules().Preset[game.Attackers][0] == game.NoHero || b.state.Round() != 1 {
		return false
	}
	for n := range b.match.Len() {
		if b.match.Move(n).By != rules.Nature {
			return false
		}
	}
	return true
}

// hasReader reports whether a person at this device plays, who reads what is shown before it goes on.
func (b *Board) hasReader() bool {
	for seat := range rules.Seat(b.match.Seats()) {
		if b.match.IsLocal(seat) {
			return !b.isWatched && !b.learns && !b.handOnly
		}
	}
	return false
}

// playBehindTeams plays what comes before the first hero acts without the teams being taken away, and that only after
// they have been read.
func (b *Board) playBehindTeams(e rules.Event, speed anim.Speed) anim.Step {
	if e.Kind != rules.EvFlip {
		return anim.Lazy(func() anim.Step { return b.playEvent(e, speed) })
	}
	read := anim.NewPause(speed.Ticks(introMS))
	read.Then(func() { b.introduces = false })
	return anim.Series(read, anim.Lazy(func() anim.Step { return b.overlayState.camps.leave(b, speed) }), b.playEvent(e, speed))
}
