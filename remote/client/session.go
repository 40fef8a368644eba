package client

import (
	"context"
	"sync"

	"engawa/remote"
)

// Session is a seat at a table elsewhere for a program with a loop of its own: the line runs by itself, and what the host
// sends waits until the loop takes it. Its methods wait for nothing; all but Close are called by one goroutine.
type Session struct {
	Followed // as far as the loop has taken it

	client *Client
	link   remote.Link
	stop   context.CancelFunc

	mu      sync.Mutex
	waiting []remote.Reply
	up      bool  // the host has welcomed the device on the present line
	lost    error // why the line broke last
	over    error // why the host does not want the device
}

// Open connects to a table. Heard, Lost and Past of the config are the session's own.
func Open(c Config) *Session {
	ctx, stop := context.WithCancel(context.Background())
	s := &Session{Followed: Followed{Games: c.Games}, link: c.Link, stop: stop}
	c.Past = true
	c.Heard = func(r remote.Reply) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.up = s.up || r.Type == remote.Welcome
		s.waiting = append(s.waiting, r)
	}
	c.Lost = func(err error) {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.up, s.lost = false, err
	}
	s.client = New(c)
	go func() {
		if err := s.client.Run(ctx); err != nil {
			s.end(err)
		}
	}()
	return s
}

// Link returns the link of the seat.
func (s *Session) Link() remote.Link { return s.link }

// Next takes in the next frame that the host has sent, and returns it; false where there is none now. A frame that makes
// no sense ends the session.
func (s *Session) Next() (remote.Reply, bool) {
	s.mu.Lock()
	if len(s.waiting) == 0 {
		s.mu.Unlock()
		return remote.Reply{}, false
	}
	r := s.waiting[0]
	s.waiting = s.waiting[1:]
	s.mu.Unlock()
	if err := s.Take(r); err != nil {
		s.end(err)
		s.Close()
		return remote.Reply{}, false
	}
	return r, true
}

// end keeps why the session has ended.
func (s *Session) end(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.up, s.over, s.waiting = false, err, nil
}

// Connected reports whether the line stands.
func (s *Session) Connected() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.up
}

// Problem returns why the line broke last, nil as long as it never has, and why the session has ended, nil while it is
// tried again.
func (s *Session) Problem() (lost, over error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.lost, s.over
}

// Send sends a command until the host has answered it, decided at the position that the loop knows. It returns the
// command's id.
func (s *Session) Send(kind remote.RequestType, text string) (string, error) {
	return s.client.Send(remote.Request{Type: kind, N: s.Made(), Text: text})
}

// Close ends the line. The seat stays the device's.
func (s *Session) Close() { s.stop() }
