package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
)

// Aside implements table.Narrator: what lies over the table; else which good leads the trick, what comes of the card and
// the cubes that are picked, and what building the card where it lies would do.
func (b *Board) Aside() []string {
	if b.state == nil {
		return nil
	}
	if o := b.over(); o != nil {
		return o.narrate(b)
	}
	var said []string
	if led, ok := b.state.Led(); ok && b.hand.phase == game.PhasePlay {
		said = append(said, b.words().LeadingGood(led.String()))
	}
	if b.choice.State == nil {
		return said
	}
	if b.bench == nil {
		o := b.outcome(false)
		return append(said, o.list()...)
	}
	if text, _ := b.placeWords(); text != "" {
		said = append(said, text)
	}
	return said
}

// Recall implements table.Narrator: nothing has to be read later.
func (b *Board) Recall() string { return "" }

// Purpose implements table.Narrator: what is chosen is seen on the table.
func (b *Board) Purpose(rules.State, rules.Seat) string { return "" }

// SeatTitle implements table.Narrator: seats have no words of their own.
func (b *Board) SeatTitle(rules.State, rules.Seat) string { return "" }
