package forhonor

import (
	"fmt"
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// HeroState is how a hero's token is shown.
type HeroState uint8

// The states.
const (
	HeroWhole     HeroState = iota
	HeroActivated           // activated in this round: washed and tilted
	HeroWaiting             // comes back: washed, with an hourglass
	HeroExecuted            // will be waiting: washed, with a broken sword on a dark disc
	heroStates
)

// HeroToken is a hero on the battlefield or beside it: a bust in the ring of
// its camp, whose head breaks the rim.
type HeroToken struct {
	Hero  Hero
	Camp  Camp
	State HeroState
}

// Measures of a token in units.
const (
	tokenRadius = 44.0
	tokenWindow = 38.5 // radius of the paper inside the ring
	tokenLip    = 6.0
	tokenInk    = 4.0
	tokenThrow  = 24.0 // length of its shadow
	tokenTilt   = -14 * math.Pi / 180
	tokenWash   = 0.75 // how much of a washed token is left
	breakAbove  = -4.0 // above it the bust may stand over the ring
)

// HeroOnField is how many field units a unit of a token is on the battlefield:
// a token stands over the square by a little on all sides.
const HeroOnField = 0.54

// LivesOnToken is how far below the middle of a token its row of Lives lies.
const LivesOnToken = 41.0

// HeroTokenBox returns the box of every token in units about the middle of its
// ring, ink and lip included, shadow not.
func HeroTokenBox() vector.Box { return vector.Box{X: -54, Y: -54, W: 108, H: 112} }

// Box returns HeroTokenBox.
func (t HeroToken) Box() vector.Box { return HeroTokenBox() }

// Outline returns the ring with its lip, for hit areas and marks. The bust may
// stand over it.
func (t HeroToken) Outline() *vector.Path {
	outline := t.Camp.shape(tokenRadius + tokenInk/2)
	return outline.Append(outline.Transform(vector.Translate(0, tokenLip)))
}

// Draw draws the token with the middle of its ring at the canvas's origin. A
// hero, camp or state that does not exist is an error and draws nothing.
func (t HeroToken) Draw(c *vector.Canvas) error {
	bust, err := t.Hero.bust(t.Camp)
	if err != nil {
		return err
	}
	icon, disc, ink := "", sprites.Paper2, sprites.Ink
	switch t.State {
	case HeroWhole, HeroActivated:
	case HeroWaiting:
		icon = "hourglass"
	case HeroExecuted:
		icon, disc, ink = "execution", sprites.Ink, sprites.Paper2
	default:
		return fmt.Errorf("sprites/forhonor: there is no state %d of a hero, expected 0 to %d", t.State, heroStates-1)
	}
	p := sprites.NewPainter(c)
	if t.State == HeroWhole {
		drawToken(p, t.Camp, bust)
		return nil
	}
	c.Save()
	if t.State == HeroActivated {
		c.Rotate(tokenTilt)
	}
	p.FillUnion(t.Outline(), vector.Solid(sprites.Paper))
	c.BeginLayer(tokenWash)
	drawToken(p, t.Camp, bust)
	c.EndLayer()
	c.Restore()
	if icon == "" {
		return nil
	}
	return drawBadge(p, icon, vector.Circle(28, 24, 17), disc, ink)
}

// drawToken draws ring and bust.
func drawToken(p sprites.Painter, camp Camp, bust *vector.Drawing) {
	cloth, ring, window := camp.Cloth(), camp.shape(tokenRadius), camp.shape(tokenWindow)
	p.Paint(ring.Transform(vector.Translate(0, tokenLip)), cloth.Dark, tokenInk)
	p.Paint(ring, cloth.Cloth, tokenInk)
	p.Paint(window, sprites.Paper, 2.4)
	p.Save()
	p.Clip(window.Clone().Append(vector.Rect(-48, -56, 96, 56+breakAbove)), vector.NonZero)
	p.Translate(0, 4)
	p.Scale(1.04, 1.04)
	bust.Draw(p.Canvas)
	p.Restore()
	p.Save()
	p.Clip(vector.Rect(-48, 6, 96, 60), vector.NonZero)
	p.Outline(window, 2.4)
	p.Restore()
}

// drawBadge draws an icon in a disc.
func drawBadge(p sprites.Painter, icon string, disc *vector.Path, fill, ink sprites.Color) error {
	d, err := sprites.Icon(icon, ink)
	if err != nil {
		return err
	}
	p.Paint(disc, fill, 3)
	box := disc.Bounds()
	inset := 0.175 * box.W
	d.DrawIn(p.Canvas, box.X+inset, box.Y+inset, box.W-2*inset, box.H-2*inset)
	return nil
}

// Render draws the token on an image of its own that shows HeroTokenBox at
// scale pixels a unit.
func (t HeroToken) Render(scale float64) (*image.RGBA, error) {
	return sprites.Render(HeroTokenBox(), scale, t.Draw)
}

// Shadow returns the shadow of the token held lift pixels above the ground at
// scale pixels a unit: that of its ring, so that all tokens of a camp throw the
// same. Its bounds are in the pixels of Render's image and reach beyond it.
func (t HeroToken) Shadow(scale, lift float64) *image.RGBA {
	// A path drawn without fail gives no error.
	shape, _ := sprites.Render(HeroTokenBox(), scale, func(c *vector.Canvas) error {
		c.FillUnion(t.Outline(), vector.Solid(sprites.Ink))
		return nil
	})
	style := sprites.PieceShadow(tokenThrow * scale)
	style.Opacity = 0.42
	return sprites.Shadow(shape, style.WithLift(lift))
}

// HeroSpot is a hero where the battlefield is too small for tokens: a dot or a
// cut square in the colour of its camp, hollow once it has been activated. It is
// drawn in field units.
type HeroSpot struct {
	Camp        Camp
	IsActivated bool
}

// Box returns the box of the spot in field units, about the middle of its
// square.
func (s HeroSpot) Box() vector.Box { return vector.Box{X: -24, Y: -24, W: 48, H: 48} }

// Draw draws the spot with the middle of its square at the canvas's origin. A
// camp that does not exist is an error and draws nothing.
func (s HeroSpot) Draw(c *vector.Canvas) error {
	if err := s.Camp.check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	shape := s.Camp.shape(16)
	if s.IsActivated {
		p.Paint(shape, sprites.Paper, 5)
		p.FillColor(s.Camp.shape(7), s.Camp.Cloth().Cloth)
		return nil
	}
	p.Paint(shape, s.Camp.Cloth().Cloth, 5)
	return nil
}
