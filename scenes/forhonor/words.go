package forhonor

import (
	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// playerName is the name of the player on the seat.
func (b *Board) playerName(seat rules.Seat) string { return b.match.PlayerName(seat) }

func (b *Board) speaker() speaker { return speaker{b.words(), b.playerName} }

// heroName is the name of a hero.
func (b *Board) heroName(h game.Hero) string { return b.words().HeroName(h.String()) }

// Line implements table.Board.
func (b *Board) Line(st rules.State, m rules.Move) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	if b.isProposal(s, m) {
		return b.hint(s, m)
	}
	m, events := b.secrets.currentSentence(b.state, s, m)
	return b.speaker().line(s, m, events)
}

// isProposal reports whether the move is one that could be made now, as a hint reports it: it is no line of the log
// then, and nothing of it is to be hidden from the player who asks.
func (b *Board) isProposal(s *game.State, m rules.Move) bool {
	now := b.match.State().(*game.State)
	return m.Do != rules.Hidden && m.By >= 0 && now.Phase() == s.Phase() && now.Round() == s.Round() &&
		s.Hash() == now.View(m.By).(*game.State).Hash()
}

// Message implements table.Board: who is to do what.
func (b *Board) Message(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	if top := b.top(); top != nil {
		if text, ok := top.message(b); ok {
			return text
		}
	} else if b.overlayState.lastResult != "" && (b.choice.State == nil || s.Phase() == game.PhaseAct) {
		return b.overlayState.lastResult
	}
	if s.Phase() == game.PhaseOver || b.isWatched || s.Phase() == game.PhasePick && b.match.Viewer() < 0 && b.choice.State == nil {
		return "" // who only looks on picks no hero
	}
	if text := b.threatWords(); text != "" {
		return text
	}
	if text := b.approachWords(); text != "" {
		return text
	}
	if text := b.shotWords(); text != "" {
		return text
	}
	if text := b.advise(s); text != "" {
		return text
	}
	if b.actsAgain(s) {
		seat, _ := s.Actors().Only()
		return b.words().T(lang.ForhonorMessageCallAgain, lang.Text("camp", b.words().Camp(s.Camp(seat).String(), "within")), b.speaker().who(seat))
	}
	return b.speaker().message(s)
}

// Describe implements table.Board.
func (b *Board) Describe(st rules.State) string {
	s, ok := st.(*game.State)
	if !ok {
		return ""
	}
	return b.speaker().describe(s)
}

// Standing implements table.Scorer: what a seat is to do, else its camp, also while the teams are read.
func (b *Board) Standing(st rules.State, seat rules.Seat) table.Standing {
	s, ok := st.(*game.State)
	if !ok {
		return table.Standing{}
	}
	if b.introduces {
		return table.Standing{Words: b.words().Camp(s.Camp(seat).String(), "")}
	}
	return table.Standing{Words: b.speaker().counts(s, seat)}
}
