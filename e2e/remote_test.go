package e2e

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"engawa/internal/cmdline"
	"engawa/internal/drive"
	"engawa/remote"
	"engawa/remote/client"
	"engawa/remote/socket"
	"engawa/rules"
	"engawa/rules/bot"
	"engawa/rules/bots"
	"engawa/rules/games"
	"engawa/scenes/stage"
	"engawa/scenes/table"
	"engawa/scenes/together"
)

// hostVariable, in the environment, has the test program be a host of tables in that folder instead of running tests.
const hostVariable = "ENGAWA_E2E_HOST"

// runHost is a host of tables until it is killed.
func runHost(folder string) int {
	return cmdline.Run([]string{"host", "-addr", "127.0.0.1:0", "-dir", folder}, cmdline.Env{
		Stdin: strings.NewReader(""), Stdout: os.Stdout, Stderr: os.Stderr, Games: games.All(), Now: time.Now,
		InterruptContext: func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) },
	})
}

// hostProcess is a host in a process of its own, and a proxy to it whose connections can be cut.
type hostProcess struct {
	t       *testing.T
	folder  string // of the tables
	process *exec.Cmd
	target  atomic.Pointer[url.URL] // nil while there is no host

	mu    sync.Mutex
	isCut bool
	lines map[net.Conn]bool
	proxy *httptest.Server // for windows and for the test itself
}

// startHostProcess starts a host. It is killed when the test ends.
func startHostProcess(t *testing.T) *hostProcess {
	t.Helper()
	h := &hostProcess{t: t, folder: t.TempDir(), lines: map[net.Conn]bool{}}
	h.start()
	t.Cleanup(h.kill)
	h.proxy = httptest.NewServer(h.handler(http.NotFoundHandler()))
	t.Cleanup(h.proxy.Close)
	t.Cleanup(func() { h.cutLines(true) })
	return h
}

// start starts the host, again where it has been killed.
func (h *hostProcess) start() {
	h.t.Helper()
	program, err := os.Executable()
	if err != nil {
		h.t.Fatal(err)
	}
	h.process = exec.Command(program)
	h.process.Env = append(os.Environ(), hostVariable+"="+h.folder)
	h.process.Stderr = os.Stderr
	out, err := h.process.StdoutPipe()
	if err == nil {
		err = h.process.Start()
	}
	if err != nil {
		h.t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for lines.Scan() {
		if _, address, ok := strings.Cut(lines.Text(), "played at "); ok {
			to, err := url.Parse(address)
			if err != nil {
				h.t.Fatal(err)
			}
			to.Host = "127.0.0.1:" + to.Port()
			h.target.Store(to)
			go io.Copy(io.Discard, out) // so that it never waits for a reader
			return
		}
	}
	h.t.Fatal("the host does not start: ", lines.Err())
}

// kill ends the host at once, as when the machine loses its power.
func (h *hostProcess) kill() {
	if h.target.Swap(nil) != nil {
		h.process.Process.Kill()
		h.process.Wait()
	}
}

// handler answers for the host's own addresses, and leaves the others to the page.
func (h *hostProcess) handler(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != remote.PathSocket && r.URL.Path != remote.PathTables {
			page.ServeHTTP(w, r)
			return
		}
		h.mu.Lock()
		cut := h.isCut
		h.mu.Unlock()
		to := h.target.Load()
		if cut || to == nil {
			panic(http.ErrAbortHandler) // closes the connection without an answer
		}
		proxy := httputil.ReverseProxy{
			Rewrite: func(r *httputil.ProxyRequest) {
				r.SetURL(to)
				r.Out.Host = r.In.Host // a page's requests are checked by it
			},
			ErrorHandler: func(http.ResponseWriter, *http.Request, error) { panic(http.ErrAbortHandler) },
		}
		proxy.ServeHTTP(cuttableWriter{w, h}, r)
	})
}

// cuttableWriter is an answer on a connection that can be cut.
type cuttableWriter struct {
	http.ResponseWriter
	host *hostProcess
}

// Hijack implements http.Hijacker.
func (c cuttableWriter) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(c.ResponseWriter).Hijack()
	if err == nil {
		c.host.mu.Lock()
		c.host.lines[conn] = true
		c.host.mu.Unlock()
	}
	return conn, rw, err
}

// cutLines cuts all lines, and lets no other come about until it is called with false.
func (h *hostProcess) cutLines(cut bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.isCut = cut
	for conn := range h.lines {
		conn.Close()
	}
	h.lines = map[net.Conn]bool{}
}

// createTable makes a table at the host.
func (h *hostProcess) createTable(c remote.TableConfig) (links remote.Links) {
	h.t.Helper()
	body, err := json.Marshal(c)
	if err != nil {
		h.t.Fatal(err)
	}
	answer, err := http.Post(h.proxy.URL+remote.PathTables, "application/json", bytes.NewReader(body))
	if err == nil {
		defer answer.Body.Close()
		err = json.NewDecoder(answer.Body).Decode(&links)
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return links
}

// remotePlayer plays seats of a remote table on a device, or watches it. It knows the position by sessions of its own to the
// same seats.
type remotePlayer struct {
	device
	page          *pagePlayer // nil in a window
	t             *testing.T
	width, height int
	name          string
	host          *hostProcess
	links         []remote.Link // of the seats, that which was opened last first, as the device has its lines
	sessions      []*client.Session
}

// openPlayerPage opens a page on which somebody sits down.
func (h *hostProcess) openPlayerPage(o drive.PageOptions, name string) *remotePlayer {
	h.t.Helper()
	o.Server = func(page http.Handler) http.Handler { return h.handler(drive.InsertScript(quick)(page)) }
	r := openPage(h.t, o)
	return &remotePlayer{device: r, page: r, t: h.t, width: o.Width, height: o.Height, name: name, host: h}
}

// plan is the plan of the device.
func (v *remotePlayer) plan() *plan {
	v.t.Helper()
	p := newPlan(v.t, v.width, v.height, v.density(), v.files())
	if v.page != nil {
		p.services.Outside = fakeOutside{stage.Abilities{Copy: true, Paste: true}}
	} else {
		p.services.Host = noHost{}
	}
	return p
}

// noHost is the host of a window, at which no plan makes a table.
type noHost struct{ stage.Host }

// sit sits down on a page by a link.
func (v *remotePlayer) sit(table string, secret remote.Secret) {
	v.t.Helper()
	link := remote.Link{Base: v.page.address(), Table: table, Secret: secret}
	if len(v.links) > 0 {
		link.Base = v.links[0].Base // now there is a link in the address
	}
	_, fragment, _ := strings.Cut(link.String(), "#")
	v.page.follow(fragment)
	v.sitDown(link)
}

// sitDown sits down on the panel, which has the link.
func (v *remotePlayer) sitDown(link remote.Link) {
	v.t.Helper()
	p := v.plan()
	p.show(together.New(p.services, link.String()))
	if v.page != nil && len(v.links) == 0 {
		v.choose(p, p.top(), "name")
		v.page.Frames(10)
		v.page.Eval(`document.activeElement.select?.()`, nil)
		v.page.Insert(v.name)
	}
	drive.SavePicture(v.t, v.name+"-sits", v.picture())
	v.choose(p, p.top(), "sit")
	v.links = append([]remote.Link{link}, v.links...)
	v.openSessions()
}

// openSessions opens the player's own sessions to its seats.
func (v *remotePlayer) openSessions() {
	v.t.Helper()
	v.closeSessions()
	v.sessions = nil
	for _, link := range v.links {
		var key remote.Secret
		for end := time.Now().Add(time.Minute); ; v.pass(10) {
			kept, ok := v.plan().services.Store.RemoteTable(link.String())
			if key = remote.Secret(kept.Key); ok && kept.Game != "" {
				break
			}
			if time.Now().After(end) {
				drive.SavePicture(v.t, v.name+"-waits", v.picture())
				v.t.Fatalf("%s does not sit: kept is %+v", v.name, kept)
			}
		}
		line := client.Open(client.Config{
			Link: link, Key: key, Name: v.name, Games: games.All(), Random: &zeroReader{},
			Dial: func(ctx context.Context) (remote.Conn, error) {
				conn, err := socket.Dial(ctx, v.host.proxy.URL+"/")
				return helloConn{conn}, err
			},
			Sleep: func(ctx context.Context, _ time.Duration) { time.Sleep(50 * time.Millisecond) },
		})
		v.t.Cleanup(line.Close)
		v.sessions = append(v.sessions, line)
	}
	v.update()
}

// closeSessions ends the player's own sessions, or the seats would still be connected.
func (v *remotePlayer) closeSessions() {
	for _, line := range v.sessions {
		line.Close()
	}
}

// helloConn is a connection that sends no command: what the plan does the device alone does.
type helloConn struct{ remote.Conn }

// Write implements remote.Conn.
func (l helloConn) Write(ctx context.Context, frame []byte) error {
	if !bytes.Contains(frame, []byte(`"type":"hello"`)) && !bytes.Contains(frame, []byte(`"type":"ping"`)) {
		return nil
	}
	return l.Conn.Write(ctx, frame)
}

// zeroReader gives zeros for the ids of commands; the player's own session sends none.
type zeroReader struct{}

func (*zeroReader) Read(p []byte) (int, error) { return len(p), nil }

// update takes in the frames that the host has sent.
func (v *remotePlayer) update() {
	v.t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		ready := true
		for _, line := range v.sessions {
			for _, ok := line.Next(); ok; _, ok = line.Next() {
			}
			if _, over := line.Errs(); over != nil {
				v.t.Fatal(over)
			}
			ready = ready && line.Match != nil && len(line.SeatInfos) > 0 && line.NumMoves() == v.numMoves()
		}
		if ready || v.isOver() {
			return
		}
		if time.Now().After(end) {
			v.t.Fatalf("the host tells %s nothing", v.name)
		}
	}
}

// numMoves is how many moves the host has sent, over whether it has sent the end.
func (v *remotePlayer) numMoves() int { return v.sessions[0].NumMoves() }
func (v *remotePlayer) isOver() bool  { return v.sessions[0].FullMatch != nil }

// boardPlan is the plan with the table as the device shows it, and its Board.
func (v *remotePlayer) boardPlan() (p *plan, desk table.Board) {
	v.t.Helper()
	v.update()
	p = v.plan()
	p.show(table.Join(p.services, func(m *table.Match) table.Board {
		desk = newBoard(p.services, m)
		return desk
	}, v.sessions...))
	return p, desk
}

// actingSession returns the session of the player's seat that is to choose something now, nil for none.
func (v *remotePlayer) actingSession() *client.Session {
	v.update()
	for seat := range v.sessions[0].Match.State().Actors().All() {
		for _, line := range v.sessions {
			if line.Seat == seat && !v.isOver() && len(line.Match.State().Legal(seat, nil)) > 0 {
				return line
			}
		}
	}
	return nil
}

// botAction is what the bot of the seat would do.
func (v *remotePlayer) botAction(line *client.Session) rules.Action {
	v.t.Helper()
	m := line.Match
	helper, err := bots.New(m.Game, "2")
	if err != nil {
		v.t.Fatal(err)
	}
	a, err := bot.Choose(helper, m.State(), line.Seat, rules.Rand(3, len(m.Log)), bot.Budget{Nodes: 3000})
	if err != nil {
		v.t.Fatal(err)
	}
	return a
}

// move plays something by pointing, once the device rests, and waits until it is kept.
func (v *remotePlayer) move(point func(v *remotePlayer, line *client.Session)) {
	v.t.Helper()
	const attempts = 6 // what the device still shows may not let it be pressed at once
	n := v.numMoves()
	for k := range attempts {
		v.pass(90 * (k + 1))
		line := v.actingSession()
		if v.numMoves() != n || line == nil {
			return // others have played meanwhile
		}
		point(v, line)
		for end := time.Now().Add(4 * time.Second); time.Now().Before(end); v.pass(8) {
			if v.update(); v.numMoves() > n || v.isOver() {
				return
			}
		}
		drive.SavePicture(v.t, fmt.Sprintf("%s-again%d-%d", v.name, n, k), v.picture())
	}
	drive.SavePicture(v.t, v.name+"-unplayed", v.picture())
	v.t.Fatalf("%s cannot play after %d moves, at %s", v.name, n, position(v.sessions[0].Match))
}

// pointAll points at all parts of what the seat's bot advises.
func pointAll(v *remotePlayer, line *client.Session) {
	v.t.Helper()
	p, _ := v.openBoardPlan()
	on := &matchDriver{t: v.t, on: v.device}
	for _, part := range rules.Parts(line.Match.Game, line.Match.State(), v.botAction(line)) {
		if !p.hasSent() {
			on.press(p, part.String())
			v.pass(30)
		}
	}
}

// hasSent reports whether the plan's own table has sent something to its host.
func (p *plan) hasSent() bool {
	t, ok := p.services.Stack.Top().(*table.Table)
	return ok && t.Waiting()
}

// openBoardPlan is boardPlan with the cover opened, on the device too if it is shut there.
func (v *remotePlayer) openBoardPlan() (p *plan, desk table.Board) {
	v.t.Helper()
	p, desk = v.boardPlan()
	for _, key := range []string{"open", "done"} {
		c := p.top().Find(key)
		if c == nil {
			continue
		}
		shut := false
		v.page.Eval(button(key)+" !== null", &shut)
		if shut {
			drive.SavePicture(v.t, fmt.Sprintf("%s-%s%d", v.name, key, v.numMoves()), v.picture())
			at := p.centre(p.top(), key)
			if key == "open" {
				v.hold(at, func() {})
			} else {
				v.choose(p, p.top(), key)
			}
			v.pass(60)
		}
		if c.Hold != nil {
			c.Hold.OnDone()
		} else {
			c.Press()
		}
	}
	return p, desk
}

// saveScreen keeps a picture of the device, once it rests.
func (v *remotePlayer) saveScreen(what string) {
	v.t.Helper()
	if v.page != nil {
		drive.SavePicture(v.t, v.name+"-"+what, v.page.Settle())
		return
	}
	v.pass(90)
	drive.SavePicture(v.t, v.name+"-"+what, v.picture())
}

// result waits for the result of the match, which the device keeps.
func (v *remotePlayer) result() {
	v.t.Helper()
	v.pass(300)
	v.saveScreen("result")
	if v.page != nil {
		v.page.Until("the result", button("shelf"))
	}
	list := matches(v.t, v.files())
	if len(list) != 1 || !list[0].Over() {
		v.t.Errorf("%s keeps %d matches, want the one that is over", v.name, len(list))
	}
}

// TestTwoPagesAtOneTable plays matches on two devices and more to their end: one at a host that is killed and started again,
// with a page that is loaded anew, a tab that is killed, and a line that is cut for a minute. "make whole" plays them.
func TestTwoPagesAtOneTable(t *testing.T) {
	t.Parallel()
	if !playsWholeMatches() {
		return
	}
	for name, play := range map[string]func(t *testing.T){
		"yokai": playOnTwoPages, "honshu": playAroundAScreen, "homeworlds": playOnPageAndWindow, "forhonor": playAroundADevice,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			play(t)
		})
	}
}

// playOnTwoPages plays a match of two people, each by what is pointed at for the moves that their bots advise.
func playOnTwoPages(t *testing.T) {
	h := startHostProcess(t)
	links := h.createTable(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"rules": "dobutsu"}}})
	people := []*remotePlayer{
		h.openPlayerPage(drive.PageOptions{Width: 1280, Height: 800}, "Hana"),
		h.openPlayerPage(drive.PageOptions{Width: 390, Height: 844, Touch: true}, "Ren"),
	}
	for k, v := range people {
		v.sit(links.Table, links.Seats[k])
	}
	both := func(what string) {
		for _, v := range people {
			v.saveScreen(what)
		}
	}
	both("table")
	trouble := map[int]func(){
		2: func() {
			people[0].closeSessions()
			people[0].page.Reload()
			people[1].saveScreen("other-away")
			people[0].openSessions() // the link in the address leads to the table again
			people[0].saveScreen("reloaded")
		},
		3: func() {
			people[1].closeSessions()
			people[1].page.Reopen()
			people[0].saveScreen("other-away")
			people[1].saveScreen("reopened")
			people[1].back()
		},
		4: func() {
			h.kill()
			people[0].pass(240)
			both("host-killed")
			h.start()
			people[0].pass(400)
			both("host-back")
		},
		6: func() {
			h.cutLines(true)
			people[0].pass(60 * 60)
			both("line-cut")
			h.cutLines(false)
			people[0].pass(400)
			both("line-back")
		},
	}
	playAll(pointAll, func(v *remotePlayer) {
		n := v.numMoves()
		if do := trouble[n]; do != nil {
			delete(trouble, n)
			do()
		}
	}, people...)
	for _, v := range people {
		v.result()
		v.page.Until("the question whether they play again", button("again"))
	}
}

// playAll has the visitors play until the match is over. Before each move it calls before.
func playAll(point func(v *remotePlayer, line *client.Session), before func(v *remotePlayer), people ...*remotePlayer) {
	for !people[0].isOver() {
		for _, v := range people {
			if v.actingSession() != nil {
				before(v)
				v.move(point)
			}
		}
		people[0].pass(8)
	}
}

// back goes back to the table from the shelf, where the page has been loaded anew.
func (v *remotePlayer) back() {
	v.t.Helper()
	p := v.plan()
	v.choose(p, p.shelf(), "together")
	v.page.Frames(20)
	p.show(together.New(p.services, ""))
	v.saveScreen("tables")
	v.choose(p, p.top(), "table.0")
	v.pass(200)
	v.openSessions()
}
