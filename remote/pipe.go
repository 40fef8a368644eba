package remote

import (
	"context"
	"errors"
	"sync"
)

// errLineClosed is why nothing more can be read from a line that has ended, or written to it.
var errLineClosed = errors.New("the line is gone")

// Pipe returns the two ends of a line within one program.
func Pipe() (device, host Conn) {
	a, b, gone, once := make(chan []byte), make(chan []byte), make(chan struct{}), &sync.Once{}
	return pipeEnd{a, b, gone, once}, pipeEnd{b, a, gone, once}
}

// pipeEnd is an end of a line within one program.
type pipeEnd struct {
	in   <-chan []byte
	out  chan<- []byte
	done chan struct{} // closed by either end
	once *sync.Once
}

// Read implements Conn.
func (e pipeEnd) Read(ctx context.Context) ([]byte, error) {
	select {
	case frame := <-e.in:
		return frame, nil
	case <-e.done:
		return nil, errLineClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Write implements Conn.
func (e pipeEnd) Write(ctx context.Context, frame []byte) error {
	select {
	case e.out <- frame:
		return nil
	case <-e.done:
		return errLineClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Close implements Conn.
func (e pipeEnd) Close() { e.once.Do(func() { close(e.done) }) }
