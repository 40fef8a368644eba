package host

import "testing"

// TestAComputerOfAnEarlierPositionDoesNotThink has a computer get its place after another run has begun at the table: it does
// not look at its match, and leaves the place.
func TestAComputerOfAnEarlierPositionDoesNotThink(t *testing.T) {
	h := New(Config{Bots: 1})
	late := newTable(h, "abcdefgh")
	run := late.botRuns.Add(1)
	late.botRuns.Add(1)
	late.runBot("random", nil, 0, run)
	if len(late.inbox) != 0 || len(h.botSlots) != 0 {
		t.Errorf("it has brought %d answers, and holds %d places", len(late.inbox), len(h.botSlots))
	}
}
