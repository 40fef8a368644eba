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
	Deals  remote.Secret // what the device adds to deals is made of it, and nobody is told it; "" for one of this run
	Name   string        // of the player
	Games  []rules.Game
	Screen bool                                             // the device watches as the table screen, see Client.SetScreen
	Past   bool                                             // the device wants to know what has happened, see Followed
	Kept   Kept                                             // by Keep, in a former session
	Keep   func(change func(k *Kept))                       // changes what is kept; nil keeps nothing
	Random io.Reader                                        // of the ids of commands
	Dial   func(ctx context.Context) (remote.Conn, error)   // a new line to the host of the link
	Heard  func(r remote.Reply)                             // called for every frame, after the Client has taken it in
	Call   func(at remote.Reply)                            // called where the seat is to act or is asked something, and was not before, with the table's welcome; nil for nothing
	Push   func(key string, send func(subscription string)) // called with the key by which the device can subscribe to be called without a line; nil for a device that cannot
	Lost   func(err error)                                  // called when the line has broken; nil for nothing
	Wait   func(ctx context.Context, d time.Duration)       // between two attempts; nil for waiting
}

// Client is a device at a table. Its methods may be used by several goroutines.
type Client struct {
	config Config
	wake   chan struct{} // a command waits to be written

	mu    sync.Mutex
	lines int                // how many there have been
	cut   context.CancelFunc // ends the present one; nil for none
	queue []command          // without an answer, in order
	state State
	shown time.Time // when the present position came

	adds            []string // the ids of what has been added to the deal
	forgets, opened bool     // what is added is of this run alone; it has been opened
}

// command is what the host has not answered yet.
type command struct {
	remote.Request
	line int // the number of the line on which it was written last
}

// State is what a device knows of its table.
type State struct {
	Game  rules.Game
	Seat  rules.Seat  // rules.Public for who watches
	View  rules.State // nil until the first position has come
	N     int         // how many moves have been made
	Backs int         // how often moves have been taken back
	Notes int         // how many notes have been told
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
	client := &Client{config: c, wake: make(chan struct{}, 1)}
	for _, r := range c.Kept.Commands {
		client.queue = append(client.queue, command{Request: r})
	}
	return client
}

// Now returns what the device knows. The View must not be changed.
func (c *Client) Now() State {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.state
}

// Send sends a command, now or when the line is back, until the host has answered it. It returns the command's id, and
// waits for nothing but that it is kept, see [Config.Keep].
func (c *Client) Send(r remote.Request) (string, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.send(r)
}

// send is Send. The lock is held.
func (c *Client) send(r remote.Request) (string, error) {
	if r.ID == "" {
		var bits [8]byte
		if _, err := io.ReadFull(c.config.Random, bits[:]); err != nil {
			return "", fmt.Errorf("a command needs a random id: %w", err)
		}
		r.ID = hex.EncodeToString(bits[:])
	}
	if r.Type == remote.Do && !c.shown.IsZero() {
		r.Took = max(1, time.Since(c.shown).Milliseconds())
	}
	c.mu.Unlock()
	if c.config.Keep != nil && outlives(r.Type) {
		c.config.Keep(func(k *Kept) { k.Commands = append(k.Commands, r) })
	}
	c.mu.Lock()
	c.queue = append(c.queue, command{Request: r})
	select {
	case c.wake <- struct{}{}:
	default: // it is awake
	}
	return r.ID, nil
}

// pushID is the id of subscriptions: their answers are for nobody but the Client.
const pushID = "push"

// subscribe tells the host how the device is called while it has no line.
func (c *Client) subscribe(subscription string) {
	// It has its id, so that nothing goes wrong.
	_, _ = c.Send(remote.Request{Type: remote.Push, ID: pushID, Text: subscription})
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
	ctx, hangUp := context.WithCancel(ctx)
	var writing sync.WaitGroup
	defer func() {
		hangUp()
		conn.Close()
		writing.Wait()
	}()
	if err := conn.Write(ctx, remote.EncodeRequest(c.hello(hangUp))); err != nil {
		return false, err
	}
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
		if c.answersDeal(r) || r.ID == pushID {
			continue
		}
		if r.Type == remote.Welcome {
			good = true
			writing.Go(func() { c.write(ctx, conn) })
			if c.config.Push != nil && r.Push != "" {
				c.config.Push(r.Push, c.subscribe)
			}
		}
		if c.config.Heard != nil {
			c.config.Heard(r)
		}
	}
}

// hello is the first frame on a line, which becomes the present one and ends by cut.
func (c *Client) hello(cut context.CancelFunc) remote.Request {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.cut = cut
	return remote.Request{
		Type: remote.Hello, Version: remote.Version, Table: c.config.Link.Table, Key: c.config.Key, Secret: c.config.Link.Secret,
		Name: c.config.Name, Last: c.state.N, Backs: c.state.Backs, Past: c.config.Past, Notes: c.state.Notes, Screen: c.config.Screen,
		Push: c.config.Push != nil,
	}
}

// SetScreen tells the host whether the device, which watches, is a table screen: by a new line, as hosts are told once.
func (c *Client) SetScreen(on bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.config.Screen == on {
		return
	}
	c.config.Screen = on
	if c.cut != nil {
		c.cut()
	}
}

// write writes what has no answer yet, in order, and then each command that comes, until the line breaks.
func (c *Client) write(ctx context.Context, conn remote.Conn) {
	c.mu.Lock()
	c.lines++
	line := c.lines
	c.mu.Unlock()
	for {
		r, ok := c.unwritten(line)
		if !ok {
			select {
			case <-c.wake:
			case <-ctx.Done():
				return
			}
			continue
		}
		if conn.Write(ctx, remote.EncodeRequest(r)) != nil {
			conn.Close() // it is sent anew on the next line
			return
		}
	}
}

// unwritten returns the first command that has not been written on the line, and takes it for written.
func (c *Client) unwritten(line int) (remote.Request, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for k := range c.queue {
		if c.queue[k].line != line {
			c.queue[k].line = line
			return c.queue[k].Request, true
		}
	}
	return remote.Request{}, false
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
		s.N, c.shown = r.N, time.Now()
		if r.Type == remote.Position {
			s.Backs = r.Backs
		}
	case remote.Past:
		if s.Game == nil {
			return rules.Errorf(remote.CodeFrame, "the past comes before the welcome")
		}
		view := r.View
		if k := len(r.Moves); k > 0 {
			view = r.Moves[k-1].View
		}
		if s.View, err = rules.Decode(s.Game, view); err != nil {
			return err
		}
		c.shown = time.Now()
		s.N, s.Backs, s.Notes = r.N+len(r.Moves), r.Backs, len(r.Notes)
	case remote.Noted:
		s.Notes++
	case remote.Ack, remote.Refused:
		c.queue = slices.DeleteFunc(c.queue, func(q command) bool { return q.ID == r.ID })
	case remote.Ended:
		s.Over = true
	case remote.Deal, remote.Opening:
		err = c.addToDeal(r)
	}
	return err
}
