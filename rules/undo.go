package rules

import "slices"

// UndoPoint returns how many moves of the log are left when the seat takes back its last own choice, or an *Error
// that says why it may not. People are the seats played by people at this device; the others are bots.
//
// What has been revealed or drawn cannot be taken back, nor can another person's choice, nor one that is final. A
// person alone against bots goes back past their replies. When everybody at the device agrees, [Match.Undo] does it
// without conditions.
//
// A secret or simultaneous choice that others have followed in the same phase is withdrawn by [Match.Withdraw].
func (m *Match) UndoPoint(by Seat, people Seats) (int, error) {
	for k := len(m.Log) - 1; k >= 0; k-- {
		mv := m.Log[k]
		switch {
		case mv.By == Nature:
			return 0, Errorf(CodeUndoChance, "chance has decided since; it cannot be taken back")
		case m.hasRevealed(k):
			return 0, Errorf(CodeUndoRevealed, "something has been revealed since; it cannot be taken back")
		case mv.By == by && m.isFinal(k):
			return 0, finalChoice()
		case mv.By == by:
			return k, nil
		case people.Has(mv.By):
			return 0, Errorf(CodeUndoOther, "seat %s has played since; take it back only if you agree", mv.By)
		}
	}
	return 0, Errorf(CodeUndoNothing, "there is no move to take back")
}

// TurnPoint returns how many moves of the log are left when the seat takes back all that it has done in a row up to
// now: back to the last move of another seat or of chance, or to one that revealed something or is final. It is
// len(Log) when the last move is not the seat's, or cannot be taken back.
func (m *Match) TurnPoint(by Seat) int {
	k := len(m.Log)
	for k > 0 && m.Log[k-1].By == by && !m.hasRevealed(k-1) && !m.isFinal(k-1) {
		k--
	}
	return k
}

// isFinal reports whether the k-th move is final.
func (m *Match) isFinal(k int) bool {
	return slices.ContainsFunc(m.events[k], func(e Event) bool { return e.Final })
}

func finalChoice() *Error {
	return Errorf(CodeUndoFinal, "this choice is final; it cannot be taken back")
}

func (m *Match) hasRevealed(k int) bool { return slices.ContainsFunc(m.events[k], Event.Reveals) }

// Withdraw takes back the seat's last choice out of the middle of the log, where all that came after it are choices
// of other seats in the same open phase. Such choices do not depend on each other, so the rest is played again; Notes
// made since stay where they were among the moves that are left. Nothing can be redone afterwards. A refusal gives an
// *Error and changes nothing.
func (m *Match) Withdraw(by Seat) error {
	k, err := m.WithdrawPoint(by)
	if err != nil {
		return err
	}
	without := m.Fork(k)
	for _, mv := range m.Log[k+1:] {
		if _, err := without.play(mv); err != nil {
			return err
		}
	}
	without.Notes = slices.Clone(m.Notes)
	for n := range without.Notes {
		if without.Notes[n].After > k {
			without.Notes[n].After--
		}
	}
	without.Tags = m.Tags
	*m = *without
	return nil
}

// WithdrawPoint returns the number of the choice that [Match.Withdraw] takes back, or an *Error that says why there is none.
func (m *Match) WithdrawPoint(by Seat) (int, error) {
	if m.isRemote {
		return 0, remoteError()
	}
	k := len(m.Log) - 1
	for ; k >= 0 && m.Log[k].By != by; k-- {
		if !m.isCommitted(k) {
			return 0, Errorf(CodeUndoClosed, "the phase in which you chose has closed")
		}
	}
	if k < 0 || !m.isCommitted(k) {
		return 0, Errorf(CodeUndoNothing, "you have no open choice to withdraw")
	}
	if m.isFinal(k) {
		return 0, finalChoice()
	}
	return k, nil
}

// isCommitted reports whether the k-th move was a choice in secret that nothing has answered yet.
func (m *Match) isCommitted(k int) bool {
	return m.Log[k].By != Nature && len(m.events[k]) > 0 &&
		!slices.ContainsFunc(m.events[k], func(e Event) bool { return e.Kind != EvCommit })
}
