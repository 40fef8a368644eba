package forhonor

import (
	game "engawa/rules/forhonor"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// Beside a table screen an upright phone shows the battlefield, on which orders are given, the heroes of the own camp and the
// orders; a duel without the heroes that fight it, and a draft without who else chooses.

// toolShowAll is the round button that shows the whole table again.
const toolShowAll = 6

// leavesOut reports whether what the table screen shows is left out.
func (s sitting) leavesOut() bool { return s.handOnly && !s.isWatched && s.class == stage.Tall }

// ownCamp is the camp of which the heroes lie below.
func (s sitting) ownCamp() game.Camp {
	if s.leavesOut() {
		return s.camp
	}
	return s.below
}

// ownHead is the plate of the own seat, with the menu where no panel has it, and the button that shows the whole table.
func (s sitting) ownHead() widget.Widget {
	row := widget.Row(6, widget.Grow(s.plate(s.seat, plateLantern)), tool(toolMenu, phoneTool), tool(toolShowAll, phoneTool)).Flipped()
	if s.panel != noPanel {
		row.Children[1] = row.Children[2]
		row.Children = row.Children[:2]
	}
	return row
}
