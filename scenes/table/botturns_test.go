package table

import (
	"errors"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
)

func TestABotThatErrsIsAskedAgainLater(t *testing.T) {
	var b botTurns
	if b.isResting() {
		t.Error("a bot rests that has done nothing")
	}
	if !b.stumble(errors.New("no move")) {
		t.Error("an error is not told")
	}
	n := 0
	for b.isResting() {
		n++
	}
	if n != messageTicks {
		t.Errorf("the bot is asked again after %d ticks, want %d", n, messageTicks)
	}
}

func TestATablebaseOnItsWayIsReportedWhenItIsLate(t *testing.T) {
	var b botTurns
	late := &rules.Error{Code: bot.CodeTablebaseLoading}
	reported, asked := 0, 0
	for range 4 * messageTicks / tablebaseTicks {
		if b.stumble(late) {
			reported++
		}
		if asked++; reported == 0 && asked*tablebaseTicks > 2*tablebasePatience {
			t.Fatal("it is not told in time")
		}
	}
	if reported != 4 {
		t.Errorf("in four times the time of a message it is told %d times, want 4", reported)
	}
	if !b.goOn() || b.goOn() {
		t.Error("that it has come is not noted once")
	}
	if b.stumble(late); b.goOn() {
		t.Error("a book that has come at once was told")
	}
}

func TestALimitIsReportedOnceForEachSeat(t *testing.T) {
	var b botTurns
	if !b.limit(1) || b.limit(1) || !b.limit(0) || b.limit(0) {
		t.Error("not once of each")
	}
}

func TestALanternBreathes(t *testing.T) {
	var b botTurns
	low, high, drawn := 1.0, 0.0, 0
	for range pulseTicks {
		if b.advancePulse(true) {
			drawn++
		}
		low, high = min(low, b.glow()), max(high, b.glow())
	}
	if drawn != pulseTicks/pulseStep || low > 0.25 || high < 0.95 {
		t.Errorf("it is drawn %d times, from %.2f to %.2f", drawn, low, high)
	}
	if b.advancePulse(true); b.advancePulse(false) || b.glow() != 1 {
		t.Error("it goes on where nobody thinks")
	}
}
