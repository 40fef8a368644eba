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
	t.services.TellProblems()
	if up := e.isConnected(); up != e.wasConnected {
		e.wasConnected = up
		t.refresh()
	}
	e.evenUp()
	e.end()
	e.besideScreen()
	e.tickClocks()
	if over := e.firstError(); over != nil && e.line.FullMatch == nil {
		t.services.Navigator.Shelf()
		t.services.Navigator.Tell(t.services.Words.Refusal(t.gameID(), over))
		return
	}
	if e.pendingID != "" {
		if e.pendingTicks++; e.pendingTicks == pendingNoticeTicks {
			t.refresh()
		}
	}
}

// receiveFrames takes in what the host has sent, and goes where the same people play again.
func (t *Table) receiveFrames() {
	if t.Listen(); t.remote != nil {
		t.remote.followRematch()
	}
}

// hear follows what a frame tells, after its line has taken it in. What everybody is told counts on the line that the
// screen follows.
func (e *remoteTable) hear(line *client.Session, r remote.Reply) {
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
		if !slices.Equal(e.sitting, e.line.SeatInfos) {
			e.people()
		}
	case remote.Past, remote.Position:
		if e.line.FullMatch != nil {
			return // what is over stands as it is
		}
		e.showRemotePosition()
	case remote.Update:
		e.showMove()
	case remote.Noted:
		if r.Note.Kind == rules.NoteTalk {
			t.speak(*r.Note)
		} else if !t.watching() {
			t.show()
		}
	case remote.Asked:
		e.handleQuestion(r)
	case remote.Absent:
		e.absent(r)
	case remote.Ack:
		if r.ID == e.pendingID {
			e.handleAnswer()
		}
	case remote.Refused:
		if r.Code == remote.CodeAsk && len(e.lines) > 1 {
			e.handleAnswer() // the others have answered it
			return
		}
		if r.ID == e.pendingID {
			e.handleAnswer()
			e.backTo, t.more = -1, moreChoices{}
			if n := len(t.choose.picks); n > 0 && t.pending == 0 {
				t.choose.picks = t.choose.picks[:n-1] // what is pressed next may complete it again
				t.updateChoice()
			}
		}
		refusal := &rules.Error{Code: r.Code, Text: r.Text, Parts: r.Parts}
		if r.ID == e.offlineID {
			e.offlineID = ""
			t.services.Navigator.Tell(t.services.Words.MoveRefusal(t.gameID(), line.Title, refusal))
			t.refresh()
			return
		}
		if r.ID == e.rematchID {
			e.rematchID = ""
			t.services.Navigator.Tell(t.services.Words.Refusal(t.gameID(), refusal))
			return
		}
		t.refuse(refusal)
		t.refresh()
	}
}

// people takes over who sits where.
func (e *remoteTable) people() {
	t := e.Table
	e.sitting = e.line.SeatInfos
	for k, s := range e.line.SeatInfos {
		seat := rules.Seat(k)
		if s.Plays != "" && !e.replacedSeats.Has(seat) {
			t.showMessage(t.services.Words.T(lang.SeatReplaced, lang.Text("name", t.session.players[k].Name)), false)
			e.replacedSeats = e.replacedSeats.With(seat)
		} else if s.Plays == "" {
			e.replacedSeats = e.replacedSeats.Without(seat)
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

// showRemotePosition shows where the match stands after something was taken back, or after a long absence.
func (e *remoteTable) showRemotePosition() {
	t := e.Table
	t.session.match, t.session.views = e.line.Match, nil
	t.presenter.Drop()
	t.shownMoves = len(t.session.match.Log)
	t.choose.stop()
	e.people()
	t.onRewind()
	e.keep()
	if log := t.session.match.Log; e.backTo >= 0 && len(log) > e.backTo {
		e.send(log[e.backTo].By, remote.Undo, "")
		return
	}
	e.backTo = -1
}

// showMove begins to show a move that has been made.
func (e *remoteTable) showMove() {
	t := e.Table
	mv := t.session.match.Log[len(t.session.match.Log)-1]
	own := t.session.people.Has(mv.By) && !(t.choose.active() && t.choose.by != mv.By)
	if own {
		t.choose.stop()
		t.pending = 0
	}
	t.afterChange()
	e.keep()
	if own && mv == e.pendingMove {
		e.pendingMove = rules.Move{} // the acknowledgement follows
		if len(e.lines) > 1 {
			t.expectSecond()
		}
		t.playMore(mv.By, mv.Do)
	}
}

// handleAnswer follows the answer to the last command.
func (e *remoteTable) handleAnswer() {
	e.pendingID, e.pendingMove, e.pendingTicks = "", rules.Move{}, 0
	e.refresh()
}

// end puts the whole match, once it has ended, in the place of what the seat knew of it, and keeps it among those played
// here.
func (e *remoteTable) end() {
	t, whole := e.Table, e.line.FullMatch
	if whole == nil || !t.session.match.IsRemote() {
		return // it is here already
	}
	tellPlayers(whole, e.line)
	t.shownMoves = max(0, min(t.shownMoves+len(whole.Log)-len(t.session.match.Log), len(whole.Log)))
	t.session.match, t.session.views = whole, nil
	t.narrationCache, t.log = narrationCache{}, moveLog{litLine: -1, min: t.log.min}
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
		if !t.hasShownResult {
			t.celebrate()
		}
	}
	t.refresh()
}
