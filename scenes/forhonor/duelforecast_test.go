package forhonor

import (
	"slices"
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

// stakes are the losses of a Berserker with that many lives, who has chosen a card against a Banneret.
func stakes(card game.Card, lives int) lossTable {
	f := fight{words: lang.For(lang.English), heroes: [2]game.Hero{game.Berserker, game.Banneret}, camps: [2]game.Camp{game.Attackers, game.Defenders},
		lives: [2]int{lives, 4}, won: nobody}
	return lossTable{fight: f, selectedRow: card, chooses: true}
}

// TestForecastSaysWhatACardCosts compares sentences and their order with the table of the rule sheet: a Viking takes two
// lives with the sword, a Knight with the shield.
func TestForecastSaysWhatACardCosts(t *testing.T) {
	for _, c := range []struct {
		card  game.Card
		lives int
		say   []string
		by    []int
	}{
		{game.Sword, 4, []string{"Berserker loses\u00a01, Banneret\u00a02", "Banneret loses\u00a02", "Berserker loses\u00a02"}, []int{1, 2, -2}},
		{game.Charge, 4, []string{"Berserker loses\u00a01", "each loses 1", "Banneret loses\u00a01"}, []int{-1, 0, 1}},
		{game.Charge, 1, []string{"Berserker loses\u00a01", "each loses 1", "Banneret loses\u00a01"}, []int{-11, -10, 1}},
	} {
		table := stakes(c.card, c.lives)
		var say []string
		var by []int
		for _, other := range table.columns() {
			_, lost := table.predictOutcome(table.k, c.card, other)
			say, by = append(say, table.costWords(table.k, lost)), append(by, table.balance(c.card, other))
		}
		if !slices.Equal(say, c.say) || !slices.Equal(by, c.by) {
			t.Errorf("%v with %d lives: %q %v, want %q %v", c.card, c.lives, say, by, c.say, c.by)
		}
	}
}

// TestAPressShowsAllLosses presses the forecast, which then stands in numbers, and again.
func TestAPressShowsAllLosses(t *testing.T) {
	var o duelOverlay
	for _, want := range []bool{true, false} {
		if !o.touch(nil, button(buttonLosses)) || o.whole != want {
			t.Errorf("after a press the numbers are shown: %v, want %v", o.whole, want)
		}
	}
}
