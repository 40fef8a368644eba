package e2e

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/drive"
)

// TestAnIdlePageIsQuiet lets the page rest until it gets frames seldom only; a key is answered all the same.
func TestAnIdlePageIsQuiet(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480})
	p.Until("the page to rest", `engawa.quiet`)
	before := p.Settle()
	p.Key(kb.Tab)
	p.Until("the page to draw again", `!engawa.quiet`)
	if drive.SamePicture(before, p.Settle()) {
		t.Error("a key pressed on a quiet page changes nothing")
	}
	p.Until("the page to rest again", `engawa.quiet`)
}

// TestATimerOfAQuietPageComesInTimeAfterAnEvent has a timer of a resting program, which a nap makes later, race with one of
// the page that ends before the nap would: what comes in ends the nap of the first.
func TestATimerOfAQuietPageComesInTimeAfterAnEvent(t *testing.T) {
	t.Parallel()
	p := openPage(t, drive.PageOptions{Width: 640, Height: 480})
	const race = `(async () => {
		const rest = engawaRest(() => true);
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
