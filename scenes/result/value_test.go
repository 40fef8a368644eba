package result

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
	"engawa/rules/yokai"
	"engawa/scenes/lang"
	"engawa/scenes/stage"
)

func matchWith(t *testing.T, options map[string]string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: options}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheValueIsShownOfEveryGameThatKnowsIt(t *testing.T) {
	worth := func(n int) stage.Box {
		return stage.Box{StartValue: func(rules.Setup) (int, bool) { return n, true }}
	}
	for _, tt := range []struct {
		box  stage.Box
		want string
	}{
		{worth(5), "With perfect play, the player who moves first wins."},
		{worth(-8), "With perfect play, the player who moves second wins."},
		{worth(0), "With perfect play, this start is a draw."},
		{stage.Box{}, ""},
	} {
		m, err := rules.NewMatch(pebbles.Game{}, rules.Setup{Seats: 2}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := valueOfStart(lang.For(lang.English), m, tt.box); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}

func TestTheValueIsShownWhereItIsKnown(t *testing.T) {
	known := stage.Box{StartValue: yokai.StartValue}
	for _, tt := range []struct {
		options map[string]string
		want    string
	}{
		{nil, "With perfect play, the player who moves second wins."},
		{map[string]string{"handicap": "second gives giraffe"}, "With perfect play, the player who moves first wins."},
		{map[string]string{"handicap": "first gives chick"}, "With perfect play, this start is a draw."},
		{map[string]string{"attackedTry": "strict"}, ""},
	} {
		if got := valueOfStart(lang.For(lang.English), matchWith(t, tt.options), known); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.options, got, tt.want)
		}
	}
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{From: "gle/1c1/3/ELG[] w"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := valueOfStart(lang.For(lang.English), m, known); got != "" {
		t.Errorf("a match from a position of its own: %q", got)
	}
}
