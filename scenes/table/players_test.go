package table

import (
	"testing"

	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/lang"
)

// TestPlayersAreCalledByTheTitleOfTheirLevel holds that every level of every game has its word, and that a bot that is no
// level, as a save of another program may name one, is just the computer.
func TestPlayersAreCalledByTheTitleOfTheirLevel(t *testing.T) {
	for _, tag := range lang.Tags() {
		words := lang.For(tag)
		for _, game := range games.All() {
			if got := (Player{Name: "Aki"}).Kind(words, game); got != "" {
				t.Errorf("%s: a person is called %q, want the name alone", game.Info().ID, got)
			}
			for n, level := range bots.Levels(game) {
				p := Player{Name: "Hana", Bot: level.Name}
				want := words.T(lang.TableComputer, lang.Text("level", words.Level(level.Title)))
				if got := p.Kind(words, game); got != want {
					t.Errorf("%s: level %s is called %q, want %q", game.Info().ID, level.Name, got, want)
				}
				if level.Elo != 0 {
					want = words.T(lang.TableRated, lang.Text("kind", want), lang.Count("n", n+1), lang.Count("all", len(bots.Levels(game))))
				}
				if got := p.RatedKind(words, game); got != want {
					t.Errorf("%s: level %s is called %q with its strength, want %q", game.Info().ID, level.Name, got, want)
				}
			}
			for _, name := range []string{"random", "shogun", "0", "-1", "99", "1.999", " "} {
				p, want := Player{Name: "Hana", Bot: name}, words.T(lang.SetupComputer)
				if kind, rated, level := p.Kind(words, game), p.RatedKind(words, game), p.Level(words, game); kind != want || rated != want || level != want {
					t.Errorf("%s: the bot %q is called %q, %q and %q, want %q", game.Info().ID, name, kind, rated, level, want)
				}
			}
		}
	}
}
