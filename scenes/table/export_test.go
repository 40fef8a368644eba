package table

import (
	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/widget"
)

// Closing reports whether a played session ends.
type Closing = closing

// What tests of the table with the Board of a game need of its inside.
var (
	HandsMatch = handsMatch
	PhasesOf   = phasesOf
	Closes     = closes

	BattleSetups   = battleSetups
	BattleMatch    = battleMatch
	BattleMoments  = battleMoments
	ClosesInBattle = closesInBattle
)

// Viewer returns who looks at the screen.
func (t *Table) Viewer() rules.Seat { return t.session.viewer }

// Next returns the person to act.
func (t *Table) Next() (rules.Seat, bool) { return t.session.nextPerson() }

// IsCovered reports whether the cover is there.
func (t *Table) IsCovered() bool { return t.handover != nil }

// HoldOpen returns the script of holding the button of the cover.
func (t *Table) HoldOpen() *input.Script {
	s := &input.Script{}
	s.Hold(t.onCover("open"), 60, true)
	s.Wait(60)
	return s
}

// onCover returns the middle of a button of the hand-over cover, also where the cover is still closing; that of its card
// where there is no such button.
func (t *Table) onCover(key string) geom.Point {
	if t.handover != nil {
		if c := t.handover.host.Page.Find(key); c != nil {
			return c.Rect.Centre()
		}
	}
	return t.lookCard().Centre()
}

// LegalActions returns what the person to act may do.
func (t *Table) LegalActions() []rules.Action { return t.choose.legal }

// Choose plays an action as if it had been pointed at.
func (t *Table) Choose(a rules.Action) { t.submitAction(a) }

// Watching reports whether a movement is still shown.
func (t *Table) Watching() bool { return t.watching() }

// Log returns the lines of the log.
func (t *Table) Log() []string { return texts(t.entries()) }

// RebuildLog returns the lines of the log as they are when nothing has been kept of it.
func (t *Table) RebuildLog() []string {
	kept := t.log
	t.log = moveLog{}
	defer func() { t.log = kept }()
	return texts(t.entries())
}

func texts(entries []entry) (list []string) {
	for _, e := range entries {
		list = append(list, e.key+" "+e.by.String()+" "+e.text)
	}
	return list
}

// LogTree places the panel of the log with its lines.
func (t *Table) LogTree() *widget.Tree {
	return widget.Layout(widget.Env{}, t.places.Log, t.logPanel(), nil)
}

// Lines looks up the lines of the log.
func (t *Table) Lines() int { return len(t.entries()) }

// Undo takes back a move.
func (t *Table) Undo() { t.undo() }

// Speech has a seat say something, and returns where that lies.
func (t *Table) Speech(text string) geom.Rect {
	t.speech = speech{text: text, ticks: speechTicks}
	box, _ := t.MessageBox()
	return box
}
