package scenes_test

import (
	"fmt"
	"testing"

	"engawa/rules/forhonor"
	"engawa/scenes/scenestest"
)

// TestAnotherHeroIsPlayedInstead activates a hero by every kind of input, and then another one: while the first has done
// nothing that is enough to play the other, and after a move it is not.
func TestAnotherHeroIsPlayedInstead(t *testing.T) {
	const from = "2.call zones=--- call=A " +
		"A: 0.RA@E5/4 0.HA@J5/4 0.NA@off 0.BW@off soldiers=1,1,1,1 left=3 gained=0 before=0 " +
		"D: 1.BN@off 1.VA@off 1.JA@off 1.YU@off soldiers=2,2,2,2 left=4 gained=0 before=0"
	for _, shape := range []scenestest.Shape{lateral(), upright()} {
		for _, how := range []inputMode{byMouse, byTouch, byKeys} {
			g := battle(t, shape, how, 2, from)
			m := g.table().Match()
			active := func() forhonor.Hero {
				h, _, _, _ := m.State().(*forhonor.State).Active()
				return h
			}
			card := func(h forhonor.Hero) string { return fmt.Sprint("button ", 1200+int(h)) }
			activate := func(h forhonor.Hero) {
				for range 2 { // a finger sees first what it can reach
					if active() != h {
						g.choose(card(h))
					}
				}
			}
			for _, h := range []forhonor.Hero{forhonor.Raider, forhonor.Hatamoto, forhonor.Raider} {
				if activate(h); active() != h || len(m.Log) != 1 {
					t.Fatalf("%s, %v: %s is played after %d choices, want %s after one", shape.Name, how, active(), len(m.Log), h)
				}
			}
			for range 2 {
				if len(m.Log) == 1 {
					g.choose(squareKey("E6"))
				}
			}
			if activate(forhonor.Hatamoto); active() != forhonor.Raider || len(m.Log) != 2 {
				t.Errorf("%s, %v: after a move %s is played, after %d choices", shape.Name, how, active(), len(m.Log))
			}
		}
	}
}
