package stage

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// bench is a scene with one thing that can be dragged.
type bench struct {
	page  ui.Page
	place string
}

func (b *bench) Arrange(v View) {
	b.page.Set(v.Area, &ui.Control{Key: "thing", Rect: geom.R(0, 0, 50, 50), Drag: &ui.Drag{
		Start:  func(geom.Point) bool { b.place = "in hand"; return true },
		Drop:   func(geom.Point, *ui.Control) { b.place = "dropped" },
		Cancel: func() { b.place = "back" },
	}})
}
func (b *bench) Update(f *input.Frame) { b.page.Update(f) }
func (b *bench) Draw(*canvas.Canvas)   {}
func (b *bench) Stale() bool           { return false }
func (b *bench) Page() *ui.Page        { return &b.page }

func TestANewSceneTakesWhatIsDraggedOutOfTheHand(t *testing.T) {
	s, b := &Stack{}, &bench{}
	s.Push(b)
	s.Arrange(NewView(1280, 800, 1, geom.Insets{}))
	script := &input.Script{}
	script.Drag(geom.Pt(20, 20), geom.Pt(400, 400), false)
	for range 4 {
		s.Update(script.Poll(1))
	}
	if b.place != "in hand" {
		t.Fatalf("the thing is %q, want it in hand", b.place)
	}
	s.Push(&bench{})
	if b.place != "back" {
		t.Errorf("under another scene the thing is %q, want it back", b.place)
	}
}
