package stage

import (
	"image/color"

	"engawa/scenes/anim"
	"engawa/scenes/canvas"
	"engawa/scenes/geom"
	"engawa/sprites"
	"engawa/sprites/vector"
)

// wipeMS is how long a brush stroke takes to cross the window.
const wipeMS = 280

// strokeWidth is the breadth of the stroke's front in logical units.
const strokeWidth = 150

// wipe is the change from one scene to the next: a stroke of ink runs from left to right and leaves the new one
// behind. What was seen before is drawn once more by the scene that was on top.
type wipe struct {
	previous []Scene
	share    float64
	tween    *anim.Tween
}

func (s *Stack) begin(next Scene) {
	if _, over := next.(Overlay); over || s.isStill || len(s.scenes) == 0 || !s.hasView {
		s.wipe = nil
		return
	}
	if s.wipe != nil && s.wipe.share == 0 {
		return // several changes at once are one
	}
	w := &wipe{previous: append([]Scene(nil), s.visible()...)}
	w.tween = anim.NewTween(anim.Ticks(wipeMS), anim.SineInOut, func(t float64) { w.share = t })
	s.wipe = w
}

// tick advances the stroke; any input finishes it.
func (w *wipe) tick(finish bool) (done bool) {
	if finish {
		w.tween.Finish()
		return true
	}
	return w.tween.Tick()
}

func (w *wipe) draw(c *canvas.Canvas, v View, after []Scene) {
	front := (v.Area.W+2*strokeWidth)*w.share - strokeWidth
	v.draw(c, w.previous)
	v.draw(c.Clipped(geom.R(0, 0, max(0, front), v.Area.H)), after)
	c.Draw(stroke(v.Area.H), geom.Pt(front, 0), canvas.Look{})
}

type strokeKey struct{ h float64 }

// stroke is the front of the brush: bristles of different length on both sides of a solid middle.
func stroke(h float64) canvas.Picture {
	return canvas.Picture{
		Key: strokeKey{h},
		Box: geom.R(-strokeWidth, -2, 2*strokeWidth, h+4),
		Paint: func(c *vector.Canvas) {
			ink := vector.Solid(color.NRGBAModel.Convert(sprites.Ink))
			const bristle = 7.0
			state := uint32(20240721)
			for y := -2.0; y < h+2; y += bristle {
				state = state*1664525 + 1013904223
				left := 20 + float64(state>>24)/255*strokeWidth*0.5
				state = state*1664525 + 1013904223
				right := 20 + float64(state>>24)/255*strokeWidth*0.75
				c.Fill(vector.RoundRect(-left, y, left+right, bristle+1.2, bristle/2), ink)
			}
		},
	}
}
