package honshu

import (
	"slices"

	"engawa/rules"
	game "engawa/rules/honshu"
)

// Details implements table.Narrator: what can be seen from what lies on the table.
func (b *Board) Details() []string {
	if b.state == nil {
		return nil
	}
	return b.top().narrate(b)
}

// narrateLead reports which good leads the trick.
func (b *Board) narrateLead() []string {
	led, ok := b.state.LeadColour()
	if !ok || b.hand.phase != game.PhasePlay {
		return nil
	}
	return []string{b.words().LeadingGood(led.String())}
}

// Recall implements table.Narrator: nothing has to be read later.
func (b *Board) Recall() string { return "" }

// Purpose implements table.Narrator: what is chosen is seen on the table.
func (b *Board) Purpose(rules.State, rules.Seat) string { return "" }

// SeatTitle implements table.Narrator: seats have no words of their own.
func (b *Board) SeatTitle(rules.State, rules.Seat) string { return "" }

// Looks implements table.Narrator: lands, scores and panels are looked at.
func (b *Board) Looks(p rules.Part) bool {
	_, land := landOf(p)
	_, category := categoryAt(p)
	return land || category || slices.Contains([]rules.Part{button(buttonScore), button(buttonGoal), button(buttonValues), button(buttonUnseen)}, p)
}
