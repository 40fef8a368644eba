package forhonor

import (
	"engawa/rules"
	"engawa/scenes/anim"
)

// Play implements table.Board.
func (b *Board) Play(rules.Event, anim.Speed) anim.Step { return nil }
