package host

import (
	"cmp"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
	"engawa/rules/bots"
)

// decision is a choice of the others about a seat that they wait for.
type decision struct {
	seat   rules.Seat
	reason string
	votes  map[rules.Seat]string // remote.DecideWait and its like
}

// retryDelay is when something is tried again that could not be kept.
const retryDelay = 5 * time.Second

// hasTimers reports whether time brings something at this table, so that it must stay in use.
func (t *table) hasTimers() bool {
	if t.freezeErr != nil || rules.HasEnded(t.match) || t.openDecision != nil {
		return false
	}
	for _, since := range t.awaySince {
		if t.host.config.Now().Sub(since) < t.absence.After+awayRetention {
			return true
		}
	}
	return t.activeClocks() != 0
}

// awayRetention is how long a table at which nobody is stays in use after a seat has been missed for long enough.
const awayRetention = 24 * time.Hour

// updateTimers does what time has brought, and returns after how long it wants to look again; 0 for not before something has
// happened.
func (t *table) updateTimers() time.Duration {
	if t.freezeErr == nil && !t.stale && t.match.State().Actors().Has(rules.Nature) && t.playNature() != nil {
		return retryDelay // nor could it be kept before
	}
	if t.freezeErr != nil || rules.HasEnded(t.match) || !t.clock.isSet() && t.absence.Rule == remote.AbsenceWait && t.deal.isDone() {
		return 0
	}
	now := t.host.config.Now()
	next := t.updateDeal(now)
	if t.clock.isSet() {
		if wait := t.updateClocks(now); wait > 0 && (next == 0 || wait < next) {
			next = wait
		}
	}
	if !rules.HasEnded(t.match) {
		if wait := t.updateAbsence(now); wait > 0 && (next == 0 || wait < next) {
			next = wait
		}
	}
	t.broadcastClocks()
	return next
}

// updateAbsence looks for whom the others have waited long enough. Time counts while it is the turn of who is away; the
// host's own standstill does not, because it knows nothing of the time before it started.
func (t *table) updateAbsence(now time.Time) (next time.Duration) {
	if t.absence.Rule == remote.AbsenceWait {
		return 0
	}
	here, acts := t.connectedSeats(), t.match.State().Actors()
	for seat := range t.people().All() {
		since, waits := t.awaySince[seat]
		if _, plays := t.substitutes[seat]; plays || here.Has(seat) || !acts.Has(seat) || t.keys[seat] == "" {
			delete(t.awaySince, seat)
			if t.openDecision != nil && t.openDecision.seat == seat && t.openDecision.reason == remote.ReasonAway {
				t.closeDecision(nil)
			}
			continue
		}
		if !waits {
			since = now
			t.awaySince[seat] = now
		}
		if here == 0 || t.openDecision != nil {
			continue // nobody waits, or they are deciding
		}
		left := since.Add(t.absence.After).Sub(now)
		if left <= 0 {
			left = retryDelay
			if t.replaceSeat(seat, remote.ReasonAway) == nil {
				continue
			}
		}
		if next == 0 || left < next {
			next = left
		}
	}
	return next
}

// replaceSeat has somebody else play on for a seat, as agreed, or the others decide about it.
func (t *table) replaceSeat(seat rules.Seat, reason string) error {
	if t.absence.Rule == remote.AbsenceBot {
		return t.substituteBot(seat, t.absence.Level)
	}
	t.openDecision = &decision{seat: seat, reason: reason, votes: map[rules.Seat]string{}}
	t.broadcast(func(*device) remote.Reply { return t.absenceFrame() })
	return nil
}

// connectedSeats returns the seats of which a device is connected.
func (t *table) connectedSeats() (set rules.Seats) {
	for d := range t.devices {
		if d.projection.viewer >= 0 {
			set = set.With(d.projection.viewer)
		}
	}
	return set
}

// substituteBot has a computer play for who is away.
func (t *table) substituteBot(seat rules.Seat, level string) error {
	level = cmp.Or(level, bots.UsualLevel)
	if err := t.appendRecord(journal.Record{Kind: journal.Bot, By: int(seat), Text: level}); err != nil {
		return err
	}
	t.substitutes[seat] = level
	delete(t.awaySince, seat)
	t.closeQuestion()
	t.broadcastPeople()
	return nil
}

// returnSeat gives a seat back to its player, for whom a computer has played, unless its time is up. Where that cannot be kept it happens at the
// player's next command.
func (t *table) returnSeat(seat rules.Seat) (back bool) {
	if _, plays := t.substitutes[seat]; !plays || t.freezeErr != nil || rules.HasEnded(t.match) || t.clock.hasStarted && t.clock.remaining[seat] <= 0 {
		return false
	}
	if t.appendRecord(journal.Record{Kind: journal.Return, By: int(seat)}) != nil {
		return false
	}
	delete(t.substitutes, seat)
	t.thinkingAt = -1 // what the computer thinks of is not played any more
	return true
}

// absenceFrame is the frame that asks the others how to go on.
func (t *table) absenceFrame() remote.Reply {
	r := remote.Reply{Type: remote.Absent, N: len(t.match.Log)}
	if t.openDecision != nil {
		r.By, r.Text = t.openDecision.seat.String(), t.openDecision.reason
	}
	return r
}

// vote takes in what a seat wants to happen without the one they wait for.
func (t *table) vote(by rules.Seat, text string) error {
	switch {
	case t.openDecision == nil || t.openDecision.seat == by:
		return rules.Errorf(remote.CodeAsk, "nobody has asked you anything")
	case text != remote.DecideWait && text != remote.DecideBot && text != remote.DecideResign:
		return rules.Errorf(remote.CodeFrame, "it cannot be decided %q; expected %s, %s or %s", rules.Shorten(text), remote.DecideWait, remote.DecideBot, remote.DecideResign)
	}
	t.openDecision.votes[by] = text
	return t.countVotes()
}

// countVotes does what the others have decided once all who are here have: what they agree on, else they wait on.
func (t *table) countVotes() error {
	if t.openDecision == nil {
		return nil
	}
	about, all := t.openDecision.seat, ""
	for seat := range t.connectedSeats().All() {
		chosen := t.openDecision.votes[seat]
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
		err = t.substituteBot(about, "")
	case remote.DecideResign:
		err = t.resignFor(about, t.openDecision.reason)
	}
	t.closeDecision(err)
	return err
}

// closeDecision ends what the others decide. Where it could not be kept they decide anew.
func (t *table) closeDecision(err error) {
	if t.openDecision == nil {
		return
	}
	if err != nil {
		clear(t.openDecision.votes)
		return
	}
	about := t.openDecision.seat
	delete(t.awaySince, about)
	if t.clock.hasStarted && t.clock.remaining[about] <= 0 {
		t.clock.remaining[about] = max(t.clock.rule.Move, t.absence.After) // they wait on
	}
	t.openDecision = nil
	t.broadcast(func(*device) remote.Reply { return t.absenceFrame() })
}

// resignFor ends the match for a reason as if the seat had resigned.
func (t *table) resignFor(seat rules.Seat, reason string) error {
	if err := t.note(rules.Note{After: len(t.match.Log), By: seat, Kind: rules.NoteResign, Text: reason}, ""); err != nil {
		return err
	}
	t.broadcastEnd()
	return nil
}
