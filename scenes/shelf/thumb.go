package shelf

import (
	"engawa/rules"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/stage"
)

// thumbAspect is how wide the little picture of a match is for its height.
const thumbAspect = 184.0 / 247

// drawThumb draws a little picture of the match, as everybody may see it, in the rectangle; games that supply none get
// none.
func (k *storedMatch) drawThumb(c *canvas.Canvas, svc *stage.Services, r geom.Rect) {
	if draw := svc.Boxes[k.match.Game.Info().ID].Thumb; draw != nil {
		draw(c, stage.Preview{State: k.match.State().View(rules.Public), Below: k.below(), Skin: k.skin()}, r)
	}
}
