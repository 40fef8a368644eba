package forhonor

import (
	"testing"

	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/lang"
	"engawa/scenes/store"
)

func TestADuelIsWonByWhoStaysOrLosesLess(t *testing.T) {
	for _, tt := range []struct {
		cards  [2]game.Card
		lives  [2]int
		winner int
		title  string
		losses string
		sides  string
	}{
		{[2]game.Card{game.Charge, game.Charge}, [2]int{4, 4}, nobody, "Nobody wins", "Each loses 1.", "Berserker: charge, loses 1 life.\nBanneret: charge, loses 1 life."},
		{[2]game.Card{game.Sword, game.Charge}, [2]int{4, 4}, 0, "Berserker wins", "Banneret loses\u00a02.", "Berserker: sword, loses 0 lives.\nBanneret: charge, loses 2 lives."},
		{[2]game.Card{game.Sword, game.Charge}, [2]int{4, 1}, 0, "Berserker wins", "Banneret loses\u00a01. Banneret dies and waits.", "Berserker: sword, loses 0 lives.\nBanneret: charge, loses 1 life.\nBanneret dies and waits."},
		{[2]game.Card{game.Shield, game.Shield}, [2]int{4, 4}, 1, "Banneret wins", "Berserker loses\u00a02, Banneret\u00a01.", "Berserker: shield, loses 2 lives.\nBanneret: shield, loses 1 life."},
		{[2]game.Card{game.Shield, game.Shield}, [2]int{4, 1}, 0, "Berserker wins", "Berserker loses\u00a02, Banneret\u00a01. Banneret dies and waits.", "Berserker: shield, loses 2 lives.\nBanneret: shield, loses 1 life.\nBanneret dies and waits."},
	} {
		f := fight{words: lang.For(lang.English), heroes: [2]game.Hero{game.Berserker, game.Banneret}, camps: [2]game.Camp{game.Attackers, game.Defenders}, lives: tt.lives, won: nobody}
		want := duelResult{tt.winner, tt.title, tt.losses, tt.sides}
		if got := f.resultOf(tt.cards, f.outcome(tt.cards)); got != want {
			t.Errorf("%v with %v lives ends with %+v, want %+v", tt.cards, tt.lives, got, want)
		}
	}
}

// TestADuelSaysWhatEachSideHasShown holds that after two assaults the cards of both are named in their order, with what each
// has cost.
func TestADuelSaysWhatEachSideHasShown(t *testing.T) {
	f := fight{words: lang.For(lang.English), heroes: [2]game.Hero{game.Berserker, game.Banneret}, camps: [2]game.Camp{game.Attackers, game.Defenders}, lives: [2]int{2, 4},
		cards: [2]game.Card{game.Sword, game.Shield}, won: 1}
	cards := [2]game.Card{game.Charge, game.Charge}
	const want = "Berserker: sword (loses\u00a02), then charge (loses\u00a01); 3 lives lost in all.\nBanneret: shield, then charge (loses\u00a01); 1 life lost in all."
	if got := f.resultOf(cards, f.outcome(cards)).sides; got != want {
		t.Errorf("the duel ends with %q, want %q", got, want)
	}
}

// TestAnAssaultCostsNoMoreLivesThanAreLeft holds that the sentence of an assault, the forecast and the table, which stays after
// it, tell what the result of the duel tells.
func TestAnAssaultCostsNoMoreLivesThanAreLeft(t *testing.T) {
	table := stakes(game.Charge, 4)
	table.lives = [2]int{4, 1}
	cards := [2]game.Card{game.Sword, game.Charge}
	const want = "Sword beats charge: Banneret loses 1 life. Banneret dies and waits."
	if got := table.endWords(cards, table.outcome(cards)); got != want {
		t.Errorf("the assault ends with %q, want %q", got, want)
	}
	if most := table.mostLost(game.Sword); most != [2]int{2, 1} {
		t.Errorf("the forecast says that at most %v lives are lost", most)
	}
	m := duelModel{fight: table.fight, chooser: nobody, result: want, livesBefore: table.lives}
	m.lives = [2]int{4, 0} // after it
	after := m.lossTable()
	if _, lost := after.predictOutcome(0, game.Sword, game.Charge); lost != [2]int{0, 1} {
		t.Errorf("after the assault the table says that %v lives are lost", lost)
	}
}

// TestTheResultOfADuelStaysUntilItIsRead holds that a person who has fought reads it for as long as wished, and that a press
// goes on.
func TestTheResultOfADuelStaysUntilItIsRead(t *testing.T) {
	m := gangAttackMatch(t)
	last := len(m.Log) - 1
	b := testBoard(m, 0, windows()[0], store.Normal)
	b.show(m.At(last).View(0))
	var steps []anim.Step
	for _, e := range m.Events(last) {
		steps = append(steps, b.Play(e.For(0, 2), anim.Normal))
	}
	step, o := anim.Series(steps...), &b.overlayState.duel
	for range 10 * anim.TicksPerSecond {
		if step.Tick(); o.end.title != "" {
			break
		}
	}
	for range 8 * anim.TicksPerSecond {
		if step.Tick(); o.end.title == "" {
			t.Fatal("the result is not seen, or has gone away within eight seconds")
		}
	}
	if !anim.Skip(step) {
		t.Error("a press does not go on")
	}
	if step.Finish(); b.overlays.Has(o) || b.Recall() == "" {
		t.Errorf("after it the duel is still seen, or %q is told", b.Recall())
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
