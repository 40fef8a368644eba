package atarigo

import (
	"strings"

	"engawa/rules"
	game "engawa/rules/toys/atarigo"
)

// Words stand here in English alone, as the game is not shipped; those of a game that is belong in package lang.
var colours = [2]string{"black", "white"}

func (b *board) Line(s rules.State, m rules.Move) string {
	if text := (game.Game{}).FormatAction(s, m); text != "pass" {
		return text
	}
	return "Pass"
}

func (b *board) Message(s rules.State) string {
	if st, ok := s.(*game.State); ok && st.Passes() == 1 {
		return "If both pass, the match is a draw."
	}
	return ""
}

func (b *board) Describe(s rules.State) string {
	st, ok := s.(*game.State)
	if !ok {
		return ""
	}
	var lists [2][]string
	for at := range game.Points {
		if seat, lies := st.StoneAt(at); lies {
			lists[seat] = append(lists[seat], game.PointName(at))
		}
	}
	var out []string
	for seat, list := range lists {
		if len(list) > 0 {
			out = append(out, colours[seat]+": "+strings.Join(list, ", ")+".")
		}
	}
	return strings.Join(out, " ")
}
