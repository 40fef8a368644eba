package drive

import (
	"context"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// Places are in CSS pixels from the page's upper left corner. Between pressing and letting go some frames pass, so that
// the program sees both.

const held = 3 // frames a button, finger or key stays down at least

// Point moves the mouse.
func (p *Page) Point(x, y float64) {
	p.t.Helper()
	p.run("pointing", chromedp.MouseEvent(input.MouseMoved, x, y))
}

// Click points somewhere and clicks the left button there.
func (p *Page) Click(x, y float64) {
	p.t.Helper()
	p.Point(x, y)
	p.mouse(input.MousePressed, x, y)
	p.Frames(held)
	p.mouse(input.MouseReleased, x, y)
	p.Frames(held)
}

// Drag presses the left button at one place, moves to the other, and lets go there.
func (p *Page) Drag(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.Point(x0, y0)
	p.mouse(input.MousePressed, x0, y0)
	p.Frames(held)
	along(x0, y0, x1, y1, func(x, y float64) {
		p.run("dragging", chromedp.MouseEvent(input.MouseMoved, x, y, chromedp.ButtonLeft))
		p.Frames(1)
	})
	p.mouse(input.MouseReleased, x1, y1)
	p.Frames(held)
}

func (p *Page) mouse(kind input.MouseType, x, y float64) {
	p.t.Helper()
	p.run("clicking", chromedp.MouseEvent(kind, x, y, chromedp.ButtonLeft, chromedp.ClickCount(1)))
}

// Wheel turns the mouse wheel over a place: positive dy towards the player, as browsers count it, in CSS pixels.
func (p *Page) Wheel(x, y, dx, dy float64) {
	p.t.Helper()
	p.run("scrolling", input.DispatchMouseEvent(input.MouseWheel, x, y).WithDeltaX(dx).WithDeltaY(dy))
	p.Frames(1)
}

// Tap taps with one finger. The page must have been opened with Touch.
func (p *Page) Tap(x, y float64) {
	p.t.Helper()
	p.touch(input.TouchStart, x, y)
	p.Frames(held)
	p.touch(input.TouchEnd)
	p.Frames(held)
}

// Swipe drags one finger from one place to the other.
func (p *Page) Swipe(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.touch(input.TouchStart, x0, y0)
	p.Frames(held)
	along(x0, y0, x1, y1, func(x, y float64) {
		p.touch(input.TouchMove, x, y)
		p.Frames(1)
	})
	p.touch(input.TouchEnd)
	p.Frames(held)
}

// Hold presses somewhere, with a finger where the page was opened with Touch, else with the left button. It calls while
// when so many ticks have passed, as Pass counts them, and then lets go.
func (p *Page) Hold(x, y float64, ticks int, while func()) {
	p.t.Helper()
	press, release := func() { p.mouse(input.MousePressed, x, y) }, func() { p.mouse(input.MouseReleased, x, y) }
	if p.o.Touch {
		press, release = func() { p.touch(input.TouchStart, x, y) }, func() { p.touch(input.TouchEnd) }
	} else {
		p.Point(x, y)
	}
	press()
	p.Pass(ticks)
	while()
	release()
	p.Frames(held)
}

// touch sends a touch event: one finger at a place, or none when it is lifted.
func (p *Page) touch(kind input.TouchType, place ...float64) {
	p.t.Helper()
	if !p.o.Touch {
		p.t.Fatal("this page was opened without fingers: set PageOptions.Touch")
	}
	points := []*input.TouchPoint{}
	if len(place) == 2 {
		points = append(points, &input.TouchPoint{X: place[0], Y: place[1], RadiusX: 8, RadiusY: 8, Force: 1})
	}
	p.run("touching", input.DispatchTouchEvent(kind, points))
}

// Key strikes keys one after the other: characters, or the special keys of chromedp/kb such as kb.Enter, kb.Escape,
// kb.ArrowLeft.
func (p *Page) Key(keys string) {
	p.t.Helper()
	for _, k := range keys {
		p.run("pressing a key", chromedp.ActionFunc(func(ctx context.Context) error {
			for _, e := range kb.Encode(k) {
				if e.Type == input.KeyUp {
					time.Sleep(held * time.Second / 60)
				}
				if err := e.Do(ctx); err != nil {
					return err
				}
			}
			return nil
		}))
		p.Frames(held)
	}
}
