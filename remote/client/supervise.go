package client

import (
	"context"
	"time"

	"engawa/remote"
)

// A host that says nothing for quietTime is asked whether it is there. A line without an answer is left: it may have been silent
// since the device was carried into another network. As it may only be slow, the host is asked more often on the next one, up
// to maxQuestions; a welcome is waited for as long as for an answer. Where the device has just got a network, the host has
// urgentTime.
const (
	quietTime    = 10 * time.Second
	maxQuestions = 16
	urgentTime   = time.Second
)

// supervise writes to the host that has welcomed the device, and leaves a line on which nothing comes.
func (c *Client) supervise(ctx context.Context, conn remote.Conn, welcome <-chan struct{}, hangUp context.CancelFunc) {
	timer := time.NewTimer(quietTime * time.Duration(c.questionsMax+1))
	defer timer.Stop()
	for waits := true; waits; {
		select {
		case <-welcome:
			waits = false
		case <-c.retry:
			timer.Reset(urgentTime)
		case <-timer.C:
			c.leaveSilent(hangUp)
			return
		case <-ctx.Done():
			return
		}
	}
	c.write(ctx, conn, hangUp, timer)
}

// leaveSilent leaves a line on which nothing comes, and has more patience with the next one.
func (c *Client) leaveSilent(hangUp context.CancelFunc) {
	c.questionsMax = min(2*c.questionsMax, maxQuestions)
	hangUp()
}

// write writes what has no answer yet, in order, and then each command that comes, until the line breaks or the host is silent.
func (c *Client) write(ctx context.Context, conn remote.Conn, hangUp context.CancelFunc, timer *time.Timer) {
	c.mu.Lock()
	c.lineCount++
	line := c.lineCount
	c.mu.Unlock()
	timer.Reset(quietTime) // whatever is written meanwhile
	var frames int64       // that had come before the host was asked
	questions, isUrgent := 0, false
	for {
		r, ok := c.nextUnwritten(line)
		if !ok {
			select {
			case <-c.wake:
				continue
			case <-ctx.Done():
				return
			case <-c.retry:
				frames, isUrgent = c.frameCount.Load(), true
				timer.Reset(urgentTime)
			case <-timer.C:
				timer.Reset(quietTime)
				if now := c.frameCount.Load(); now != frames {
					if questions > 0 {
						c.questionsMax = 1 // it has answered
					}
					frames, questions, isUrgent = now, 0, false
					continue
				}
				if questions++; isUrgent || questions > c.questionsMax {
					c.leaveSilent(hangUp)
					return
				}
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
