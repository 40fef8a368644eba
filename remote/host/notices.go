package host

import (
	"cmp"
	"strconv"
	"time"

	"engawa/remote"
	"engawa/remote/notify"
	"engawa/rules"
)

// call is what a table knows of whether a seat knows that it is its turn, or that the match has ended.
type call struct {
	mark   string    // of what there is to know; "" for nothing
	since  time.Time // when the table has found that
	posted bool      // the notices have been told
	seen   bool      // a device of the seat has been connected since
	left   bool      // and has gone
}

// unsure is for how long after the beginning of a turn a line that breaks may have told nobody of it: phones that sleep
// let their lines stand for a while.
const unsure = 2 * time.Minute

// endMark is the mark of the end of a match.
const endMark = "end"

// callPeople tells the notices of the seats whose turn it is, or whose match has ended, and that do not know it. A turn
// that began while a device was connected is told where the line has broken soon after.
func (t *table) callPeople() {
	s := t.host.config.Notices
	if s == nil || t.stale || t.freezeErr != nil {
		return
	}
	here, end, now := t.connectedSeats(), rules.HasEnded(t.match), t.host.config.Now()
	for seat := range t.people().All() {
		c, mark := t.calls[seat], ""
		if t.keys[seat] != "" {
			mark = t.turnMark(seat, end)
		}
		begins := mark != c.mark
		if begins {
			c = call{mark: mark, since: now}
		}
		if mark != "" {
			t.callSeat(s, seat, &c, begins, here.Has(seat))
		}
		t.calls[seat] = c
	}
	if end && t.creation.HasWebHook && t.calls[rules.Public].mark == "" {
		t.calls[rules.Public] = call{mark: endMark}
		s.Post(t.event(rules.Public, endMark))
	}
}

// callSeat tells the notices what there is to tell a seat.
func (t *table) callSeat(s *notify.Service, seat rules.Seat, c *call, begins, here bool) {
	e := t.event(seat, c.mark)
	switch e.Here = here; {
	case here && !c.seen:
		c.seen = true
		if begins && t.creation.HasWebHook {
			s.Post(e)
		}
		if c.posted {
			s.Seen(t.name, seat, c.mark)
		}
	case here:
	case !c.seen && !c.posted:
		c.posted = true
		s.Post(e)
	case c.seen && !c.left:
		c.left = true
		if e.Anew = !c.posted && t.host.config.Now().Sub(c.since) <= unsure; e.Anew {
			c.posted = true
			s.Post(e)
		} else {
			s.Seen(t.name, seat, c.mark)
		}
	}
}

// turnMark returns what tells a seat's turn from its others: at which move it began, and how often moves before that have
// been taken back. It is "" where the seat has nothing to know.
func (t *table) turnMark(seat rules.Seat, end bool) string {
	if end {
		return endMark
	}
	if _, plays := t.substitutes[seat]; plays || !t.match.State().Actors().Has(seat) {
		return ""
	}
	n, backs := len(t.match.Log), 0
	for n > 0 && t.match.At(n-1).Actors().Has(seat) {
		n--
	}
	for _, left := range t.backs {
		if left < n {
			backs++
		}
	}
	return strconv.Itoa(n) + "." + strconv.Itoa(backs)
}

// event returns the event for the notices. Of the match it has only whose turn it is, which all may know.
func (t *table) event(seat rules.Seat, mark string) notify.Event {
	info := t.game.Info()
	e := notify.Event{Table: t.name, Name: cmp.Or(t.creation.Config.Title, info.Title), Game: info.ID, Kind: notify.Turn, Seat: seat, Mark: mark}
	if mark == endMark {
		e.Kind = notify.End
	}
	if seat >= 0 {
		e.Player = t.names[seat]
	}
	return e
}

// pushKey is the key that a device is told with which it can subscribe; "" where it does not ask, or cannot.
func (t *table) pushKey(d *device, hello remote.Request) string {
	if s := t.host.config.Notices; s != nil && hello.Push && d.projection.viewer >= 0 {
		return s.Key()
	}
	return ""
}

// subscribe has a device called while it has no line, and answers when that is kept.
func (t *table) subscribe(d *device, r remote.Request) {
	s, n := t.host.config.Notices, len(t.match.Log)
	switch {
	case s == nil || s.Key() == "":
		d.send(refusalFrame(r.ID, rules.Errorf(remote.CodePush, "this host sends nothing to push services")))
	case !t.host.subscriptions.take(t.keys[d.projection.viewer], t.host.config.Now()):
		d.send(refusalFrame(r.ID, rules.Errorf(remote.CodeFast, "you have asked often; try again in an hour")))
	default:
		s.Subscribe(t.name, d.projection.viewer, r.Text, func(err error) {
			if err != nil {
				d.send(refusalFrame(r.ID, err))
				return
			}
			d.send(remote.Reply{Type: remote.Ack, ID: r.ID, N: n})
		})
	}
}

// follow has the people of the table called at the next one too.
func (t *table) follow(next string) {
	if s := t.host.config.Notices; s != nil {
		s.Follow(t.name, next, t.rotateSeat)
	}
}

// takeHook takes the web hook out of what a table is made of: its address may hold a secret, and records are given away. One
// that the host does not let gives an *rules.Error.
func (h *Host) takeHook(config *remote.TableConfig) (hook string, err error) {
	hook, config.Hook = config.Hook, ""
	switch s := h.config.Notices; {
	case hook == "":
		return "", nil
	case s == nil:
		return "", notify.ReachNone.CheckHook(hook)
	default:
		return hook, s.CheckHook(hook)
	}
}

// setHook gives a table that is being made its web hook, "" for none.
func (h *Host) setHook(name, hook string) {
	if hook != "" {
		h.config.Notices.SetHook(name, hook)
	}
}
