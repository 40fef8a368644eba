package replay

import (
	"slices"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// recap is the end of a match that is shown instead of the whole of it: what has happened since somebody's last turn,
// step by step. A step is a move that has a line in the log, with those after it that have none.
type recap struct {
	stops   []int // the positions that are shown, each by the number of moves before it; the first one alone before Arrange
	near    rules.Seat
	private bool // it shows what others at this device may not see
}

// NewRecap returns what has happened at a table, played by itself as the person who looks there has seen it. After the
// last step the table is on top again.
func NewRecap(svc *stage.Services, m *rules.Match, of stage.Recap, board table.Maker) *Replay {
	r := newReplay(svc, m, table.SeenBy(m, of.Viewer), board)
	r.recap = &recap{stops: []int{of.From}, near: of.Near, private: of.Viewer != rules.Public && table.People(table.Players(m)).Len() > 1}
	r.moveCount, r.plays = of.From, true
	r.pause = r.stepTicks()
	return r
}

// findSteps finds the positions that are shown.
func (r *Replay) findSteps() {
	if r.recap == nil || len(r.recap.stops) > 1 {
		return
	}
	for n := r.first() + 1; n <= r.last(); n++ {
		if n == r.last() || r.board.Line(r.state(n), r.moveAt(n+1)) != "" {
			r.recap.stops = append(r.recap.stops, n)
		}
	}
}

// index returns which of the stops the position after n moves is.
func (c *recap) index(n int) int {
	k, _ := slices.BinarySearch(c.stops, n)
	return k
}

// first returns the number of moves before the first position that is shown.
func (r *Replay) first() int {
	if r.recap != nil {
		return r.recap.stops[0]
	}
	if r.review.explores {
		return r.firstDecision()
	}
	return 0
}

// opening returns the number of moves before the first choice of a player where chance has dealt much before that, which is
// seen only by stepping back; else the start.
func (r *Replay) opening() int {
	const much = 3 // moves of chance: more than who begins
	if r.recap != nil {
		return r.first()
	}
	if n := r.firstDecision(); n >= much {
		return n
	}
	return 0
}

// step returns the number of moves before the position so many steps further on, or back.
func (r *Replay) step(by int) int {
	if r.recap == nil {
		return max(r.first(), min(r.moveCount+by, r.last()))
	}
	stops := r.recap.stops
	return stops[max(0, min(r.recap.index(r.moveCount)+by, len(stops)-1))]
}

// stopFrom returns the first position from that after n moves on that is shown.
func (r *Replay) stopFrom(n int) int {
	if r.recap == nil {
		return n
	}
	return r.recap.stops[min(r.recap.index(n), len(r.recap.stops)-1)]
}

// stepTicks returns for how many ticks a step of a recap stands before the next one.
func (r *Replay) stepTicks() int {
	return max(1, r.scaleSpeed(1).Ticks(max(pauseMS, r.services.Settings.Rest.Milliseconds())))
}

// title says what the panel shows.
func (r *Replay) title() string {
	if r.recap != nil {
		return r.services.Words.T(lang.RecapTitle)
	}
	return r.services.Words.T(lang.ReplayTitle)
}

// Hide implements stage.Hider: what one person may see goes off the screen with the program.
func (r *Replay) Hide() {
	if r.recap == nil || !r.recap.private {
		return
	}
	for r.services.Stack.Top() != stage.Scene(r) {
		r.services.Stack.Pop()
	}
	r.services.Stack.Pop()
}
