package table

import (
	"slices"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
)

// takeUp takes up the last move of a line that has no answer yet, as one that was sent before the program ended.
func (e *remoteTable) takeUp(line *client.Session) {
	for _, r := range line.Unanswered() {
		if r.Type != remote.Do {
			continue
		}
		e.pendingID, e.offlineID, e.pendingTicks = r.ID, r.ID, pendingNoticeTicks
		e.pendingMove = rules.Move{By: line.Seat, Do: rules.Hidden}
		if r.N != line.NumMoves() || r.Undone != nil && *r.Undone != line.Backs {
			continue // the match has gone on, with this move or without it
		}
		state := line.Match.State()
		if a, err := line.Game.ParseAction(state, line.Seat, r.Text); err == nil && slices.Contains(state.Legal(line.Seat, nil), a) {
			e.pendingMove.Do = a
		}
	}
}

// showPendingMove picks what a move that has no answer yet is made of, where the person who has made it looks at the table.
func (t *Table) showPendingMove() {
	e := t.remote
	if !t.Sending() || e.pendingMove.By != t.choose.by {
		return
	}
	k := slices.IndexFunc(t.choose.paths, func(p path) bool { return p.do == e.pendingMove.Do })
	if k >= 0 && t.choose.picks == nil {
		t.choose.picks = slices.Clone(t.choose.paths[k].parts)
	}
}
