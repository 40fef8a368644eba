package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// Buttons of what covers the battlefield.
const (
	buttonCommit = buttonOver + iota // the one vermilion button
)

// over is what covers the battlefield, and what is seen for a moment on it.
type over struct {
	duel    duel
	host    widget.Host[duelView] // shows the duel
	shown   func(*ui.Control) ui.Shown
	draft   draftDesk
	camps   campsSheet
	picked  picked
	effects []*effect
	loose   []anim.Step // movements that nothing waits for
	pushing bool        // a stampede is under way

	aftermath string // how the last duel has ended, until something else is done
}

// picked is what has been chosen but not committed yet.
type picked struct {
	card game.Card   // of a duel
	hero game.Hero   // of a draft
	line []game.Hero // of a line-up, in order
}

// dueling reports whether two heroes fight on the screen.
func (b *Board) dueling() bool { return b.shown.fight[0] != game.NoHero }

// overlay reports whether the duel, the draft, the line-up or the heroes of both camps lie over the battlefield.
func (b *Board) overlay() bool { return b.dueling() || b.shown.scene != battleScene }

// Frame implements table.Board: what covers the battlefield leaves the table other places.
func (b *Board) Frame() table.Frame {
	f := b.places()
	f.Tree, f.Sights, f.Changes = b.tree(), b.sights(), true
	return f
}

// places returns where the table has room.
func (b *Board) places() table.Frame {
	if b.sheet.open {
		return table.Frame{Seats: make([]geom.Rect, len(b.frame.Seats)), Tools: make([]geom.Rect, len(b.frame.Tools))}
	}
	if b.state == nil || !b.overlay() {
		return b.frame
	}
	p := b.overPlan()
	f := table.Frame{Seats: make([]geom.Rect, len(b.frame.Seats)), Tools: make([]geom.Rect, len(b.frame.Tools)), Message: p.message, Confirm: p.confirm, Night: true}
	if !b.dueling() {
		f.Seats, f.Night = slices.Clone(b.frame.Seats), false
		for k := range f.Seats {
			f.Seats[k].Y -= b.overRise()
		}
		if b.closesUp() {
			f.Seats = closedUp(f.Seats)
		}
	}
	if len(f.Tools) > toolMenu {
		f.Tools[toolMenu] = p.menu
	}
	if len(f.Tools) > toolHint {
		f.Tools[toolHint] = p.hint
	}
	return f
}

// closesUp reports whether no heroes lie between the slips of a column: there are none yet, or the sheet covers them.
func (b *Board) closesUp() bool {
	if b.view.Class == stage.Wide && b.shown.scene != draftScene {
		_, broad := b.broadPaper()
		return broad
	}
	return b.view.Class != stage.Tall && b.shown.scene == draftScene
}

// closedUp returns the slips of each column moved together.
func closedUp(slips []geom.Rect) []geom.Rect {
	const gap = 8.0
	next := map[float64]float64{} // where the next slip of each column lies
	for _, r := range slips {
		if y, ok := next[r.X]; !ok || r.Y < y {
			next[r.X] = r.Y
		}
	}
	closed := slices.Clone(slips)
	for k, r := range closed {
		closed[k].Y = next[r.X]
		next[r.X] += r.H + gap
	}
	return closed
}

// overPlan is where what covers the battlefield leaves room for the table.
type overPlan struct{ message, confirm, menu, hint geom.Rect }

func (b *Board) overPlan() overPlan {
	if b.dueling() {
		t := b.duelTree()
		return overPlan{t.Slot("message"), t.Slot("confirm"), t.Slot("menu"), t.Slot("hint")}
	}
	p := b.handPlan()
	if b.shown.scene == campsScene && b.view.Class != stage.Wide {
		p.message = b.layout.message
	}
	return overPlan{p.message, p.confirm, p.menu, p.hint}
}

// overRise is how much higher than else the slips lie beside a draft, on phones: in the place of the score.
func (b *Board) overRise() float64 {
	if b.view.Class != stage.Tall || len(b.frame.Seats) == 0 {
		return 0
	}
	return b.frame.Seats[0].Y - b.layout.score.Y
}

// showOver takes over that a position is shown: every movement has ended.
func (b *Board) showOver() {
	o := &b.over
	o.effects, o.loose, o.pushing, o.picked = nil, nil, false, picked{}
	friend := o.duel.friend
	o.duel, o.camps = duel{}, campsSheet{}
	if b.dueling() {
		o.duel.friend = friend
	}
	o.draft = draftOf(b.state, b.below)
	if h := b.sheet.hero; b.sheet.open && b.shown.scene == draftScene && !slices.Contains(o.draft.hand, h) && !slices.Contains(o.draft.picks, h) {
		b.sheet = heroSheet{} // another looks now, who may not know what it was about
	}
}

// chooseOver takes over who chooses now. What was picked stays as long as it can still be chosen.
func (b *Board) chooseOver() {
	p := &b.over.picked
	if b.choice.State == nil {
		*p = picked{}
		return
	}
	if p.card != game.NoCard && !b.canPick(combatPart(p.card)) {
		p.card = game.NoCard
	}
	if p.hero != game.NoHero && !b.canPick(cardPart(p.hero)) {
		p.hero = game.NoHero
	}
	if b.state.Phase() != game.PhaseLine {
		p.line = nil
	}
}

// tickOver advances what moves by itself.
func (b *Board) tickOver() bool {
	o := &b.over
	moving := len(o.loose) > 0
	o.loose = slices.DeleteFunc(o.loose, func(s anim.Step) bool { return s.Tick() })
	return moving
}

// leaveOver is the movement that takes away what the event does not belong to; nil where nothing is to leave.
func (b *Board) leaveOver(e rules.Event, speed anim.Speed) anim.Step {
	return &later{make: func() anim.Step {
		if b.shown.scene == campsScene && e.Kind == rules.EvPhase {
			return b.leaveCamps(speed)
		}
		return nil
	}}
}

// drawOver draws what covers the battlefield.
func (b *Board) drawOver(c *canvas.Canvas) {
	switch {
	case b.dueling():
		b.drawDuel(c)
	case b.shown.scene == draftScene:
		b.drawDraft(c)
	case b.shown.scene == lineScene:
		b.drawLine(c)
	case b.shown.scene == campsScene:
		b.drawCamps(c)
	}
}

// drawAround draws what a draft, a line-up or the heroes of both camps leave free; it reports whether they cover the
// rest.
func (b *Board) drawAround(c *canvas.Canvas) bool {
	if b.shown.scene == battleScene || b.over.camps.away > 0 {
		return false
	}
	paper := b.handPlan().paper
	if !paper.Overlaps(b.layout.score) && b.view.Class != stage.Tall {
		b.drawScore(c)
	}
	if b.shown.scene != draftScene && !paper.Overlaps(b.layout.cards[0][0]) && !paper.Overlaps(b.layout.cards[1][0]) {
		b.drawColumns(c)
	}
	return true
}

// overTargets are what can be pointed at on what covers the battlefield.
func (b *Board) overTargets(add adder) {
	switch {
	case b.dueling():
		b.duelTargets(add)
	case b.shown.scene == draftScene:
		b.draftTargets(add)
	case b.shown.scene == lineScene:
		b.lineTargets(add)
	case b.shown.scene == campsScene:
		b.campsTargets(add)
	}
}

// sayOver says what a person here chooses in secret now; false when nobody does.
func (b *Board) sayOver() (string, bool) {
	if !b.overlay() && b.over.aftermath != "" {
		return b.over.aftermath, true
	}
	if !b.choosingOver() || !b.overlay() {
		return "", false
	}
	name := lang.Text("name", b.playerName(b.choice.By))
	switch b.state.Phase() {
	case game.PhaseCombat:
		return "", true // the duel has a headline of its own
	case game.PhasePick:
		return b.words().T(lang.ForhonorDraftSay, name), true
	}
	return b.words().T(lang.ForhonorLineSay, name), true
}

// closeOver lets go what has been picked.
func (b *Board) closeOver() bool {
	p := &b.over.picked
	if p.card == game.NoCard && p.hero == game.NoHero && p.line == nil {
		return false
	}
	*p = picked{}
	return true
}
