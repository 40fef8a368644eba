package honshu

import (
	"testing"

	"engawa/audio"
	"engawa/rules"
	game "engawa/rules/honshu"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// FuzzLineOfARevealedChoice has the log tell whatever a host says to have been chosen in secret.
func FuzzLineOfARevealedChoice(f *testing.F) {
	services := &stage.Services{Words: lang.For(lang.English), Settings: store.DefaultSettings(), Sound: &audio.Recorder{}, OnChange: func() {}}
	type choice struct {
		board table.Board
		view  rules.State
		by    rules.Seat
		game  rules.Game
	}
	var secret []choice
	for _, setup := range []rules.Setup{trickOf(2), trickOf(3), draftOf(3)} {
		m := playToPhase(f, setup, game.PhaseOver, 0)
		b := NewBoard(services, table.SeenBy(m, rules.Public))
		for n, mv := range m.Log {
			if mv.By != rules.Nature && n%5 == 0 && rules.IsRevealed(m.Game, m.At(n), m.State()) {
				secret = append(secret, choice{b, m.At(n).View(rules.Public), mv.By, m.Game})
				f.Add(m.Game.FormatAction(m.At(n), mv))
			}
		}
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, c := range secret {
			if do, err := rules.ParseRevealed(c.game, c.view, c.by, text); err == nil && c.board.Line(c.view, rules.Move{By: c.by, Do: do}) == "" {
				t.Errorf("%q of seat %v has no line", text, c.by)
			}
		}
	})
}
