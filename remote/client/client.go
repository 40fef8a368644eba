package client

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"engawa/remote"
	"engawa/remote/socket"
	"engawa/rules"
)

// Config is what a Client works with.
type Config struct {
	Link          remote.Link
	Key           remote.Secret // of this device; the same one whenever it comes back
	DealSecret    remote.Secret // what the device adds to deals is made of it, and nobody is told it; "" for one of this run
	Name          string        // of the player
	Games         []rules.Game
	IsTableScreen bool                                             // the device watches as the table screen, see Client.SetScreen
	WantsPast     bool                                             // the device wants to know what has happened, see RemoteMatch
	SavedSeat     SavedSeat                                        // by Save, in a former session
	Save          func(change func(k *SavedSeat))                  // changes what is kept; nil keeps nothing
	Random        io.Reader                                        // of the ids of commands
	Dial          func(ctx context.Context) (remote.Conn, error)   // a new line to the host of the link
	OnReply       func(r remote.Reply)                             // called for every frame, after the Client has taken it in
	OnAttention   func(at remote.Reply)                            // called where the seat is to act or is asked something, and was not before, with the table's welcome; nil for nothing
	Push          func(key string, send func(subscription string)) // called with the key by which the device can subscribe to be called without a line; nil for a device that cannot
	OnDisconnect  func(err error)                                  // called when the line has broken; nil for nothing
	Sleep         func(ctx context.Context, d time.Duration)       // between two attempts; nil for waiting, which Retry ends
}

// Client is a device at a table. Its methods may be used by several goroutines.
type Client struct {
	config Config
	wake   chan struct{} // a command waits to be written, somebody looks at the table, or it has changed
	retry  chan struct{} // the device may have a network again, see Retry

	startTime    time.Time    // when the Client was made; frameAt and lookedAt are nanoseconds from there on
	frameCount   atomic.Int64 // how many have come
	frameAt      atomic.Int64 // when the last one has
	lookedAt     atomic.Int64 // when somebody looked at the table last
	questionsMax int          // how often a silent host is asked before the line is left; of the goroutine of supervise

	mu           sync.Mutex
	lineCount    int                // how many there have been
	cancelLine   context.CancelFunc // ends the present one; nil for none
	cancelDial   context.CancelFunc // ends the attempt to open one; nil for none
	queue        []command          // without an answer, in order
	state        State
	positionTime time.Time // when the present position came
	hasOldNotes  bool      // of the notes some have been taken back, nobody tells how many

	pushIDs                        []string // the ids of subscriptions
	dealIDs                        []string // the ids of what has been added to the deal
	isDealSecretNew, hasOpenedPart bool     // what is added is of this run alone; it has been opened
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

// New returns a client that does nothing until it runs.
func New(c Config) *Client {
	client := &Client{config: c, wake: make(chan struct{}, 1), retry: make(chan struct{}, 1), startTime: time.Now(), questionsMax: 1}
	client.lookedAt.Store(-int64(time.Hour)) // nobody has
	for _, r := range c.SavedSeat.Commands {
		client.queue = append(client.queue, command{Request: r})
	}
	return client
}

// State returns what the device knows. The View must not be changed.
func (c *Client) State() State {
	c.mu.Lock()
	s := c.state
	c.mu.Unlock()
	return s
}

// Send sends a command, now or when the line is back, until the host has answered it. It returns the command's id, and
// waits for nothing but that it is kept, see [Config.Save].
func (c *Client) Send(r remote.Request) (string, error) {
	c.mu.Lock()
	id, err := c.send(r)
	c.mu.Unlock()
	return id, err
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
	if r.Type == remote.Do && !c.positionTime.IsZero() {
		r.Took = max(1, time.Since(c.positionTime).Milliseconds())
	}
	if c.config.Save != nil && isPersistent(r.Type) {
		c.mu.Unlock()
		c.config.Save(func(k *SavedSeat) { k.Commands = append(k.Commands, r) })
		c.mu.Lock()
	}
	c.queue = append(c.queue, command{Request: r})
	c.awaken()
	return r.ID, nil
}

// awaken has the goroutine that writes look what there is to do.
func (c *Client) awaken() {
	select {
	case c.wake <- struct{}{}:
	default: // it is awake
	}
}

// subscribe tells the host how the device is called while it has no line, instead of what it has told before. Each subscription
// has an id of its own, so that a late answer to an earlier one does not answer this one.
func (c *Client) subscribe(subscription string) {
	c.mu.Lock()
	c.drop(c.pushIDs...)
	// Without an id it is not sent; the device subscribes again on its next line.
	if id, err := c.send(remote.Request{Type: remote.Push, Text: subscription}); err == nil {
		c.pushIDs = append(c.pushIDs, id)
	}
	c.mu.Unlock()
}

// drop takes commands out of what has no answer yet.
func (c *Client) drop(ids ...string) {
	rest := c.queue[:0]
	for _, q := range c.queue {
		if !slices.Contains(ids, q.ID) {
			rest = append(rest, q)
		}
	}
	clear(c.queue[len(rest):])
	c.queue = rest
}

// isAnswerToClient reports whether a frame answers what the Client has sent by itself, a subscription or a part of the deal,
// which nobody waits for.
func (c *Client) isAnswerToClient(r remote.Reply) bool {
	c.mu.Lock()
	own := slices.Contains(c.dealIDs, r.ID) || slices.Contains(c.pushIDs, r.ID)
	c.mu.Unlock()
	return own && (r.Type == remote.Ack || r.Type == remote.Refused)
}

// NumUnanswered returns how many commands have no answer yet.
func (c *Client) NumUnanswered() int {
	c.mu.Lock()
	n := len(c.queue)
	c.mu.Unlock()
	return n
}

// Run connects and stays connected until the context ends, or the host does not want the device: then it returns an
// *rules.Error with the host's sentence.
func (c *Client) Run(ctx context.Context) error {
	defer socket.OnNetwork(c.Retry)()
	delay := minRetryDelay
	for ctx.Err() == nil {
		began := time.Now()
		reached, err := c.runConnection(ctx)
		if refusal, ok := errors.AsType[*rules.Error](err); ok && isPermanent(refusal.Code) {
			return refusal
		}
		if ctx.Err() != nil {
			break
		}
		if c.config.OnDisconnect != nil {
			c.config.OnDisconnect(err)
		}
		most := maxRedialDelay
		switch {
		case reached == welcomed && time.Since(began) >= maxRetryDelay:
			delay = minRetryDelay
		case reached == answered:
			most = maxRetryDelay
		}
		delay = min(delay, most)
		c.pause(ctx, delay)
		delay *= 2
	}
	return nil
}

// isPermanent reports whether a host's goodbye means that to come again is of no use.
func isPermanent(code string) bool {
	return slices.Contains([]string{
		remote.CodeFrame, remote.CodeVersion, remote.CodeSecret, remote.CodeTable, remote.CodeFrozen,
	}, code)
}

// reach is how far an attempt to connect has come.
type reach int

const (
	unreached reach = iota // no host has answered
	answered               // a host has, and has not taken the device in
	welcomed               // it has
)

// runConnection speaks with the host on one line until it breaks, and reports how far it has come.
func (c *Client) runConnection(ctx context.Context) (reached reach, err error) {
	conn, err := c.dial(ctx)
	if err != nil {
		return unreached, err
	}
	ctx, hangUp := withStop(ctx)
	var writing sync.WaitGroup
	defer func() {
		hangUp()
		conn.Close()
		writing.Wait()
	}()
	if err := conn.Write(ctx, remote.EncodeRequest(c.hello(hangUp))); err != nil {
		return unreached, err
	}
	welcome := make(chan struct{})
	writing.Go(func() { c.supervise(ctx, conn, welcome, hangUp) })
	for {
		data, err := conn.Read(ctx)
		if err != nil {
			return reached, err
		}
		reached = max(reached, answered)
		c.frameAt.Store(int64(c.uptime()))
		c.frameCount.Add(1)
		r, err := remote.DecodeReply(data)
		if err == nil {
			c.mu.Lock()
			err = c.apply(r)
			c.mu.Unlock()
		}
		if err != nil {
			return reached, err
		}
		if r.Type == remote.Bye {
			return reached, rules.Errorf(r.Code, "%s", r.Text)
		}
		switch r.Type {
		case remote.Update, remote.Position, remote.Past:
			c.awaken() // others may be to act now, so that more is awaited
		}
		if c.isAnswerToClient(r) {
			continue
		}
		if r.Type == remote.Welcome {
			if reached != welcomed {
				close(welcome)
			}
			reached = welcomed
			if c.config.Push != nil && r.Push != "" {
				c.config.Push(r.Push, c.subscribe)
			}
		}
		if c.config.OnReply != nil {
			c.config.OnReply(r)
		}
	}
}

// hello is the first frame on a line, which becomes the present one and ends by cut.
func (c *Client) hello(cancelLine context.CancelFunc) remote.Request {
	c.mu.Lock()
	c.cancelLine = cancelLine
	last := c.state.N
	if c.hasOldNotes {
		last = 0 // it is sent everything
	}
	r := remote.Request{
		Type: remote.Hello, Version: remote.Version, Table: c.config.Link.Table, Key: c.config.Key, Secret: c.config.Link.Secret,
		Name: c.config.Name, Last: last, Backs: c.state.Backs, Past: c.config.WantsPast, Notes: c.state.Notes, Screen: c.config.IsTableScreen,
		Push: c.config.Push != nil,
	}
	c.mu.Unlock()
	return r
}

// SetScreen tells the host whether the device, which watches, is a table screen: by a new line, as a line carries that once.
func (c *Client) SetScreen(on bool) {
	c.mu.Lock()
	if c.config.IsTableScreen != on && c.cancelLine != nil {
		c.cancelLine()
	}
	c.config.IsTableScreen = on
	c.mu.Unlock()
}

// apply takes in what a frame tells. The lock is held.
func (c *Client) apply(r remote.Reply) (err error) {
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
		s.N, c.positionTime = r.N, time.Now()
		if r.Type == remote.Position {
			c.hasOldNotes = c.hasOldNotes || s.Notes > 0 && r.Backs != s.Backs
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
		c.positionTime = time.Now()
		s.N, s.Backs, s.Notes, c.hasOldNotes = r.N+len(r.Moves), r.Backs, len(r.Notes), false
	case remote.Noted:
		s.Notes++
	case remote.Ack, remote.Refused:
		c.drop(r.ID)
	case remote.Ended:
		s.Over = true
	case remote.Deal, remote.Opening:
		err = c.addToDeal(r)
	}
	return err
}
