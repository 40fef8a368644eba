package homeworlds

import (
	"math"
	"strconv"

	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/ui"
	"engawa/sprites"
)

// drawCrowds draws the count of each colour of which a system has three pieces or more.
func (b *Board) drawCrowds(c *canvas.Canvas, slot int) {
	w := &b.worlds[slot]
	if !w.there || w.fade > 0 {
		return
	}
	k := 0
	for _, h := range hues() {
		n, ok := b.crowds(slot)[colourOf(h)]
		if !ok {
			continue
		}
		if r := b.markRect(slot, k); !b.sky.hides(r) {
			b.drawCrowd(c, r, h, n)
		}
		k++
	}
}

// teethLook opens and closes the teeth while they move.
func (b *Board) teethLook() canvas.Look {
	if b.teeth == 0 {
		return canvas.Look{}
	}
	share := float64(b.teeth) / float64(anim.Ticks(teethMS))
	by := 1 + 0.08*math.Abs(math.Sin(2*math.Pi*share))
	return canvas.Look{Stretch: geom.Pt(by, by)}
}

// markRect is where the k-th mark of a system's crowded colours lies: at its upper right.
func (b *Board) markRect(slot, k int) geom.Rect {
	w := &b.worlds[slot]
	size := markSize(b)
	angle := -math.Pi/4 + float64(k)*size.X*1.06/max(1, w.spot.radius)
	at := w.spot.at.Add(geom.Pt(math.Cos(angle), math.Sin(angle)).Mul(w.spot.radius + 4))
	r := geom.Around(at, size.X, size.Y)
	room := b.sky.whole.Move(0, -b.sky.off)
	r.X = min(max(r.X, room.X), room.Right()-r.W)
	r.Y = min(max(r.Y, room.Y), room.Bottom()-r.H)
	return r
}

func markSize(b *Board) geom.Point {
	if b.layout.wood {
		return geom.Pt(46, 26)
	}
	return geom.Pt(38, 22)
}

// drawCrowd draws the count of a colour: the glyph of the colour, and the number of the four that burst.
func (b *Board) drawCrowd(c *canvas.Canvas, r geom.Rect, h sprites.Hue, n int) {
	face, ink, opacity, line := sprites.Night, sprites.Paper2, 0.88, 0.0
	if n >= 4 {
		face, ink, opacity, line = sprites.Kin2, sprites.Ink, 1, 2
	}
	c.Draw(slabPicture(r.W, r.H, r.H/2, face, opacity, line, sprites.Ink), geom.Pt(r.X, r.Y), canvas.Look{})
	c.Draw(powerPicture(h), geom.Pt(r.X+r.H*0.55, r.Centre().Y), canvas.Look{Size: r.H / 46})
	style := ui.Strong(leastText)
	c.Text(style, strconv.Itoa(n), geom.Pt(r.Right()-r.H*0.42, canvas.InMiddle(style, r.Y, r.Bottom())), ink, canvas.Centre)
}
