// Package socket carries frames of package remote over WebSockets, for a host and for devices that are not browsers. It
// imports remote and github.com/coder/websocket.
package socket

import (
	"context"
	"time"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/rules"
)

// writeTime is how long a frame may take to leave.
const writeTime = 10 * time.Second

// Conn is a WebSocket of text frames.
type Conn struct{ *websocket.Conn }

// Read returns the next frame. One that is no text gives an *rules.Error.
func (c Conn) Read(ctx context.Context) ([]byte, error) {
	kind, data, err := c.Conn.Read(ctx)
	if err == nil && kind != websocket.MessageText {
		return nil, rules.Errorf(remote.CodeFrame, "the frame is no text")
	}
	return data, err
}

// Write sends a frame.
func (c Conn) Write(ctx context.Context, frame []byte) error {
	ctx, stop := context.WithTimeout(ctx, writeTime)
	defer stop()
	return c.Conn.Write(ctx, websocket.MessageText, frame)
}

// Close ends the connection.
func (c Conn) Close() { c.Conn.Close(websocket.StatusNormalClosure, "") }
