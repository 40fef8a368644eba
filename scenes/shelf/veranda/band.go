package veranda

import (
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

type bandKey struct {
	game        string
	w, h, share float64
}

// Measures of a band.
const (
	bandRim    = 9.0
	bandWindow = 1.4 // width of the picture against its height, at most
)

// bandShares are the shares of a band that its picture may have: the largest with which the plate can say everything.
var bandShares = [...]float64{0.36, 0.3, 0.25, 0.2}

// DrawBand draws a game's box lying on its back, as a band with the picture at the left and the label at the right.
func DrawBand(c *canvas.Canvas, game string, r geom.Rect, label Label) {
	share, l := bandLettering(r.W, r.H, label)
	c.Draw(canvas.Picture{
		Key:   bandKey{game, r.W, r.H, share},
		Box:   geom.R(-2, -2, r.W+4, r.H+10),
		Paint: func(v *vector.Canvas) { paintBand(v, game, r.W, r.H, share) },
	}, geom.Pt(r.X, r.Y), canvas.Look{})
	_, paper := bandPlaces(r.W, r.H, share)
	l.draw(c, paper.Move(r.X, r.Y), label, sprites.Ink)
}

// bandLettering returns the share of the picture, 0 for a band that is too narrow for one, and how the plate beside it is
// written: carved and with the fullest line where a smaller picture leaves room for that.
func bandLettering(w, h float64, label Label) (share float64, best Lettering) {
	_, paper := bandPlaces(w, h, 0)
	best = letter(paper, label)
	for _, of := range bandShares {
		_, paper := bandPlaces(w, h, of)
		if l := letter(paper, label); l.fits(paper, label) && (share == 0 || l.saysMoreThan(best)) {
			share, best = of, l
		}
	}
	return share, best
}

// saysMoreThan reports whether a label for the same box is carved where the other is printed, or has a fuller line.
func (l Lettering) saysMoreThan(other Lettering) bool {
	if l.isCarved != other.isCarved {
		return l.isCarved
	}
	return l.below >= 0 && (other.below < 0 || l.below < other.below)
}

// bandPlaces returns where the picture, which has that share, and the plate are; without a share the plate is alone.
func bandPlaces(w, h, share float64) (picture, paper geom.Rect) {
	inner := geom.R(0, 0, w, h).Inset(bandRim)
	if share == 0 {
		return geom.Rect{}, inner
	}
	picture, paper = inner.CutLeft(min(inner.W*share, inner.H*bandWindow))
	paper.X += 8
	paper.W -= 8
	return picture, paper
}

func paintBand(c *vector.Canvas, game string, w, h, share float64) {
	line := vector.Stroke{Width: 2.4, Join: vector.RoundJoin}
	ink := vector.Solid(sprites.Ink)
	wood := vector.RoundRect(1, 1, w-2, h-2, 4)
	below := wood.Transform(vector.Translate(0, 6))
	c.Fill(below, vector.Solid(sprites.Color(0xA97B4A)))
	c.Stroke(below, line, ink)
	c.Fill(wood, vector.Solid(sprites.Color(0xDDB67D)))
	for _, y := range []float64{0.06, 0.5, 0.93} {
		c.Stroke(vector.Line(4, h*y, w-4, h*y), vector.Stroke{Width: 1}, vector.Solid(sprites.Wood2.Alpha(0.7)))
	}
	c.Stroke(wood, line, ink)
	picture, paper := bandPlaces(w, h, share)
	if share > 0 {
		paintWindow(c, game, picture, line)
	}
	plate := vector.RoundRect(paper.X, paper.Y, paper.W, paper.H, 2)
	c.Fill(plate, vector.Solid(sprites.Paper2))
	c.Stroke(plate, line, ink)
}

// paintWindow paints the game's picture in its frame.
func paintWindow(c *vector.Canvas, game string, picture geom.Rect, line vector.Stroke) {
	ink := vector.Solid(sprites.Ink)
	window := vector.RoundRect(picture.X, picture.Y, picture.W, picture.H, 1.5)
	c.Fill(window, ink)
	if d, err := sprites.Drawing("boxes/" + game); err == nil {
		_, _, dw, dh := d.Box()
		fit := max(picture.W/dw, picture.H/dh)
		c.Save()
		c.Clip(window, vector.NonZero)
		d.DrawIn(c, picture.X+(picture.W-dw*fit)/2, picture.Y+(picture.H-dh*fit)/2, dw*fit, dh*fit)
		c.Restore()
	}
	c.Stroke(window, line, ink)
}
