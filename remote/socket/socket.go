//go:build !js

package socket

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/rules"
)

// writeTimeout is how long a frame may take to leave.
const writeTimeout = 10 * time.Second

// Conn is a WebSocket of text frames.
type Conn struct {
	*websocket.Conn
	limit int64 // bytes of a frame, more give an *rules.Error; 0 for what the WebSocket itself lets through
}

// Accepted returns the line of a device that has connected to a host. One that sends too large a frame can be told so.
func Accepted(c *websocket.Conn) Conn {
	c.SetReadLimit(-1) // which would end the line without a word
	return Conn{Conn: c, limit: remote.MaxRequest}
}

// Dial connects to the host at an address as "http://HOST:8080/".
func Dial(ctx context.Context, base string) (remote.Conn, error) {
	return dial(ctx, base, maxReply)
}

// HeaderRelayed marks the request of a host that relays a line to another one, which relays it to nobody else.
const HeaderRelayed = "Engawa-Relayed"

// DialRelayed connects a host to another one at an address as "http://10.0.0.2:8080/", to relay a line.
func DialRelayed(ctx context.Context, base string) (remote.Conn, error) {
	return dialWith(ctx, base, maxReply, http.Header{HeaderRelayed: {"1"}})
}

// dial connects for frames of so many bytes at most.
func dial(ctx context.Context, base string, most int) (remote.Conn, error) {
	return dialWith(ctx, base, most, nil)
}

func dialWith(ctx context.Context, base string, most int, header http.Header) (remote.Conn, error) {
	c, answer, err := websocket.Dial(ctx, address(base), &websocket.DialOptions{CompressionMode: websocket.CompressionDisabled, HTTPHeader: header})
	if err != nil {
		if answer != nil && answer.StatusCode != http.StatusSwitchingProtocols {
			return nil, fmt.Errorf("%s answers %q", base, answer.Status)
		}
		return nil, fmt.Errorf("%s does not answer: %w", base, err)
	}
	c.SetReadLimit(int64(most))
	return Conn{Conn: c}, nil
}

// Read returns the next frame. One that is no text, or too large for a host, gives an *rules.Error.
func (c Conn) Read(ctx context.Context) ([]byte, error) {
	kind, r, err := c.Conn.Reader(ctx)
	if err != nil {
		return nil, err
	}
	if c.limit > 0 {
		r = io.LimitReader(r, c.limit+1)
	}
	data, err := io.ReadAll(r)
	switch {
	case err != nil:
		return nil, err
	case kind != websocket.MessageText:
		return nil, notText()
	case c.limit > 0 && int64(len(data)) > c.limit:
		return nil, rules.Errorf(remote.CodeFrame, "the frame is too large; expected at most %d bytes", c.limit)
	}
	return data, nil
}

// Write sends a frame.
func (c Conn) Write(ctx context.Context, frame []byte) error {
	ctx, stop := context.WithTimeout(ctx, writeTimeout)
	defer stop()
	return c.Conn.Write(ctx, websocket.MessageText, frame)
}

// Close ends the connection.
func (c Conn) Close() { c.Conn.Close(websocket.StatusNormalClosure, "") }
