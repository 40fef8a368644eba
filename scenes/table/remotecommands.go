package table

import (
	"engawa/remote"
	"engawa/rules"
)

// send sends a command of a seat.
func (e *remoteTable) send(by rules.Seat, kind remote.RequestType, text string) {
	line := e.lineOf(by)
	if line == nil {
		line = e.line
	}
	id, err := line.Send(kind, text)
	if err != nil {
		e.refuse(err)
		return
	}
	e.pendingID, e.pendingMove, e.pendingTicks = id, rules.Move{}, 0
}

// play implements commands: what was chosen stays on the screen until it has been kept.
func (e *remoteTable) play(mv rules.Move) {
	if e.pendingID != "" && e.pendingMove.Do != rules.Hidden {
		return
	}
	m := e.session.matchFor(mv.By)
	e.send(mv.By, remote.Do, m.Game.FormatAction(m.State(), mv))
	if e.pendingMove = mv; !e.wasConnected {
		e.offlineID = e.pendingID
	}
	e.updateChoice()
}

// undo implements commands.
func (e *remoteTable) undo() {
	if e.session.people == 0 {
		e.refuse(rules.Errorf(remote.CodeWatcher, "who watches does not play"))
		return
	}
	e.send(e.session.undoRequester(), remote.Undo, "")
}

// undoRefusal implements commands: the host knows the rest.
func (e *remoteTable) undoRefusal() error {
	if _, played := e.session.lastChoice(); !played {
		return errNothingPlayed()
	}
	return nil
}

// restartTurn implements commands: one move after the other goes back.
func (e *remoteTable) restartTurn(left int) {
	e.backTo = left
	e.send(e.session.match.Log[left].By, remote.Undo, "")
}

// say implements commands.
func (e *remoteTable) say(by rules.Seat, text string) { e.send(by, remote.Say, text) }

// name implements commands.
func (e *remoteTable) name(by rules.Seat, text string) { e.send(by, remote.Say, text) }

// resign implements commands.
func (e *remoteTable) resign(by rules.Seat) { e.send(by, remote.Resign, "") }

// agree implements commands.
func (e *remoteTable) agree() { e.send(e.line.Seat, remote.Draw, "") }
