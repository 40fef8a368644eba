package forhonor

import (
	"engawa/rules"
	"engawa/scenes/canvas"
)

// over is what lies over the battlefield: the duel, the draft or the line-up.
type over struct{}

// overlay reports whether the duel, the draft or the line-up lies over the battlefield.
func (b *Board) overlay() bool { return false }

func (b *Board) drawOver(*canvas.Canvas) {}

func (b *Board) drawEffects(*canvas.Canvas) {}

func (b *Board) overTargets(adder) {}

func (b *Board) touchOver(rules.Part) bool { return false }

func (b *Board) composeOver(rules.Part) (parts []rules.Part, ok bool) { return nil, false }

func (b *Board) closeOver() bool { return false }

func (b *Board) chooseOver() {}

func (b *Board) tickOver() bool { return false }

func (b *Board) showOver() {}
