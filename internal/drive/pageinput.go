package drive

// Places are in CSS pixels from the page's upper left corner. Between pressing and letting go some frames pass, so that
// the program sees both.

const holdFrames = 3 // frames a button, finger or key stays down at least

// Point moves the mouse.
func (p *Page) Point(x, y float64) {
	p.t.Helper()
	p.must("pointing", p.tab.point(x, y))
}

// Click points somewhere and clicks the left button there.
func (p *Page) Click(x, y float64) {
	p.t.Helper()
	p.Point(x, y)
	p.button(true, x, y)
	p.Frames(holdFrames)
	p.button(false, x, y)
	p.Frames(holdFrames)
}

// Drag presses the left button at one place, moves to the other, and lets go there.
func (p *Page) Drag(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.Point(x0, y0)
	p.button(true, x0, y0)
	p.Frames(holdFrames)
	walkLine(x0, y0, x1, y1, func(x, y float64) {
		p.must("dragging", p.tab.point(x, y))
		p.Frames(1)
	})
	p.button(false, x1, y1)
	p.Frames(holdFrames)
}

func (p *Page) button(down bool, x, y float64) {
	p.t.Helper()
	p.must("clicking", p.tab.button(down, x, y))
}

// Wheel turns the mouse wheel over a place: positive dy towards the player, as browsers count it, in CSS pixels.
func (p *Page) Wheel(x, y, dx, dy float64) {
	p.t.Helper()
	p.must("scrolling", p.tab.wheel(x, y, dx, dy))
	p.Frames(1)
}

// Tap taps with one finger. The page must have been opened with Touch.
func (p *Page) Tap(x, y float64) {
	p.t.Helper()
	p.byFrames(func() {
		p.touch(x, y)
		p.Frames(holdFrames)
		p.lift()
	})
	p.Frames(holdFrames)
}

// Swipe drags one finger from one place to the other.
func (p *Page) Swipe(x0, y0, x1, y1 float64) {
	p.t.Helper()
	p.byFrames(func() {
		p.touch(x0, y0)
		p.Frames(holdFrames)
		walkLine(x0, y0, x1, y1, func(x, y float64) {
			p.touch(x, y)
			p.Frames(1)
		})
		p.lift()
	})
	p.Frames(holdFrames)
}

// Hold presses somewhere, with a finger where the page was opened with Touch, else with the left button. It calls while
// when so many ticks have passed, as Pass counts them, and then lets go.
func (p *Page) Hold(x, y float64, ticks int, while func()) {
	p.t.Helper()
	press, release := func() { p.button(true, x, y) }, func() { p.button(false, x, y) }
	if p.options.Touch {
		press, release = func() { p.touch(x, y) }, func() { p.lift() }
	} else {
		p.Point(x, y)
	}
	press()
	p.Wait(ticks)
	while()
	release()
	p.Frames(holdFrames)
}

// touch puts the finger down at a place, or moves it there.
func (p *Page) touch(x, y float64) {
	p.t.Helper()
	if !p.options.Touch {
		p.t.Fatal("this page was opened without fingers: set PageOptions.Touch")
	}
	p.must("touching", p.tab.touch(x, y))
}

func (p *Page) lift() {
	p.t.Helper()
	p.must("lifting the finger", p.tab.lift())
}

// Key strikes keys one after the other: characters, or the special keys of chromedp/kb such as kb.Enter, kb.Escape,
// kb.ArrowLeft.
func (p *Page) Key(keys string) {
	p.t.Helper()
	for _, k := range keys {
		p.must("pressing a key", p.tab.key(k))
		p.Frames(holdFrames)
	}
}

// Insert puts a text at once where letters go, as the keyboard of a phone does.
func (p *Page) Insert(text string) {
	p.t.Helper()
	p.must("inserting a text", p.chromium("inserting a text").insert(text))
	p.Frames(holdFrames)
}

// Compose shows a text that is still being composed, with the caret behind it. Insert ends the composition.
func (p *Page) Compose(text string) {
	p.t.Helper()
	p.must("composing a text", p.chromium("composing a text").compose(text))
	p.Frames(holdFrames)
}
