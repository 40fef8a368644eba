package homeworlds

import (
	"cmp"
	"math"
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	homeworldssprites "engawa/sprites/homeworlds"
)

// stretchLook is a look at the size, enlarged for a moment.
func stretchLook(size, by float64) canvas.Look {
	look := canvas.Look{Size: size}
	if math.Abs(by-1) > 1e-3 {
		look.Stretch = geom.Pt(by, by)
	}
	return look
}

// drawPyramids draws pieces with their shadows, the lower ones over the higher ones. Pieces far from what is chosen are
// not dimmed: only connections are.
func (b *Board) drawPyramids(c *canvas.Canvas, things []*pyramidSprite, alpha float64) {
	list := slices.Clone(things)
	slices.SortStableFunc(list, func(x, y *pyramidSprite) int {
		return cmp.Or(cmp.Compare(layerOf(x), layerOf(y)), cmp.Compare(x.at.Y, y.at.Y))
	})
	for _, t := range list {
		if !t.isFloating {
			b.drawPyramid(c.Faded(alpha), t, b.fadeOf(t))
		}
	}
}

func layerOf(t *pyramidSprite) int {
	if t.isHeld {
		return 1
	}
	return 0
}

// fadeOf is how far a thing has faded: ships that nobody steers any more.
func (b *Board) fadeOf(t *pyramidSprite) float64 {
	if t.owner >= 0 && b.eliminated.Has(t.owner) {
		return 0.4
	}
	return 0
}

// drawPyramid draws a piece with its shadow. While its size changes it is stretched by the graphics card; at rest it is
// sharp.
func (b *Board) drawPyramid(c *canvas.Canvas, t *pyramidSprite, ghost float64) {
	size := t.goal.unit
	if size == 0 || t.isHeld && t.unit > size {
		size = t.unit
	}
	look := stretchLook(size, t.unit/size)
	look.Fade = 1 - (1-t.fade)*(1-ghost)
	if t.owner < 0 {
		s := homeworldsart.Star(t.piece)
		drawShadow(c, shadowPicture(shadowKey{star: true, size: s.Size}, s), t.at, look)
		c.Draw(canvas.Sprite(s), t.at.Sub(geom.Pt(0, t.lift)), look)
		return
	}
	s := shipOf(t.piece, t.heading)
	if t.burn > 0 {
		step := min(homeworldssprites.BurnSteps, int(t.burn*homeworldssprites.BurnSteps))
		c.Draw(canvas.Sprite(homeworldssprites.Burning{Ship: s, Step: step}), t.at, look)
		return
	}
	drawShadow(c, shadowPicture(shadowKey{size: s.Size, heading: s.Heading}, s), t.at, look)
	look.Turn = math.Remainder(t.heading-s.Heading, 2*math.Pi)
	if math.Abs(look.Turn) < 0.01 || !t.isHeld {
		look.Turn = 0
	}
	c.Draw(canvas.Sprite(s), t.at.Sub(geom.Pt(0, t.lift)), look)
}

// coarse is the largest number of pixels per unit at which shadows are rendered.
const coarse = 1.0

// drawShadow draws a picture of a shadow.
func drawShadow(c *canvas.Canvas, p canvas.Picture, at geom.Point, look canvas.Look) {
	c.DrawCoarse(p, at, look, coarse)
}
