package replay

import (
	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// message says how far the analysis has come, or why there is none; "" once it is done.
func (r *Replay) message() string {
	words, v := r.services.Words, &r.review
	switch err := v.err(); {
	case rules.CodeOf(err) == bot.CodeTablebaseLoading:
		return words.T(lang.ReplayLoading)
	case rules.CodeOf(err) == bot.CodeNoTablebase:
		return words.T(lang.ReplayNoTablebase)
	case err != nil:
		return words.T(lang.ReplayFewPieces)
	case v.explores:
		return words.T(lang.ReplayElseWait)
	case !v.analysis.Done():
		return words.T(lang.ReplayAnalysing, lang.Count("n", r.percent()))
	}
	return ""
}

// err returns why nothing is known; nil while it may become known.
func (v *review) err() error {
	switch {
	case !v.explores:
		return v.analysis.Err()
	case v.moves != nil:
		return v.moves.Err()
	}
	return nil
}

// worth returns what is shown is worth, to a seat; false while that is not known.
func (r *Replay) value() (bot.Value, rules.Seat, bool) {
	v := &r.review
	if v.explores {
		return r.currentValue()
	}
	a := v.analysisIfDone()
	if a == nil {
		return bot.Value{}, 0, false
	}
	switch {
	case v.trial != nil:
		return v.trial.value, v.trial.by, true
	case table.IsSolved(r.match):
		return a.Value(r.moveCount, 0), 0, true
	}
	return a.Value(r.moveCount, r.below()), r.below(), true
}

// verdict says what is shown is worth, or why that is not known; where a mistake of an estimate is shown, what would have
// been better.
func (r *Replay) verdict() string {
	if text := r.betterText(); text != "" {
		return text
	}
	return r.worthText()
}

// worthText says what is shown is worth, or why that is not known.
func (r *Replay) worthText() string {
	w, seat, ok := r.value()
	if !ok {
		return r.message()
	}
	words := r.services.Words
	switch {
	case r.isNotJudged():
		return words.T(lang.EstimateUnjudged)
	case w.IsEstimate:
		return r.estimateText(w.Chance, seat)
	case !table.IsSolved(r.match) && !w.IsUnknown:
		return r.endText()
	case w.IsUnknown && !table.IsSolved(r.match) && r.moveCount == 0:
		return words.T(lang.EstimateStart)
	case w.IsUnknown:
		return words.T(lang.ReplayNotKnown)
	}
	return r.describeValue(w, seat)
}

// longWin is in how many moves of its own somebody wins at least who is far from having won.
const longWin = 11

// describeValue says who wins in how many moves of its own by what is known to be worth that to a seat.
func (r *Replay) describeValue(w bot.Value, seat rules.Seat) string {
	words, moves, key := r.services.Words, table.WinnerMoves(w, r.position().Actors().Has(seat)), lang.ReplayWins
	switch {
	case w.Result == 0:
		return words.T(lang.ReplayDraw)
	case w.Result < 0:
		seat = 1 - seat
	}
	name := lang.Text("name", table.PlayerName(r.match, seat))
	switch {
	case w.Moves == 0:
		return words.T(lang.ReplayHasWon, name)
	case w.IsUpperBound:
		key = lang.ReplayWinsAtMost
	case moves >= longWin:
		key = lang.ReplayWinsLong
	}
	return words.T(key, name, lang.Count("n", moves))
}

// grade returns how much a move of the match, counted from 1, has given away; nothing while that is not known.
func (r *Replay) grade(move int) analysis.Grade {
	if a := r.review.analysisIfDone(); a != nil && move > 0 && move <= r.last() {
		return a.Grade(move)
	}
	return analysis.NoMistake
}

// withGrade returns the words of a move with what it has given away.
func (r *Replay) withGrade(text string, g analysis.Grade) string {
	if g == analysis.NoMistake {
		return text
	}
	return r.services.Words.T(lang.ReplayGraded, lang.Text("move", text), lang.Text("grade", r.services.Words.T(r.gradeName(g))))
}

// gradeName returns what a mistake is called. By an estimate a move is only weaker than another.
func (r *Replay) gradeName(g analysis.Grade) lang.Key {
	switch exact := table.IsSolved(r.match); {
	case exact && g == analysis.Blunder:
		return lang.ReplayBlunder
	case exact:
		return lang.ReplayMistake
	case g == analysis.Blunder:
		return lang.EstimateWeak
	}
	return lang.EstimateWeaker
}
