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

// Pinger is a Conn by which one can ask, beside the frames, whether the other side is there.
type Pinger interface {
	// Ping returns when the other side has answered, or an error once the line or the context is at its end. It needs
	// somebody who reads the frames.
	Ping(ctx context.Context) error
}
