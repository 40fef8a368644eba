package result

import (
	"testing"

	"engawa/rules"
	"engawa/rules/toys/pebbles"
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

// solved is a game of a later day whose starts are worth so many moves.
type solved struct {
	pebbles.Game
	value int
}

func (g solved) StartValue(rules.Setup) (int, bool) { return g.value, true }

func TestTheValueIsToldOfEveryGameThatKnowsIt(t *testing.T) {
	for _, tt := range []struct {
		game rules.Game
		want string
	}{
		{solved{value: 5}, "Played perfectly, the first player wins this start in 5 moves."},
		{solved{value: -8}, "Played perfectly, the second player wins this start in 8 moves."},
		{solved{}, "Played perfectly, this start is a draw."},
		{pebbles.Game{}, ""},
	} {
		m, err := rules.NewMatch(tt.game, rules.Setup{Seats: 2}, 1)
		if err != nil {
			t.Fatal(err)
		}
		if got := valueOfStart(lang.For(lang.English), m); got != tt.want {
			t.Errorf("%+v: %q, want %q", tt.game, got, tt.want)
		}
	}
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
