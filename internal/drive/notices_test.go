package drive_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"engawa/internal/drive"
	"engawa/scenes/lang"
)

// TestPageCallsWhoLooksAway has the page call somebody whose turn it is: title, badge and a notice of the system say so while
// the page is not in front. Who presses the notice comes to the page, or to the table where that is gone. The same page is
// called while it is closed.
func TestPageCallsWhoLooksAway(t *testing.T) {
	t.Parallel()
	const link = "https://example.net/#seat=abc"
	p := openToyPage(t, drive.PageOptions{Width: 400, Height: 300, Server: pressing})
	waitUntilCached(p)
	p.LetNotify()
	call := func(shown bool) {
		p.Eval(fmt.Sprintf("engawa.notices.call('● Your turn', 'Sundays', %q, %v), true", link, shown), nil)
	}
	notices := func() (state []string) {
		p.Eval(`navigator.serviceWorker.getRegistration().then((r) => r.getNotifications())
			.then((list) => [document.title, String(badges), ...list.map((n) => [n.title, n.body, n.data].join("|"))])`, &state)
		return state
	}
	p.Eval(`(window.badges = [], navigator.setAppBadge = async (n) => badges.push(n), navigator.clearAppBadge = async () => badges.push(0), true)`, nil)
	usual := notices()[0]
	call(true)
	if s := notices(); len(s) != 2 || s[0] != usual || s[1] != "" {
		t.Errorf("who looks at the page is called: %q", s)
	}
	p.Eval(`document.hasFocus = () => false, true`, nil)
	call(false)
	if s := notices(); len(s) != 2 || s[0] != "● Your turn" || s[1] != "1" {
		t.Errorf("without a notice of the system %q is told", s)
	}
	call(true)
	p.Until("the notice", `(navigator.serviceWorker.getRegistration().then((r) => r.getNotifications()).then((list) => { window.seen = list.length; }), window.seen)`)
	if s := notices(); len(s) != 3 || !strings.HasSuffix(s[2], "|Sundays|"+link) {
		t.Errorf("told is %q", s)
	}
	p.Eval(`engawa.notices.calm(), true`, nil)
	if s := notices(); s[0] != usual || !strings.HasSuffix(s[1], ",0") {
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
	closedPageIsCalled(t, p)
}

// closedPageIsCalled hands the service worker what a host sends to a closed page: it shows a notice in the language of the
// device, which leads to the table. A browser that has no push service says so to nobody but the program.
func closedPageIsCalled(t *testing.T, p *drive.Page) {
	t.Helper()
	table := func(name string) lang.Arg { return lang.Text("table", name) }
	for call, want := range map[string]string{
		`{"table":"abcdefgh","name":"Sundays","event":"turn","lang":"fr"}`: lang.For(lang.French).T(lang.SeatCall, table("Sundays")),
		`{"table":"abcdefgh","name":"$& <b>","event":"end","lang":"en"}`:   lang.For(lang.English).T(lang.SeatCallEnd, table("$& <b>")),
		`{"table":"abcdefgh","name":"Mondays","event":"turn","lang":"xx"}`: "Mondays",
	} {
		var shown string
		p.Eval(fmt.Sprintf(`navigator.serviceWorker.getRegistration().then((r) => new Promise((tell) => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = (event) => tell(event.data);
			r.active.postMessage({ call: %q }, [port2]);
		}))`, call), &shown)
		if want := "Engawa|" + want + "|#table=abcdefgh"; shown != want {
			t.Errorf("%s shows %q, want %q", call, shown, want)
		}
	}
	const key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
	p.Eval(`(localStorage.setItem("engawa/tables.json", '[{"link":"https://a/#seat=abcdefgh.first"},{"link":"https://a/#seat=bbbbbbbb.x"},{"link":"https://a/#seat=abcdefgh.last"}]'),
		navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: "#table=abcdefgh" })),
		engawa.notices.subscribe("link", "`+key+`", () => { window.subscribed = true; }), engawa.notices.show(true), true)`, nil)
	p.Until("the seat at the table, and that nobody is called", `location.hash === "#seat=abcdefgh.last" && !window.subscribed && engawa.notices.push === 3`)
	p.Eval(`engawa.notices.show(false), true`, nil)
	p.Until("that nobody knows whether somebody could be", `engawa.notices.push === 1`)
}

// pressNotice has the service worker press the notice that is shown, as asked for by a message, and tell where that leads and how
// many notices are left. What only a press by a person may do is noted instead. Or it takes a call, and tells what is shown.
const pressNotice = `
addEventListener("message", async (asked) => {
	if (!asked.ports[0]) return;
	if (asked.data.call) {
		const event = new PushEvent("push", { data: asked.data.call });
		let done;
		event.waitUntil = (what) => { done = what; };
		dispatchEvent(event);
		await done;
		const [notice] = await registration.getNotifications();
		notice.close();
		return asked.ports[0].postMessage([notice.title, notice.body, notice.data.slice(scope.length)].join("|"));
	}
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
var pressing = drive.Rewrite("/worker.js", func(_ http.Header, body []byte) []byte { return append(body, pressNotice...) })
