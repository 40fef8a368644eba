package table

import (
	"slices"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/lang"
)

// Listen implements stage.Listener: a match elsewhere goes on while a menu lies over its table.
func (t *Table) Listen() {
	e := t.remote
	if e == nil {
		return
	}
	for _, line := range e.lines {
		for r, ok := line.Next(); ok; r, ok = line.Next() {
			e.hear(line, r)
		}
		line.Flush()
	}
	t.tellKept()
	if up := e.connected(); up != e.up {
		e.up = up
		t.refresh()
	}
	e.evenUp()
	e.end()
	e.besideScreen()
	e.tickClocks()
	if over := e.over(); over != nil && e.line.Ended == nil {
		t.services.Navigator.Shelf()
		t.services.Navigator.Tell(t.services.Words.Refusal(t.gameID(), over))
		return
	}
	if e.sent != "" {
		if e.ticks++; e.ticks == sentTicks {
			t.refresh()
		}
	}
}

// hearElsewhere takes in what the host has sent, and goes where the same people play again.
func (t *Table) hearElsewhere() {
	if t.Listen(); t.remote != nil {
		t.remote.tellAgain()
	}
}

// hear follows what a frame tells, after its line has taken it in. What everybody is told counts on the line that the
// screen follows.
func (e *elsewhere) hear(line *client.Session, r remote.Reply) {
	t := e.Table
	switch r.Type {
	case remote.Past, remote.Position:
		tellPlayers(line.Match, line)
	case remote.Asked:
		e.agreeWith(line, r)
	case remote.Again:
		e.keepNext(line)
	case remote.Ack, remote.Refused:
	case remote.Welcome, remote.People:
		if line != e.line {
			tellPlayers(line.Match, line)
		}
	}
	if line != e.line && r.Type != remote.Ack && r.Type != remote.Refused {
		return
	}
	switch r.Type {
	case remote.Welcome:
		e.endQuestion() // what still stands is asked again
		e.people()
	case remote.People:
		if !slices.Equal(e.sitting, e.line.Sitting) {
			e.people()
		}
	case remote.Past, remote.Position:
		if e.line.Ended != nil {
			return // what is over stands as it is
		}
		e.standsElsewhere()
	case remote.Update:
		e.moved()
	case remote.Noted:
		if r.Note.Kind == rules.NoteTalk {
			t.speak(*r.Note)
		} else if !t.watching() {
			t.show()
		}
	case remote.Asked:
		e.asked(r)
	case remote.Absent:
		e.absent(r)
	case remote.Ack:
		if r.ID == e.sent {
			e.answered()
		}
	case remote.Refused:
		if r.Code == remote.CodeAsk && len(e.lines) > 1 {
			e.answered() // the others have answered it
			return
		}
		if r.ID == e.sent {
			e.answered()
			e.backTo, t.more = -1, moreChoices{}
			if n := len(t.choose.picked); n > 0 && t.pending == 0 {
				t.choose.picked = t.choose.picked[:n-1] // what is pressed next may complete it again
				t.chosen()
			}
		}
		refusal := &rules.Error{Code: r.Code, Text: r.Text, Parts: r.Parts}
		if r.ID == e.offline {
			e.offline = ""
			t.services.Navigator.Tell(t.services.Words.Unplayed(t.gameID(), line.Title, refusal))
			t.refresh()
			return
		}
		if r.ID == e.again {
			e.again = ""
			t.services.Navigator.Tell(t.services.Words.Refusal(t.gameID(), refusal))
			return
		}
		t.refuse(refusal)
		t.refresh()
	}
}

// people takes over who sits where.
func (e *elsewhere) people() {
	t := e.Table
	e.sitting = e.line.Sitting
	for k, s := range e.line.Sitting {
		seat := rules.Seat(k)
		if s.Plays != "" && !e.replaced.Has(seat) {
			t.showMessage(t.services.Words.T(lang.SeatReplaced, lang.Text("name", t.session.players[k].Name)), false)
			e.replaced = e.replaced.With(seat)
		} else if s.Plays == "" {
			e.replaced = e.replaced.Without(seat)
		}
	}
	before := t.session.players
	tellPlayers(t.session.match, e.line)
	t.session.players = t.session.Players()
	t.narrationCache = narrationCache{}
	if !slices.Equal(before, t.session.players) && !t.watching() {
		t.relayout = true // the Board has names, too
		t.show()
	}
	t.refresh()
}

// standsElsewhere shows where the match stands after something was taken back, or after a long absence.
func (e *elsewhere) standsElsewhere() {
	t := e.Table
	t.session.match, t.session.views = e.line.Match, nil
	t.presenter.Drop()
	t.animated = len(t.session.match.Log)
	t.choose.stop()
	e.people()
	t.rewound()
	e.keep()
	if log := t.session.match.Log; e.backTo >= 0 && len(log) > e.backTo {
		e.send(log[e.backTo].By, remote.Undo, "")
		return
	}
	e.backTo = -1
}

// moved begins to show a move that has been made.
func (e *elsewhere) moved() {
	t := e.Table
	mv := t.session.match.Log[len(t.session.match.Log)-1]
	own := t.session.people.Has(mv.By) && !(t.choose.active() && t.choose.by != mv.By)
	if own {
		t.choose.stop()
		t.pending = 0
	}
	t.after()
	e.keep()
	if own && mv == e.what {
		e.what = rules.Move{} // the acknowledgement follows
		if len(e.lines) > 1 {
			t.expectSecond()
		}
		t.playMore(mv.By, mv.Do)
	}
}

// answered follows the answer to the last command.
func (e *elsewhere) answered() {
	e.sent, e.what, e.ticks = "", rules.Move{}, 0
	e.refresh()
}

// end puts the whole match, once it has ended, in the place of what the seat knew of it, and keeps it among those played
// here.
func (e *elsewhere) end() {
	t, whole := e.Table, e.line.Ended
	if whole == nil || !t.session.match.Followed() {
		return // it is here already
	}
	tellPlayers(whole, e.line)
	t.animated = max(0, min(t.animated+len(whole.Log)-len(t.session.match.Log), len(whole.Log)))
	t.session.match, t.session.views = whole, nil
	t.narrationCache, t.log = narrationCache{}, moveLog{lit: -1, least: t.log.least}
	t.choose.stop()
	kept, known := t.services.Store.RemoteTable(e.line.Link().String())
	if known && kept.Saved != "" {
		t.slot = kept.Saved // it has been kept before
	} else {
		t.slot = t.services.Store.NewMatch(t.gameID())
		t.save()
	}
	e.keep()
	if e.deal, _ = e.line.CheckDeal(); e.deal == client.DealWrong {
		t.services.Navigator.Tell(t.dealWords())
	}
	if !t.watching() {
		t.show()
		t.ending = endPause // who comes back to a match that is over sees its result, too
		if !t.seen {
			t.celebrate()
		}
	}
	t.refresh()
}
