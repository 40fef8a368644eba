package homeworlds

import (
	"math"
	"slices"

	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/scenes/lang"
	"engawa/scenes/ui"
	"engawa/sprites"
	"engawa/sprites/letters"
)

// Measures of minimaps, in logical units.
const (
	systemMapMax  = 84.0 // the longer side of the one beside an open system, at most
	systemMapPart = 0.95 // the same of the disc's radius
	systemMapEdge = 9.0
	minimapEdge   = 5.0
	homeDot       = 3.8 // the radius of a home
	systemDot     = 2.7 // of another system
	litDotScale   = 1.1 // more of one that is lit
)

// drawMinimap draws the whole chart small in the lower left corner of the disc's room, with a word above it, the open one lit.
func (o *systemOverlay) drawMinimap(c *canvas.Canvas, place geom.Rect, disc systemLayout) {
	if !o.Model().disc.others {
		return
	}
	room := o.board.scrollView.room()
	scale := (min(systemMapMax, systemMapPart*disc.radius) - 2*systemMapEdge) / max(room.W, room.H)
	style, name := ui.Body(minText*o.board.labelScale()), o.board.words().T(lang.HomeworldsMap)
	in := geom.R(0, 0, room.W*scale, room.H*scale)
	w, h := max(in.W, math.Ceil(letters.Measure(style, name)))+2*systemMapEdge, in.H+2*systemMapEdge+style.Size
	foot := min(place.Bottom(), disc.at.Y+disc.radius+disc.padding)
	r := geom.R(place.X, foot-h, w, h)
	drawMinimapGround(c, r, 0.9)
	c.Text(style, name, geom.Pt(r.Centre().X, r.Y+systemMapEdge/2+style.Size), sprites.Paper2, canvas.Centre)
	in = in.Move(r.Centre().X-in.W/2, r.Bottom()-systemMapEdge-in.H)
	o.board.drawDots(c, in, func(slot int) (sprites.Color, bool) { return sprites.Kin2, slot == o.slot })
}

// drawMinimap draws the whole chart small at the edge of its window: the systems, those that the chosen ship can go to,
// and the part that is seen.
func (b *Board) drawMinimap(c *canvas.Canvas) {
	s := &b.scrollView
	if !s.scrolls() {
		return
	}
	r := s.minimap
	drawMinimapGround(c, r, 0.8)
	in := r.Inset(minimapEdge)
	share := in.H / s.fullArea.H
	part := geom.R(r.X+2, in.Y+s.offset*share, r.W-4, s.window.H*share)
	c.Draw(slabPicture(math.Round(part.W), math.Round(part.H), 5, sprites.Ai2, 0.75, 1.4, sprites.Paper3), geom.Pt(part.X, part.Y), canvas.Look{})
	b.drawDots(c, in, func(slot int) (sprites.Color, bool) {
		if slices.Contains(b.highlights.links, slot) {
			return sprites.Kin2, true
		}
		return sprites.Paper2, slot == b.highlights.slot
	})
}

func drawMinimapGround(c *canvas.Canvas, r geom.Rect, opacity float64) {
	c.Draw(slabPicture(r.W, r.H, 8, sprites.Night2, opacity, 1.2, sprites.Ai3), geom.Pt(r.X, r.Y), canvas.Look{})
}

// drawDots draws all systems as dots where they lie on the chart, which fills in; lit says which are lit, and how.
func (b *Board) drawDots(c *canvas.Canvas, in geom.Rect, lit func(slot int) (sprites.Color, bool)) {
	room := b.scrollView.room()
	for _, slot := range b.slotsFromAbove() {
		at := b.systems[slot].goal.at
		dot := geom.Pt(in.X+(at.X-room.X)/room.W*in.W, in.Y+(at.Y-room.Y)/room.H*in.H)
		radius, face := systemDot, sprites.Paper3
		if b.homeOf(slot) >= 0 {
			radius = homeDot
		}
		if col, ok := lit(slot); ok {
			radius, face = radius+litDotScale, col
		}
		c.Draw(discPicture(radius, face, sprites.Night), dot, canvas.Look{})
	}
}
