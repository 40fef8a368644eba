package replay

import (
	"slices"
	"strconv"

	"engawa/rules"
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/scenes/lang"
	"engawa/scenes/store"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// From these chances on, of [bot.Sure], a seat is a little ahead, clearly ahead, and should win.
const (
	chanceAhead = 575
	chanceClear = 700
	chanceWins  = 880
)

// hidesHands reports whether the estimate can be made with open hands as well.
func (r *Replay) hidesHands() bool {
	if !r.match.Over() || !bots.Of(r.match.Game).Estimator.Hands {
		return false
	}
	for n := range r.match.Log {
		if table.HasSecrets(r.match, r.match.At(n)) {
			return true
		}
	}
	return false
}

// beginEstimate begins the estimate, or takes the one that is kept.
func (r *Replay) beginEstimate() {
	v := &r.review
	v.lists, v.isStored, v.hasHiddenHands = map[int][]analysis.Move{}, false, r.hidesHands()
	if decisions, err := analysis.ParseDecisions(r.services.Store.Analysis(EstimateID(r.match, v.hands))); err == nil {
		if a, ok := analysis.Restore(r.match, decisions); ok {
			v.analysis, v.isStored = a, true
			return
		}
	}
	v.analysis = analysis.NewEstimate(r.match, bots.Of(r.match.Game).Estimator, v.hands)
}

// keepEstimate keeps the estimate once it is done.
func (r *Replay) keepEstimate() {
	v := &r.review
	e, ok := v.analysis.(*analysis.Estimate)
	if !ok || v.isStored || !e.Done() {
		return
	}
	v.isStored = true
	_ = r.services.Store.SetAnalysis(EstimateID(r.match, v.hands), e.Text()) // the store tells of it; it can be worked out again
}

// EstimateID names the estimate of a match in the store: of these moves, with hands open or not.
func EstimateID(m *rules.Match, hands bool) string {
	hash := m.State().Hash()
	for _, mv := range m.Log {
		hash = rules.Mix(hash ^ rules.Mix(uint64(mv.Do)^uint64(mv.By)<<56))
	}
	id := store.ResultID(m) + "-" + strconv.FormatUint(hash, 36)
	if hands {
		id += "-open"
	}
	return id
}

// switchHands changes between the estimate by what seats could know and that with open hands.
func (r *Replay) switchHands() {
	v := &r.review
	r.takeBack()
	v.hands = !v.hands
	if v.analysis, v.other = v.other, v.analysis; v.analysis == nil || v.analysis.Err() != nil {
		r.beginAnalysis()
	}
	v.pace, v.isStored = table.Pace{}, v.isStored && v.analysis.Done()
	r.refresh()
	r.page.Focus(keyHands)
}

// estimateText says by the chance of a seat who is ahead.
func (r *Replay) estimateText(chance int, seat rules.Seat) string {
	if r.match.State().Seats() == 2 && chance < bot.Sure/2 {
		chance, seat = bot.Sure-chance, 1-seat
	}
	key := lang.EstimateEven
	switch {
	case chance >= chanceWins:
		key = lang.EstimateWins
	case chance >= chanceClear:
		key = lang.EstimateClear
	case chance >= chanceAhead:
		key = lang.EstimateAhead
	case chance <= bot.Sure-chanceClear:
		key = lang.EstimateFarBehind
	case chance <= bot.Sure-chanceAhead:
		key = lang.EstimateBehind
	}
	return r.services.Words.T(key, lang.Text("name", table.PlayerName(r.match, seat)))
}

// endText says who has won a match that is over.
func (r *Replay) endText() string {
	words, a := r.services.Words, r.review.analysisIfDone()
	var winners []string
	for seat := range rules.AllSeats(r.match.State().Seats()).All() {
		if a.Value(r.last(), seat).Result > 0 {
			winners = append(winners, table.PlayerName(r.match, seat))
		}
	}
	switch len(winners) {
	case 0:
		return words.T(lang.ReplayDraw)
	case 1:
		return words.T(lang.ReplayHasWon, lang.Text("name", winners[0]))
	}
	return words.T(lang.EstimateHaveWon, lang.Text("names", words.List(winners...)))
}

// isNotJudged reports whether the move that is shown was a choice that the estimate does not judge, such as a home or the draft of
// heroes.
func (r *Replay) isNotJudged() bool {
	e, ok := r.review.analysisIfDone().(*analysis.Estimate)
	return ok && r.review.trial == nil && r.moveCount > 0 && r.moveCount < r.last() && !e.IsJudged(r.moveCount)
}

// better returns the line that would have been better than the move that is shown, or than the one in whose place a line
// is shown; the move is counted from 1.
func (r *Replay) better() (move int, line []rules.Action) {
	a := r.review.analysisIfDone()
	if a == nil || table.IsSolved(r.match) {
		return 0, nil
	}
	move = r.moveCount
	if t := r.review.trial; t != nil {
		move = t.mistake
	}
	if move == 0 {
		return 0, nil
	}
	return move, a.Better(move)
}

// alternative returns the mistake that is shown, or in whose place a line is shown, with what would have been better; nil
// where there is none.
func (r *Replay) alternative() *table.Alternative {
	n, line := r.better()
	if len(line) == 0 {
		return nil
	}
	mv := r.match.Log[n-1]
	return &table.Alternative{Before: r.state(n - 1), By: mv.By, Played: mv.Do, Better: line[0], Line: line}
}

// maxTexts is how many moves of a line are written; the board shows them all.
const maxTexts = 2

// betterText says what would have been better than the mistake that is shown; "" elsewhere.
func (r *Replay) betterText() string {
	n, line := r.better()
	if len(line) == 0 {
		return ""
	}
	by, st := r.match.Log[n-1].By, r.match.At(n-1).Clone()
	var texts []string
	for _, do := range line {
		text := table.Advice(r.board, st.View(r.viewer), rules.Move{By: by, Do: do})
		if _, err := st.Apply(rules.Move{By: by, Do: do}, nil); err != nil {
			break
		}
		if text != "" {
			texts = append(texts, text)
		}
	}
	if len(texts) == 0 {
		return ""
	}
	words, key, best := r.services.Words, lang.EstimateBetter, ""
	if best = words.List(texts[:min(len(texts), maxTexts)]...); len(texts) > maxTexts {
		best = words.T(lang.EstimateLongLine, lang.Text("line", best))
	}
	if by != r.below() {
		key = lang.EstimateBetterOther
	}
	return words.T(key, lang.Text("line", best), lang.Text("name", table.PlayerName(r.match, by)))
}

// playBetter plays what would have been better on the board; again it shows the match.
func (r *Replay) playBetter() {
	n, line := r.better()
	switch {
	case len(line) == 0:
		return
	case r.review.trial != nil:
		r.takeBack()
		r.goTo(n)
		r.finish()
		r.refresh()
		return
	}
	r.stop()
	r.presenter.Drop()
	r.moveCount = n - 1
	chance := r.review.analysisIfDone().Value(n-1, r.match.Log[n-1].By)
	if r.tryLine(line, chance); r.review.trial != nil {
		r.review.trial.mistake = n
	}
	r.refresh()
}

// mistakes lists the moves that have given something away: first those of the player below, then those of the others.
func (r *Replay) mistakes() (list []int) {
	for _, own := range []bool{true, false} {
		for n := 1; n <= r.last(); n++ {
			if r.grade(n) != analysis.NoMistake && (r.match.Log[n-1].By == r.below()) == own {
				list = append(list, n)
			}
		}
	}
	return list
}

// mistake returns the one of the mistakes that comes after the move that is shown, after the last the first, and where no
// mistake is shown the first; 0 where there is no other.
func (r *Replay) mistake() int {
	list := r.mistakes()
	at := slices.Index(list, r.moveCount)
	if len(list) == 0 || len(list) == 1 && at == 0 {
		return 0
	}
	return list[(at+1)%len(list)]
}

// nextMistake shows the next mistake.
func (r *Replay) nextMistake() {
	if n := r.mistake(); n > 0 {
		r.showMove(n)
	}
}

// estimateActions plays the better move, goes to the next mistake, and opens the hands where they were hidden, unless that is in the corner.
func (r *Replay) estimateActions() widget.Widget {
	words := r.services.Words
	_, line := r.better()
	better := widget.Button{Icon: "hint", Control: ui.Control{
		Key: keyBetter, Name: words.T(lang.EstimatePlayBetter), Off: len(line) == 0, Press: r.playBetter,
	}}
	if r.review.trial != nil {
		better.Icon, better.Name = "undo", words.T(lang.EstimateBack)
	}
	next := widget.Button{Icon: "next", Control: ui.Control{
		Key: keyMistake, Name: words.T(lang.EstimateMistake), Tip: r.gradeWords(analysis.Mistake) + " · " + r.gradeWords(analysis.Blunder), Off: r.review.analysisIfDone() == nil || r.mistake() == 0, Press: r.nextMistake,
	}}
	row := pair(better, next)
	if !r.review.hasHiddenHands || r.isNarrow() {
		return row
	}
	return widget.Row(rowGap, widget.Grow(row), widget.Fixed(finger, r.handsButton()))
}

// handsButton opens the hands for the estimate where they were hidden, or hides them again.
func (r *Replay) handsButton() widget.Widget {
	if r.review.hands {
		return r.button(keyHands, lang.EstimateHiddenHands, "hide", r.switchHands)
	}
	return r.button(keyHands, lang.EstimateOpenHands, "eye", r.switchHands)
}
