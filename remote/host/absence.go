package host

import (
	"cmp"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bots"
)

// decision is what the others decide about a seat that they wait for.
type decision struct {
	about  rules.Seat
	reason string
	chosen map[rules.Seat]string // remote.DecideWait and its like
}

// againAfter is when something is tried again that could not be kept.
const againAfter = 5 * time.Second

// timed reports whether time brings something at this table, so that it must stay in use.
func (t *table) timed() bool {
	if t.frozen != nil || rules.Ended(t.match) || t.deciding != nil {
		return false
	}
	for _, since := range t.missed {
		if t.host.config.Now().Sub(since) < t.absence.After+stays {
			return true
		}
	}
	return t.running() != 0
}

// stays is how long a table at which nobody is stays in use after a seat has been missed for long enough.
const stays = 24 * time.Hour

// attend does what time has brought, and returns after how long it wants to look again; 0 for not before something has
// happened.
func (t *table) attend() time.Duration {
	if t.frozen != nil || rules.Ended(t.match) || !t.clock.agreed() && t.absence.Rule == remote.AbsenceWait && t.deal.done() {
		return 0
	}
	now := t.host.config.Now()
	next := t.attendDeal(now)
	if t.clock.agreed() {
		if wait := t.attendClock(now); wait > 0 && (next == 0 || wait < next) {
			next = wait
		}
	}
	if !rules.Ended(t.match) {
		if wait := t.attendAbsence(now); wait > 0 && (next == 0 || wait < next) {
			next = wait
		}
	}
	t.tellClock()
	return next
}

// attendAbsence looks for whom the others have waited long enough. Time counts while it is the turn of who is away; the
// host's own standstill does not, because it knows nothing of the time before it started.
func (t *table) attendAbsence(now time.Time) (next time.Duration) {
	if t.absence.Rule == remote.AbsenceWait {
		return 0
	}
	here, acts := t.here(), t.match.State().Actors()
	for seat := range t.people().All() {
		since, waits := t.missed[seat]
		if _, plays := t.plays[seat]; plays || here.Has(seat) || !acts.Has(seat) || t.keys[seat] == "" {
			delete(t.missed, seat)
			if t.deciding != nil && t.deciding.about == seat && t.deciding.reason == remote.ReasonAway {
				t.endDeciding(nil)
			}
			continue
		}
		if !waits {
			since = now
			t.missed[seat] = now
		}
		if here == 0 || t.deciding != nil {
			continue // nobody waits, or they are deciding
		}
		left := since.Add(t.absence.After).Sub(now)
		if left <= 0 {
			left = againAfter
			if t.replace(seat, remote.ReasonAway) == nil {
				continue
			}
		}
		if next == 0 || left < next {
			next = left
		}
	}
	return next
}

// replace has somebody else play on for a seat, as agreed, or the others decide about it.
func (t *table) replace(seat rules.Seat, reason string) error {
	if t.absence.Rule == remote.AbsenceBot {
		return t.takeSeat(seat, t.absence.Level)
	}
	t.deciding = &decision{about: seat, reason: reason, chosen: map[rules.Seat]string{}}
	t.tell(func(*device) remote.Reply { return t.absentee() })
	return nil
}

// here returns the seats of which a device is connected.
func (t *table) here() (set rules.Seats) {
	for d := range t.devices {
		if d.sees.viewer >= 0 {
			set = set.With(d.sees.viewer)
		}
	}
	return set
}

// takeSeat has a computer play for who is away.
func (t *table) takeSeat(seat rules.Seat, level string) error {
	level = cmp.Or(level, bots.UsualLevel)
	if err := t.keep(journal.Record{Kind: journal.Bot, By: int(seat), Text: level}); err != nil {
		return err
	}
	t.plays[seat] = level
	delete(t.missed, seat)
	t.stopAsking()
	t.tellPeople()
	return nil
}

// comeBack gives a seat back to its player, for whom a computer has played, unless its time is up. Where that cannot be kept it happens at the
// player's next command.
func (t *table) comeBack(seat rules.Seat) (back bool) {
	if _, plays := t.plays[seat]; !plays || t.frozen != nil || rules.Ended(t.match) || t.clock.begun && t.clock.left[seat] <= 0 {
		return false
	}
	if t.keep(journal.Record{Kind: journal.Return, By: int(seat)}) != nil {
		return false
	}
	delete(t.plays, seat)
	t.thinks = -1 // what the computer thinks of is not played any more
	return true
}

// absentee is the frame that asks the others how to go on.
func (t *table) absentee() remote.Reply {
	r := remote.Reply{Type: remote.Absent, N: len(t.match.Log)}
	if t.deciding != nil {
		r.By, r.Text = t.deciding.about.String(), t.deciding.reason
	}
	return r
}

// decide takes in what a seat wants to happen without the one they wait for.
func (t *table) decide(by rules.Seat, text string) error {
	switch {
	case t.deciding == nil || t.deciding.about == by:
		return rules.Errorf(remote.CodeAsk, "nobody has asked you anything")
	case text != remote.DecideWait && text != remote.DecideBot && text != remote.DecideResign:
		return rules.Errorf(remote.CodeFrame, "it cannot be decided %q; expected %s, %s or %s", rules.Shorten(text), remote.DecideWait, remote.DecideBot, remote.DecideResign)
	}
	t.deciding.chosen[by] = text
	return t.countChoices()
}

// countChoices does what the others have decided once all who are here have: what they agree on, else they wait on.
func (t *table) countChoices() error {
	if t.deciding == nil {
		return nil
	}
	about, all := t.deciding.about, ""
	for seat := range t.here().All() {
		chosen := t.deciding.chosen[seat]
		switch {
		case seat == about:
			continue
		case chosen == "":
			return nil
		case all != "" && all != chosen:
			chosen = remote.DecideWait
		}
		all = chosen
	}
	var err error
	switch all {
	case "":
		return nil // nobody is here
	case remote.DecideBot:
		err = t.takeSeat(about, "")
	case remote.DecideResign:
		err = t.giveUp(about, t.deciding.reason)
	}
	t.endDeciding(err)
	return err
}

// endDeciding ends what the others decide. Where it could not be kept they decide anew.
func (t *table) endDeciding(err error) {
	if t.deciding == nil {
		return
	}
	if err != nil {
		clear(t.deciding.chosen)
		return
	}
	about := t.deciding.about
	delete(t.missed, about)
	if t.clock.begun && t.clock.left[about] <= 0 {
		t.clock.left[about] = max(t.clock.rule.Move, t.absence.After) // they wait on
	}
	t.deciding = nil
	t.tell(func(*device) remote.Reply { return t.absentee() })
}

// giveUp ends the match for a reason as if the seat had resigned.
func (t *table) giveUp(seat rules.Seat, reason string) error {
	if err := t.note(rules.Note{After: len(t.match.Log), By: seat, Kind: rules.NoteResign, Text: reason}, ""); err != nil {
		return err
	}
	t.tellEnd()
	return nil
}
