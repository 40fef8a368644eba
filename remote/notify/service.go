package notify

import (
	"cmp"
	"context"
	"net/http"
	"path/filepath"
	"sync"
	"time"

	"engawa/remote"
	"engawa/remote/push"
	"engawa/rules"
)

// Config is what a Service works with.
type Config struct {
	Folder    string            // where keys and subscriptions are kept; "" for in memory
	Store     Store             // where several hosts keep them, in the place of Folder; nil for none
	Base      string            // the address of the host in links
	Pushes    Reach             // where push services may be
	Hooks     Reach             // where web hooks may be
	Transport http.RoundTripper // nil for connections that are checked by Pushes and Hooks
	Now       func() time.Time  // nil for time.Now
}

// Service calls people. Its methods may be called by any goroutine, and none waits for the disk or the network.
type Service struct {
	config   Config
	identity *push.Identity
	files    files
	store    Store                   // files, or what several hosts share
	clients  map[string]*http.Client // by way

	inbox   chan func()     // for the goroutine of run, to which all below belongs
	ctx     context.Context // of requests
	abort   context.CancelFunc
	closing context.Context // done when nothing more is to be sent
	stop    context.CancelFunc
	done    chan struct{}
	jobs    map[string]*job      // by table and way
	rests   map[string]time.Time // until when nothing is sent for a job
	waiting map[string]*waiting  // by table: what could not be kept
	sending sync.WaitGroup
}

const (
	inboxSize = 4096      // events that wait
	keyFile   = "key.pem" // in the folder
)

// Open returns a service, which makes its key and its folder where they are not there, and goes on with what has not been
// sent.
func Open(c Config) (*Service, error) {
	if c.Now == nil {
		c.Now = time.Now
	}
	s := &Service{
		config: c, files: files{folder: c.Folder}, inbox: make(chan func(), inboxSize), done: make(chan struct{}),
		jobs: map[string]*job{}, rests: map[string]time.Time{}, waiting: map[string]*waiting{}, clients: map[string]*http.Client{},
	}
	for way, reach := range map[string]Reach{byPush: c.Pushes, byHook: c.Hooks} {
		s.clients[way] = client(c.Transport)
		if c.Transport == nil {
			s.clients[way] = client(reach.transport())
		}
	}
	s.store = &s.files
	if c.Store != nil {
		s.store = c.Store
	}
	tables, err := s.files.open(c.Now()) // of a Store none: what is open there may be what another host sends
	if err != nil {
		return nil, err
	}
	switch {
	case c.Store != nil:
		s.identity, err = openIdentity(c.Store)
	case c.Folder == "":
		s.identity, err = push.NewIdentity()
	default:
		s.identity, err = push.OpenIdentity(filepath.Join(c.Folder, keyFile))
	}
	if err != nil {
		return nil, err
	}
	s.ctx, s.abort = context.WithCancel(context.Background())
	s.closing, s.stop = context.WithCancel(s.ctx)
	go s.run(tables)
	return s, nil
}

// Key returns the public key with which browsers subscribe; "" where nothing is sent to push services.
func (s *Service) Key() string {
	if s.config.Pushes == ReachNone {
		return ""
	}
	return s.identity.Public()
}

// CheckHook returns an *rules.Error where a table cannot have a web hook at the address.
func (s *Service) CheckHook(address string) error { return s.config.Hooks.CheckHook(address) }

// Close ends the service, once requests under way are answered, or after closeTime. What has not been sent is sent when it
// is opened again.
func (s *Service) Close() {
	s.stop()
	<-s.done
}

// do has the goroutine of run do something, and reports false where it has too much to do.
func (s *Service) do(what func()) bool {
	select {
	case s.inbox <- what:
		return true
	default:
		return false
	}
}

// Post tells of an event: by Web Push where the seat has a subscription and no device here, and the table's web hook.
// Each way tells of one Mark once. What comes while the service has too much to do is lost.
func (s *Service) Post(e Event) {
	s.do(func() { s.keep(e.Table, func() error { return s.post(e) }) })
}

// keepChange changes the state of a table, later where that cannot be kept now.
func (s *Service) keepChange(table string, change func(st *state) bool) {
	s.do(func() { s.keep(table, func() error { return s.change(table, change) }) })
}

// Seen says that the seat knows of the event with the mark: a device of it has been connected.
func (s *Service) Seen(table string, seat rules.Seat, mark string) {
	s.keepChange(table, func(st *state) bool {
		way := wayOf(byPush, seat)
		last, had := st.Last[way]
		if _, subscribed := st.Pushes[seat]; !subscribed || had && last.Mark == mark && !last.Open {
			return false
		}
		if last.Mark != mark {
			last = notice{Event: Event{Table: table, Seat: seat, Mark: mark}}
		}
		last.Open = false
		st.Last[way] = last
		return true
	})
}

// Subscribe keeps the subscription of a seat's device in place of the one of before, and then calls done, on a goroutine of
// its own. An empty text ends the subscription. What is none gives done an *rules.Error.
func (s *Service) Subscribe(table string, seat rules.Seat, text string, done func(error)) {
	var sub push.Subscription
	if text != "" {
		var err error
		if sub, err = push.ParseSubscription(text); err == nil {
			err = s.checkEndpoint(sub.Endpoint)
		}
		if err != nil {
			done(err)
			return
		}
	}
	if !s.do(func() {
		err := s.retry(table) // what was asked for before comes first
		if err == nil {
			err = s.change(table, func(st *state) bool { return st.subscribe(seat, sub) })
		}
		if err != nil {
			done(rules.Errorf(remote.CodeStore, "the host cannot keep it, so nothing has changed; try again later"))
			return
		}
		done(nil)
	}) {
		done(rules.Errorf(remote.CodeFast, "the host has too much to do; try again later"))
	}
}

// subscribe puts a subscription, or none, in the place of a seat's, and reports whether it is another one.
func (s *state) subscribe(seat rules.Seat, sub push.Subscription) bool {
	if s.Pushes[seat] == sub {
		return false
	}
	if sub == (push.Subscription{}) {
		delete(s.Pushes, seat)
		delete(s.Last, wayOf(byPush, seat))
		return true
	}
	s.Pushes[seat] = sub
	return true
}

// checkEndpoint returns an *rules.Error where nothing is sent to the endpoint of a subscription.
func (s *Service) checkEndpoint(endpoint string) error {
	if u := parsed(endpoint); !s.config.Pushes.takes(u) {
		return rules.Errorf(remote.CodePush, "this host sends to push services by https at addresses of the internet alone")
	}
	return nil
}

// SetHook gives a new table a web hook that CheckHook lets.
func (s *Service) SetHook(table, address string) {
	s.keepChange(table, func(st *state) bool {
		st.Hook = address
		return true
	})
}

// Forget forgets the subscription of a seat, which somebody else gets.
func (s *Service) Forget(table string, seat rules.Seat) {
	s.keepChange(table, func(st *state) bool { return st.subscribe(seat, push.Subscription{}) })
}

// Follow has the people of a table called at another one too, at which they play again: to says which seat somebody has
// there.
func (s *Service) Follow(table, next string, to func(rules.Seat) rules.Seat) {
	s.do(func() {
		s.keep(next, func() error {
			old, _, err := s.read(table)
			if err != nil || old.isEmpty() {
				return err
			}
			return s.change(next, func(st *state) bool {
				st.Hook = cmp.Or(st.Hook, old.Hook)
				for seat, sub := range old.Pushes {
					if _, has := st.Pushes[to(seat)]; !has {
						st.Pushes[to(seat)] = sub
					}
				}
				return true
			})
		})
	})
}

// post takes an event in.
func (s *Service) post(e Event) error {
	var open []string
	var last map[string]notice
	err := s.change(e.Table, func(st *state) bool {
		open, last = st.take(e), st.Last
		changed := len(open) > 0 || e.Kind == End && !st.Over && !st.isEmpty()
		st.Over = st.Over || e.Kind == End
		return changed
	})
	if err != nil {
		return err // it would be sent again and again
	}
	for _, way := range open {
		s.plan(e.Table, way)
	}
	for way, n := range last { // also what another host of the table has left
		if n.Open && s.jobs[jobName(e.Table, way)] == nil {
			s.plan(e.Table, way)
		}
	}
	return nil
}

// take notes an event for each way that is to tell of it, and returns these ways.
func (s *state) take(e Event) (open []string) {
	if _, subscribed := s.Pushes[e.Seat]; subscribed && !e.Here {
		way := wayOf(byPush, e.Seat)
		if last := s.Last[way]; last.Mark != e.Mark || e.Anew && !last.Open && !last.Sent {
			s.Last[way] = notice{Event: e, Open: true}
			open = append(open, way)
		}
	}
	if s.Hook == "" || e.Kind == End && e.Seat >= 0 {
		return open
	}
	way := wayOf(byHook, e.Seat)
	if e.Seat >= 0 && e.Anew || s.Last[way].Mark == e.Mark {
		return open
	}
	s.Last[way] = notice{Event: e, Open: true}
	return append(open, way)
}
