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
	RemoteMatch // as far as the loop has taken it

	client      *Client
	config      Config
	stop        context.CancelFunc
	isDirty     bool             // what is kept of the position is older than what the loop knows
	unanswered  []remote.Request // without an answer that the loop has taken
	answeredIDs []string         // the ids of answered commands that are still kept

	mu          sync.Mutex
	inbox       []remote.Reply
	isConnected bool  // the host has welcomed the device on the present line
	lineErr     error // why the line broke last
	endErr      error // why the host does not want the device
}

// Open connects to a table. It sets OnReply, OnDisconnect and WantsPast of the config itself.
func Open(c Config) *Session {
	ctx, stop := withStop(context.Background())
	s := &Session{RemoteMatch: RemoteMatch{Games: c.Games}, stop: stop, unanswered: without(c.SavedSeat.Commands)}
	c.WantsPast = true
	turn, at := false, remote.Reply{}
	c.OnReply = func(r remote.Reply) {
		if r.Type == remote.Welcome {
			at = r
		}
		if now := s.client.State(); s.config.OnAttention != nil && now.Seat >= 0 {
			before := turn
			turn = now.View != nil && !now.Over && now.View.Actors().Has(now.Seat)
			if turn && !before || asksSeat(r, now.Seat) {
				s.config.OnAttention(at)
			}
		}
		s.mu.Lock()
		s.isConnected = s.isConnected || r.Type == remote.Welcome
		s.inbox = append(s.inbox, r)
		s.mu.Unlock()
	}
	c.OnDisconnect = func(err error) {
		s.mu.Lock()
		s.isConnected, s.lineErr = false, err
		s.mu.Unlock()
	}
	s.client, s.config = New(c), c
	go func() {
		if err := s.client.Run(ctx); err != nil {
			s.end(err)
		}
	}()
	return s
}

// asksSeat reports whether a frame asks a seat something.
func asksSeat(r remote.Reply, seat rules.Seat) bool {
	return r.By != "" && r.By != seat.String() && (r.Type == remote.Absent || r.Type == remote.Asked && r.Text != "")
}

// Link returns the link of the seat.
func (s *Session) Link() remote.Link { return s.config.Link }

// Next takes in the next frame that the host has sent, and returns it; false where there is none now. A frame that makes
// no sense ends the session. Who calls it often looks at the table, see [Client.Look].
func (s *Session) Next() (remote.Reply, bool) {
	s.mu.Lock()
	if len(s.inbox) == 0 {
		s.mu.Unlock()
		s.client.Look()
		return remote.Reply{}, false
	}
	r := s.inbox[0]
	s.inbox = s.inbox[1:]
	s.mu.Unlock()
	if err := s.Apply(r); err != nil {
		s.end(err)
		s.Close()
		return remote.Reply{}, false
	}
	switch r.Type {
	case remote.Past, remote.Position, remote.Update, remote.Noted, remote.Ended:
		s.isDirty = true
	case remote.Ack, remote.Refused:
		for k := range s.unanswered {
			if q := &s.unanswered[k]; q.ID == r.ID && isPersistent(q.Type) {
				s.answeredIDs = append(s.answeredIDs, r.ID)
				break
			}
		}
		s.unanswered = without(s.unanswered, r.ID)
	}
	return r, true
}

// Flush keeps what has come since it was called last: where the match stands, and that commands have been answered.
func (s *Session) Flush() {
	if s.config.Save == nil || !s.isDirty && len(s.answeredIDs) == 0 {
		return
	}
	s.config.Save(func(k *SavedSeat) {
		k.Commands = without(k.Commands, s.answeredIDs...)
		if s.isDirty {
			k.Welcome, k.Past = s.snapshot()
		}
	})
	s.isDirty, s.answeredIDs = false, nil
}

// Restore takes up the match as it was kept, where the host has not sent it yet, and reports whether there is one now.
func (s *Session) Restore() bool {
	if k := s.config.SavedSeat; s.Match == nil && k.Welcome.Type == remote.Welcome {
		kept := RemoteMatch{Games: s.Games}
		game, err := rules.Find(kept.Games, k.Welcome.Game)
		if err != nil || game.Info().Version != k.Welcome.Rules || kept.Apply(k.Welcome) != nil || kept.Apply(k.Past) != nil {
			return false
		}
		s.RemoteMatch = kept
	}
	return s.Match != nil
}

// Unanswered returns the commands of which the loop has taken no answer yet, in the order in which they were sent.
func (s *Session) Unanswered() []remote.Request { return without(s.unanswered) }

// without returns a copy of a list of commands, but for some of them. Generic functions of slices are large for such a type.
func without(list []remote.Request, ids ...string) (rest []remote.Request) {
	for k := range list {
		if !slices.Contains(ids, list[k].ID) {
			rest = append(rest, list[k])
		}
	}
	return rest
}

// end keeps why the session has ended.
func (s *Session) end(err error) {
	s.mu.Lock()
	s.isConnected, s.endErr, s.inbox = false, err, nil
	s.mu.Unlock()
}

// SetScreen tells the host whether this device, which watches, is a table screen.
func (s *Session) SetScreen(on bool) {
	s.config.IsTableScreen = on
	s.client.SetScreen(on)
}

// ShowsTable reports whether this device is a table screen.
func (s *Session) ShowsTable() bool { return s.config.IsTableScreen }

// IsConnected reports whether the line stands.
func (s *Session) IsConnected() bool {
	s.mu.Lock()
	up := s.isConnected
	s.mu.Unlock()
	return up
}

// Errs returns why the line broke last, nil as long as it never has, and why the session has ended, nil while it is
// tried again.
func (s *Session) Errs() (lost, over error) {
	s.mu.Lock()
	lost, over = s.lineErr, s.endErr
	s.mu.Unlock()
	return lost, over
}

// Send sends a command until the host has answered it, decided at the position that the loop knows. It returns the
// command's id.
func (s *Session) Send(kind remote.RequestType, text string) (string, error) {
	undone := s.Backs
	r := remote.Request{Type: kind, N: s.NumMoves(), Undone: &undone, Text: text}
	id, err := s.client.Send(r)
	if r.ID = id; err == nil {
		s.unanswered = append(s.unanswered, r)
	}
	return id, err
}

// CheckDeal is what the device finds out about the deal of the match that has ended, see Client.
func (s *Session) CheckDeal() (DealCheck, error) {
	if s.FullMatch == nil {
		return DealUnknown, nil
	}
	return s.client.CheckDeal(s.FullMatch)
}

// Close ends the line. The seat stays the device's.
func (s *Session) Close() { s.stop() }
