package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// reasons asks the rules why no ship of the seat in the system can do each of the actions, nil where one can, the seat
// has no ship there, or one has been chosen.
func (o *systemOverlay) reasons() (list [5]*rules.Error) {
	b := o.board
	if b.choice.State == nil || b.hasShip() {
		return list
	}
	for k, a := range actions() {
		for p := range b.pos.Systems[o.slot].Ships[b.choice.By].All() {
			parts := []rules.Part{piecePart(o.slot, b.choice.By, p), button(a.button)}
			if b.legality.canLead(parts...) {
				list[k] = nil
				break
			}
			if list[k] == nil { // that of the first ship
				list[k] = b.legality.why(parts...)
			}
		}
	}
	return list
}

// hasShip reports whether the choice is about one ship already, and not about a power alone.
func (b *Board) hasShip() bool {
	return len(b.choice.Picked) > 1 || len(b.choice.Picked) == 1 && b.highlights.power == noPower
}

// stateOf reports how an action stands in the system, for the reason that no ship can do it.
func (o *systemOverlay) stateOf(k int, why *rules.Error) actionState {
	b := o.board
	state := b.highlights.actions[k]
	switch {
	case state.isIdle() || b.hasShip() || state == chosenAction && !o.lacksShip(button(actions()[k].button)):
		return state
	case why != nil || b.pos.Systems[o.slot].Ships[b.choice.By] == 0:
		return actionOff
	}
	return actionOn
}

// lacksShip reports whether an action needs a ship of the seat in the system, where it has none and none has been chosen.
func (o *systemOverlay) lacksShip(action rules.Part) bool {
	b := o.board
	return b.choice.State != nil && !b.hasShip() && b.pos.Systems[o.slot].Ships[b.choice.By] == 0 &&
		!b.legality.canLead(action, cellPart(o.slot))
}

// refusal says shortly why an action cannot be done in the system, "" where the rules have no word for it.
func (b *Board) refusal(a action, why *rules.Error) string {
	switch {
	case why == nil, why.Code == rules.CodeAction:
		return ""
	case why.Code == game.CodeNoPower && a.power:
		return b.words().T(lang.HomeworldsNoPower, lang.Text("colour", b.words().Colour(colourOf(a.hue).String())))
	}
	return b.words().Refusal(b.match.GameID(), why)
}

// reasonAgainst says in a sentence why an action cannot be done in the system.
func (o *systemOverlay) reasonAgainst(a action, why *rules.Error) string {
	b := o.board
	switch {
	case b.hasShip():
		return b.reasonAgainst(b.insteadOfPower(button(a.button))...)
	case why != nil:
		return b.words().Refusal(b.match.GameID(), why)
	}
	return b.words().T(lang.HomeworldsNoShip)
}

// note reports what an action could give in the system, or why it cannot be done there. That a sacrifice has been made
// stands above all actions and is not said again for each of them.
func (o *systemOverlay) note(a action, state actionState, why *rules.Error) string {
	b := o.board
	switch {
	case state.isIdle(), state == actionOff && b.pos.Phase != game.Start:
		return ""
	case b.hasShip() && state == actionOff:
		return b.refusal(a, b.legality.why(b.insteadOfPower(button(a.button))...))
	case b.hasShip():
		return b.describeAction(a)
	case state == actionOff:
		return b.refusal(a, why)
	}
	words := b.words()
	switch a.button {
	case buttonBuild:
		return words.T(lang.HomeworldsCanBuild)
	case buttonTrade:
		return words.T(lang.HomeworldsWillTrade)
	case buttonMove:
		return b.moveNote(o.slot)
	case buttonAttack:
		return words.T(lang.HomeworldsWillAttack, lang.Count("n", b.inReach(o.slot, b.choice.By)))
	}
	return words.T(lang.HomeworldsCanSacrifice)
}
