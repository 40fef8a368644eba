package table

import (
	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/lang"
)

// undo lets go of what has been picked, or takes back as far as the rules of the program allow.
func (t *Table) undo() {
	if t.choose.picks != nil || t.pending != 0 {
		if !t.Sending() {
			t.clearChoice()
		}
		return
	}
	t.commands.undo()
}

// undoRefusal says why there is nothing to let go of or to take back; nil where there is.
func (t *Table) undoRefusal() error {
	if t.choose.picks != nil || t.pending != 0 {
		return nil
	}
	return t.commands.undoRefusal()
}

// undoRefusal implements commands.
func (h localCommands) undoRefusal() error {
	s := h.session
	_, err := s.undoTarget()
	if err == nil || rules.CodeOf(err) == rules.CodeUndoOther {
		return nil
	}
	if _, none := s.match.WithdrawPoint(s.undoRequester()); none == nil {
		return nil
	}
	return err
}

// undo implements commands.
func (h localCommands) undo() {
	t := h.Table
	n, err := t.session.undoTarget()
	if err != nil {
		if t.session.match.Withdraw(t.session.undoRequester()) == nil { // of choices that nobody has seen
			t.onRewind()
			return
		}
		if rules.CodeOf(err) == rules.CodeUndoOther {
			t.askUndo()
			return
		}
		t.refuse(err)
		return
	}
	t.beforeTruncate(n)
	t.session.match.Truncate(n)
	t.onRewind()
}

// askUndo takes the last choice of any person back, if everybody at the device agrees.
func (t *Table) askUndo() {
	n, ok := t.session.lastChoice()
	if !ok {
		return
	}
	words := t.services.Words
	name := t.session.players[t.session.match.Log[n].By].Name
	t.services.Navigator.Ask(words.T(lang.TableUndoAgree, lang.Text("name", name)), words.T(lang.TableUndo), words.T(lang.Cancel), func() {
		t.beforeTruncate(n)
		t.session.match.Truncate(n)
		t.onRewind()
	})
}

// redo plays again what was taken back, with the replies that followed.
func (t *Table) redo() {
	m := t.session.match
	if !m.Redo() {
		return
	}
	for m.Redoable() > 0 {
		if _, ok := t.session.botTurn(); !ok || !m.Redo() {
			break
		}
	}
	t.onRewind()
}

// onRewind follows a change of the log that is not shown as a movement.
func (t *Table) onRewind() {
	t.services.Sound.Play(audio.PageTurn)
	t.session.stopThinking()
	t.presenter.Finish()
	t.shownMoves = len(t.session.match.Log)
	t.narrationCache = narrationCache{}
	t.ending, t.hasShownResult = 0, t.session.hasEnded()
	t.message = message{}
	t.choose.stop()
	t.pending = 0
	t.afterChange()
	t.session.updateViewer()
	t.seat()
	t.show()
}
