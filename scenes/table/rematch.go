package table

import (
	"slices"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
)

// playsAgain reports whether people here can ask for another match: those who play, where the host knows how.
func (e *remoteTable) playsAgain() bool {
	return e.session.people != 0 && slices.Contains(e.line.Capabilities, remote.Rematch)
}

// playAgain asks for another match of the same people, or goes to its table if somebody has asked.
func (e *remoteTable) playAgain() {
	svc := e.services
	over := e.firstError()
	switch {
	case e.nextLink != "":
		svc.Navigator.Together(e.nextLink)
		return
	case over != nil:
		svc.Navigator.Tell(svc.Words.Refusal(e.gameID(), over))
		return
	}
	if e.rematchID == "" {
		e.send(e.line.Seat, remote.Rematch, "")
		e.rematchID = e.pendingID
	}
	if !e.wasConnected {
		svc.Navigator.Tell(svc.Words.T(lang.SeatBroken))
	}
}

// keepNext keeps the table at which the same people play again, where a seat of this device has its next one by the same key.
func (e *remoteTable) keepNext(line *client.Session) {
	link, disk := line.Link(), e.services.Store
	kept, ok := disk.RemoteTable(link.String())
	if !ok {
		return
	}
	link.Table = line.Rematch.Table
	next := link.String()
	if _, known := disk.RemoteTable(next); !known {
		kept.Link, kept.Turn, kept.Over, kept.Saved, kept.At = next, false, false, "", e.services.Now()
		// What goes wrong is among the Store's problems.
		_ = disk.SetRemoteTable(kept)
	}
	if !slices.ContainsFunc(e.lines, func(l *client.Session) bool { return l.Rematch.Table != link.Table }) {
		e.nextLink = next // all seats of this device go there
	}
}

// followRematch goes to the table at which the same people play again where somebody here has asked for it, and else tells
// who has, once the result has been seen.
func (e *remoteTable) followRematch() {
	if e.nextLink == "" || e.nextIsKnown || !e.hasShownResult {
		return
	}
	e.nextIsKnown = true
	svc := e.services
	if e.rematchID != "" {
		svc.Navigator.Together(e.nextLink)
		return
	}
	words, question := svc.Words, svc.Words.T(lang.SeatAgainOwn)
	if by, err := rules.ParseSeat(e.line.Rematch.By, len(e.session.players)); err == nil && by >= 0 && !e.session.people.Has(by) {
		question = words.T(lang.SeatAgain, lang.Text("name", e.session.players[by].Name))
	}
	svc.Navigator.Ask(question, words.T(lang.SeatAgainGo), words.T(lang.SeatAgainLater), func() { svc.Navigator.Together(e.nextLink) })
}

// rematch returns how the people of a match elsewhere play again, with nothing to ask where nobody here can; nil for a match
// of here. Where a match that this device has kept was played elsewhere, they are asked at its table.
func (t *Table) rematch() *stage.Rematch {
	if t.remote != nil {
		again := &stage.Rematch{Tick: t.receiveFrames}
		if t.remote.playsAgain() {
			again.Ask = t.remote.playAgain
		}
		return again
	}
	list := t.services.Store.RemoteTables()
	k := slices.IndexFunc(list, func(r store.RemoteTable) bool { return t.slot != "" && r.Saved == t.slot })
	if k < 0 {
		return nil
	}
	again := &stage.Rematch{Tick: func() {}}
	if !list[k].Watch {
		again.Ask = func() { t.services.Navigator.Together(list[k].Link) }
	}
	return again
}
