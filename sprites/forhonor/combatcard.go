package forhonor

import (
	"fmt"
	"image"
	"math"

	"engawa/sprites"
	"engawa/sprites/letters"
	"engawa/sprites/vector"
)

// CombatCard is a card of a fight in For Honor, or the back of one.
type CombatCard uint8

// The cards, numbered as the rules number them; 0 is the back.
const (
	CombatBack CombatCard = iota
	SwordCard
	ChargeCard
	ShieldCard
	combatCards
)

// Icon returns the name of the card's icon; a back and a card that does not
// exist have none.
func (k CombatCard) Icon() string {
	if k >= combatCards {
		return ""
	}
	return [combatCards]string{"", "sword", "charge", "shield"}[k]
}

// CombatFace is a combat card as it is to be drawn.
type CombatFace struct {
	Card     CombatCard
	Small    bool // for phones: the picture, and the icon instead of words
	Bonus    bool // the badge of the card in which the hero's faction is strong
	IsPlayed bool // pale: it lies open since the first round
}

// Measures of the cards in units.
const (
	combatWidth  = 150.0
	combatHeight = 195.0
	combatSmall  = 62.0
	combatLow    = 92.0
	badgeRadius  = 17.0
)

// size returns the sides of the paper.
func (f CombatFace) size() (wide, high float64) {
	if f.Small {
		return combatSmall, combatLow
	}
	return combatWidth, combatHeight
}

// badge returns how much the badge is scaled.
func (f CombatFace) badge() float64 {
	if f.Small {
		return 0.6
	}
	return 1
}

// Box returns the box of the card in units: the paper lies from the origin to
// (150, 195), small to (62, 92); ink, lip and the badge stand over.
func (f CombatFace) Box() vector.Box {
	wide, high := f.size()
	over := 8 * f.badge()
	return vector.Box{X: -2, Y: -2 - over, W: wide + 4 + over, H: high + paperLip + 4 + over}
}

// window returns the box of the picture.
func (f CombatFace) window() vector.Box {
	if f.Small {
		return vector.Box{X: 5, Y: 5, W: 52, H: 60}
	}
	return vector.Box{X: 11, Y: 11, W: 128, H: 118}
}

// CombatName returns the box of a large card in which its name belongs, and
// CombatLine that for the line below it.
func CombatName() vector.Box { return vector.Box{X: 8, Y: 132, W: combatWidth - 16, H: 30} }

// CombatLine returns the box of a large card for the line below its name.
func CombatLine() vector.Box { return vector.Box{X: 8, Y: 162, W: combatWidth - 16, H: 27} }

// Draw draws the card with the upper left corner of its paper at the canvas's
// origin. A card that does not exist is an error and draws nothing.
func (f CombatFace) Draw(c *vector.Canvas) error {
	if f.Card >= combatCards {
		return fmt.Errorf("sprites/forhonor: there is no combat card %d, expected 0 to %d", f.Card, combatCards-1)
	}
	p := sprites.NewPainter(c)
	wide, high := f.size()
	round := wide * 0.055
	if f.Card == CombatBack {
		drawWovenBack(p, wide, high, round, wide*0.2)
		return nil
	}
	picture, err := Drawings().Drawing("combat/" + f.Card.Icon())
	if err != nil {
		return err
	}
	p.Paint(vector.RoundRect(0, 0, wide, high+paperLip, round), sprites.Paper4, 2.6)
	p.Paint(vector.RoundRect(0, 0, wide, high, round), sprites.Paper2, 2.6)
	drawCombatWindow(p, f.window(), f.Card, picture)
	if f.Small {
		icon, err := sprites.Icon(f.Card.Icon(), sprites.Ink)
		if err != nil {
			return err
		}
		icon.DrawIn(c, wide/2-9, 69, 18, 18)
	}
	if f.IsPlayed {
		p.Fill(vector.RoundRect(1.3, 1.3, wide-2.6, high-2.6, round), vector.Solid(sprites.Paper3.Alpha(0.72)))
	}
	if f.Bonus {
		p.DrawAt(wide-9*f.badge(), 9*f.badge(), f.badge(), drawPlusOne)
	}
	return nil
}

// drawPlusOne draws the badge of a strong card about the origin.
func drawPlusOne(p sprites.Painter) {
	p.Paint(vector.Circle(0, 0, badgeRadius-1.4), sprites.Kin, 2.6)
	style := letters.Style{Face: letters.Text, Size: 17, Spread: letters.Emphasis}
	const label = "+1"
	letters.Draw(p.Canvas, style, -letters.Measure(style, label)/2, 6.2, label, vector.Solid(sprites.Ink))
}

// drawCombatWindow draws the picture of a card: its ground, and the drawing as
// large as fills the box.
func drawCombatWindow(p sprites.Painter, box vector.Box, card CombatCard, picture *vector.Drawing) {
	frame := vector.RoundRect(box.X, box.Y, box.W, box.H, 0.03*box.W)
	tones := [combatCards][2]sprites.Color{SwordCard: {0xA9C4DA, 0x2F568A}, ChargeCard: {sprites.Kin2, 0xB4762A}, ShieldCard: {sprites.Matsu3, sprites.Matsu}}[card]
	p.Fill(frame, vector.Linear(0, box.Y, 0, box.Y+box.H, vector.Stop{Color: tones[0].NRGBA()}, vector.Stop{Offset: 1, Color: tones[1].NRGBA()}))
	p.Save()
	p.Clip(frame, vector.NonZero)
	side := 1.12 * max(box.W, box.H)
	p.DrawAt(box.X+box.W/2, box.Y+box.H/2, side/140, func(p sprites.Painter) {
		drawCombatGround(p, card, tones[0])
		picture.Draw(p.Canvas)
	})
	p.Restore()
	p.Outline(frame, 2.2)
}

// drawCombatGround draws the pattern behind a card's picture about the origin:
// slanting rain, dust that is left behind, or rays.
func drawCombatGround(p sprites.Painter, card CombatCard, light sprites.Color) {
	switch card {
	case SwordCard:
		rain := new(vector.Path)
		for x := -130.0; x < 130; x += 26 {
			rain.MoveTo(x-30, 80).LineTo(x+30, -80)
		}
		p.Stroke(rain, vector.Stroke{Width: 1.6}, vector.Solid(light.Alpha(0.5)))
	case ChargeCard:
		dust := new(vector.Path)
		for row := range 4 {
			for x := -90 + 16*float64(row%2); x < 100; x += 32 {
				dust.MoveTo(x-16, 26+13*float64(row)).ArcTo(16, 16, 0, false, true, x+16, 26+13*float64(row))
			}
		}
		p.Stroke(dust, vector.Stroke{Width: 1.6}, vector.Solid(sprites.Ink.Alpha(0.35)))
		wind := new(vector.Path)
		for i, x := range []float64{-56, -66, -62, -68, -50} {
			y := -44 + 23*float64(i)
			wind.MoveTo(x, y).LineTo(x+42, y-9)
		}
		p.Stroke(wind, vector.Stroke{Width: 3.4}, vector.Solid(sprites.Paper2.Alpha(0.85)))
	case ShieldCard:
		p.Fill(rays(16, 130), vector.Solid(light.Alpha(0.35)))
	}
}

// rays returns so many rays of that length about the origin, as wide as the
// gaps between them at their ends.
func rays(n int, length float64) *vector.Path {
	all, half := new(vector.Path), math.Pi/float64(2*n)
	for i := range n {
		turn := vector.Rotate(float64(i) * 2 * math.Pi / float64(n))
		all.Append(vector.Polygon(vector.Point{}, vector.Point{X: -length * math.Sin(half), Y: -length}, vector.Point{X: length * math.Sin(half), Y: -length}).Transform(turn))
	}
	return all
}

// Shadow returns the shadow of the card held lift pixels above the table at
// scale pixels a unit. Its bounds are in the pixels of an image that shows Box,
// and reach beyond it.
func (f CombatFace) Shadow(scale, lift float64) *image.RGBA {
	wide, high := f.size()
	return paperShadow(f.Box(), vector.RoundRect(0, 0, wide, high+paperLip, wide*0.055), scale, lift)
}

// CombatCycle shows which card beats which: sword, charge and shield in a ring,
// with arrows from the winner to the loser.
type CombatCycle struct{}

// Box returns the box of the ring in units about its middle.
func (y CombatCycle) Box() vector.Box { return vector.Box{X: -62, Y: -64, W: 124, H: 112} }

// Draw draws the ring about the canvas's origin.
func (y CombatCycle) Draw(c *vector.Canvas) error {
	const radius, disc, apart = 42.0, 19.0, 2 * math.Pi / 3
	p := sprites.NewPainter(c)
	for i, card := range []CombatCard{SwordCard, ChargeCard, ShieldCard} {
		at := float64(i)*apart - math.Pi/2
		from, to := at+0.58, at+apart-0.62
		sin, cos := math.Sincos(from)
		p.Stroke(new(vector.Path).MoveTo(radius*cos, radius*sin).Arc(0, 0, radius, from, to), vector.Stroke{Width: p.LineWidth(2.6, 1.2)}, vector.Solid(sprites.Ink))
		sin, cos = math.Sincos(to)
		p.Save()
		p.Transform(vector.Translate(radius*cos, radius*sin).Mul(vector.Rotate(to)))
		p.FillColor(vector.Polygon(vector.Point{X: -5.6, Y: -2}, vector.Point{X: 5.6, Y: -2}, vector.Point{Y: 8}), sprites.Ink)
		p.Restore()
		icon, err := sprites.Icon(card.Icon(), sprites.Ink)
		if err != nil {
			return err
		}
		sin, cos = math.Sincos(at)
		p.Paint(vector.Circle(radius*cos, radius*sin, disc), sprites.Paper2, 2.2)
		icon.DrawIn(c, radius*cos-11.5, radius*sin-11.5, 23, 23)
	}
	return nil
}
