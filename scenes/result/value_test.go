package result

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
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

func TestEveryStartHasItsValue(t *testing.T) {
	if len(startValues()) != len(yokai.Handicaps()) {
		t.Errorf("there are values of %d starts, want %d", len(startValues()), len(yokai.Handicaps()))
	}
	for _, h := range yokai.Handicaps() {
		for _, set := range []string{"mori", "dobutsu"} {
			v, ok := startValue(matchWith(t, map[string]string{"rules": set, "handicap": h.Name}))
			if !ok || v < 0 && v%2 != 0 || v > 0 && v%2 == 0 {
				t.Errorf("%s, %s: the value %d (%v) fits no winner", set, h.Name, v, ok)
			}
		}
	}
}

func TestValuesAgreeWithTheReference(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "oracles", "yokai", "handicaps.tsv"))
	if err != nil {
		t.Skip("the reference data is not beside the project: values are not compared")
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")[1:]
	for _, line := range lines {
		f := strings.Split(line, "\t")
		for k, set := range []string{"mori", "dobutsu"} {
			want, err := strconv.Atoi(f[2+k])
			if err != nil {
				t.Fatal(err)
			}
			if got, _ := startValue(matchWith(t, map[string]string{"rules": set, "handicap": f[0]})); got != want {
				t.Errorf("%s, %s: value %d, want %d", set, f[0], got, want)
			}
		}
	}
	if len(lines) != len(yokai.Handicaps()) {
		t.Errorf("the reference has %d starts, want %d", len(lines), len(yokai.Handicaps()))
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
