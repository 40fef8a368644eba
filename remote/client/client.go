package client

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// Config is what a Client works with.
type Config struct {
	Link   remote.Link
	Key    remote.Secret // of this device; the same one whenever it comes back
	Name   string        // of the player
	Games  []rules.Game
	Random io.Reader                                      // of the ids of commands
	Dial   func(ctx context.Context) (remote.Conn, error) // a new line to the host of the link
	Heard  func(r remote.Reply)                           // called for every frame, after the Client has taken it in
	Lost   func(err error)                                // called when the line has broken; nil for nothing
	Wait   func(ctx context.Context, d time.Duration)     // between two attempts; nil for waiting
}

// Client is a device at a table. Its methods may be used by several goroutines.
type Client struct {
	config  Config
	writing sync.Mutex // held while a command is written: a line takes one frame at a time

	mu    sync.Mutex
	conn  remote.Conn      // nil while the line is broken
	queue []remote.Request // commands without an answer, in order
	state State
}

// State is what a device knows of its table.
type State struct {
	Game  rules.Game
	Seat  rules.Seat  // rules.Public for who watches
	View  rules.State // nil until the first position has come
	N     int         // how many moves have been made
	Backs int         // how often moves have been taken back
	Over  bool
}

// Times between two attempts to connect: the first and the longest.
const (
	firstWait = 100 * time.Millisecond
	mostWait  = 5 * time.Second
	dialTime  = 10 * time.Second
)

// New returns a client that does nothing until it runs.
func New(c Config) *Client {
	if c.Wait == nil {
		c.Wait = func(ctx context.Context, d time.Duration) {
			select {
			case <-ctx.Done():
			case <-time.After(d):
			}
		}
	}
	return &Client{config: c}
}

// Now returns what the device knows. The View must not be changed.
func (c *Client) Now() State {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.state
}

// Send sends a command, now or when the line is back, until the host has answered it. It returns the command's id.
func (c *Client) Send(r remote.Request) (string, error) {
	var bits [8]byte
	if _, err := io.ReadFull(c.config.Random, bits[:]); err != nil {
		return "", fmt.Errorf("a command needs a random id: %w", err)
	}
	r.ID = hex.EncodeToString(bits[:])
	c.mu.Lock()
	c.queue = append(c.queue, r)
	conn := c.conn
	c.mu.Unlock()
	if conn != nil {
		ctx, stop := context.WithTimeout(context.Background(), dialTime)
		defer stop()
		c.writing.Lock()
		defer c.writing.Unlock()
		if conn.Write(ctx, remote.EncodeRequest(r)) != nil {
			conn.Close() // it is sent anew on the next line
		}
	}
	return r.ID, nil
}

// Waiting returns how many commands have no answer yet.
func (c *Client) Waiting() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.queue)
}

// Run connects and stays connected until the context ends, or the host does not want the device: then it returns an
// *rules.Error with the host's sentence.
func (c *Client) Run(ctx context.Context) error {
	wait := firstWait
	for ctx.Err() == nil {
		good, err := c.connected(ctx)
		if refusal, ok := errors.AsType[*rules.Error](err); ok && lasting(refusal.Code) {
			return refusal
		}
		if ctx.Err() != nil {
			break
		}
		if c.config.Lost != nil {
			c.config.Lost(err)
		}
		if good {
			wait = firstWait
		}
		c.config.Wait(ctx, wait)
		wait = min(2*wait, mostWait)
	}
	return nil
}

// lasting reports whether a host's goodbye means that to come again is of no use.
func lasting(code string) bool {
	return slices.Contains([]string{
		remote.CodeFrame, remote.CodeVersion, remote.CodeSecret, remote.CodeTable, remote.CodeFrozen,
	}, code)
}

// connected speaks with the host on one line until it breaks, and reports whether the host took the device in.
func (c *Client) connected(ctx context.Context) (good bool, err error) {
	dialing, stop := context.WithTimeout(ctx, dialTime)
	conn, err := c.config.Dial(dialing)
	stop()
	if err != nil {
		return false, err
	}
	defer conn.Close()
	s := c.Now()
	hello := remote.Request{
		Type: remote.Hello, Version: remote.Version, Table: c.config.Link.Table, Key: c.config.Key, Secret: c.config.Link.Secret,
		Name: c.config.Name, Last: s.N, Backs: s.Backs,
	}
	if err := conn.Write(ctx, remote.EncodeRequest(hello)); err != nil {
		return false, err
	}
	defer func() {
		c.mu.Lock()
		c.conn = nil
		c.mu.Unlock()
	}()
	for {
		data, err := conn.Read(ctx)
		if err != nil {
			return good, err
		}
		r, err := remote.DecodeReply(data)
		if err == nil {
			err = c.take(r)
		}
		if err != nil {
			return good, err
		}
		if r.Type == remote.Bye {
			return good, rules.Errorf(r.Code, "%s", r.Text)
		}
		if r.Type == remote.Welcome {
			good = true
			if err := c.resend(ctx, conn); err != nil {
				return good, err
			}
		}
		if c.config.Heard != nil {
			c.config.Heard(r)
		}
	}
}

// resend sends what has no answer yet, in order, and has further commands go the same way.
func (c *Client) resend(ctx context.Context, conn remote.Conn) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, r := range c.queue {
		if err := conn.Write(ctx, remote.EncodeRequest(r)); err != nil {
			return err
		}
	}
	c.conn = conn
	return nil
}

// take takes in what a frame tells.
func (c *Client) take(r remote.Reply) (err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := &c.state
	switch r.Type {
	case remote.Welcome:
		if s.Game, err = rules.Find(c.config.Games, r.Game); err != nil {
			return rules.Errorf(remote.CodeVersion, "this build does not know the game %q; bring it to the host's version", rules.Shorten(r.Game))
		}
		if have := s.Game.Info().Version; r.Rules > have {
			return rules.Errorf(remote.CodeVersion, "the table plays the rules %d of %s, this build knows %d; bring it to the host's version", r.Rules, r.Game, have)
		}
		s.Seat = rules.Public
		if r.Seat != rules.Public.String() {
			s.Seat, err = rules.ParseSeat(r.Seat, rules.MaxSeats)
		}
	case remote.Update, remote.Position:
		if s.Game == nil {
			return rules.Errorf(remote.CodeFrame, "a position comes before the welcome")
		}
		if s.View, err = rules.Decode(s.Game, r.View); err != nil {
			return err
		}
		s.N = r.N
		if r.Type == remote.Position {
			s.Backs = r.Backs
		}
	case remote.Ack, remote.Refused:
		c.queue = slices.DeleteFunc(c.queue, func(q remote.Request) bool { return q.ID == r.ID })
	case remote.Ended:
		s.Over = true
	}
	return err
}
