//go:build !js

package client

import (
	"context"
	"time"

	"engawa/remote"
)

// redialTime is after how long another dial begins beside one that hangs. In a network that is gone the system asks again after
// one, three and seven seconds.
const redialTime = 700 * time.Millisecond

// dialBeside opens a line: the first one that comes about of several dials.
func dialBeside(ctx context.Context, dial func(ctx context.Context) (remote.Conn, error)) (remote.Conn, error) {
	type result struct {
		conn remote.Conn
		err  error
	}
	results, done := make(chan result), make(chan struct{})
	defer close(done)
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	pending := 0
	begin := func() {
		pending++
		go func() {
			conn, err := dial(ctx)
			select {
			case results <- result{conn, err}:
			case <-done:
				if err == nil {
					conn.Close()
				}
			}
		}()
	}
	begin()
	again := time.NewTicker(redialTime)
	defer again.Stop()
	for {
		select {
		case r := <-results:
			if pending--; r.err == nil || pending == 0 {
				return r.conn, r.err
			}
		case <-again.C:
			begin()
		}
	}
}
