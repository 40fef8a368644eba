package scenes_test

import (
	"strings"
	"testing"

	"engawa/remote"
	"engawa/rules"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
)

// TestASlowLineIsSeenElsewhere: while all lines are slow, the plate of the other has a sign that says so in words to the
// mouse, a resting finger and a screen reader, together with whose turn it is. One's own plate has none.
func TestASlowLineIsSeenElsewhere(t *testing.T) {
	p, a, b := pair(t, remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	p.isRelaying = true
	p.breakLines(a, b)
	words := b.Services.Words
	seat, _ := a.table().Match().State().Actors().First()
	plate := func(of rules.Seat) *ui.Control { return b.control("seat" + of.String()) }
	p.tellLines(remote.LineSlow)
	b.until("the sign", func() bool { return plate(seat).ShowsTip })
	for _, what := range []string{words.T(lang.SeatSlow), words.T(lang.TableToMove)} {
		if c := plate(seat); !strings.Contains(c.Value, what) {
			t.Errorf("the plate of who has a slow line says %q; expected %q too", c.Value, what)
		}
	}
	if c := plate(seat); !strings.Contains(c.Tip, words.T(lang.SeatSlow)) {
		t.Errorf("the tip of the plate is %q", c.Tip)
	}
	if c := plate(1 - seat); c.ShowsTip || strings.Contains(c.Value, words.T(lang.SeatSlow)) {
		t.Errorf("one's own plate tells of a slow line: %q", c.Value)
	}
	p.tellLines(remote.LineGood)
	b.until("the sign's end", func() bool { return !plate(seat).ShowsTip })
	if c := plate(seat); strings.Contains(c.Value, words.T(lang.SeatSlow)) {
		t.Errorf("after that the plate says %q", c.Value)
	}
	step(a, b)
}
