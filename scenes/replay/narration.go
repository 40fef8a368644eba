package replay

import (
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// Narrate implements stage.Narrator: the position that is shown, and the move that led to it.
func (r *Replay) Narrate() stage.Narration {
	words := r.services.Words.WithSkin(lang.SkinOf(r.match))
	s := stage.Narration{Title: words.Edition(r.match.Game.Info().ID, r.match.Setup.Options).Title}
	s.Skip = func(key string) bool { // the position in words says what lies on the board
		c := r.page.Find(key)
		_, part := table.PartOf(c)
		return part && c.Role == ui.RoleText
	}
	if r.large.Open() {
		s.Message = r.large.Describe()
		return s
	}
	if r.moving() {
		return s
	}
	if r.recap != nil {
		s.Title = r.title()
	}
	if before, mv, ok := r.currentMoveFrom(); ok {
		if s.Message = r.board.Line(before, mv); s.Message != "" && mv.By >= 0 {
			s.Message = r.withGrade(words.Of(table.PlayerName(r.match, mv.By), s.Message), r.currentGrade())
		}
	}
	s.Text = strings.FieldsFunc(r.board.Describe(r.position().View(r.viewer)), func(c rune) bool { return c == '\n' })
	if r.review.open {
		s.Text = append([]string{r.worthText()}, s.Text...)
		if text := r.betterText(); text != "" {
			s.Text = append([]string{text}, s.Text...)
		}
	}
	return s
}
