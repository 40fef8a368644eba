package table

import (
	"slices"
	"testing"

	"engawa/rules"
	"engawa/rules/yokai"
)

// yokaiStart returns a match of the animal game in which seat 0 begins.
func yokaiStart(t *testing.T, options ...string) *rules.Match {
	t.Helper()
	setup := rules.Setup{Options: map[string]string{"start": "0"}}
	for k := 0; k+1 < len(options); k += 2 {
		setup.Options[options[k]] = options[k+1]
	}
	m, err := rules.NewMatch(yokai.Game{}, setup, 1)
	if err != nil {
		t.Fatal(err)
	}
	if err := m.PlayNature(); err != nil {
		t.Fatal(err)
	}
	return m
}

func cell(k int32) rules.Part { return rules.Part{Kind: rules.PartCell, Index: k} }

func TestChooserNarrowsToAnAction(t *testing.T) {
	m := yokaiStart(t)
	var c chooser
	c.begin(m.Game, m.State(), 0)
	if a, err := c.pick(cell(4)); a != 0 || err != nil { // the chick on b2
		t.Fatalf("picking a piece gave %v, %v", a, err)
	}
	if want := []rules.Part{cell(7)}; !slices.Equal(c.next(), want) {
		t.Fatalf("next %v, want %v", c.next(), want)
	}
	a, err := c.pick(cell(7))
	if err != nil || m.Game.FormatAction(m.State(), rules.Move{By: 0, Do: a}) != "b2b3" {
		t.Fatalf("picking the goal gave %v, %v", a, err)
	}
}

func TestChooserSwitchesToAnotherPieceAndBack(t *testing.T) {
	m := yokaiStart(t)
	var c chooser
	c.begin(m.Game, m.State(), 0)
	for _, p := range []rules.Part{cell(4), cell(2)} {
		if _, err := c.pick(p); err != nil {
			t.Fatal(err)
		}
	}
	if want := []rules.Part{cell(2)}; !slices.Equal(c.picks, want) {
		t.Fatalf("picked %v, want %v", c.picks, want)
	}
	if _, err := c.pick(cell(2)); err != nil || len(c.picks) != 0 {
		t.Errorf("a second press leaves %v picked, error %v", c.picks, err)
	}
}

func TestChooserSaysWhyNot(t *testing.T) {
	m := yokaiStart(t)
	var c chooser
	c.begin(m.Game, m.State(), 0)
	for _, tt := range []struct {
		parts []rules.Part
		code  string
	}{
		{[]rules.Part{cell(3)}, "move-piece"},           // nothing stands on a2
		{[]rules.Part{cell(10)}, "move-piece"},          // the other side's lion
		{[]rules.Part{cell(4), cell(11)}, "move-reach"}, // far away
	} {
		c.clear()
		var err error
		for _, p := range tt.parts {
			_, err = c.pick(p)
		}
		if rules.CodeOf(err) != tt.code {
			t.Errorf("%v: %v, want %s", tt.parts, err, tt.code)
		}
	}
}

// builder is the animal game with a second way to play b2b3: the piece pressed twice.
type builder struct{ yokai.Game }

func (g builder) Paths(s rules.State, a rules.Action) [][]rules.Part {
	parts := rules.Parts(g.Game, s, a)
	if parts[0] != cell(4) {
		return [][]rules.Part{parts}
	}
	return [][]rules.Part{parts, {cell(4), cell(4)}}
}

func TestTheSamePartTwiceMayLeadOn(t *testing.T) {
	m := yokaiStart(t)
	var c chooser
	c.begin(builder{}, m.State(), 0)
	if _, err := c.pick(cell(4)); err != nil {
		t.Fatal(err)
	}
	if want := []rules.Part{cell(7), cell(4)}; !slices.Equal(c.next(), want) {
		t.Errorf("next %v, want %v", c.next(), want)
	}
	a, err := c.pick(cell(4))
	if err != nil || m.Game.FormatAction(m.State(), rules.Move{By: 0, Do: a}) != "b2b3" {
		t.Errorf("the same part twice gave %v, %v", a, err)
	}
	c.clear()
	for range 2 {
		if _, err := c.pick(cell(2)); err != nil {
			t.Fatal(err)
		}
	}
	if len(c.picks) != 0 {
		t.Errorf("a part that cannot follow itself stays picked: %v", c.picks)
	}
}

// buttonGame is the animal game in which b2b3 can also be chosen with a button, as can b2a3.
type buttonGame struct{ yokai.Game }

func (g buttonGame) Paths(s rules.State, a rules.Action) [][]rules.Part {
	parts := rules.Parts(g.Game, s, a)
	if parts[0] != cell(4) {
		return [][]rules.Part{parts}
	}
	return [][]rules.Part{parts, {cell(4), {Kind: rules.PartButton, Index: 1}, cell(8)}, {cell(4), {Kind: rules.PartButton, Index: 2}, cell(9)}}
}

func TestAnotherPartTakesThePlaceOfTheLast(t *testing.T) {
	m := yokaiStart(t)
	one, two := rules.Part{Kind: rules.PartButton, Index: 1}, rules.Part{Kind: rules.PartButton, Index: 2}
	for _, tt := range []struct{ picks, want []rules.Part }{
		{[]rules.Part{cell(4), one, two}, []rules.Part{cell(4), two}},
		{[]rules.Part{cell(4), one, cell(4)}, []rules.Part{cell(4)}},
		{[]rules.Part{cell(4), one, one}, []rules.Part{cell(4)}},
		{[]rules.Part{cell(4), one, cell(2)}, []rules.Part{cell(2)}},
	} {
		var c chooser
		c.begin(buttonGame{}, m.State(), 0)
		for _, p := range tt.picks {
			if _, err := c.pick(p); err != nil {
				t.Fatal(err)
			}
		}
		if !slices.Equal(c.picks, tt.want) {
			t.Errorf("%v: %v are picked, want %v", tt.picks, c.picks, tt.want)
		}
	}
}
