//go:build !js

package socket

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"engawa/remote"
)

// writeTimeout is how long a frame may take to leave.
const writeTimeout = 10 * time.Second

// Conn is a WebSocket of text frames.
type Conn struct{ *websocket.Conn }

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

// Read returns the next frame. One that is no text gives an *rules.Error.
func (c Conn) Read(ctx context.Context) ([]byte, error) {
	kind, data, err := c.Conn.Read(ctx)
	if err == nil && kind != websocket.MessageText {
		return nil, notText()
	}
	return data, err
}

// Write sends a frame.
func (c Conn) Write(ctx context.Context, frame []byte) error {
	ctx, stop := context.WithTimeout(ctx, writeTimeout)
	defer stop()
	return c.Conn.Write(ctx, websocket.MessageText, frame)
}

// Close ends the connection.
func (c Conn) Close() { c.Conn.Close(websocket.StatusNormalClosure, "") }
