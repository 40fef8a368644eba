package homeworlds

import (
	"testing"

	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// TestTheBankLeadsToTheHomeThatIsFounded holds that a way leads from the bank to the home where it lies beside it, and
// under nothing, and that there is none where the bank lies below.
func TestTheBankLeadsToTheHomeThatIsFounded(t *testing.T) {
	for seats := 2; seats <= 6; seats++ {
		for _, v := range []stage.View{wideView(), phone()} {
			d := newTestBoard(t, seats, "", v)
			slot, founds := d.founding()
			if !founds {
				t.Fatalf("%d seats: no home is set up", seats)
			}
			l, ok := d.wayFromBank(slot)
			if !ok {
				if v.Class == stage.Wide && seats < 6 { // the homes of six leave no way
					t.Errorf("%d seats: no way leads from the bank", seats)
				}
				continue
			}
			if v.Class == stage.Tall {
				t.Errorf("%d seats: a way leads from a bank that lies below", seats)
			}
			for _, dot := range l.Dots() {
				at := geom.Pt(dot.X, dot.Y)
				if d.room.Slot(slotBank).Contains(at) || d.systems[slot].spot.at.Sub(at).Len() < d.systems[slot].spot.radius {
					t.Errorf("%d seats: the way lies at %v on the bank or the home", seats, at)
				}
			}
		}
	}
}
