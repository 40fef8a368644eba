package socket

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"syscall/js"

	"engawa/remote"
)

// Conn is a WebSocket of the browser. Frames that have come wait in it until they are read.
type Conn struct {
	socket   js.Value
	maxFrame int           // bytes of a frame
	open     chan struct{} // closed once the host has answered
	event    chan struct{} // holds one where something is new: a frame, or the end

	mu        sync.Mutex
	frames    [][]byte
	waiting   int   // bytes of frames
	err       error // why the line has ended
	listeners []js.Func
}

// readyOpen is WebSocket.OPEN.
const readyOpen = 1

// maxBuffered is how many bytes may wait in the browser to leave.
const maxBuffered = 1 << 20

var errClosed = errors.New("the line is closed")

// Dial connects to the host at an address as "http://HOST:8080/".
func Dial(ctx context.Context, base string) (remote.Conn, error) {
	return dial(ctx, base, maxReply)
}

// dial connects for frames of so many bytes at most.
func dial(ctx context.Context, base string, most int) (remote.Conn, error) {
	socket, err := open(address(base))
	if err != nil {
		return nil, fmt.Errorf("%s cannot be asked: %w", base, err)
	}
	c := &Conn{socket: socket, maxFrame: most, open: make(chan struct{}), event: make(chan struct{}, 1)}
	c.listen()
	select {
	case <-c.open:
	case <-c.event:
		c.wake() // Read is to look too
	case <-ctx.Done():
		c.Close()
		return nil, fmt.Errorf("%s does not answer: %w", base, ctx.Err())
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err != nil {
		return nil, fmt.Errorf("%s does not answer: %w", base, c.err)
	}
	return c, nil
}

// open makes a WebSocket. A browser that has none, or forbids this one, gives an error.
func open(address string) (socket js.Value, err error) {
	class := js.Global().Get("WebSocket")
	if !class.Truthy() {
		return socket, errors.New("this browser has no WebSockets")
	}
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = thrown
		default:
			panic(thrown)
		}
	}()
	return class.New(address), nil
}

// listen has the browser report what happens.
func (c *Conn) listen() {
	c.socket.Set("binaryType", "arraybuffer")
	c.on("onopen", func(js.Value) { close(c.open) })
	c.on("onmessage", c.take)
	c.on("onerror", func(js.Value) { c.end(errors.New("the line is broken")) })
	c.on("onclose", func(event js.Value) {
		code, reason := event.Get("code").Int(), event.Get("reason").String()
		c.end(fmt.Errorf("the host has closed the line (%d %s)", code, reason))
	})
}

func (c *Conn) on(event string, do func(event js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	c.listeners = append(c.listeners, f)
	c.socket.Set(event, f)
}

// take takes a frame in.
func (c *Conn) take(event js.Value) {
	data := event.Get("data")
	if data.Type() != js.TypeString {
		c.end(notText())
		return
	}
	frame := []byte(data.String())
	c.mu.Lock()
	c.waiting += len(frame)
	full := len(frame) > c.maxFrame || c.waiting > 2*c.maxFrame+maxBuffered
	if !full && c.err == nil {
		c.frames = append(c.frames, frame)
	}
	c.mu.Unlock()
	if full {
		c.end(fmt.Errorf("the host has sent more than is taken: a frame of %d bytes; expected at most %d", len(frame), c.maxFrame))
		return
	}
	c.wake()
}

// end lets go of the WebSocket; the first reason stays.
func (c *Conn) end(why error) {
	c.mu.Lock()
	listeners := c.listeners
	c.listeners = nil
	if c.err == nil {
		c.err = why
	}
	c.mu.Unlock()
	for _, event := range []string{"onopen", "onmessage", "onerror", "onclose"} {
		c.socket.Set(event, js.Null())
	}
	for _, f := range listeners {
		f.Release()
	}
	c.socket.Call("close")
	c.wake()
}

// wake lets Read look again.
func (c *Conn) wake() {
	select {
	case c.event <- struct{}{}:
	default:
	}
}

// Read returns the next frame. After one that is no text it returns an *rules.Error.
func (c *Conn) Read(ctx context.Context) ([]byte, error) {
	for {
		c.mu.Lock()
		if len(c.frames) > 0 {
			frame := c.frames[0]
			c.frames = c.frames[1:]
			c.waiting -= len(frame)
			c.mu.Unlock()
			return frame, nil
		}
		err := c.err
		c.mu.Unlock()
		if err != nil {
			return nil, err
		}
		select {
		case <-c.event:
		case <-ctx.Done():
			c.Close() // as on other systems
			return nil, ctx.Err()
		}
	}
}

// Write hands a frame to the browser, which sends it when it can.
func (c *Conn) Write(ctx context.Context, frame []byte) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	c.mu.Lock()
	err := c.err
	c.mu.Unlock()
	switch {
	case err != nil:
		return err
	case c.socket.Get("readyState").Int() != readyOpen:
		return errClosed
	case c.socket.Get("bufferedAmount").Int() > maxBuffered:
		return errors.New("the line takes nothing any more")
	}
	c.socket.Call("send", string(frame))
	return nil
}

// Close ends the connection.
func (c *Conn) Close() { c.end(errClosed) }
