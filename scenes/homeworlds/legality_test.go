package homeworlds

import (
	"testing"

	"engawa/rules"
	game "engawa/rules/homeworlds"
	"engawa/scenes/table"
)

// What is remembered of the rules is what they say, of each part alone, of every pair of parts, and of a longer list.
func TestRulingsAreThoseOfTheRules(t *testing.T) {
	for _, c := range []struct {
		seats int
		from  string
	}{{3, ""}, {3, threeWorlds}, {4, manyWorlds}} {
		d := newTestBoard(t, c.seats, c.from, wideView())
		by, ok := d.match.State().Actors().Only()
		if !ok {
			t.Fatal("nobody is to act")
		}
		var parts []rules.Part
		for _, cell := range d.partCells() {
			parts = append(parts, cell.Of.(rules.Part))
		}
		led, refused := 0, 0
		check := func(list ...rules.Part) {
			err := rules.Why(game.Game{}, d.choice.State, by, list)
			if d.legality.canLead(list...) != (err == nil) {
				t.Errorf("%v lead somewhere: %v, but the rules say %v", list, err != nil, err)
			}
			for range 2 { // the second time it is remembered
				if why := d.legality.why(list...); (why == nil) != (err == nil) || why != nil && why.Code != err.(*rules.Error).Code {
					t.Errorf("%v are refused by %v, but the rules say %v", list, why, err)
				}
			}
			if err == nil {
				led++
			} else {
				refused++
			}
		}
		for k, p := range parts {
			check(p)
			for _, q := range parts[:min(k, 24)] {
				check(p, q)
			}
		}
		check(append(parts[:2:2], parts[:3]...)...)
		if led == 0 || refused == 0 {
			t.Errorf("%d lists lead somewhere, %d do not", led, refused)
		}
		d.Choose(table.Choice{})
		if d.legality.canLead(parts[0]) || d.legality.why(parts[0]) != nil {
			t.Error("while nobody chooses, the rules are asked")
		}
	}
}
