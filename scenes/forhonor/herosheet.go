package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/canvas"
	"engawa/scenes/table"
)

// heroSheet is a hero looked at closely.
type heroSheet struct{ open bool }

// openSheet lets a hero be looked at closely.
func (b *Board) openSheet(game.Hero) { b.sheet.open = true }

// drawSheet draws the hero that is looked at closely, over everything.
func (b *Board) drawSheet(*canvas.Canvas) {}

func (b *Board) sheetTargets() []table.Target { return nil }

// touchSheet answers the touches of the sheet.
func (b *Board) touchSheet(rules.Part) bool {
	b.sheet.open = false
	return true
}
