package table

import (
	"strings"

	"engawa/audio"
	"engawa/rules"
	"engawa/scenes/input"
	"engawa/scenes/lang"
)

// handleActions serves the keys that work wherever the focus is.
func (t *Table) handleActions(f *input.Frame) {
	switch {
	case f.Has(input.Back) && (t.choose.picks != nil || t.pending != 0) && !t.Sending():
		t.clearChoice()
	case f.Has(input.Back) && t.goBack():
	case t.guide != nil:
		t.handleGuidedActions(f)
	case f.Has(input.Back), f.Has(input.Menu):
		t.openMenu()
	case f.Has(input.Undo):
		t.undo()
	case f.Has(input.Redo):
		t.redo()
	case f.Has(input.Restart):
		t.restartTurn()
	case f.Has(input.Talk):
		t.openTalk()
	case f.Has(input.Recap):
		t.recap()
	case f.Has(input.Hint):
		t.hint()
	case f.Has(input.Rules):
		t.openBook()
	case f.Has(input.Log):
		t.openLog()
	case f.Has(input.Turn):
		t.turn()
	}
	if f.Wheel != 0 {
		t.scrollLog(int(sign(f.Wheel)))
	}
}

func sign(v float64) float64 {
	if v < 0 {
		return -1
	}
	return 1
}

// pick points at a part, by whatever means.
func (t *Table) pick(p rules.Part) {
	if t.watching() {
		t.finish()
	}
	t.touchGuide()
	answer := t.board.Press(p)
	if t.Sending() && answer.Then != ThenStay {
		return // what was chosen stands until it is answered
	}
	if answer.Then == ThenRelease {
		t.clearChoice()
		answer = t.board.Press(p)
	}
	if answer.Then == ThenUndo {
		moves := len(t.session.match.Log)
		if t.undo(); len(t.session.match.Log) == moves {
			return // others have to agree first
		}
		answer = t.board.Press(p)
	}
	switch {
	case answer.Then == ThenStay:
		t.message = message{}
		t.refresh()
		return
	case !t.choose.active():
		t.idlePick(p)
		return
	case answer.Then == ThenPlay:
		t.playParts(p, answer)
		return
	}
	if answer.Instead != (rules.Part{}) {
		p = answer.Instead
	}
	t.pending, t.more = 0, moreChoices{}
	a, err := t.choose.pick(p)
	if err != nil {
		t.refusePart(p, err)
		t.updateChoice()
		return
	}
	t.message = message{}
	if a == rules.Hidden {
		a = t.choose.actionAt(answer.Place)
	}
	if a == rules.Hidden {
		t.services.Sound.Play(audio.PickUp)
		t.updateChoice()
		return
	}
	t.submitAction(a)
}

// handleTyping points at what typed letters stand for.
func (t *Table) handleTyping(f *input.Frame) {
	if t.page.Typing() {
		return
	}
	for _, letter := range f.TypedRunes {
		for p, c := range PartsIn(t.tree) {
			if strings.ContainsRune(c.Shortcut, letter) {
				t.pick(p)
				break
			}
		}
	}
}

// goBack takes away what a press on the Board has opened, and reports whether there was anything.
func (t *Table) goBack() bool {
	if !t.board.Back() {
		return false
	}
	t.refresh()
	return true
}

// idlePick answers a press while somebody else is to move.
func (t *Table) idlePick(rules.Part) {
	if t.session.hasEnded() {
		t.result()
	}
}

// submitAction plays a complete action, or asks first where a warning or the settings want it.
func (t *Table) submitAction(a rules.Action) {
	if t.services.Settings.Confirm {
		t.pending = a
		t.updateChoice()
		return
	}
	t.confirm(a)
}

// confirm plays the action, after its warnings if there are any.
func (t *Table) confirm(a rules.Action) {
	if list := t.warnings(a); len(list) > 0 {
		t.warn(a, list)
		return
	}
	t.commit(a)
}

func (t *Table) commit(a rules.Action) {
	by, ok := t.session.nextPerson()
	if !ok {
		return
	}
	t.hear(a)
	t.commands.play(rules.Move{By: by, Do: a})
}

// moreChoices are the parts of choices that follow on an action in the same press.
type moreChoices struct {
	after rules.Action
	parts [][]rules.Part
}

// playMore plays what follows on an action that the seat has just played, as long as it is legal; in a lesson as long as
// that has neither reached nor missed its goal.
func (t *Table) playMore(by rules.Seat, a rules.Action) {
	more := t.more
	t.more = moreChoices{}
	if more.after != a {
		return
	}
	for k, parts := range more.parts {
		if !t.session.match.State().Actors().Has(by) || t.guide != nil && !t.guide.Plays() {
			return
		}
		var next chooser
		next.begin(t.session.match.Game, t.session.viewOf(by), by)
		do, err := next.pickAll(parts)
		if err != nil || do == rules.Hidden {
			return
		}
		if t.remote != nil { // the rest follows when this has been kept
			t.more = moreChoices{after: do, parts: more.parts[k+1:]}
			t.commands.play(rules.Move{By: by, Do: do})
			return
		}
		t.do(rules.Move{By: by, Do: do})
	}
}

// clearChoice forgets what has been picked.
func (t *Table) clearChoice() {
	t.choose.clear()
	t.pending = 0
	t.updateChoice()
}

// updateChoice shows how far the choice has got.
func (t *Table) updateChoice() {
	c := t.choose.choice()
	if t.choose.active() {
		c.State = t.session.state()
		t.position = c.State.Hash()
		c.Hints = t.guide == nil && !t.hintTells(c.By)
	}
	if t.pending != 0 {
		c.Action = t.pending
	} else {
		t.more = moreChoices{}
	}
	c.Marks, c.Hover = t.choice.Marks, t.choice.Hover
	if t.guide != nil && c.Marks.Kind == MarkLesson && len(c.Marks.Parts) > 0 {
		c.Marks = t.guideMarks(c.Picked)
	}
	t.choice = c
	t.notifyBoard(ChangedPicks)
	t.refresh()
}

// refuse says why something cannot be done, and marks what is in the way.
func (t *Table) refuse(err error) {
	if err == nil {
		return
	}
	t.services.Sound.Play(audio.NotAllowed)
	t.showMessage(t.words().Refusal(t.gameID(), err), true)
	if e, ok := err.(*rules.Error); ok {
		t.mark(Marks{Parts: e.Parts, Kind: MarkRefused})
	}
}

// refusePart is refuse for a part that has been pointed at; the reason is shown beside it.
func (t *Table) refusePart(p rules.Part, err error) {
	t.refuse(err)
	t.message.about = &p
}

func (t *Table) gameID() string { return t.session.match.Game.Info().ID }

// turn shows the board from the other side, where no side has something of its own to look at.
func (t *Table) turn() {
	if t.session.hasSecretChoices() {
		return
	}
	t.isFlipped = !t.isFlipped
	t.finish()
	t.relayout = true
	t.show()
}

func (t *Table) openBook() {
	t.services.Navigator.Book(t.gameID(), t.session.match.Setup.Options, t.skin())
}

func (t *Table) skin() lang.Skin { return lang.SkinOf(t.session.match) }

// words are the texts with the names that things have in the match's skin.
func (t *Table) words() *lang.Catalog { return t.services.Words.WithSkin(t.skin()) }
