package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/store"
)

// TestAHintGivesItsReason asks for the reason of every move of a match: fights, shots and combat cards always have one, and a
// card is told as what is laid.
func TestAHintGivesItsReason(t *testing.T) {
	m := playMatch(t, rules.Setup{Seats: 2}, 61, 300)
	told := map[game.Verb]string{}
	for n, mv := range m.Log {
		if mv.By < 0 {
			continue
		}
		c, _ := game.Fields(mv.Do)
		s := m.At(n).View(mv.By).(*game.State)
		b := testBoard(m, mv.By, windows()[0], store.Off)
		b.introduces = false
		b.show(s)
		why := b.Reason(s, mv.By, []rules.Action{mv.Do})
		if why != "" {
			told[c.Verb] = why
		}
		if why == "" && (c.Verb == game.VerbAttack || c.Verb == game.VerbShoot || c.Verb == game.VerbRaze || c.Verb == game.VerbCard) {
			t.Errorf("move %d has no reason", n)
		}
	}
	for _, v := range []game.Verb{game.VerbAct, game.VerbMove, game.VerbAttack, game.VerbRaze, game.VerbCard} {
		if told[v] == "" {
			t.Errorf("no move of kind %d had a reason", v)
		}
	}
}
