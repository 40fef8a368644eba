package forhonor

import (
	"strings"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// TestBothAssaultsOfADuelAreCounted holds that after the second round the screen says what both have cost each hero, and
// that nobody loses more lives than are left.
func TestBothAssaultsOfADuelAreCounted(t *testing.T) {
	f := fight{words: lang.For(lang.English), heroes: [2]game.Hero{game.Raider, game.Hatamoto}, camps: [2]game.Camp{game.Attackers, game.Defenders}, lives: [2]int{4, 4}, won: nobody}
	for first := game.Sword; first <= game.Shield; first++ {
		for second := game.Sword; second <= game.Shield; second++ {
			if first == second {
				continue
			}
			g := f
			g.cards, g.lives = [2]game.Card{first, first}, [2]int{2, 1}
			before, o := g.first(), g.outcome([2]game.Card{second, second})
			var lost [2]int
			for k := range g.heroes {
				lost[k] = before.Loss[k] + min(o.Loss[k], g.lives[k])
			}
			if want, got := lang.Capitalize(g.costWords(0, lost)), g.resultOf([2]game.Card{second, second}, o).losses; !strings.HasPrefix(got, want+".") {
				t.Errorf("%v and then %v: %q does not begin with %q", first, second, got, want)
			}
		}
	}
}
