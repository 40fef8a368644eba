package table

import (
	"engawa/rules/analysis"
	"engawa/rules/bot"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// Task is to better a mistake: a match goes on from before it, and the first move there is judged.
type Task struct {
	Best, Played bot.Value // what the position and the mistake were worth to who made it
	Next         func()    // goes to the next mistake, from the replay; nil where there is none
}

// task is a Task at a table.
type task struct {
	*Task
	from     int             // so many moves come before the one that is judged
	moves    *analysis.Moves // judging it; nil while it is not made
	pace     Pace
	isJudged bool
}

// drop ends the work on the move.
func (k *task) drop() {
	if k.moves != nil {
		k.moves.Close()
	}
	k.moves, k.isJudged = nil, false
}

// judgeTask says what the move is worth that was made in place of a mistake. It reports whether that is being worked out or
// was just said: nobody plays on meanwhile.
func (t *Table) judgeTask() bool {
	k, m := &t.task, t.session.match
	switch {
	case k.Task == nil:
		return false
	case len(m.Log) != k.from+1:
		k.drop()
		return false
	case k.isJudged:
		return false
	case k.moves == nil:
		judge := JudgeOf(m, t.services)(t.services.Tablebases)
		k.moves, k.pace = analysis.NewMovesOf(m.At(k.from), judge, nil, m.Log[k.from].Do), Pace{}
	}
	if !k.pace.Run(t.services.Clock, t.share(), k.moves.Step) {
		return true
	}
	k.isJudged = true
	list, done := k.moves.List()
	if !done || list[0].Value.IsUnknown {
		return false
	}
	t.tellTask(list[0].Value)
	return true
}

// tellTask says what the move is worth, and offers what comes next: another try, or the next mistake.
func (t *Table) tellTask(v bot.Value) {
	words := t.words()
	next := stage.Answer{Key: "undo", Name: words.T(lang.ReplayTryAgain), Primary: true, Do: t.commands.undo}
	if v.Result >= t.task.Best.Result {
		next = stage.Answer{Key: "return", Name: words.T(t.wayBack.Name), Primary: true, Do: t.endTask}
		if t.task.Next != nil {
			next.Key, next.Name = "next", words.T(lang.ReplayNextMistake)
			next.Do = func() { t.endTask(); t.task.Next() }
		}
	}
	t.services.Stack.Push(stage.NewDialog(t.services, t.taskText(v), stage.Answer{Key: "no", Name: words.T(lang.MenuResume)}, next))
}

// taskText says what the move is worth beside the mistake.
func (t *Table) taskText(v bot.Value) string {
	played := t.task.Played
	key, n := lang.ReplayTriedLoses, WinnerMoves(v, true)
	switch {
	case v.Result > 0:
		key = lang.ReplayTriedWins
	case v.Result == 0 && t.task.Best.Result > 0:
		key = lang.ReplayTriedOnlyDraw
	case v.Result == 0:
		key = lang.ReplayTriedDraws
	case played.Result < 0 && WinnerMoves(played, true) < n:
		key = lang.ReplayTriedLater
	}
	return t.words().T(key, lang.Count("n", n), lang.Count("m", WinnerMoves(played, true)))
}

// endTask goes back to the replay. A match with nothing but the answer stays on no list.
func (t *Table) endTask() {
	if t.slot != "" && len(t.session.match.Log) == t.task.from+1 {
		_ = t.services.Store.DeleteMatch(t.slot) // where it cannot go, it stays among the matches
		t.slot = ""
	}
	t.wayBack.Go()
}

// WinnerMoves returns in how many moves of its own the winner wins, by what a position is worth to a seat; acts says that
// this seat is to move.
func WinnerMoves(v bot.Value, acts bool) int {
	if (v.Result > 0) == acts {
		return (v.Moves + 1) / 2
	}
	return max(1, v.Moves/2)
}
