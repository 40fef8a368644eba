package homeworlds

import (
	"math/rand/v2"
	"testing"

	"engawa/rules"
)

// TestFactsAreWhatMatchesShow plays by chance and compares Overpopulation with the catastrophes that are legal.
func TestFactsAreWhatMatchesShow(t *testing.T) {
	legal, fewer := 0, 0
	for seed := range uint64(40) {
		m, err := rules.NewMatch(Game{}, rules.Setup{Seats: 2 + int(seed%2)}, seed)
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(seed, 5))
		for range 120 {
			if err := m.PlayNature(); err != nil || m.Over() {
				break
			}
			s := m.State().(*State)
			for slot, system := range s.Systems() {
				for c := range Colour(NumColours) {
					if s.Phase() == Setup {
						continue
					}
					n := system.Pieces().CountColour(c)
					err := s.pos.refusal(Choice{Kind: KindCatastrophe, Slot: slot, Target: int(c)})
					switch {
					case (err != nil && err.Code == CodeNoOverpopulation) != (n < Overpopulation):
						t.Fatalf("%d %s pieces at %s: %v, but the game tells that it takes %d", n, c.Name(), s.Key(slot), err, Overpopulation)
					case err == nil:
						legal++
					case n == Overpopulation-1:
						fewer++
					}
				}
			}
			all := s.Legal(s.Turn(), nil)
			do := all[rng.IntN(len(all))]
			for _, a := range all {
				if c, _ := Fields(a); c.Kind == KindBuild && rng.IntN(3) == 0 {
					do = a
				}
			}
			if _, err := m.Do(rules.Move{By: s.Turn(), Do: do}); err != nil {
				t.Fatal(err)
			}
		}
	}
	if legal == 0 || fewer == 0 {
		t.Errorf("%d catastrophes, and %d times one piece too few, show little", legal, fewer)
	}
}
