//go:build !js

package client

import (
	"context"
	"fmt"
	"net/http"
	"strings"

	"github.com/coder/websocket"

	"engawa/remote"
	"engawa/remote/socket"
)

// maxReply is the largest frame from a host: a whole match at its end.
const maxReply = 8 << 20

// Dial connects to the host of a link over a WebSocket.
func Dial(ctx context.Context, l remote.Link) (remote.Conn, error) {
	address := strings.Replace(strings.TrimSuffix(l.Base, "/"), "http", "ws", 1) + remote.PathSocket
	c, answer, err := websocket.Dial(ctx, address, &websocket.DialOptions{CompressionMode: websocket.CompressionDisabled})
	if err != nil {
		if answer != nil && answer.StatusCode != http.StatusSwitchingProtocols {
			return nil, fmt.Errorf("%s answers %q", l.Base, answer.Status)
		}
		return nil, fmt.Errorf("%s does not answer: %w", l.Base, err)
	}
	c.SetReadLimit(maxReply)
	return socket.Conn{Conn: c}, nil
}
