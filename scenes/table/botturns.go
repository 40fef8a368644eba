package table

import (
	"math"

	"engawa/rules"
	"engawa/rules/bot"
)

// pulseTicks is how long a thinking bot's lantern takes to brighten and darken, and pulseStep how often it is drawn.
const (
	pulseTicks = 96
	pulseStep  = 4
)

// tablebaseTicks lie between two questions for a bot's tablebase that is on its way; after tablebasePatience, a few of them,
// it is reported.
const (
	tablebaseTicks    = 10
	tablebasePatience = 3 * tablebaseTicks
)

// botTurns is how the bots at a table get on with their turns. The zero botTurns has seen none.
type botTurns struct {
	pace         Pace
	retryTicks   int         // ticks before a bot that has erred is asked again
	fetching     int         // ticks for which a bot's tablebase has been on its way
	limitedSeats rules.Seats // of whose bots it has been reported that they play like the level below
	pulseTicks   int         // ticks that the thinking bot's lantern has breathed
}

// wait lets some ticks go by before a bot is asked again.
func (b *botTurns) wait(ticks int) { b.retryTicks = ticks }

// isResting counts one tick of that time, and reports whether it was.
func (b *botTurns) isResting() bool {
	if b.retryTicks == 0 {
		return false
	}
	b.retryTicks--
	return true
}

// stumble lets some time go by after an error of a bot, and reports whether the error is to be reported: a tablebase that is on
// its way is reported only if it lets itself be waited for.
func (b *botTurns) stumble(err error) (tell bool) {
	if rules.CodeOf(err) != bot.CodeTablebaseLoading {
		b.wait(messageTicks)
		return true
	}
	b.wait(tablebaseTicks)
	waited := b.fetching
	b.fetching += tablebaseTicks
	return waited%messageTicks == tablebasePatience
}

// goOn notes that a bot thinks, and reports whether it has been reported that a tablebase was on its way.
func (b *botTurns) goOn() (reported bool) {
	reported = b.fetching > tablebasePatience
	b.fetching = 0
	return reported
}

// limit notes that the bot of a seat plays like the level below, and reports whether that is new.
func (b *botTurns) limit(seat rules.Seat) bool {
	known := b.limitedSeats.Has(seat)
	b.limitedSeats = b.limitedSeats.With(seat)
	return !known
}

// advancePulse counts a tick of the lantern's breath while a bot thinks, and reports whether it looks different now.
func (b *botTurns) advancePulse(thinking bool) bool {
	if !thinking {
		b.pulseTicks = 0
		return false
	}
	b.pulseTicks++
	return b.pulseTicks%pulseStep == 0
}

// glow is how bright the lantern is, 0 to 1.
func (b *botTurns) glow() float64 {
	return 0.6 + 0.4*math.Cos(2*math.Pi*float64(b.pulseTicks)/pulseTicks)
}
