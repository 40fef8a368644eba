package e2e

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"engawa/internal/drive"
	"engawa/rules"
	"engawa/scenes/exchange"
	"engawa/scenes/replay"
	"engawa/scenes/stage"
)

// address is the page's address as it stands in the browser.
func (r *pagePlayer) address() (whole string) {
	r.t.Helper()
	r.Eval(`location.href`, &whole)
	return whole
}

// clearStorageOnce makes the page that a link opens first one of a browser that has kept nothing.
const clearStorageOnce = `if (location.hash.startsWith("#match=") && !sessionStorage.been) { localStorage.clear(); sessionStorage.been = 1 }`

// TestALinkBringsAMatch plays two moves on a page at a sub-path and copies a link to them. Where nothing is kept the
// link opens the match, once: it is out of the address then, and loading the page again shows the shelf. The match is
// played on. Followed while a match is on the table, a link that was cut off is answered by a sentence over that table,
// which goes on.
func TestALinkBringsAMatch(t *testing.T) {
	t.Parallel()
	r := openPage(t, drive.PageOptions{Width: 760, Height: 480, Path: "/games/engawa/", Server: drive.InsertScript(clearStorageOnce + ";" + quick)})
	home, shelf := r.address(), r.WaitUntilStill()
	r.begin(r.plan(), persons, iBegin)
	m := newMatch(t, nil)
	for n, text := range opening[:2] {
		r.playMove(r.plan(), m, text, false)
		m = r.expect(opening[:n+1]...)
	}
	address, fragment, _ := strings.Cut(r.link(m, home), "#")
	if address != home {
		t.Errorf("the link leads to %q, want %q", address, home)
	}

	r.ReopenBy(func() {
		r.Eval(`history.replaceState(null, "", `+strconv.Quote("#"+fragment)+`); location.reload()`, nil)
	})
	brought := r.WaitUntilStill()
	drive.SavePicture(t, "brought", brought)
	if n := len(matches(t, r.files())); n != 0 {
		t.Fatalf("%d matches are kept where nothing should be", n)
	}
	if got := r.address(); got != home || looksAlike(shelf, brought) {
		t.Fatalf("the link brings nothing, or stays in the address %q", got)
	}
	r.Reload()
	if !looksAlike(shelf, r.WaitUntilStill()) {
		t.Error("loading the page again does not lead to the shelf")
	}
	r.follow(fragment)
	p := r.plan()
	page := p.show(replay.New(p.services, m, p.board))
	r.choose(p, page, "last")
	r.Frames(30)
	r.choose(p, page, "fork")
	r.Frames(60)
	r.playMove(r.plan(), m, opening[2], false)
	r.expect(opening[:3]...)

	before := r.WaitUntilStill()
	r.follow("match=engawa1:AAAA")
	picture := r.WaitUntilStill()
	drive.SavePicture(t, "refused", picture)
	if looksAlike(before, picture) || r.address() != home {
		t.Errorf("a damaged link is not answered; the address is %q", r.address())
	}
	r.Key(kb.Escape)
	r.Frames(30)
	if after := r.WaitUntilStill(); !looksAlike(before, after) {
		drive.SavePicture(t, "after", after)
		t.Error("the table is not as before the link")
	}
	r.expect(opening[:3]...)
	r.checkConsole()
}

// follow goes to another place of the page, as a link on it does.
func (r *pagePlayer) follow(fragment string) {
	r.t.Helper()
	r.Eval(`location.hash = `+strconv.Quote(fragment), nil)
	r.Frames(60)
}

// link copies a link to the match on the table and returns it.
func (r *pagePlayer) link(m *rules.Match, home string) (link string) {
	r.t.Helper()
	r.Eval(`Object.defineProperty(navigator, "clipboard", {value: {writeText: async text => { window.copied = text }}})`, nil)
	p := r.plan()
	p.table(m)
	for _, key := range []string{"menu", "share"} {
		r.choose(p, p.top(), key)
		control(r.t, p.top(), key).Press()
		r.Frames(30)
	}
	p.services.Outside = fakeOutside{stage.Abilities{Copy: true, Pick: true, Drop: true, Save: true, Address: home}}
	r.choose(p, p.show(exchange.NewShare(p.services, m)), "link")
	r.Until("the link", `window.copied`)
	drive.SavePicture(r.t, "given", r.Picture())
	r.Eval(`copied`, &link)
	return link
}
