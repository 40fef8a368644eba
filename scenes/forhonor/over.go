package forhonor

import (
	"slices"
	"strings"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Buttons of what covers the battlefield.
const (
	buttonCommit = buttonOver + iota // the one vermilion button
)

// over is what covers the battlefield, and what is seen for a moment on it.
type over struct {
	duel    duel
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

var _ table.Reframer = (*Board)(nil)

var _ table.Typist = (*Board)(nil)

// Frame implements table.Reframer: what covers the battlefield leaves the table other places.
func (b *Board) Frame() table.Frame {
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
	}
	if len(f.Tools) > toolMenu {
		f.Tools[toolMenu] = p.menu
	}
	if len(f.Tools) > toolHint {
		f.Tools[toolHint] = p.hint
	}
	return f
}

// overPlan is where what covers the battlefield leaves room for the table.
type overPlan struct{ message, confirm, menu, hint geom.Rect }

func (b *Board) overPlan() overPlan {
	if b.dueling() {
		p := b.duelPlan()
		return overPlan{p.head, p.confirm, p.menu, p.hint}
	}
	p := b.handPlan()
	return overPlan{p.message, p.confirm, p.menu, p.hint}
}

// overRise is how much higher than else the slips lie beside a draft, on phones: in the place of the score.
func (b *Board) overRise() float64 {
	if b.view.Class != stage.Tall || b.watched || len(b.frame.Seats) == 0 {
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

// canPick reports whether a part can be chosen first now.
func (b *Board) canPick(p rules.Part) bool {
	return b.choice.State != nil && (slices.Contains(b.choice.Next, p) || slices.Contains(b.choice.Picked, p))
}

// pending reports whether an action is complete and waits to be confirmed.
func (b *Board) pending() bool { return b.choice.Action != rules.Hidden }

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

// drawAround draws what a draft, a line-up or the heroes of both camps leave free; it reports whether they cover the rest.
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

// touchOver answers the touches of what covers the battlefield: things are picked, and committed by the main button or by a
// second touch.
func (b *Board) touchOver(p rules.Part) bool {
	if h, ok := cardHero(p, buttonSheet); ok {
		b.openSheet(h)
		return true
	}
	picked := &b.over.picked
	switch {
	case b.pending():
		return true // what waits to be confirmed stays as it is
	case p == button(buttonCommit) || !b.choosingOver():
		return false
	}
	if card, ok := combatOf(p); ok && b.dueling() {
		if !b.canPick(p) || picked.card == card {
			return false
		}
		picked.card = card
		return true
	}
	h, ok := draftedOf(p)
	switch {
	case !ok:
		return false
	case b.shown.scene == lineScene:
		return b.touchLine(h)
	case !b.canPick(p) || picked.hero == h:
		return false
	}
	picked.hero = h
	return true
}

// choosingOver reports whether a person here chooses in secret now.
func (b *Board) choosingOver() bool {
	if b.choice.State == nil {
		return false
	}
	switch b.state.Phase() {
	case game.PhaseCombat, game.PhasePick, game.PhaseLine:
		return true
	}
	return false
}

// Typed implements table.Typist: 1, 2 and 3 are the cards of a duel from the left, and the heroes of a hand or of a line-up by
// their places, on keyboards of France too.
func (b *Board) Typed(letter rune) (rules.Part, bool) {
	place := strings.IndexRune("123456", letter)
	if place < 0 {
		place = slices.Index([]rune("&é\"'(-"), letter)
	}
	if place < 0 || !b.choosingOver() || b.sheet.open {
		return rules.Part{}, false
	}
	var cards []rules.Part
	switch b.state.Phase() {
	case game.PhaseCombat:
		for card := game.Sword; card <= game.Shield; card++ {
			cards = append(cards, combatPart(card))
		}
	case game.PhasePick:
		for _, h := range b.over.draft.hand {
			cards = append(cards, cardPart(h))
		}
	case game.PhaseLine:
		for _, f := range b.shown.figures[b.lineCamp()] {
			cards = append(cards, cardPart(f.Hero))
		}
	}
	if place >= len(cards) {
		return rules.Part{}, false
	}
	return cards[place], true
}

// composeOver returns the parts of what has been picked when it is committed.
func (b *Board) composeOver(p rules.Part) (parts []rules.Part, ok bool) {
	if !b.choosingOver() {
		return nil, false
	}
	picked, commit := &b.over.picked, p == button(buttonCommit)
	switch b.state.Phase() {
	case game.PhaseCombat:
		if picked.card != game.NoCard && (commit || p == combatPart(picked.card)) {
			return []rules.Part{combatPart(picked.card)}, true
		}
	case game.PhasePick:
		if picked.hero != game.NoHero && (commit || p == cardPart(picked.hero)) {
			return []rules.Part{cardPart(picked.hero)}, true
		}
	case game.PhaseLine:
		if commit && len(picked.line) == campSize {
			for _, h := range picked.line {
				parts = append(parts, cardPart(h))
			}
			return parts, true
		}
	}
	return nil, commit
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

// Recall implements table.Recaller: how the last duel has ended.
func (b *Board) Recall() string { return b.over.aftermath }

// hintOver picks what a hint points at, so that the main button plays it.
func (b *Board) hintOver(parts []rules.Part) {
	if !b.choosingOver() {
		return
	}
	b.over.picked = picked{}
	for _, p := range parts {
		if card, ok := combatOf(p); ok {
			b.over.picked.card = card
		}
		if h, ok := draftedOf(p); ok {
			b.over.picked.hero = h
			if b.state.Phase() == game.PhaseLine {
				b.over.picked.line = append(b.over.picked.line, h)
			}
		}
	}
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

// combatOf returns the combat card that is pointed at; false for other parts.
func combatOf(p rules.Part) (game.Card, bool) {
	n := p.Index - game.CardPart
	return game.Card(n), p.Kind == rules.PartCard && n > 0 && n <= game.NumCards
}

// draftedOf returns the hero of the card that is pointed at; false for other parts.
func draftedOf(p rules.Part) (game.Hero, bool) {
	return game.Hero(p.Index), p.Kind == rules.PartCard && p.Index > 0 && p.Index <= game.NumHeroes
}
