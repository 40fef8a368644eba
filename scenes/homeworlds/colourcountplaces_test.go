package homeworlds

import (
	"testing"
)

// TestAColourCountCoversNothing holds that the count of a colour lies on no piece, no name and no other mark, in all
// windows, also in large words.
func TestAColourCountCoversNothing(t *testing.T) {
	const sixWorlds = "6/5 0 H0:0(b3y1)g3b1||||| H1:1(b2g1)|g3y1|||| H2:2(r3y2)||g3r1||| H3:3(b3g2)|||r3b1b1|| H4:4(b3g2)||||r3b1| " +
		"H5:5(y3r1)|||||b3 s1:-1(g1)g1|r1|||| s2:-1(r2)||y1|b1|y1|b2 s3:-1(y3)|||r1||g1"
	for name, v := range views() {
		for seats, from := range map[int]string{2: crowdedWorlds, 3: threeWorlds, 6: sixWorlds} {
			d, marks := newTestBoard(t, seats, from, v), 0
			for slot := range d.pos.Slots() {
				for k := range d.colourCounts(slot) {
					marks++
					checkMarkCoversNothing(t, name, d, slot, k)
				}
			}
			if seats != 3 && marks == 0 {
				t.Errorf("%s: no system of %d seats has a mark", name, seats)
			}
		}
	}
}

func checkMarkCoversNothing(t *testing.T, name string, d *testBoard, slot, k int) {
	t.Helper()
	r := d.markRect(slot, k)
	if d.scrollView.isHidden(r) {
		return
	}
	for _, p := range d.pyramids {
		if r.Inset(1).Overlaps(p.outline()) {
			t.Errorf("%s: the mark of %s at %v lies on %s at %v", name, d.systemName(slot), r, d.partName(p.part()), p.outline())
		}
	}
	for other := range d.pos.Slots() {
		if r.Inset(1).Overlaps(d.systems[other].spot.label) {
			t.Errorf("%s: the mark of %s at %v lies on the name of %s at %v", name, d.systemName(slot), r, d.systemName(other), d.systems[other].spot.label)
		}
		for n := range d.colourCounts(other) {
			if (other != slot || n != k) && r.Inset(1).Overlaps(d.markRect(other, n)) {
				t.Errorf("%s: the marks of %s and %s lie on each other", name, d.systemName(slot), d.systemName(other))
			}
		}
	}
}
