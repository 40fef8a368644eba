package forhonor

import (
	"fmt"
	"testing"

	"engawa/rules"
)

// TestDraft follows the sizes of the hands at each pick, docs/rules/forhonor.md, 5, and that all camps end with four
// heroes.
func TestDraft(t *testing.T) {
	for seats, want := range map[int]string{
		2: "[6 6] [5 5] [4 4] [3 3]", 3: "[4 4 4] [3 3 3] [2 2 2] [2 2 1]", 4: "[3 3 3 3] [2 2 2 2]",
		5: "[2 2 2 2 2] [1 1 1 1 1]", 6: "[2 2 2 2 2 2] [1 1 1 1 1 1]",
	} {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: seats}, 7)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		have := ""
		for m.State().(*State).Phase() == PhasePick {
			s := m.State().(*State)
			if have += fmt.Sprint(s.handCounts[:seats]); s.pickCounts[0] < 4 {
				have += " "
			}
			for by := range s.Actors().All() {
				if _, err := m.Do(rules.Move{By: by, Do: s.Legal(by, nil)[0]}); err != nil {
					t.Fatal(err)
				}
			}
			if err := m.PlayNature(); err != nil {
				t.Fatal(err)
			}
		}
		if have != want+" " {
			t.Errorf("%d seats: hands of %s, want %s", seats, have, want)
		}
		s := m.State().(*State)
		var seen HeroSet
		for camp := range Camp(NumCamps) {
			for _, f := range s.Figures(camp) {
				seen = seen.With(f.Hero)
			}
		}
		if seen.Len() != NumCamps*CampSize || s.Round() != 1 || s.Phase() != PhaseCall {
			t.Errorf("%d seats: %d heroes in play, round %d, %s", seats, seen.Len(), s.Round(), s.Phase())
		}
	}
}

// TestDraftIsSecret looks at a draft with the eyes of another seat.
func TestDraftIsSecret(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 4}, 7)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	for k := range rules.Seat(3) {
		if _, err := m.Do(rules.Move{By: k, Do: m.State().Legal(k, nil)[0]}); err != nil {
			t.Fatal(err)
		}
	}
	v := m.State().View(3).(*State)
	for k := range rules.Seat(3) {
		hand, n := v.Hand(k)
		if hand != 0 || n != 3 || v.CommittedChoice(k) != rules.Hidden || !v.Ready().Has(k) {
			t.Errorf("seat 3 sees of seat %s: hand %b of %d, choice %d", k, hand, n, v.CommittedChoice(k))
		}
	}
	if hand, _ := v.Hand(3); hand.Len() != 3 {
		t.Errorf("seat 3 sees %d of its own heroes", hand.Len())
	}
}

// TestFixedOrder lets the first eligible hero of the line act.
func TestFixedOrder(t *testing.T) {
	m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2, Options: map[string]string{
		OptDraft: valuePreset, OptHeroes: "BN BW AR JU/RA JA BE VA", OptOrder: valueFixed,
	}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for by, text := range []string{"line JU AR BW BN", "line VA RA JA BE"} {
		a, err := Game{}.ParseAction(m.State(), rules.Seat(by), text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(rules.Move{By: rules.Seat(by), Do: a}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	s := m.State().(*State)
	if h, _, _, _ := s.Active(); s.Phase() != PhaseAct || h != Justicer && h != Valkyrie {
		t.Errorf("%s: %s acts, want the first of a line", s.Phase(), h)
	}
}
