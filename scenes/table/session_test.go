package table

import (
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
)

func TestPlayerName(t *testing.T) {
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{}, 1)
	if err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, []Player{{Name: "Ren"}, {}})
	m.Tags[tagName+"2"], m.Tags[tagName+"-1"] = "Nobody", "Nobody"
	for seat, want := range map[rules.Seat]string{0: "Ren", 1: "Hana", 2: "Ren", rules.Nature: rules.Nature.String()} {
		if got := PlayerName(m, seat); got != want {
			t.Errorf("seat %s is called %q, want %q", seat, got, want)
		}
	}
}
