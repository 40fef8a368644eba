package forhonor

import (
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

func TestSeatsAreDividedBeforeTheMatch(t *testing.T) {
	for _, tt := range []struct {
		seats int
		teams []int
		want  string // side and heroes of each seat, "" where the division is refused
	}{
		{2, nil, "A4 D4"},
		{3, nil, "A2 D4 A2"},
		{3, []int{0, 1, 1}, "A4 D2 D2"},
		{4, []int{0, 0, 0, 1}, "A2 A1 A1 D4"},
		{8, nil, "A1 D1 A1 D1 A1 D1 A1 D1"},
		{2, []int{0, 0}, ""},
		{5, []int{0, 0, 0, 0, 0}, ""},
		{3, []int{0, 1}, ""},
		{3, []int{0, 1, 2}, ""},
		{9, nil, ""},
	} {
		g := Game{}
		setup := rules.Setup{Seats: tt.seats, Teams: tt.teams, Options: map[string]string{OptHeroes: "whoever"}}
		list, err := g.Info().RosterOf(setup)
		var texts []string
		for _, s := range list.Shares {
			texts = append(texts, g.Info().Sides[s.Side]+string(rune('0'+s.Figures)))
		}
		if got := strings.Join(texts, " "); got != tt.want || (err != nil) != (tt.want == "") {
			t.Errorf("%d seats in %v: %q, %v; want %q", tt.seats, tt.teams, got, err, tt.want)
		}
	}
}

func TestHeroesOfTheCast(t *testing.T) {
	g := Game{}
	for _, tt := range []struct{ heroes, want string }{
		{"", usualHeroes},
		{"NA BW AR VA/RA JA BE JU", "NA BW AR VA/RA JA BE JU"},
		{"NA BW AR VA/RA JA BE NA", usualHeroes},
		{"NA BW", usualHeroes},
		{"NA BW AR VA/RA JA BE XX", usualHeroes},
	} {
		setup := rules.Setup{Seats: 3, Options: map[string]string{OptHeroes: tt.heroes}}
		cast, err := g.Info().RosterOf(setup)
		if got := cast.Value(cast.Standing); err != nil || cast.Option != OptHeroes || got != tt.want {
			t.Errorf("%q: in the places stand %q, want %q", tt.heroes, got, tt.want)
		}
		setup.Options = map[string]string{OptDraft: valuePreset, OptHeroes: cast.Value(cast.Standing)}
		st, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for k, place := range cast.Posts {
			figure := st.(*State).Figures(Camp(place.Side))[k%CampSize]
			if figure.Owner != place.Owner || figure.Hero.String() != cast.Standing[k] {
				t.Errorf("%q: in place %d stands %v of seat %v, want %s of %v", tt.heroes, k, figure.Hero, figure.Owner, cast.Standing[k], place.Owner)
			}
		}
		groups := slices.CompactFunc(slices.Clone(cast.Figures), func(a, b rules.Figure) bool { return a.Group == b.Group })
		if len(cast.Figures) != NumHeroes || len(groups) != NumFactions {
			t.Errorf("the heroes to be named are %v", cast.Figures)
		}
	}
	if _, err := g.Info().RosterOf(rules.Setup{Seats: 9}); err == nil {
		t.Error("nine players have a roster")
	}
}

func TestManyPlayersAreOverruled(t *testing.T) {
	for _, tt := range []struct {
		seats        int
		option, want string
	}{
		{2, OptDraft, valuePick}, {7, OptDraft, valueRandom}, {2, OptHeroes, "BN"}, {7, OptHeroes, "BN"}, {7, OptOrder, valueFixed},
	} {
		setup := rules.Setup{Seats: tt.seats, Options: map[string]string{OptDraft: valuePick, OptHeroes: "BN", OptOrder: valueFixed}}
		o, _ := Game{}.Info().Option(tt.option)
		if got := o.InForce(setup); got != tt.want {
			t.Errorf("%d players: %s is %q, want %q", tt.seats, tt.option, got, tt.want)
		}
	}
}
