package client

import (
	"context"

	"engawa/remote"
)

// dialBeside opens a line by one dial: browsers open one line to a host after another.
func dialBeside(ctx context.Context, dial func(ctx context.Context) (remote.Conn, error)) (remote.Conn, error) {
	return dial(ctx)
}
