package host

import (
	"slices"

	"engawa/remote"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// startBot has a computer think whose turn it is.
func (t *table) startBot() {
	if t.freezeErr != nil || t.thinkingAt == len(t.match.Log) || rules.HasEnded(t.match) {
		return
	}
	for seat := range t.match.State().Actors().All() {
		if level, ok := t.botLevel(seat); ok {
			t.thinkingAt = len(t.match.Log)
			go t.runBot(level, t.match.Fork(len(t.match.Log)), seat, t.botRuns.Add(1))
			return
		}
	}
	t.thinkingAt = -1
}

// botLevel returns the level of the computer that plays on the seat now, if one does.
func (t *table) botLevel(seat rules.Seat) (level string, ok bool) {
	if level, ok = t.substitutes[seat]; !ok {
		level, ok = t.creation.Config.Bots[seat]
	}
	return level, ok
}

// runBot lets a computer decide on a goroutine of its own, at a copy of the match, and brings the answer back. Where another run
// has begun while it waited for its place it does not think: who plays and takes back again and again holds up no other table.
func (t *table) runBot(level string, own *rules.Match, seat rules.Seat, run int64) {
	t.host.botSlots <- struct{}{}
	if t.botRuns.Load() != run {
		<-t.host.botSlots
		return
	}
	mv, notes, err := t.host.decide(level, own, seat)
	<-t.host.botSlots
	select {
	case t.inbox <- func() { t.playDecision(own, mv, notes, err) }:
	case <-t.done:
	}
}

// decide returns what a computer of the level does now on the seat, and what it says before.
func (h *Host) decide(level string, m *rules.Match, seat rules.Seat) (rules.Move, []rules.Note, error) {
	b, err := bots.New(m.Game, level)
	if err != nil {
		return rules.Move{}, nil, err
	}
	bot.UseTablebases(b, h.config.Tablebases)
	do, err := bot.Decide(b, m, seat, bot.Budget{})
	if err != nil {
		return rules.Move{}, nil, err
	}
	before := len(m.Notes)
	bot.Note(b, m, seat)
	return rules.Move{By: seat, Do: do}, m.Notes[before:], nil
}

// playDecision plays what a computer has decided, unless the match has gone on or back meanwhile.
func (t *table) playDecision(own *rules.Match, mv rules.Move, notes []rules.Note, err error) {
	if _, plays := t.botLevel(mv.By); !plays && err == nil || t.thinkingAt != len(own.Log) || len(t.match.Log) != len(own.Log) || !slices.Equal(own.Log, t.match.Log) {
		t.thinkingAt = -1
		return
	}
	t.thinkingAt = -1
	for _, n := range notes {
		if err == nil {
			err = t.note(n, "")
		}
	}
	if err == nil {
		err = t.play(mv, "")
	}
	if err == nil {
		err = t.playNature()
	}
	if t.stale {
		return
	}
	if err != nil {
		t.freezeErr = rules.Errorf(remote.CodeFrozen, "a computer at this table cannot go on: %v", err)
		return
	}
	if t.clock.rule.Move > 0 && t.connectedSeats().Has(mv.By) && t.returnSeat(mv.By) {
		t.broadcastPeople() // it had lost this move alone
	}
	t.closeQuestion()
	t.broadcastEnd()
}
