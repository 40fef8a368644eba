package homeworlds

import (
	"testing"

	"engawa/rules"
)

// TestTheStandardHomeIsFreeOfWarnings sets up all homes of matches as they are proposed: each has two stars and a large ship,
// and nothing warns of it, however many homes there are already.
func TestTheStandardHomeIsFreeOfWarnings(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: seats}, 3)
		if err != nil {
			t.Fatal(err)
		}
		if err := m.PlayNature(); err != nil {
			t.Fatal(err)
		}
		for range seats {
			s := m.State().(*State)
			by, home := s.Turn(), s.StandardHome()
			if len(home) != 3 || home[2].Size() != NumSizes {
				t.Fatalf("%d seats: the standard home of seat %d is %v", seats, by, home)
			}
			for k, p := range home {
				c := Choice{Kind: KindStar, Piece: p}
				if k == 2 {
					c.Kind = KindShip
				}
				if list := (Game{}).Warnings(m.State(), by, c.Pack()); len(list) > 0 {
					t.Errorf("%d seats: %v of the standard home of seat %d has the warnings %v", seats, p, by, list)
				}
				if _, err := m.Do(rules.Move{By: by, Do: c.Pack()}); err != nil {
					t.Fatal(err)
				}
				if again := m.State().(*State).StandardHome(); k < 2 && again != nil {
					t.Errorf("after %d pieces the standard home is still %v", k+1, again)
				}
			}
		}
		if home := m.State().(*State).StandardHome(); home != nil {
			t.Errorf("%d seats: after set-up the standard home is %v", seats, home)
		}
	}
}
