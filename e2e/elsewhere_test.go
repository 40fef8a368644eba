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

// beHost is a host of tables until it is killed.
func beHost(folder string) int {
	return cmdline.Run([]string{"host", "-addr", "127.0.0.1:0", "-dir", folder}, cmdline.Env{
		Stdin: strings.NewReader(""), Stdout: os.Stdout, Stderr: os.Stderr, Games: games.All(), Now: time.Now,
		Interrupted: func() (context.Context, context.CancelFunc) { return context.WithCancel(context.Background()) },
	})
}

// house is a host in a process of its own, and the line to it, which can be cut.
type house struct {
	t       *testing.T
	folder  string // of the tables
	process *exec.Cmd
	to      atomic.Pointer[url.URL] // nil while there is no host

	mu    sync.Mutex
	cut   bool
	lines map[net.Conn]bool
	way   *httptest.Server // for windows and for the test itself
}

// openHouse starts a host. It is killed when the test ends.
func openHouse(t *testing.T) *house {
	t.Helper()
	h := &house{t: t, folder: t.TempDir(), lines: map[net.Conn]bool{}}
	h.start()
	t.Cleanup(h.kill)
	h.way = httptest.NewServer(h.before(http.NotFoundHandler()))
	t.Cleanup(h.way.Close)
	t.Cleanup(func() { h.cutLine(true) })
	return h
}

// start starts the host, again where it has been killed.
func (h *house) start() {
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
			h.to.Store(to)
			go io.Copy(io.Discard, out) // so that it never waits for a reader
			return
		}
	}
	h.t.Fatal("the host does not start: ", lines.Err())
}

// kill ends the host at once, as when the machine loses its power.
func (h *house) kill() {
	if h.to.Swap(nil) != nil {
		h.process.Process.Kill()
		h.process.Wait()
	}
}

// before answers for the host's own addresses, and leaves the others to the page.
func (h *house) before(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != remote.PathSocket && r.URL.Path != remote.PathTables {
			page.ServeHTTP(w, r)
			return
		}
		h.mu.Lock()
		cut := h.cut
		h.mu.Unlock()
		to := h.to.Load()
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
		proxy.ServeHTTP(cuttable{w, h}, r)
	})
}

// cuttable is an answer on a connection that can be cut.
type cuttable struct {
	http.ResponseWriter
	h *house
}

// Hijack implements http.Hijacker.
func (c cuttable) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(c.ResponseWriter).Hijack()
	if err == nil {
		c.h.mu.Lock()
		c.h.lines[conn] = true
		c.h.mu.Unlock()
	}
	return conn, rw, err
}

// cutLine cuts all lines, and lets no other come about until it is called with false.
func (h *house) cutLine(cut bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.cut = cut
	for conn := range h.lines {
		conn.Close()
	}
	h.lines = map[net.Conn]bool{}
}

// table makes a table at the host.
func (h *house) table(c remote.TableConfig) (links remote.Links) {
	h.t.Helper()
	body, err := json.Marshal(c)
	if err != nil {
		h.t.Fatal(err)
	}
	answer, err := http.Post(h.way.URL+remote.PathTables, "application/json", bytes.NewReader(body))
	if err == nil {
		defer answer.Body.Close()
		err = json.NewDecoder(answer.Body).Decode(&links)
	}
	if err != nil {
		h.t.Fatal(err)
	}
	return links
}

// visitor plays seats of a table on a device, or watches it. What lies where there it knows by lines of its own to the same
// seats.
type visitor struct {
	device
	page          *reader // nil in a window
	t             *testing.T
	width, height int
	name          string
	house         *house
	links         []remote.Link // of the seats, that which was opened last first, as the device has its lines
	lines         []*client.Session
}

// onPage opens a page on which somebody sits down.
func (h *house) onPage(o drive.PageOptions, name string) *visitor {
	h.t.Helper()
	o.Server = func(page http.Handler) http.Handler { return h.before(drive.First(quick)(page)) }
	r := openPage(h.t, o)
	return &visitor{device: r, page: r, t: h.t, width: o.Width, height: o.Height, name: name, house: h}
}

// plan is the plan of the device.
func (v *visitor) plan() *plan {
	v.t.Helper()
	p := newPlan(v.t, v.width, v.height, v.density(), v.kept())
	if v.page != nil {
		p.services.Outside = able{stage.Abilities{Copy: true, Paste: true}}
	} else {
		p.services.Host = hosted{}
	}
	return p
}

// hosted is the host of a window, at which no plan makes a table.
type hosted struct{ stage.Host }

// sit sits down on a page by a link.
func (v *visitor) sit(table string, secret remote.Secret) {
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
func (v *visitor) sitDown(link remote.Link) {
	v.t.Helper()
	p := v.plan()
	p.show(together.New(p.services, link.String()))
	if v.page != nil && len(v.links) == 0 {
		v.choose(p, p.top(), "name")
		v.page.Frames(10)
		v.page.Eval(`document.activeElement.select?.()`, nil)
		v.page.Insert(v.name)
	}
	drive.Keep(v.t, v.name+"-sits", v.picture())
	v.choose(p, p.top(), "sit")
	v.links = append([]remote.Link{link}, v.links...)
	v.join()
}

// join has the visitor's own lines to its seats.
func (v *visitor) join() {
	v.t.Helper()
	v.leave()
	v.lines = nil
	for _, link := range v.links {
		var key remote.Secret
		for end := time.Now().Add(time.Minute); ; v.pass(10) {
			kept, ok := v.plan().services.Store.RemoteTable(link.String())
			if key = remote.Secret(kept.Key); ok && kept.Game != "" {
				break
			}
			if time.Now().After(end) {
				drive.Keep(v.t, v.name+"-waits", v.picture())
				v.t.Fatalf("%s does not sit: kept is %+v", v.name, kept)
			}
		}
		line := client.Open(client.Config{
			Link: link, Key: key, Name: v.name, Games: games.All(), Random: &entropy{},
			Dial: func(ctx context.Context) (remote.Conn, error) {
				conn, err := socket.Dial(ctx, v.house.way.URL+"/")
				return listening{conn}, err
			},
			Wait: func(ctx context.Context, _ time.Duration) { time.Sleep(50 * time.Millisecond) },
		})
		v.t.Cleanup(line.Close)
		v.lines = append(v.lines, line)
	}
	v.hear()
}

// leave ends the visitor's own lines, or the seats would still be there.
func (v *visitor) leave() {
	for _, line := range v.lines {
		line.Close()
	}
}

// listening is a line on which nothing is said but who one is: what the plan does the device alone does.
type listening struct{ remote.Conn }

// Write implements remote.Conn.
func (l listening) Write(ctx context.Context, frame []byte) error {
	if !bytes.Contains(frame, []byte(`"type":"hello"`)) && !bytes.Contains(frame, []byte(`"type":"ping"`)) {
		return nil
	}
	return l.Conn.Write(ctx, frame)
}

// entropy gives the bytes of ids of commands; the visitor's own line sends none.
type entropy struct{}

func (*entropy) Read(p []byte) (int, error) { return len(p), nil }

// hear takes in what the host has told.
func (v *visitor) hear() {
	v.t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		ready := true
		for _, line := range v.lines {
			for _, ok := line.Next(); ok; _, ok = line.Next() {
			}
			if _, over := line.Problem(); over != nil {
				v.t.Fatal(over)
			}
			ready = ready && line.Match != nil && len(line.Sitting) > 0 && line.Made() == v.made()
		}
		if ready || v.over() {
			return
		}
		if time.Now().After(end) {
			v.t.Fatalf("the host tells %s nothing", v.name)
		}
	}
}

// made is how many moves the host has told, over whether it has told the end.
func (v *visitor) made() int  { return v.lines[0].Made() }
func (v *visitor) over() bool { return v.lines[0].Ended != nil }

// desk is the plan with the table as the device shows it, and its Board.
func (v *visitor) desk() (p *plan, desk table.Board) {
	v.t.Helper()
	v.hear()
	p = v.plan()
	p.show(table.Join(p.services, func(m *table.Match) table.Board {
		desk = newBoard(p.services, m)
		return desk
	}, v.lines...))
	return p, desk
}

// acts returns the line of the visitor's seat that is to choose something now, nil for none.
func (v *visitor) acts() *client.Session {
	v.hear()
	for seat := range v.lines[0].Match.State().Actors().All() {
		for _, line := range v.lines {
			if line.Seat == seat && !v.over() && len(line.Match.State().Legal(seat, nil)) > 0 {
				return line
			}
		}
	}
	return nil
}

// advised is what the bot of the seat would do.
func (v *visitor) advised(line *client.Session) rules.Action {
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
func (v *visitor) move(point func(v *visitor, line *client.Session)) {
	v.t.Helper()
	const attempts = 6 // what the device still shows may not let it be pressed at once
	n := v.made()
	for k := range attempts {
		v.pass(90 * (k + 1))
		line := v.acts()
		if v.made() != n || line == nil {
			return // others have played meanwhile
		}
		point(v, line)
		for end := time.Now().Add(4 * time.Second); time.Now().Before(end); v.pass(8) {
			if v.hear(); v.made() > n || v.over() {
				return
			}
		}
		drive.Keep(v.t, fmt.Sprintf("%s-again%d-%d", v.name, n, k), v.picture())
	}
	drive.Keep(v.t, v.name+"-unplayed", v.picture())
	v.t.Fatalf("%s cannot play after %d moves, at %s", v.name, n, position(v.lines[0].Match))
}

// pointAll points at all parts of what the seat's bot advises.
func pointAll(v *visitor, line *client.Session) {
	v.t.Helper()
	p, _ := v.uncovered()
	on := &sitting{t: v.t, on: v.device}
	for _, part := range rules.Parts(line.Match.Game, line.Match.State(), v.advised(line)) {
		if !p.sent() {
			on.press(p, part.String())
			v.pass(30)
		}
	}
}

// sent reports whether the plan's own table has sent something to its host.
func (p *plan) sent() bool {
	t, ok := p.services.Stack.Top().(*table.Table)
	return ok && t.Waiting()
}

// uncovered is desk where the cover is opened, on the device if it is shut there.
func (v *visitor) uncovered() (p *plan, desk table.Board) {
	v.t.Helper()
	p, desk = v.desk()
	for _, key := range []string{"open", "done"} {
		c := p.top().Find(key)
		if c == nil {
			continue
		}
		shut := false
		v.page.Eval(button(key)+" !== null", &shut)
		if shut {
			drive.Keep(v.t, fmt.Sprintf("%s-%s%d", v.name, key, v.made()), v.picture())
			at := p.centre(p.top(), key)
			if key == "open" {
				v.hold(at, func() {})
			} else {
				v.choose(p, p.top(), key)
			}
			v.pass(60)
		}
		if c.Hold != nil {
			c.Hold.Done()
		} else {
			c.Press()
		}
	}
	return p, desk
}

// see keeps a picture of the device, once it rests.
func (v *visitor) see(what string) {
	v.t.Helper()
	if v.page != nil {
		drive.Keep(v.t, v.name+"-"+what, v.page.Settle())
		return
	}
	v.pass(90)
	drive.Keep(v.t, v.name+"-"+what, v.picture())
}

// result waits for the result of the match, which the device keeps.
func (v *visitor) result() {
	v.t.Helper()
	v.pass(300)
	v.see("result")
	if v.page != nil {
		v.page.Until("the result", button("shelf"))
	}
	list := matches(v.t, v.kept())
	if len(list) != 1 || !list[0].Over() {
		v.t.Errorf("%s keeps %d matches, want the one that is over", v.name, len(list))
	}
}

// TestTwoPagesAtOneTable plays matches on two devices and more to their end: one at a host that is killed and started again,
// with a page that is loaded anew, a tab that is killed, and a line that is cut for a minute. "make whole" plays them.
func TestTwoPagesAtOneTable(t *testing.T) {
	t.Parallel()
	if !whole() {
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
	h := openHouse(t)
	links := h.table(remote.TableConfig{Game: "yokai", Setup: rules.Setup{Seats: 2, Options: map[string]string{"rules": "dobutsu"}}})
	people := []*visitor{
		h.onPage(drive.PageOptions{Width: 1280, Height: 800}, "Hana"),
		h.onPage(drive.PageOptions{Width: 390, Height: 844, Touch: true}, "Ren"),
	}
	for k, v := range people {
		v.sit(links.Table, links.Seats[k])
	}
	both := func(what string) {
		for _, v := range people {
			v.see(what)
		}
	}
	both("table")
	trouble := map[int]func(){
		2: func() {
			people[0].leave()
			people[0].page.Reload()
			people[1].see("other-away")
			people[0].join() // the link in the address leads to the table again
			people[0].see("reloaded")
		},
		3: func() {
			people[1].leave()
			people[1].page.Reopen()
			people[0].see("other-away")
			people[1].see("reopened")
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
			h.cutLine(true)
			people[0].pass(60 * 60)
			both("line-cut")
			h.cutLine(false)
			people[0].pass(400)
			both("line-back")
		},
	}
	played(pointAll, func(v *visitor) {
		n := v.made()
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

// played has the visitors play until the match is over. Before each move it calls before.
func played(point func(v *visitor, line *client.Session), before func(v *visitor), people ...*visitor) {
	for !people[0].over() {
		for _, v := range people {
			if v.acts() != nil {
				before(v)
				v.move(point)
			}
		}
		people[0].pass(8)
	}
}

// back goes back to the table from the shelf, where the page has been loaded anew.
func (v *visitor) back() {
	v.t.Helper()
	p := v.plan()
	v.choose(p, p.shelf(), "together")
	v.page.Frames(20)
	p.show(together.New(p.services, ""))
	v.see("tables")
	v.choose(p, p.top(), "table.0")
	v.pass(200)
	v.join()
}
