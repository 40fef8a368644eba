package forhonor

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/forhonor"
	"engawa/scenes/anim"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// readyMatch is a match with named heroes in which nobody has acted yet, between a person and a computer.
func readyMatch(t *testing.T) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(game.Game{}, rules.Setup{Seats: 2, Options: map[string]string{game.OptDraft: "preset", game.OptHeroes: "BN BW AR JU/RA JA BE VA"}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	table.SetPlayers(m, []table.Player{{Name: "Aki"}, {Name: "Chun", Bot: "1"}})
	return m
}

func TestReadyTeamsAreShownUntilAPress(t *testing.T) {
	m := readyMatch(t)
	b := testBoard(m, 0, windows()[0], store.Normal)
	b.show(m.State().View(0))
	if b.top() != &b.overlayState.camps {
		t.Fatal("the teams are not shown")
	}
	if b.Press(button(buttonCommit)); b.top() != nil {
		t.Error("the teams are shown after the press")
	}

	b = testBoard(m, 0, windows()[0], store.Normal)
	b.show(m.State().View(0))
	step := b.Play(rules.Event{Kind: rules.EvFlip, Thing: int32(game.Raider)}, anim.Normal)
	for range 120 {
		if step.Tick() {
			t.Fatal("a computer's hero acts before the teams have been read")
		}
	}
	if !anim.Skip(step) || b.introduces {
		t.Error("a press does not end what is read")
	}
	if anim.Skip(step) {
		t.Error("a second press ends what follows too")
	}

	table.SetPlayers(m, []table.Player{{Name: "Aki", Bot: "1"}, {Name: "Chun", Bot: "1"}})
	b = testBoard(m, rules.Public, windows()[0], store.Normal)
	if b.show(m.State().View(0)); b.introduces {
		t.Error("the teams wait for a press where only computers play")
	}
}
