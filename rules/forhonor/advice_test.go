package forhonor

import (
	"slices"
	"testing"

	"engawa/rules"
)

// TestDoneWarnsOfAFightLeft ends activations with and without an enemy to fight.
func TestDoneWarnsOfAFightLeft(t *testing.T) {
	const text = "2.act zones=--- hero=NA moves=2 razed=0 fought=- A: 0.NA@E9/4+ 0.RA@off 0.HA@off 0.BW@off soldiers=0,0,0,0 left=3 gained=0 before=0 "
	done := Choice{Verb: VerbDone}.Pack()
	for _, tt := range []struct {
		name, enemies string
		before        []string
		want          []rules.Part
	}{
		{"nobody beside", "D: 1.BN@C9/4 1.VA@off 1.JA@off 1.YU@off soldiers=0,0,0,2 left=4 gained=0 before=0", nil, nil},
		{
			"a hero and soldiers", "D: 1.BN@D9/4 1.VA@D10/4 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0", nil,
			[]rules.Part{heroPart(Banneret), heroPart(Valkyrie), buttonPart(ButtonLine)},
		},
		{"it has fought", "D: 1.BN@D9/4 1.VA@off 1.JA@off 1.YU@off soldiers=2,0,0,0 left=4 gained=0 before=0", []string{"NA xL1"}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := parseState(t, text+tt.enemies)
			do(t, s, tt.before...)
			var have []rules.Part
			for _, w := range (Game{}).Warnings(s, 0, done) {
				if w.Code != WarnFightLeft {
					t.Errorf("warning %s", w.Code)
				}
				have = append(have, w.Parts...)
			}
			slices.SortFunc(have, func(a, b rules.Part) int {
				return (int(a.Kind)-int(b.Kind))*1000 + int(a.Index) - int(b.Index)
			})
			slices.SortFunc(tt.want, func(a, b rules.Part) int {
				return (int(a.Kind)-int(b.Kind))*1000 + int(a.Index) - int(b.Index)
			})
			if !slices.Equal(have, tt.want) {
				t.Errorf("%v, want %v", have, tt.want)
			}
			if (Game{}).Warnings(s, 1, done) != nil {
				t.Error("the other seat is warned")
			}
		})
	}
}
