package client

import (
	"context"
	"time"

	"engawa/remote"
)

// Times between two attempts to connect: the first, the longest while no host is reached, which is how long a line may be
// back unused, and the longest while hosts answer and do not take the device in, as they may have too much to do.
const (
	minRetryDelay  = 100 * time.Millisecond
	maxRedialDelay = 700 * time.Millisecond
	maxRetryDelay  = 5 * time.Second
)

// dialTimeout is how long a dial may take.
const dialTimeout = 10 * time.Second

// Retry says that the device may have a network again: a pause before an attempt ends, a new attempt takes the place of one
// that hangs, and a host that is connected is asked whether it is there.
func (c *Client) Retry() {
	select {
	case c.retry <- struct{}{}:
	default: // it is known
	}
	c.mu.Lock()
	if c.cancelDial != nil {
		c.cancelDial()
	}
	c.mu.Unlock()
}

// pause waits between two attempts, a quarter less by chance: many devices may come back to a host at once.
func (c *Client) pause(ctx context.Context, d time.Duration) {
	if c.config.Sleep != nil {
		c.config.Sleep(ctx, d)
		return
	}
	var chance [1]byte
	c.mu.Lock()
	_, _ = c.config.Random.Read(chance[:]) // zero does too
	c.mu.Unlock()
	select {
	case <-ctx.Done():
	case <-time.After(d - d*time.Duration(chance[0])/1024):
	case <-c.retry:
	}
}

// dial opens a line, unless Retry ends the attempt.
func (c *Client) dial(ctx context.Context) (conn remote.Conn, err error) {
	ctx, stop := withStop(ctx)
	timer := time.AfterFunc(dialTimeout, stop)
	c.setCancelDial(stop)
	conn, err = dialBeside(ctx, c.config.Dial)
	c.setCancelDial(nil)
	timer.Stop()
	stop()
	if err == nil {
		select {
		case <-c.retry: // it has come about
		default:
		}
	}
	return conn, err
}

func (c *Client) setCancelDial(cancel context.CancelFunc) {
	c.mu.Lock()
	c.cancelDial = cancel
	c.mu.Unlock()
}
