package forhonor

import (
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// playerName is the name of whoever sits on the seat.
func (b *Board) playerName(seat rules.Seat) string {
	players := table.Players(b.match)
	if seat < 0 || int(seat) >= len(players) || players[seat].Name == "" {
		return lang.DefaultName(seat)
	}
	return players[seat].Name
}

// Line implements table.Board.
func (b *Board) Line(rules.State, rules.Move) string { return "" }

// Say implements table.Board.
func (b *Board) Say(rules.State) string { return "" }

// Describe implements table.Board.
func (b *Board) Describe(s rules.State) string { return b.match.Game.FormatPosition(s) }
