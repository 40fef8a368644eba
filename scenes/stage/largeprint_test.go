package stage

import (
	"fmt"
	"image/color"
	"slices"
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/input"
	"engawa/scenes/ui"
)

// board is a scene with pieces that cannot be pressed, and controls.
type board struct {
	page     ui.Page
	area     geom.Rect
	controls []*ui.Control
	pieces   []geom.Rect
}

func (b *board) Arrange(v View)              { b.area = v.Area; b.page.Set(v.Area, b.controls...) }
func (b *board) Update(*input.Frame)         {}
func (b *board) Stale() bool                 { return false }
func (b *board) Page() *ui.Page              { return &b.page }
func (b *board) hasPieceAt(r geom.Rect) bool { return slices.ContainsFunc(b.pieces, r.Overlaps) }

func (b *board) Draw(c *canvas.Canvas) {
	for _, r := range b.pieces {
		c.Fill(r, color.White)
	}
}

// tilesAround covers an area with pieces, but for a place that stays free.
func tilesAround(area, free geom.Rect) (list []geom.Rect) {
	const side, step = 40.0, 44.0
	for y := area.Y; y <= area.Bottom()-side; y += step {
		for x := area.X; x <= area.Right()-side; x += step {
			if r := geom.R(x, y, side, side); !r.Overlaps(free) {
				list = append(list, r)
			}
		}
	}
	return list
}

// TestTheLargePrintHidesNoPiece lays the large print on boards whose pieces cannot be pressed.
func TestTheLargePrintHidesNoPiece(t *testing.T) {
	area := geom.R(0, 0, 390, 844)
	hint := &ui.Control{Key: "hint", Rect: geom.R(300, 700, 48, 48), Yields: true}
	show := func(b *board) *Stack {
		s := &Stack{}
		s.SetStill(true)
		s.SetLargePrint(func() string { return "large-print" }, func() {})
		s.Push(b)
		v := NewView(area.W, area.H, 1, geom.Insets{})
		v.Text = 2
		s.Arrange(v)
		return s
	}
	t.Run("free ground", func(t *testing.T) {
		b := &board{pieces: tilesAround(area, geom.R(100, 500, 60, 60)), controls: []*ui.Control{hint}}
		s := show(b)
		lent := b.page.Extra()
		if lent == nil || b.hasPieceAt(lent.Rect) {
			t.Fatalf("the large print is %+v, want it off all pieces", lent)
		}
		b.pieces = tilesAround(area, geom.R(200, 90, 60, 60)) // one comes to lie there
		for range 12 {
			s.Update(&input.Frame{})
		}
		if lent = b.page.Extra(); lent == nil || b.hasPieceAt(lent.Rect) {
			t.Errorf("after a move the large print is %+v, want it off all pieces", lent)
		}
	})
	t.Run("no free ground", func(t *testing.T) {
		b := &board{pieces: tilesAround(area, geom.Rect{}), controls: []*ui.Control{hint}}
		s := show(b)
		lent := b.page.Extra()
		if lent == nil || lent.Rect != hint.Rect {
			t.Errorf("the large print is %+v, want it in the place of what yields", lent)
		}
		if c := b.page.Find("hint"); c == nil || !c.Rect.Empty() {
			t.Errorf("what yields is %+v, want it without a place", c)
		}
		for range 200 { // it looks again whether its place is free
			s.Update(&input.Frame{})
		}
		if lent = b.page.Extra(); lent == nil || lent.Rect != hint.Rect {
			t.Errorf("later the large print is %+v, want it where it was", lent)
		}
	})
	t.Run("places on which nothing lies", func(t *testing.T) {
		b := &board{}
		for y := area.Y; y < area.Bottom(); y += 26 {
			for x := area.X; x < area.Right(); x += 26 {
				r := geom.R(x, y, 26, 26)
				b.controls = append(b.controls, &ui.Control{Key: fmt.Sprint(r), Rect: r, Role: ui.RoleCell, Yields: y > 400})
			}
		}
		show(b)
		if lent := b.page.Extra(); lent == nil || lent.Rect.Y < 400 {
			t.Errorf("the large print is %+v, want it on places that yield", lent)
		}
	})
	t.Run("the edge of a panel", func(t *testing.T) {
		panel := geom.R(10, 10, 370, 780)
		b := &board{pieces: append(tilesAround(geom.R(10, 10, 370, 600), geom.Rect{}), panel)}
		show(b)
		if lent := b.page.Extra(); lent == nil || !lent.Rect.Within(panel) && lent.Rect.Overlaps(panel) {
			t.Errorf("the large print is %+v, want it off the edge of the panel", lent)
		}
	})
	t.Run("above all", func(t *testing.T) {
		b := &board{controls: []*ui.Control{{Key: "card", Rect: area.Inset(8), Role: ui.RoleCell, Z: 40, Press: func() {}}}}
		show(b)
		if lent := b.page.Extra(); lent == nil || b.page.At(lent.Rect.Centre(), true) != lent {
			t.Errorf("the large print is %+v, want it above the card", lent)
		}
		if lent := b.page.Extra(); lent != nil && lent.Role != ui.RoleCell {
			t.Error("on a card the large print is no thing that lies there")
		}
	})
	t.Run("a card that comes below", func(t *testing.T) {
		b := &board{}
		s := show(b)
		b.page.Set(area, &ui.Control{Key: "card", Rect: area.Inset(1), Role: ui.RoleCell})
		s.Update(&input.Frame{})
		if lent := b.page.Extra(); lent == nil || lent.Role != ui.RoleCell {
			t.Errorf("the large print is %+v, want a thing that lies on the card", lent)
		}
	})
}
