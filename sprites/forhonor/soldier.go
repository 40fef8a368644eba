package forhonor

import (
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/vector"
)

// FieldSide is the side of a square of the battlefield in field units, in which
// everything that lies on the squares is drawn.
const FieldSide = 44.0

// Soldier is one soldier on the battlefield, in field units: round in a helmet
// for the attackers, cut straight under a straw hat for the defenders.
type Soldier struct {
	Camp Camp
	Step bool // the second picture of the march: up on one foot, the spear swinging
}

// Measures of a soldier.
const (
	soldierSize  = 0.36 // field units of the drawing's unit
	soldierThrow = 34 * soldierSize
)

// SoldierBox returns the box of every soldier in field units about the middle
// of its square, ink included, shadow not.
func SoldierBox() vector.Box { return vector.Box{X: -17, Y: -23, W: 35, H: 42} }

// Box returns SoldierBox.
func (s Soldier) Box() vector.Box { return SoldierBox() }

// Draw draws the soldier with the middle of its square at the canvas's origin.
// A camp that does not exist is an error and draws nothing.
func (s Soldier) Draw(c *vector.Canvas) error {
	if err := s.Camp.check(); err != nil {
		return err
	}
	lift, swing := 0.0, 0.0
	if s.Step {
		lift, swing = -1.6, 7*math.Pi/180
	}
	sprites.NewPainter(c).DrawAt(-2, 1+lift, soldierSize, func(p sprites.Painter) {
		p.Save()
		p.Transform(vector.Translate(28, 44).Mul(vector.Rotate(swing)))
		drawSpear(p)
		p.Restore()
		if s.Step {
			p.Rotate(-swing / 2)
		}
		if s.Camp == AttackerCamp {
			drawHelmetSoldier(p, s.Camp.Cloth())
		} else {
			drawStrawSoldier(p, s.Camp.Cloth())
		}
	})
	return nil
}

// drawSpear draws a spear that stands on the origin.
func drawSpear(p sprites.Painter) {
	p.Outline(vector.Line(0, 0, 0, -88), 7)
	p.Paint(vector.Polygon(vector.Point{Y: -104}, vector.Point{X: 9, Y: -84}, vector.Point{X: -9, Y: -84}), steel, 5)
}

// Tones of iron, lit and in shade.
const (
	steel      sprites.Color = 0xB7BFC5
	steelShade sprites.Color = 0x7F8A95
)

// skinTone is the skin of people, as in all drawings.
const skinTone sprites.Color = 0xF0CDA0

func drawHelmetSoldier(p sprites.Painter, cloth sprites.Cloth) {
	body := new(vector.Path).MoveTo(-31, 42).CubeTo(-31, 15, -17, 4, 0, 4).CubeTo(17, 4, 31, 15, 31, 42).CubeTo(17, 48, -17, 48, -31, 42).Close()
	p.Paint(body, cloth.Cloth, 6)
	if p.IsFine() {
		p.StrokeThin(new(vector.Path).MoveTo(-27, 30).CubeTo(-14, 36, 14, 36, 27, 30), 3.4, cloth.Dark)
	}
	p.Paint(vector.Circle(0, -8, 19), skinTone, 6)
	helmet := new(vector.Path).MoveTo(-25, -11).CubeTo(-21, -40, 21, -40, 25, -11).CubeTo(12, -18, -12, -18, -25, -11).Close()
	p.Paint(helmet, cloth.Pale, 6)
}

func drawStrawSoldier(p sprites.Painter, cloth sprites.Cloth) {
	body := vector.Polygon(vector.Point{X: -25, Y: 10}, vector.Point{X: 25, Y: 10}, vector.Point{X: 30, Y: 44}, vector.Point{X: -30, Y: 44})
	p.FillColor(body, cloth.Cloth)
	p.StrokeThin(new(vector.Path).MoveTo(-24, 12).LineTo(24, 42).MoveTo(24, 12).LineTo(-24, 42), 4.4, cloth.Dark)
	p.Outline(body, 6)
	p.Paint(vector.Circle(0, -4, 18), skinTone, 6)
	hat := new(vector.Path).MoveTo(-35, -6).LineTo(0, -41).LineTo(35, -6).CubeTo(14, 2, -14, 2, -35, -6).Close()
	p.Paint(hat, cloth.Pale, 6)
	if p.IsFine() {
		p.StrokeThin(new(vector.Path).MoveTo(-4, -30).LineTo(-14, -8).MoveTo(4, -30).LineTo(14, -8), 2.6, cloth.Dark)
	}
}

// Render draws the soldier on an image of its own that shows SoldierBox at scale
// pixels a field unit.
func (s Soldier) Render(scale float64) (*image.RGBA, error) {
	return sprites.Render(SoldierBox(), scale, s.Draw)
}

// Shadow returns the shadow of the soldier held lift pixels above the ground at
// scale pixels a field unit. Its bounds are in the pixels of Render's image and
// reach beyond it. A soldier that does not exist throws none.
func (s Soldier) Shadow(scale, lift float64) *image.RGBA {
	shape, err := s.Render(scale)
	if err != nil {
		return image.NewRGBA(image.Rectangle{})
	}
	return sprites.Shadow(shape, sprites.PieceShadow(soldierThrow*scale).WithLift(lift))
}

// SoldierSpot is a soldier where the battlefield is too small for figures: a
// small dot or square in the colour of its camp, in field units.
type SoldierSpot struct{ Camp Camp }

// Box returns the box of the spot in field units, about the middle of its
// square.
func (s SoldierSpot) Box() vector.Box { return vector.Box{X: -16, Y: -16, W: 32, H: 32} }

// Draw draws the spot with the middle of its square at the canvas's origin. A
// camp that does not exist is an error and draws nothing.
func (s SoldierSpot) Draw(c *vector.Canvas) error {
	if err := s.Camp.check(); err != nil {
		return err
	}
	p := sprites.NewPainter(c)
	cloth := s.Camp.Cloth()
	if s.Camp == AttackerCamp {
		p.FillColor(vector.Circle(0, 0, 11), cloth.Cloth)
		return nil
	}
	box := vector.Rect(-9.5, -9.5, 19, 19)
	p.FillColor(box, cloth.Cloth)
	p.Stroke(box, vector.Stroke{Width: p.LineWidth(4, sprites.MinThinLine), Join: vector.MiterJoin}, vector.Solid(cloth.Dark))
	return nil
}
