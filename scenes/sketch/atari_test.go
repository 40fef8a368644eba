package sketch

import (
	"testing"

	"engawa/rules"
	"engawa/scenes/geom"
	"engawa/scenes/stage/stagetest"
	"engawa/scenes/ui"
	"engawa/scenes/widget"
)

// game is a position for the test.
type game struct {
	rules.State
	on stones
}

func (g game) Stones() stones          { return g.on }
func (g game) Captured(rules.Seat) int { return 0 }
func (g game) Last() int               { return -1 }

func TestABoardInEveryWindow(t *testing.T) {
	slot := func(name string, w, h float64) widget.Widget { return widget.Slot{Name: name, W: w, H: h} }
	f := Furniture{
		Slips: []widget.Widget{slot("seat0", 0, 40), slot("seat1", 0, 40)}, Message: slot("message", 0, 40),
		Tools: []widget.Widget{widget.Round{Icon: "menu", Control: ui.Control{Key: "menu", Name: "Menu"}}},
	}
	f.Tools[0] = widget.Sized{W: 44, H: 44, Of: f.Tools[0]}
	for name, v := range stagetest.Views() {
		b := &Atari{}
		b.Show(Position{State: game{}})
		s := NewScreen(b, f)
		s.Changed()
		tree := s.Tree(v.Safe, widget.Env{})
		if tree.Short {
			t.Errorf("%s: no room for %v", name, tree.Trouble)
		}
		least, all := 1e9, geom.Rect{}
		for _, c := range tree.Controls() {
			if !c.Rect.Within(v.Safe) {
				t.Errorf("%s: %s at %v", name, c.Key, c.Rect)
			}
			least, all = min(least, c.Rect.W), c.Rect
		}
		_ = all
		t.Logf("%s: points of %.0f, slips %v", name, least, tree.Slot("seat0"))
		b.Choose(Choice{Picked: []rules.Part{{Kind: rules.PartCell, Index: 3}}})
		s.Changed()
		if next := s.Tree(v.Safe, widget.Env{}); next == tree {
			t.Error("a choice makes no new tree")
		}
	}
}
