package e2e

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"engawa/scenes/geom"
	"engawa/scenes/ui"
)

// device is what a game is played on by pointing: the window or the web page. Places are in device-independent pixels.
type device interface {
	arrive(focus string)                       // lets another screen come up, with the keyboard's focus on a control; "" for none
	choose(p *plan, page *ui.Page, key string) // points at a control, or comes to it by keys
	dragTo(from, to geom.Point)                // drags, or swipes
	hold(at geom.Point, while func())          // presses for a second and more, and calls while before letting go
	pass(ticks int)                            // lets about so much time pass
	picture() *image.RGBA
	density() float64 // screen pixels to a device-independent one
	kept() map[string]string
}

var (
	_ device = (*player)(nil)
	_ device = (*reader)(nil)
)

// heldTicks is longer than anything on the screen wants to be held.
const heldTicks = 60

func (p *player) dragTo(from, to geom.Point) {
	if p.hand == byTouch {
		p.Swipe(from.X, from.Y, to.X, to.Y)
	} else {
		p.Drag(from.X, from.Y, to.X, to.Y)
	}
}

func (p *player) hold(at geom.Point, while func()) {
	if p.hand == byTouch {
		p.TouchDown(0, at.X, at.Y)
	} else {
		p.Window.Point(at.X, at.Y)
		p.Step(1)
		p.Button(ebiten.MouseButtonLeft)
	}
	p.Step(heldTicks)
	while()
	if p.hand == byTouch {
		p.TouchUp(0)
	} else {
		p.Unbutton(ebiten.MouseButtonLeft)
	}
	p.Step(2)
}

func (p *player) pass(ticks int) { p.Step(ticks) }

func (p *player) picture() *image.RGBA { return p.Picture() }

func (r *reader) arrive(string) { r.pass(60) }

func (r *reader) dragTo(from, to geom.Point) {
	if r.touch {
		r.Swipe(from.X, from.Y, to.X, to.Y)
	} else {
		r.Drag(from.X, from.Y, to.X, to.Y)
	}
}

func (r *reader) hold(at geom.Point, while func()) { r.Hold(at.X, at.Y, heldTicks, while) }

// pass does nothing for so short a time that pressing has waited as long already.
func (r *reader) pass(ticks int) {
	const moment = 6
	if ticks < moment {
		return
	}
	r.Pass(ticks)
}

func (r *reader) picture() *image.RGBA { return r.Picture() }
