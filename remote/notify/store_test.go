package notify

import (
	"errors"
	"net/http"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"engawa/remote"
	"engawa/rules"
)

// sharedStore is a Store in memory.
type sharedStore struct {
	mu      sync.Mutex
	kept    map[string][]byte
	written uint64
	at      map[string]uint64 // revisions
	fail    error             // of whatever is asked for
	other   func()            // writes before the next call of Write does; nil for nobody
}

// Read implements Store.
func (s *sharedStore) Read(name string) ([]byte, uint64, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.kept[name], s.at[name], s.fail
}

// Write implements Store.
func (s *sharedStore) Write(name string, data []byte, revision uint64) error {
	if do := s.other; do != nil {
		s.other = nil
		do()
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.fail != nil {
		return s.fail
	}
	if s.at[name] != revision {
		return ErrConflict
	}
	s.written++
	s.kept[name], s.at[name] = data, s.written
	if data == nil {
		s.at[name] = 0
	}
	return nil
}

// TestHostsShareWhatTheyKeep has two services with one store: they have one key, nothing that one writes is lost by what the
// other does, and what one has not sent before it ended the other sends, once.
func TestHostsShareWhatTheyKeep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, store := newNetwork(t), &sharedStore{kept: map[string][]byte{}, at: map[string]uint64{}}
		begin := func() *Service {
			s, err := Open(Config{Store: store, Base: "https://tables.example.org/", Pushes: ReachPublic, Hooks: ReachPublic, Transport: n})
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		one, two := begin(), begin()
		defer two.Close()
		if one.Key() != two.Key() || one.Key() == "" {
			t.Fatalf("the hosts have the keys %q and %q", one.Key(), two.Key())
		}
		store.other = func() { n.subscribe(two, 1) }
		n.subscribe(one, 0)
		n.answers = func(*http.Request) int { return 0 }
		one.Post(turn(0, "1"))
		n.has("while nobody answers", calls0)
		one.Close()
		n.answers = nil
		two.Post(turn(1, "1"))
		n.has("at the other host", calls0, calls1)
		one = begin()
		defer one.Close()
		one.Post(turn(0, "1"))
		time.Sleep(time.Minute)
		n.has("at the first host again")
		store.fail = errors.New("no server answers")
		done := make(chan error, 1)
		one.Subscribe(table, 0, "", func(err error) { done <- err })
		if err := <-done; rules.CodeOf(err) != remote.CodeStore {
			t.Errorf("without servers a subscription ends with %v", err)
		}
		if _, err := Open(Config{Store: store}); err == nil {
			t.Error("without servers there is a key")
		}
	})
}
