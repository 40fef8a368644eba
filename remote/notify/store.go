package notify

import (
	"encoding/json"
	"errors"
	"time"

	"engawa/remote/push"
	"engawa/rules"
)

// Store keeps what the services of several hosts share, by names. Its methods may wait for the network.
type Store interface {
	// Read returns what is kept under a name, and its revision: nil and 0 where nothing is.
	Read(name string) (data []byte, revision uint64, err error)
	// Write keeps data in the place of what has the revision, 0 for nothing; nil forgets it. With a term the data need not be
	// kept for longer; 0 is for good. Where something else is kept, it changes nothing and returns an ErrConflict.
	Write(name string, data []byte, revision uint64, term time.Duration) error
}

// ErrConflict says that another host has written meanwhile.
var ErrConflict = errors.New("another host has written meanwhile")

// Attempts to write what other hosts write, too, and how long one waits before the next.
const (
	maxAttempts = 20
	attemptRest = 50 * time.Millisecond
)

// openIdentity reads the key pair that hosts share, or draws it where there is none yet.
func openIdentity(store Store) (own *push.Identity, err error) {
	for range maxAttempts {
		var data []byte
		if data, _, err = store.Read(keyFile); err != nil {
			return nil, err
		}
		if data != nil {
			return push.ParseIdentity(data)
		}
		if own, err = push.NewIdentity(); err != nil {
			return nil, err
		}
		if data, err = own.Encode(); err != nil {
			return nil, err
		}
		if err = store.Write(keyFile, data, 0, 0); err == nil {
			return own, nil
		}
		if !errors.Is(err, ErrConflict) {
			return nil, err
		}
		time.Sleep(attemptRest)
	}
	return nil, err
}

// read returns the state of a table, an empty one where nothing is kept, and its revision.
func (s *Service) read(table string) (st *state, revision uint64, err error) {
	data, revision, err := s.store.Read(table)
	if err != nil {
		return nil, 0, err
	}
	st = &state{}
	if json.Unmarshal(data, st) != nil {
		st = &state{} // what cannot be read is as good as nothing
	}
	if st.Pushes == nil {
		st.Pushes = map[rules.Seat]push.Subscription{}
	}
	if st.Last == nil {
		st.Last = map[string]notice{}
	}
	return st, revision, nil
}

// change changes the state of a table, and keeps it if change reports that it is another one; an empty one is forgotten. Where
// another host has written meanwhile, change is called again.
func (s *Service) change(table string, change func(st *state) bool) error {
	for attempt := 1; ; attempt++ {
		st, revision, err := s.read(table)
		if err != nil || !change(st) {
			return err
		}
		var data []byte
		if !st.isEmpty() {
			if data, err = json.Marshal(st); err != nil {
				return err
			}
		}
		if err = s.store.Write(table, data, revision, st.term()); !errors.Is(err, ErrConflict) || attempt == maxAttempts {
			return err
		}
		select {
		case <-time.After(attemptRest):
		case <-s.ctx.Done():
			return err
		}
	}
}
