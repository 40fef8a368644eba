package yokai

import (
	"engawa/rules"
	game "engawa/rules/yokai"
	"engawa/scenes/lang"
)

// Details implements table.Narrator: what the card of the chosen piece says.
func (b *Board) Details() []string {
	t := b.selectedToken()
	if t == nil {
		return nil
	}
	words := b.pieceWords(t)
	return []string{words.Name + ". " + words.Steps}
}

// Recall implements table.Narrator: nothing has to be read later.
func (b *Board) Recall() string { return "" }

// Purpose implements table.Narrator: there are no secrets.
func (b *Board) Purpose(rules.State, rules.Seat) string { return "" }

// SeatTitle implements table.Narrator: who plays first and who second, sente and gote in shogi.
func (b *Board) SeatTitle(st rules.State, seat rules.Seat) string {
	s, ok := st.(*game.State)
	switch {
	case !ok || s.Pending():
		return ""
	case s.SeatOf(game.White) == seat:
		return b.words().T(lang.YokaiFirst)
	}
	return b.words().T(lang.YokaiSecond)
}

// Looks implements table.Narrator: buttons are read with the choices.
func (b *Board) Looks(rules.Part) bool { return false }
