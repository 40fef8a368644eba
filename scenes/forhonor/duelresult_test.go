package forhonor

import (
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/lang"
)

func TestADuelIsWonByWhoStaysOrLosesLess(t *testing.T) {
	for _, tt := range []struct {
		cards  [2]game.Card
		lives  [2]int
		winner int
		title  string
		losses string
	}{
		{[2]game.Card{game.Charge, game.Charge}, [2]int{4, 4}, nobody, "Nobody wins", "Each loses 1."},
		{[2]game.Card{game.Sword, game.Charge}, [2]int{4, 4}, 0, "Berserker wins", "Banneret loses\u00a02."},
		{[2]game.Card{game.Shield, game.Shield}, [2]int{4, 4}, 1, "Banneret wins", "Berserker loses\u00a02, Banneret\u00a01."},
		{[2]game.Card{game.Shield, game.Shield}, [2]int{4, 1}, 0, "Berserker wins", "Berserker loses\u00a02, Banneret\u00a01. Banneret dies and waits."},
	} {
		f := fight{words: lang.For(lang.English), heroes: [2]game.Hero{game.Berserker, game.Banneret}, camps: [2]game.Camp{game.Attackers, game.Defenders}, lives: tt.lives, won: nobody}
		want := duelResult{tt.winner, tt.title, tt.losses}
		if got := f.resultOf(f.outcome(tt.cards)); got != want {
			t.Errorf("%v with %v lives ends with %+v, want %+v", tt.cards, tt.lives, got, want)
		}
	}
}

func TestAScoreIsWrittenAsASum(t *testing.T) {
	for _, tt := range []struct {
		score, then int
		want        string
	}{{300, 400, "300 + 100 = 400"}, {300, 100, "300 − 200 = 100"}, {300, 300, "300"}} {
		st := standing{score: tt.score, projectedScore: tt.then}
		if got := st.sumText(); got != tt.want {
			t.Errorf("%d that become %d are written %q, want %q", tt.score, tt.then, got, tt.want)
		}
	}
}
