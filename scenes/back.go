package scenes

import (
	"engawa/scenes/input"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// homeLevel is the level of the first screen: going back asks before it leaves.
const homeLevel = 1

// level returns how often one can go back: once for every scene, and above the first once more, as what is chosen there
// may be let go first.
func (a *App) level() int {
	switch n := a.services.Stack.Len(); {
	case a.asksToLeave():
		return 0
	case n > 1:
		return n + 1
	}
	return homeLevel
}

// asksToLeave reports whether the question lies open whether to leave the program.
func (a *App) asksToLeave() bool {
	d, ok := a.services.Stack.Top().(*stage.Dialog)
	return ok && d == a.leaving
}

// goBack serves the system's way back: what lies open is closed, then it leads up a screen, and from the first one out
// of the program, after a question.
func (a *App) goBack(f *input.Frame) {
	if !a.back.TakeBack() {
		return
	}
	top := a.services.Stack.Top()
	if s, ok := top.(stage.SystemBacker); ok && s.SystemBack() {
		return
	}
	if a.services.Stack.Len() > 1 {
		f.Actions = append(f.Actions, input.Back)
		return
	}
	words := a.services.Words
	leave := func() { a.back.Leave(func() { a.isEnding.Store(true) }) }
	a.leaving = stage.NewDialog(a.services, words.T(lang.LeaveAsk),
		stage.Answer{Key: "no", Name: words.T(lang.LeaveNo)}, stage.Answer{Key: "yes", Name: words.T(lang.LeaveYes), Do: leave})
	a.services.Stack.Push(a.leaving)
}
