package table

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// glidingBoard is a toy with a card that glides to the right for some ticks.
type glidingBoard struct {
	*toyBoard
	ticks int // it is still to glide
	at    float64
}

func (b *glidingBoard) Tick() bool {
	if b.ticks == 0 {
		return false
	}
	b.ticks--
	b.at += 10
	return true
}

func (b *glidingBoard) Tree() *widget.Tree { return b.treeOf(b) }

func (b *glidingBoard) cells() []*ui.Control {
	return []*ui.Control{Cell(rules.Part{Kind: rules.PartCell, Index: 7}, geom.R(100+b.at, 100, 40, 40), "card")}
}

// TestWhatHasGlidedIsTouchedWhereItLies lets a thing of the Board's own, such as a sky that has been dragged, come to rest:
// from then on it is touched where it is seen.
func TestWhatHasGlidedIsTouchedWhereItLies(t *testing.T) {
	var b *glidingBoard
	d := newTestTableWith(t, newBidMatch(t, []Player{{Name: "Aki"}, {Name: "Hana"}}, 3, 6), func(toy *toyBoard) Board {
		b = &glidingBoard{toyBoard: toy}
		return b
	})
	b.ticks = 5
	for range 8 {
		d.Table.Update(&input.Frame{})
	}
	if got, want := d.page.Find("cell 7").Rect, geom.R(150, 100, 40, 40); got != want {
		t.Errorf("it is touched at %v, and lies at %v", got, want)
	}
}
