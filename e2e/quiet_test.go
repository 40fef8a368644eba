package e2e

import (
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
