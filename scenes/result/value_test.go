package result

import (
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
	"engawa/scenes/lang"
)

func matchWith(t *testing.T, options map[string]string) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{Options: options}, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestTheValueIsToldWhereItIsKnown(t *testing.T) {
	for _, tt := range []struct {
		options map[string]string
		want    string
	}{
		{nil, "Played perfectly, the second player wins this start in 78 moves."},
		{map[string]string{"handicap": "second gives giraffe"}, "Played perfectly, the first player wins this start in 23 moves."},
		{map[string]string{"handicap": "first gives chick"}, "Played perfectly, this start is a draw."},
		{map[string]string{"attackedTry": "strict"}, ""},
	} {
		if got := valueOfStart(lang.For(lang.English), matchWith(t, tt.options)); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.options, got, tt.want)
		}
	}
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{From: "gle/1c1/3/ELG[] w"}, 1)
	if err != nil {
		t.Fatal(err)
	}
	if got := valueOfStart(lang.For(lang.English), m); got != "" {
		t.Errorf("a match from a position of its own: %q", got)
	}
}
