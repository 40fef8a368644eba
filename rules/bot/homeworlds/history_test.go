package homeworlds

import (
	"math/rand/v2"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/homeworlds"
)

// TestPastHidesWhatTheSeatMayNotSee looks at the deal of the cards: each seat knows its own alone.
func TestPastHidesWhatTheSeatMayNotSee(t *testing.T) {
	h := newTestMatch(t, 4, "GEGE")
	h.Note(2, rules.NoteTalk, "good")
	for me := range rules.Seat(4) {
		p := bot.HistoryOf(h.Match, me)
		if len(p.Moves) != len(h.Log) || !slices.Equal(p.Notes, h.Notes) {
			t.Fatalf("seat %s: %d moves and notes %v", me, len(p.Moves), p.Notes)
		}
		state := p.Start.Clone()
		for k, mv := range p.Moves {
			if c, _ := homeworlds.Fields(h.Log[k].Do); c.Kind == homeworlds.KindCard && (mv.Do == rules.Hidden) != (c.Slot != int(me)) {
				t.Errorf("seat %s: card of seat %d is %d", me, c.Slot, mv.Do)
			}
			if _, err := state.Apply(mv, nil); err != nil {
				t.Fatalf("seat %s: move %d cannot be followed: %v", me, k, err)
			}
		}
		if state.Hash() != h.State().View(me).Hash() {
			t.Errorf("seat %s: the Past does not lead to what the seat sees", me)
		}
	}
}

// echoBot counts the notes of its past and always says the same.
type echoBot struct {
	bot.Random
	noteCount int
}

func (p *echoBot) Begin(view rules.State, seat rules.Seat, past bot.History, rng *rand.Rand, budget bot.Budget) error {
	p.noteCount = len(past.Notes)
	return p.Random.Begin(view, seat, past, rng, budget)
}

func (p *echoBot) Say() []string { return []string{"good", "thanks"} }

func TestAskAndNote(t *testing.T) {
	h := newTestMatch(t, 3, "GGE")
	p := &echoBot{}
	bot.Note(p, h.Match, 1)
	claims := len(h.Log)
	h.turns("homeworld g3 y2 b3")
	if err := bot.Ask(p, h.Match, 1, bot.Budget{}); err != nil {
		t.Fatal(err)
	}
	if p.noteCount != 2 {
		t.Errorf("heard %d sentences, expected the 2 that were said", p.noteCount)
	}
	for k, text := range p.Say() {
		if n := h.Notes[k]; n.By != 1 || n.Kind != rules.NoteTalk || n.Text != text || n.After != claims {
			t.Errorf("note %d is %+v, expected talk %q of seat 1 then", k, n, text)
		}
	}
	silent := &bot.Random{}
	bot.Note(silent, h.Match, 0)
	if len(h.Notes) != 2 {
		t.Errorf("a bot that does not talk said %v", h.Notes[2:])
	}
}
