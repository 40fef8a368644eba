package simulation

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
)

// device is a person at a table, who does anything that can be done, late or not at all.
type device struct {
	world      *world
	link       remote.Link
	key        remote.Secret
	dealSecret remote.Secret
	name       string
	pace       time.Duration // between two looks at the table, at most

	disk         []byte // what is kept on the device, see client.Kept
	isDead       bool   // the program has ended in the middle of something
	isOffline    atomic.Bool
	session      *client.Session
	pending      map[string]request // by id; without an answer
	acks         map[string]request // acknowledged
	diskCommands map[string]request // by id; that the disk has ever had
	answers      map[string]bool    // by id; acknowledged or refused
	refusals     int
	save         []byte // the whole match, at the end
	failure      error
}

type request struct {
	kind remote.RequestType
	text string
}

func newDevice(w *world, link remote.Link, name string, pace time.Duration) *device {
	key, err := remote.NewSecret(rand.Reader)
	if err != nil {
		w.t.Fatal(err)
	}
	deals, err := remote.NewSecret(rand.Reader)
	if err != nil {
		w.t.Fatal(err)
	}
	d := &device{world: w, link: link, key: key, dealSecret: deals, name: name, pace: pace, acks: map[string]request{}, diskCommands: map[string]request{}, answers: map[string]bool{}}
	d.open()
	return d
}

// open begins a session by the device's key and what it has kept, as after a start of the program. Now and then no host is
// heard before the person looks at the table, which stands as it was kept then.
func (d *device) open() {
	kept, err := client.DecodeSavedSeat(d.disk)
	if err != nil {
		d.failure = err
	}
	d.isDead, d.pending = false, map[string]request{}
	for _, r := range kept.Commands {
		d.pending[r.ID] = request{r.Type, r.Text}
	}
	d.session = client.Open(client.Config{
		Link: d.link, Key: d.key, DealSecret: d.dealSecret, Name: d.name, Games: games.All(), Random: rand.Reader, Dial: d.dial,
		SavedSeat: kept, Save: d.keep,
	})
	if d.isOffline.Load() || d.world.chance(0.5, &d.world.faults.OfflineStarts) {
		d.session.Restore()
	}
}

// dial is a new line to a host, unless the device has no network.
func (d *device) dial(ctx context.Context) (remote.Conn, error) {
	if d.isOffline.Load() {
		return nil, errors.New("there is no network")
	}
	return d.world.dial(ctx)
}

// keep changes what is kept. The program may be killed before the disk has it, and before anything is sent of what the disk
// has.
func (d *device) keep(change func(*client.SavedSeat)) {
	if d.isDead || d.world.chance(0.005, &d.world.faults.KillsBeforeSave) {
		d.kill()
		return
	}
	k, err := client.DecodeSavedSeat(d.disk)
	if err != nil {
		d.failure = err
	}
	change(&k)
	for _, r := range k.Commands {
		d.diskCommands[r.ID] = request{r.Type, r.Text}
	}
	d.disk = k.Encode()
	if d.world.chance(0.01, &d.world.faults.KillsBeforeSend) {
		d.kill()
	}
}

// kill ends the program: nothing more is sent, kept or heard.
func (d *device) kill() {
	d.isDead = true
	d.session.Close()
}

// run plays until the context ends or the match does.
func (d *device) run(ctx context.Context) {
	defer func() { d.session.Close() }()
	for ctx.Err() == nil && !d.isDone() {
		d.look(ctx)
	}
}

// runOverDays is run for somebody who is connected for a few looks at the table, and then away for hours. At some visits there
// is no network: what is decided then is sent at a later one.
func (d *device) runOverDays(ctx context.Context) {
	const (
		leastAway, mostAway   = 5 * time.Hour, 40 * time.Hour
		leastLooks, mostLooks = 5, 40
		offlineLooks          = 3
	)
	defer func() {
		d.session.Close()
		d.isOffline.Store(false)
	}()
	for !d.isDone() {
		looks := leastLooks + d.world.intN(mostLooks-leastLooks)
		if d.isOffline.Load() {
			looks = offlineLooks
		}
		for ; looks > 0 && ctx.Err() == nil && !d.isDone(); looks-- {
			d.look(ctx)
		}
		d.session.Close()
		if !sleep(ctx, d.world.uniformDuration(leastAway, mostAway)) {
			return
		}
		d.isOffline.Store(d.world.chance(0.1, &d.world.faults.OfflineVisits))
		d.open()
	}
}

// isDone reports whether the match has ended, or the device cannot go on.
func (d *device) isDone() bool { return d.save != nil || d.failure != nil }

// look takes in what has come, does something where it can, and waits until the next look.
func (d *device) look(ctx context.Context) {
	d.receive()
	if d.session.Match != nil && len(d.pending) == 0 && !d.isDead {
		d.act()
	}
	wait := d.world.randomDuration(50*time.Millisecond, d.pace)
	switch {
	case d.world.chance(0.002, &d.world.faults.Pauses):
		wait = time.Hour
	case d.world.chance(0.002, &d.world.faults.DeviceKills):
		d.kill()
	}
	if d.isDead {
		d.open()
	}
	sleep(ctx, wait)
}

// sleep waits, and reports false where the context ends before.
func sleep(ctx context.Context, wait time.Duration) bool {
	select {
	case <-ctx.Done():
		return false
	case <-time.After(wait):
		return true
	}
}

// receive takes in what has come.
func (d *device) receive() {
	for !d.isDead {
		r, ok := d.session.Next()
		if _, over := d.session.Errs(); over != nil {
			d.failure = over
		}
		if !ok {
			d.session.Flush()
			return
		}
		switch r.Type {
		case remote.Ack, remote.Refused:
			d.answers[r.ID] = true
		}
		switch r.Type {
		case remote.Ack:
			if q, mine := d.pending[r.ID]; mine {
				d.acks[r.ID] = q
				delete(d.pending, r.ID)
			}
		case remote.Refused:
			d.refusals++
			delete(d.pending, r.ID)
		case remote.Ended:
			d.save = bytes.Clone(r.Save)
		}
	}
}

// act does one thing; without a line nothing but a move.
func (d *device) act() {
	s := d.session
	if !s.IsConnected() {
		d.move()
		return
	}
	if d.world.intN(300) == 0 {
		d.send([]remote.RequestType{remote.Undo, remote.Draw, remote.Agree, remote.Refuse}[d.world.intN(4)], "")
		return
	}
	if s.Question.Text != "" && s.Question.By != s.Seat.String() {
		d.send([]remote.RequestType{remote.Agree, remote.Refuse}[d.world.intN(2)], "")
		return
	}
	if talker, ok := s.Game.(rules.Talker); ok && d.world.intN(20) == 0 {
		if list := talker.Statements(s.Match.State(), s.Seat); len(list) > 0 {
			d.send(remote.Say, list[d.world.intN(len(list))])
			return
		}
	}
	d.move()
}

// move plays something if the device is to move.
func (d *device) move() {
	s := d.session
	legal := s.Match.State().Legal(s.Seat, nil)
	if len(legal) == 0 || s.Match.Over() {
		return
	}
	mv := rules.Move{By: s.Seat, Do: legal[d.world.intN(len(legal))]}
	text := s.Game.FormatAction(s.Match.State(), mv)
	d.send(remote.Do, text)
	if d.world.intN(20) == 0 && !d.isDead { // an impatient second press, decided at the same position
		d.send(remote.Do, text)
	}
}

func (d *device) send(kind remote.RequestType, text string) string {
	id, err := d.session.Send(kind, text)
	if err != nil {
		d.failure = err
		return ""
	}
	if !d.isDead {
		d.pending[id] = request{kind, text}
	}
	return id
}

// recordID is how a command of the device is called in the records of its table.
func (d *device) recordID(id string) string { return d.session.Seat.String() + " " + id }

// plays reports whether a record's text says that the device's seat has done what the text says.
func (d *device) plays(record, text string) bool {
	by, do, ok := strings.Cut(record, " ")
	return ok && by == d.session.Seat.String() && do == text
}

// String tells where the device stands.
func (d *device) String() string {
	s := d.session
	if s.Match == nil {
		return fmt.Sprintf("%s knows nothing of the match, %v", d.name, d.failure)
	}
	lost, over := s.Errs()
	return fmt.Sprintf("%s, seat %s, connected: %v, %d moves, acting: %v, over: %v, waiting for %v, asked %q by %s, line %v, end %v",
		d.name, s.Seat, s.IsConnected(), s.NumMoves(), s.Match.State().Actors(), s.Match.Over(), d.pending, s.Question.Text, s.Question.By, lost, over)
}
