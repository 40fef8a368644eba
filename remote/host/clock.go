package host

import (
	"slices"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// clocks are the clocks of the people at a table. All is in the host's time.
type clocks struct {
	rule            remote.ClockRule
	hasStarted      bool            // everybody has come; they stand before
	active          rules.Seats     // whose run
	chargedUntil    time.Time       // up to when what they have used is taken off
	startTimes      []time.Time     // when each that runs began to
	remaining       []time.Duration // of each seat; below 0 once it is up
	remainingBefore []time.Duration // what was left when each seat moved last
	graceUntil      time.Time       // up to when they stand, after the host has started
	savedAt         time.Time       // when what is left was kept last
	lastBroadcast   rules.Seats     // whose run as all have been told
}

const (
	maxLag          = time.Second      // of a move that is not charged: it was on its way
	loadGrace       = 10 * time.Second // for devices to come back to a host that has started
	minSaveInterval = 10 * time.Second // between two records of what is left
	maxSaveInterval = 6 * time.Hour
)

// set starts the clocks from what is agreed.
func (c *clocks) set(rule remote.ClockRule, seats int) {
	c.rule = rule
	c.remaining, c.startTimes = make([]time.Duration, seats), make([]time.Time, seats)
	for k := range c.remaining {
		c.remaining[k] = rule.Move + rule.Main
	}
	c.remainingBefore = slices.Clone(c.remaining)
}

// isSet reports whether there are clocks.
func (c *clocks) isSet() bool { return c.rule != remote.ClockRule{} }

// charge takes off what those have used whose clocks run.
func (c *clocks) charge(now time.Time) {
	used := now.Sub(c.chargedUntil)
	if used <= 0 {
		return
	}
	for seat := range c.active.All() {
		c.remaining[seat] -= used
	}
	c.chargedUntil = now
}

// credit gives a seat the time back that its move was on its way, of which it says that it took so long.
func (c *clocks) credit(seat rules.Seat, took time.Duration, now time.Time) {
	if took > 0 && c.active.Has(seat) {
		c.remaining[seat] += min(maxLag, max(0, now.Sub(c.startTimes[seat])-took))
	}
}

// run has the clocks of these seats run from now on, and of no others.
func (c *clocks) run(seats rules.Seats, now time.Time) {
	c.charge(now)
	for seat := range (seats &^ c.active).All() {
		c.startTimes[seat] = now
	}
	if c.active == 0 && now.After(c.chargedUntil) {
		c.chargedUntil = now
	}
	c.active = seats
}

// afterMove follows a move of a seat, which acts on or not.
func (c *clocks) afterMove(seat rules.Seat, on bool) {
	if seat < 0 || !c.isSet() {
		return
	}
	c.remainingBefore[seat] = c.remaining[seat]
	switch {
	case c.rule.Move > 0:
		c.remaining[seat] = c.rule.Move
	case !on && c.remaining[seat] > 0:
		c.remaining[seat] += c.rule.Increment
	}
	c.active = c.active.Without(seat) // it begins anew where the seat acts on
}

// afterUndo follows after something was taken back: who decides anew has what was left, and has not won any time by it.
func (c *clocks) afterUndo(acts rules.Seats) {
	for k := range c.remaining {
		switch {
		case c.rule.Move == 0:
		case acts.Has(rules.Seat(k)):
			c.remaining[k] = min(c.remaining[k], c.remainingBefore[k])
		default:
			c.remaining[k] = c.rule.Move
		}
	}
}

// milliseconds returns the time that each seat has left, in milliseconds.
func (c *clocks) milliseconds() []int64 {
	list := make([]int64, len(c.remaining))
	for k, d := range c.remaining {
		list[k] = d.Milliseconds()
	}
	return list
}

// restore takes over what was left when a record was kept.
func (c *clocks) restore(left []int64) {
	if !c.isSet() || len(left) != len(c.remaining) {
		return
	}
	c.hasStarted = true
	for k, ms := range left {
		c.remaining[k] = time.Duration(ms) * time.Millisecond
	}
}

// activeClocks returns whose clocks are to run now: of those whose turn it is, and who play themselves.
func (t *table) activeClocks() (set rules.Seats) {
	if !t.clock.hasStarted || t.host.config.Now().Before(t.clock.graceUntil) || t.freezeErr != nil || rules.HasEnded(t.match) {
		return 0
	}
	for seat := range t.match.State().Actors().All() {
		if _, bot := t.botLevel(seat); seat >= 0 && !bot && (t.openDecision == nil || t.openDecision.seat != seat) {
			set = set.With(seat)
		}
	}
	return set
}

// clockState returns the clocks as they are sent to all; nil where there are none.
func (t *table) clockState() *remote.Clock {
	if !t.clock.isSet() || rules.HasEnded(t.match) {
		return nil
	}
	t.clock.run(t.activeClocks(), t.host.config.Now())
	c := &remote.Clock{Left: t.clock.milliseconds()}
	for k := range c.Left {
		c.Left[k] = max(0, c.Left[k])
		if !t.isPersonSeat(rules.Seat(k)) {
			c.Left[k] = -1
		}
	}
	for seat := range t.clock.active.All() {
		c.Runs = append(c.Runs, seat)
	}
	return c
}

// broadcastClocks sends all what is left where other clocks run than those sent last.
func (t *table) broadcastClocks() {
	if clock := t.clockState(); clock != nil && t.clock.lastBroadcast != t.clock.active {
		t.clock.lastBroadcast = t.clock.active
		t.broadcast(func(*device) remote.Reply {
			return remote.Reply{Type: remote.Clocks, N: len(t.match.Log), Clock: clock}
		})
	}
}

// updateClocks begins the clocks once everybody has come, does what is agreed where time is up, keeps what is left now and
// then, and returns after how long to look again.
func (t *table) updateClocks(now time.Time) (next time.Duration) {
	c := &t.clock
	if !c.hasStarted {
		if t.people()&^t.arrivals != 0 {
			return 0
		}
		c.hasStarted = true
		if t.appendRecord(journal.Record{Kind: journal.Clock, By: int(rules.Public)}) != nil {
			c.hasStarted = false
			return retryDelay
		}
	}
	c.run(t.activeClocks(), now)
	for seat := range c.active.All() {
		if c.remaining[seat] > -maxLag {
			continue
		}
		if t.handleTimeUp(seat) != nil {
			return retryDelay
		}
		if rules.HasEnded(t.match) {
			return 0
		}
	}
	c.run(t.activeClocks(), now)
	if c.active == 0 {
		return max(0, c.graceUntil.Sub(now))
	}
	least := remote.MaxSpan
	for seat := range c.active.All() {
		least = min(least, c.remaining[seat])
	}
	every := min(max(minSaveInterval, least/16), maxSaveInterval)
	if now.Sub(c.savedAt) >= every {
		_ = t.appendRecord(journal.Record{Kind: journal.Clock, By: int(rules.Public)}) // where it cannot be kept, a restart gives time back
		c.savedAt = now
	}
	return max(time.Millisecond, min(least+maxLag, every-now.Sub(c.savedAt)))
}

// handleTimeUp does what is agreed where a seat's time is up: it has lost, a computer plays, or the others decide.
func (t *table) handleTimeUp(seat rules.Seat) error {
	switch {
	case t.absence.Rule == remote.AbsenceWait:
		return t.resignFor(seat, remote.ReasonTime)
	case t.absence.Rule == remote.AbsenceOthers && t.openDecision != nil:
		return nil // they decide about another one first
	}
	return t.replaceSeat(seat, remote.ReasonTime)
}

// checkTime refuses a move of a seat whose time is up, and does what is agreed then.
func (t *table) checkTime(by rules.Seat, took time.Duration) error {
	if !t.clock.hasStarted {
		return nil
	}
	now := t.host.config.Now()
	t.clock.run(t.activeClocks(), now)
	t.clock.credit(by, took, now)
	_, plays := t.substitutes[by]
	if t.clock.remaining[by] > 0 && !plays {
		return nil
	}
	if t.clock.active.Has(by) {
		if err := t.handleTimeUp(by); err != nil {
			return err
		}
	}
	return rules.Errorf(remote.CodeTime, "your time is up")
}
