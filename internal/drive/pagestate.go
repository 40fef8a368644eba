package drive

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"strconv"
	"strings"
	"time"
)

// Console is what the page has printed so far, a line a message, with its kind ("log:", "error:", "exception:").
func (p *Page) Console() string { return p.log.String() }

// Violations returns what the page has printed of its own attempts to do what its Content-Security-Policy forbids, since
// it was asked last. A test that leaves any fails.
func (p *Page) Violations() []string {
	var all []string
	for line := range strings.Lines(p.Console()) {
		if strings.Contains(line, policyMark) {
			all = append(all, strings.TrimSpace(line))
		}
	}
	fresh := all[p.violationCount:]
	p.violationCount = len(all)
	return fresh
}

// policyMark is in what browsers print of such an attempt, and in what gatherConsole does.
const policyMark = "Content Security Policy"

// State is the loader's word: "loading", "running", "ended" or "failed".
func (p *Page) State() string {
	p.t.Helper()
	var state string
	p.Eval(`engawa.state`, &state)
	return state
}

// Message returns the sentence the page shows while it loads or when it has failed.
func (p *Page) Message() string {
	p.t.Helper()
	var text string
	p.Eval(`document.getElementById("say").textContent`, &text)
	return text
}

// MissingFunction returns the name of the function of its second part that the program stands still for, "" while it runs.
func (p *Page) MissingFunction() string {
	p.t.Helper()
	var goOn string
	p.Eval(`((go) => go.lacking?.value !== 1 ? "" :
		String(new DataView(go.mem.buffer).getBigUint64(go.shared0.value - 8, true)))(engawa.program)`, &goOn)
	if goOn == "" {
		return ""
	}
	place, err := strconv.ParseUint(goOn, 10, 64)
	if err != nil {
		p.t.Fatal(err)
	}
	if name := builds.page(p.site).MissingFunction(place); name != "" {
		return name
	}
	return "the function at " + goOn
}

// Eval evaluates JavaScript in the page, waits for a promise, and stores the value in out, a pointer, or nil if it does
// not matter.
func (p *Page) Eval(script string, out any) {
	p.t.Helper()
	p.must("evaluating "+script, p.tab.evaluate(script, out))
}

// Until waits for a JavaScript expression to become true. It fails the test, naming what it waited for, after a minute
// and a half.
func (p *Page) Until(what, script string) {
	p.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		var done bool
		p.Eval("!!("+script+")", &done)
		if done {
			return
		}
	}
	p.t.Fatalf("waited in vain for %s\n%s", what, p.log)
}

// Frames waits until the page has drawn n times.
func (p *Page) Frames(n int) {
	p.t.Helper()
	p.Eval(fmt.Sprintf(`new Promise((done) => {
		let left = %d;
		window.letTicks?.(left);
		const next = () => left-- > 0 ? requestAnimationFrame(next) : done();
		next();
	})`, n), nil)
}

// Wait lets so many sixtieths of a second pass. A slow browser, in which the program falls behind the clock, gets as
// many frames as the program needs for so many ticks.
func (p *Page) Wait(ticks int) {
	p.t.Helper()
	const most = 4 // ticks for which a late program can be trusted to make up in one frame
	p.Eval(fmt.Sprintf(`new Promise((done) => {
		const end = performance.now() + %d;
		let left = %d;
		const next = () => --left > 0 || performance.now() < end ? requestAnimationFrame(next) : done();
		next();
	})`, ticks*1000/60, ticks/most), nil)
}

// Picture is what the page shows.
func (p *Page) Picture() *image.RGBA {
	p.t.Helper()
	data, err := p.tab.picture()
	p.must("taking a picture", err)
	decoded, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		p.t.Fatalf("reading the picture: %v", err)
	}
	picture := image.NewRGBA(decoded.Bounds())
	draw.Draw(picture, picture.Rect, decoded, decoded.Bounds().Min, draw.Src)
	return picture
}

// WaitUntilStill waits until two pictures half a second apart are the same, and returns the last. It fails the test if the page
// still moves after three minutes.
func (p *Page) WaitUntilStill() *image.RGBA {
	p.t.Helper()
	last := p.Picture()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		time.Sleep(500 * time.Millisecond)
		p.Frames(2) // a slow machine may have drawn none
		now := p.Picture()
		if SamePicture(last, now) {
			return now
		}
		last = now
	}
	p.t.Fatal("the page does not come to rest")
	return nil
}
