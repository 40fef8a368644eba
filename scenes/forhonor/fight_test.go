package forhonor

import (
	"strings"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// TestBothAssaultsOfADuelAreCounted holds that after the second round the screen says what both have cost each hero, in
// all, round by round, and that nobody loses more lives than are left.
func TestBothAssaultsOfADuelAreCounted(t *testing.T) {
	words := lang.For(lang.English)
	f := fight{words: words, heroes: [2]game.Hero{game.Raider, game.Hatamoto}, camps: [2]game.Camp{game.Attackers, game.Defenders}, lives: [2]int{4, 4}, won: nobody}
	if got := f.totalWords(f.outcome([2]game.Card{game.Sword, game.Sword})); got != "" {
		t.Errorf("after one round it is told %q", got)
	}
	for first := game.Sword; first <= game.Shield; first++ {
		for second := game.Sword; second <= game.Shield; second++ {
			if first == second {
				continue
			}
			g := f
			g.cards, g.lives = [2]game.Card{first, first}, [2]int{2, 1}
			before, o := g.first(), g.outcome([2]game.Card{second, second})
			said := g.totalWords(o)
			for k := range g.heroes {
				n, m := before.Loss[k], min(o.Loss[k], g.lives[k])
				want := words.T(lang.ForhonorDuelLost, lang.Text("hero", g.name(k)), lang.Count("sum", n+m), lang.Count("n", n), lang.Count("m", m))
				if !strings.Contains(said, want) {
					t.Errorf("%v and then %v: %q does not tell %q", first, second, said, want)
				}
			}
		}
	}
}
