package homeworlds

import (
	game "engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/table"
)

var _ table.Namer = (*Board)(nil)

// Naming implements table.Namer: a discovered system that is seen large can be named.
func (b *Board) Naming() (table.Naming, bool) {
	if b.opened == nowhere || b.opened < game.MaxSeats {
		return table.Naming{}, false
	}
	p, room := b.openedPlan(), b.layout.large
	at := geom.R(room.X, room.Y, openClose, openClose)
	if b.layout.beside {
		at.X = p.name.Right() - openClose
	}
	key := b.pos.Name(b.opened)
	return table.Naming{Button: at, Key: key, Name: b.starName(key)}, true
}
