package drive_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"engawa/internal/drive"
)

// TestPageCallsWhoLooksAway has the page call somebody whose turn it is: title, badge and a notice of the system say so while
// the page is not in front. Who presses the notice comes to the page, or to the table where that is gone.
func TestPageCallsWhoLooksAway(t *testing.T) {
	t.Parallel()
	const link = "https://example.net/#seat=abc"
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Server: pressing})
	keep(p)
	p.LetNotify()
	call := func(shown bool) {
		p.Eval(fmt.Sprintf("engawa.notices.call('● Your turn', 'Sundays', %q, %v), true", link, shown), nil)
	}
	told := func() (state []string) {
		p.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.getNotifications())
			.then((list) => [document.title, String(badges), ...list.map((n) => [n.title, n.body, n.data].join("|"))])`, &state)
		return state
	}
	p.Eval(`(window.badges = [], navigator.setAppBadge = async (n) => badges.push(n), navigator.clearAppBadge = async () => badges.push(0), true)`, nil)
	usual := told()[0]
	call(true)
	if s := told(); len(s) != 2 || s[0] != usual || s[1] != "" {
		t.Errorf("who looks at the page is called: %q", s)
	}
	p.Eval(`document.hasFocus = () => false, true`, nil)
	call(false)
	if s := told(); len(s) != 2 || s[0] != "● Your turn" || s[1] != "1" {
		t.Errorf("without a notice of the system %q is told", s)
	}
	call(true)
	p.Until("the notice", `(navigator.serviceWorker.getRegistration().then((r) => r.getNotifications()).then((list) => { window.seen = list.length; }), window.seen)`)
	if s := told(); len(s) != 3 || !strings.HasSuffix(s[2], "|Sundays|"+link) {
		t.Errorf("told is %q", s)
	}
	p.Eval(`engawa.notices.calm(), true`, nil)
	if s := told(); s[0] != usual || !strings.HasSuffix(s[1], ",0") {
		t.Errorf("who is back is still told %q", s)
	}
	for gone, want := range map[bool]string{false: "page", true: link} {
		var went string
		p.Eval(fmt.Sprintf(`navigator.serviceWorker.getRegistration().then((r) => new Promise((tell) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = (event) => tell(event.data);
			r.active.postMessage({ gone: %v }, [port2]);
		}))`, gone), &went)
		if went != want+" 0" {
			t.Errorf("where the page is gone %v, a press leads to %q, want %q and no notice left", gone, went, want)
		}
	}
}

// pressed has the service worker press the notice that is shown, as asked for by a message, and tell where that leads and how
// many notices are left. What only a press by a person may do is noted instead.
const pressed = `
addEventListener("message", async (asked) => {
	if (!asked.ports[0]) return;
	const list = asked.data.gone ? [] : await clients.matchAll({ type: "window", includeUncontrolled: true });
	let went = "";
	clients.matchAll = async () => list;
	clients.openWindow = async (address) => { went += address; };
	WindowClient.prototype.focus = async () => { went += "page"; };
	await registration.showNotification("Engawa", { body: "Sundays", tag: "Sundays", data: "https://example.net/#seat=abc" });
	const [notification] = await registration.getNotifications();
	const event = new NotificationEvent("notificationclick", { notification });
	const done = [];
	event.waitUntil = (what) => done.push(what);
	dispatchEvent(event);
	await Promise.all(done);
	delete clients.matchAll;
	asked.ports[0].postMessage(went + " " + (await registration.getNotifications()).length);
});
`

// pressing adds that to the page's service worker.
var pressing = drive.Rewrite("/worker.js", func(_ http.Header, body []byte) []byte { return append(body, pressed...) })
