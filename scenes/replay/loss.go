package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// ShowAnalysis opens the analysis, if there can be one: once it is done, it shows the move by which a seat has lost, for
// Public none.
func (r *Replay) ShowAnalysis(loser rules.Seat) {
	if !r.canAnalyse {
		return
	}
	v := &r.review
	if v.findsLoss, v.loser = loser != rules.Public, loser; v.findsLoss {
		r.moveCount = r.last()
	}
	r.openAnalysis()
}

// goToLoss shows the move by which the seat has lost, or says that there is none: in a solved game its last mistake, after
// which it was lost, else the last of its worst ones.
func (r *Replay) goToLoss() {
	v, move, worst := &r.review, 0, analysis.Mistake
	v.findsLoss = false
	for n := range r.last() {
		if g := r.grade(n + 1); r.match.Log[n].By == v.loser && g >= worst {
			if move = n + 1; !table.IsSolved(r.match) {
				worst = g
			}
		}
	}
	if move > 0 {
		r.showMove(move)
		return
	}
	r.services.Navigator.Tell(r.services.Words.T(lang.ReplayNoMistake, lang.Text("name", table.PlayerName(r.match, v.loser))))
}

// showMove shows a move of the match at once, in place of what was tried.
func (r *Replay) showMove(n int) {
	r.plays = false
	r.takeBack()
	r.finish()
	r.moveCount = n
	r.snap()
}
