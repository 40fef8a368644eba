package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bots"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// retryPosition returns from which position one tries again: from before the move that is shown where that was a mistake, else
// from the one that is shown, once chance has drawn there. At the end it is the one before the last mistake or, where there
// was none, before the last move.
func (r *Replay) retryPosition() (at int, mistake bool) {
	at = r.moveCount
	if at == r.last() && at > r.first() && r.match.At(at).Actors() == 0 {
		for at > r.first() && r.grade(at) == analysis.NoMistake {
			at--
		}
		if r.grade(at) == analysis.NoMistake {
			return max(r.first(), r.last()-1), false
		}
	}
	if r.grade(at) != analysis.NoMistake {
		return at - 1, true
	}
	for at < r.last() && r.match.Log[at].By == rules.Nature {
		at++
	}
	return at, false
}

// playPosition returns from which position one plays again: where nobody was mistaken and a computer answered what a person had
// played, from before that, so that nobody changes sides unasked.
func (r *Replay) playPosition() int {
	at, mistake := r.retryPosition()
	if mistake {
		return at
	}
	players := table.Players(r.match)
	if seat, ok := r.match.At(at).Actors().Only(); ok && at > r.first() && seat >= 0 && players[seat].Bot != "" {
		if by := r.match.Log[at-1].By; by >= 0 && players[by].Bot == "" {
			return at - 1
		}
	}
	return at
}

// triesAgain reports whether somebody can play on from there against the perfect computer.
func (r *Replay) triesAgain() bool {
	at := r.playPosition()
	seat, ok := r.match.At(at).Actors().Only()
	return r.review.analysisIfDone() != nil && ok && seat != rules.Nature && store.Shareable(r.match)
}

// tryAgain plays on in a new match against the strongest level, and says so, with whose side the person plays where that is not
// the one played so far. From before a mistake a better move is wanted.
func (r *Replay) tryAgain() {
	if !r.triesAgain() {
		return
	}
	n := r.playPosition()
	words := r.services.Words.WithSkin(lang.SkinOf(r.match))
	seat, _ := r.match.At(n).Actors().Only()
	person, swaps := seat, swapsSides(table.Players(r.match), seat)
	if swaps {
		person = 1 - seat
	}
	says := words.T(lang.ReplayTryFrom, lang.Text("name", table.PlayerName(r.match, person)))
	if _, mistake := r.retryPosition(); mistake {
		a := r.review.analysis
		r.task = &table.Task{Best: a.Value(n, seat), Played: a.Value(n+1, seat).BeforeMove(), Next: r.nextTask(n + 1)}
		says = words.T(lang.ReplayTryTask, lang.Text("move", table.Advice(r.board, r.state(n), r.match.Log[n])))
	}
	if swaps {
		says = words.T(lang.ReplayTrySide, lang.Text("name", table.PlayerName(r.match, seat)), lang.Text("task", says))
	}
	r.playPerfect(n)
	r.task = nil
	r.services.Navigator.Tell(says)
}

// Task is what is to be done in the match that is being played on from the replay; nil for nothing.
func (r *Replay) Task() *table.Task { return r.task }

// nextTask returns what tries again from before the mistake after that move by who has made it; nil where there is none.
func (r *Replay) nextTask(move int) func() {
	for n := move + 1; n <= r.last(); n++ {
		if r.match.Log[n-1].By == r.match.Log[move-1].By && r.grade(n) != analysis.NoMistake {
			return func() {
				r.showMove(n)
				r.tryAgain()
			}
		}
	}
	return nil
}

// playPerfect plays on from the position after n moves, in a new match: a person for the seat that is to move, the
// strongest level for the other.
func (r *Replay) playPerfect(n int) {
	seat, _ := r.match.At(n).Actors().Only()
	players := table.Players(r.match)
	if other := 1 - seat; swapsSides(players, seat) {
		players[seat].Name, players[other].Name = players[other].Name, players[seat].Name
	}
	levels := bots.Levels(r.match.Game)
	players[seat].Bot, players[1-seat].Bot = "", levels[len(levels)-1].Name
	r.playOnFrom(n, players)
}

// swapsSides reports whether the person who plays on for the seat has played the other one so far.
func swapsSides(players []table.Player, seat rules.Seat) bool {
	return players[seat].Bot != "" && players[1-seat].Bot == ""
}

// hasRetryButton reports whether a button in the corner plays again from before the weak move that is shown: in games that are
// estimated, where words keep their room.
func (r *Replay) hasRetryButton() bool {
	const least = 290.0
	p := &r.plan
	return r.grade(r.moveCount) != analysis.NoMistake && r.review.trial == nil && !r.review.listing && !table.IsSolved(r.match) && store.Shareable(r.match) &&
		p.panel.W >= least*float64(p.textScale) && (!p.strip || p.panel.W < broadStrip)
}

// retryButton plays again from before the weak move that is shown, with the same players.
func (r *Replay) retryButton() widget.Widget {
	return r.button(keyAgain, lang.ReplayTryAgain, "redo", func() {
		at, _ := r.retryPosition()
		r.playOnFrom(at, table.Players(r.match))
	})
}
