package replay

import (
	"time"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// review is the analysis of the match, while it is open.
type review struct {
	judge          bot.Judge         // nil before an exact analysis is asked for
	analysis       analysis.Analysis // nil before it is asked for
	other          analysis.Analysis // the estimate with hands the other way; nil for none
	hands          bool              // the estimate knows all hands
	hasHiddenHands bool              // there are hands that it can know or not
	isStored       bool              // the estimate is in the store
	pace           table.Pace
	retryTicks     int // ticks until the work is begun again, while its tables are loading
	open           bool
	findsLoss      bool // the move is wanted by which the loser has lost, once the analysis is done
	loser          rules.Seat
	explores       bool         // the match is the player's own way through the game's positions; there is no analysis of it
	pickedParts    []rules.Part // of a move that is made on the board while exploring

	listing  bool                    // the list of the moves of the match is open
	choosing bool                    // the list of all moves is open
	moves    *analysis.Moves         // being judged, nil for none
	of       int                     // the position whose moves these are
	from     int                     // the position from which the list was opened
	listed   int                     // the position whose moves it has
	lists    map[int][]analysis.Move // of the positions whose moves are judged
	page     int                     // of the list
	trial    *trial                  // what the board shows in place of the match; nil for nothing
}

// againTicks is how long it waits for tables before it looks again whether they are loaded.
const againTicks = 30

// analysable reports whether there can be an analysis: in a game that has a judge, or is estimated, and not while the
// player is in the middle of the match.
func analysable(m *rules.Match, kept *store.Store) bool {
	return (table.IsSolved(m) || table.IsEstimated(m)) && reviewable(m, kept)
}

// reviewable reports whether the player is not in the middle of the match, where what a replay finds out would help.
func reviewable(m *rules.Match, kept *store.Store) bool { return rules.HasEnded(m) || !kept.Holds(m) }

// openAnalysis shows the analysis, which goes on where it was when it was closed.
func (r *Replay) openAnalysis() {
	v := &r.review
	v.open = true
	if v.analysis == nil || v.analysis.Err() != nil {
		r.beginAnalysis()
	} else {
		v.pace = table.Pace{}
	}
	r.Arrange(r.view)
	r.page.Focus(keySlider)
}

// beginAnalysis begins the analysis again.
func (r *Replay) beginAnalysis() {
	v := &r.review
	v.pace, v.retryTicks = table.Pace{}, againTicks
	if !table.IsSolved(r.match) {
		r.beginEstimate()
		return
	}
	r.askJudge()
	v.analysis = analysis.New(r.match, v.judge)
}

// askJudge sees that there is a judge.
func (r *Replay) askJudge() {
	v := &r.review
	if v.judge != nil {
		return
	}
	newJudge := table.JudgeOf(r.match, r.services)
	v.judge, v.lists = newJudge(r.services.Tablebases), map[int][]analysis.Move{}
}

// closeAnalysis shows the replay alone.
func (r *Replay) closeAnalysis() {
	r.closeMoves()
	r.review.open, r.review.listing, r.review.findsLoss = false, false, false
	r.Arrange(r.view)
	r.page.Focus(keyAnalysis)
}

// Leave implements stage.Leaver: it ends the work on the analysis, for good.
func (r *Replay) Leave() {
	for _, a := range []analysis.Analysis{r.review.analysis, r.review.other} {
		if a != nil {
			a.Close()
		}
	}
	r.review.stopMoves()
}

// close takes away what has been opened last: the list of moves, the analysis, or the replay.
func (r *Replay) close() {
	switch {
	case r.review.explores:
		r.services.Stack.Pop()
	case r.review.listing:
		r.closeList()
	case r.review.choosing:
		r.closeMoves()
		r.page.Focus(keyElse)
	case r.review.open:
		r.closeAnalysis()
	default:
		r.services.Stack.Pop()
	}
}

// analysisIfDone returns the analysis once it is done, while it is open; else nil.
func (v *review) analysisIfDone() analysis.Analysis {
	if !v.open || v.analysis == nil || !v.analysis.Done() {
		return nil
	}
	return v.analysis
}

// idleBudget is what the analysis may take of a tick in which nothing is drawn: somebody waits for it.
const idleBudget = 11 * time.Millisecond

// share is what the analysis may take of this tick.
func (r *Replay) share() time.Duration {
	if r.isStale {
		return table.ThinkTime
	}
	return idleBudget
}

// analyse works on the analysis, or on the moves of the position in the list, for its share of a tick. The analysis goes on
// while the panel shows the replay alone.
func (r *Replay) analyse() {
	v := &r.review
	switch {
	case v.explores:
		r.judgeMoves()
	case v.analysis == nil:
	case v.analysis.Err() != nil:
		if rules.CodeOf(v.analysis.Err()) != bot.CodeTablebaseLoading {
			return
		}
		if v.retryTicks--; v.retryTicks <= 0 {
			r.beginAnalysis()
		}
	case !v.analysis.Done():
		before := r.percent()
		done := v.pace.Run(r.services.Clock, r.share(), v.analysis.Step)
		if done {
			r.keepEstimate()
		}
		if v.open && (done || r.percent() != before) {
			r.refresh()
		}
	case v.findsLoss:
		r.goToLoss()
	case v.choosing:
		r.judgeMoves()
	}
}

// percent returns how much of the analysis is done.
func (r *Replay) percent() int { return int(100 * r.review.analysis.Progress()) }

// judgeMoves works on the moves of the present position.
func (r *Replay) judgeMoves() {
	v := &r.review
	if _, ok := v.lists[r.moveCount]; ok {
		return
	}
	if v.moves == nil || v.of != r.moveCount {
		v.stopMoves()
		v.moves, v.of, v.retryTicks = analysis.NewMoves(r.match.At(r.moveCount), v.judge, r.currentMove()), r.moveCount, againTicks
	}
	if v.moves.Err() != nil {
		if v.retryTicks--; v.retryTicks <= 0 && rules.CodeOf(v.moves.Err()) == bot.CodeTablebaseLoading {
			v.stopMoves()
		}
		return
	}
	if !v.pace.Run(r.services.Clock, r.share(), v.moves.Step) {
		return
	}
	list, done := v.moves.List()
	if done {
		v.lists[r.moveCount] = list
	}
	if done || v.moves.Err() != nil {
		r.refresh()
	}
}

// currentMove returns the move that was made from the present position, with what it was worth; nil at the end, and without
// an analysis.
func (r *Replay) currentMove() *analysis.Move {
	if r.moveCount == r.last() || r.review.explores {
		return nil
	}
	mv := r.match.Log[r.moveCount]
	if value := r.review.analysis.Value(r.moveCount+1, mv.By); !value.IsUnknown {
		return &analysis.Move{Do: mv.Do, Value: value.BeforeMove()}
	}
	return nil
}

// stopMoves ends the work on the moves of a position: a judge decides on one thing at a time.
func (v *review) stopMoves() {
	if v.moves != nil {
		v.moves.Close()
		v.moves = nil
	}
}
