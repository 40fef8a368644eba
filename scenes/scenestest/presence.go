package scenestest

import (
	"context"
	"slices"
	"sync"

	"engawa/remote"
)

// presenceLines are the lines of a device.
type presenceLines struct {
	mu   sync.Mutex
	open []*presenceLine
}

func (p *presenceLines) add(conn remote.Conn) remote.Conn {
	p.mu.Lock()
	defer p.mu.Unlock()
	l := &presenceLine{Conn: conn, all: p}
	p.open = append(p.open, l)
	return l
}

// any reports whether something holds for one of the lines.
func (p *presenceLines) any(holds func(*presenceLine) bool) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.ContainsFunc(p.open, holds)
}

// presenceLine notes who is here by the frames that its device has taken in: a device has taken in a frame once it reads the next.
type presenceLine struct {
	remote.Conn
	all     *presenceLines
	next    []remote.SeatInfo // read by the device, which takes it in now; nil for none
	seats   []remote.SeatInfo // taken in last; nil for none yet
	hasCome bool              // the first seat was here by one of them
}

// Read implements remote.Conn.
func (l *presenceLine) Read(ctx context.Context) ([]byte, error) {
	l.takeIn()
	frame, err := l.Conn.Read(ctx)
	if r, bad := remote.DecodeReply(frame); err == nil && bad == nil && r.Type == remote.People {
		l.next = r.Seats
	}
	if err != nil {
		l.all.remove(l)
	}
	return frame, err
}

// takeIn notes what the device has taken in.
func (l *presenceLine) takeIn() {
	l.all.mu.Lock()
	defer l.all.mu.Unlock()
	if l.next != nil {
		l.seats, l.next = l.next, nil
		l.hasCome = l.hasCome || l.seats[0].Here
	}
}

// remove takes away a line that has ended.
func (p *presenceLines) remove(l *presenceLine) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.open = slices.DeleteFunc(p.open, func(o *presenceLine) bool { return o == l })
}
