package honshu

import (
	"strings"
	"testing"

	"engawa/rules"
)

// TestFaultsTellWhatAndWhose bends a position by one thing: the refusal has the code of its sentence, the number that is
// expected, whose it is, and why a card cannot lie as it does.
func TestFaultsTellWhatAndWhose(t *testing.T) {
	for _, c := range []struct {
		old, new, code string
		seat           int32 // -1 for nobody
		n              int   // 0 for none
		also           string
	}{
		{"hand=1,2", "hand=2", "hand", 0, 5, ""},
		{"+30@0,0r0o", "", "land", 0, 2, ""},
		{"31@1,2r0o", "31@0,2r0u", "lies", 1, 0, "lake-under"},
		{"30@0,0r0o", "30@5,5r0o", "lies", 0, 0, "no-overlap"},
		{"hand=11,12", "played=11 hand=12", "played", 2, 0, ""},
		{"hand=11,12", "card=11 hand=12", "card", 2, 0, ""},
		{"2.play", "2.play out=20", "out", -1, 0, ""},
		{"hand=1,2", "hand=6,2", "twice", -1, 0, ""},
		{"map=A1", "map=C1", "", -1, 0, ""},
	} {
		_, err := Game{}.ParsePosition(rules.Setup{Seats: 3}, strings.Replace(plainPosition, c.old, c.new, 1))
		e, ok := err.(*rules.Error)
		if !ok || e.Code != rules.CodePosition {
			t.Fatalf("%s for %s: %v", c.new, c.old, err)
		}
		code, n, seat, also := "", 0, int32(-1), ""
		for _, d := range e.Details {
			if code == "" {
				code = d.Code
			}
			n += d.Number
		}
		if len(e.Parts) == 1 && e.Parts[0].Kind == rules.PartSeat {
			seat = e.Parts[0].Index
		}
		if len(e.Also) > 0 {
			also = e.Also[0].Code
		}
		if code != c.code || n != c.n || seat != c.seat || also != c.also {
			t.Errorf("%s for %s: code %q, number %d, seat %d, also %q; want %+v", c.new, c.old, code, n, seat, also, c)
		}
	}
}
