package e2e

import (
	"testing"
	"time"

	"engawa/internal/drive"
)

// BenchmarkPageInEveryBrowser measures how soon the page plays on this machine's own line, and what the shelf takes of a
// processor core at rest, in silence, in one browser after the other.
func BenchmarkPageInEveryBrowser(b *testing.B) {
	for _, browser := range []drive.Browser{drive.Chromium, drive.Firefox, drive.WebKit} {
		b.Run(string(browser), func(b *testing.B) {
			p := drive.OpenPage(b, drive.PageOptions{Browser: browser, Width: 1280, Height: 800, Server: drive.InsertScript(plays)})
			var ms float64
			p.Eval(`playedAt`, &ms)
			report(string(browser)+".plays", ms, "ms")
			p.Until("the page to rest", `engawa.quiet`)
			time.Sleep(5 * time.Second)
			m := measure(p)
			time.Sleep(restingSeconds * time.Second)
			m.report(string(browser) + ".idle")
		})
	}
}

// plays has the page note when it lifts its curtain, in milliseconds since the address was opened.
const plays = `new MutationObserver((_, watch) => {
		if (!document.querySelector("#curtain.lifted")) return;
		window.playedAt = performance.now();
		watch.disconnect();
	}).observe(document, { subtree: true, childList: true, attributes: true });`
