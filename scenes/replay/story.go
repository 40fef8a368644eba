package replay

import (
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

// Story implements stage.Teller: the position that is shown, and the move that led to it.
func (r *Replay) Story() stage.Story {
	words := r.house.Words.In(lang.SkinOf(r.match))
	s := stage.Story{Title: words.Game(r.match.Game.Info().ID).Title}
	if r.moving() {
		return s
	}
	if r.at > 0 {
		s.Now = r.board.Line(r.state(r.at-1), r.shown(r.at))
	}
	s.Text = strings.FieldsFunc(r.board.Describe(r.state(r.at)), func(c rune) bool { return c == '\n' })
	return s
}
