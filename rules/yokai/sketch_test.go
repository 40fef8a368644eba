package yokai_test

import (
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
)

func TestSketch(t *testing.T) {
	for _, c := range []struct{ name, from, want string }{
		{"both reserves and a hen", "g2/1l1/+C2/ELG[Ce] w", "" +
			"b: e\n4   g  .  .\n3   .  l  .\n2  +C  .  .\n1   E  L  G\n    a  b  c\nw: C\nSeat 0 plays w.\n"},
		{"a waiting Try", "Lg1/3/3/1l1[] b T", "" +
			"b: -\n4   L  g  .\n3   .  .  .\n2   .  .  .\n1   .  l  .\n    a  b  c\nw: -\n" +
			"The lion on a4 waits: catch it now or lose.\nSeat 1 plays b.\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			m, err := rules.NewMatch(yokai.Game{}, rules.Setup{From: c.from, Options: map[string]string{"start": "0"}}, 0)
			if err != nil {
				t.Fatal(err)
			}
			if have := m.State().(*yokai.State).String(); have != c.want {
				t.Errorf("the drawing is\n%swant\n%s", have, c.want)
			}
		})
	}
}

func TestSketchBeforeTheDraw(t *testing.T) {
	const board = "b: -\n4   g  l  e\n3   .  c  .\n2   .  C  .\n1   E  L  G\n    a  b  c\nw: -\n"
	m, err := rules.NewMatch(yokai.Game{}, rules.Setup{}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if have := m.State().(*yokai.State).String(); have != board {
		t.Errorf("before the start is drawn it is\n%swant\n%s", have, board)
	}
}
