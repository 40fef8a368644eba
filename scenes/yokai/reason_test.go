package yokai

import (
	"testing"

	"engawa/rules"
)

// A hint gives the reason for its move that matters most, and names the piece that it is about.
func TestAHintGivesItsReason(t *testing.T) {
	for _, tt := range []struct{ rules, from, move, want string }{
		{"mori", "l2/1L1/3/3[] w", "b3c4", "wins, safe on the far row"},
		{"mori", "1l1/1C1/3/L2[] w", "b3b4+", "this wins"},
		{"dobutsu", "l2/3/1L1/3[EEGGCC] w", "C@b3", "the opponent has no move left"},
		{"mori", "lge/2G/CE1/1L1[C] w", "a2a3", "the Koropokkuru cannot escape any more"},
		{"mori", "2l/3/1g1/1L1[] w", "b1b2", "takes the piece that attacks the Koropokkuru"},
		{"mori", "2l/3/1g1/1L1[] w", "b1a1", "brings the Koropokkuru to safety"},
		{"mori", "2l/3/1g1/1L1[] w", "b1a2", "leaves the other Koropokkuru fewer squares"}, // no safety there
		{"mori", "l2/3/2e/L1G[] w", "c1c2", "nothing can take it back"},
		{"mori", "l1e/E2/C1G/1L1[Gc] w", "a3b4", ""},
		{"mori", "2e/gl1/CEG/1L1[c] w", "b2a3", "wins the Tanuki, worth more than the Kitsune"},
		{"mori", "l2/2c/2e/L1G[] w", "c1c2", "trades Tanuki for Kitsune"},
		{"mori", "2l/3/g2/L2[E] w", "E@b3", "attacks Koropokkuru and Tanuki"},
		{"mori", "2l/g2/3/L2[E] w", "E@b3", "attacks the Koropokkuru"},
		{"mori", "2l/g2/3/L1E[C] w", "C@a2", "attacks the Tanuki"},
		{"mori", "l2/3/1c1/1GL[] w", "b1a1", "brings the Tanuki to safety"},
		{"mori", "2l/g2/E2/2L[G] w", "G@a1", "protects the Kitsune"},
		{"mori", "l2/3/3/L2[G] w", "G@c3", "leaves the other Koropokkuru fewer squares"},
		{"mori", "3/3/l2/2L[G] w", "G@b1", "keeps the other Koropokkuru off the far row"},
		{"mori", "l2/3/2G/2L[] w", "c1b1", "all your pieces stay safe"},
	} {
		d := newTestBoard(t, tt.rules, tt.from)
		a, err := d.match.Game.ParseAction(d.state, 0, tt.move)
		if err != nil {
			t.Errorf("%s: %v", tt.from, err)
			continue
		}
		if got := d.Reason(d.state, 0, []rules.Action{a}); got != tt.want {
			t.Errorf("%s, %s: %q, want %q", tt.from, tt.move, got, tt.want)
		}
	}
}
