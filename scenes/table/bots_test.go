package table

import (
	"math"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// decide has the bot to act think to the end and plays its move.
func decide(t *testing.T, s *session) (seat rules.Seat, by bot.Bot) {
	t.Helper()
	for {
		mv, done, err := s.think(math.MaxInt32)
		if err != nil {
			t.Fatal(err)
		}
		if !done {
			continue
		}
		by = s.thinker
		s.stopThinking()
		if _, err := s.match.Do(mv); err != nil {
			t.Fatal(err)
		}
		return mv.By, by
	}
}

func TestEachSeatHasOneBotForTheWholeMatch(t *testing.T) {
	m, err := rules.NewMatch(homeworlds.Game{}, rules.Setup{Seats: 2}, 3)
	if err == nil {
		err = m.PlayNature()
	}
	if err != nil {
		t.Fatal(err)
	}
	SetPlayers(m, []Player{{Name: "Aki", Bot: "1"}, {Name: "Hana", Bot: "2"}})
	s := newSession(SeenBy(m, rules.Public), nil)
	of := map[rules.Seat]bot.Bot{}
	decisions := map[rules.Seat]int{}
	for range 16 {
		seat, b := decide(t, s)
		if was, ok := of[seat]; ok && was != b {
			t.Fatalf("another bot decides for seat %s after %d decisions", seat, decisions[seat])
		}
		of[seat] = b
		decisions[seat]++
	}
	if len(of) != 2 || of[0] == of[1] || decisions[0] < 3 {
		t.Errorf("%d bots, decisions %v", len(of), decisions)
	}
	s.dismiss()
	if s.bots != nil || s.thinking() {
		t.Error("the bots stay after the match")
	}
}

func TestTheBotsGoWhenTheTableIsLeft(t *testing.T) {
	d := newTestTable(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}}, 3, 6))
	d.press(t, "card 2")
	if len(d.session.bots) != 1 {
		t.Fatalf("%d bots sit at the table, want 1", len(d.session.bots))
	}
	d.Leave()
	if d.session.bots != nil {
		t.Error("the bot has not been let go")
	}
}
