package homeworlds

import (
	game "engawa/rules/homeworlds"
	"engawa/scenes/table"
)

var _ table.Namer = (*Board)(nil)

// Naming implements table.Namer: a discovered system that is seen large can be named.
func (b *Board) Naming() (table.Naming, bool) {
	if b.opened == nowhere || b.opened < game.MaxSeats {
		return table.Naming{}, false
	}
	p := b.openedPlan()
	at := p.close.Move(0, openClose+openGap)
	key := b.pos.Name(b.opened)
	return table.Naming{Button: at, Key: key, Name: b.starName(key)}, true
}
