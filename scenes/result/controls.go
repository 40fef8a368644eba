package result

import (
	"cmp"
	"strconv"
	"strings"

	"engawa/scenes/lang"
	"engawa/scenes/table"
	"engawa/scenes/ui"
)

// controls lists the buttons and what can be read.
func (r *Result) controls() []*ui.Control {
	p := &r.plan
	list := []*ui.Control{
		{Key: "title", Rect: p.title, Role: ui.RoleText, Name: r.outcome.title(r.words)},
		{Key: "moves", Rect: p.sub, Role: ui.RoleText, Name: r.moves()},
	}
	if r.ledger != nil {
		list = append(list, r.ledgerControls()...)
	}
	for k, row := range r.outcome.rows {
		if r.ledger != nil {
			break
		}
		list = append(list, &ui.Control{
			Key: "row." + strconv.Itoa(k), Rect: p.rows[k], Role: ui.RoleText,
			Name:  strconv.Itoa(row.rank) + " " + row.player.Name,
			Value: strings.TrimSuffix(r.outcome.status(r.words, row.seat)+", "+row.details(r.words, r.game()), ", "),
		})
	}
	if name := cmp.Or(r.story.Title, r.story.Line); name != "" {
		c := &ui.Control{Key: "story", Rect: p.story, Role: ui.RoleText, Name: name}
		if r.story.Title != "" {
			c.Value = r.story.Line
		}
		list = append(list, c)
	}
	if r.value != "" {
		list = append(list, &ui.Control{Key: "value", Rect: p.story, Role: ui.RoleText, Name: r.value})
	}
	first := len(list)
	for k, ch := range r.choices() {
		paper := ui.Plain()
		if k == 0 {
			paper = ui.Primary()
		}
		if at := p.buttons[k]; at.W == at.H {
			list = append(list, ui.RoundButton(ch.key, r.words.T(ch.name), ch.icon, at, paper, ch.press))
			continue
		}
		list = append(list, ui.Button(ch.key, r.words.T(ch.name), ch.icon, p.buttons[k], paper, ch.press))
	}
	ui.EvenLabels(list[first:]...)
	return list
}

// moves says how many rounds, moves, or turns of several moves have been played.
func (r *Result) moves() string {
	if rounds, ok := r.board.(table.Chronicler); ok {
		return r.words.T(lang.EndRounds, lang.Count("n", rounds.Round(r.match.State())))
	}
	if n := r.outcome.turns; n > 0 {
		return r.words.T(lang.EndTurns, lang.Count("n", n))
	}
	return r.words.T(lang.EndMoves, lang.Count("n", r.outcome.moves))
}

// game returns the id of the game.
func (r *Result) game() string { return r.match.Game.Info().ID }
