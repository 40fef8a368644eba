package homeworlds

import (
	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/lang"
)

// here is how a deed stands in an opened system before a ship has been chosen.
type here struct {
	can bool         // some ship of the seat can do it there
	why *rules.Error // else why not, nil where the seat has no ship there
}

// lookHere asks the rules for each deed whether some ship in the opened system can do it.
func (b *Board) lookHere() {
	if b.opened == nowhere || b.choice.State == nil || b.shipChosen() {
		return
	}
	by := b.choice.By
	for k, d := range deeds() {
		at := &b.sight.here[k]
		for p := range b.pos.Systems[b.opened].Ships[by].All() {
			parts := []rules.Part{piecePart(b.opened, by, p), button(d.button)}
			if at.can = b.rulings.leads(parts...); at.can {
				break
			}
			if at.why == nil {
				at.why = b.rulings.why(parts...)
			}
		}
	}
}

// shipChosen reports whether the choice is about one ship already, and not about a power alone.
func (b *Board) shipChosen() bool {
	return len(b.choice.Picked) > 1 || len(b.choice.Picked) == 1 && b.sight.power == noPower
}

// hereState tells how a deed stands in the opened system.
func (b *Board) hereState(k int) deedState {
	state := b.sight.deeds[k]
	if state == deedIdle || state == deedChosen || b.shipChosen() {
		return state
	}
	if b.sight.here[k].can {
		return deedOn
	}
	return deedOff
}

// refusal says shortly why a deed cannot be done in the opened system.
func (b *Board) refusal(d deed, why *rules.Error) string {
	if why.Code == game.CodeNoPower && d.power {
		return b.words().T(lang.HomeworldsNoPower, lang.Text("colour", b.words().Colour(colourOf(d.hue).String())))
	}
	return b.words().Refusal(b.match.GameID(), why)
}

// hereWords tells what a deed could give in the opened system, or why it cannot be done there. That a sacrifice has
// been made stands above all deeds and is not said again for each of them.
func (b *Board) hereWords(k int, d deed, state deedState) string {
	switch {
	case state == deedIdle, state == deedOff && b.pos.Phase != game.Start:
		return ""
	case b.shipChosen() && state == deedOff:
		return b.whyNot(d)
	case b.shipChosen():
		return b.promise(d)
	case state == deedOff:
		if why := b.sight.here[k].why; why != nil {
			return b.refusal(d, why)
		}
		return ""
	}
	words := b.words()
	switch d.button {
	case buttonBuild:
		return words.T(lang.HomeworldsCanBuild)
	case buttonTrade:
		return words.T(lang.HomeworldsWillTrade)
	case buttonMove:
		return words.T(lang.HomeworldsWillMove, lang.Count("n", len(b.connected(b.opened))))
	case buttonAttack:
		return words.T(lang.HomeworldsWillAttack, lang.Count("n", b.inReach(b.opened, b.choice.By)))
	}
	return words.T(lang.HomeworldsCanSacrifice)
}
