package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// NewLoss returns the replay of a match that a seat has lost, with its analysis: once that is done, it shows the move by
// which the seat has lost.
func NewLoss(svc *stage.Services, m *rules.Match, seat rules.Seat, board table.Maker) *Replay {
	r := New(svc, m, board)
	if !r.canAnalyse {
		return r
	}
	v := &r.review
	v.open, v.findsLoss, v.loser = true, true, seat
	r.moveCount = r.last()
	r.beginAnalysis()
	r.page.Focus(keySlider)
	return r
}

// showLoss shows the move by which the seat has lost, or says that there is none.
func (r *Replay) showLoss() {
	v := &r.review
	v.findsLoss = false
	n := r.losingMove(v.loser)
	if n == 0 {
		r.refresh()
		r.services.Navigator.Tell(r.services.Words.T(lang.ReplayNoMistake, lang.Text("name", table.PlayerName(r.match, v.loser))))
		return
	}
	r.showMove(n)
	if table.IsSolved(r.match) {
		r.page.Focus(keyAgain)
	} else {
		r.page.Focus(keyBetter)
	}
}

// showMove shows a move of the match at once, in place of what was tried.
func (r *Replay) showMove(n int) {
	r.plays = false
	r.takeBack()
	r.finish()
	r.moveCount = n
	r.snap()
}

// losingMove returns the last mistake of a seat in a solved game, after which it was lost; else that which has cost most. It
// counts from 1, and is 0 where there is none.
func (r *Replay) losingMove(seat rules.Seat) (move int) {
	most := 0
	for n := 1; n <= r.last(); n++ {
		if r.match.Log[n-1].By != seat || r.grade(n) == analysis.NoMistake {
			continue
		}
		cost := most
		if !table.IsSolved(r.match) {
			a := r.review.analysis
			cost = chanceOf(a.Value(n-1, seat)) - chanceOf(a.Value(n, seat))
		}
		if cost >= most {
			move, most = n, cost
		}
	}
	return move
}

// chanceOf returns the chance that a value stands for.
func chanceOf(w bot.Value) int {
	if w.IsEstimate {
		return w.Chance
	}
	return (w.Result + 1) * bot.Sure / 2
}
