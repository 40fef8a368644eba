package host_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/remote/notify"
	"engawa/remote/push/pushtest"
	"engawa/rules"
)

// caller is a push service and a web hook in one, and the browser that the push service calls.
type caller struct {
	t       *testing.T
	browser *pushtest.Browser
	server  *httptest.Server
	came    chan string // decrypted where that is needed
	raw     atomic.Pointer[[]byte]
	looks   atomic.Int64
	folder  string
}

func newCaller(t *testing.T) *caller {
	b, err := pushtest.NewBrowser()
	if err != nil {
		t.Fatal(err)
	}
	c := &caller{t: t, browser: b, came: make(chan string, 64), folder: t.TempDir()}
	c.server = httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			t.Error(err)
		}
		raw := bytes.Join([][]byte{c.seen(), body, []byte(r.URL.String())}, nil)
		if r.Header.Get("Content-Encoding") == "aes128gcm" {
			if body, err = b.Decrypt(body); err != nil {
				t.Error(err)
			}
		}
		raw = append(raw, body...)
		for name, values := range r.Header {
			raw = append(raw, name+strings.Join(values, "")...)
		}
		c.raw.Store(&raw)
		w.WriteHeader(http.StatusCreated)
		c.came <- string(body)
	}))
	t.Cleanup(c.server.Close)
	return c
}

// seen returns all bytes that have come, and what they have been decrypted to.
func (c *caller) seen() []byte {
	if raw := c.raw.Load(); raw != nil {
		return *raw
	}
	return nil
}

// open opens the notices. Their clock goes on by an hour whenever somebody looks.
func (c *caller) open() *notify.Service {
	c.t.Helper()
	s, err := notify.Open(notify.Config{
		Folder: c.folder, Base: "http://192.168.1.20:8080/", Pushes: notify.ReachLocal, Hooks: notify.ReachLocal, Transport: c.server.Client().Transport,
		Now: func() time.Time { return time.Unix(3600*c.looks.Add(1), 0) },
	})
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(s.Close)
	return s
}

// next wants a call, and returns its JSON.
func (c *caller) next(when string) (call notify.HookCall) {
	c.t.Helper()
	select {
	case text := <-c.came:
		if err := json.Unmarshal([]byte(text), &call); err != nil {
			c.t.Errorf("%s: %q: %v", when, text, err)
		}
	case <-time.After(patience):
		c.t.Fatalf("%s nobody is called", when)
	}
	return call
}

// nothing wants no call to have come until now: all that the table has told the service before has been done.
func (c *caller) nothing(when string, p *player, sub string) {
	c.t.Helper()
	if r := p.ask(remote.Request{Type: remote.Push, Text: sub}); r.Type != remote.Ack {
		c.t.Errorf("%s: %s", when, r.Text)
	}
	select {
	case text := <-c.came:
		c.t.Errorf("%s there comes %s", when, text)
	default:
	}
}

// acts plays the first legal action.
func (p *player) acts() {
	p.t.Helper()
	if r := p.do(p.view.Legal(p.seat, nil)[0]); r.Type != remote.Ack {
		p.t.Fatal(r.Text)
	}
}

// TestWhoIsAwayIsCalled has a device subscribe and go away: it is called once at its turn, also after a restart of the host, not
// while it is there, and at the end. What is sent has nothing of keys, links and people.
func TestWhoIsAwayIsCalled(t *testing.T) {
	c, a := newCaller(t), newTestHost(t, &journal.Memory{})
	a.notices = c.open()
	a.restart()
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}, Title: "Sundays"})
	one, two := a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Kenzaburo")
	spreadStart([]*player{one, two})
	sub := c.browser.JSON(c.server.URL+"/capability", "fr")
	c.nothing("before", two, sub)
	two.wire.Close()
	for one.until(remote.People).Seats[1].Here {
	}
	one.acts()
	if got := c.next("at a turn"); got.Table != links.Table || got.Name != "Sundays" || got.Event != notify.Turn {
		t.Errorf("who is away is told %+v", got)
	}
	other := c.browser.JSON(c.server.URL+"/of one", "")
	c.nothing("after that", one, other)
	a.host.Close()
	a.notices.Close()
	a.notices = c.open()
	a.start()
	one.connect(a.host, "")
	c.nothing("after a restart", one, other)
	two.connect(a.host, "")
	for two.view == nil || two.n < one.n {
		two.next()
	}
	c.nothing("at the return", two, sub)
	two.acts()
	spread([]*player{one, two}, two.n)
	one.acts()
	c.nothing("while all are here", one, other)
	if r := one.ask(remote.Request{Type: remote.Resign}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	two.until(remote.Ended)
	a.isFrozen.Store(true)
	two.wire.Close()
	if got := c.next("where the line breaks right after the end"); got.Event != notify.End {
		t.Errorf("told is %+v", got)
	}
	a.isFrozen.Store(false)
	c.nothing("after the end", one, other)
	for what, secret := range map[string]string{
		"key": string(two.key), "link": string(two.link.Secret), "other key": string(one.key), "owner": string(links.Owner), "watchers": string(links.Watch), "name": "Kenzaburo", "game": "yokai",
	} {
		if bytes.Contains(c.seen(), []byte(secret)) {
			t.Errorf("what is sent has the %s: %q", what, secret)
		}
	}
}

// TestALineThatBreaksAtOnceMayHaveToldNothing has a turn begin while a device is connected, whose line breaks soon, or late.
func TestALineThatBreaksAtOnceMayHaveToldNothing(t *testing.T) {
	c, a := newCaller(t), newTestHost(t, &journal.Memory{})
	a.notices = c.open()
	a.restart()
	for what, late := range map[string]int64{"soon": 0, "late": 1000} {
		a.isFrozen.Store(false)
		links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}, Title: what})
		one, two := a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Ken")
		spreadStart([]*player{one, two})
		sub := c.browser.JSON(c.server.URL+"/of one", "")
		c.nothing("before", one, sub)
		a.lookCount.Add(late)
		one.wire.Close()
		for two.until(remote.People).Seats[0].Here {
		}
		if late == 0 {
			if got := c.next(what); got.Name != what {
				t.Errorf("%s: told is %+v", what, got)
			}
		}
		c.nothing(what, two, c.browser.JSON(c.server.URL+"/of two", ""))
	}
}

// TestBadSubscriptionsAreAnswered with a sentence each: by the host that takes none, who watches, and for what is none.
func TestBadSubscriptionsAreAnswered(t *testing.T) {
	c, a := newCaller(t), newTestHost(t, &journal.Memory{})
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	good := c.browser.JSON(c.server.URL+"/a", "")
	ask := func(p *player, text, code string) {
		t.Helper()
		wantRefusal(t, p.ask(remote.Request{Type: remote.Push, Text: text}), code)
	}
	one := a.sit(links.Table, links.Seats[0], "")
	ask(one, good, remote.CodePush)
	if _, err := a.host.Create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}, Hook: "https://hooks.example.net/"}); rules.CodeOf(err) != remote.CodeHook {
		t.Errorf("a host without notices makes a table with a web hook: %v", err)
	}
	a.notices = c.open()
	a.restart()
	two := &player{t: t, key: newSecret(t), link: remote.Link{Table: links.Table, Secret: links.Seats[1]}, push: true}
	two.connect(a.host, "")
	if key := two.replies[0].Push; key != a.notices.Key() || key == "" {
		t.Errorf("who asks is told the key %q, want %q", key, a.notices.Key())
	}
	watcher := a.sit(links.Table, links.Watch, "")
	one.connect(a.host, "")
	if key := one.replies[len(one.replies)-1].Push; key != "" {
		t.Errorf("who does not ask is told the key %q", key)
	}
	ask(watcher, good, remote.CodeWatcher)
	for _, text := range []string{"x", "{}", "[]", strings.Replace(good, "https", "http", 1), strings.Replace(good, "auth", "other", 1), strings.Replace(good, c.server.URL, "https://"+strings.Repeat("x", 1200), 1)} {
		if strings.HasPrefix(text, `{"endpoint":"http:`) {
			text = strings.Replace(text, "127.0.0.1", "192.168.1.20", 1) // this machine may be called by http
		}
		ask(one, text, remote.CodePush)
	}
	answers := map[string]int{}
	for range 70 {
		answers[two.ask(remote.Request{Type: remote.Push, Text: good}).Code]++
	}
	if answers[""] != 60 || answers[remote.CodeFast] != 10 {
		t.Errorf("seventy subscriptions within an hour are answered with %v", answers)
	}
	ask(one, strings.Repeat("x", remote.MaxText+1), remote.CodeFrame) // which ends the line
}

// TestAWebHookIsTold makes a table with a web hook: it is told of turns, no matter who is here, and of the end. Its address is in
// no record.
func TestAWebHookIsTold(t *testing.T) {
	c, kept := newCaller(t), &journal.Memory{}
	a := newTestHost(t, kept)
	a.notices = c.open()
	a.restart()
	const secret = "/hook-with-a-capability"
	config := remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"start": "0"}}, Hook: c.server.URL + secret}
	links := a.create(config)
	one, two := a.sit(links.Table, links.Seats[0], "Hana"), a.sit(links.Table, links.Seats[1], "Ken")
	spreadStart([]*player{one, two})
	want := func(when string, seat rules.Seat, player string, event notify.EventKind) {
		t.Helper()
		got := c.next(when)
		if seat < 0 && got.Seat == nil {
			got.Seat = &seat
		}
		if got.Seat == nil || *got.Seat != seat || got.Player != player || got.Event != event || got.Table != links.Table || got.Link != "http://192.168.1.20:8080/#table="+links.Table {
			t.Errorf("%s told is %+v", when, got)
		}
	}
	want("at the start", 0, "Hana", notify.Turn)
	one.acts()
	want("at the next turn", 1, "Ken", notify.Turn)
	if r := one.ask(remote.Request{Type: remote.Resign}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	want("at the end", rules.Public, "", notify.End)
	if r := two.ask(remote.Request{Type: remote.Rematch}); r.Type != remote.Ack {
		t.Fatal(r.Text)
	}
	links.Table = two.replies[len(two.replies)-2].Table // before the answer
	for _, r := range two.replies {
		if r.Type == remote.Again {
			links.Table = r.Table
		}
	}
	want("at the next table", 0, "Ken", notify.Turn)
	names, err := kept.Tables()
	if err != nil || len(names) != 2 {
		t.Fatalf("%v: %v", names, err)
	}
	for _, name := range names {
		rows, err := kept.Read(name, 0)
		if err != nil || bytes.Contains(bytes.Join(rows, nil), []byte(secret)) {
			t.Errorf("the records of %s have the address of the web hook: %v", name, err)
		}
	}
	config.Hook = "http://192.168.1.20/"
	if _, err := a.host.Create(config); rules.CodeOf(err) != remote.CodeHook {
		t.Errorf("a web hook without https is let: %v", err)
	}
}
