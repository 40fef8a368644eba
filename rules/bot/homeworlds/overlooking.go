package homeworlds

import (
	"slices"

	"engawa/rules/homeworlds"
)

// overlooks reports whether the bot does not see the turn: one that needs a sacrifice, more than one action of it, and then a
// catastrophe at another seat's home.
func (b *Bot) overlooks(steps []homeworlds.Step) bool {
	if !b.overlooksStrikes {
		return false
	}
	p := &b.search.frames[0].position
	sacrifices, actions := p.Phase == homeworlds.Sacrificing, 0
	if sacrifices {
		actions++ // with the one that the sacrifice was made for
	}
	for _, s := range steps {
		c, _ := homeworlds.Fields(s.Action())
		switch c.Kind {
		case homeworlds.KindSacrifice:
			sacrifices = true
		case homeworlds.KindCatastrophe:
			if home := p.Systems[c.Slot].Home; sacrifices && actions > 1 && home != homeworlds.Nobody && home != b.seat {
				return true
			}
		default:
			actions++
		}
	}
	return false
}

// leaveOutOverlooked takes the turns of the root that the bot does not see out, if others are left.
func (b *Bot) leaveOutOverlooked() {
	root := &b.search.frames[0]
	hides := func(t turn) bool { return b.overlooks(b.stepsOf(t)) }
	if b.overlooksStrikes && slices.ContainsFunc(root.turns, func(t turn) bool { return !hides(t) }) {
		root.turns = slices.DeleteFunc(root.turns, hides)
	}
}
