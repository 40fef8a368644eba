package client

import (
	"context"
	"sync"
)

// stoppable is a context that ends when it is stopped, or soon after its parent has ended. The package context has the like,
// which is twenty kilobytes of code more in the page, where nothing else needs it.
type stoppable struct {
	context.Context // the parent
	done            chan struct{}
	once            sync.Once
}

// Done implements context.Context.
func (s *stoppable) Done() <-chan struct{} { return s.done }

// Err implements context.Context.
func (s *stoppable) Err() error {
	select {
	case <-s.done:
		return context.Canceled
	default:
		return nil
	}
}

func (s *stoppable) stop() { s.once.Do(func() { close(s.done) }) }

// withStop returns a context that ends by stop, which must be called, or with its parent.
func withStop(parent context.Context) (ctx context.Context, stop func()) {
	s := &stoppable{Context: parent, done: make(chan struct{})}
	if parent.Done() != nil {
		go func() {
			select {
			case <-parent.Done():
				s.stop()
			case <-s.done:
			}
		}()
	}
	return s, s.stop
}
