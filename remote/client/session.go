package client

import (
	"context"
	"slices"
	"sync"

	"engawa/remote"
	"engawa/rules"
)

// Session is a seat at a table elsewhere for a program with a loop of its own: the line runs by itself, and what the host
// sends waits until the loop takes it. Its methods wait for nothing; all but Close are called by one goroutine.
type Session struct {
	Followed // as far as the loop has taken it

	client *Client
	config Config
	stop   context.CancelFunc
	news   bool             // what is kept of the position is older than what the loop knows
	sent   []remote.Request // without an answer that the loop has taken
	done   []string         // the ids of answered commands that are still kept

	mu      sync.Mutex
	waiting []remote.Reply
	up      bool  // the host has welcomed the device on the present line
	lost    error // why the line broke last
	over    error // why the host does not want the device
}

// Open connects to a table. Heard, Lost and Past of the config are the session's own.
func Open(c Config) *Session {
	ctx, stop := context.WithCancel(context.Background())
	s := &Session{Followed: Followed{Games: c.Games}, stop: stop, sent: slices.Clone(c.Kept.Commands)}
	c.Past = true
	turn, at := false, remote.Reply{}
	c.Heard = func(r remote.Reply) {
		if r.Type == remote.Welcome {
			at = r
		}
		if now := s.client.Now(); s.config.Call != nil && now.Seat >= 0 {
			before := turn
			turn = now.View != nil && !now.Over && now.View.Actors().Has(now.Seat)
			if turn && !before || asks(r, now.Seat) {
				s.config.Call(at)
			}
		}
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
	s.client, s.config = New(c), c
	go func() {
		if err := s.client.Run(ctx); err != nil {
			s.end(err)
		}
	}()
	return s
}

// asks reports whether a frame asks a seat something.
func asks(r remote.Reply, seat rules.Seat) bool {
	return r.By != "" && r.By != seat.String() && (r.Type == remote.Absent || r.Type == remote.Asked && r.Text != "")
}

// Link returns the link of the seat.
func (s *Session) Link() remote.Link { return s.config.Link }

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
	switch r.Type {
	case remote.Past, remote.Position, remote.Update, remote.Noted, remote.Ended:
		s.news = true
	case remote.Ack, remote.Refused:
		k := slices.IndexFunc(s.sent, func(q remote.Request) bool { return q.ID == r.ID })
		if k >= 0 && outlives(s.sent[k].Type) {
			s.done = append(s.done, r.ID)
		}
		s.sent = slices.DeleteFunc(s.sent, func(q remote.Request) bool { return q.ID == r.ID })
	}
	return r, true
}

// Flush keeps what has come since it was called last: where the match stands, and that commands have been answered.
func (s *Session) Flush() {
	if s.config.Keep == nil || !s.news && len(s.done) == 0 {
		return
	}
	s.config.Keep(func(k *Kept) {
		k.Commands = slices.DeleteFunc(k.Commands, func(r remote.Request) bool { return slices.Contains(s.done, r.ID) })
		if s.news {
			k.Welcome, k.Past = s.snapshot()
		}
	})
	s.news, s.done = false, nil
}

// Recall takes up the match as it was kept, where the host has not told of it yet, and reports whether there is one now.
func (s *Session) Recall() bool {
	if k := s.config.Kept; s.Match == nil && k.Welcome.Type == remote.Welcome {
		kept := Followed{Games: s.Games}
		game, err := rules.Find(kept.Games, k.Welcome.Game)
		if err != nil || game.Info().Version != k.Welcome.Rules || kept.Take(k.Welcome) != nil || kept.Take(k.Past) != nil {
			return false
		}
		s.Followed = kept
	}
	return s.Match != nil
}

// Unanswered returns the commands of which the loop has taken no answer yet, in the order in which they were sent.
func (s *Session) Unanswered() []remote.Request { return slices.Clone(s.sent) }

// end keeps why the session has ended.
func (s *Session) end(err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.up, s.over, s.waiting = false, err, nil
}

// SetScreen tells the host whether this device, which watches, is a table screen.
func (s *Session) SetScreen(on bool) {
	s.config.Screen = on
	s.client.SetScreen(on)
}

// ShowsTable reports whether this device is a table screen.
func (s *Session) ShowsTable() bool { return s.config.Screen }

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
	undone := s.Backs
	r := remote.Request{Type: kind, N: s.Made(), Undone: &undone, Text: text}
	id, err := s.client.Send(r)
	if r.ID = id; err == nil {
		s.sent = append(s.sent, r)
	}
	return id, err
}

// CheckDeal is what the device finds out about the deal of the match that has ended, see Client.
func (s *Session) CheckDeal() (DealCheck, error) {
	if s.Ended == nil {
		return DealUnknown, nil
	}
	return s.client.CheckDeal(s.Ended)
}

// Close ends the line. The seat stays the device's.
func (s *Session) Close() { s.stop() }
