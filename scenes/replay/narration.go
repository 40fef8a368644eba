package replay

import (
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// Narrate implements stage.Narrator: the position that is shown, and the move that led to it.
func (r *Replay) Narrate() stage.Narration {
	words := r.services.Words.In(lang.SkinOf(r.match))
	s := stage.Narration{Title: words.Edition(r.match.Game.Info().ID, r.match.Setup.Options).Title}
	if r.moving() {
		return s
	}
	if r.at > 0 {
		mv := r.moveAt(r.at)
		if s.Now = r.board.Line(r.state(r.at-1), mv); s.Now != "" && mv.By >= 0 {
			s.Now = words.Of(table.PlayerName(r.match, mv.By), s.Now)
		}
	}
	s.Text = strings.FieldsFunc(r.board.Describe(r.state(r.at)), func(c rune) bool { return c == '\n' })
	return s
}
