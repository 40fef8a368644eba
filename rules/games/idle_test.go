package games_test

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/games"
)

func TestOptionsThatMeanNothing(t *testing.T) {
	for _, tt := range []struct {
		game    string
		seats   int
		options map[string]string
		want    []string
	}{
		{"yokai", 2, map[string]string{"rules": "mori"}, nil},
		{"yokai", 2, map[string]string{"rules": "dobutsu"}, []string{"attackedTry"}},
		{"homeworlds", 2, nil, []string{"sets", "win"}},
		{"homeworlds", 3, nil, nil},
		{"homeworlds", 4, nil, []string{"sets"}}, // five of a kind, as the sheet gives
		{"homeworlds", 5, nil, nil},
		{"honshu", 2, map[string]string{"selection": "trick"}, nil},
		{"honshu", 2, map[string]string{"selection": "draft"}, []string{"steal"}},
		{"honshu", 3, map[string]string{"selection": "trick"}, []string{"steal"}},
		{"forhonor", 6, map[string]string{"draft": "preset"}, nil},
		{"forhonor", 6, map[string]string{"draft": "pick"}, []string{"heroes"}},
		{"forhonor", 7, map[string]string{"draft": "preset"}, []string{"draft", "heroes"}},
	} {
		g, _ := games.Find(tt.game)
		var got []string
		for _, o := range g.Info().Options {
			if !o.IsRelevant(rules.Setup{Seats: tt.seats, Options: tt.options}) {
				got = append(got, o.Key)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s with %d seats and %v: %q mean nothing, want %q", tt.game, tt.seats, tt.options, got, tt.want)
		}
	}
}
