package client

import (
	"context"
	"time"

	"engawa/remote"
)

// A host that says nothing for quietTime is asked whether it is there. A line without an answer is left: it may have been silent
// since the device was carried into another network. As it may only be slow, the host is asked more often on the next one, up
// to maxQuestions.
const (
	quietTime    = 10 * time.Second
	maxQuestions = 16
)

// write writes what has no answer yet, in order, and then each command that comes, until the line breaks or the host is silent.
func (c *Client) write(ctx context.Context, conn remote.Conn, hangUp context.CancelFunc) {
	c.mu.Lock()
	c.lineCount++
	line := c.lineCount
	c.mu.Unlock()
	var frames int64 // that had come before the host was asked
	questions := 0
	for {
		r, ok := c.nextUnwritten(line)
		if !ok {
			select {
			case <-c.wake:
				continue
			case <-ctx.Done():
				return
			case <-time.After(quietTime):
			}
			if now := c.frameCount.Load(); now != frames {
				if questions > 0 {
					c.questionsMax = 1 // it has answered
				}
				frames, questions = now, 0
				continue
			}
			if questions++; questions > c.questionsMax {
				c.questionsMax = min(2*c.questionsMax, maxQuestions)
				hangUp()
				return
			}
			r.Type = remote.Ping
		}
		if conn.Write(ctx, remote.EncodeRequest(r)) != nil {
			conn.Close() // it is sent anew on the next line
			return
		}
	}
}

// nextUnwritten returns the first command that has not been written on the line, and takes it for written.
func (c *Client) nextUnwritten(line int) (remote.Request, bool) {
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
