package forhonor

import (
	"fmt"
	"image"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// InitiativeCard is a card of the pile that calls one camp after the other.
type InitiativeCard uint8

// The cards. All backs are alike.
const (
	InitiativeAttackers InitiativeCard = iota
	InitiativeDefenders
	InitiativeBack
	initiativeCards
)

// paperLip is the thickness of a card of For Honor seen below it, in units.
const paperLip = 4

// InitiativeBox returns the box of every small card in units about its middle:
// the paper is 48 wide and 70 high, ink and lip stand over.
func InitiativeBox() vector.Box { return vector.Box{X: -26, Y: -37, W: 52, H: 77} }

// Box returns InitiativeBox.
func (i InitiativeCard) Box() vector.Box { return InitiativeBox() }

// Draw draws the card about the canvas's origin. A card that does not exist is
// an error and draws nothing.
func (i InitiativeCard) Draw(c *vector.Canvas) error {
	p := sprites.NewPainter(c)
	switch i {
	case InitiativeAttackers, InitiativeDefenders:
		camp := Camp(i)
		drawSmallCard(p, sprites.Paper2)
		p.FillColor(vector.RoundRect(-20, -31, 40, 62, 3), camp.Cloth().Pale)
		p.DrawAt(-10, -17, 1, func(p sprites.Painter) {
			p.Outline(vector.Line(0, 37, 0, -4), 3.8)
			drawFlag(p, camp, 18, 2.4)
		})
	case InitiativeBack:
		drawSmallCard(p, backPaper)
		p.StrokeThin(vector.RoundRect(-20, -31, 40, 62, 3), 1.4, backLine)
		drawFanSeal(p, 13)
	default:
		return fmt.Errorf("sprites/forhonor: there is no initiative card %d, expected 0 to %d", i, initiativeCards-1)
	}
	return nil
}

// drawSmallCard draws an empty small card with its lip.
func drawSmallCard(p sprites.Painter, face sprites.Color) {
	p.Paint(vector.RoundRect(-24, -32, 48, 70, 5), sprites.Paper4, 2.4)
	p.Paint(vector.RoundRect(-24, -35, 48, 70, 5), face, 2.4)
}

// paperShadow returns the shadow of a card of that outline.
func paperShadow(box vector.Box, outline *vector.Path, scale, lift float64) *image.RGBA {
	// A path drawn without fail gives no error.
	shape, _ := sprites.Render(box, scale, func(c *vector.Canvas) error {
		c.Fill(outline, vector.Solid(sprites.Ink))
		return nil
	})
	return sprites.Shadow(shape, sprites.PanelShadow(12*scale).WithLift(lift))
}

// Tones of the backs of For Honor's cards.
const (
	backPaper sprites.Color = 0x3A4A6B
	backLine  sprites.Color = 0x8FA3C4
	backGold  sprites.Color = 0xE9D7AE
)

// drawFanSeal draws a war fan in a ring of that radius about the origin.
func drawFanSeal(p sprites.Painter, radius float64) {
	disc := vector.Circle(0, 0, radius)
	p.FillColor(disc, backPaper)
	p.StrokeThin(disc, radius*0.11, backGold)
	p.DrawAt(0, -0.05*radius, radius/21, func(p sprites.Painter) {
		leaf := new(vector.Path).MoveTo(-15, -4).CubeTo(-8, -13, 8, -13, 15, -4).LineTo(4, 11).CubeTo(2, 9, -2, 9, -4, 11).Close()
		p.FillColor(leaf, backGold)
		p.Stroke(vector.Line(0, 10, 0, 15), vector.Stroke{Width: 4}, vector.Solid(backGold))
		if p.PixelsPerUnit < 0.35 {
			return
		}
		ribs := new(vector.Path).MoveTo(0, 9).LineTo(0, -11).MoveTo(-2, 9).LineTo(-8, -9).MoveTo(2, 9).LineTo(8, -9)
		p.Stroke(ribs, vector.Stroke{Width: 1.6}, vector.Solid(backPaper))
	})
}

// drawWovenBack draws the back of a card of that size from the origin: waves within
// a frame, and the fan.
func drawWovenBack(p sprites.Painter, wide, high, round, seal float64) {
	p.Paint(vector.RoundRect(0, 0, wide, high+paperLip, round), 0x26324C, 2.6)
	p.Paint(vector.RoundRect(0, 0, wide, high, round), backPaper, 2.6)
	inset := 0.055 * wide
	frame := vector.RoundRect(inset, inset, wide-2*inset, high-2*inset, round*0.6)
	p.Save()
	p.Clip(frame, vector.NonZero)
	step := wide / 6
	waves := new(vector.Path)
	for row := 0; float64(row)*step/2 < high+step; row++ {
		y := float64(row) * step / 2
		for x := step / 2 * float64(row%2); x < wide+step; x += step {
			waves.MoveTo(x-step/2, y).ArcTo(step/2, step/2, 0, false, true, x+step/2, y)
			waves.MoveTo(x-step/4, y).ArcTo(step/4, step/4, 0, false, true, x+step/4, y)
		}
	}
	p.Stroke(waves, vector.Stroke{Width: max(1, 0.008*wide)}, vector.Solid(backLine.Alpha(0.5)))
	p.Restore()
	p.StrokeThin(frame, 1.8, backLine)
	p.DrawAt(wide/2, high/2, 1, func(p sprites.Painter) { drawFanSeal(p, seal) })
}
