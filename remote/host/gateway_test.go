//go:build !js

package host_test

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/host"
	"engawa/remote/journal"
	"engawa/remote/journal/journaltest"
	"engawa/rules"
	"engawa/rules/games"
)

// gate starts a gateway on a port of this machine.
func gate(t testing.TB, a *testHost, names ...string) *httptest.Server {
	s := httptest.NewServer(&host.Gateway{Host: a.host, Names: names})
	t.Cleanup(s.Close)
	return s
}

// order asks for a table, and returns status and body of the answer.
func order(t testing.TB, s *httptest.Server, body string, headers ...string) (int, string) {
	t.Helper()
	r, err := http.NewRequest(http.MethodPost, s.URL+remote.PathTables, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	for k := 0; k < len(headers); k += 2 {
		if headers[k] == "Host" {
			r.Host = headers[k+1]
		}
		r.Header.Set(headers[k], headers[k+1])
	}
	answer, err := s.Client().Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer.StatusCode, string(data)
}

const plainTable = `{"game":"yokai","setup":{"seats":2}}`

func TestTheGatewayRefuses(t *testing.T) {
	s := gate(t, newTestHost(t, &journal.Memory{}), "127.0.0.1")
	for name, tt := range map[string]struct {
		body    string
		headers []string
		status  int
		says    string
	}{
		"no object":        {"[]", nil, http.StatusBadRequest, "JSON object"},
		"an unknown field": {`{"game":"yokai","colour":"red"}`, nil, http.StatusBadRequest, "JSON object"},
		"two objects":      {plainTable + "{}", nil, http.StatusBadRequest, "JSON object"},
		"too much":         {`{"title":"` + strings.Repeat("x", 20000) + `"}`, nil, http.StatusBadRequest, "JSON object"},
		"no such game":     {`{"game":"chess"}`, nil, http.StatusUnprocessableEntity, "chess"},
		"another origin":   {plainTable, []string{"Origin", "http://evil.example"}, http.StatusForbidden, "pages of this host"},
		"another name":     {plainTable, []string{"Host", "evil.example"}, http.StatusMisdirectedRequest, "another name"},
	} {
		if status, text := order(t, s, tt.body, tt.headers...); status != tt.status || !strings.Contains(text, tt.says) {
			t.Errorf("%s: %d %q, want %d with %q", name, status, text, tt.status, tt.says)
		}
	}
	if status, _ := order(t, s, plainTable, "Origin", s.URL); status != http.StatusOK {
		t.Errorf("a page of the host gets %d", status)
	}
	made := 0
	for range 70 {
		if status, _ := order(t, s, plainTable); status == http.StatusOK {
			made++
		}
	}
	if made < 30 || made > 60 {
		t.Errorf("one peer makes %d of 70 tables", made)
	}
	header := http.Header{"Origin": {"http://evil.example"}}
	if _, _, err := websocket.Dial(t.Context(), s.URL+remote.PathSocket, &websocket.DialOptions{HTTPHeader: header}); err == nil {
		t.Error("a page from elsewhere opens a WebSocket")
	}
}

// TestAHostThatIsNotReady holds that devices are sent elsewhere while the host cannot keep anything.
func TestAHostThatIsNotReady(t *testing.T) {
	a, ready := newTestHost(t, &journal.Memory{}), false
	g := &host.Gateway{Host: a.host, Ready: func() bool { return ready }}
	ask := func(path string) int {
		w := httptest.NewRecorder()
		g.ServeHTTP(w, httptest.NewRequest(http.MethodGet, path, nil))
		return w.Code
	}
	for _, path := range []string{remote.PathReady, remote.PathSocket, remote.PathTables} {
		if status := ask(path); status != http.StatusServiceUnavailable {
			t.Errorf("%s of a host that is not ready: %d", path, status)
		}
	}
	ready = true
	for path, want := range map[string]int{
		remote.PathReady: http.StatusOK, remote.PathSocket: http.StatusUpgradeRequired, remote.PathTables: http.StatusMethodNotAllowed,
	} {
		if status := ask(path); status != want {
			t.Errorf("%s of a host that is ready: %d, want %d", path, status, want)
		}
	}
}

// ask asks for a table as a peer behind a proxy, in a way that makes none, and returns the answer's status.
func ask(g *host.Gateway, peer string) int {
	r := httptest.NewRequest(http.MethodPost, remote.PathTables, strings.NewReader("{"))
	r.Header.Set("X-Forwarded-For", peer)
	w := httptest.NewRecorder()
	g.ServeHTTP(w, r)
	return w.Code
}

// TestProxiesNamePeers holds that behind a proxy each peer has a quota of its own, and that a peer cannot call itself by
// another name.
func TestProxiesNamePeers(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	for _, tt := range []struct {
		name    string
		proxied bool
		peer    func(k int) string
		most    int // tables asked for before a refusal
	}{
		{"one peer", true, func(int) string { return "10.0.0.1" }, 60},
		{"one peer with invented names", true, func(k int) string { return fmt.Sprint("10.0.0.", k, ", 10.0.0.1") }, 60},
		{"many peers", true, func(k int) string { return fmt.Sprint("10.0.0.1, 10.0.0.", k) }, 100},
		{"invented names without a proxy", false, func(k int) string { return fmt.Sprint("10.0.0.", k) }, 60},
	} {
		g, n := &host.Gateway{Host: a.host, Proxied: tt.proxied}, 0
		for n < 100 && ask(g, tt.peer(n)) == http.StatusBadRequest {
			n++
		}
		if n != tt.most {
			t.Errorf("%s: %d tables are asked for, want %d", tt.name, n, tt.most)
		}
	}
}

// TestPeersOfOneLineToTheInternetCountAsOne counts tables by what a provider gives a customer: of IPv6 that is a whole network, of
// which anybody has as many addresses as wanted. At home each address is a device.
func TestPeersOfOneLineToTheInternetCountAsOne(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	for _, tt := range []struct {
		one, other string
		areSame    bool
	}{
		{"203.0.113.7", "203.0.113.7", true},
		{"203.0.113.7", "203.0.113.8", false},
		{"2001:db8:1:2::7", "2001:db8:1:2:3:4:5:6", true},
		{"2001:db8:1:2::7", "2001:db8:1:3::7", false},
		{"::ffff:203.0.113.7", "203.0.113.7", true},
		{"::ffff:203.0.113.7", "::ffff:203.0.113.8", false},
		{"fe80::1%eth0", "fe80::2%eth0", false},
		{"fd12::1", "fd12::2", false},
		{"a proxy's word", "another word", false},
	} {
		g, n := &host.Gateway{Host: a.host, Proxied: true}, 0
		for n < 80 && ask(g, []string{tt.one, tt.other}[n%2]) == http.StatusBadRequest {
			n++
		}
		if areSame := n < 80; areSame != tt.areSame {
			t.Errorf("%s and %s ask for %d of 80 tables", tt.one, tt.other, n)
		}
	}
}

// TestAFrameThatIsTooLargeEndsOneLine sends more than a device may: its line ends with a sentence, and another goes on.
func TestAFrameThatIsTooLargeEndsOneLine(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	s := gate(t, a)
	c, _, err := websocket.Dial(t.Context(), s.URL+remote.PathSocket, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer c.CloseNow()
	if err := c.Write(t.Context(), websocket.MessageText, make([]byte, 99*remote.MaxRequest)); err != nil {
		t.Fatal(err)
	}
	_, data, err := c.Read(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if r, err := remote.DecodeReply(data); err != nil || r.Type != remote.Bye || r.Code != remote.CodeFrame || !strings.Contains(r.Text, "expected at most 4096 bytes") {
		t.Errorf("it is answered with %s, %v", data, err)
	}
	if _, _, err := c.Read(t.Context()); websocket.CloseStatus(err) != websocket.StatusNormalClosure {
		t.Errorf("its line ends with %v", err)
	}
	links := a.create(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2}})
	a.sit(links.Table, links.Seats[0], "")
}

// cutLine is a line that breaks after some frames.
type cutLine struct {
	remote.Conn
	left int
}

func (c *cutLine) Read(ctx context.Context) ([]byte, error) {
	if c.left--; c.left < 0 {
		c.Conn.Close()
		return nil, io.ErrUnexpectedEOF
	}
	return c.Conn.Read(ctx)
}

// TestAMatchOverALineThatBreaks plays a whole match over WebSockets whose lines break every few frames, with a client
// that comes back by itself: no move is lost, and none is played twice. It is a match of Honshū, which is never short.
func TestAMatchOverALineThatBreaks(t *testing.T) {
	a := newTestHost(t, &journal.Memory{})
	s := gate(t, a)
	status, text := order(t, s, `{"game":"honshu","setup":{"seats":2},"bots":{"1":"random"}}`)
	var links remote.Links
	if status != http.StatusOK || json.Unmarshal([]byte(text), &links) != nil {
		t.Fatalf("%d %s", status, text)
	}
	link := remote.Link{Base: s.URL, Table: links.Table, Secret: links.Seats[0]}
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	var mu sync.Mutex
	const leastBreaks = 3
	breaks, acks := 0, map[string]int{}
	turn := make(chan struct{}, 1)
	wake := func() {
		select {
		case turn <- struct{}{}:
		default:
		}
	}
	c := client.New(client.Config{
		Link: link, Key: newSecret(t), Name: "Hana", Games: games.All(), Random: rand.Reader,
		Dial: func(ctx context.Context) (remote.Conn, error) {
			line, err := client.Dial(ctx, link)
			return &cutLine{line, 9}, err
		},
		OnReply: func(r remote.Reply) {
			mu.Lock()
			defer mu.Unlock()
			if r.Type == remote.Ack {
				acks[r.ID]++
			}
			wake()
		},
		OnDisconnect: func(error) {
			mu.Lock()
			defer mu.Unlock()
			breaks++
		},
		Sleep: func(context.Context, time.Duration) {},
	})
	ended := make(chan error, 1)
	go func() { ended <- c.Run(ctx) }()
	sent := 0
	for !c.State().Over {
		select {
		case err := <-ended:
			t.Fatalf("the client ends: %v", err)
		case <-ctx.Done():
			t.Fatalf("the match does not end: %d moves are sent, %d lines have broken", sent, breaks)
		case <-turn:
		}
		now := c.State()
		if now.View == nil || c.NumUnanswered() > 0 || now.Over {
			continue
		}
		if legal := now.View.Legal(now.Seat, nil); len(legal) > 0 {
			text := now.Game.FormatAction(now.View, rules.Move{By: now.Seat, Do: legal[0]})
			if _, err := c.Send(remote.Request{Type: remote.Do, N: now.N, Text: text}); err != nil {
				t.Fatal(err)
			}
			sent++
		}
	}
	mu.Lock()
	defer mu.Unlock()
	if breaks < leastBreaks {
		t.Errorf("%d lines have broken, want at least %d", breaks, leastBreaks)
	}
	for id, n := range acks {
		if n < 1 {
			t.Errorf("command %s is acknowledged %d times", id, n)
		}
	}
	records := journaltest.Records(t, a.journal, links.Table)
	ids := map[string]bool{}
	for _, r := range records {
		if r.ID != "" && ids[r.ID] {
			t.Errorf("command %s is kept twice", r.ID)
		}
		ids[r.ID] = true
	}
	t.Logf("%d moves sent, %d lines broken, %d records", sent, breaks, len(records))
}

// TestATableThatCannotBeKeptIsNotMade asks for a table on a full disk: the answer says so, without the owner's paths.
func TestATableThatCannotBeKeptIsNotMade(t *testing.T) {
	disk := &fullJournal{Journal: &journal.Memory{}}
	disk.setFull(true)
	s := gate(t, newTestHost(t, disk))
	if status, text := order(t, s, plainTable); status != http.StatusServiceUnavailable || !strings.Contains(text, "nothing has changed") || strings.Contains(text, "tables.db") {
		t.Errorf("a table is asked for, which is answered with %d %q", status, text)
	}
}
