package homeworlds

import (
	"testing"

	"engawa/rules"
)

// TestEliminationsAndTheirVerdicts plays one turn that eliminates somebody under every way to win.
func TestEliminationsAndTheirVerdicts(t *testing.T) {
	// Seat 0 takes the last ship of seat 1, which is next after it; or that of seat 2.
	const three = "3/5 0 CARDS 0(b3y1)g3|| 1(b2r1)g3|g1| 2(b1r2)g3||y1"
	const four = "4/5 0 CARDS 0(b3y1)g3||| 1(b2r1)g3|g1|| 2(b1r2)g3||y1| 3(b1g2)|||g3"
	for _, c := range []struct {
		name, position, cards, win, turn string
		ending                           Ending
		winners, public                  rules.Seats
	}{
		{"Evil wins alone", three, "egg", valueGoodEvil, "attack g1 H1", Elimination, 1, 7},
		{"Evil wins over Evil", four, "egeg", valueGoodEvil, "attack y1 H2", Elimination, 1, 15},
		{"Good over the last Evil", three, "geg", valueGoodEvil, "attack g1 H1", Elimination, 5, 7},
		{"Good over Good goes on", three, "gge", valueGoodEvil, "attack g1 H1", NoEnding, 0, 3},
		{"Good over one of two Evil goes on", four, "gege", valueGoodEvil, "attack g1 H1", NoEnding, 0, 3},
		{"Sinister by the target", three, "", valueSinister, "attack g1 H1", Elimination, 1, 0},
		{"Sinister by another goes on", three, "", valueSinister, "attack y1 H2", NoEnding, 0, 0},
		{"two are left standing", three, "", valueStanding, "attack g1 H1", NoEnding, 0, 0},
		{"two seats", "2/3 0 0(b3y1)g3| 1(b2r1)g3|g1", "", valueGoodEvil, "attack g1 H1", Elimination, 1, 0},
		{"two seats, Sinister", "2/3 0 0(b3y1)g3| 1(b2r1)g3|g1", "", valueSinister, "attack g1 H1", Elimination, 1, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := withCards(t, c.position, c.cards, OptWin, c.win)
			if err := playTurn(s, 0, c.turn); err != nil {
				t.Fatal(err)
			}
			checkVerdict(t, s, c.ending, c.winners, c.public)
		})
	}
}

// withCards loads a position with these cards in place of the word CARDS.
func withCards(t testing.TB, position, cards string, options ...string) *State {
	t.Helper()
	if cards != "" {
		cards = wordCards + cards + " "
	}
	head, rest := position, ""
	for k := range len(position) - 6 {
		if position[k:k+6] == "CARDS " {
			head, rest = position[:k], position[k+6:]
		}
	}
	return load(t, head+cards+rest, options...)
}

func checkVerdict(t *testing.T, s *State, ending Ending, winners, public rules.Seats) {
	t.Helper()
	if s.ending != ending || s.winners != winners || s.cards.publicSeats != public {
		t.Errorf("the end is %q with winners %s and the cards of %s shown; want %q, %s, %s", s.ending, s.winners, s.cards.publicSeats,
			ending, winners, public)
	}
	for seat, payoff := range s.Payoffs() {
		want := 0
		if winners != 0 {
			want = -1
			if winners.Has(rules.Seat(seat)) {
				want = 1
			}
		}
		if payoff != want {
			t.Errorf("the payoff of seat %d is %d, want %d", seat, payoff, want)
		}
	}
}

// TestSelfElimination ends turns with the own home empty.
func TestSelfElimination(t *testing.T) {
	const three = "3/5 0. CARDS 0(b3y1)|g1| 1(b2r1)g3|g1| 2(b1r2)g3||y1"
	const alsoOther = "3/5 0. CARDS 0(b3y1)|g1| 1(b2r1)g3|| 2(b1r2)g3||y1"
	const everybody = "3/5 0. CARDS 0(b3y1)|g1| 1(b2r1)g3|| 2(b1r2)g3||"
	for _, c := range []struct {
		name, position, cards, win string
		ending                     Ending
		winners, public            rules.Seats
	}{
		{"the last Evil", three, "egg", valueGoodEvil, SelfLost, 6, 7},
		{"a Good one", three, "geg", valueGoodEvil, NoEnding, 0, 1},
		{"Good and Good, Evil is left", alsoOther, "gge", valueGoodEvil, SelfLost, 4, 7},
		{"two of three", alsoOther, "", valueStanding, SelfLost, 4, 0},
		{"one of three, Sinister", three, "", valueSinister, NoEnding, 0, 0},
		{"all", everybody, "", valueStanding, NobodyLeft, 0, 0},
		{"all, with cards", everybody, "gge", valueGoodEvil, NobodyLeft, 0, 7},
		{"both of two", "2/3 0. 0(b3y1)|g1 1(b2r1)g3|", "", valueGoodEvil, NobodyLeft, 0, 0},
		{"one of two", "2/3 0. 0(b3y1)|g1 1(b2r1)g3|g1", "", valueGoodEvil, SelfLost, 2, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := withCards(t, c.position, c.cards, OptWin, c.win, OptSelf, valueLoss)
			if err := playTurn(s, 0, "pass"); err != nil {
				t.Fatal(err)
			}
			checkVerdict(t, s, c.ending, c.winners, c.public)
		})
	}
}

// TestSamplesAreAsLikelyAsTheCards fills the same View many times and counts.
func TestSamplesAreAsLikelyAsTheCards(t *testing.T) {
	s := load(t, "5/5 0 cards=geeGg 0(b3y1)g3|||| 1(b2r1)|g1||| 2(b1r2)||y1|| H3:-1(b1g2)||||y3 4(r3g1)||||g3")
	const rounds = 6000
	rng := rules.Rand(2, 0)
	v := s.View(0) // knows two Good ones: one Good card and two Evil ones lie among seats 1, 2 and 4
	evil := map[rules.Seat]int{}
	for range rounds {
		w := v.Sample(rng).(*State)
		for seat := range rules.Seat(5) {
			if w.Card(seat) == Evil {
				evil[seat]++
			}
		}
		if w.Card(0) != Good || w.Card(3) != Good {
			t.Fatalf("a sample changes a card that is known")
		}
	}
	for _, seat := range []rules.Seat{1, 2, 4} {
		if n := evil[seat]; n < rounds*60/100 || n > rounds*73/100 {
			t.Errorf("seat %d is Evil in %d of %d samples, want two thirds", seat, n, rounds)
		}
	}
}

// TestCardsAreDealtOfADeck deals to all numbers of seats and counts.
func TestCardsAreDealtOfADeck(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for seed := range uint64(20) {
			m, err := rules.NewMatch(Game{}, rules.Setup{Seats: seats}, seed)
			if err != nil {
				t.Fatal(err)
			}
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
			s := m.State().(*State)
			all := rules.AllSeats(seats)
			good, evil := s.cards.withCard(all, Good).Len(), s.cards.withCard(all, Evil).Len()
			switch {
			case seats == 2 && (good+evil != 0 || s.AreCardsDealt()):
				t.Errorf("two seats are dealt %d Good and %d Evil", good, evil)
			case seats > 2 && (good != (seats+1)/2 || evil != seats/2 || !s.AreCardsDealt()):
				t.Errorf("%d seats are dealt %d Good and %d Evil", seats, good, evil)
			}
			for seat := range rules.Seat(seats) {
				if keeps := (Game{}).Privacy(s, seat) == rules.Holds; keeps != (seats > 2) || s.View(rules.Public).(*State).Card(seat) != Unknown {
					t.Errorf("%d seats: seat %s keeps a card: %t", seats, seat, keeps)
				}
			}
		}
	}
}

// TestTheTurnCapDraws passes until the match ends.
func TestTheTurnCapDraws(t *testing.T) {
	s := load(t, "2/3 0 0(b3y1)g3| 1(b2r1)|g3")
	turns := 0
	for s.ending == NoEnding {
		if err := playTurn(s, s.pos.Mover, "pass"); err != nil {
			t.Fatal(err)
		}
		turns++
	}
	if turns != TurnLimit || s.ending != TurnCap || s.winners != 0 {
		t.Errorf("after %d turns the end is %q with winners %s", turns, s.ending, s.winners)
	}
}

// TestRepetitionCountsFromTheEndOfSetUp plays set-up and passes: the start of play is the first occurrence.
func TestRepetitionCountsFromTheEndOfSetUp(t *testing.T) {
	s, err := newGame(rules.Setup{Options: map[string]string{OptStart: "1"}})
	if err != nil {
		t.Fatal(err)
	}
	for k, text := range []string{"homeworld b3 y1 g3", "homeworld b2 r1 g3", "pass", "pass", "pass", "pass"} {
		if s.ending != NoEnding {
			t.Fatalf("the match is over before turn %d", k+1)
		}
		if err := playTurn(s, s.pos.Mover, text); err != nil {
			t.Fatal(err)
		}
	}
	if s.ending != Repetition {
		t.Errorf("after the third occurrence the end is %q", s.ending)
	}
}

// TestHiddenCardsInAView blanks what is not the viewer's.
func TestHiddenCardsInAView(t *testing.T) {
	s := load(t, "4/5 1 cards=geGe 0(b3y1)g3|r1|y1| 1(b2r1)g1|g3|g1| H2:-1(b1g2)|y2|g3| 3(b2g1)|||r3g3")
	for by, want := range map[rules.Seat]string{0: "g-G-", 1: "-eG-", 2: "--G-", 3: "--Ge", rules.Public: "--G-", rules.Referee: "geGe"} {
		v := s.View(by).(*State)
		if have := v.cards.text(4); have != want {
			t.Errorf("seat %s sees %s, want %s", by, have, want)
		}
		if by != rules.Referee && len(v.Legal(0, nil)) > 0 {
			t.Errorf("the View of %s lists actions of a seat whose turn it is not", by)
		}
	}
	if keeps := (Game{}).Privacy(s, 2) == rules.Holds; keeps {
		t.Error("an eliminated seat still keeps its card")
	}
}

func TestPowerSources(t *testing.T) {
	s := load(t, "2/3 0 0(b3y1)g3g1| 1(b2r1)|g3 s1:-1(r2)|y1")
	for _, c := range []struct {
		seat   rules.Seat
		slot   int
		colour Colour
		want   string
	}{
		{0, 0, Green, "g1 ship"}, {0, 0, Blue, "b3 star"}, {0, 0, Yellow, "y1 star"}, {0, 0, Red, ""},
		{0, 6, Red, ""}, {1, 6, Red, "r2 star"}, {1, 6, Yellow, "y1 ship"}, {1, 6, Blue, ""},
	} {
		piece, ship, ok := s.PowerSource(c.seat, c.slot, c.colour)
		have := ""
		if ok {
			have = piece.String() + " star"
			if ship {
				have = piece.String() + " ship"
			}
		}
		if have != c.want {
			t.Errorf("%s of seat %s at %s comes from %q, want %q", c.colour, c.seat, s.Key(c.slot), have, c.want)
		}
	}
	home := &s.pos.Systems[0]
	if home.IsConnected(&s.pos.Systems[1]) || !home.IsConnected(&s.pos.Systems[6]) || home.IsConnected(home) {
		t.Error("the connections of home 0 are wrong")
	}
}
