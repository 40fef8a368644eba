package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/scenes/anim"
	"engawa/scenes/table"
)

// openMoves lists what all moves are worth: those that were possible in place of the move that is shown where that was a
// mistake, else those of the present position.
func (r *Replay) openMoves() {
	r.stop()
	r.review.choosing, r.review.page, r.review.from = true, 0, r.at
	if at, mistake := r.again(); mistake {
		r.goTo(at)
	}
	r.refresh()
	r.page.Focus(keyClose)
}

// closeMoves takes the list of moves away, and shows what was shown before it again.
func (r *Replay) closeMoves() {
	v := &r.review
	v.stopMoves()
	r.takeBack()
	if v.choosing && r.at == v.from-1 {
		r.goTo(v.from)
	}
	v.choosing, v.page = false, 0
	r.refresh()
}

// takeBack shows the position of the match again, in the place of a move that was tried.
func (r *Replay) takeBack() {
	if r.review.tried != nil {
		r.review.tried = nil
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
	before := r.review.tried
	r.presenter.Drop()
	r.review.tried = nil
	if before != nil && before.Do == m.Do {
		r.snap()
		return
	}
	r.show()
	r.mark(table.Marks{})
	by, _ := r.match.At(r.at).Actors().Only()
	after := r.match.At(r.at).Clone()
	events, err := after.Apply(rules.Move{By: by, Do: m.Do}, nil)
	if err != nil {
		r.snap()
		return
	}
	r.review.tried = &m
	if r.presenter.Add(events); r.services.Speed() == anim.Off {
		r.snap()
		return
	}
	r.refresh()
}

// position returns the position that is shown: that after so many moves of the match, or after the move that is tried.
func (r *Replay) position() rules.State {
	st := r.match.At(r.at)
	if r.review.tried == nil {
		return st
	}
	by, _ := st.Actors().Only()
	after := st.Clone()
	if _, err := after.Apply(rules.Move{By: by, Do: r.review.tried.Do}, nil); err != nil {
		return st
	}
	return after
}

// shownMove returns the move that led to what is shown, with the position before it; false at the start.
func (r *Replay) shownMove() (rules.State, rules.Move, bool) {
	if r.review.tried != nil {
		by, _ := r.match.At(r.at).Actors().Only()
		return r.state(r.at), rules.Move{By: by, Do: r.review.tried.Do}, true
	}
	if r.at == r.first() {
		return nil, rules.Move{}, false
	}
	n := r.step(-1) // in a recap further moves may belong to that
	return r.state(n), r.moveAt(n + 1), true
}

// choices returns the moves of the present position, the best first, once they are judged.
func (r *Replay) choices() ([]analysis.Move, bool) {
	list, ok := r.review.lists[r.at]
	return list, ok && (r.review.explores || r.review.known() != nil)
}

// isTried reports whether the board shows that move of the list.
func (r *Replay) isTried(do rules.Action) bool {
	return r.review.tried != nil && r.review.tried.Do == do
}
