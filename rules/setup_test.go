package rules_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"engawa/rules"
)

func info() rules.Info {
	return rules.Info{ID: "toy", Title: "Toy", MinSeats: 2, MaxSeats: 4, Best: 3, Options: []rules.Option{
		{Key: "side", Values: []string{"A side", "B side"}, Default: "A side"},
		{Key: "heroes", Default: "all of them"},
	}}
}

func TestResolve(t *testing.T) {
	full, err := info().Resolve(rules.Setup{})
	if err != nil || full.Seats != 3 || !maps.Equal(full.Options, map[string]string{"side": "A side", "heroes": "all of them"}) {
		t.Errorf("the empty setup is resolved as %+v, %v", full, err)
	}
	for _, text := range []string{"B side", "b_side", "B_SIDE"} {
		full, err := info().Resolve(rules.Setup{Seats: 2, Options: map[string]string{"side": text, "heroes": "BN_BW/RA"}})
		if err != nil || full.Options["side"] != "B side" || full.Options["heroes"] != "BN BW/RA" {
			t.Errorf("%q is resolved as %+v, %v", text, full, err)
		}
	}
}

func TestResolveRefuses(t *testing.T) {
	for _, c := range []struct {
		setup rules.Setup
		want  string
	}{
		{rules.Setup{Seats: 1}, "bad-seats: Toy has 2 to 4 seats, not 1"},
		{rules.Setup{Seats: 5}, "bad-seats: Toy has 2 to 4 seats, not 5"},
		{rules.Setup{Seats: -2}, "bad-seats: Toy has 2 to 4 seats, not -2"},
		{rules.Setup{Teams: []int{0, 1}}, "bad-seats: 2 teams are named for 3 seats; expected one a seat"},
		{rules.Setup{Teams: []int{0, 1, 0}}, "bad-seats: Toy is played without teams"},
		{rules.Setup{Options: map[string]string{"x": "y"}}, `bad-option: toy has no option "x"; it has side, heroes`},
		{rules.Setup{Options: map[string]string{"side": "C"}}, `bad-option: side cannot be "C"; expected A_side, B_side`},
	} {
		if _, err := info().Resolve(c.setup); err == nil || err.Error() != c.want {
			t.Errorf("%+v: have %v, want %s", c.setup, err, c.want)
		}
	}
	single := rules.Info{ID: "solo", Title: "Solo", MinSeats: 1, MaxSeats: 1, Best: 1}
	_, err := single.Resolve(rules.Setup{Seats: 2})
	if err == nil || err.Error() != "bad-seats: Solo has 1 seat, not 2" {
		t.Errorf("have %v", err)
	}
	_, err = single.Resolve(rules.Setup{Options: map[string]string{"a": "b"}})
	if err == nil || err.Error() != `bad-option: solo has no option "a"; it has none` {
		t.Errorf("have %v", err)
	}
}

func TestShorten(t *testing.T) {
	long := strings.Repeat("縁", 40)
	for text, want := range map[string]string{"": "", "b2b3": "b2b3", long: long, long + "側": long + "…", "\xff" + long: "\xff" + long[:39*3] + "…"} {
		if have := rules.Shorten(text); have != want {
			t.Errorf("%q is shortened to %q, want %q", text, have, want)
		}
	}
}

// TestParseTeams reads sides by name and by number.
func TestParseTeams(t *testing.T) {
	info := rules.Info{Title: "Tug", Sides: []string{"left", "right"}}
	for text, want := range map[string][]int{"left,right": {0, 1}, "1,0,0": {1, 0, 0}, "Right,1": {1, 1}} {
		if have, err := info.ParseTeams(text); err != nil || !slices.Equal(have, want) {
			t.Errorf("%q: %v, %v, want %v", text, have, err, want)
		}
	}
	for text, says := range map[string]string{"left,up": `"up" is no side`, "": `"" is no side`, "2": "0 to 1", "left,": `"" is no side`, "-1": "left, right"} {
		if have, err := info.ParseTeams(text); rules.CodeOf(err) != rules.CodeSeats || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, %v, want a refusal that says %s", text, have, err, says)
		}
	}
	if _, err := (rules.Info{Title: "Solo"}).ParseTeams("0,1"); rules.CodeOf(err) != rules.CodeSeats || !strings.Contains(err.Error(), "without teams") {
		t.Errorf("a game without sides: %v", err)
	}
}
