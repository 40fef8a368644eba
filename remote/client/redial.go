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

// Times of a dial. In a network that is gone it hangs, and the system asks again after one, three and seven seconds: so
// another one begins beside it after redialTime.
const (
	redialTime  = 700 * time.Millisecond
	dialTimeout = 10 * time.Second
)

// Retry says that the device may have a network again: a pause before an attempt ends, a new attempt takes the place of one
// that hangs, and a host that is connected is asked whether it is there.
func (c *Client) Retry() {
	select {
	case c.retry <- struct{}{}:
	default: // it is known
	}
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

// dial opens a line: the first one that comes about of several that are tried.
func (c *Client) dial(ctx context.Context) (remote.Conn, error) {
	type result struct {
		conn remote.Conn
		err  error
	}
	results, done := make(chan result), make(chan struct{})
	defer close(done)
	ctx, stop := context.WithTimeout(ctx, dialTimeout)
	defer stop()
	pending := 0
	begin := func() (cancel context.CancelFunc) {
		pending++
		ctx, cancel := context.WithCancel(ctx)
		go func() {
			conn, err := c.config.Dial(ctx)
			select {
			case results <- result{conn, err}:
			case <-done:
				if err == nil {
					conn.Close()
				}
			}
		}()
		return cancel
	}
	cancels := []context.CancelFunc{begin()}
	cancelAll := func() {
		for _, cancel := range cancels {
			cancel()
		}
		cancels = nil
	}
	defer func() { cancelAll() }()
	again := time.NewTicker(redialTime)
	defer again.Stop()
	for {
		select {
		case r := <-results:
			if pending--; r.err == nil {
				select {
				case <-c.retry: // it has come about
				default:
				}
				return r.conn, nil
			}
			if pending == 0 {
				return nil, r.err
			}
		case <-again.C:
			cancels = append(cancels, begin())
		case <-c.retry:
			// Browsers open one line to a host after another: those that hang go first.
			cancelAll()
			cancels = append(cancels, begin())
		}
	}
}
