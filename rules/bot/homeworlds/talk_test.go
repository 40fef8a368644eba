package homeworlds

import (
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bot/bottest"
)

// TestCunningTalkRevealsNothing has the strongest level talk in the same match with either card.
func TestCunningTalkRevealsNothing(t *testing.T) {
	for _, cards := range []string{"GGE", "EGG"} {
		h := newTestMatch(t, 3, cards)
		h.turns("homeworld g3 y2 b3", "homeworld r1 b2 g3", "homeworld b1 y3 g3")
		b := bottest.New(t, Bots(), "5")
		h.botTurn(b, 1, bot.Budget{Nodes: 500})
		if len(h.Notes) != 1 || h.Notes[0].Text != "good" || h.Notes[0].By != 0 {
			t.Errorf("cards %s: says %v, expected that it is good", cards, h.Notes)
		}
		h.turns("pass", "pass")
		h.botTurn(b, 1, bot.Budget{Nodes: 500})
		if len(h.Notes) != 1 {
			t.Errorf("cards %s: says again %v", cards, h.Notes[1:])
		}
	}
}

func TestProposalsAreAnswered(t *testing.T) {
	for _, c := range []struct {
		claims []string // by seat 1
		want   string   // what seat 0 answers, "" for nothing
	}{
		{nil, ""},
		{[]string{"truce 0"}, "yes"},
		{[]string{"truce 2"}, ""},
		{[]string{"attack 2"}, "no"},
		{[]string{"truce 0", "thanks"}, "yes"},
		{[]string{"evil", "truce 0"}, "no"},
	} {
		h := newTestMatch(t, 3, "GGE")
		h.turns("homeworld g3 y2 b3", "homeworld r1 b2 g3", "homeworld b1 y3 g3")
		for _, text := range c.claims {
			h.Note(1, rules.NoteTalk, text)
		}
		h.botTurn(bottest.New(t, Bots(), "5"), 1, bot.Budget{Nodes: 500})
		answer := ""
		for _, n := range h.Notes[len(c.claims):] {
			if n.Text == "yes" || n.Text == "no" {
				answer += n.Text
			}
		}
		if answer != c.want {
			t.Errorf("to %v it answers %q, expected %q", c.claims, answer, c.want)
		}
	}
}
