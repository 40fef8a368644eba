package remote

import "context"

// Conn is a line between a device and a host: a WebSocket, or two channels in tests. Read and Write are each used by one
// goroutine at a time.
type Conn interface {
	// Read returns the next frame, or an error once the line is gone.
	Read(ctx context.Context) ([]byte, error)
	// Write sends a frame.
	Write(ctx context.Context, frame []byte) error
	// Close ends the line; the other side's Read returns an error.
	Close()
}
