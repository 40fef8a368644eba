package client

import (
	"context"

	"engawa/remote"
	"engawa/remote/socket"
)

// Dial connects to the host of a link over a WebSocket.
func Dial(ctx context.Context, l remote.Link) (remote.Conn, error) { return socket.Dial(ctx, l.Base) }
