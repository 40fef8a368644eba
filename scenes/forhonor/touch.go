package forhonor

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/table"
	"engawa/scenes/widget"
)

// Press implements table.Board: the main button does what is shown, and so does a touch of what has been picked.
func (b *Board) Press(p rules.Part) table.Answer {
	b.scene.Change()
	switch {
	case b.releases(p):
		return table.Answer{Then: table.ThenRelease}
	case b.replaces(p):
		return table.Answer{Then: table.ThenUndo}
	case b.touch(p):
		return table.Answer{Then: table.ThenStay}
	}
	if answer, ok := b.orderPlan(p); ok {
		return answer
	}
	if parts, ok := b.compose(p); ok {
		return table.Answer{Then: table.ThenPlay, Parts: parts}
	}
	if p == order(game.ButtonShoot) && b.top() == nil && len(b.choice.Picked) == 0 {
		return table.Answer{Instead: b.onlyTarget()}
	}
	return table.Answer{}
}

// touch reports whether a part is looked at, aimed at or counted without anything being chosen.
func (b *Board) touch(p rules.Part) bool {
	if b.state == nil {
		return false
	}
	defer b.turn()
	return b.touchPart(p)
}

func (b *Board) touchPart(p rules.Part) bool {
	if top := b.top(); top != nil {
		return top.touch(b, p)
	}
	if b.touchSide(p) || b.touchCamera(p) {
		return true
	}
	switch p {
	case button(buttonThreat):
		b.showsThreats = !b.showsThreats
		return true
	case button(buttonFewer):
		b.look.count = max(1, b.strikeCount()-1)
		return true
	case button(buttonMore):
		b.look.count = min(b.strikeCount()+1, b.maxStrikes())
		return true
	}
	if b.pending() {
		return false
	}
	b.camera.looks = false
	if at, _ := b.standsAt(p, b.side()); at != game.NoSquare && p.Kind != rules.PartButton && b.misses(p) {
		again := b.sure(p) || p == b.firstPick()
		b.zoomIn(at)
		if again || b.aiming() {
			return true // nothing is done by a press that may have missed
		}
	}
	if h, ok := heroIn(p); ok {
		return b.touchHero(h, p)
	}
	if q, ok := squareOf(p); ok {
		return b.touchSquare(q, p)
	}
	return false
}

// touchSide answers the touches of what opens a panel.
func (b *Board) touchSide(p rules.Part) bool {
	if p == button(buttonScore) {
		b.openScore()
		return true
	}
	h, ok := cardHero(p, buttonPanel)
	if ok {
		b.openPanel(h)
	}
	return ok
}

// touchHero answers the touch of a hero: it is looked at first, unless it is sure that it is meant to be chosen.
func (b *Board) touchHero(h game.Hero, p rules.Part) bool {
	f, camp, in := b.state.Figure(h)
	switch {
	case !in:
		return false
	case b.choice.State == nil || b.aiming():
		return !b.aiming() && b.lookAt(h, f, p)
	case f.Post == game.Fielded:
		b.revealPressed(f.At)
	}
	switch b.state.Phase() {
	case game.PhaseCall:
		own := camp == b.state.Camp(b.choice.By)
		switch {
		case b.eligibleNow(h) && b.sure(p):
			return false
		case b.eligibleNow(h):
			b.look.forget()
			b.look.pin = p
			return true
		case own && !b.isPinned(h):
			b.look.pin = p
			return false // the table says why it cannot be activated
		}
		if _, leads := b.approachTo(p); leads && !sameSubject(p, b.look.measuredSquare) {
			b.look.measuredSquare = p
			return true
		}
	case game.PhaseAct:
		if b.may(func(c game.Choice) bool { return aimsAt(c, h, f.At) }) {
			return false
		}
		if a, ok := b.approachTo(p); ok {
			return b.touchFoe(a)
		}
		own := camp == b.state.Camp(b.choice.By)
		if !own && f.Post == game.Fielded && b.sure(p) {
			return false // the table says why it cannot be fought
		}
	}
	return b.lookAt(h, f, p)
}

// touchFoe answers the touch of a foe to whom the hero that is played would walk: the way is shown first, and a second
// touch lets it go there and fight.
func (b *Board) touchFoe(a approach) bool {
	if sameSubject(a.foe, b.look.pin) {
		return !a.isReachableNow()
	}
	b.look.forget()
	b.look.pin = a.foe
	return true
}

// aimsAt reports whether an action is a fight with the hero on the square, or a shot at it.
func aimsAt(c game.Choice, h game.Hero, at game.Square) bool {
	return c.Verb == game.VerbAttack && c.Hero == h || c.Verb == game.VerbShoot && c.At == at
}

// lookAt shows what the hero can reach; touched again, or where it is off the battlefield for this round, its panel.
func (b *Board) lookAt(h game.Hero, f game.Figure, p rules.Part) bool {
	if b.isPinned(h) || f.Post > game.Fielded {
		b.look.forget()
		b.openPanel(h)
		return true
	}
	b.look.pin, b.look.measuredSquare = p, rules.Part{}
	if f.Post == game.Fielded {
		b.revealPressed(f.At)
	}
	return true
}

// touchSquare answers the touch of a square: where the hero that is played can go, it is a goal.
func (b *Board) touchSquare(q game.Square, p rules.Part) bool {
	if b.choice.State == nil {
		return b.measure(p) || b.letsGo()
	}
	if b.aiming() {
		if !b.fallsElsewhere(q) || b.sure(p) {
			return false
		}
		b.look.pin = p // which soldier falls is shown first
		return true
	}
	b.revealPressed(q)
	if b.goesTo(q) {
		if b.sure(p) {
			return false
		}
		b.look.pin = p
		return true
	}
	if a, ok := b.approachTo(p); ok {
		return b.touchFoe(a)
	}
	if b.measure(p) {
		return true
	}
	return b.letsGo() && b.state.Phase() == game.PhaseCall
}

// letsGo forgets what has been touched, and reports whether anything had been.
func (b *Board) letsGo() bool {
	seen := b.look.pin != rules.Part{}
	b.look.forget()
	return seen
}

// releases reports whether what has been picked is let go: when a goal is touched, or a foe to whom a way leads.
func (b *Board) releases(p rules.Part) bool {
	if b.top() != nil || b.aiming() || len(b.choice.Picked) == 0 || b.pending() {
		return false
	}
	if q, ok := squareOf(p); ok && b.goesTo(q) {
		return true
	}
	_, leads := b.approachTo(p)
	return leads
}

// replaces reports whether a hero is pressed that could have been activated instead of the one that was, which has done
// nothing since.
func (b *Board) replaces(p rules.Part) bool {
	h, ok := heroIn(p)
	last := b.match.Len() - 1
	if !ok || last < 0 || b.top() != nil || b.learns || b.choice.State == nil || len(b.choice.Picked) > 0 || b.pending() || b.state.Phase() != game.PhaseAct {
		return false
	}
	active, _, _, _ := b.state.Active()
	by := b.choice.By
	return h != active && b.match.Move(last).By == by && slices.ContainsFunc(b.match.At(last).View(by).Legal(by, nil), func(a rules.Action) bool {
		c, ok := game.Fields(a)
		return ok && c.Verb == game.VerbAct && c.Hero == h
	})
}

// Back implements table.Board.
func (b *Board) Back() bool {
	b.scene.Change()
	defer b.turn()
	top := b.top()
	switch {
	case top == nil && b.look.pin == rules.Part{}, top != nil && !top.Back() && top.Cover() != widget.Modal:
		return false
	case top == nil:
		b.look.forget()
	case top.Cover() == widget.Modal:
		b.overlays.Pop()
	}
	return true
}

// compose returns the choice that a press makes of what is shown and picked: the main button does what is shown, and so
// does a touch of what has been picked.
func (b *Board) compose(p rules.Part) (parts []rules.Part, ok bool) {
	if top := b.top(); top != nil {
		return top.compose(b, p)
	}
	if h, ok := heroIn(p); ok && p.Kind == rules.PartButton {
		return []rules.Part{heroPart(h)}, true // its card stands for it
	}
	list := b.commands()
	if len(list) == 0 {
		return nil, false
	}
	again := len(b.choice.Picked) == 1 && p == b.firstPick() && !b.aiming()
	switch {
	case (p == button(buttonGo) || again) && list[0].part == button(buttonGo):
		return b.composedChoice(), true
	case again:
		return []rules.Part{p, list[0].part}, true
	}
	return nil, false
}

// remember takes the choice over, and forgets what had been counted for another.
func (b *Board) remember(c table.Choice) {
	if !slices.Equal(b.choice.Picked, c.Picked) {
		a, planned := b.plan()
		walks, _ := game.Fields(c.Action)
		if planned = planned && walks.Verb == game.VerbMove && walks.At == a.stop(); !planned { // else the plan waits to be confirmed
			b.look.count = 0
		}
		if len(c.Picked) > 0 && !planned {
			b.look.pin = rules.Part{}
		}
	}
	b.choice = c
}
