package honshu

import (
	"errors"
	"slices"
	"testing"

	"engawa/rules"
)

// TestRefusalsSayWhichCardAndWhatIsToDo looks at what translations of refusals can name.
func TestRefusalsSayWhichCardAndWhatIsToDo(t *testing.T) {
	keeping := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "50 6 7 8 9 10"), "0 bid 33", "1 bid 50", "0 stand", "1 pair 1")...)
	building := newMatch(t, 2, nil, append(duelMoves("33 1 2 3 4 5", "16 6 7 8 9 10"), "0 bid 33", "1 bid 16", "1 stand", "0 pair 1", "0 keep 44", "1 keep 16")...)
	for _, c := range []struct {
		m    *rules.Match
		move string
		want rules.Detail
	}{
		{keeping, "0 bid 1", rules.Detail{Name: "phase", Code: "keep"}},
		{keeping, "0 keep 44", rules.Detail{Name: "first", Number: 33}},
		{building, "1 44@0,2r0o", rules.Detail{Name: "card", Number: 16}},
	} {
		err := try(c.m, c.move)
		e, ok := errors.AsType[*rules.Error](err)
		if !ok || !slices.Contains(e.Details, c.want) {
			t.Errorf("%s: %+v, want the detail %+v", c.move, err, c.want)
		}
	}
}
