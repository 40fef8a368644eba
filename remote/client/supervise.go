package client

import (
	"context"
	"time"

	"engawa/remote"
)

// A host that says nothing for quietTime is asked whether it is there. A line without an answer within answerTime is left: it may
// have been silent since the device was carried into another network. While something is awaited, both are awaitedTime. As the line
// may only be slow, the host is asked more often on the next one, up to maxQuestions, and as often as it has needed from then on; a
// welcome is waited for as long as for an answer. Where the device has just got a network, the host has urgentTime.
const (
	quietTime    = 20 * time.Second
	answerTime   = 10 * time.Second
	awaitedTime  = 5 * time.Second
	maxQuestions = 16
	urgentTime   = time.Second
)

// lookTime is how long somebody counts as looking at the table after [Client.Look].
const lookTime = 2 * time.Second

// Look says that somebody looks at the table now; who does says so once a second or more often. What others are to do is
// awaited then, so that a silent line is noticed within twice awaitedTime.
func (c *Client) Look() {
	now := int64(c.uptime())
	if before := c.lookedAt.Swap(now); now-before > int64(lookTime) {
		c.awaken()
	}
}

// uptime is how long there has been this Client.
func (c *Client) uptime() time.Duration { return time.Since(c.startTime) }

// isLookedAt reports whether somebody looks at the table.
func (c *Client) isLookedAt() bool {
	return c.uptime()-time.Duration(c.lookedAt.Load()) <= lookTime
}

// isAwaiting reports whether a frame of the host is awaited: an answer, or where somebody looks at the table what others do.
func (c *Client) isAwaiting() bool {
	c.mu.Lock()
	s := &c.state
	awaiting := len(c.queue) > 0 || c.isLookedAt() && s.View != nil && !s.Over && s.View.Actors().Without(s.Seat) != 0
	c.mu.Unlock()
	return awaiting
}

// supervise writes to the host that has welcomed the device, and leaves a line on which nothing comes.
func (c *Client) supervise(ctx context.Context, conn remote.Conn, welcome <-chan struct{}, hangUp context.CancelFunc) {
	wait := answerTime
	if c.isLookedAt() {
		wait = awaitedTime
	}
	timer := time.NewTimer(wait * time.Duration(c.questionsMax+1))
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

// question is whether the host is there, which the device asks on a silent line.
type question struct {
	count    int           // how often it has been asked without an answer
	frames   int64         // that had come before it was asked last
	at       time.Duration // when that was
	isUrgent bool          // the device has just got a network
}

// untilDue returns how long the host has until it is asked, or asked again, or the line is left.
func (c *Client) untilDue(q question) time.Duration {
	since, wait := time.Duration(c.frameAt.Load()), quietTime
	if q.count > 0 {
		since, wait = q.at, answerTime
	}
	switch {
	case q.isUrgent:
		wait = urgentTime
	case c.isAwaiting():
		wait = awaitedTime
	}
	return since + wait - c.uptime()
}

// write writes what has no answer yet, in order, and then each command that comes, until the line breaks or the host is silent.
func (c *Client) write(ctx context.Context, conn remote.Conn, hangUp context.CancelFunc, timer *time.Timer) {
	c.mu.Lock()
	c.lineCount++
	line := c.lineCount
	c.mu.Unlock()
	var q question
	for {
		r, ok := c.nextUnwritten(line)
		if !ok {
			if q.count > 0 && c.frameCount.Load() != q.frames { // it has answered
				c.questionsMax, q = q.count, question{}
			}
			if wait := c.untilDue(q); wait > 0 {
				timer.Reset(wait)
				select {
				case <-c.wake:
					continue
				case <-timer.C:
					continue
				case <-ctx.Done():
					return
				case <-c.retry:
					q = question{isUrgent: true}
				}
			} else if q.count > 0 && (q.isUrgent || q.count >= c.questionsMax) {
				c.leaveSilent(hangUp)
				return
			}
			q.count++
			q.frames, q.at = c.frameCount.Load(), c.uptime()
			r.Type = remote.Ping
		}
		if conn.Write(ctx, remote.EncodeRequest(r)) != nil {
			conn.Close() // it is sent anew on the next line
			return
		}
	}
}

// nextUnwritten returns the first command that has not been written on the line, and takes it for written.
func (c *Client) nextUnwritten(line int) (r remote.Request, ok bool) {
	c.mu.Lock()
	for k := 0; k < len(c.queue) && !ok; k++ {
		if q := &c.queue[k]; q.line != line {
			q.line = line
			r, ok = q.Request, true
		}
	}
	c.mu.Unlock()
	return r, ok
}
