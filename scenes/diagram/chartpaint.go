package diagram

import (
	"cmp"
	"fmt"
	"image"

	"engawa/rules"
	"engawa/rules/homeworlds"
	"engawa/scenes/geom"
	"engawa/scenes/homeworldsart"
	"engawa/sprites"
	homeworldssprites "engawa/sprites/homeworlds"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

type chartKey struct {
	position    homeworlds.Position
	below       rules.Seat
	bank, cards bool
	signs       string // marks, arrows and words
}

func (c chart) key() any {
	return chartKey{c.position, c.below, c.bank, c.cards, fmt.Sprint(c.rows, c.marks, c.arrows, c.words, c.shape, c.ink)}
}

// paint implements painter.
func (c chart) paint(out *vector.Canvas, scale float64) {
	switch {
	case c.bank:
		paintBank(out, c.position.Bank, scale)
	case c.cards:
		paintCards(out, c.words)
	default:
		c.paintSystems(out, scale)
	}
}

// paintSystems draws the systems on a piece of the night garden.
func (c *chart) paintSystems(out *vector.Canvas, scale float64) {
	w, h := c.size()
	out.Save()
	ink := cmp.Or(c.ink, panelInk)
	panel := vector.RoundRect(ink/2, ink/2, w-ink, h-ink, panelRound*ink)
	out.Clip(panel, vector.NonZero)
	bounds := out.Image().Bounds()
	garden := homeworldssprites.NightGarden(scenery.Size{W: bounds.Dx(), H: bounds.Dy(), Scale: scale})
	out.DrawImage(garden, 0, 0, vector.Layer{Opacity: 1})
	middles := c.middles()
	for _, row := range c.rows {
		for _, slot := range row {
			c.paintDisc(out, slot, middles[slot])
		}
	}
	c.paintArrows(out, middles)
	for _, row := range c.rows {
		for _, slot := range row {
			c.paintPieces(out, slot, middles[slot], scale)
		}
	}
	out.Restore()
	out.Stroke(panel, vector.Stroke{Width: ink}, vector.Solid(sprites.Ink))
}

// The edge of a chart.
const (
	panelInk   = 4.0
	panelRound = 4.0 // times the breadth of the line
)

// paintDisc draws the disc of a system with the marks that it carries.
func (c *chart) paintDisc(out *vector.Canvas, slot int, at geom.Point) {
	s := &c.position.Systems[slot]
	out.Save()
	defer out.Restore()
	out.Translate(at.X, at.Y)
	homeworldsart.Disc(homeworldsart.RadiusOf(s), s.Home).Draw(out)
	c.paintDiscMarks(out, slot)
}

// paintPieces draws the ships and stars of a system with their shadows and marks.
func (c *chart) paintPieces(out *vector.Canvas, slot int, at geom.Point, scale float64) {
	places := homeworldsart.Arrange(&c.position.Systems[slot], int(c.position.Seats), c.below)
	marks := c.marksOf(slot, places)
	for seat := range rules.Seat(c.position.Seats) {
		if arc, ok := homeworldsart.SeatArcOf(places, homeworldsart.RadiusOf(&c.position.Systems[slot]), seat, c.below, int(c.position.Seats)); ok {
			out.Save()
			out.Translate(at.X, at.Y)
			out.Rotate(arc.Middle)
			arc.Draw(out)
			out.Restore()
		}
	}
	for k, p := range places {
		paintLight(out, p, at.Add(p.At), marks[k])
	}
	for _, p := range places {
		paintPiece(out, p, at.Add(p.At), scale)
	}
	for k, p := range places {
		paintPieceMark(out, at.Add(p.At), p, marks[k])
	}
}

// sprite is a star or a ship.
type sprite interface {
	Draw(c *vector.Canvas) error
	Box() vector.Box
	Outline() *vector.Path
	Shadow(scale, lift float64) *image.RGBA
}

// spriteOf returns how a placed piece looks.
func spriteOf(p homeworldsart.Place) sprite {
	if p.Owner == homeworlds.Nobody {
		return homeworldsart.Star(p.Piece)
	}
	return homeworldsart.Ship(p.Piece, p.Turn)
}

// paintPiece draws a piece on its shadow.
func paintPiece(out *vector.Canvas, p homeworldsart.Place, at geom.Point, scale float64) {
	s := spriteOf(p)
	box := s.Box()
	paintImage(out, s.Shadow(scale*p.Size, 0), at.Add(geom.Pt(box.X, box.Y).Mul(p.Size)), scale)
	paintSprite(out, s, at, p.Size)
}
