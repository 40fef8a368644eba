package e2e

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

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
func (h *hostProcess) openPlayerPage(t *testing.T, o drive.PageOptions, name string) *remotePlayer {
	t.Helper()
	o.Server = func(page http.Handler) http.Handler { return h.handler(drive.InsertScript(quick)(page)) }
	r := openPage(t, o)
	return &remotePlayer{device: r, page: r, t: t, width: o.Width, height: o.Height, name: name, host: h}
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
				if err != nil {
					return nil, err
				}
				return newHelloConn(conn), nil
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

// helloConn is a connection that sends no command, as what the plan does the device alone does, and answers it itself, so that
// the plan does not wait for it.
type helloConn struct {
	remote.Conn
	frames, acks chan []byte
	stop         context.CancelFunc
}

// newHelloConn returns a connection that reads until the other one ends.
func newHelloConn(conn remote.Conn) helloConn {
	ctx, stop := context.WithCancel(context.Background())
	c := helloConn{conn, make(chan []byte), make(chan []byte, 16), stop}
	go func() {
		defer close(c.frames)
		for {
			frame, err := conn.Read(ctx)
			if err != nil {
				return
			}
			select {
			case c.frames <- frame:
			case <-ctx.Done():
				return
			}
		}
	}()
	return c
}

// Close implements remote.Conn.
func (c helloConn) Close() {
	c.stop()
	c.Conn.Close()
}

// Read implements remote.Conn.
func (c helloConn) Read(ctx context.Context) ([]byte, error) {
	select {
	case frame, ok := <-c.frames:
		if !ok {
			return nil, io.EOF
		}
		return frame, nil
	case frame := <-c.acks:
		return frame, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Write implements remote.Conn.
func (c helloConn) Write(ctx context.Context, frame []byte) error {
	r, err := remote.DecodeRequest(frame)
	if err != nil {
		return err
	}
	if r.Type != remote.Hello && r.Type != remote.Ping {
		c.acks <- remote.EncodeReply(remote.Reply{Type: remote.Ack, ID: r.ID})
		return nil
	}
	return c.Conn.Write(ctx, frame)
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
	p.services.Stack.Top().(stage.Listener).Listen() // hears of the table screen
	return p, desk
}

// becomeTableScreen has the menu make the device, which watches, the table screen.
func (v *remotePlayer) becomeTableScreen() {
	v.t.Helper()
	p, _ := v.boardPlan()
	on := &matchDriver{t: v.t, on: v.device}
	v.pass(90)
	on.press(p, "menu")
	on.tap(p, "screen")
	v.pass(60)
	v.saveScreen("table-screen")
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
		drive.SavePicture(v.t, v.name+"-"+what, v.page.WaitUntilStill())
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
