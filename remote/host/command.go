package host

import (
	"slices"
	"strconv"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// handleCommand does what a device asks for, and answers: what has been kept before is acknowledged again, and not done twice.
func (t *table) handleCommand(d *device, r remote.Request) {
	select {
	case <-d.draining:
		return // its line ends, and it asks anew on the next one
	default:
	}
	id := d.projection.viewer.String() + " " + r.ID // a seat's own: nobody can take another's ids away
	if n, ok := t.acks[id]; ok {
		d.send(remote.Reply{Type: remote.Ack, ID: r.ID, N: n})
		return
	}
	err := t.check(d, r)
	if err == nil && r.Type == remote.Push {
		t.subscribe(d, r)
		return
	}
	if err == nil {
		if t.returnSeat(d.projection.viewer) { // where that could not be kept when it came
			t.broadcastPeople()
		}

		err = t.execute(d.projection.viewer, r, id)
	}
	if t.stale || err != nil && t.checkStale() { // who has kept it elsewhere must not be refused
		return // the line ends, and the device asks anew
	}
	if err != nil {
		d.send(refusalFrame(r.ID, err))
		return
	}
	if _, ok := t.acks[id]; !ok { // a question, which is not kept
		t.recordCommand(id)
	}
	d.send(remote.Reply{Type: remote.Ack, ID: r.ID, N: t.acks[id]})
	t.broadcastEnd()
}

// check refuses what nobody at this place can ask for now.
func (t *table) check(d *device, r remote.Request) error {
	switch by := d.projection.viewer; {
	case !t.devices[d]:
		return rules.Errorf(remote.CodeSecret, "this device has lost its seat")
	case by < 0:
		return rules.Errorf(remote.CodeWatcher, "who watches does not play; a link of a seat lets you")
	case t.freezeErr != nil:
		return t.freezeErr
	case r.Type == remote.Rematch:
		return nil // rematch looks
	case r.Type == remote.Commit || r.Type == remote.Open:
		return nil // addToDeal looks
	case r.Type == remote.Push:
		return nil // subscribe looks
	case rules.HasEnded(t.match):
		return rules.Errorf(remote.CodeEnded, "the match has ended")
	case r.Type == remote.Say || r.Type == remote.Resign || r.Type == remote.Decide:
		return nil // at whatever position it was decided
	case t.wasUndone(r):
		return rules.Errorf(remote.CodeLate, "some of the first %d moves have been taken back meanwhile; decide anew", r.N)
	case r.Type != remote.Do && r.N != len(t.match.Log):
		return rules.Errorf(remote.CodeLate, "%d moves have been made meanwhile, not %d; decide anew", len(t.match.Log), r.N)
	}
	return nil
}

// execute does what a seat asks for.
func (t *table) execute(by rules.Seat, r remote.Request, id string) error {
	switch r.Type {
	case remote.Do:
		return t.doAction(by, r, id)
	case remote.Say:
		return t.say(by, r.Text, id)
	case remote.Undo:
		return t.undo(by, id)
	case remote.Draw:
		return t.draw(by, id)
	case remote.Agree, remote.Refuse:
		return t.answer(by, r.Type == remote.Agree, id)
	case remote.Decide:
		return t.vote(by, r.Text)
	case remote.Rematch:
		return t.rematch(by, id)
	case remote.Commit, remote.Open:
		return t.addToDeal(by, r, id)
	case remote.Resign:
		return t.note(rules.Note{After: len(t.match.Log), By: by, Kind: rules.NoteResign}, id)
	}
	return rules.Errorf(remote.CodeFrame, "there is no command %q", r.Type)
}

// doAction plays an action. It is read at what the seat knows, so that a refusal tells nothing else. Where several seats choose
// at the same time, what others have chosen meanwhile does not make it late.
func (t *table) doAction(by rules.Seat, r remote.Request, id string) error {
	if r.N > len(t.match.Log) || r.N < len(t.match.Log) && !t.isSimultaneous(by, r.N) {
		return rules.Errorf(remote.CodeLate, "%d moves have been made meanwhile, not %d; decide anew", len(t.match.Log), r.N)
	}
	if err := t.checkTime(by, time.Duration(r.Took)*time.Millisecond); err != nil {
		return err
	}
	view := t.match.State().View(by)
	action, err := t.game.ParseAction(view, by, r.Text)
	if err != nil {
		return err
	}
	if !slices.Contains(view.Legal(by, nil), action) {
		return rules.Errorf(rules.CodeAction, "%q cannot be done now", rules.Shorten(r.Text))
	}
	if err := t.play(rules.Move{By: by, Do: action}, id); err != nil {
		return err
	}
	t.closeQuestion()
	return t.playNature()
}

// isSimultaneous reports whether the seat could act at n moves and all that has happened since are choices of others at the
// same time.
func (t *table) isSimultaneous(by rules.Seat, n int) bool {
	for k := n; k < len(t.match.Log); k++ {
		if !t.match.At(k).Actors().Has(by) || t.match.Log[k].By == by || t.match.Log[k].By == rules.Nature {
			return false
		}
	}
	return t.match.State().Actors().Has(by)
}

// say keeps a sentence of the game, or a name for a place.
func (t *table) say(by rules.Seat, text, id string) error {
	n := rules.Note{After: len(t.match.Log), By: by, Kind: rules.NoteTalk, Text: text}
	talker, ok := t.game.(rules.Talker)
	if !ok || !slices.Contains(talker.Statements(t.match.State().View(rules.Public), by), text) {
		if err := rules.CheckLabel(t.match, text); err != nil {
			return rules.Errorf(rules.CodeAction, "%q is nothing that can be said in this game now", rules.Shorten(text))
		}
		n.Kind = rules.NoteLabel
	}
	return t.note(n, id)
}

// undo takes back the seat's last own choice: at once where nobody else has played since, else when all agree.
func (t *table) undo(by rules.Seat, id string) error {
	n, err := t.match.UndoPoint(by, t.people())
	if err == nil {
		return t.takeBack(n, id)
	}
	if t.match.Fork(len(t.match.Log)).Withdraw(by) == nil {
		return t.withdraw(by, id)
	}
	switch rules.CodeOf(err) {
	case rules.CodeUndoChance, rules.CodeUndoRevealed, rules.CodeUndoOther:
		return t.ask(by, remote.Undo, id)
	}
	return err
}

// takeBack keeps that moves are taken back, and notifies all.
func (t *table) takeBack(n int, id string) error {
	if err := t.appendRecord(journal.Record{Kind: journal.Undo, By: int(rules.Public), ID: id, Text: strconv.Itoa(n)}); err != nil {
		return err
	}
	t.match.Truncate(n)
	t.clock.afterUndo(t.match.State().Actors())
	t.broadcastUndo(n, id, t.positionFrame)
	return t.playNature()
}

// withdraw keeps that a seat takes a secret choice back, and notifies all.
func (t *table) withdraw(by rules.Seat, id string) error {
	if err := t.appendRecord(journal.Record{Kind: journal.Back, By: int(by), ID: id}); err != nil {
		return err
	}
	n := t.lastMoveOf(by)
	if err := t.match.Withdraw(by); err != nil {
		return err
	}
	t.clock.afterUndo(t.match.State().Actors())
	t.broadcastUndo(n, id, func(d *device) remote.Reply {
		if d.wantsPast {
			return t.pastFrame(d) // the move is gone from between others
		}
		return t.positionFrame(d)
	})
	return nil
}

// lastMoveOf returns the number of the last move of a seat, counted from 0; -1 for none.
func (t *table) lastMoveOf(by rules.Seat) int {
	k := len(t.match.Log) - 1
	for k >= 0 && t.match.Log[k].By != by {
		k--
	}
	return k
}

// wasUndone reports whether a command was decided behind moves that have been taken back since, perhaps for others in their
// place.
func (t *table) wasUndone(r remote.Request) bool {
	if r.Undone == nil || *r.Undone >= len(t.backs) {
		return false
	}
	return slices.Min(t.backs[*r.Undone:]) < r.N
}

// broadcastUndo sends all the position after something has been taken back that came after n moves.
func (t *table) broadcastUndo(n int, id string, where func(d *device) remote.Reply) {
	t.backs = append(t.backs, n)
	t.recordCommand(id)
	t.closeQuestion()
	t.broadcast(where)
	t.clock.lastBroadcast = t.clock.active
}

// draw asks the others to agree that nobody wins, in a match that has no last turn.
func (t *table) draw(by rules.Seat, id string) error {
	if info := t.game.Info(); info.Endless == nil || !info.Endless(t.match.Setup) {
		return rules.Errorf(rules.CodeAction, "this match comes to an end by itself; nobody can offer a draw")
	}
	return t.ask(by, remote.Draw, id)
}

// ask puts a question of a seat to all others. Where there is nobody else it is answered.
func (t *table) ask(by rules.Seat, kind remote.RequestType, id string) error {
	t.openQuestion = &question{by: by, kind: kind, approvals: rules.SeatsOf(by)}
	if kind == remote.Undo {
		for seat := range t.substitutes { // a computer minds nothing
			t.openQuestion.approvals = t.openQuestion.approvals.With(seat)
		}
	}
	if t.openQuestion.approvals == t.people() {
		return t.executeAgreement(id)
	}
	t.broadcast(func(*device) remote.Reply { return t.questionFrame() })
	return nil
}

// questionFrame is the frame that puts the question that stands.
func (t *table) questionFrame() remote.Reply {
	return remote.Reply{Type: remote.Asked, N: len(t.match.Log), By: t.openQuestion.by.String(), Text: string(t.openQuestion.kind)}
}

// answer takes in what a seat thinks of the question.
func (t *table) answer(by rules.Seat, yes bool, id string) error {
	if t.openQuestion == nil || t.openQuestion.by == by {
		return rules.Errorf(remote.CodeAsk, "nobody has asked you anything")
	}
	if !yes {
		t.closeQuestion()
		return nil
	}
	t.openQuestion.approvals = t.openQuestion.approvals.With(by)
	if t.openQuestion.approvals == t.people() {
		return t.executeAgreement(id)
	}
	return nil
}

// executeAgreement does what all have agreed to.
func (t *table) executeAgreement(id string) error {
	q := *t.openQuestion
	t.closeQuestion()
	if q.kind == remote.Draw {
		return t.note(rules.Note{After: len(t.match.Log), By: q.by, Kind: rules.NoteAgree}, id)
	}
	for k := len(t.match.Log) - 1; k >= 0; k-- {
		if t.match.Log[k].By == q.by {
			return t.takeBack(k, id)
		}
	}
	return rules.Errorf(rules.CodeUndoNothing, "there is no move to take back")
}

// closeQuestion ends the question that stands: it has been answered, or the match has gone on.
func (t *table) closeQuestion() {
	if t.openQuestion != nil {
		t.openQuestion = nil
		t.broadcast(func(*device) remote.Reply { return remote.Reply{Type: remote.Asked, N: len(t.match.Log)} })
	}
}
