package diagram

import (
	"image"
	"math"

	"engawa/rules/forhonor"
	"engawa/rules/homeworlds"
	"engawa/rules/honshu"
	"engawa/rules/yokai"
	"engawa/scenes/canvas"
	"engawa/scenes/forhonorart"
	"engawa/scenes/geom"
	"engawa/scenes/honshuart"
	"engawa/scenes/stage"
	"engawa/scenes/ui"
	"engawa/scenes/yokaiart"
	"engawa/sprites"
	"engawa/sprites/scenery"
	"engawa/sprites/vector"
)

// Measures of a thumbnail, in logical units.
const (
	thumbEdge  = 6.0 // free around a land and the battlefield
	thumbRound = 7.0
	thumbInk   = 2.0
)

// DrawThumb draws a little picture of a match in r, as a stage.Thumb: the board of the 3x4 game without the reserves, all
// systems of Homeworlds, the land of the seat on the mat, the battlefield in its frame.
func DrawThumb(c *canvas.Canvas, g stage.Preview, r geom.Rect) {
	switch s := g.State.(type) {
	case *yokai.State:
		Diagram{board{board: s.Board(), below: s.SideOf(g.Below), white: s.SeatOf(yokai.White), skin: yokaiart.Skin(g.Skin), hidesReserves: true}}.Draw(c, r)
	case *homeworlds.State:
		d := chart{position: *s.Position(), below: g.Below, shape: r.W / r.H}
		d.arrange()
		w, _ := d.size()
		d.ink = thumbInk * w / r.W
		Diagram{d}.Draw(c, r)
	case *honshu.State:
		c.Draw(mat(r.W, r.H), geom.Pt(r.X, r.Y), canvas.Look{})
		if m := s.Map(g.Below); m != nil {
			const most = 26.0
			honshuart.Draw(c, m, honshuart.Fit(honshuart.BoxOf(m), r.Inset(thumbEdge), most, c.Scale()))
		}
	case *forhonor.State:
		const most = 44.0
		ui.DrawSurface(c, ui.Surface{Face: sprites.Kuri, Lip: sprites.Floor3, Line: sprites.Ink, Radius: thumbRound}, r)
		lie := forhonorart.Landscape
		switch {
		case r.H <= r.W:
		case g.Below >= 0 && s.Camp(g.Below) == forhonor.Defenders:
			lie = forhonorart.UpsideDown
		default:
			lie = forhonorart.Upright
		}
		forhonorart.Draw(c, s, forhonorart.Fit(lie, r.Inset(thumbEdge), most, c.Scale()))
	}
}

type matKey struct{ w, h float64 }

// mat is the ground of a land.
func mat(w, h float64) canvas.Picture {
	return canvas.Picture{Key: matKey{w, h}, Box: geom.R(0, 0, w, h), Render: func(scale float64) *image.RGBA {
		size := scenery.Size{W: int(math.Ceil(w * scale)), H: int(math.Ceil(h * scale)), Scale: scale}
		c := vector.NewCanvas(size.W, size.H)
		c.Scale(scale, scale)
		shape := vector.RoundRect(thumbInk/2, thumbInk/2, w-thumbInk, h-thumbInk, thumbRound)
		c.Save()
		c.Clip(shape, vector.NonZero)
		c.DrawImage(scenery.Tatami(size), 0, 0, vector.Layer{Opacity: 1})
		c.Restore()
		c.Stroke(shape, vector.Stroke{Width: thumbInk}, vector.Solid(sprites.Ink))
		return c.Image()
	}}
}
