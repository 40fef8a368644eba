package host

import (
	"context"
	"sync/atomic"
	"time"

	"engawa/remote"
)

// The host asks a device every lineInterval whether it is there, and while its line is slow every slowInterval. A line is slow
// when an answer takes longer than slowTime, and as soon as it is overdue by that; it is good again when goodAnswers in a row
// have come within goodTime each.
const (
	lineInterval = 10 * time.Second
	slowInterval = 3 * time.Second
	slowTime     = 1500 * time.Millisecond
	goodTime     = 800 * time.Millisecond
	goodAnswers  = 2
)

// lineWatch follows how fast a line answers. At most one goroutine uses it at a time, none between the questions.
type lineWatch struct {
	ctx    context.Context
	conn   remote.Pinger
	isBusy *atomic.Bool // the host handles what has come, and reads no answers meanwhile
	tell   func(isSlow bool)
	isSlow bool
	good   int // how many answers in a row have come within goodTime
}

// watchLine has tell called whenever a line becomes slow, or good again, until the context ends. Of lines that cannot be asked,
// as those within the program, nothing is told. While the host is busy, lines are not to blame.
func watchLine(ctx context.Context, conn remote.Conn, isBusy *atomic.Bool, tell func(isSlow bool)) {
	if pinger, ok := conn.(remote.Pinger); ok {
		w := &lineWatch{ctx: ctx, conn: pinger, isBusy: isBusy, tell: tell}
		time.AfterFunc(lineInterval, w.ask)
	}
}

// ask asks the device once, and sets when it is asked next.
func (w *lineWatch) ask() {
	if w.ctx.Err() != nil {
		return
	}
	began, answer := time.Now(), make(chan error, 1)
	go func() { answer <- w.conn.Ping(w.ctx) }()
	late := time.NewTimer(slowTime)
	defer late.Stop()
	var err error
	for waits := true; waits; {
		select {
		case err = <-answer:
			waits = false
		case <-late.C:
			if w.isBusy.Load() {
				late.Reset(slowTime)
			} else {
				w.set(true)
			}
		}
	}
	switch took := time.Since(began); {
	case w.ctx.Err() != nil:
		return
	case err != nil: // there was no room for the question, or the line ends
	case took > goodTime:
		w.good = 0
	default:
		if w.good++; w.good >= goodAnswers {
			w.set(false)
		}
	}
	wait := lineInterval
	if w.isSlow {
		wait = slowInterval
	}
	time.AfterFunc(wait, w.ask)
}

// set tells how the line is, where it has changed.
func (w *lineWatch) set(isSlow bool) {
	if isSlow {
		w.good = 0
	}
	if w.isSlow != isSlow {
		w.isSlow = isSlow
		w.tell(isSlow)
	}
}

// setLine takes in how the line of a device is, and tells all where it concerns a seat.
func (t *table) setLine(d *device, isSlow bool) {
	if d.isSlow == isSlow || !t.devices[d] {
		return
	}
	d.isSlow = isSlow
	t.broadcastPeople()
}
