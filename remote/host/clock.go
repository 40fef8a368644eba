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
	rule  remote.ClockRule
	begun bool            // everybody has come; they stand before
	runs  rules.Seats     // whose run
	since time.Time       // up to when what they have used is taken off
	start []time.Time     // when each that runs began to
	left  []time.Duration // of each seat; below 0 once it is up
	was   []time.Duration // what was left when each seat moved last
	rests time.Time       // up to when they stand, after the host has started
	kept  time.Time       // when what is left was kept last
	told  rules.Seats     // whose run as all have been told
}

const (
	maxLag    = time.Second      // of a move that is not charged: it was on its way
	loadGrace = 10 * time.Second // for devices to come back to a host that has started
	leastKeep = 10 * time.Second // between two records of what is left
	mostKeep  = 6 * time.Hour
)

// wind sets the clocks to what is agreed.
func (c *clocks) wind(rule remote.ClockRule, seats int) {
	c.rule = rule
	c.left, c.start = make([]time.Duration, seats), make([]time.Time, seats)
	for k := range c.left {
		c.left[k] = rule.Move + rule.Main
	}
	c.was = slices.Clone(c.left)
}

// agreed reports whether there are clocks.
func (c *clocks) agreed() bool { return c.rule != remote.ClockRule{} }

// charge takes off what those have used whose clocks run.
func (c *clocks) charge(now time.Time) {
	used := now.Sub(c.since)
	if used <= 0 {
		return
	}
	for seat := range c.runs.All() {
		c.left[seat] -= used
	}
	c.since = now
}

// credit gives a seat the time back that its move was on its way, of which it says that it took so long.
func (c *clocks) credit(seat rules.Seat, took time.Duration, now time.Time) {
	if took > 0 && c.runs.Has(seat) {
		c.left[seat] += min(maxLag, max(0, now.Sub(c.start[seat])-took))
	}
}

// run has the clocks of these seats run from now on, and of no others.
func (c *clocks) run(seats rules.Seats, now time.Time) {
	c.charge(now)
	for seat := range (seats &^ c.runs).All() {
		c.start[seat] = now
	}
	if c.runs == 0 && now.After(c.since) {
		c.since = now
	}
	c.runs = seats
}

// moved follows a move of a seat, which acts on or not.
func (c *clocks) moved(seat rules.Seat, on bool) {
	if seat < 0 || !c.agreed() {
		return
	}
	c.was[seat] = c.left[seat]
	switch {
	case c.rule.Move > 0:
		c.left[seat] = c.rule.Move
	case !on && c.left[seat] > 0:
		c.left[seat] += c.rule.Increment
	}
	c.runs = c.runs.Without(seat) // it begins anew where the seat acts on
}

// back follows after something was taken back: who decides anew has what was left, and has not won any time by it.
func (c *clocks) back(acts rules.Seats) {
	for k := range c.left {
		switch {
		case c.rule.Move == 0:
		case acts.Has(rules.Seat(k)):
			c.left[k] = min(c.left[k], c.was[k])
		default:
			c.left[k] = c.rule.Move
		}
	}
}

// milliseconds is what is left of each seat.
func (c *clocks) milliseconds() []int64 {
	list := make([]int64, len(c.left))
	for k, d := range c.left {
		list[k] = d.Milliseconds()
	}
	return list
}

// restore takes over what was left when a record was kept.
func (c *clocks) restore(left []int64) {
	if !c.agreed() || len(left) != len(c.left) {
		return
	}
	c.begun = true
	for k, ms := range left {
		c.left[k] = time.Duration(ms) * time.Millisecond
	}
}

// running returns whose clocks are to run now: of those whose turn it is, and who play themselves.
func (t *table) running() (set rules.Seats) {
	if !t.clock.begun || t.host.config.Now().Before(t.clock.rests) || t.frozen != nil || rules.Ended(t.match) {
		return 0
	}
	for seat := range t.match.State().Actors().All() {
		if _, bot := t.computer(seat); seat >= 0 && !bot && (t.deciding == nil || t.deciding.about != seat) {
			set = set.With(seat)
		}
	}
	return set
}

// clockNow is what all are told of the clocks; nil where there are none.
func (t *table) clockNow() *remote.Clock {
	if !t.clock.agreed() || rules.Ended(t.match) {
		return nil
	}
	t.clock.run(t.running(), t.host.config.Now())
	c := &remote.Clock{Left: t.clock.milliseconds()}
	for k := range c.Left {
		c.Left[k] = max(0, c.Left[k])
		if !t.seat(rules.Seat(k)) {
			c.Left[k] = -1
		}
	}
	for seat := range t.clock.runs.All() {
		c.Runs = append(c.Runs, seat)
	}
	return c
}

// tellClock tells all what is left where other clocks run than they know.
func (t *table) tellClock() {
	if clock := t.clockNow(); clock != nil && t.clock.told != t.clock.runs {
		t.clock.told = t.clock.runs
		t.tell(func(*device) remote.Reply {
			return remote.Reply{Type: remote.Clocks, N: len(t.match.Log), Clock: clock}
		})
	}
}

// attendClock begins the clocks once everybody has come, does what is agreed where time is up, keeps what is left now and
// then, and returns after how long to look again.
func (t *table) attendClock(now time.Time) (next time.Duration) {
	c := &t.clock
	if !c.begun {
		if t.people()&^t.came != 0 {
			return 0
		}
		c.begun = true
		if t.keep(journal.Record{Kind: journal.Clock, By: int(rules.Public)}) != nil {
			c.begun = false
			return againAfter
		}
	}
	c.run(t.running(), now)
	for seat := range c.runs.All() {
		if c.left[seat] > -maxLag {
			continue
		}
		if t.timeUp(seat) != nil {
			return againAfter
		}
		if rules.Ended(t.match) {
			return 0
		}
	}
	c.run(t.running(), now)
	if c.runs == 0 {
		return max(0, c.rests.Sub(now))
	}
	least := remote.MaxSpan
	for seat := range c.runs.All() {
		least = min(least, c.left[seat])
	}
	every := min(max(leastKeep, least/16), mostKeep)
	if now.Sub(c.kept) >= every {
		_ = t.keep(journal.Record{Kind: journal.Clock, By: int(rules.Public)}) // where it cannot be kept, a restart gives time back
		c.kept = now
	}
	return max(time.Millisecond, min(least+maxLag, every-now.Sub(c.kept)))
}

// timeUp does what is agreed where a seat's time is up: it has lost, a computer plays, or the others decide.
func (t *table) timeUp(seat rules.Seat) error {
	switch {
	case t.absence.Rule == remote.AbsenceWait:
		return t.giveUp(seat, remote.ReasonTime)
	case t.absence.Rule == remote.AbsenceOthers && t.deciding != nil:
		return nil // they decide about another one first
	}
	return t.replace(seat, remote.ReasonTime)
}

// late refuses a move of a seat whose time is up, and does what is agreed then.
func (t *table) late(by rules.Seat, took time.Duration) error {
	if !t.clock.begun {
		return nil
	}
	now := t.host.config.Now()
	t.clock.run(t.running(), now)
	t.clock.credit(by, took, now)
	_, plays := t.plays[by]
	if t.clock.left[by] > 0 && !plays {
		return nil
	}
	if t.clock.runs.Has(by) {
		if err := t.timeUp(by); err != nil {
			return err
		}
	}
	return rules.Errorf(remote.CodeTime, "your time is up")
}
