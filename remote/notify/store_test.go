package notify

import (
	"errors"
	"net/http"
	"strings"
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
	terms   map[string]time.Duration
	fail    error  // of whatever is asked for
	other   func() // writes before the next call of Write does; nil for nobody
}

func newSharedStore() *sharedStore {
	return &sharedStore{kept: map[string][]byte{}, at: map[string]uint64{}, terms: map[string]time.Duration{}}
}

// open opens a service of a host that shares the store.
func (s *sharedStore) open(n *network) *Service {
	n.t.Helper()
	service, err := Open(Config{Store: s, Base: "https://tables.example.org/", Pushes: ReachPublic, Hooks: ReachPublic, Transport: n})
	if err != nil {
		n.t.Fatal(err)
	}
	return service
}

// Read implements Store.
func (s *sharedStore) Read(name string) ([]byte, uint64, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.kept[name], s.at[name], s.fail
}

// Write implements Store.
func (s *sharedStore) Write(name string, data []byte, revision uint64, term time.Duration) error {
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
	s.kept[name], s.at[name], s.terms[name] = data, s.written, term
	if data == nil {
		s.at[name] = 0
	}
	return nil
}

// TestHostsShareWhatTheyKeep has two services with one store: they have one key, nothing that one writes is lost by what the
// other does, and what one has not sent before it ended the other sends, once.
func TestHostsShareWhatTheyKeep(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, store := newNetwork(t), newSharedStore()
		one, two := store.open(n), store.open(n)
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
		one = store.open(n)
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

// TestWhatHasEndedIsKeptForATerm has a match end: what a shared store keeps of it need not be there for longer than people may
// play again.
func TestWhatHasEndedIsKeptForATerm(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, store := newNetwork(t), newSharedStore()
		s := store.open(n)
		defer s.Close()
		n.subscribe(s, 0)
		s.Post(turn(0, "1"))
		n.has("at a turn", calls0)
		if term, has := store.terms[table]; !has || term != 0 || store.terms[keyFile] != 0 {
			t.Errorf("a match that goes on is kept for %v, the key for %v", term, store.terms[keyFile])
		}
		s.Post(Event{Table: table, Kind: End, Seat: 0, Mark: "end", Here: true})
		synctest.Wait()
		if term := store.terms[table]; term != 30*24*time.Hour || len(store.kept[table]) == 0 {
			t.Errorf("what has ended is kept for %v", term)
		}
		n.subscribe(s, 1)
		if term := store.terms[table]; term != 30*24*time.Hour {
			t.Errorf("who subscribes after the end makes it %v", term)
		}
	})
}

// TestWhatCannotBeKeptIsKeptLater has nobody answer for the store for a while, as while servers choose a leader. What has
// happened meanwhile is told afterwards, once, as it stands then; what somebody knows by then is not.
func TestWhatCannotBeKeptIsKeptLater(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n, store := newNetwork(t), newSharedStore()
		s := store.open(n)
		n.subscribe(s, 0)
		n.subscribe(s, 1)
		fail := func(err error) {
			store.mu.Lock()
			defer store.mu.Unlock()
			store.fail = err
		}
		none := errors.New("no server answers")
		fail(none)
		s.Post(turn(0, "1"))
		s.Post(turn(1, "2"))
		s.Seen(table, 1, "2")
		s.SetHook(table, "https://hooks.example.net/x")
		s.Post(turn(0, "3"))
		s.Forget(table, 1)
		time.Sleep(9 * time.Second)
		n.has("while nothing can be kept")
		done := make(chan error, 1)
		s.Subscribe(table, 1, n.browser.JSON("https://push1.example.net/b", "fr"), func(err error) { done <- err })
		if err := <-done; rules.CodeOf(err) != remote.CodeStore {
			t.Errorf("who subscribes meanwhile is told %v", err)
		}
		fail(nil)
		time.Sleep(time.Minute)
		n.has("once it can", hook0, calls0)
		s.Post(turn(1, "4"))
		n.has("at a turn of a seat that is forgotten", strings.NewReplacer(`"seat":0`, `"seat":1`).Replace(hook0))
		n.subscribe(s, 1)
		s.Post(turn(1, "5"))
		time.Sleep(time.Minute)
		n.has("at a turn of who has subscribed since", strings.NewReplacer(`"seat":0`, `"seat":1`).Replace(hook0), calls1)
		fail(none)
		s.Post(turn(0, "6"))
		synctest.Wait()
		fail(nil)
		s.Close()
		s = store.open(n)
		defer s.Close()
		s.Post(turn(0, "6"))
		n.has("after another start", hook0, calls0)
	})
}
