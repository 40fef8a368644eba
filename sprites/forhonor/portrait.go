package forhonor

import (
	"fmt"
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// Portrait is a hero before a duel: the bust large before a pale sun with rays
// in the colours of its camp, in a frame of any proportions.
type Portrait struct {
	Hero Hero
	Camp Camp
	W, H float64 // of the frame in units, above 0
}

// Box returns the box of the portrait in units: the frame lies from the origin
// to (W, H), ink and paper rim stand over.
func (t Portrait) Box() vector.Box { return vector.Box{X: -4, Y: -4, W: t.W + 8, H: t.H + 8} }

// Draw draws the portrait with the upper left corner of its frame at the
// canvas's origin. A hero or camp that does not exist or a frame without room is
// an error and draws nothing.
func (t Portrait) Draw(c *vector.Canvas) error {
	if !(t.W > 0 && t.H > 0) {
		return fmt.Errorf("sprites/forhonor: a portrait of %v by %v has no room, expected sides above 0", t.W, t.H)
	}
	bust, err := t.Hero.bust(t.Camp)
	if err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	frame := vector.RoundRect(0, 0, t.W, t.H, 10)
	p.Stroke(frame, vector.Stroke{Width: 6.4}, vector.Solid(sprites.Paper2))
	drawHeroScene(p, frame, vector.Box{W: t.W, H: t.H}, t.Camp.Cloth().Dark, t.Camp.Cloth().Cloth, t.Camp.Cloth().Pale, bust)
	p.Outline(frame, 2.4)
	return nil
}

// drawHeroScene fills a frame with rays, a sun and a bust that is cut at the lower
// edge.
func drawHeroScene(p sprites.Painter, frame *vector.Path, box vector.Box, ground, ray, sun sprites.Color, bust *vector.Drawing) {
	p.Save()
	defer p.Restore()
	p.Clip(frame, vector.NonZero)
	p.FillColor(frame, ground)
	p.DrawAt(box.X+box.W/2, box.Y+0.54*box.H, 1, func(p sprites.Painter) {
		p.FillColor(rays(20, box.W+box.H), ray)
		p.FillColor(vector.Circle(0, 0, 0.4*min(box.H, box.W)), sun)
	})
	scale := min(0.95*box.H/(bustFoot+40), 0.98*box.W/80)
	p.DrawAt(box.X+box.W/2, box.Y+box.H-(bustFoot-1)*scale, scale, func(p sprites.Painter) { bust.Draw(p.Canvas) })
}

// HeroCard is a hero's card in the draft.
type HeroCard struct {
	Hero Hero
	Camp Camp
}

// Measures of the card in units.
const (
	heroCardWidth  = 150.0
	heroCardHeight = 210.0
)

// HeroCardBox returns the box of every such card in units: the paper lies from
// the origin to (150, 210), ink and lip stand over.
func HeroCardBox() vector.Box {
	return vector.Box{X: -2, Y: -2, W: heroCardWidth + 4, H: heroCardHeight + paperLip + 4}
}

// HeroCardName returns the box for the hero's name.
func HeroCardName() vector.Box { return vector.Box{X: 8, Y: 134, W: heroCardWidth - 16, H: 28} }

// HeroCardLine returns the box for what the hero can do, below its name.
func HeroCardLine() vector.Box { return vector.Box{X: 8, Y: 162, W: heroCardWidth - 16, H: 42} }

// Box returns HeroCardBox.
func (h HeroCard) Box() vector.Box { return HeroCardBox() }

// Draw draws the card with the upper left corner of its paper at the canvas's
// origin. A hero or camp that does not exist is an error and draws nothing.
func (h HeroCard) Draw(c *vector.Canvas) error {
	bust, err := h.Hero.bust(h.Camp)
	if err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	p.Paint(vector.RoundRect(0, 0, heroCardWidth, heroCardHeight+paperLip, 8), sprites.Paper4, 2.6)
	p.Paint(vector.RoundRect(0, 0, heroCardWidth, heroCardHeight, 8), sprites.Paper2, 2.6)
	box := vector.Box{X: 9, Y: 9, W: heroCardWidth - 18, H: 122}
	frame := vector.RoundRect(box.X, box.Y, box.W, box.H, 4)
	cloth := h.Camp.Cloth()
	drawHeroScene(p, frame, box, cloth.Pale, sprites.Paper3, sprites.Paper2, bust)
	p.Outline(frame, 2.4)
	return drawBadge(p, h.Hero.Faction().Icon(), vector.Circle(22, 22, 15), sprites.Paper2, sprites.Ink)
}

// DrawHeroCardBack draws a hero's card face down, in the place where
// HeroCard.Draw draws its face. All backs are alike.
func DrawHeroCardBack(c *vector.Canvas) {
	drawWovenBack(sprites.NewPainter(c), heroCardWidth, heroCardHeight, 8, 30)
}

// Shadow returns the shadow of the card held lift pixels above the table at
// scale pixels a unit, for a face as for a back. Its bounds are in the pixels of
// an image that shows HeroCardBox, and reach beyond it.
func (h HeroCard) Shadow(scale, lift float64) *image.RGBA {
	return paperShadow(HeroCardBox(), vector.RoundRect(0, 0, heroCardWidth, heroCardHeight+paperLip, 8), scale, lift)
}
