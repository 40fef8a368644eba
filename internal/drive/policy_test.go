package drive_test

import (
	"strings"
	"testing"

	"engawa/internal/drive"
)

// TestThePagesPolicyHolds opens a page, which must keep to its policy, and has it do what that forbids, which must be
// noticed: else no other test of a page would fail if the page did.
func TestThePagesPolicyHolds(t *testing.T) {
	t.Parallel()
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Server: drive.InsertScript("window.first = true")})
	p.Click(200, 100)
	wantPixel(t, "after a click", p.WaitUntilStill(), 200, 100, red)
	var first bool
	if p.Eval(`window.first === true`, &first); !first {
		t.Error("a test's own script does not run")
	}
	if got := p.Violations(); len(got) > 0 {
		t.Errorf("the page does what its policy forbids: %q", got)
	}
	for _, c := range []struct{ name, script string }{
		{"a script in the markup", `document.head.append(Object.assign(document.createElement("script"), { textContent: "window.inline = true" }))`},
		{"a style in the markup", `document.body.setAttribute("style", "opacity: 0.5")`},
		{"a picture from elsewhere", `document.body.append(Object.assign(document.createElement("img"), { src: "http://127.0.0.1:1/a.png" }))`},
		{"a request elsewhere", `fetch("http://127.0.0.1:1/").catch(() => {})`},
		{"code from text", `setTimeout(() => new Function("window.made = true")())`},
	} {
		p.Eval("void ("+c.script+")", nil)
		var got []string
		for tries := 0; len(got) == 0 && tries < 50; tries++ {
			p.Frames(2)
			got = p.Violations()
		}
		if len(got) == 0 || !strings.Contains(got[0], "directive") {
			t.Errorf("%s: told is %q, want a violation of the policy", c.name, got)
		}
		p.Frames(2)
		p.Violations() // Chromium may tell of it twice
	}
	var ran bool
	if p.Eval(`!!(window.inline || window.made)`, &ran); ran {
		t.Error("a script that the policy forbids runs")
	}
}
