//go:build !js

package scenes_test

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"engawa/internal/hosting"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/journal"
	"engawa/remote/socket"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/invite"
	"engawa/scenes/lang"
	"engawa/scenes/result"
	"engawa/scenes/stage"
	"engawa/scenes/store"
	"engawa/scenes/table"
)

// clipboard keeps what was copied last.
type clipboard struct {
	stage.Outside
	text string
}

func (*clipboard) Can() stage.Abilities { return stage.Abilities{Copy: true} }

func (c *clipboard) Copy(text string) bool {
	c.text = text
	return true
}

func (*clipboard) Arrivals() []stage.Arrival { return nil }

// hostWindow is a window with a host of its own on 127.0.0.1, whose tables are kept in a folder.
type hostWindow struct {
	*testUser
	host      *hosting.Host
	clipboard clipboard
}

// newHome opens a window over a store, with a host whose tables lie in the folder.
func newHome(t *testing.T, disk store.Disk, folder string) *hostWindow {
	h := &hostWindow{testUser: newTestUser(t, lateral(), disk, byMouse)}
	h.host = hosting.New(hosting.Config{
		Games: games.All(), Page: fstest.MapFS{"index.html": &fstest.MapFile{Data: []byte("the page")}},
		Open: hosting.InFolder(folder), Address: func() string { return "127.0.0.1" }, Now: fastClock(),
		Listen: func(port int) (net.Listener, error) {
			if port == hosting.Port {
				port = 0 // tests run side by side
			}
			return net.Listen("tcp4", fmt.Sprintf("127.0.0.1:%d", port))
		},
	})
	t.Cleanup(func() {
		h.Services.Navigator.Shelf() // which ends the line
		if err := h.host.Close(); err != nil {
			t.Error(err)
		}
	})
	h.Services.Host, h.Services.Outside = h.host, &h.clipboard
	h.Services.Settings.Name, h.Services.Settings.Warnings, h.Services.Settings.ReducedMotion = "Aki", false, true
	return h
}

// panel is the panel with the codes, once the host has sent who sits where.
func (h *hostWindow) panel() *invite.Panel {
	h.t.Helper()
	h.until("the table", func() bool {
		p, ok := h.top().(*invite.Panel)
		return ok && p.Sitting() != nil
	})
	return h.top().(*invite.Panel)
}

// remoteDevice is a device elsewhere that plays by itself.
type remoteDevice struct {
	*client.Session
	t         *testing.T
	lastCount int // the number of moves at which it has decided last; -1 for never
}

// visit sits down by a link, over the network, at the host's present address.
func visit(t *testing.T, link, name string, address *atomic.Value) *remoteDevice {
	t.Helper()
	l, err := remote.ParseLink(link)
	if err != nil {
		t.Fatal(err)
	}
	key, err := remote.NewSecret(strings.NewReader(strings.Repeat(name, 16)))
	if err != nil {
		t.Fatal(err)
	}
	v := &remoteDevice{t: t, lastCount: -1, Session: client.Open(client.Config{
		Link: l, Key: key, Name: name, Games: games.All(), Random: countingBytes(),
		Dial: func(ctx context.Context) (remote.Conn, error) { return socket.Dial(ctx, address.Load().(string)) },
	})}
	t.Cleanup(v.Close)
	return v
}

// countingBytes is a source of bytes that differ.
func countingBytes() *counting { return &counting{} }

type counting struct{ n uint64 }

func (c *counting) Read(p []byte) (int, error) {
	for k := range p {
		c.n++
		p[k] = byte(rules.Mix(c.n))
	}
	return len(p), nil
}

// turn takes in what has come and plays if it is to.
func (v *remoteDevice) turn() {
	v.t.Helper()
	for r, ok := v.Next(); ok; r, ok = v.Next() {
		if r.Type == remote.Refused {
			v.lastCount = -1 // the match has gone on meanwhile
		}
	}
	if _, over := v.Errs(); over != nil {
		v.t.Fatal(over)
	}
	m := v.Match
	if m == nil || v.FullMatch != nil || v.lastCount == v.NumMoves() || !m.State().Actors().Has(v.Seat) || rules.HasEnded(m) {
		return
	}
	player, err := bots.New(m.Game, "1")
	if err != nil {
		v.t.Fatal(err)
	}
	do, err := bot.Choose(player, m.State(), v.Seat, rules.Rand(5, v.NumMoves()), bot.Budget{Nodes: 100})
	if err != nil {
		v.t.Fatal(err)
	}
	v.lastCount = v.NumMoves()
	if _, err := v.Send(remote.Do, m.Game.FormatAction(m.State(), rules.Move{By: v.Seat, Do: do})); err != nil {
		v.t.Fatal(err)
	}
}

// TestATableIsMadeAndPlayedInTheWindow makes a table of Honshū in the window, by its controls: for this window, a device that comes
// by the copied link over the network, and a seat that is given to a computer later. In the middle the window ends with
// its host and another one opens over the same files; the match goes on and comes to its end.
func TestATableIsMadeAndPlayedInTheWindow(t *testing.T) {
	disk, folder := &store.Memory{}, filepath.Join(t.TempDir(), "data")
	h := newHome(t, disk, folder)
	h.choose("together", "make", "game.honshu", "count.less", "begin")
	p := h.panel()
	if sits := p.Sitting(); len(sits) != 3 || sits[0].Name != "Aki" || !sits[0].Here || sits[1].Name != "" {
		t.Fatalf("at the new table sit %+v", sits)
	}
	h.choose("copy.1")
	link := h.clipboard.text
	var address atomic.Value
	address.Store(h.host.State().Address)
	if !strings.HasPrefix(link, address.Load().(string)) {
		t.Fatalf("the link is %q, the host's address %q", link, address.Load())
	}
	v := visit(t, link, "Momo", &address)
	h.until("the other", func() bool { return p.Sitting()[1].Name == "Momo" })
	if h.page().Find("code.1") != nil || !h.says("Momo") {
		t.Errorf("once Momo sits the panel says %q", h.Trace().Texts())
	}
	h.choose("code.2")
	if h.page().Find("code") == nil {
		t.Fatal("a press does not enlarge the code")
	}
	h.choose("close", "fill.2", "level.0")
	h.until("the computer", func() bool { return p.Sitting()[2].Bot == "1" })
	h.choose("close")
	if _, ok := h.top().(*table.Table); !ok {
		t.Fatalf("instead of the table there is a %T", h.top())
	}
	over, again := false, false
	for end := time.Now().Add(5 * maxWait); !over || v.FullMatch == nil; time.Sleep(20 * time.Microsecond) {
		if time.Now().After(end) {
			t.Fatal("the match does not end")
		}
		v.turn()
		over = over || h.turn(0)
		if again || over || len(h.table().Match().Log) < 8 || h.table().Waiting() {
			continue
		}
		again = true
		h.Services.Navigator.Shelf()
		if err := h.host.Close(); err != nil {
			t.Fatal(err)
		}
		h = newHome(t, disk, folder)
		h.choose("together")
		h.until("the host", func() bool { return h.host.State().Running }) // which the panel has wanted
		address.Store(h.host.State().Address)
		h.choose("table.0")
		h.panel()
		h.choose("close")
	}
	if !again {
		t.Error("the host has not been started again")
	}
	if _, ok := h.top().(*result.Result); !ok {
		t.Errorf("at the end there is a %T", h.top())
	}
	if list := h.Services.Store.Matches(); len(list) != 1 || !list[0].Over {
		t.Errorf("kept is %+v, want one match that is over", list)
	}
	if kept := h.Services.Store.RemoteTables(); len(kept) != 1 || !kept[0].Over || kept[0].Own == nil {
		t.Errorf("of the table is kept %+v", kept)
	}
}

// TestTheHostOfAWindowServesItsPage asks for the page, and for a table, which is made in the window only; and as a page elsewhere
// that calls it by another name.
func TestTheHostOfAWindowServesItsPage(t *testing.T) {
	h := newHome(t, &store.Memory{}, t.TempDir())
	h.choose("together", "make")
	h.until("the host", func() bool { return h.host.State().Running })
	address := h.host.State().Address
	for _, tt := range []struct {
		method, path, host string
		want               int
	}{
		{http.MethodGet, "", "", http.StatusOK},
		{http.MethodPost, "tables", "", http.StatusForbidden},
		{http.MethodGet, "", "evil.example", http.StatusMisdirectedRequest},
		{http.MethodGet, "ws", "", http.StatusUpgradeRequired},
	} {
		r, err := http.NewRequestWithContext(t.Context(), tt.method, address+tt.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Host = tt.host
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		if answer.StatusCode != tt.want {
			t.Errorf("%s %q as %q: %d, want %d", tt.method, tt.path, tt.host, answer.StatusCode, tt.want)
		}
	}
}

// TestWhatKeepsATableFromBeingMadeIsTold: tables that another window holds, a store that is damaged, a system without a
// way in, and no person. Each is one sentence, and once it is mended the table is made.
func TestWhatKeepsATableFromBeingMadeIsTold(t *testing.T) {
	for _, tt := range []struct {
		name string
		err  error // of opening the tables
		port error
		want lang.Key
	}{
		{"locked", fmt.Errorf("no: %w", journal.ErrLocked), nil, "refusal.tables-open"},
		{"damaged", fmt.Errorf("invalid database"), nil, "refusal.no-tables"},
		{"no port", nil, fmt.Errorf("forbidden"), "refusal.no-port"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
			fault, kept := true, &journal.Memory{}
			host := hosting.New(hosting.Config{
				Games: games.All(), Address: func() string { return "" },
				Open: func() (journal.Journal, journal.Archive, error) {
					if fault && tt.err != nil {
						return nil, nil, tt.err
					}
					return kept, nil, nil
				},
				Listen: func(int) (net.Listener, error) {
					if fault && tt.port != nil {
						return nil, tt.port
					}
					return net.Listen("tcp4", "127.0.0.1:0")
				},
			})
			t.Cleanup(func() { host.Close() })
			g.Services.Host = host
			g.choose("together", "make")
			sentence := g.Services.Words.T(tt.want)
			g.until("the sentence", func() bool { return g.page().Find("problem.0") != nil })
			g.choose("game.yokai", "seat0.computer", "seat1.computer", "begin")
			if !g.says(g.Services.Words.T(lang.InvitePerson)) {
				t.Errorf("without a person it says %q", g.Trace().Texts())
			}
			g.choose("no", "seat0.human", "begin")
			if !g.says(sentence) {
				t.Errorf("it says %q, want %q", g.Trace().Texts(), sentence)
			}
			fault = false
			g.choose("no", "begin")
			g.until("the table", func() bool {
				p, ok := g.top().(*invite.Panel)
				return ok && p.Sitting() != nil
			})
			if !g.says(g.Services.Words.T(lang.InviteNoNetwork)) {
				t.Errorf("without a network it says %q", g.Trace().Texts())
			}
			g.Services.Navigator.Shelf()
		})
	}
}

// TestATakenSeatGetsANewLink: who sat there is let go, and the next one comes by the new link.
func TestATakenSeatGetsANewLink(t *testing.T) {
	h := newHome(t, &store.Memory{}, t.TempDir())
	h.choose("together", "make", "game.yokai", "begin")
	p := h.panel()
	h.choose("copy.1")
	old := h.clipboard.text
	var address atomic.Value
	address.Store(h.host.State().Address)
	v := visit(t, old, "Momo", &address)
	h.until("the other", func() bool { return p.Sitting()[1].Here })
	h.choose("renew.1", "yes")
	for _, over := v.Errs(); over == nil; _, over = v.Errs() {
		h.Tick(1)
		time.Sleep(50 * time.Microsecond)
	}
	h.until("the free seat", func() bool { return h.page().Find("copy.1") != nil })
	h.choose("copy.1")
	if h.clipboard.text == old {
		t.Fatal("the link is the old one")
	}
	visit(t, h.clipboard.text, "Ren", &address)
	h.until("the next", func() bool { return p.Sitting()[1].Name == "Ren" })
	kept := h.Services.Store.RemoteTables()[0]
	if !strings.HasSuffix(h.clipboard.text, kept.Own.Seats[1]) {
		t.Error("the new link is not kept")
	}
}

// TestAWindowWithoutAHostMakesNoTables: the button is not there.
func TestAWindowWithoutAHostMakesNoTables(t *testing.T) {
	g := newTestUser(t, lateral(), &store.Memory{}, byMouse)
	g.choose("together")
	if g.page().Find("make") != nil {
		t.Error("there is a button that makes a table")
	}
}
