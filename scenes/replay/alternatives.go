package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/anim"
	"engawa/scenes/table"
)

// openMoves lists what all moves are worth: those that were possible in place of the move that is shown where that was a
// mistake, else those of the position from which one tries again.
func (r *Replay) openMoves() {
	r.stop()
	r.review.choosing, r.review.page, r.review.from = true, 0, r.moveCount
	if r.review.listed, _ = r.retryPosition(); r.review.listed != r.moveCount {
		r.goTo(r.review.listed)
	}
	r.refresh()
	r.page.Focus(keyClose)
}

// closeMoves takes the list of moves away, and shows what was shown before it again.
func (r *Replay) closeMoves() {
	v := &r.review
	v.stopMoves()
	r.takeBack()
	if v.choosing && r.moveCount == v.listed && v.listed != v.from {
		r.goTo(v.from)
	}
	v.choosing, v.page = false, 0
	r.refresh()
}

// takeBack shows the position of the match again, in the place of a move that was tried.
func (r *Replay) takeBack() {
	if r.review.trial != nil {
		r.review.trial = nil
		r.snap()
	}
}

// try shows a move of the list on the board, in the place of what was shown; again it takes the move back. While exploring
// it plays the move.
func (r *Replay) try(m analysis.Move) {
	if r.review.explores {
		r.explore(m.Do)
		return
	}
	again := r.isTrialMove(m.Do)
	r.presenter.Drop()
	r.review.trial = nil
	if again {
		r.snap()
		return
	}
	value := m.Value
	value.Moves = max(0, value.Moves-1)
	r.tryLine([]rules.Action{m.Do}, value)
}

// trial is a line of moves of one seat that the board shows in place of what was played.
type trial struct {
	by      rules.Seat
	line    []rules.Action
	states  []rules.State // before the line, and after each move that is shown
	value   bot.Value     // to the seat, once the line is played
	pause   int           // ticks until the next move
	mistake int           // the move in whose place it was asked for; 0 where there was none
}

// tryLine begins to show a line of moves from the position of the match that is shown.
func (r *Replay) tryLine(line []rules.Action, value bot.Value) {
	r.show()
	r.mark(table.Marks{})
	st := r.match.At(r.moveCount)
	by, ok := st.Actors().Only()
	if !ok && r.moveCount < r.last() {
		by = r.match.Log[r.moveCount].By
	}
	r.review.trial = &trial{by: by, line: line, states: []rules.State{st}, value: value, pause: r.scaleSpeed(1).Ticks(linePauseMS)}
	r.tryNext()
}

// tryNext shows the next move of the line, or where nothing moves all of it. It ends where a move is not possible.
func (r *Replay) tryNext() {
	t := r.review.trial
	for n := len(t.states) - 1; n < len(t.line); n++ {
		after := t.states[n].Clone()
		events, err := after.Apply(rules.Move{By: t.by, Do: t.line[n]}, nil)
		if err != nil {
			t.line = t.line[:n]
			break
		}
		t.states = append(t.states, after)
		if r.services.Speed() == anim.Off {
			continue
		}
		for k := range events {
			events[k] = events[k].For(r.viewer, r.match.State().Seats())
		}
		r.presenter.Add(events)
		r.refresh()
		return
	}
	if len(t.line) == 0 {
		r.review.trial = nil
	}
	r.snap()
}

// advanceTrial waits between the moves of a line, and reports whether there is another to come.
func (r *Replay) advanceTrial() bool {
	t := r.review.trial
	if t == nil || len(t.states) > len(t.line) || r.moving() {
		return false
	}
	if t.pause--; t.pause <= 0 {
		t.pause = r.scaleSpeed(1).Ticks(linePauseMS)
		r.mark(table.Marks{})
		r.tryNext()
	}
	return true
}

// linePauseMS is how long a position stands between two moves of a line.
const linePauseMS = 350

// position returns the position that is shown: that after so many moves of the match, or after what is tried.
func (r *Replay) position() rules.State {
	if t := r.review.trial; t != nil {
		return t.states[len(t.states)-1]
	}
	return r.match.At(r.moveCount)
}

// currentMoveFrom returns the move that led to what is shown, with the position before it; false at the start.
func (r *Replay) currentMoveFrom() (rules.State, rules.Move, bool) {
	if t := r.review.trial; t != nil {
		n := len(t.states) - 2
		for n > 0 && r.board.Line(t.states[n].View(r.viewer), rules.Move{By: t.by, Do: t.line[n]}) == "" {
			n-- // the end of a turn has no words
		}
		return t.states[n].View(r.viewer), rules.Move{By: t.by, Do: t.line[n]}, true
	}
	if r.moveCount == r.first() {
		return nil, rules.Move{}, false
	}
	n := r.step(-1) // in a recap further moves may belong to that
	return r.state(n), r.moveAt(n + 1), true
}

// choices returns the moves of the present position, the best first, once they are judged.
func (r *Replay) choices() ([]analysis.Move, bool) {
	list, ok := r.review.lists[r.moveCount]
	return list, ok && (r.review.explores || r.review.analysisIfDone() != nil)
}

// isTrialMove reports whether the board shows that move of the list.
func (r *Replay) isTrialMove(do rules.Action) bool {
	t := r.review.trial
	return t != nil && len(t.line) == 1 && t.line[0] == do
}
