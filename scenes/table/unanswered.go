package table

import (
	"slices"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
)

// takeUp takes up the last move of a line that has no answer yet, as one that was sent before the program ended.
func (e *elsewhere) takeUp(line *client.Session) {
	for _, r := range line.Unanswered() {
		if r.Type != remote.Do {
			continue
		}
		e.sent, e.offline, e.ticks = r.ID, r.ID, sentTicks
		e.what = rules.Move{By: line.Seat, Do: rules.Hidden}
		if r.N != line.Made() || r.Undone != nil && *r.Undone != line.Backs {
			continue // the match has gone on, with this move or without it
		}
		state := line.Match.State()
		if a, err := line.Game.ParseAction(state, line.Seat, r.Text); err == nil && slices.Contains(state.Legal(line.Seat, nil), a) {
			e.what.Do = a
		}
	}
}

// showSent picks what a move that has no answer yet is made of, where the person who has made it looks at the table.
func (t *Table) showSent() {
	e := t.remote
	if !t.Sending() || e.what.By != t.choose.by {
		return
	}
	k := slices.IndexFunc(t.choose.paths, func(p path) bool { return p.do == e.what.Do })
	if k >= 0 && t.choose.picked == nil {
		t.choose.picked = slices.Clone(t.choose.paths[k].parts)
	}
}
