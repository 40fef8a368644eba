package table

import (
	"fmt"
	"slices"
	"time"

	"engawa/rules"
	"engawa/scenes/lang"
)

// clockLate is when a clock becomes large.
const clockLate = time.Minute

// clockOf returns how much time a seat has left, in steps: what stands on its plate. Late is whether it is the seat's turn
// and little is left. There is none where the match has no clocks.
func (t *Table) clockOf(seat rules.Seat, step time.Duration) (text string, late bool) {
	if t.remote == nil || !t.session.match.IsRemote() {
		return "", false
	}
	left, ok := t.remote.line.TimeLeft(seat)
	if !ok {
		return "", false
	}
	runs := slices.Contains(t.remote.line.Clock.Runs, seat)
	return clockText(t.services.Words, (left+step-1)/step*step), runs && left < clockLate
}

// describeClock is clockOf for who hears it, which does not change with every second.
func (t *Table) describeClock(seat rules.Seat) string {
	const often = 10 * time.Second
	text, late := t.clockOf(seat, time.Minute)
	if late {
		text, _ = t.clockOf(seat, often)
	}
	return text
}

// clockText writes a time as a clock shows it; days and hours where it is two days and more.
func clockText(words *lang.Catalog, d time.Duration) string {
	const day = 24 * time.Hour
	n := int(d / time.Second)
	switch {
	case d >= 2*day:
		return words.T(lang.SeatDays, lang.Count("n", int(d/day)), lang.Count("hours", n/3600%24))
	case d >= time.Hour:
		return fmt.Sprintf("%d:%02d:%02d", n/3600, n/60%60, n%60)
	}
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

// briefClock is the clock of a seat where there is little room: days alone.
func (t *Table) briefClock(seat rules.Seat, clock string) string {
	if clock == "" {
		return ""
	}
	const day = 24 * time.Hour
	if left, ok := t.remote.line.TimeLeft(seat); ok && left >= 2*day {
		return t.services.Words.T(lang.SeatDaysAlone, lang.Count("n", int(left/day)))
	}
	return clock
}

// tickClocks draws the table again where a clock shows another time now: once a second at most.
func (e *remoteTable) tickClocks() {
	changed := false
	for k := range e.clockTexts {
		text, _ := e.clockOf(rules.Seat(k), time.Second)
		changed = changed || text != e.clockTexts[k]
		e.clockTexts[k] = text
	}
	if changed {
		e.refresh()
	}
}
