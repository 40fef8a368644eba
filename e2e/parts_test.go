package e2e

import (
	"testing"

	"engawa/rules"
)

// TestWhatIsDrawnInPartsIsTheWhole plays a game, of whose picture only what changes is drawn anew, and compares what
// stands there after each move with the picture that a window of another size leaves when it comes back to the old one:
// that is drawn as a whole.
func TestWhatIsDrawnInPartsIsTheWhole(t *testing.T) {
	const width, height = 1024, 640
	p := open(t, byMouse, width, height, "", "-lang", "en", "-seed", "7")
	p.begin(iBegin)
	for n := range 2 {
		m := p.current(1, nil)
		p.act(m, goodMove(t, m), n%2 == 1)
		if after := p.current(1, nil); len(after.Log) < len(m.Log)+1 || after.State().Actors() != rules.SeatsOf(0) {
			p.Step(400) // the bot answers
		}
		p.Point(4, 4)
		parts := p.WaitUntilStill()
		p.Resize(width+64, height+40)
		p.WaitUntilStill()
		p.Resize(width, height)
		if whole := p.WaitUntilStill(); !looksAlike(parts, whole) {
			t.Errorf("after move %d the picture differs from the one that is drawn at once", n+1)
		}
	}
	p.Close()
}
