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
	shows(key string) bool                     // reports whether a button has come up; true where a wait by ticks is enough
	picture() *image.RGBA
	density() float64 // screen pixels to a device-independent one
	files() map[string]string
}

var (
	_ device = (*windowPlayer)(nil)
	_ device = (*pagePlayer)(nil)
)

// holdTicks is longer than anything on the screen wants to be held.
const holdTicks = 60

func (p *windowPlayer) dragTo(from, to geom.Point) {
	if p.method == byTouch {
		p.Swipe(from.X, from.Y, to.X, to.Y)
	} else {
		p.Drag(from.X, from.Y, to.X, to.Y)
	}
}

func (p *windowPlayer) hold(at geom.Point, while func()) {
	if p.method == byTouch {
		p.TouchDown(0, at.X, at.Y)
	} else {
		p.Window.Point(at.X, at.Y)
		p.Step(1)
		p.Button(ebiten.MouseButtonLeft)
	}
	p.Step(holdTicks)
	while()
	if p.method == byTouch {
		p.TouchUp(0)
	} else {
		p.ReleaseButton(ebiten.MouseButtonLeft)
	}
	p.Step(2)
}

func (p *windowPlayer) pass(ticks int) { p.Step(ticks) }

func (p *windowPlayer) shows(string) bool { return true }

func (p *windowPlayer) picture() *image.RGBA { return p.Picture() }

func (r *pagePlayer) arrive(string) { r.pass(60) }

func (r *pagePlayer) dragTo(from, to geom.Point) {
	if r.touch {
		r.Swipe(from.X, from.Y, to.X, to.Y)
	} else {
		r.Drag(from.X, from.Y, to.X, to.Y)
	}
}

func (r *pagePlayer) hold(at geom.Point, while func()) { r.Hold(at.X, at.Y, holdTicks, while) }

// pass does nothing for so short a time that pressing has waited as long already.
func (r *pagePlayer) pass(ticks int) {
	const moment = 6
	if ticks < moment {
		return
	}
	r.Wait(ticks)
}

// shows asks the words beside the picture, which have every control.
func (r *pagePlayer) shows(key string) (ok bool) {
	r.Eval("!!"+button(key), &ok)
	return ok
}

func (r *pagePlayer) picture() *image.RGBA { return r.Picture() }
