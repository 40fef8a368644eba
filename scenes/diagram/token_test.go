package diagram

import (
	"testing"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites/vector"
)

// TestTokensAreSeen renders every token and looks for paint in it, and for its place on the canvas.
func TestTokensAreSeen(t *testing.T) {
	for name, token := range map[string]struct {
		picture func() canvas.Picture
		draw    func(c *canvas.Canvas, r geom.Rect, turn float64)
	}{"king": {king, DrawKing}, "ship": {ship, DrawShip}, "cube": {cube, DrawCube}, "hero": {hero, DrawHero}} {
		p := token.picture()
		v := vector.NewCanvas(int(p.Box.W), int(p.Box.H))
		v.Translate(-p.Box.X, -p.Box.Y)
		p.Paint(v)
		painted := 0
		for k, alpha := range v.Image().Pix {
			if k%4 == 3 && alpha > 0 {
				painted++
			}
		}
		if all := len(v.Image().Pix) / 4; painted*4 < all {
			t.Errorf("%s: of %d pixels %d are painted", name, all, painted)
		}
		room := geom.R(100, 100, 40, 40)
		c, trace := canvas.NewTrace(300, 300, 1)
		token.draw(c, room, 0)
		if len(trace.Strokes) != 1 || !room.Contains(trace.Strokes[0].Box.Centre()) || trace.Strokes[0].Box.W > room.W+1 {
			t.Errorf("%s: it is drawn as %+v", name, trace.Strokes)
		}
	}
}
