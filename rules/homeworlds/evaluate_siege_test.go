package homeworlds

import (
	"testing"

	"engawa/rules"
)

func TestSiegeGrowsWithWhatStandsBeforeTheHome(t *testing.T) {
	var before int
	for k, text := range []string{
		"2/3 0 0(b1g3)g3| 1(b3r1)|r3",                      // nothing near
		"2/3 0 0(b1g3)g3| 1(b3r1)|r3 s1:-1(g2)r1|",         // one red piece, one move away
		"2/3 0 0(b1g3)g3| 1(b3r1)|r3 s1:-1(g2)r1r2|",       // all for a catastrophe of star and ship
		"2/3 0 0(b1g3)g3| 1(b3r1)|r3 s1:-1(g2)r1r2y3|",     // a ship as large as the one at home
		"2/3 0 0(b1g3)g3| 1(b3r1)y3|r3 s1:-1(g2)b1b2r1r2|", // there already, and the other star in reach
	} {
		s, err := Game{}.ParsePosition(rules.Setup{Seats: 2}, text)
		if err != nil {
			t.Fatal(err)
		}
		f := NewSearchPosition(s.(*State).Position())
		siege := f.Siege(0, 1, Evaluation())
		if k > 0 && siege <= before {
			t.Errorf("%s: the siege is %d, expected more than %d", text, siege, before)
		}
		if other := f.Siege(1, 0, Evaluation()); other >= siegeMatch*NumSizes+siegeRed*NumSizes {
			t.Errorf("%s: seat 1 with one ship at home besieges seat 0 by %d", text, other)
		}
		before = siege
	}
}
