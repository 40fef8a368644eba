package host

import (
	"slices"

	"engawa/remote"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
)

// think has a computer think whose turn it is.
func (t *table) think() {
	if t.frozen != nil || t.thinks == len(t.match.Log) || rules.Ended(t.match) {
		return
	}
	for seat := range t.match.State().Actors().All() {
		if level, ok := t.computer(seat); ok {
			t.thinks = len(t.match.Log)
			go t.ponder(level, t.match.Fork(len(t.match.Log)), seat)
			return
		}
	}
	t.thinks = -1
}

// computer returns the level of the computer that plays on the seat now, if one does.
func (t *table) computer(seat rules.Seat) (level string, ok bool) {
	if level, ok = t.plays[seat]; !ok {
		level, ok = t.made.Config.Bots[seat]
	}
	return level, ok
}

// ponder lets a computer decide on a goroutine of its own, at a copy of the match, and brings the answer back.
func (t *table) ponder(level string, own *rules.Match, seat rules.Seat) {
	t.host.thinker <- struct{}{}
	mv, said, err := t.host.decide(level, own, seat)
	<-t.host.thinker
	select {
	case t.inbox <- func() { t.decided(own, mv, said, err) }:
	case <-t.gone:
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

// decided plays what a computer has decided, unless the match has gone on or back meanwhile.
func (t *table) decided(own *rules.Match, mv rules.Move, said []rules.Note, err error) {
	if _, plays := t.computer(mv.By); !plays && err == nil || t.thinks != len(own.Log) || len(t.match.Log) != len(own.Log) || !slices.Equal(own.Log, t.match.Log) {
		t.thinks = -1
		return
	}
	t.thinks = -1
	for _, n := range said {
		if err == nil {
			err = t.note(n, "")
		}
	}
	if err == nil {
		err = t.play(mv, "")
	}
	if err == nil {
		err = t.settle()
	}
	if t.stale {
		return
	}
	if err != nil {
		t.frozen = rules.Errorf(remote.CodeFrozen, "a computer at this table cannot go on: %v", err)
		return
	}
	if t.clock.rule.Move > 0 && t.here().Has(mv.By) && t.comeBack(mv.By) {
		t.tellPeople() // it had lost this move alone
	}
	t.stopAsking()
	t.tellEnd()
}
