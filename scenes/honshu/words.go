package honshu

import (
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
)

// playerName is the name of the player on the seat.
func (b *Board) playerName(seat rules.Seat) string { return b.match.PlayerName(seat) }

func (b *Board) speaker() speaker { return speaker{b.words(), b.nameOf} }

// Line implements table.Board.
func (b *Board) Line(st rules.State, m rules.Move) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	return b.speaker().line(s, b.secrets.reveal(b.state, s, m))
}

// Advise implements table.Narrator.
func (b *Board) Advise(st rules.State, m rules.Move) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	return b.speaker().advise(s, m)
}

// Message implements table.Board: what is to be done next, as long as a person here chooses.
func (b *Board) Message(st rules.State) string {
	if _, ok := st.(*game.State); !ok || b.state == nil {
		return ""
	}
	return b.top().message(b)
}

// Describe implements table.Board.
func (b *Board) Describe(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	return b.speaker().describe(s, b.below)
}

// firstMessage says what is to be chosen before the main button can be pressed.
func (b *Board) firstMessage(phase game.Phase) string {
	switch phase {
	case game.PhaseChoose:
		return b.words().T(lang.HonshuMessageFirstPair)
	case game.PhaseContest:
		if len(b.hand.selection.payment) == 0 {
			return b.speaker().message(b.state, b.choice.By)
		}
		return b.words().T(lang.HonshuMessageFirstCube)
	default:
		return b.words().T(lang.HonshuMessageFirst)
	}
}
