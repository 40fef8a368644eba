package result

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/table"
)

// TestWhoHasLostIsLedToTheMistake wants a way to the mistake for a person who has lost alone, and the analysis for others.
func TestWhoHasLostIsLedToTheMistake(t *testing.T) {
	m := playToEnd(t, "catch", nil)
	winner, loser := rules.Seat(0), rules.Seat(1)
	if m.State().Payoffs()[1] > 0 {
		winner, loser = 1, 0
	}
	for _, tt := range []struct {
		name   string
		people []rules.Seat
		want   string
	}{
		{"the loser", []rules.Seat{loser}, "loss of " + loser.String()},
		{"the winner", []rules.Seat{winner}, "analysis"},
		{"both", []rules.Seat{winner, loser}, "analysis"},
		{"nobody", nil, "analysis"},
	} {
		players := []table.Player{{Name: "Aki", Bot: "3"}, {Name: "Hana", Bot: "3"}}
		for _, seat := range tt.people {
			players[seat].Bot = ""
		}
		table.SetPlayers(m, players)
		svc, d := services(lang.English, true)
		for _, ch := range openResult(svc, m, func() {}).choices() {
			if ch.key == "loss" || ch.key == "analysis" || ch.key == "replay" {
				ch.press()
			}
		}
		if len(d.went) != 1 || d.went[0] != tt.want {
			t.Errorf("%s: the way is %q, want %q", tt.name, d.went, tt.want)
		}
	}
}
