package result

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
	"engawa/scenes/table"
)

// fakeReplay is a scene that is told whose losing move it is to show.
type fakeReplay struct {
	stage.Scene
	lost string
}

func (f *fakeReplay) ShowLoss(seat rules.Seat) { f.lost = seat.String() }
func (*fakeReplay) Arrange(stage.View)         {}

// TestWhoHasLostIsLedToTheMistake wants a way to the mistake for a person who has lost alone, and the replay for others.
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
		{"the loser", []rules.Seat{loser}, loser.String()},
		{"the winner", []rules.Seat{winner}, ""},
		{"both", []rules.Seat{winner, loser}, ""},
		{"nobody", nil, ""},
	} {
		players := []table.Player{{Name: "Aki", Bot: "3"}, {Name: "Hana", Bot: "3"}}
		for _, seat := range tt.people {
			players[seat].Bot = ""
		}
		table.SetPlayers(m, players)
		svc, d := services(lang.English, true)
		replay := &fakeReplay{}
		d.replay = func() { svc.Stack.Push(replay) }
		for _, ch := range openResult(svc, m, func() {}).choices() {
			if ch.key == "loss" || ch.key == "replay" {
				ch.press()
			}
		}
		if svc.Stack.Top() != replay || replay.lost != tt.want {
			t.Errorf("%s: the replay shows the loss of %q, want %q", tt.name, replay.lost, tt.want)
		}
	}
}
