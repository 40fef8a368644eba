package simulation

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	"strings"
	"time"

	"engawa/remote"
	"engawa/remote/client"
	"engawa/rules"
	"engawa/rules/games"
)

// device is a person at a table, who does anything that can be done, late or not at all.
type device struct {
	world *world
	link  remote.Link
	key   remote.Secret
	name  string
	pace  time.Duration // between two looks at the table, at most

	session *client.Session
	sent    map[string]request // by id; without an answer
	kept    map[string]request // acknowledged
	refused int
	save    []byte // the whole match, at the end
	failure error
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
	d := &device{world: w, link: link, key: key, name: name, pace: pace, kept: map[string]request{}}
	d.open()
	return d
}

// open begins a session by the device's key, as after a start of the program.
func (d *device) open() {
	d.sent = map[string]request{}
	d.session = client.Open(client.Config{
		Link: d.link, Key: d.key, Name: d.name, Games: games.All(), Random: rand.Reader, Dial: d.world.dial,
	})
}

// live plays until the context ends or the match does.
func (d *device) live(ctx context.Context) {
	defer func() { d.session.Close() }()
	for ctx.Err() == nil && d.save == nil && d.failure == nil {
		d.hear()
		if d.session.Match != nil && d.session.Connected() && len(d.sent) == 0 {
			d.act()
		}
		look := d.world.between(50*time.Millisecond, d.pace)
		switch {
		case d.world.chance(0.002, &d.world.faults.Paused):
			look = time.Hour
		case d.world.chance(0.002, &d.world.faults.Reopened):
			d.session.Close()
			d.open() // what had no answer is forgotten
		}
		select {
		case <-ctx.Done():
		case <-time.After(look):
		}
	}
}

// hear takes in what has come.
func (d *device) hear() {
	for {
		r, ok := d.session.Next()
		if _, over := d.session.Problem(); over != nil {
			d.failure = over
		}
		if !ok {
			return
		}
		switch r.Type {
		case remote.Ack:
			if q, mine := d.sent[r.ID]; mine {
				d.kept[r.ID] = q
				delete(d.sent, r.ID)
			}
		case remote.Refused:
			d.refused++
			delete(d.sent, r.ID)
		case remote.Ended:
			d.save = bytes.Clone(r.Save)
		}
	}
}

// act does one thing.
func (d *device) act() {
	s := d.session
	if d.world.intN(300) == 0 {
		d.send([]remote.RequestType{remote.Undo, remote.Draw, remote.Agree, remote.Refuse}[d.world.intN(4)], "")
		return
	}
	if s.Asks.Text != "" && s.Asks.By != s.Seat.String() {
		d.send([]remote.RequestType{remote.Agree, remote.Refuse}[d.world.intN(2)], "")
		return
	}
	if talker, ok := s.Game.(rules.Talker); ok && d.world.intN(20) == 0 {
		if list := talker.Statements(s.Match.State(), s.Seat); len(list) > 0 {
			d.send(remote.Say, list[d.world.intN(len(list))])
			return
		}
	}
	legal := s.Match.State().Legal(s.Seat, nil)
	if len(legal) == 0 || s.Match.Over() {
		return
	}
	mv := rules.Move{By: s.Seat, Do: legal[d.world.intN(len(legal))]}
	text := s.Game.FormatAction(s.Match.State(), mv)
	d.send(remote.Do, text)
	if d.world.intN(20) == 0 { // an impatient second press, decided at the same position
		d.send(remote.Do, text)
	}
}

func (d *device) send(kind remote.RequestType, text string) string {
	id, err := d.session.Send(kind, text)
	if err != nil {
		d.failure = err
		return ""
	}
	d.sent[id] = request{kind, text}
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
	lost, over := s.Problem()
	return fmt.Sprintf("%s, seat %s, connected: %v, %d moves, acting: %v, over: %v, waiting for %v, asked %q by %s, line %v, end %v",
		d.name, s.Seat, s.Connected(), s.Made(), s.Match.State().Actors(), s.Match.Over(), d.sent, s.Asks.Text, s.Asks.By, lost, over)
}
