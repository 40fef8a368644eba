package shelf

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
	"engawa/scenes/widget"
)

// thumb is a little picture of the match, as everybody may see it; games that supply none get none.
func (k *storedMatch) thumb(svc *stage.Services) widget.Widget {
	const wide, high = 184, 247
	return widget.Aspect{W: wide, H: high, Child: widget.Paint{Draw: func(c *canvas.Canvas, r geom.Rect) {
		if draw := svc.Boxes[k.match.Game.Info().ID].Thumb; draw != nil {
			draw(c, stage.Preview{State: k.match.State().View(rules.Public), Below: k.below(), Skin: k.skin()}, r)
		}
	}}}
}
