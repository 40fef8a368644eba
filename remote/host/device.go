package host

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"time"

	"engawa/remote"
	"engawa/remote/journal"
	"engawa/rules"
)

// device is a connected device that sees the match as one seat does, or as everybody.
type device struct {
	projection    projection
	wantsPast     bool        // it wants to know what has happened, not only the position
	isTableScreen bool        // it is a table screen, which shows what is public to all at one place
	isRelayed     bool        // another host relays its line, and tells how it is
	isSlow        bool        // its line is slow
	isBusy        atomic.Bool // the host handles what the device has said last
	queue         chan []byte
	draining      chan struct{} // closed when nothing more is sent after what is in the queue
	once          sync.Once
}

const (
	queueSize    = 64               // frames that wait for a slow device
	helloTimeout = 10 * time.Second // until the first frame
	burst        = 20               // commands at once
	perSecond    = 10               // commands a second in the long run
)

// Serve speaks with a device until it goes, the context ends, or it does what it may not. It closes the connection. The
// line to a table that another host holds is relayed to that one.
func (h *Host) Serve(ctx context.Context, conn remote.Conn) { h.serve(ctx, conn, &device{}, h.relay) }

// serve is Serve for a device, with what is done for a table that another host holds.
func (h *Host) serve(ctx context.Context, conn remote.Conn, d *device, relay relayer) {
	defer conn.Close()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	d.queue, d.draining = make(chan []byte, queueSize), make(chan struct{})
	var writing sync.WaitGroup
	writing.Go(func() {
		d.write(ctx, conn)
		cancel()
	})
	err := h.handleDevice(ctx, conn, d, relay)
	if refusal, ok := errors.AsType[*rules.Error](err); ok {
		d.closeWith(refusal.Code, refusal.Text)
	}
	d.finish()
	writing.Wait()
}

// handleDevice reads what the device says and has its table do it.
func (h *Host) handleDevice(ctx context.Context, conn remote.Conn, d *device, relay relayer) error {
	silence := time.AfterFunc(helloTimeout, func() { // a WebSocket whose Read has timed out can be told nothing more
		d.closeWith(remote.CodeSlow, fmt.Sprintf("no frame has come within %v; expected %q at once", helloTimeout, remote.Hello))
	})
	data, err := conn.Read(ctx)
	silence.Stop()
	if err != nil {
		return err
	}
	hello, err := remote.DecodeRequest(data)
	switch {
	case err != nil:
		return err
	case hello.Type != remote.Hello:
		return rules.Errorf(remote.CodeFrame, "the first frame is %q; expected %q", hello.Type, remote.Hello)
	case hello.Version != remote.Version:
		return rules.Errorf(remote.CodeVersion, "this host speaks %s, the device %q; load the page anew, or bring both to the same version",
			remote.Version, rules.Shorten(hello.Version))
	}
	asked := h.runOnTable(ctx, hello.Table, func(t *table) { err = t.welcome(d, hello) })
	if held, ok := errors.AsType[otherHostError](asked); ok {
		return relay(ctx, conn, d, data, held.address)
	}
	if asked == nil || ctx.Err() != nil { // where the line has broken meanwhile, the table may still come to the welcome
		defer h.leave(hello.Table, d)
	}
	switch {
	case asked != nil:
		return asked
	case err != nil:
		return err
	}
	tellLine := func(isSlow bool) {
		// Where the table is gone, so is the line.
		_ = h.runOnTable(ctx, hello.Table, func(t *table) { t.setLine(d, isSlow) })
	}
	if !d.isRelayed && d.projection.viewer >= 0 {
		watchLine(ctx, conn, &d.isBusy, tellLine)
	}
	pace := rateLimiter{tokens: burst, now: h.config.Now}
	for {
		data, err := conn.Read(ctx)
		if err != nil {
			return err
		}
		r, err := remote.DecodeRequest(data)
		switch {
		case err != nil:
			return err
		case r.Type == remote.Hello:
			return rules.Errorf(remote.CodeFrame, "%q comes once, at the beginning", remote.Hello)
		case !pace.allow():
			d.send(refusalFrame(r.ID, rules.Errorf(remote.CodeFast, "too many commands; at most %d a second are answered", perSecond)))
			continue
		case r.Type == remote.Ping && d.isRelayed && r.Text != "":
			tellLine(r.Text == remote.LineSlow)
			continue
		case r.Type == remote.Ping:
			d.send(remote.Reply{Type: remote.Pong})
			continue
		}
		d.isBusy.Store(true)
		if err := h.runOnTable(ctx, hello.Table, func(t *table) { t.handleCommand(d, r) }); err != nil {
			return err
		}
		d.isBusy.Store(false)
	}
}

// rateLimiter lets commands through as often as a seat may send them.
type rateLimiter struct {
	tokens float64
	last   time.Time
	now    func() time.Time
}

func (p *rateLimiter) allow() bool {
	now := p.now()
	if !p.last.IsZero() {
		p.tokens = min(burst, p.tokens+now.Sub(p.last).Seconds()*perSecond)
	}
	p.last = now
	if p.tokens < 1 {
		return false
	}
	p.tokens--
	return true
}

// write sends what waits until the last of it.
func (d *device) write(ctx context.Context, conn remote.Conn) {
	for {
		select {
		case frame := <-d.queue:
			if conn.Write(ctx, frame) != nil {
				return
			}
		case <-d.draining:
			for {
				select {
				case frame := <-d.queue:
					if conn.Write(ctx, frame) != nil {
						return
					}
				default:
					return
				}
			}
		case <-ctx.Done():
			return
		}
	}
}

// send queues a frame. A device that does not read what it is sent is let go; when it connects anew it gets what it
// has missed.
func (d *device) send(r remote.Reply) {
	select {
	case <-d.draining:
	case d.queue <- remote.EncodeReply(r):
	default:
		d.finish()
	}
}

// closeWith sends why the connection ends, and ends it.
func (d *device) closeWith(code, text string) {
	d.send(remote.Reply{Type: remote.Bye, Code: code, Text: text})
	d.finish()
}

func (d *device) finish() { d.once.Do(func() { close(d.draining) }) }

func refusalFrame(id string, err error) remote.Reply {
	r := remote.Reply{Type: remote.Refused, ID: id, Code: rules.CodeOf(err), Text: err.Error()}
	if e, ok := errors.AsType[*rules.Error](err); ok {
		r.Text, r.Parts = e.Text, e.Parts
	}
	return r
}

// welcome finds out who a device is, and sends it what it has missed.
func (t *table) welcome(d *device, hello remote.Request) error {
	if t.checkStale() {
		return errStale
	}
	if t.freezeErr != nil {
		return t.freezeErr
	}
	seat, err := t.identify(hello)
	if err != nil {
		return err
	}
	d.projection.viewer, d.wantsPast = seat, hello.Past
	d.isTableScreen = hello.Screen && seat < 0
	t.returnSeat(seat)
	t.devices[d] = true
	if seat >= 0 {
		t.arrivals = t.arrivals.With(seat)
	}
	setup := t.match.Setup.Clone()
	if t.game.Info().Secrets != rules.Open {
		setup.From = "" // it may tell what others hold
	}
	d.send(remote.Reply{
		Type: remote.Welcome, Version: remote.Version, Table: t.name, Title: t.creation.Config.Title, Game: t.creation.Config.Game, Rules: t.creation.Rules,
		Setup: &setup, Seat: seat.String(), Seats: t.seatInfos(), N: len(t.match.Log), Backs: len(t.backs),
		Can: []remote.RequestType{remote.Rematch, remote.Decide}, Push: t.pushKey(d, hello),
	})
	t.catchUp(d, hello)
	t.requestPart(d)
	t.broadcastPeople()
	return nil
}

// maxCatchUp is how many moves a device is sent one by one when it connects. Of more it gets the position alone.
const maxCatchUp = queueSize / 2

// catchUp sends what has happened since the device was here last: the moves it has missed, or the position alone where it
// is here for the first time, or moves have been taken back since.
func (t *table) catchUp(d *device, hello remote.Request) {
	n, last := len(t.match.Log), hello.Last
	switch missed := hello.Backs == len(t.backs) && last <= n && last > 0 && n-last <= maxCatchUp; {
	case hello.Past && !missed:
		d.send(t.pastFrame(d))
	case !missed || last == n && !hello.Past:
		d.send(t.positionFrame(d))
	default:
		for k := last + 1; k <= n; k++ {
			d.send(d.projection.update(t.match, k))
		}
		if hello.Past {
			t.sendNotes(d, hello.Notes)
		}
	}
	if t.openQuestion != nil {
		d.send(t.questionFrame())
	}
	if clock := t.clockState(); clock != nil {
		d.send(remote.Reply{Type: remote.Clocks, N: n, Clock: clock})
	}
	if t.rematchTable != "" {
		d.send(t.rematchFrame(d))
	}
	if t.openDecision != nil {
		d.send(t.absenceFrame())
	}
	if end, ok := t.endFrame(); ok {
		d.send(end)
	}
}

// identify returns whose seat the device has: by its key, or by a link that nobody has used yet, which becomes the key's.
func (t *table) identify(hello remote.Request) (rules.Seat, error) {
	if hash(hello.Secret) == t.creation.Watch || hash(hello.Key) == t.creation.Watch {
		return rules.Public, nil
	}
	if !hello.Key.Valid() {
		return 0, rules.Errorf(remote.CodeSecret, "the key of the device is none; expected 26 letters and digits of its own")
	}
	key := hash(hello.Key)
	for k, have := range t.keys {
		if have == key {
			return rules.Seat(k), nil
		}
	}
	link := hash(hello.Secret)
	for k, have := range t.links {
		if have != link {
			continue
		}
		seat := rules.Seat(k)
		return seat, t.sit(seat, sitRecord{Key: key, Name: remote.CleanName(hello.Name)})
	}
	return 0, rules.Errorf(remote.CodeSecret, "this link does not give a seat, or not any more; ask the table's owner for a new one")
}

// sit keeps that a device sits down.
func (t *table) sit(seat rules.Seat, s sitRecord) error {
	text, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if err := t.appendRecord(journal.Record{Kind: journal.Sit, By: int(seat), Text: string(text)}); err != nil {
		return err
	}
	t.setSeat(seat, s)
	return nil
}

// setSeat notes that a device has sat down.
func (t *table) setSeat(seat rules.Seat, s sitRecord) {
	t.links[seat], t.keys[seat], t.names[seat] = "", s.Key, s.Name
	if !s.IsRematch {
		t.arrivals = t.arrivals.With(seat)
	}
}

// leave takes leave of a device.
func (t *table) leave(d *device) {
	if t.devices[d] {
		delete(t.devices, d)
		t.broadcastPeople()
		t.countVotes()
	}
}

// positionFrame is the frame that puts a device at the present position.
func (t *table) positionFrame(d *device) remote.Reply {
	r := d.projection.position(t.match)
	r.Backs, r.Clock = len(t.backs), t.clockState()
	return r
}

// sendNotes sends what has been said since there were so many notes. Few enough are sent that all fit into the queue.
func (t *table) sendNotes(d *device, have int) {
	notes := t.match.Notes[min(have, len(t.match.Notes)):]
	if len(notes) > maxCatchUp/2 {
		d.send(t.pastFrame(d))
		return
	}
	for _, note := range notes {
		d.send(remote.Reply{Type: remote.Noted, N: len(t.match.Log), Note: &note})
	}
}

// pastFrame is the frame with what has happened, or the latest part of it.
func (t *table) pastFrame(d *device) remote.Reply {
	r := d.projection.past(t.match)
	r.Backs, r.Clock = len(t.backs), t.clockState()
	return r
}

func (t *table) broadcastPeople() {
	seats, screen := t.seatInfos(), t.hasTableScreen()
	t.broadcast(func(*device) remote.Reply {
		return remote.Reply{Type: remote.People, Seats: seats, Screen: screen, N: len(t.match.Log)}
	})
}

// hasTableScreen reports whether a table screen is connected.
func (t *table) hasTableScreen() bool {
	for d := range t.devices {
		if d.isTableScreen {
			return true
		}
	}
	return false
}
