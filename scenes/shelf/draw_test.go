package shelf_test

import (
	"engawa/scenes/canvas"
	"engawa/scenes/stage"
)

// draw draws a scene without a display.
func draw(s stage.Scene, v stage.View) *canvas.Trace {
	c, trace := canvas.NewTrace(v.Area.W, v.Area.H, v.Scale)
	s.Draw(c)
	return trace
}
