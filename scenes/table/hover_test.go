package table

import (
	"fmt"
	"slices"
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
)

// hoverBoard is a toy that writes down what is looked at, and has another tree then.
type hoverBoard struct{ *toyBoard }

func (b *hoverBoard) Choose(c Choice) {
	if c.Changed == ChangedHover {
		b.hear("hover %v %v", c.Hover.Part, c.Hover.Mouse)
		b.lastBuild = ""
	}
}

func TestTheBoardGetsWhatIsLookedAt(t *testing.T) {
	var b *hoverBoard
	d := newTestTableWith(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana", Bot: "random"}}, 3, 6), func(toy *toyBoard) Board {
		b = &hoverBoard{toyBoard: toy}
		return b
	})
	d.run()
	card := rules.Part{Kind: rules.PartCard, Index: 2}
	for _, tt := range []struct {
		about string
		frame *input.Frame
		want  []string
	}{
		{"the mouse comes over a card", &input.Frame{Hover: cardAt(2), Hovering: true}, []string{fmt.Sprintf("hover %v true", card)}},
		{"it stays there", &input.Frame{Hover: cardAt(2).Add(geom.Pt(1, 0)), Hovering: true}, nil},
		{"it leaves", &input.Frame{Hover: geom.Pt(1, 1), Hovering: true}, []string{fmt.Sprintf("hover %v true", rules.Part{})}},
		{"a finger is used", &input.Frame{}, []string{fmt.Sprintf("hover %v false", rules.Part{})}},
	} {
		b.calls = nil
		d.Update(tt.frame)
		if !slices.Equal(b.calls, tt.want) {
			t.Errorf("%s: the board heard %q, want %q", tt.about, b.calls, tt.want)
		}
		if d.tree != b.Tree() {
			t.Errorf("%s: the table draws the tree of before", tt.about)
		}
	}
}
