package forhonor

import (
	"errors"
	"slices"
	"testing"

	"engawa/rules"
)

// TestRefusalsSayHowFarAndWhatIsToDo looks at what translations of refusals can name.
func TestRefusalsSayHowFarAndWhatIsToDo(t *testing.T) {
	const yumi = "2.act zones=--- hero=YU moves=0 razed=0 fought=- A: 0.YU@E9/4+ 0.BW@E7/4 0.RA@off 0.BN@off soldiers=0,0,0,0 left=3 gained=0 before=0 " +
		"D: 1.HA@H9/4 1.VA@F10/4 1.KA@wait 1.BE@exec soldiers=0,0,0,0 left=4 gained=0 before=0"
	for _, c := range []struct {
		text string
		want rules.Detail
	}{
		{"act BW", rules.Detail{Name: "phase", Code: "act"}},
		{"YU-E18", rules.Detail{Name: "n", Number: 7}},
		{"YU*J9", rules.Detail{Name: "n", Number: 5}},
	} {
		_, err := Game{}.ParseAction(parseState(t, yumi), 0, c.text)
		e, ok := errors.AsType[*rules.Error](err)
		if !ok || !slices.Contains(e.Details, c.want) {
			t.Errorf("%q: %+v, want the detail %+v", c.text, err, c.want)
		}
	}
}
