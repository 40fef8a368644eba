package honshu

import (
	"testing"

	"engawa/rules"
)

// TestDraftOfTwo follows one round: picks stay face down while each draws and drops a card in secret.
func TestDraftOfTwo(t *testing.T) {
	m := newMatch(t, 2, map[string]string{OptSelection: valueDraft}, natureMoves("1 2 3 4 5 6", "11 12 13 14 15 16")...)
	enter(t, m, "1 pick 11", "0 pick 1", "nature 21>0", "nature 22>1")
	view := stateOf(m).View(1).(*State)
	if hand, n := view.Hand(0); hand != 0 || n != 6 || view.players[0].pickedCard != blankCard {
		t.Errorf("seat 1 sees %s of a hand of %d cards, and the pick %d", cardList(hand, n), n, view.players[0].pickedCard)
	}
	if err := try(m, "0 drop 1"); rules.CodeOf(err) != CodeNotInHand {
		t.Errorf("dropping the pick: %v", err)
	}
	if _, err := (Game{}).ParseAction(view, 0, "drop 21"); rules.CodeOf(err) != rules.CodeNotYourTurn {
		t.Errorf("seat 1 reads a drop of seat 0: %v", err)
	}
	enter(t, m, "0 drop 21")
	if s := stateOf(m); !s.Ready().Has(0) || s.CommittedChoice(0) == rules.Hidden || s.View(1).(*State).CommittedChoice(0) != rules.Hidden {
		t.Errorf("ready are %s; seat 1 sees the drop %d", s.Ready(), s.View(1).(*State).CommittedChoice(0))
	}
	enter(t, m, "1 drop 12")
	s := stateOf(m)
	if s.Card(0) != 1 || s.Card(1) != 11 || !s.View(0).(*State).players[0].droppedCards.Has(21) || s.View(1).(*State).players[0].droppedCards != 0 {
		t.Errorf("cards to build %s and %s; dropped %b, seen by the other %b", s.Card(0), s.Card(1), s.players[0].droppedCards, s.View(1).(*State).players[0].droppedCards)
	}
	playOn(t, m, PhasePick, 2)
	if hand, _ := stateOf(m).Hand(1); hand != cardRange(2, 6) {
		t.Errorf("seat 1 gets the hand %s, want 2 to 6", cardList(hand, 0))
	}
	if hand, n := stateOf(m).View(0).(*State).Hand(1); hand != 0 || n != 5 {
		t.Errorf("seat 0 still sees %s of the hand it has passed", cardList(hand, 0))
	}
}

// TestWhoKnowsHands compares Knows with a record of who has held each hand.
func TestWhoKnowsHands(t *testing.T) {
	for _, selection := range []string{valueTrick, valueDraft} {
		for seats := 3; seats <= MaxSeats; seats++ {
			m := newMatch(t, seats, map[string]string{OptSelection: selection})
			held := map[Card]rules.Seats{} // of cards now in a hand
			for !m.Over() {
				s := stateOf(m)
				for k := range rules.Seat(seats) {
					hand, _ := s.Hand(k)
					for card := range hand.All() {
						held[card] = held[card].With(k)
						if held[card] != s.HandViewers(k) {
							t.Fatalf("%s, %d seats, round %d, %s: card %s of seat %s is known to %s, want %s",
								selection, seats, s.Round(), s.Phase(), card, k, s.HandViewers(k), held[card])
						}
					}
				}
				mv, ok := m.NatureMove()
				if !ok {
					by, _ := s.Actors().First()
					mv = rules.Move{By: by, Do: s.Legal(by, nil)[0]}
				}
				if _, err := m.Do(mv); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestSampleIsFair counts how often a seat guesses each card of another hand: all that it has not located alike.
func TestSampleIsFair(t *testing.T) {
	m := newMatch(t, 3, nil, natureMoves("1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 17 18")...)
	enter(t, m, "0 play 1", "1 play 7")
	view := m.State().View(0)
	const n = 5000
	count := map[Card]int{}
	for k := range n {
		hand, _ := view.Sample(rules.Rand(3, k)).(*State).Hand(1)
		for card := range hand.All() {
			count[card]++
		}
	}
	const unknown = 60 - 6 - 1
	for card := Card(8); card <= NumCards; card++ {
		p := 5.0 / unknown
		if off := (float64(count[card]) - n*p) * (float64(count[card]) - n*p) / (n * p * (1 - p)); off > 20 {
			t.Errorf("card %s is guessed %d times of %d, want about %.0f", card, count[card], n, n*p)
		}
	}
	if len(count) != unknown {
		t.Errorf("%d cards are guessed, want %d", len(count), unknown)
	}
}
