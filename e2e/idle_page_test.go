package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
)

// TestAnIdlePageIsQuiet lets the page rest until it gets frames seldom only; a key is answered all the same.
func TestAnIdlePageIsQuiet(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480})
	p.Until("the page to rest", `engawa.quiet`)
	before := p.WaitUntilStill()
	p.Key(kb.Tab)
	p.Until("the page to draw again", `!engawa.quiet`)
	if drive.SamePicture(before, p.WaitUntilStill()) {
		t.Error("a key pressed on a quiet page changes nothing")
	}
	p.Until("the page to rest again", `engawa.quiet`)
}

// TestATimerOfAQuietPageComesInTimeAfterAnEvent has a timer of a resting program, which a pause makes later, race with
// one of the page that ends before the pause would: what comes in ends the pause of the first.
func TestATimerOfAQuietPageComesInTimeAfterAnEvent(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480})
	const race = `(async () => {
		const rest = engawaIdle(() => true);
		await new Promise((done) => setTimeout(done, 1200));
		const first = Promise.race([
			new Promise((done) => rest.later(() => done("the program's"), 10)),
			new Promise((done) => setTimeout(() => done("the page's"), 150)),
		]);
		%s
		return first;
	})()`
	for _, tt := range []struct{ happens, first string }{
		{"", "the page's"},
		{`window.dispatchEvent(new Event("keydown"));`, "the program's"},
	} {
		var first string
		p.Eval(fmt.Sprintf(race, tt.happens), &first)
		if first != tt.first {
			t.Errorf("after %q %s timer comes first, want %s", tt.happens, first, tt.first)
		}
	}
}

// pads are those of a browser that has none until pads.list holds some: pads.asked counts how often it was asked for
// them, pads.heeded whether anybody listens for the first. pads.later is by how much the page's clock is ahead,
// pads.frames counts the browser's frames that were asked for.
const pads = `window.pads = { list: [], asked: 0, heeded: 0, later: 0, frames: 0 };
	Navigator.prototype.getGamepads = () => { pads.asked++; return pads.list; };
	const grant = window.requestAnimationFrame;
	window.requestAnimationFrame = (callback) => { pads.frames++; return grant(callback); };
	for (const [name, step] of [["addEventListener", 1], ["removeEventListener", -1]]) {
		const own = window[name];
		window[name] = function (kind, ...how) {
			if (kind === "gamepadconnected") pads.heeded += step;
			return own.call(this, kind, ...how);
		};
	}
	const clock = performance.now.bind(performance);
	performance.now = () => clock() + pads.later;`

// TestAPageLongAtRestLooksForPadsNowAndThen counts how often pads are looked for: always, but only at the end of every
// pause where none has come and nothing else for long.
func TestAPageLongAtRestLooksForPadsNowAndThen(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: drive.InsertScript(pads + ";" + quick)})
	p.Until("the page to rest", `engawa.quiet`)
	const watch = `new Promise((done) => {
		let looks = 0, all = 0;
		pads.asked = 0;
		const look = () => {
			looks += pads.heeded;
			if (++all < 120) setTimeout(look, 50);
			else done({ part: looks / all, asked: pads.asked });
		};
		look();
	})`
	for _, tt := range []struct {
		when, happens string
		least, most   float64 // part of the time in which pads are looked for
	}{
		{"soon after the last event", `window.dispatchEvent(new Event("focus"))`, 1, 1},
		{"long after", `pads.later = 1200000`, 0.1, 0.7},
		{"after the mouse has moved", `window.dispatchEvent(new MouseEvent("mousemove"))`, 1, 1},
		{"long after a pad has come", `window.dispatchEvent(new Event("gamepadconnected")); pads.later = 2400000`, 1, 1},
	} {
		p.Eval(tt.happens, nil)
		p.Eval(`new Promise((done) => setTimeout(done, 2000))`, nil)
		var seen struct{ Part, Asked float64 }
		p.Eval(watch, &seen)
		if seen.Part < tt.least || seen.Part > tt.most {
			t.Errorf("%s pads are looked for during %.2f of the time, want %v to %v", tt.when, seen.Part, tt.least, tt.most)
		}
		if seen.Asked == 0 {
			t.Errorf("%s the browser is not asked for pads at all", tt.when)
		}
	}
}

// TestAPageRestsBesideAPadThatLies has a pad that is not used, and then a button of it pressed for a tenth of a second.
func TestAPageRestsBesideAPadThatLies(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, Server: drive.InsertScript(pads + ";" + quick)})
	p.Eval(`pads.list = [{ id: "pad", index: 0, connected: true, mapping: "standard", timestamp: 1, axes: [0, 0.02, 0, 0],
		buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) }];
		window.dispatchEvent(new Event("gamepadconnected"))`, nil)
	p.Until("the page to rest", `engawa.quiet`)
	before := p.WaitUntilStill()
	// A busy machine tells the page late that its picture was taken: wait for a second and a half of the world without a frame.
	p.Until("the page to rest after that", `engawa.quiet && (window.drawn === pads.frames ? performance.now() > window.drawnAt + 6000 : (window.drawn = pads.frames, window.drawnAt = performance.now(), false))`)
	var frames int
	p.Eval(`new Promise((done) => { pads.frames = 0; setTimeout(() => done(pads.frames), 3000); })`, &frames)
	if frames > 5 {
		t.Errorf("a page with a pad that lies asks for %d frames in three seconds, want none", frames)
	}
	p.Eval(`new Promise((done) => {
		const down = pads.list[0].buttons[13];
		Object.assign(down, { pressed: true, value: 1 });
		setTimeout(() => { Object.assign(down, { pressed: false, value: 0 }); done(); }, 100);
	})`, nil)
	p.Until("the page to draw again", `!engawa.quiet`)
	if drive.SamePicture(before, p.WaitUntilStill()) {
		t.Error("a button of a pad changes nothing on a quiet page")
	}
}

// TestNoPressOfAPadIsLost has a button of a pad that nobody has used yet pressed for less than a pause, on a page that
// has rested for long; and one that is up again before the program can look at it.
func TestNoPressOfAPadIsLost(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480, RealTime: true, Server: drive.InsertScript(pads + ";" + quick)})
	p.Until("the page to rest", `engawa.quiet`)
	for _, tt := range []struct{ name, press string }{
		// The browser shows it when somebody listens while the button is down.
		{"the first", `new Promise((done) => {
			pads.later = 1200000;
			const strike = () => {
				const down = { pressed: true, touched: true, value: 1 }, up = { pressed: false, touched: false, value: 0 };
				const pad = { id: "pad", index: 0, connected: true, mapping: "standard", timestamp: 1, axes: [0, 0, 0, 0] };
				pad.buttons = Array.from({ length: 17 }, (_, k) => k === 13 ? down : up);
				const end = performance.now() + 450;
				const show = setInterval(() => {
					if (pads.heeded && !pads.list.length) {
						pads.list = [pad];
						window.dispatchEvent(new Event("gamepadconnected"));
					}
					if (performance.now() < end) return;
					clearInterval(show);
					pad.buttons = pad.buttons.map(() => up);
					done();
				}, 5);
			};
			setTimeout(strike, 1700);
		})`},
		{"a short one", `void (() => {
			let looks = 0;
			Object.defineProperty(pads.list[0], "buttons", { get: () => {
				const on = looks++ === 0;
				return Array.from({ length: 17 }, (_, k) => ({ pressed: on && k === 15, touched: false, value: on && k === 15 ? 1 : 0 }));
			}});
		})()`},
	} {
		before := p.WaitUntilStill()
		p.Eval(tt.press, nil)
		p.Until(tt.name+" press to be seen", `!engawa.quiet`)
		p.Until("the page to rest", `engawa.quiet`)
		if drive.SamePicture(before, p.WaitUntilStill()) {
			t.Errorf("%s press of a pad changes nothing", tt.name)
		}
		p.Eval(`new Promise((done) => setTimeout(done, 1500))`, nil)
	}
}
