package table

import (
	"slices"

	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
)

// playAgain asks for another match of the same people, or goes to its table if somebody has asked.
func (e *elsewhere) playAgain() {
	svc := e.services
	_, over := e.line.Problem()
	switch {
	case e.next != "":
		svc.Navigator.Together(e.next)
		return
	case over != nil:
	case e.session.viewer < 0:
		over = rules.Errorf(remote.CodeWatcher, "who watches does not play")
	case !slices.Contains(e.line.Can, remote.Rematch):
		over = rules.Errorf(remote.CodeVersion, "this host does not know how people play again")
	}
	if over != nil {
		svc.Navigator.Tell(svc.Words.Refusal(e.gameID(), over))
		return
	}
	if e.again == "" {
		e.send(remote.Rematch, "")
		e.again = e.sent
	}
	if !e.up {
		svc.Navigator.Tell(svc.Words.T(lang.SeatBroken))
	}
}

// keepNext keeps the table at which the same people play again, where the device has its seat by the key of this one.
func (e *elsewhere) keepNext() {
	link, store := e.line.Link(), e.services.Store
	kept, ok := store.RemoteTable(link.String())
	if !ok {
		return
	}
	link.Table = e.line.Again.Table
	e.next = link.String()
	if _, known := store.RemoteTable(e.next); known {
		return
	}
	kept.Link, kept.Turn, kept.Over, kept.Saved, kept.At = e.next, false, false, "", e.services.Now()
	// What goes wrong is among the Store's problems.
	_ = store.SetRemoteTable(kept)
}

// tellAgain goes to the table at which the same people play again where somebody here has asked for it, and else tells
// who has, once the result has been seen.
func (e *elsewhere) tellAgain() {
	if e.next == "" || e.told || !e.seen {
		return
	}
	e.told = true
	svc := e.services
	if e.again != "" {
		svc.Navigator.Together(e.next)
		return
	}
	words, question := svc.Words, svc.Words.T(lang.SeatAgainOwn)
	if by, err := rules.ParseSeat(e.line.Again.By, len(e.session.players)); err == nil && by >= 0 && by != e.session.viewer {
		question = words.T(lang.SeatAgain, lang.Text("name", e.session.players[by].Name))
	}
	svc.Navigator.Ask(question, words.T(lang.SeatAgainGo), words.T(lang.SeatAgainLater), func() { svc.Navigator.Together(e.next) })
}
