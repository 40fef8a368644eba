package homeworlds

import "engawa/rules"

// Details implements table.Narrator: what the view on top tells, such as what the catastrophe being chosen would do.
func (b *Board) Details() []string { return b.top().Narration() }

// Recall implements table.Narrator: nothing has to be read later.
func (b *Board) Recall() string { return "" }

// Purpose implements table.Narrator: the screen is handed over for the cards alone.
func (b *Board) Purpose(rules.State, rules.Seat) string { return "" }

// SeatTitle implements table.Narrator: seats have no words of their own.
func (b *Board) SeatTitle(rules.State, rules.Seat) string { return "" }

// Looks implements table.Narrator: buttons are read with the choices.
func (b *Board) Looks(rules.Part) bool { return false }
