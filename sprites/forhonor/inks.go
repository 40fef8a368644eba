package forhonor

import "engawa/sprites"

// Inks of marks on the battlefield and of frames about cards: one for what a player may do, one for who is fought or shot
// at. Crimson, [sprites.Beni], is what has been lost.
const (
	ActInk   = sprites.Matsu
	FightInk = sprites.Shu
)
